"""Puzzles: decisions in which one move is clearly the best, as the seat sees them that has to find it.

shipped(id)                  a game's puzzles, as they come with the package; `games()` tells which games have some
find(view, unit, …)          the puzzle that a decision makes, if it makes one
Maker                        looks for puzzles in games of bots and in records, and can be interrupted
"""

from __future__ import annotations

from atout.puzzles.finding import find
from atout.puzzles.making import Maker
from atout.puzzles.model import Choice, Collection, Puzzle
from atout.puzzles.shelf import games, of_day, shipped

__all__ = ["Choice", "Collection", "Maker", "Puzzle", "find", "games", "of_day", "shipped"]
