"""ebbes: what happened, as events."""

from __future__ import annotations

from atout.families.ebbes.scene import counts
from atout.families.ebbes.state import COLOURS, FIRST, PICK
from atout.families.family import Event, Notation
from atout.kernel.jit import Fields
from atout.kernel.state import OVER, ROUND

SLOTS = ("trump", "plus", "ebbes", "minus", "zilch")


def narrate(before: Fields, move: int, after: Fields, notation: Notation) -> list[Event]:
    if move < 0:
        events = [Event("dealt", {"seat": after.dealer})]
        return events + ([Event("ebbes-number", {"number": after.number})] if after.number else [])
    if move >= FIRST:
        return [Event("ebbes-first", {"seat": before.seat, "seat_first": move - FIRST})]
    if move >= PICK:
        return [Event("ebbes-pick", {"seat": before.seat, "card": notation.cards[move - PICK]})]
    card = notation.cards[move]
    events = [Event("played", {"seat": before.seat, "card": card})]
    named, now_named = before.named, after.named
    if now_named > named:
        colours = after.slot.tolist()
        for slot in range(named, now_named):
            events.append(Event(f"ebbes-named-{SLOTS[slot]}", {"card": card, "colour": COLOURS[colours[slot]]}))
    if before.acted == before.seats - 1:
        events.append(Event("trick-won", {"seat": after.last_winner}))
        if before.players == 2:
            turned = [now for was, now in zip(before.up, after.up, strict=True) if now >= 0 and now != was]
            events += [Event("ebbes-turned-up", {"card": notation.cards[card]}) for card in turned]
    if after.due in (ROUND, OVER):
        colours = after.slot.tolist()
        for seat in range(after.seats):
            won = dict(zip(SLOTS, counts(after.won[seat].tolist(), colours), strict=True))
            between = after.scores[seat] - won["plus"] + won["minus"]  # what the ebbes colour brought
            events.append(Event("ebbes-counted", {"seat": seat, **won, "between": between}))
    return events
