"""The game record: its structs, which read it and make its JSON Schema, and how a table writes one."""

from __future__ import annotations

import codecs
import re
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from atout.families import specs
from atout.families.options import Options
from atout.refusals import RecordError, RulesError

if TYPE_CHECKING:
    from atout.catalogue import Game
    from atout.state import State

FORMAT: Literal["atout-record/1"] = "atout-record/1"
KINDS = ("deal", "move", "round", "part")


@cache
def engine_version() -> str:
    """The version of the installed engine."""
    try:
        return version("atout")
    except PackageNotFoundError:
        return "0"


class Round(Struct, frozen=True):
    """A scored round; `places` in a match."""

    scores: list[int]
    totals: list[int]
    places: list[int] | UnsetType = UNSET


class Step(Struct, frozen=True):
    """One step: exactly one of a deal, a move, a scored round, the beginning of a match's part."""

    deal: dict[str, Any] | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    move: str | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    round: Round | UnsetType = UNSET
    part: str | UnsetType = UNSET

    def __post_init__(self) -> None:
        moves = self.move is not UNSET
        if moves + (self.deal is not UNSET) + (self.round is not UNSET) + (self.part is not UNSET) != 1:
            present = [kind for kind in KINDS if getattr(self, kind) is not UNSET]
            raise ValueError(f"a step has exactly one of {', '.join(KINDS)}, not {' and '.join(present) or 'none'}")
        if moves != (self.seat is not UNSET):
            raise ValueError("a move has a seat, and nothing else has")


class Fairness(Struct, frozen=True):
    """Fair dealing: the commitment shown before the first card, and the secret seed revealed after the last."""

    scheme: Literal["atout-deck/1"]
    commit: str
    seed: str | UnsetType = UNSET


class Origin(Struct, frozen=True):
    """Where a game was played on from: a step of another record, as one seat, and with which of the hidden cards."""

    record: Annotated[str, Meta(min_length=1, max_length=100)]
    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    cards: Literal["drawn", "true"]


class Record(Struct, kw_only=True):
    """A game as deals and moves. Equal records are equal; `repr` pastes back."""

    format: Literal["atout-record/1"]
    options: Any
    steps: list[Step]
    totals: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    deck: list[str] | UnsetType = UNSET
    version: Any = UNSET  # another engine may number its versions as it likes
    rules: int | UnsetType = UNSET
    fair: Fairness | UnsetType = UNSET
    origin: Origin | UnsetType = field(default=UNSET, name="from")

    def __post_init__(self) -> None:
        if self.origin is not UNSET:
            if self.fair is not UNSET:
                raise ValueError(
                    "a game that was played on from another has no fair dealing: its cards were not drawn for it"
                )
            if self.origin.step >= len(self.steps):
                raise ValueError(
                    f"from: the record has {len(self.steps)} steps and cannot begin after step {self.origin.step}"
                )
        if (self.totals is UNSET) != (self.winners is UNSET):
            raise ValueError("a finished record has both totals and winners, an unfinished one neither")

    @staticmethod
    def of(data: dict[str, Any]) -> Record:
        """A record from its JSON form as Python data."""
        return read(msgspec.json.encode(data))

    @property
    def id(self) -> str:
        """The game's id."""
        return str(self.__struct_config__.tag)

    @property
    def finished(self) -> bool:
        return self.totals is not UNSET

    def game(self) -> Game:
        """The game that was played."""
        from atout.catalogue import game

        deck = self.deck if self.deck is not UNSET and specs()[self.id].check_deck else None
        return game(self.id, deck=deck, **msgspec.structs.asdict(self.options))

    @property
    def other_rules(self) -> str:
        """By which other rules it was played; "" if by ours, as far as it says."""
        ours = specs()[self.id].rules
        if self.rules is UNSET or self.rules == ours:
            return ""
        return f"it was played by rules {self.rules} of {self.id}; here they are {ours}"

    def require_rules(self) -> None:
        """Refuse a game of other rules, for whatever is more than replaying it: its players had other choices."""
        if self.other_rules:
            raise RulesError(self.other_rules)

    def data(self) -> dict[str, Any]:
        """The record as Python data, in the order in which people read it."""
        plain = msgspec.to_builtins(self)
        plain["options"] = {k: list(v) if isinstance(v, tuple) else v for k, v in plain["options"].items()}
        order = ("format", "game", "version", "rules", "options", "deck", "fair", "from", "steps", "totals", "winners")
        return {key: plain[key] for key in order if key in plain}

    def json(self) -> bytes:
        """One line of JSON."""
        return msgspec.json.encode(self.data())

    def __repr__(self) -> str:
        return f"atout.Record.of({self.data()!r})"


