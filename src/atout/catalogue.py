"""A game: an id with its options, from which tables are started."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from atout.families import load, specs
from atout.families.options import Options, Spec
from atout.refusals import OptionError

if TYPE_CHECKING:
    from atout.batch import Batch
    from atout.families.family import Family
    from atout.state import State


class Game:
    """A game with its options; equal ones are equal, and `repr` pastes back."""

    __slots__ = ("_table", "deck", "options", "spec")

    def __init__(self, spec: Spec, options: Options, deck: Sequence[str] | None = None) -> None:
        self.spec, self.options = spec, options
        self.deck = None if deck is None else _checked(spec, deck)
        self._table: Any = None

    @property
    def id(self) -> str:
        return self.spec.id

    @property
    def seats(self) -> int:
        """Seats of the table, virtual players included."""
        return self.options.seats

    @property
    def family(self) -> Family:
        return load(self.spec.family)

    def fresh(self) -> Any:
        """The table before its first deal: an array with one record."""
        from atout.kernel.state import copied

        if self._table is None:
            replaced = () if self.deck is None else (self.deck,)
            self._table = self.family.setup(self.options, *replaced)
        return copied(self._table)

    def start(
        self,
        seed: int | None = None,
        *,
        deals: Sequence[Mapping[str, Any]] | None = None,
        fair: bytes | None = None,
    ) -> State:
        """A new table that deals every round by itself: from a seed, from 32 secret bytes (fair dealing), from given
        deals (then it waits for more), or from the system's randomness."""
        from atout.deals import Fair, Given, Seeded, Source
        from atout.state import State

        if sum(given is not None for given in (seed, deals, fair)) > 1:
            raise OptionError("start takes one of seed, deals and fair")
        source: Source
        if deals is not None:
            source = Given(tuple(deals))
        elif fair is not None:
            if len(fair) != 32:
                raise OptionError(f"fair needs 32 secret bytes, not {len(fair)}")
            source = Fair(fair)
        else:
            source = Seeded(secrets.randbits(63) if seed is None else seed)
        return State(self, source)

    def batch(self, n: int, seed: int | None = None) -> Batch:
        """`n` tables side by side; table `i` is dealt like `start(seed + i)`."""
        from atout.batch import Batch

        return Batch(self, n, secrets.randbits(62) if seed is None else seed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.id, msgspec.json.encode(self.options), self.deck

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.id, msgspec.structs.asdict(self.options), self.deck)

    def __repr__(self) -> str:
        named = [f"{key}={value!r}" for key, value in msgspec.structs.asdict(self.options).items()]
        if self.deck is not None:
            named.append(f"deck={list(self.deck)!r}")
        return f"atout.game({', '.join([repr(self.id), *named])})"


def game(id: str, /, *, deck: Sequence[str] | None = None, **options: Any) -> Game:
    """A game by its id, with options by name (see `atout.games()`); options left out have their defaults."""
    spec = specs().get(id)
    if spec is None:
        raise OptionError(f"no game {id!r}; the games are {', '.join(specs())}")
    known = spec.options.__struct_fields__
    for name in options:
        if name not in known:
            raise OptionError(f"{name}: {id} has no such option; its options are {', '.join(known)}")
    if isinstance(options.get("parts"), tuple):
        options["parts"] = list(options["parts"])
    try:
        return Game(spec, msgspec.convert(options, spec.options), deck)
    except msgspec.ValidationError as error:
        raise OptionError(_plain(error)) from None


def _checked(spec: Spec, deck: Sequence[str]) -> tuple[str, ...]:
    """Another deck's card texts, if they make a deck."""
    if spec.check_deck is None:
        others = ", ".join(other.id for other in specs().values() if other.check_deck)
        raise OptionError(f"{spec.id} has no deck to replace; only these games have: {others}")
    spec.check_deck(deck)
    return tuple(deck)


def _plain(error: msgspec.ValidationError) -> str:
    """msgspec's message with the option's name first."""
    reason, _, where = str(error).partition(" - at `$.")
    return f"{where.rstrip('`')}: {reason}" if where else reason


def _again(id: str, options: Mapping[str, Any], deck: Sequence[str] | None) -> Game:
    return game(id, deck=deck, **options)
