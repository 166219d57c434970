"""A match-up on one deal: a bot on one seat among others, every seat in turn, against those others everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

import msgspec

from atout.arena.playing import Forfeit, Playing, Seating, Task, play
from atout.catalogue import Game


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of results: `bot` among `field` on a deal. What it gains is the mean difference on equal seats."""

    game: str  # as `written` has it
    deal: int
    bot: str
    field: str
    gain: float
    values: list[float]  # the bot's, seat by seat
    base: list[float]  # the field's own, when it sits everywhere
    starter: int
    moves: int  # when the field sits everywhere
    side_gain: float | None = None  # where seats play together: side against side, both ways
    forfeits: list[Forfeit] = []


class Times(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long the bots thought about a deal in one field, milliseconds of each decision; and what they answered that
    was no legal move, if they may try again."""

    game: str
    deal: int
    field: str
    times: dict[str, list[float]]
    refused: dict[str, list[str]] = {}


@dataclass(frozen=True)
class Unit:
    """A piece of work: all bots in one field on one deal."""

    task: Task
    bots: tuple[str, ...]
    field: str


def written(game: Game) -> str:
    """A game as it is asked for, with the options that are not the usual ones: `ebbes --option more_cards=true`."""
    usual = msgspec.convert({}, game.spec.options)
    told = [
        f"--option {name}={msgspec.json.encode(value).decode()}"
        for name, value in msgspec.structs.asdict(game.options).items()
        if name != "players" and value != getattr(usual, name)
    ]
    return " ".join(
        [game.id, *([f"--players {game.options.players}"] if game.options.players != game.spec.usual else []), *told]
    )


class Done(msgspec.Struct, frozen=True):
    """What came of a unit: lines for three files."""

    results: list[Result]
    records: list[bytes]
    times: Times


def work(unit: Unit) -> Done:
    """Play all that a unit asks for."""
    table = _Table(unit)
    base = table.play(unit.field)
    results = [_result(table, bot, base) for bot in unit.bots if bot != unit.field]
    times = Times(written(unit.task.game), unit.task.deal, unit.field, table.times, table.refused)
    return Done(results, table.records, times)


class _Table:
    """Where a unit is played: keeps records, times and forfeits."""

    def __init__(self, unit: Unit) -> None:
        self.unit, self.game = unit, unit.task.game
        self.records: list[bytes] = []
        self.times: dict[str, list[float]] = {}
        self.refused: dict[str, list[str]] = {}

    def play(self, bot: str, seats: frozenset[int] = frozenset(), side: int | None = None) -> Playing:
        playing = play(self.unit.task, Seating(self.unit.field, bot, seats, side))
        for name, times in playing.times.items():
            self.times.setdefault(name, []).extend(times)
        for name, answers in playing.refused.items():
            self.refused.setdefault(name, []).extend(answers)
        self.records.append(_record(playing, self.unit.task.deal))
        return playing


def _result(table: _Table, bot: str, base: Playing) -> Result:
    people = range(table.game.options.players)
    alone = [table.play(bot, frozenset([seat])) for seat in people]
    values = [playing.values[seat] for seat, playing in zip(people, alone, strict=True)]
    sides = list(_sides(table, bot, base))
    forfeits = [forfeit for playing in (base, *alone, *(one for one, _ in sides)) for forfeit in playing.forfeits]
    return Result(
        game=written(table.game),
        deal=table.unit.task.deal,
        bot=bot,
        field=table.unit.field,
        gain=fmean(own - other for own, other in zip(values, base.values, strict=True)),
        values=values,
        base=base.values,
        starter=base.rounds[0].starter,
        moves=base.moves,
        side_gain=fmean(gain for _, gain in sides) if sides else None,
        forfeits=forfeits,
    )


def _sides(table: _Table, bot: str, base: Playing) -> Iterator[tuple[Playing, float]]:
    """The bot on all seats of a side, then of the other. The field names the sides, so they are the same each time."""
    if table.unit.task.whole or table.game.family.sides is None:
        return
    for side in (0, 1):
        playing = table.play(bot, side=side)
        seats = [seat for seat, name in enumerate(playing.names) if name == bot]
        yield playing, fmean(playing.values[seat] - base.values[seat] for seat in seats)


def _record(playing: Playing, deal: int) -> bytes:
    """The record, with the deal's number and who sat where."""
    return msgspec.json.encode({**playing.state.record().data(), "deal": deal, "names": playing.names})
