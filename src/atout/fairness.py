"""Fair dealing, checked afterwards: a record's commitment and every one of its deals follow from the revealed seed."""

from __future__ import annotations

import hashlib

from msgspec import UNSET

from atout.deals import Fair
from atout.kernel import engine
from atout.record import Record
from atout.refusals import RecordError
from atout.replaying import replay
from atout.state import Dealt, State


def check_fairness(record: Record) -> int:
    """Check a record with fair dealing and return its number of deals; refuses with the first thing that is wrong."""
    return check_deals(replay(record), revealed_seed(record))


def check_deals(state: State, seed: bytes) -> int:
    """Check that all deals of a table's past come from a seed, and count them.

    Dealing what the seed gives must leave the same table: states are canonical, so an order without meaning does not
    count and an order that matters does.
    """
    steps = [i for i, step in enumerate(state.steps()) if "deal" in step]
    dealt = [step for step in state.past() if isinstance(step, Dealt)]
    for k, (number, step) in enumerate(zip(steps, dealt, strict=True)):
        fair = Fair(seed).chance(state.game.family, step.before, k)
        if engine.dealt(step.before, fair).tobytes() != engine.dealt(step.before, step.chance).tobytes():
            raise RecordError(f"deal {k + 1} is not the one that the seed gives", number)
    return len(dealt)


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
