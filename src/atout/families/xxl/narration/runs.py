"""XXL: what happened in runs (game 4), as events."""

from __future__ import annotations

from atout.families.family import Event, Notation
from atout.families.reading import Reading, members
from atout.families.scene import listed
from atout.families.xxl.deck import CARDS, PAIRS
from atout.families.xxl.state import ADD4, END4, SWAP4
from atout.kernel.state import FULL, MOVE


def narrate(before: Reading, move: int, after: Reading, notation: Notation) -> list[Event]:
    seat, cards = before.seat, notation.cards
    came = after.display & ~before.display
    events: list[Event] = []
    if move < SWAP4:
        run, _, colour = notation.moves[move].removeprefix("run:").partition("@")
        laid = points(after.won[seat] & ~before.won[seat])
        told = {"seat": seat, "cards": run.replace("+", ", "), "colour": colour, "points": laid}
        drawn = before.left - after.left - came.bit_count()
        events = [Event("xxl-run", told), *_drew(before, after, drawn, notation)]
        if came:
            events.append(Event("xxl-replaced", {"cards": _list(came, notation)}))
    elif move < ADD4:
        given, taken = divmod(move - SWAP4, CARDS)
        events = [Event("xxl-swapped", {"seat": seat, "card": cards[given], "taken": cards[taken]})]
    elif move < END4:
        events = [Event("xxl-added", {"seat": seat, "card": cards[move - ADD4]}), *_drew(before, after, 1, notation)]
    else:
        events = [Event("xxl-turn-ended" if before.done else "xxl-did-nothing", {"seat": seat})]
        if came:
            events.append(Event("xxl-turned-up", {"cards": _list(came, notation)}))
    if before.left and not after.left:
        events.append(Event("xxl-talon-gone"))
    if after.due != MOVE:
        quiet = after.quiet >= after.seats
        events.append(Event("xxl-no-more-runs" if quiet else "xxl-no-run-possible"))
    return events


def _drew(before: Reading, after: Reading, drawn: int, notation: Notation) -> list[Event]:
    """How many cards a seat drew; itself it is told which."""
    seat = before.seat
    if drawn == 0:
        return []
    if before.viewer in (FULL, seat):
        fresh = after.hand[seat] & ~before.hand[seat]
        return [Event("xxl-drew-cards", {"seat": seat, "cards": _list(fresh, notation)})]
    return [Event("xxl-drew-number", {"seat": seat, "number": drawn})]


def points(cards: int) -> int:
    return sum(sum(PAIRS[card]) for card in members(cards))


def _list(cards: int, notation: Notation) -> str:
    return ", ".join(listed(cards, notation.cards))