def _required(options: type[Options]) -> type[Struct]:
    """The same options without defaults: a record names every one."""
    hints = _hints(options)
    fields = [(name, hints[name]) for name in options.__struct_fields__]
    return msgspec.defstruct(f"{options.__name__}Options", fields, forbid_unknown_fields=True, kw_only=True)


@cache
def _hints(options: type[Struct]) -> dict[str, Any]:
    return get_type_hints(options, include_extras=True)


@cache
def record_types() -> dict[str, type[Record]]:
    """A record type for every game: the tag `game` decides which options are read."""
    found: dict[str, Any] = {
        spec.id: msgspec.defstruct(
            "".join(word.title() for word in spec.id.split("-")) + "Record",
            [("options", _required(spec.options))],
            bases=(Record,),
            tag_field="game",
            tag=spec.id,
            kw_only=True,
        )
        for spec in specs().values()
    }
    return found


def union() -> Any:
    """The tagged union of all record types."""
    types = list(record_types().values())
    found: Any = types[0]
    for other in types[1:]:
        found = found | other
    return found


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union())


def read(line: bytes) -> Record:
    """Read one record; says what is wrong with it, never more than a line."""
    if line.startswith(codecs.BOM_UTF8):
        raise RecordError("a byte-order mark stands before the record; records are plain UTF-8")
    try:
        line.decode("utf-8")  # also what msgspec would skip
        record: Record = _decoder().decode(line)
        record.game()  # checks what the options mean together
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8: byte {error.start} ({error.reason})") from None
    except msgspec.ValidationError as error:
        raise _at_step(str(error)) from None
    except msgspec.DecodeError as error:
        raise RecordError(f"not JSON: {error}") from None
    except RecursionError:
        raise RecordError("not JSON of a record: nested too deeply") from None
    except ValueError as error:
        raise RecordError(str(error)) from None
    return record


def _at_step(reason: str) -> RecordError:
    """msgspec's message, with the step it speaks of as a number."""
    found = re.fullmatch(r"(.*) - at `\$\.steps\[(\d+)\]\.?(.*)`", reason, re.DOTALL)
    if found is None:
        return RecordError(reason)
    return RecordError(f"{found[3]}: {found[1]}" if found[3] else found[1], int(found[2]))


def as_record(record: Record | dict[str, Any] | bytes | str) -> Record:
    """A record in any of its forms."""
    if isinstance(record, str):
        record = record.encode()
    if isinstance(record, bytes):
        return read(record)
    if isinstance(record, dict):
        return Record.of(record)
    if not isinstance(record, Record):
        raise RecordError(f"a record comes as a Record, a dict or JSON, not as {type(record).__name__}")
    return record


def record_of(state: State, legal: bool) -> Record:
    """A table's past as a record."""
    from atout.deals import Fair
    from atout.kernel.shuffle import FAIR_SCHEME, commitment

    game = state.game
    steps = list(state.steps())
    if legal:
        _add_legal(state, steps)
    kind = record_types()[game.id]
    fields: dict[str, Any] = {
        "format": FORMAT,
        "options": msgspec.convert(msgspec.structs.asdict(game.options), _hints(kind)["options"]),
        "steps": msgspec.convert(steps, list[Step]),
        "version": engine_version(),
        "rules": game.spec.rules,
    }
    if state.over:
        fields |= {"totals": state.totals, "winners": state.winners}
    if game.deck is not None:
        fields["deck"] = list(game.deck)
    if state.start is not None:
        fields["origin"] = state.start.origin
    elif isinstance(state._source, Fair):
        secret = state._source.secret
        seed: Any = secret.hex() if state.over else UNSET
        fields["fair"] = Fairness(FAIR_SCHEME, commitment(secret), seed)
    return kind(**fields)


def _add_legal(state: State, steps: list[dict[str, Any]]) -> None:
    from atout.state import State as Table

    again = Table(state.game, None)
    for step in steps:
        if "deal" in step:
            again.deal(step["deal"])
        elif "move" in step:
            step["legal"] = list(again.legal())
            again.play(step["move"])
