"""XXL: what happened in the draw games (1, 2, 5), as events."""

from __future__ import annotations

from atout.families.family import Event, Notation
from atout.families.reading import Reading
from atout.families.xxl.deck import CARDS, COLOURS
from atout.families.xxl.state import ONE_BY_ONE, WAYS
from atout.kernel.state import FULL, MOVE


def narrate(before: Reading, move: int, after: Reading, notation: Notation) -> list[Event]:
    seat, ways = before.seat, WAYS[before.kind]
    if move < CARDS * ways:
        events = [_laid(before, move, notation)]
        if before.kind == ONE_BY_ONE:
            events += [
                Event("xxl-row-closed", {"colour": colour})
                for colour, was, now in zip(COLOURS, before.row, after.row, strict=True)
                if was == 0 and now
            ]
    elif move == CARDS * ways:
        events = _drew(before, after, notation)
    else:
        events = [Event("xxl-passed" if before.drawn == -1 else "xxl-kept-drawn", {"seat": seat})]
    if after.due != MOVE:
        out = after.size[seat] == 0
        events.append(Event("xxl-out", {"seat": seat}) if out else Event("xxl-blocked"))
    return events


def _laid(before: Reading, move: int, notation: Notation) -> Event:
    text = notation.moves[move]
    card, _, rest = text.partition("@")
    told = {"seat": before.seat, "card": card}
    if not rest:
        return Event("played", told)
    colour, _, pile = rest.partition(">")
    number = card.split("/")[card.index(colour) > card.index("/")][:-1]
    told |= {"colour": colour, "number": number}
    return Event("xxl-built", told | {"pile": pile}) if pile else Event("xxl-in-row", told)


def _drew(before: Reading, after: Reading, notation: Notation) -> list[Event]:
    """A seat is told the card that it drew itself; everybody sees whether it fits."""
    seat = before.seat
    if before.viewer in (FULL, seat):
        new = after.hand[seat] & ~before.hand[seat]
        events = [Event("xxl-drew-card", {"seat": seat, "card": notation.cards[new.bit_length() - 1]})]
    else:
        events = [Event("xxl-drew", {"seat": seat})]
    return events + ([Event("xxl-fits", {"seat": seat})] if after.drawn != -1 else [])
