"""A study as a page, and as Markdown for a repository."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from atout.arena.findings import Findings, compare
from atout.arena.report import charts
from atout.arena.report.page import HERE, Speaker, game_heading, page, sheet, table
from atout.arena.study import SECONDS_A_CARD, SECONDS_A_DEAL, Study
from atout.families.words import Words
from atout.record import engine_version

Say = Callable[..., str]
PLAIN, SIGNED = ".1f", "+.2f"


@dataclass(frozen=True)
class Section:
    """A part of a study: what it is called and means, and a table (a message or a text for each heading)."""

    title: str
    about: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    chart: Callable[[], str] | None = None
    chart_about: str = ""


def chapters(found: Findings, say: Say) -> Iterator[Section]:
    """All that a study says of one game. `say` gives the language, or all of them."""
    lengths, outcomes = found.lengths(), found.outcomes()
    if found.forfeited:
        times = sum(len(one.forfeits) for one in found.forfeited)
        yield Section(
            say("arena-forfeits"),
            say("study-forfeits-about"),
            [say("study-measure"), say("arena-times")],
            [[say("study-left-out"), f"{len(found.forfeited)}"], [say("arena-forfeits"), f"{times}"]],
        )
    yield Section(
        say("study-length"),
        say("study-length-about", card=SECONDS_A_CARD, deal=SECONDS_A_DEAL),
        [say("study-measure"), say("arena-mean")],
        [[say(f"study-{name}"), mean.told(PLAIN)] for name, mean in lengths.items()],
        (lambda: charts.spreads({"": [one.minutes for one in found.games]})) if lengths["minutes"].half else None,
        say("study-minutes"),
    )
    yield Section(
        say("study-outcome"),
        say("study-outcome-about"),
        [say("study-measure"), say("arena-mean")],
        [[say(f"study-{name}"), figure.told(PLAIN)] for name, figure in outcomes.items()],
        (lambda: charts.curve(found.known_curve(), range(0, 110, 10))) if found.has_rounds else None,
        say("study-known-curve"),
    )
    yield _luck(found, say)
    if len(found.seats()) > 1:
        seats = {say("seat", number=seat): mean for seat, mean in enumerate(found.seats(), 1)}
        told = {**{say(f"study-{name}"): mean for name, mean in found.advantages().items()}, **seats}
        yield Section(
            say("study-advantage"),
            say("study-advantage-about"),
            [say("study-who"), say("arena-gain")],
            [[name, mean.told(SIGNED)] for name, mean in told.items()],
            lambda: charts.intervals({str(seat): {"": mean} for seat, mean in enumerate(found.seats(), 1)}),
        )
    if options := found.options():
        yield Section(
            say("study-options"),
            say("study-options-about"),
            [say("study-option"), say("study-share"), say("study-worth")],
            [[say(o.settled.id, **o.settled.args), o.share.told(".0f"), o.worth.told(SIGNED)] for o in options],
        )
    if without := found.without():
        yield Section(
            say("study-without"),
            say("study-without-about"),
            [say("study-kind"), say("study-lost")],
            [[kind, mean.told(SIGNED)] for kind, mean in without.items()],
        )


def _luck(found: Findings, say: Say) -> Section:
    skill, games = found.skill(), found.games_until_skill_shows()
    rows = [[say("study-luck"), found.luck().told(".2f")]]
    if skill is not None:
        rows.append([say("study-skill"), skill.told(SIGNED)])
    if games is not None:
        rows.append([say("study-shows"), games.told(".0f")])
    return Section(say("study-luck-skill"), say("study-luck-about"), [say("study-measure"), say("arena-mean")], rows)


def comparison(one: Findings, other: Findings, say: Say) -> Section:
    mine, theirs = one.measured(), other.measured()
    return Section(
        say("study-against", one=one.name, other=other.name),
        say("study-against-about"),
        [say("study-measure"), say("study-difference"), one.name, other.name],
        [
            [say(f"study-{name}"), more.told(SIGNED), mine[name].told(PLAIN), theirs[name].told(PLAIN)]
            for name, more in compare(one, other).items()
        ],
        lambda: charts.spreads({found.name: [game.minutes for game in found.games] for found in (one, other)}),
        say("study-minutes"),
    )


def as_markdown(study: Study, found: Sequence[Findings], command: str) -> str:
    """The study in English."""
    told = []
    for game, one in zip(study.games, found, strict=True):
        words = Words(game.spec.family, "en", also=HERE / "words")
        told += [f"# {words(f'game-{game.id}')}\n" if one is found[0] else f"# {one.name}\n"]
        told += [f"{len(one.games)} games, `{study.level}` on every seat, by `{command}` (atout {engine_version()}).\n"]
        told += [f"{words('arena-timed', bots=level)}\n" for level in study.timed]
        told += [_markdown(section) for section in chapters(one, words)]
    words = Words(study.games[0].spec.family, "en", also=HERE / "words")
    told += [_markdown(comparison(found[0], other, words)) for other in found[1:]]
    return "\n".join(told)


def _markdown(section: Section) -> str:
    rows = [section.head, ["---"] * len(section.head), *section.rows]
    lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join([f"## {section.title}", section.about, "", *lines, ""])


def as_page(study: Study, found: Sequence[Findings], command: str) -> str:
    """The study as a page in three languages."""
    body = []
    for game, one in zip(study.games, found, strict=True):
        say = Speaker(game.spec.family)
        sheets = "".join(map(_sheet, chapters(one, say)))
        body.append(f'{game_heading(say, game.id, one.name)}<div class="sheets">{sheets}</div>')
    say = Speaker(study.games[0].spec.family)
    body += [f'<div class="sheets">{_sheet(comparison(found[0], other, say))}</div>' for other in found[1:]]
    about = f"<p>{say('study-about', games=len(found[0].games), level=study.level)}</p>"
    about += "".join(f"<p>{say('arena-timed', bots=level)}</p>" for level in study.timed)
    end = f"<code>{escape(command)} · atout {engine_version()}</code>"
    return page(f"Atout: {found[0].name}", say("study-title"), about, "".join(body), end)


def _sheet(section: Section) -> str:
    chart = ""
    if section.chart is not None and charts.available():
        caption = f"<figcaption>{section.chart_about}</figcaption></figure>"
        chart = section.chart().replace("</figure>", caption)
    rows: list[Sequence[Any]] = [[_html(cell) for cell in row] for row in section.rows]
    return sheet(section.title, section.about, chart, table(section.head, rows))


def _html(cell: str) -> str:
    """A figure's interval in small type."""
    return re.sub(r"( ± .*| \([^(]* … .*\))$", r"<small>\1</small>", cell)
