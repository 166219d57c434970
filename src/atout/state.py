"""A table: the state, its legal moves, and its past."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from atout.catalogue import Game
from atout.deals import Chance, Source, due_layout, read_deal, write_deal
from atout.families.family import Event, Notation, States
from atout.families.scene import Own, Scene
from atout.families.words import Words
from atout.kernel import engine
from atout.kernel.engine import ILLEGAL, STEP
from atout.kernel.jit import Fields
from atout.kernel.state import BUFFER, CHANCE, DEAL, OVER, SEATS, SPACE, SPECTATOR, copied
from atout.refusals import NotAMove, NotLegal, NotYourTurn, Refusal

if TYPE_CHECKING:
    from atout.record import Origin, Record
    from atout.view import View


class Move(NamedTuple):
    """A move that was played."""

    seat: int
    move: str


class Played(NamedTuple):
    """A move in a table's past, by its number."""

    seat: int
    number: int


@dataclass(frozen=True, eq=False)
class Dealt:
    """A deal in a table's past: the state before it and the chance that entered."""

    before: States
    chance: Chance


@dataclass(frozen=True, eq=False)
class Scored:
    """A scored round in a table's past."""

    after: States


class Start(NamedTuple):
    """Where a table that was played on from another game began, and how much of its past is that game's."""

    origin: Origin
    deals: int
    moves: int


