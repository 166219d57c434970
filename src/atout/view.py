"""What one seat knows: the only thing that bots, pages and spectators are given."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from atout.catalogue import Game
from atout.deals import Seeded
from atout.families.family import Notation, States
from atout.families.scene import Own, Scene
from atout.families.words import Words
from atout.kernel import engine
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.kernel.state import BUFFER, FULL, MOVE, SPECTATOR
from atout.refusals import NotYourTurn
from atout.sampler import Sampler
from atout.state import LegalMoves, State


class View:
    """A state with everything erased that its viewer cannot know."""

    __slots__ = ("_sampler", "_states", "game")

    def __init__(self, game: Game, states: States) -> None:
        self.game, self._states = game, states
        assert game.family.dtype == states.dtype  # and the family is loaded, also in a view from another process
        self._sampler: Sampler | None = None

    @property
    def viewer(self) -> int | None:
        """The seat that knows this; None for a spectator."""
        viewer = int(self._states[0]["viewer"])
        return None if viewer == SPECTATOR else viewer

    @property
    def seat(self) -> int | None:
        """Who acts; None when cards are due or the game is over."""
        s = self._states[0]
        return int(s["seat"]) if s["due"] == MOVE else None

    def moves(self) -> list[int]:
        """The viewer's legal moves as numbers; only the seat that acts may ask."""
        if self.seat is None or self.viewer not in (self.seat, FULL):
            raise NotYourTurn("only the seat whose turn it is knows its legal moves")
        buffer = np.zeros(BUFFER, np.int64)
        count = engine.actor_of(self._states.dtype)(engine.LIST, self._states, 0, 0, buffer) & 0xFFFF
        return buffer[:count].tolist()

    def legal(self) -> LegalMoves:
        """The viewer's legal moves as texts; only the seat that acts may ask."""
        return LegalMoves(self.texts(), self.moves())

    def texts(self) -> Sequence[str]:
        """The text of every move number."""
        return self._notation().moves

    def fields(self) -> Fields:
        """The record's fields, for reading."""
        return Fields(self._states[0])

    @property
    def states(self) -> States:
        """The record itself as an array of length one, as `kernel.engine` takes it: for reading, or `copied` first."""
        return self._states

    def scene(self) -> Scene:
        """The table as data for a page."""
        return self.game.family.scene(self.fields(), self._notation())

    def own(self) -> Own:
        """What the viewer knows beyond the scene that everybody sees."""
        if self.viewer is None:
            raise NotYourTurn("a spectator knows nothing of their own")
        return self.game.family.own(self.fields(), self._notation(), self.viewer)

    def _notation(self) -> Notation:
        return self.game.family.notation(self.fields())

    def sampler(self) -> Sampler:
        """The view's possible worlds, counted once."""
        if self._sampler is None:
            self._sampler = Sampler(self._states)
        return self._sampler

    def sample(self, rng: Any = None) -> State:
        """A world: a full state that agrees with the view, uniformly drawn among all of them.

        In XXL's draw games a world counts as often as its hands fit into what is known about each card by its order of
        arrival (docs/architecture.md, "Worlds"). `world.view(view.viewer) == view` at any time: a world between rounds
        waits for its cards, too; `world.deal()` deals them.

        `rng` is a seed, a `random.Random` or a NumPy generator; None takes the system's randomness. The world has no
        past; if it is played on, later rounds are dealt from the same `rng`.
        """
        seed = seed_of(rng)
        world = self.sampler().draw(new_rng(seed))
        return State(self.game, Seeded(seed), world=world)

    def picture(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The table as the viewer sees it, as text of at most 80 columns."""
        words = Words(self.game.family.name, lang, names)
        family, fields = self.game.family, self.fields()
        return "\n".join(family.show(fields, family.notation(fields), words))

    def __str__(self) -> str:
        return self.picture()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.game == other.game and self._states.tobytes() == other._states.tobytes()

    def __hash__(self) -> int:
        return hash((self.game, self._states.tobytes()))

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.game, self._states)

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"<{self.game.id} as seen by {who}>"


def seed_of(rng: Any) -> int:
    """A seed from whatever people give for randomness (see `View.sample`)."""
    if rng is None:
        return secrets.randbits(63)
    if isinstance(rng, int):
        return rng
    if hasattr(rng, "getrandbits"):
        return int(rng.getrandbits(63))
    if hasattr(rng, "integers"):
        return int(rng.integers(2**63 - 1))
    raise TypeError(f"rng must be a seed, random.Random or numpy.random.Generator, not {type(rng).__name__}")
