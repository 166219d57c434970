"""Ebbe & Flut: what happened, read off the states or views around a move."""

from __future__ import annotations

from atout.families.ebbe_flut.state import (
    CLAIM,
    DTYPE,
    END,
    FIRST_PLACE,
    FIRST_TURN,
    LEFT,
    MEND,
    MOVING,
    PLACE,
    TURN,
    TURNED,
    WAY,
)
from atout.families.family import Event, Notation
from atout.families.reading import Reading, reader
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE

_read = reader(
    DTYPE,
    *("players", "due", "seat", "phase", "starter", "turned", "top", "square", "scored", "removed", "lost"),
)


def narrate(was: Fields, move: int, now: Fields, notation: Notation) -> list[Event]:
    if move < 0:
        return [Event("ebbe-flut-shuffled")]
    before, after = _read(was), _read(now)
    if move < PLACE:
        return _turned(before, move, after, notation)
    if move == CLAIM:
        return _claimed(before, after)
    if move == END:
        return [_tide(before.seat)]
    events = _moved(before, move, after, notation) if move >= WAY else _placed(before, move, notation)
    return events + _turn_ended(before, after)


def _turned(before: Reading, pile: int, after: Reading, notation: Notation) -> list[Event]:
    seat = before.seat
    card = notation.cards[after.turned[seat]]
    events = [Event("ebbe-flut-turned", {"seat": seat, "card": card, "pile": pile + 1})]
    if before.phase == FIRST_TURN and after.phase == FIRST_PLACE:
        equal = after.turned[0] == after.turned[1] - 25
        events.append(Event("ebbe-flut-starts-by-lot" if equal else "ebbe-flut-starts", {"seat": after.starter}))
    return events


def _placed(before: Reading, move: int, notation: Notation) -> list[Event]:
    seat, square = before.seat, move - PLACE
    card = notation.cards[before.turned[seat]]
    events = [Event("ebbe-flut-placed", {"seat": seat, "card": card, "square": square_name(square)})]
    return events + _covered(before, card, square, notation)


def _moved(before: Reading, move: int, after: Reading, notation: Notation) -> list[Event]:
    code = move - WAY
    number = code // 50 * 25 + code % 25
    seat, card, start = before.seat, notation.cards[number], before.square[number]
    way = "left" if code % 50 // 25 == LEFT else "forward"
    events = [Event(f"ebbe-flut-moved-{way}", {"seat": seat, "card": card, "start": square_name(start)})]
    if (after.scored & ~before.scored) >> number & 1:
        events.append(Event("ebbe-flut-scored", {"seat": seat, "card": card}))
    elif (after.removed & ~before.removed) >> number & 1:
        events.append(Event("ebbe-flut-removed", {"card": card}))
    else:
        events += _covered(before, card, after.square[number], notation)
    if after.top[start] >= 0:
        uncovered = {"card": notation.cards[after.top[start]], "square": square_name(start)}
        events.append(Event("ebbe-flut-uncovered", uncovered))
    return events


def _covered(before: Reading, card: str, square: int, notation: Notation) -> list[Event]:
    if before.top[square] < 0:
        return []
    return [Event("ebbe-flut-covered", {"card": card, "covered": notation.cards[before.top[square]]})]


def _turn_ended(before: Reading, after: Reading) -> list[Event]:
    """A turn that ended by itself, and the seat that has nothing to do (solo: no tide to announce)."""
    if before.players == 1 or before.phase not in (TURNED, MOVING):
        return []
    going_on = after.due == MOVE and after.seat == before.seat
    if going_on and after.phase != TURN:
        return []
    events = [_tide(before.seat)]
    return [*events, Event("ebbe-flut-passed-over", {"seat": 1 - before.seat})] if going_on else events


def _tide(seat: int) -> Event:
    """Who plays the ebb announces the flood, and the other way round (F23)."""
    return Event("ebbe-flut-ebb" if seat else "ebbe-flut-flood", {"seat": seat})


def _claimed(before: Reading, after: Reading) -> list[Event]:
    other = 1 - before.seat
    who = {"seat": before.seat, "seat_other": other}
    if after.phase != MEND:
        return [Event("ebbe-flut-claim-wrong", who)]
    forfeit = after.lost[other] > before.lost[other]
    return [Event("ebbe-flut-claim-right", who), *([Event("ebbe-flut-forfeits", {"seat": other})] if forfeit else [])]


def square_name(square: int) -> str:
    """Row and column."""
    return f"{square // 5}{square % 5}"
