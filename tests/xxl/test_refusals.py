"""Every move that may not be played is refused by the clause that forbids it, in every position of whole games."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import atout
from atout.families.xxl.deck import read_deck, run_offsets
from atout.families.xxl.rules.clauses import C_PHASE
from atout.families.xxl.scene import XxlDraw, XxlDrawOwn, XxlRuns, XxlRunsOwn, XxlTricks, XxlTricksOwn
from atout.families.xxl.state import END4, SWAP4
from atout.kernel import engine
from tests.refusals import Clause, check_refusals, kind
from tests.xxl.table import DECK


def halves(card: str) -> dict[str, int]:
    """A card's numbers by their colours."""
    return {half[-1]: int(half[:-1]) for half in card.split("/")}


# --- Games 1, 2, 5 ---

NOT_FITTING = {"xxl-up-and-down": "series", "xxl-lower": "lower", "xxl-one-by-one": "row"}


def fits(now: XxlDraw, move: str) -> bool:
    card, _, way = move.partition("@")
    colour, _, name = way.partition(">")
    if now.rows:
        return any(row.colour == colour and row.takes == halves(card)[colour] for row in now.rows)
    (takes,) = (pile.takes for pile in now.piles if pile.name == name)
    return any(f"{number}{half}" in takes for half, number in halves(card).items() if colour in ("", half))


def ways(now: XxlDraw, card: str) -> list[str]:
    """All that could be done with a card."""
    moves = [card] if now.game == "xxl-lower" else [f"{card}@{colour}" for colour in halves(card)]
    return [f"{move}>{pile}" for move in moves for pile in "AB"] if now.game == "xxl-up-and-down" else moves


def clause_of_drawing(now: XxlDraw, own: XxlDrawOwn, move: str) -> str | None:
    drawn, can = own.drawn is not None, any(fits(now, move) for card in own.hand for move in ways(now, card))
    if move == "draw":
        return "drawn" if drawn else "playable" if can else None if now.talon else "talon-empty"
    if move == "pass":
        return None if drawn else "playable" if can else "talon" if now.talon else None
    card = move.partition("@")[0]
    if card not in own.hand:
        return "hand"
    if drawn and card != own.drawn:
        return "drawn"
    return None if fits(now, move) else NOT_FITTING[now.game]


# --- Games 3, 6 ---


def suits(now: XxlTricks, card: str) -> set[str]:
    """A trump bears no other colour."""
    colours = set(halves(card))
    return {now.trump} if now.trump in colours else colours


def clause_of_fixing(now: XxlTricks, own: XxlTricksOwn, move: str) -> str | None:
    if (kind(move) == "trump") != (now.phase == "trump"):
        return "phase"
    if now.phase == "trump":
        return None
    return _clause_of_a_card(now, own, move, "follow-fixed" if now.colour else "follow-open")


def _clause_of_a_card(now: XxlTricks, own: XxlTricksOwn, card: str, follow: str) -> str | None:
    if card not in own.hand:
        return "hand"
    able = [held for held in own.hand if now.trick and suits(now, held) & set(now.wanted)]
    return follow if able and card not in able else None


def clause_of_refusing(now: XxlTricks, own: XxlTricksOwn, move: str) -> str | None:
    if (kind(move) == "keep") != (now.phase == "keep"):
        return "phase"
    if now.phase == "keep":
        return None if move.removeprefix("keep:") in (*own.won, "none") else "keep"
    card, names, _ = move.partition("@")
    if not now.trick:
        return (
            "leader-plays" if card == "refuse" else None if names and card in own.hand else "hand" if names else "name"
        )
    if names:
        return "name-once"
    if move != "refuse":
        return _clause_of_a_card(now, own, card, "follow-named")
    before = [size + any(played.seat == seat for played in now.trick) for seat, size in enumerate(now.sizes)]
    own_size = before.pop(now.seat or 0)
    return "refuse-second" if now.stage == 1 else None if own_size < max(before) else "refuse-fewer"


# --- Game 4 ---


def clause_of_runs(now: XxlRuns, own: XxlRunsOwn, move: str) -> str | None:
    if move == "end":
        return None
    cards = re.findall(r"\w+/\w+", move)
    if kind(move) == "run":
        if now.done == "run":
            return "run-once"
        if not set(cards) <= {*own.hand, *now.display}:
            return "run-cards"
        return None if set(cards) & set(own.hand) else "run-hand"
    if now.done in ("swap", "add"):
        return "change-once"
    if cards[0] not in own.hand:
        return "hand"
    if kind(move) == "add":
        return None if now.talon else "add-talon"
    return None if cards[1] in now.display else "display"


REFUSING = (f"{DECK[0]}@{next(iter(halves(DECK[0])))}", DECK[0], DECK[54], "refuse", f"keep:{DECK[0]}", "keep:none")


@pytest.mark.parametrize(
    ("id", "options", "clause", "always"),
    [
        ("xxl-up-and-down", {"players": 3}, clause_of_drawing, ("draw", "pass")),
        ("xxl-lower", {"players": 2}, clause_of_drawing, ("draw", "pass")),
        ("xxl-one-by-one", {"players": 5}, clause_of_drawing, ("draw", "pass")),
        ("xxl-fix-the-colour", {"players": 3}, clause_of_fixing, ("trump:Y", DECK[0], DECK[54])),
        ("xxl-fix-the-colour", {"players": 4, "trump": True}, clause_of_fixing, ("trump:Y", "trump:G", DECK[54])),
        ("xxl-refuse", {"players": 3}, clause_of_refusing, REFUSING),
        ("xxl-runs", {"players": 2}, clause_of_runs, ("end",)),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_clause_that_forbids_a_move_is_named(
    id: str, options: dict[str, Any], clause: Clause, always: tuple[str, ...], seed: int
) -> None:
    check_refusals(atout.game(id, **options).start(seed=seed), seed, clause, always, rounds=1, share=0.5)


@pytest.mark.parametrize(
    ("id", "options", "share"),
    [
        ("xxl-up-and-down", {"players": 3}, 0.2),
        ("xxl-lower", {"players": 2, "zero_on_zero": True}, 0.5),
        ("xxl-one-by-one", {"players": 4}, 0.3),
        ("xxl-fix-the-colour", {"players": 3}, 0.3),
        ("xxl-fix-the-colour", {"players": 5, "trump": True}, 0.3),
        ("xxl-refuse", {"players": 3}, 0.2),
        ("xxl-refuse", {"players": 4, "refuse": "strictly-fewest"}, 0.2),
        ("xxl-runs", {"players": 2}, 0.02),
    ],
)
def test_a_number_is_a_legal_move_or_forbidden(id: str, options: dict[str, Any], share: float) -> None:
    """Every number, also those that name no move: a phase has no such moves."""
    state, rng = atout.game(id, **options).start(seed=4), random.Random(4)
    while not state.scored:
        legal, space = set(state.moves()), len(state._notation.moves)
        for number in range(space) if rng.random() < share else ():
            assert (state._act(engine.REFUSAL, number) == 0) == (number in legal)
        assert state._act(engine.REFUSAL, space) == C_PHASE
        state.play(rng.choice(state.moves()))


def test_a_number_between_the_runs_and_the_swaps_is_no_move() -> None:
    state, runs = atout.game("xxl-runs").start(seed=1), run_offsets(read_deck())[-1]
    found = [number for number in range(-1, END4 + 2) if state._act(engine.REFUSAL, number) == C_PHASE]
    assert found == [-1, *range(runs, SWAP4), END4 + 1]
