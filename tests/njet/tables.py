"""Tables for the tests: chosen hands, a chosen board, a chosen state of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

import atout
from atout.families.njet.editions import EDITIONS, ROWS
from atout.kernel.engine import deal_shape
from atout.kernel.jit import Fields
from atout.state import State


def deal_of(game: atout.Game, hands: Mapping[int, str], dealer: int = 0) -> dict[str, Any]:
    """A deal in which seats hold (at least) the cards given as text; the rest of the deck is dealt out in order."""
    fresh = game.fresh()
    s = Fields(fresh[0])
    texts = game.family.notation(s).cards
    rest = [texts[card] for card in deal_shape(fresh)[0]]
    dealt = [hands.get(seat, "").split() for seat in range(s.players)]
    for hand in dealt:
        for card in hand:
            rest.remove(card)
    for hand in dealt:
        while len(hand) < s.each:
            hand.append(rest.pop())
    deal: dict[str, Any] = {"dealer": dealer, "hands": dealt}
    if s.players == 2:
        deal["aside"] = rest
    return deal


def stones(state: State, free: str) -> None:
    """Place stones until exactly the five named squares are free, e.g. `2 1 B K 3`."""
    keep = {f"no:{row}:{square}" for row, square in zip(ROWS, free.split(), strict=True)}
    while any(move.startswith("no:") for move in state.legal()):
        state.play(next(move for move in state.legal() if move not in keep))


def table(
    id: str, free: str, hands: Mapping[int, str], moves: Sequence[str] = (), dealer: int = 0, **options: Any
) -> State:
    """A table after the Njet phase and the given moves (team, doubler, discards …)."""
    game = atout.game(id, **options)
    state = game.start(deals=[deal_of(game, hands, dealer)])
    stones(state, free)
    for move in moves:
        state.play(move)
    return state


def card_set(s: Fields, cards: str) -> int:
    """Card texts as a set: copies count from the lowest bit."""
    edition = EDITIONS[s.edition]
    mask = 0
    for text in cards.split():
        bit = edition.colours.index(text[0]) * 16 + edition.faces.index(int(text[1:]))
        while mask >> bit & 1:
            bit += 1
        mask |= 1 << bit
    return mask


def last_trick(state: State, cards: Sequence[str], **fields: Any) -> State:
    """The same table just before the last trick: each seat holds one card, and the given fields are as said."""
    states = state._states.copy()
    s = Fields(states[0])
    for seat, card in enumerate(cards):
        s.hand[seat] = card_set(s, card)
        s.size[seat] = 1
    s.left = 1
    for name, value in fields.items():
        if isinstance(value, Sequence):
            for seat, item in enumerate(value):
                getattr(s, name)[seat] = card_set(s, item) if isinstance(item, str) else item
        else:
            setattr(s, name, value)
    return State(state.game, None, world=states)


def play_all(state: State, *moves: str) -> State:
    for move in moves:
        state.play(move)
    return state


def random_moves(state: State, seed: int, stop: int) -> State:
    """Play random moves until `stop` of them are played or cards are due."""
    rng = np.random.default_rng(seed)
    for _ in range(stop):
        moves = state.moves()
        if not moves:
            break
        state.play(int(rng.choice(moves)))
    return state


def viewers(state: State) -> list[int | None]:
    """Every seat and the spectator."""
    return [*range(state.game.options.players), None]
