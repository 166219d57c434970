"""The examples that the page lets people step through: each is a real game, and ends as the rulebook says."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from atout.examples import examples, table_of
from atout.families import specs
from atout.families.examples import Example
from atout.families.manuals import headings, manual, sections
from atout.families.words import LANGUAGES, Words, message_ids
from atout.state import State

EVERY = [example for id in specs() for example in examples(id)]
by_id = {example.id: example for example in EVERY}


def stages(example: Example) -> list[State]:
    """An example's table after 0, 1, 2 … moves."""
    found = [table_of(example)]
    for move in example.moves.split():
        found.append(found[-1].copy())
        found[-1].play(move)
    return found


def slots(state: State) -> dict[str, str]:
    found: Any = state.scene()
    named = {slot: getattr(found.slots, slot) for slot in ("trump", "plus", "ebbes", "minus", "zilch")}
    return {slot: one.colour for slot, one in named.items() if one is not None}


def ebbes_cards(state: State) -> list[int]:
    """Cards of the ebbes colour that each seat has won."""
    found: Any = state.scene()
    return [counts[2] for counts in found.won]


def ebbes_points(state: State) -> list[int]:
    """What is left of a round's points without plus and minus."""
    found: Any = state.scene()
    assert state.scores is not None
    return [points - won[1] + won[3] for points, won in zip(state.scores, found.won, strict=True)]


def winner(state: State) -> int:
    return int(state.fields().last_winner)


def side(state: State, *seats: int) -> tuple[int, int]:
    """Tricks and loot of some seats together."""
    s = state.fields()
    return sum(s.tricks[j] for j in seats), sum(int(s.loot[j]).bit_count() for j in seats)


def board(state: State) -> dict[str, Any]:
    s = state.fields()
    return {"start": s.start, "factor": s.factor, "asked": s.asked}


def lies(state: State, square: str) -> str:
    """The card on top of a square of Ebbe & Flut."""
    s = state.fields()
    card = s.top[5 * int(square[0]) + int(square[1])]
    return state.game.family.notation(s).cards[card] if card >= 0 else ""


def home(state: State) -> int:
    """How many cards have reached a goal."""
    return int(state.fields().scored).bit_count()


def card_moves(state: State) -> set[str]:
    return {move for move in state.legal() if move[0].upper() in "ABCDE" and move[1].isdigit()}


