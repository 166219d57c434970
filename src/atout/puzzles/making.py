"""Looking for puzzles in game after game; a collection says how far that went, so that it can be gone on with."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from msgspec import UNSET, Raw
from msgspec.structs import replace

from atout import bots, story
from atout.catalogue import game
from atout.families import specs
from atout.kernel import engine
from atout.kernel.state import MOVE
from atout.puzzles.finding import find, usual_budget
from atout.puzzles.model import Collection, Made, Puzzle, Source, collection
from atout.refusals import OptionError
from atout.review.selfplay import hashed, play_round
from atout.review.units import unit_of
from atout.state import State
from atout.view import View

PLAYER = "casual:sims=100"  # who plays the games
_OF_A_GAME = 4  # puzzles at the most
_EASY = 2  # of so many puzzles one may be easy


class Maker:
    """Finds puzzles of a game: in given tables, and in games that bots play. The same settings give the same puzzles.

    `budget` is a number of simulations (by default by game), `players` are numbers of players, taken in turn (by
    default the usual one). A collection that was `begun` with the same settings is gone on with.
    """

    def __init__(
        self,
        id: str,
        seed: int = 0,
        budget: int | None = None,
        players: Sequence[int] = (),
        begun: Collection | None = None,
    ) -> None:
        self._id, self._made = id, Made(seed=seed, players=list(players) or [specs()[id].usual], budget=budget)
        self._games = [game(id, players=number) for number in self._made.players]
        self.puzzles: list[Puzzle] = []
        self._records: list[Raw] = []
        if begun is not None:
            if begun.game != id:
                raise OptionError(f"these are puzzles of {begun.game}, not of {id}")
            if replace(begun.made, searched=0) != self._made:
                was, now = _settings(begun.made), _settings(self._made)
                differ = [f"{key} {was[key]} instead of {now[key]}" for key in was if was[key] != now[key]]
                raise OptionError(f"these puzzles of {id} were made with other settings: {', '.join(differ)}")
            self._made, self.puzzles, self._records = begun.made, list(begun.puzzles), list(begun.games)

    @property
    def collection(self) -> Collection:
        """What has been found so far."""
        return collection(self._id, self._made, self.puzzles, self._records)

    def search(self, wanted: int, tables: Iterable[State] = ()) -> Iterator[list[Puzzle]]:
        """Look until there are so many, first in the given tables: what every game brought."""
        if self._trace():
            yield []
        for state in tables:
            if len(self.puzzles) >= wanted:
                return
            yield self._take(state, wanted)
        for number in count(self._made.searched):
            if len(self.puzzles) >= wanted:
                return
            found = self._take(self._played(number), wanted)
            self._made = replace(self._made, searched=number + 1)
            yield found

    def _played(self, number: int) -> State:
        """A whole game of bots."""
        seed = self._made.seed + number
        state, bot = self._games[number % len(self._games)].start(seed=seed), bots.find(PLAYER)
        while not state.over:
            seed = hashed(seed)
            play_round(state, bot, seed)
        return state

    def _trace(self) -> bool:
        """Find the games of puzzles from a time when none were kept, by playing them again; whether some were found."""
        before = len(self._records)
        lost = {puzzle.view: k for k, puzzle in enumerate(self.puzzles) if puzzle.source is None}
        for number in range(self._made.searched) if lost else ():
            state, steps = self._played(number), list[int]()
            for step, view in decisions(state):
                k = lost.pop(view.states.tobytes(), None)
                if k is not None:
                    self.puzzles[k] = self._sourced(self.puzzles[k], step)
                    steps.append(step)
            self._keep(state, steps)
        return len(self._records) > before

    def _sourced(self, puzzle: Puzzle, step: int) -> Puzzle:
        """With the game that is kept next."""
        return replace(puzzle, source=Source(len(self._records), step))

    def _keep(self, state: State, steps: list[int]) -> None:
        """Keep a game as far as its puzzles need it."""
        if steps:
            whole = state.record()
            past = replace(whole, steps=whole.steps[: max(steps) + 1], totals=UNSET, winners=UNSET)
            self._records.append(Raw(past.json()))

    def _take(self, state: State, wanted: int) -> list[Puzzle]:
        """Look at the decisions of a game in any order; a few of its puzzles are enough, and not too many easy ones."""
        unit, budget = unit_of(state.game).sigma, self._made.budget or usual_budget(state.game)
        views, known = list(decisions(state)), {puzzle.view for puzzle in self.puzzles}
        random.Random(views[0][1].states.tobytes() if views else 0).shuffle(views)
        found = list[Puzzle]()
        for step, view in views:
            if len(found) == _OF_A_GAME or len(self.puzzles) == wanted:
                break
            easy = sum(puzzle.difficulty == 0 for puzzle in self.puzzles)
            more = _EASY * easy <= len(self.puzzles)
            puzzle = None if view.states.tobytes() in known else find(view, unit, budget, easy=more)
            if puzzle is not None:
                found.append(self._sourced(puzzle, step))
                self.puzzles.append(found[-1])
        self._keep(state, [puzzle.source.step for puzzle in found if puzzle.source])
        return found


def _settings(made: Made) -> dict[str, str]:
    """How puzzles were looked for, as the command line names it."""
    players, budget = " and ".join(map(str, made.players)), "the usual one" if made.budget is None else str(made.budget)
    return {"seed": str(made.seed), "players": players, "budget": budget}


def decisions(state: State) -> Iterator[tuple[int, View]]:
    """What the players of a game saw before each of their moves, and after which step of its record."""
    players = state.game.options.players
    steps = (number for number, step in enumerate(state.steps()) if "deal" in step or "move" in step)
    for step, turn in zip(steps, story.turns(state), strict=True):
        seat = int(turn.before[0]["seat"])
        if turn.move >= 0 and turn.before[0]["due"] == MOVE and seat < players:
            yield step - 1, View(state.game, engine.hidden(turn.before, seat))
