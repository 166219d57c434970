"""Twenty: what happened."""

from __future__ import annotations

from atout.families.family import Event, Notation
from atout.families.twenty.notation import COLOURS
from atout.kernel.jit import Fields


def narrate(before: Fields, move: int, after: Fields, notation: Notation) -> list[Event]:
    if move < 0:
        turned = {"card": notation.cards[after.up], "colour": COLOURS[after.up >> 4]}
        return [Event("dealt", {"seat": after.dealer}), Event("twenty-trump", turned)]
    events = [Event("played", {"seat": before.seat, "card": notation.cards[move]})]
    if before.acted == before.seats - 1:
        events.append(Event("trick-won", {"seat": after.last_winner}))
    return events
