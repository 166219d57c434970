"""Which clause is named when something is tried that may not be played."""

from __future__ import annotations

import pytest

import atout
from atout.families.njet.scene import NjetOwn, NjetScene
from tests.njet.tables import table
from tests.refusals import check_refusals, kind, refused

DUE = {"stones": "no", "teams": "team", "doubler": "x2", "playing": "card"}


@pytest.mark.parametrize(
    ("square", "move", "clause"),
    [
        ("pass", "discard:R9", "lay"),
        ("2", "pass:R9", "lay"),
        *((square, move, "phase") for square in ("pass", "2") for move in ("R9", "no:trump:R", "team:0+2", "x2:1")),
        ("pass", "pass:Y9", "hand"),
        ("2", "discard:Y9", "hand"),
    ],
)
def test_N12_what_is_wrong_while_cards_are_laid_down(square: str, move: str, clause: str) -> None:
    state = table("njet-2007", f"0 {square} K none 1", {0: "R9", 1: "Y9"}, ["team:0+1"])
    assert refused(state, move) == clause


def clause(now: NjetScene, own: NjetOwn, move: str, must_trump: bool = False) -> str | None:
    """Told from what the page shows."""
    what, players, hand = move.rpartition(":")[2], len(now.sizes), own.hand
    if now.phase == "laying":
        return _clause_of_laying(now, hand, move)
    if kind(move) != DUE[now.phase]:
        return "phase"
    if now.phase == "stones":
        row = next(row for row in now.board if row.row == move.split(":")[1])
        free = [square.text for square in row.squares if square.stone is None]
        return "square" if what not in free else "last-square" if len(free) == 1 else None
    assert now.conditions is not None
    if now.phase == "teams":
        side = [int(seat) for seat in what.split("+")]
        even = len(side) in (players // 2, players - players // 2)
        return None if even and max(side) < players and now.conditions.start in side else "team"
    if now.phase == "doubler":
        assert now.sides is not None
        return None if int(what) in min(now.sides, key=len) else "doubler"
    if move not in hand:
        return "hand"
    if not now.trick:
        return None
    led, trumps = _suit(now, now.trick[0].card), [card for card in hand if _suit(now, card) == "trump"]
    if any(_suit(now, card) == led for card in hand):
        return None if _suit(now, move) == led else "follow"
    return "trump" if must_trump and trumps and move not in trumps else None


def _clause_of_laying(now: NjetScene, hand: list[str], move: str) -> str | None:
    assert now.conditions is not None
    laying, card = now.conditions.laying, move.rpartition(":")[2]
    if kind(move) not in ("discard", "pass"):
        return "phase"
    if (kind(move) == "pass") != (laying.kind == "pass"):
        return "lay"
    if card not in hand:
        return "hand"
    return "no-loot" if laying.kind == "no-loot" and int(card[1:]) == now.loot_value else None


def _suit(now: NjetScene, card: str) -> str:
    """N4: a supertrump has lost its printed colour."""
    assert now.conditions is not None
    supertrump = card[0] == now.conditions.super and int(card[1:]) == now.loot_value
    return "trump" if supertrump or card[0] == now.conditions.trump else card[0]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "game",
    [
        atout.game("njet-1997", players=3),
        atout.game("njet-1997", players=4, must_trump=False),
        atout.game("njet-2007", players=2),
        atout.game("njet-2007", players=5),
        atout.game("niet-2015", players=3),
    ],
    ids=lambda game: f"{game.id}-{game.options.players}",
)
def test_the_clause_that_forbids_a_move_is_named(game: atout.Game, seed: int) -> None:
    def here(now: NjetScene, own: NjetOwn, move: str) -> str | None:
        return clause(now, own, move, getattr(game.options, "must_trump", False))

    state = game.start(seed=seed)
    check_refusals(state, seed, here, edges(state), rounds=1)


def edges(state: atout.State) -> list[str]:
    """The first and the last move of each kind."""
    kinds: dict[str, list[str]] = {}
    for text in state._notation.numbers:
        kinds.setdefault(kind(text), []).append(text)
    return [texts[end] for texts in kinds.values() for end in (0, -1)]


@pytest.mark.parametrize(("sides", "doublers"), [("team:0+1", (0, 1)), ("team:0+1+2", (3, 4)), ("team:0+4", (0, 4))])
def test_N22_who_may_be_doubled(sides: str, doublers: tuple[int, int]) -> None:
    """One of the smaller side; everything else is tried in vain."""
    state = table("njet-2007", "0 2 K none 1", {}, [sides], players=5)
    for seat in range(5):
        assert refused(state, f"x2:{seat}") == (None if seat in doublers else "doubler")
    assert {refused(state, move) for move in edges(state) if kind(move) != "x2"} == {"phase"}
