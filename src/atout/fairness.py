"""Fair dealing, checked afterwards: a record's commitment and every one of its deals follow from the revealed seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import UNSET

from atout.catalogue import Game
from atout.deals import Fair, write_deal
from atout.kernel.jit import Fields
from atout.record import Record
from atout.refusals import RecordError
from atout.replaying import replay
from atout.state import Dealt, State

# Everything that a deal lists in an order that has no meaning (RECORD.md); the rest is compared in order.
UNORDERED = {"hands", "aside"}


def check_fairness(record: Record) -> int:
    """Check a record with fair dealing and return its number of deals; refuses with the first thing that is wrong."""
    return check_deals(replay(record), revealed_seed(record))


def check_deals(state: State, seed: bytes) -> int:
    """Check that all deals of a table's past come from a seed, and count them."""
    number = 0
    for step, number, ours, theirs in _deals(state, seed):
        for key in ours:
            if ours[key] != theirs.get(key):
                raise RecordError(f"deal {number}: the seed gives other {key} than the record", step)
    return number


def revealed_seed(record: Record) -> bytes:
    """The record's secret seed; refuses if there is none or if it is not the one that was committed to."""
    if record.fair is UNSET:
        raise RecordError("the record has no fair dealing")
    if record.fair.seed is UNSET:
        raise RecordError("the seed has not been revealed")
    try:
        seed = bytes.fromhex(record.fair.seed)
    except ValueError:
        seed = b""
    if len(seed) != 32 or len(record.fair.seed) != 64:
        raise RecordError("the seed is not 64 hexadecimal digits")
    if hashlib.sha256(seed).hexdigest() != record.fair.commit.lower():
        raise RecordError("the commitment is not the SHA-256 of the seed")
    return seed


def _deals(state: State, seed: bytes) -> Iterator[tuple[int, int, dict[str, Any], dict[str, Any]]]:
    """Step number, deal number (from 1), and what lies where by the seed and by the record."""
    game, family, k = state.game, state.game.family, 0
    steps = [i for i, step in enumerate(state.steps()) if "deal" in step]
    for dealt in state._past("checking deals"):
        if isinstance(dealt, Dealt):
            part = family.layout(Fields(dealt.before[0])).part or game.id
            expected = write_deal(family, dealt.before, Fair(seed).chance(family, dealt.before, k))
            found = write_deal(family, dealt.before, dealt.chance)
            yield steps[k], k + 1, _places(game, part, expected), _places(game, part, found)
            k += 1


def _places(game: Game, part: str, deal: Mapping[str, Any]) -> dict[str, Any]:
    """A written deal with everything sorted whose order has no meaning."""
    places = dict(deal)
    for key in UNORDERED | ({"display"} if part == "xxl-runs" else set()):
        if key in places:
            places[key] = _sorted(places[key])
    # The virtual player of ebbes gets its cards in order: the last ones lie face up.
    people = game.options.players
    if "hands" in places and people < game.seats:
        places["hands"] = places["hands"][:people] + deal["hands"][people:]
    return places


def _sorted(held: list[Any]) -> list[Any]:
    return [sorted(inner) for inner in held] if held and isinstance(held[0], list) else sorted(held)
