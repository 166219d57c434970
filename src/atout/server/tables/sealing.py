"""Secret simultaneous choices, and moves whose force everybody sees: both read off the engine, no rule told twice."""

from __future__ import annotations

from atout.families.moves import words
from atout.state import State


def secret(state: State) -> bool:
    """Whether the choice that is due is hidden from the others."""
    if state.seat is None:
        return False
    first = next(iter(state.legal()))
    return state.shown(first, None).endswith("?")


def window(state: State) -> dict[int, int] | None:
    """How many secret choices each seat has to make now, in the record's order; None if no secret choice is due."""
    if not secret(state):
        return None
    trial, found = state.copy(), dict[int, int]()
    while secret(trial):
        found[trial.seat] = found.get(trial.seat, 0) + 1  # type: ignore[index, arg-type]
        trial.play(trial.moves()[0])
    return found


def trial(state: State, seat: int, draft: list[str]) -> State:
    """The table as if all seats before this one had chosen anything, and this one what it has sealed so far.

    What others choose is hidden from the seat and does not limit its own choice.
    """
    copy = state.copy()
    while copy.seat != seat:
        copy.play(copy.moves()[0])
    for move in draft:
        copy.play(move, seat)
    return copy


def forced(state: State) -> str | None:
    """The only legal move, if everybody can see that it is the only one."""
    seat = state.seat
    if seat is None or len(state.legal()) != 1:
        return None
    (move,) = state.legal()
    kind = state.game.family.moves.of(move)
    if seat >= state.game.options.players or kind.force == "plain":  # a virtual player, or nothing to choose
        return move
    hand = state.own(seat).hand
    if not hand:
        return move if kind.force == "bare" else None
    return move if len(hand) == 1 and kind.plays and words(move)[0] == hand[0] else None
