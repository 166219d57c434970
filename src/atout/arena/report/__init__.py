"""`report.html`: what a contest has found, for people."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import fmean, median

from atout.arena.contest import Outcome
from atout.arena.figures import Table
from atout.arena.report import charts
from atout.arena.report.page import Speaker, figure, game_heading, keyed, page, sheet, table
from atout.catalogue import Game
from atout.record import engine_version


def write(outcome: Outcome, path: Path) -> None:
    """Write the report of a contest."""
    contest = outcome.contest
    say = Speaker(contest.games[0].spec.family)
    parts = [_game(outcome, game) for game in contest.games if outcome.table(game).deals >= 2]
    about = f"<p>{say('arena-about')} {say('arena-unit-whole' if contest.whole else 'arena-unit-round')}</p>"
    end = f"<code>atout {engine_version()} · seed {contest.seed} · {escape(', '.join(contest.bots))}</code>"
    title = ", ".join(outcome.results)
    path.write_text(page(f"Atout: {title}", say("arena-title"), about, "".join(parts), end), encoding="utf-8")


def _game(outcome: Outcome, game: Game) -> str:
    found, say = outcome.table(game), Speaker(game.spec.family)
    heading = game_heading(say, game.id, found.game)
    sheets = [
        _ladder(found, outcome.contest.timed, say),
        _cross(found, say),
        _sides(found, say),
        _values(found, say),
        _advantage(found, say),
        _lengths(found, say),
        _thinking(outcome.thinking(game), found.bots, say),
        _forfeits(found, say),
    ]
    return f'{heading}<div class="sheets">{"".join(filter(None, sheets))}</div>'


def _ladder(found: Table, timed: Sequence[str], say: Speaker) -> str:
    ladder = found.ladder()
    chart = charts.intervals({one.bot: {"": one.gain} for one in ladder}) if charts.available() else ""
    rows = [[escape(one.bot), figure(one.gain)] for one in ladder]
    about = say("arena-ladder-about", deals=found.deals)
    if timed:
        about += f"<br>{say('arena-timed', bots=', '.join(timed))}"
    return sheet(say("arena-ladder"), about, chart, table([say("arena-bot"), say("arena-gain")], rows), wide=True)


def _cross(found: Table, say: Speaker) -> str:
    rows = [
        [escape(bot), *("" if bot == field else figure(found.cell(bot, field)) for field in found.fields)]
        for bot in found.bots
    ]
    return sheet(
        say("arena-cross"),
        say("arena-cross-about"),
        table([say("arena-bot"), *map(escape, found.fields)], rows),
        wide=len(found.fields) > 2,
    )


def _sides(found: Table, say: Speaker) -> str:
    sides = [(bot, field, found.side(bot, field)) for bot, field in found.cells()]
    rows = [[escape(bot), escape(field), figure(mean)] for bot, field, mean in sides if mean is not None]
    head = [say("arena-bot"), say("arena-against"), say("arena-gain")]
    return sheet(say("arena-sides"), say("arena-sides-about"), table(head, rows)) if rows else ""


def _values(found: Table, say: Speaker) -> str:
    values = {field: found.values(field) for field in found.fields}
    chart = charts.spreads(values, found.bots) if charts.available() else ""
    rows = [[keyed(field, found.bots), *_summary(row, ".2f")] for field, row in values.items()]
    head = [say("arena-field"), say("arena-mean"), say("arena-range")]
    return sheet(say("arena-values"), say("arena-values-about"), chart, table(head, rows))


def _summary(values: Sequence[float], form: str) -> list[str]:
    return [told.replace("-", "−") for told in (format(fmean(values), form), f"{min(values):g} … {max(values):g}")]


def _advantage(found: Table, say: Speaker) -> str:
    seats = {field: found.seats(field) for field in found.fields}
    chart = ""
    if charts.available():
        by_seat = {
            str(seat + 1): {field: means[seat] for field, means in seats.items()}
            for seat in range(len(next(iter(seats.values()))))
        }
        chart = charts.intervals(by_seat, found.bots)
    rows = [
        [keyed(field, found.bots), figure(found.starter(field)), *map(figure, means)] for field, means in seats.items()
    ]
    head = [say("arena-field"), say("arena-starter"), *(str(seat + 1) for seat in range(len(rows[0]) - 2))]
    return sheet(say("arena-seats"), say("arena-seats-about"), chart, table(head, rows), wide=True)


def _lengths(found: Table, say: Speaker) -> str:
    lengths = {field: found.lengths(field) for field in found.fields}
    varied = any(len(set(row)) > 1 for row in lengths.values())
    chart = charts.spreads(lengths, found.bots) if varied and charts.available() else ""
    rows = [[keyed(field, found.bots), *_summary(row, ".1f")] for field, row in lengths.items()]
    head = [say("arena-field"), say("arena-mean"), say("arena-range")]
    return sheet(say("arena-lengths"), say("arena-lengths-about"), chart, table(head, rows))


def _thinking(times: dict[str, list[float]], bots: Sequence[str], say: Speaker) -> str:
    if not times:
        return ""
    chart = charts.boxes(times, bots) if charts.available() else ""
    rows = [
        [keyed(bot, bots), f"{median(row):.3g} ms", f"{max(row):.3g} ms", f"{len(row):,}"] for bot, row in times.items()
    ]
    head = [say("arena-bot"), say("arena-median"), say("arena-longest"), say("arena-decisions")]
    return sheet(say("arena-thinking"), say("arena-thinking-about"), chart, table(head, rows))


def _forfeits(found: Table, say: Speaker) -> str:
    forfeits = found.forfeits()
    rows = [[escape(bot), str(times)] for bot, times in forfeits.items()]
    head = [say("arena-bot"), say("arena-times")]
    return sheet(say("arena-forfeits"), say("arena-forfeits-about"), table(head, rows)) if rows else ""
