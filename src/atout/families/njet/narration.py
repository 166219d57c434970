"""The Njet family: what happened, as events. Reads states or views; computes no rule."""

from __future__ import annotations

from typing import Any, Literal

from atout.families.family import Event, Notation
from atout.families.njet.editions import EDITIONS, NO_LOOT, NOTHING, PASSING, POINTS, START, TRUMP
from atout.families.njet.notation import cards_of
from atout.families.njet.state import (
    ASIDE_HIDDEN,
    DOUBLE,
    HAND_ON,
    LAY_ASIDE,
    NO_COLOUR,
    ON_HIDDEN,
    ONLY_LOOT,
    STONE,
    TEAM,
    passed_on,
    receiver_of,
)
from atout.kernel.jit import Fields

LayingKind = Literal["nothing", "pass", "no-loot", "discard"]
LAYINGS: dict[int, LayingKind] = {NO_LOOT: "no-loot", PASSING: "pass", NOTHING: "nothing"}


def narrate(before: Fields, move: int, after: Fields, notation: Notation) -> list[Event]:
    if move < 0:
        return [Event("dealt", {"seat": after.dealer})]
    if move < LAY_ASIDE:
        return _trick_events(before, move, after, notation)
    if STONE <= move < TEAM:
        events = [_stone(before, move - STONE)]
        if after.start >= 0:
            events += _conditions(after)
    elif TEAM <= move < DOUBLE:
        events = _team(after)
    elif DOUBLE <= move < ASIDE_HIDDEN:
        kept = after.doubler == before.seat
        events = [
            Event("njet-double-kept", {"seat": before.seat})
            if kept
            else Event("njet-double", {"seat": before.seat, "seat_double": after.doubler})
        ]
    else:
        events = [_laying(before, move, notation)]
    events += [
        Event("njet-short", {"seat": j})
        for j, (was, now) in enumerate(zip(before.void, after.void, strict=True))
        if (now & ~was) >> ONLY_LOOT & 1
    ]
    if passed_on(after):
        events += _received(after, notation)
    return events


def _trick_events(before: Fields, move: int, after: Fields, notation: Notation) -> list[Event]:
    events = [Event("played", {"seat": before.seat, "card": notation.cards[move]})]
    if before.acted < before.seats - 1:
        return events
    taker, captured = after.last_winner, after.last_loot
    events.append(Event("trick-won", {"seat": taker}))
    if captured:
        caught = [notation.cards[card] for j, card in enumerate(after.last_trick) if captured >> j & 1]
        events.append(Event("njet-loot", {"seat": taker, "cards": " ".join(caught), "count": len(caught)}))
    return events


def _stone(s: Fields, where: int) -> Event:
    """“No, …”: the square that gets a stone."""
    row, square = divmod(where, 8)
    edition = EDITIONS[s.edition]
    if row == START:
        return Event("njet-no-start", {"seat": s.seat, "seat_start": square})
    if row == POINTS:
        return Event("njet-no-points", {"seat": s.seat, "points": edition.rows[POINTS][square]})
    if row > START and row < TRUMP:
        kind = LAYINGS.get(square, "discard")
        args: dict[str, Any] = {"count": edition.asked(square), "value": edition.faces[0]}
        return Event(f"njet-no-{kind}", {"seat": s.seat} | ({} if square == NOTHING else args))
    name = "trump" if row == TRUMP else "super"
    if square == NO_COLOUR:
        return Event(f"njet-no-{name}-none", {"seat": s.seat})
    args = {"seat": s.seat, "colour": edition.colours[square], "value": edition.faces[0]}
    return Event(f"njet-no-{name}", args)


def laying_kind(s: Fields) -> LayingKind:
    """What the free square of the discard row says."""
    if not s.asked:
        return "nothing"
    return "pass" if s.passing else "no-loot" if s.no_loot else "discard"


def _conditions(s: Fields) -> list[Event]:
    edition = EDITIONS[s.edition]
    value = edition.faces[0]
    events = [
        Event("njet-start", {"seat": s.start}),
        Event(f"njet-lay-{laying_kind(s)}", {"count": s.asked, "value": value} if s.asked else {}),
    ]
    for name, colour in (("trump", s.trump), ("super", s.super)):
        if colour == NO_COLOUR:
            events.append(Event(f"njet-{name}-none"))
        else:
            events.append(Event(f"njet-{name}", {"colour": edition.colours[colour], "value": value}))
    return [*events, Event("njet-points", {"points": str(s.factor)})]


def sides(s: Fields) -> tuple[list[int], list[int]]:
    """The start player's side and the other."""
    ours = [j for j in range(s.players) if s.team >> j & 1]
    return ours, [j for j in range(s.players) if j not in ours]


def _team(s: Fields) -> list[Event]:
    ours, theirs = sides(s)
    name = "njet-alone" if len(ours) == 1 else "njet-team"
    events = [Event(name, {"seat": s.start, "seats": ours, "seats_other": theirs})]
    if s.players == 3:
        events.append(Event("njet-lone-doubles", {"seat": s.doubler}))
    return events


def _laying(before: Fields, move: int, notation: Notation) -> Event:
    seat = before.seat
    passed = {"seat": seat, "seat_to": receiver_of(before, seat)}
    if move == ASIDE_HIDDEN:
        return Event("njet-discards-hidden", {"seat": seat})
    if move == ON_HIDDEN:
        return Event("njet-passes-hidden", passed)
    card = {"card": notation.cards[move % 64]}
    if move >= HAND_ON:
        return Event("njet-passes", passed | card)
    return Event("njet-discards", {"seat": seat} | card)


def _received(s: Fields, notation: Notation) -> list[Event]:
    """Passed cards come into the hands; a view tells those that it knows."""
    events = []
    for j in range(s.players):
        if s.laid[j]:
            cards = " ".join(notation.cards[card] for card in cards_of(s.laid[j]))
            events.append(Event("njet-received", {"seat": receiver_of(s, j), "seat_from": j, "cards": cards}))
    return events