# What the rulebook (or our ruling) says, by the example's id: t[k] is the table after k moves.
RESULTS: dict[str, Callable[[list[State]], bool]] = {
    "e1": lambda t: slots(t[1]) == {} and slots(t[2]) == {"trump": "B"} == slots(t[-1]),
    "e2": lambda t: slots(t[6]) == {"trump": "B"} and slots(t[-1]) == {"trump": "B", "plus": "Y"},
    "e3": lambda t: ebbes_cards(t[-1]) == [0, 0, 2, 3, 5] and ebbes_points(t[-1]) == [0, 0, 3, 3, 0],
    "e4": lambda t: {move[6:] for move in t[0].legal()} == {str(v) for v in range(1, 10)},
    "e5": lambda t: slots(t[-1]) == {"trump": "G"},
    "e6": lambda t: ebbes_cards(t[-1]) == [0, 1, 1, 6] and ebbes_points(t[-1]) == [0, 3, 3, 0],
    "e6-level": lambda t: ebbes_cards(t[-1]) == [2, 2, 2] and ebbes_points(t[-1]) == [0, 0, 0],
    "e7": lambda t: slots(t[-1]) == {"trump": "Y"} and winner(t[-1]) == 1,
    "e8": lambda t: slots(t[-1]) == {"trump": "B", "plus": "R", "ebbes": "G", "minus": "Y", "zilch": "N"},
    "n-1": lambda t: board(t[-1]) == {"start": 2, "factor": 3, "asked": 1},
    "n-2": lambda t: side(t[-1], 0, 1) == (3, 1) and t[-1].scores == [12, 12, 21, 21],
    "n-3": lambda t: "no:trump:B" not in t[-1].legal(),
    "n-4": lambda t: winner(t[-1]) == 1,
    "n-5": lambda t: winner(t[-1]) == 3 and t[-1].fields().last_loot == 0,
    "n-5-loot": lambda t: winner(t[-1]) == 3 and t[-1].fields().last_loot == 0b0010,
    "n-6": lambda t: set(t[17].legal()) == {"K1", "B2"},
    "n-7": lambda t: (side(t[-1], 0), side(t[-1], 1, 2)) == ((5, 2), (7, 1)) and t[-1].scores == [28, 16, 16],
    "m-1": lambda t: board(t[-1]) == {"start": 0, "factor": 2, "asked": 0} and t[-1].fields().doubler == 2,
    "m-2": lambda t: winner(t[-1]) == 4 and t[-1].fields().last_loot == 0b01000,
    "m-3": lambda t: (
        (side(t[-1], 0, 1, 4), side(t[-1], 2), side(t[-1], 3)) == ((7, 3), (3, 0), (2, 1))
        and t[-1].scores == [2, 2, 0, 0, 2]
    ),
    "m-4": lambda t: winner(t[-1]) == 3,
    "m-5": lambda t: (side(t[-1], 0), side(t[-1], 1, 2)) == ((5, 2), (11, 1)) and t[-1].scores == [0, 4, 4],
    "m-6": lambda t: {"B3", "R9"} < set(t[21].legal()) and "B0" not in t[21].legal(),
    "i-1": lambda t: board(t[-1]) == {"start": 1, "factor": 2, "asked": 0} and t[-1].seat == 1,
    "i-2": lambda t: winner(t[-1]) == 4 and t[-1].fields().last_loot == 0b01000,
    "i-3": lambda t: {"G1", "R5"} < set(t[20].legal()),
    "t0": lambda t: t[2].seat == 0,
    "t1": lambda t: card_moves(t[6]) == {"B5:left", "E5:left"} and lies(t[-1], "33") == "E5",
    "t2": lambda t: card_moves(t[6]) == {"B5:forward", "B1:forward"} and lies(t[-1], "33") == "B1",
    "t3": lambda t: (lies(t[49], "02"), lies(t[49], "32")) == ("C3", "D3") and home(t[50]) == home(t[49]) + 1,
    "t4": lambda t: (lies(t[58], "02"), lies(t[58], "04")) == ("C3", "C5") and home(t[59]) == home(t[58]),
    "t5": lambda t: (lies(t[57], "20"), lies(t[57], "40")) == ("E1", "E4") and home(t[58]) == home(t[57]),
    "t8": lambda t: (lies(t[-1], "22"), lies(t[-1], "24")) == ("c1", "B4") and not card_moves(t[-1]),
    "t9": lambda t: card_moves(t[6]) == {"b5:left", "e5:left"} and lies(t[-1], "01") == "b5",
    "t10": lambda t: (lies(t[58], "11"), lies(t[58], "13")) == ("D2", "D4") and home(t[59]) == home(t[58]) + 1,
    "x1": lambda t: takes(t[0]) == {"A": {"R1", "Y6", "Y8"}, "B": {"B3", "B5", "Y6", "Y8"}},
    "x2": lambda t: takes(t[1])["A"] == {"Y5", "B2", "B4"},
    "x3": lambda t: takes(t[0])["A"] == {"Y1", "B9"} and takes(t[1])["B"] == {"Y8", "Y10"},
    "x3-zero": lambda t: takes(t[1])["A"] == {"Y6", "Y8"},
    "x4": lambda t: {"0G/2R", "5R/8Y"} <= set(t[0].legal()) and "1G/8B" not in t[0].legal(),
    "x5": lambda t: "1R/7B" in t[1].legal() and "0G/9Y" not in t[1].legal(),
    "x6": lambda t: [event.args.get("points") for event in t[-1].events() if event.id == "xxl-run"] == [26],
    "x7": lambda t: (
        all(move == "6R/8Y@R" or re.search(r"10([YBG])@\1$", move) for move in t[4].legal())
        and {"6R/8Y@R", "6B/10Y@Y"} <= set(t[4].legal())
    ),
    "x8": lambda t: (
        all("G" in move or "R" in move for move in t[1].legal())
        and all("G" in move for k in (2, 3) for move in t[k].legal())
    ),
    "x9": lambda t: winner(t[-1]) == 2,
    "x10": lambda t: winner(t[-1]) == 1,
    "x11": lambda t: t[-1].scores == [0, 25, 25, 84] and t[-1].rounds[-1]["places"] == [1, 2, 2, 4],
}


def takes(state: State) -> dict[str, set[str]]:
    """The numbers that each pile of game 1 accepts, read off the scene."""
    found: Any = state.scene()
    return {pile.name: {f"{half[-1]}{half[:-1]}" for half in pile.takes} for pile in found.piles}


@pytest.mark.parametrize("example", EVERY, ids=lambda example: example.id)
def test_every_example_ends_as_the_rulebook_says(example: Example) -> None:
    assert RESULTS[example.id](stages(example))


def test_every_example_of_the_manuals_can_be_stepped_through() -> None:
    assert len(by_id) == len(EVERY) == len(RESULTS)
    told = {example.section for example in EVERY}
    for id in specs():
        for section, (_, title) in zip(sections(id), headings(manual(id, "en")), strict=True):
            if re.match(r"[A-Z]-?\d+ – ", title) and section != "i-4":  # that one is a table of rounds
                assert section in told, (id, title)


@pytest.mark.parametrize("example", EVERY, ids=lambda example: example.id)
def test_an_example_has_its_place_and_its_words(example: Example) -> None:
    assert example.section in sections(example.game)
    assert list(example.says) == sorted(set(example.says))
    assert example.says[-1] <= len(example.moves.split())
    for lang in LANGUAGES:
        words = Words(specs()[example.game].family, lang)
        for k in range(len(example.says) + 1):
            assert words(f"example-{example.id}-{k}" if k else f"example-{example.id}")


def test_there_are_no_words_without_an_example() -> None:
    expected = {f"example-{example.id}" for example in EVERY}
    expected |= {f"example-{example.id}-{k}" for example in EVERY for k in range(1, len(example.says) + 1)}
    every = {id for spec in specs().values() for id in message_ids(spec.family)["en"] if id.startswith("example-")}
    assert every == expected


def test_a_deal_has_the_wanted_cards_in_front() -> None:
    deal = next(step["deal"] for step in table_of(by_id["n-6"]).steps() if "deal" in step)
    assert deal["hands"][1][:4] == ["K1", "R4", "B2", "G9"]
