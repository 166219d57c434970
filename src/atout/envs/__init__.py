"""Games as environments for learning: observations, many tables at once, and the interfaces that researchers know."""

from __future__ import annotations

from atout.envs.layouts import Layout, Slice, layout

__all__ = ["Layout", "Slice", "layout"]