class LegalMoves:
    """The legal moves as texts, made only as far as one looks: `in`, iteration, `len`."""

    __slots__ = ("_numbers", "_texts")

    def __init__(self, texts: Sequence[str], numbers: list[int]) -> None:
        self._texts, self._numbers = texts, numbers

    def __iter__(self) -> Iterator[str]:
        return map(self._texts.__getitem__, self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __contains__(self, move: object) -> bool:
        return any(text == move for text in self)

    def __repr__(self) -> str:
        return f"<legal: {' '.join(self)}>"


class State:
    """A table with everything on it, hidden cards included. Moves change it; `copy()` first to keep it."""

    __slots__ = (
        "_actor",
        "_buffer",
        "_count",
        "_deals",
        "_notation",
        "_roomy",
        "_seat",
        "_source",
        "_start",
        "_states",
        "_steps",
        "game",
    )

    def __init__(self, game: Game, source: Source | None, *, world: States | None = None) -> None:
        self.game = game
        self._source = source if world is None else None  # a world that waits for cards still waits
        self._states = game.fresh() if world is None else world
        self._steps: list[int | Dealt | Scored] | None = [] if world is None else None
        self._buffer, self._roomy = np.zeros(BUFFER, np.int64), True  # the legal moves, and room for any others
        self._deals = 0
        self._start: Start | None = None
        self._seat, self._count = -1, 0
        self._notation = game.family.notation(Fields(self._states[0]))
        self._actor = engine.actor_of(self._states.dtype)
        self._take(self._act(engine.LIST))
        self._source = source

    # --- Looking ---

    @property
    def seat(self) -> int | None:
        """Who acts; None when cards are due or the game is over."""
        return self._seat if self._seat >= 0 else None

    @property
    def deals(self) -> int:
        """How many deals there have been."""
        return self._deals

    @property
    def scored(self) -> int:
        """How many rounds have been scored."""
        return int(self._states[0]["rounds"])

    @property
    def over(self) -> bool:
        return bool(self._states[0]["due"] == OVER)

    def legal(self) -> LegalMoves:
        """The legal moves as texts."""
        return LegalMoves(self._notation.moves, self.moves())

    def moves(self) -> list[int]:
        """The legal moves as numbers, ascending."""
        return self._buffer[: self._count].tolist()

    @property
    def scores(self) -> list[int] | None:
        """What the last round added, seat by seat; None before the first."""
        return self._row("scores") if self._states[0]["rounds"] else None

    @property
    def totals(self) -> list[int]:
        """The running sums, seat by seat."""
        return self._row("totals")

    @property
    def winners(self) -> list[int] | None:
        """All seats that share the victory; None while the game goes on."""
        mask = int(self._states[0]["winners"])
        return [seat for seat in range(SEATS) if mask >> seat & 1] if self.over else None

    @property
    def values(self) -> list[float]:
        """Each seat's result of the last round, higher is better."""
        out = engine.result_rows(1)
        engine.values_of(self._states, out)
        return out[0, : self.game.seats].tolist()

    @property
    def rounds(self) -> list[dict[str, list[int]]]:
        """The score sheet: scores and totals of every round so far."""
        return [self._round_step(step.after) for step in self._past("the score sheet") if isinstance(step, Scored)]

    @property
    def history(self) -> list[Move]:
        """The moves so far."""
        return [Move(step["seat"], step["move"]) for step in self.steps() if "move" in step]

    def fields(self) -> Fields:
        """The record's fields, for reading."""
        return Fields(self._states[0])

    @property
    def states(self) -> States:
        """The record itself as an array of length one, as `kernel.engine` takes it: for reading, or `copied` first."""
        return self._states

    def past(self, since: State | None = None) -> Iterator[Dealt | Played | Scored]:
        """What has happened, in order: all of it, or what has come since an earlier copy."""
        for step in self._past("a story")[0 if since is None else len(since._past("a story")) :]:
            yield Played(step >> 16, step & 0xFFFF) if isinstance(step, int) else step

    def view(self, seat: int | None) -> View:
        """What a seat knows (None: a spectator)."""
        from atout.view import View

        if seat is not None and not 0 <= seat < self.game.seats:
            raise NotYourTurn(f"no seat {seat}: seats are 0 … {self.game.seats - 1}, or None for a spectator")
        return View(self.game, engine.hidden(self._states, SPECTATOR if seat is None else seat))

    def shown(self, move: str, seat: int | None) -> str:
        """A move that could be played now as a seat (None: a spectator) would see it, e.g. `discard:?`."""
        number = self._act(engine.SHOWN, self._number(move), SPECTATOR if seat is None else seat)
        return self._notation.moves[number]

    def scene(self) -> Scene:
        """The table as data for a page, as everybody sees it: made from a spectator's view."""
        return self.view(None).scene()

    def own(self, seat: int) -> Own:
        """What one seat knows beyond the scene, its hand above all: made from that seat's view."""
        return self.view(seat).own()

    # --- Playing ---

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Play a move by its text or number; `seat`, if given, must be the one whose turn it is."""
        if seat is not None and seat != self._seat:
            raise self._not_your_turn(seat)
        number = move if type(move) is int else self._number(move)
        if not -SPACE < number < SPACE:
            raise self._refuse(number)
        if not self._roomy:
            self._make_room()
        result = self._actor(STEP, self._states, number, self._count, self._buffer)
        if result == ILLEGAL:
            raise self._refuse(number)
        if self._steps is not None:
            self._steps.append(self._seat << 16 | number)
        if result >= 0:  # the usual case, in short: a move is due next
            self._seat, self._count = result >> 16, result & 0xFFFF
        else:
            self._take(result)

    def deal(self, deal: Mapping[str, Any] | None = None) -> None:
        """Put a written deal on a table that waits for one; without it the table's own next deal (of its seed)."""
        if self._seat >= 0 or self.over:
            raise NotYourTurn("no cards are due now")
        if deal is not None:
            self._put(read_deal(self.game.family, self._states, deal))
        elif not self._deal_own():
            raise Refusal("this table has no deals of its own: give one as a record writes it")

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves, by replaying what came before."""
        past = self._past("undo")
        played = [i for i, step in enumerate(past) if isinstance(step, int)]
        if not 1 <= moves <= len(played):
            raise Refusal(f"cannot take back {moves} moves: {len(played)} have been played")
        if self._start is not None and len(played) - moves < self._start.moves:
            raise Refusal(f"cannot take back {moves} moves: the table began after {self._start.moves} of them")
        source, start, fresh = self._source, self._start, self._rebuilt(played[-moves])
        for name in self.__slots__:
            setattr(self, name, getattr(fresh, name))
        self._source, self._start = source, start

    def after(self, passage: int) -> State:
        """The table as it was after one of its deals and moves, counted from 0; it waits for further cards."""
        happened = [i for i, step in enumerate(self._past("an earlier table")) if not isinstance(step, Scored)]
        return self._rebuilt(happened[passage] + 1)

    def before_deal(self) -> State:
        """The table as it was before its last deal; it waits for cards."""
        past = self._past("an earlier table")
        return self._rebuilt(max(i for i, step in enumerate(past) if isinstance(step, Dealt)))

    def _rebuilt(self, count: int) -> State:
        """A table with so many steps of this one's past, and no source of deals."""
        fresh = State(self.game, None)
        for step in self._past("an earlier table")[:count]:
            if isinstance(step, Dealt):
                fresh._put(step.chance)
            elif isinstance(step, int):
                fresh.play(step & 0xFFFF)
        return fresh

    # --- Going on ---

    @property
    def start(self) -> Start | None:
        """Where the table began, if it was played on from another game."""
        return self._start

    def mark_start(self, origin: Origin) -> None:
        """The past so far comes from another game; nothing of it can be taken back."""
        self._start = Start(origin, self._deals, sum(isinstance(step, int) for step in self._past("a start")))

    def supply(self, source: Source) -> None:
        """Let further deals come from here; one that is due is made at once."""
        self._source = source
        if self._seat < 0 and not self.over:
            self._deal_own()

    def _take(self, result: int) -> None:
        """Note whose turn it is and what is legal; deal and note scores when they are due."""
        if result >= 0:
            self._seat, self._count = result >> 16, result & 0xFFFF
            return
        self._seat, self._count = -1, 0
        if self._steps is not None and -result != DEAL:
            self._steps.append(Scored(copied(self._states)))
        if -result != OVER:
            self._deal_own()

    def _deal_own(self) -> bool:
        """Make the deal that the table's source has for it, if there is one."""
        if self._source is None:
            return False
        chance = self._source.chance(self.game.family, self._states, self._deals)
        if chance is None:
            return False
        self._put(chance)
        return True

    def _put(self, chance: Chance) -> None:
        if self._steps is not None:
            self._steps.append(Dealt(copied(self._states), chance))
        self._deals += 1
        if not self._roomy:
            self._make_room()
        self._buffer[:CHANCE] = chance
        result = self._act(engine.DEALING)
        self._notation = self.game.family.notation(Fields(self._states[0]))
        self._take(result)

    def _act(self, op: int, number: int = 0, more: int = 0) -> int:
        return self._actor(op, self._states, number, more, self._buffer)

    # --- Refusing ---

    def _number(self, move: str | int) -> int:
        number = self._notation.numbers.get(move) if isinstance(move, str) else int(move)
        if number is None:
            examples = ", ".join(list(self.legal())[:6])
            raise NotAMove(f"{move!r:.60} is not a move of {self.game.id}" + (f"; try {examples}" if examples else ""))
        return number

    def _not_your_turn(self, seat: int | None) -> Refusal:
        if self.over:
            return NotYourTurn("the game is over")
        if self._seat < 0:
            return NotYourTurn("cards are due before the next move")
        return NotYourTurn(f"it is not seat {seat}'s turn but seat {self._seat}'s")

    def _refuse(self, number: int) -> Refusal:
        if self._seat < 0:
            return self._not_your_turn(None)
        moves = self._notation.moves
        if not 0 <= number < len(moves) or not moves[number] or moves[number].endswith("?"):
            return NotAMove(f"{number} is no move number of {self.game.id}")
        clause = self.game.family.clauses[self._act(engine.REFUSAL, number) - 1]
        manual = self.game.family.part(self.fields()) or self.game.id
        about = (clause.id, clause.reference, f"{manual}#{clause.section}")
        return NotLegal(moves[number], self.game.family.name, *about, list(self.legal()))

    # --- Telling ---

    def _row(self, name: str) -> list[int]:
        return self._states[0][name][: self.game.seats].tolist()

    def _past(self, wanted: str) -> list[int | Dealt | Scored]:
        if self._steps is None:
            raise Refusal(f"{wanted} needs a past, and a sampled world has none")
        return self._steps

    def _round_step(self, after: States) -> dict[str, list[int]]:
        seats, row = self.game.seats, after[0]
        told = {"scores": row["scores"][:seats].tolist(), "totals": row["totals"][:seats].tolist()}
        return {**told, **self.game.family.round_extras(Fields(row))}

    def steps(self) -> Iterator[dict[str, Any]]:
        """The past as a record's steps."""
        family = self.game.family
        texts: Sequence[str] = ()
        for step in self._past("a record"):
            if isinstance(step, int):
                yield {"seat": step >> 16, "move": texts[step & 0xFFFF]}
            elif isinstance(step, Scored):
                yield {"round": self._round_step(step.after)}
            else:
                part = due_layout(family, step.before).part
                if part is not None:
                    yield {"part": part}
                yield {"deal": write_deal(family, step.before, step.chance)}
                texts = self._moves_after(step).moves

    def _moves_after(self, step: Dealt) -> Notation:
        """The notation in force after a deal (a match changes it with every part)."""
        return self.game.family.notation(Fields(engine.dealt(step.before, step.chance)[0]))

    def record(self, legal: bool = False) -> Record:
        """The game so far as a record; `legal` adds the legal moves of every step."""
        from atout.record import record_of

        return record_of(self, legal)

    def narrate(self, lang: str = "en", names: Sequence[str] = ()) -> Iterator[str]:
        """The story so far, sentence by sentence."""
        words = Words(self.game.family.name, lang, names)
        for event in self.events():
            yield words(event.id, **event.args)

    def events(self, seat: int | None = -1) -> Iterator[Event]:
        """What happened, as events: all of it, or as a seat (None: a spectator) saw it."""
        from atout.story import story

        return story(self, seat)

    # --- Being a value ---

    def copy(self) -> State:
        """An independent table with the same past and future deals; it takes little space until it is played."""
        other: State = object.__new__(State)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other._states = copied(self._states)
        other._buffer, other._roomy = self._buffer[: self._count].copy(), False
        other._steps = None if self._steps is None else list(self._steps)
        return other

    def _make_room(self) -> None:
        """A copy has room for its own legal moves only: make room for any, and for a deal."""
        legal, self._buffer = self._buffer[: self._count], np.empty(BUFFER, np.int64)
        self._buffer[: self._count] = legal
        self._roomy = True

    def __eq__(self, other: object) -> bool:
        """The same position of the same game, whatever its past."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._states.tobytes() == other._states.tobytes()

    def __hash__(self) -> int:
        return hash((self.game, self._states.tobytes()))

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in self.__slots__ if name not in ("_notation", "_actor")}
        return kept | {"_buffer": self._buffer[: self._count].copy(), "_roomy": False}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self._notation = self.game.family.notation(Fields(self._states[0]))  # loads the family, if nobody has
        self._actor = engine.actor_of(self._states.dtype)

    def picture(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The table as text of at most 80 columns."""
        words = Words(self.game.family.name, lang, names)
        return "\n".join(self.game.family.show(self.fields(), self._notation, words))

    def __str__(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        due = "over" if self.over else "cards due" if self._seat < 0 else f"seat {self._seat} to move"
        return f"<{self.game.id}, {self.game.options.players} players, {due}, totals {self.totals}>"
