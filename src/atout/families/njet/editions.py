"""The three editions as data: cards, board, hands, rounds. The rules read them as numbers in the state's header.

A colour has 16 bits: the loot value's copies are bits 0 to 2, the other values follow in ascending order.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, get_args

from atout.families.options import PrintedRow, PrintedSquare

START, DISCARD, TRUMP, SUPER, POINTS = range(5)  # the rows of the board
RowName = Literal["start", "discard", "trump", "super", "points"]
ROWS: tuple[RowName, ...] = get_args(RowName)
EditionId = Literal["njet-1997", "njet-2007", "niet-2015"]

# What a free square of the discard row means, by its number; a number is 1, 2, 3, 4 or −2 in the points row.
ONE, TWO, NO_LOOT, PASSING, NOTHING = range(5)


@dataclass(frozen=True)
class Edition:
    id: EditionId
    colours: str  # letters, in canonical order
    faces: tuple[int | None, ...]  # the value that each bit of a colour stands for
    left_out: int  # bits of each colour that three players do without
    rows: tuple[tuple[str, ...], ...]  # texts of the squares in board order, "" where there is none
    few: int  # cards to lay down on NO_LOOT and to pass on PASSING
    placer: int  # who places first, counted from the dealer
    hands: dict[int, int]  # cards dealt to a seat, by players
    rounds: dict[int, int]

    @property
    def colour_deck(self) -> int:
        """One colour's cards as bits."""
        return sum(1 << bit for bit, face in enumerate(self.faces) if face is not None)

    @property
    def colour_tails(self) -> int:
        """The bits that are further copies of the value below them."""
        same = enumerate(pairwise(self.faces), 1)
        return sum(1 << bit for bit, (below, face) in same if face is not None and face == below)

    def deck(self, players: int) -> int:
        left_out = self.left_out if players == 3 else 0
        return sum((self.colour_deck & ~left_out) << 16 * colour for colour in range(4))

    def tails(self) -> int:
        return sum(self.colour_tails << 16 * colour for colour in range(4))

    @property
    def numbers(self) -> list[int]:
        """On its cards, ascending; the lowest is the loot value."""
        return sorted({face for face in self.faces if face is not None})

    def asked(self, square: int) -> int:
        """How many cards everybody lays down if this square of the discard row stays free."""
        return 0 if square == NOTHING else self.few if square in (NO_LOOT, PASSING) else square + 1

    def board(self, *, no_trump: bool) -> list[PrintedRow]:
        """All squares that are in the game with the most players."""
        free = self.squares(max(self.hands), no_trump)
        return [
            PrintedRow(
                ROWS[row],
                [
                    PrintedSquare(text, self.asked(square) if row == DISCARD else 0)
                    for square, text in enumerate(texts)
                    if free >> row * 8 + square & 1
                ],
            )
            for row, texts in enumerate(self.rows)
        ]

    def squares(self, players: int, no_trump: bool) -> int:
        """The squares that are free when a round begins, as bits row · 8 + square; unused characters stay covered."""
        free = 0
        for row, texts in enumerate(self.rows):
            for square, text in enumerate(texts):
                covered = (row == START and square >= players) or (row == TRUMP and text == "none" and not no_trump)
                if text and not covered:
                    free |= 1 << (row * 8 + square)
        return free


EDITIONS = (
    Edition(
        id="njet-1997",
        colours="RKBG",
        faces=(1, 1, None, 2, 3, 4, 5, 6, 7, 8, 9),
        left_out=1 << 3,  # the 2s
        rows=(
            ("0", "1", "2", "3"),
            ("1", "2", "", "", "0"),
            ("R", "K", "B", "G"),
            ("R", "K", "B", "G", "none"),
            ("1", "2", "3", "4"),
        ),
        few=0,
        placer=1,  # N7
        hands={3: 12, 4: 10},
        rounds={3: 6, 4: 8},
    ),
    Edition(
        id="njet-2007",
        colours="RKBY",
        faces=(0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 8, 9),
        left_out=0b111 << 10,  # three of the four 7s
        rows=(
            ("0", "1", "2", "3", "4"),
            ("1", "2", "2-no0", "pass", "0"),
            ("R", "K", "B", "Y", "none"),
            ("R", "K", "B", "Y", "none"),
            ("1", "2", "3", "4", "-2"),
        ),
        few=2,
        placer=0,
        hands={2: 15, 3: 16, 4: 15, 5: 12},
        rounds={2: 8, 3: 9, 4: 8, 5: 10},
    ),
    Edition(
        id="niet-2015",
        colours="BYRG",
        faces=(1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        left_out=0b111 << 12,  # 11, 12, 13
        rows=(
            ("0", "1", "2", "3", "4"),
            ("1", "2", "1-no1", "pass", "0"),
            ("B", "Y", "R", "G", "none"),
            ("B", "Y", "R", "G", "none"),
            ("1", "2", "3", "4", "-2"),
        ),
        few=1,
        placer=0,
        hands={2: 15, 3: 16, 4: 15, 5: 12},
        rounds={2: 8, 3: 9, 4: 8, 5: 10},
    ),
)
