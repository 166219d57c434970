"""XXL: what happened in the trick games (3 and 6), as events."""

from __future__ import annotations

from collections.abc import Sequence

from atout.families.family import Event, Notation
from atout.families.reading import Reading
from atout.families.xxl.deck import COLOURS
from atout.families.xxl.state import (
    FOLLOW3,
    KEEP3,
    KEEP_NONE3,
    KEEPING,
    NAMING,
    REFUSE,
    REFUSE3,
    SECOND,
    TRUMP6,
)
from atout.kernel.state import MOVE


def narrate(before: Reading, move: int, after: Reading, notation: Notation) -> list[Event]:
    seat = before.seat
    if before.phase == NAMING:
        return [Event("xxl-trump", {"seat": seat, "colour": COLOURS[move - TRUMP6]})]
    if before.phase == KEEPING:
        if move == KEEP_NONE3:
            return [Event("xxl-kept-none", {"seat": seat})]
        return [Event("xxl-kept", {"seat": seat, "card": notation.cards[move - KEEP3]})]
    return [_acted(before, move, notation), *_colour(before, after, notation), *_trick(before, after)]


def _acted(before: Reading, move: int, notation: Notation) -> Event:
    if before.kind != REFUSE:
        return Event("played", {"seat": before.seat, "card": notation.cards[move]})
    if move == REFUSE3:
        return Event("xxl-refused", {"seat": before.seat})
    if move >= FOLLOW3:
        return Event("played", {"seat": before.seat, "card": notation.cards[move - FOLLOW3]})
    card, _, colour = notation.moves[move].partition("@")
    return Event("xxl-led", {"seat": before.seat, "card": card, "colour": colour})


def _colour(before: Reading, after: Reading, notation: Notation) -> list[Event]:
    """Game 6: the trick's colour has been found, by a card that bears one of the open ones or at the very end."""
    if before.acted == 0 or before.named >= 0 or after.named < 0:
        return []
    colour = {"colour": COLOURS[after.named]}
    if after.last_card < 0:
        return [Event("xxl-fixed", colour)]
    return [Event("xxl-settled", {"card": notation.cards[after.last_card], **colour})]


def _trick(before: Reading, after: Reading) -> list[Event]:
    if sum(after.tricks) == sum(before.tricks):
        return []
    events = [Event("trick-won", {"seat": after.last_winner})]
    if after.due != MOVE:
        if after.kind == REFUSE and after.phase == SECOND:
            events.append(Event("xxl-emptied", {"seats": _seats(after, after.size)}))
        elif after.kind == REFUSE:
            events.append(Event("xxl-early-end", {"seats": _seats(after, after.tricks)}))
    elif after.phase == KEEPING:
        events.append(Event("xxl-first-part-over"))
    elif after.leader != after.last_winner:
        events.append(Event("xxl-leads-instead", {"seat_winner": after.last_winner, "seat": after.leader}))
    return events


def _seats(s: Reading, counts: Sequence[int]) -> list[int]:
    """The seats that have none."""
    return [seat for seat in range(s.seats) if counts[seat] == 0]
