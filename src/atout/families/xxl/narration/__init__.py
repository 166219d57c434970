"""XXL: what happened, as events."""

from __future__ import annotations

from atout.families.family import Event, Notation
from atout.families.reading import Reading, members, reader
from atout.families.xxl.narration import draw, runs, tricks
from atout.families.xxl.options import PARTS
from atout.families.xxl.state import DTYPE, of_kind
from atout.kernel.jit import Fields

_NARRATE = of_kind(draw.narrate, tricks.narrate, runs.narrate)
_read = reader(
    DTYPE,
    *("viewer", "seats", "due", "seat", "dealer", "match", "part", "kind", "hand", "size", "left"),
    *("pile", "row", "drawn", "tricks", "acted", "leader", "last_winner", "phase", "named", "last_card"),
    *("won", "display", "done", "quiet"),
)


def narrate(was: Fields, move: int, now: Fields, notation: Notation) -> list[Event]:
    before, after = _read(was), _read(now)
    if move < 0:
        return _dealt(before, after, notation)
    return _NARRATE[before.kind](before, move, after, notation)


def _dealt(before: Reading, after: Reading, notation: Notation) -> list[Event]:
    events = []
    if after.match and after.part != before.part:
        events.append(Event("xxl-part", {"number": after.part + 1, "game": PARTS[after.kind]}))
    events.append(Event("dealt", {"seat": after.dealer}))
    turned = [card for card in after.pile if card >= 0] + members(after.display)
    if turned:
        events.append(Event("xxl-turned", {"cards": ", ".join(notation.cards[card] for card in turned)}))
    if after.seat >= 0:
        events.append(Event("xxl-starts", {"seat": after.seat}))
    return events
