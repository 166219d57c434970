"""XXL positions in the middle of a part, set up card by card, for the trick games and runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import atout
from atout.deals import Seeded
from atout.families.xxl.state import ALL
from atout.kernel.state import MOVE
from atout.state import State
from tests.xxl.table import DECK, mask


def bits(cards: str) -> int:
    """A set from card texts: `bits("0R/7Y 4B/7Y")`."""
    return mask(*cards.split())


def texts(cards: int) -> str:
    """The other way round."""
    return " ".join(text for number, text in enumerate(DECK) if cards >> number & 1)


def position(id: str, hands: Sequence[str], *, seat: int = 0, display: str = "", talon: str = "", **more: Any) -> State:
    """A table with these hands on which `seat` is to act. Keywords that are no options set fields of the record.

    In the trick games all other cards lie aside; in runs the talon has just the given cards, the next one first.
    """
    options = {key: more.pop(key) for key in ("refuse",) if key in more}
    if "trump" in more:  # in game 6+ it has been named already
        options["trump"] = True
    game = atout.game(id, players=len(hands), **options)
    states = game.fresh()
    s = states[0]
    s["part"], s["dealer"], s["due"], s["seat"], s["turn"] = 0, len(hands) - 1, MOVE, seat, 1
    s["starter"] = seat
    for j, cards in enumerate(hands):
        s["hand"][j], s["size"][j] = bits(cards), len(cards.split())
    if id == "xxl-runs":
        s["display"] = bits(display)
        for i, card in enumerate(reversed(talon.split())):
            s["stock"][i] = DECK.index(card)
        s["left"] = len(talon.split())
    else:
        s["leader"], s["dealt"] = seat, 1
        s["aside"] = ALL & ~bits(" ".join(hands))
    for name, value in more.items():
        s[name] = value
    return State(game, Seeded(1), world=states)


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(move)
    return state
