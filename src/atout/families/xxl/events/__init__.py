"""XXL: what a review tells of, each part's by its `kind`."""

from __future__ import annotations

from atout.families.xxl.common import by_kind
from atout.families.xxl.events import draw, runs, tricks
from atout.families.xxl.events.shared import EVENTS

events = by_kind("events", draw, tricks, runs)
__all__ = ["EVENTS", "events"]
