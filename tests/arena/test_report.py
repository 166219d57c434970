"""The report: one file without a network, in three languages; charts are text in the page's colours."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

import atout
from atout.arena import Contest, Outcome, run
from atout.arena.report import charts, write
from atout.families.words import LANGUAGES

WORDS = Path(charts.__file__).parent / "words"
EBBES, NJET = atout.game("ebbes", players=3), atout.game("njet-2007", players=3)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    outcome = Outcome(Contest((EBBES, NJET), ("random", "flat:sims=3"), ("random", "flat:sims=3"), 1), None)
    for game in outcome.contest.games:
        run(outcome, game, 3)
    path = tmp_path_factory.mktemp("report") / "report.html"
    write(outcome, path)
    return path.read_text(encoding="utf-8")


class Outline(HTMLParser):
    """What stands open, what is asked of the network, and what is said in which language."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.said: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#"):
                self.addresses.append(f"{tag} {name} {value}")
            if name == "lang" and tag == "span":
                self.said[str(value)] = self.said.get(str(value), 0) + 1


def test_it_stands_alone_and_speaks_three_languages(report: str) -> None:
    outline = Outline()
    outline.feed(report)
    assert outline.addresses == []
    assert "url(http" not in report and "@import" not in report
    assert set(outline.said) == set(LANGUAGES) and len(set(outline.said.values())) == 1
    for figures in ("ebbes --players 3", "njet-2007 --players 3", "flat:sims=3"):
        assert figures in report


def test_charts_are_text_in_the_page_s_colours(report: str) -> None:
    found = re.findall(r"<svg.*?</svg>", report, re.DOTALL)
    assert len(found) >= 8
    for chart in found:
        ET.fromstring(chart)
        assert "<text" in chart and "var(--c" in chart
        assert not re.findall(r"#0102\d\d|#0103\d\d", chart)


@pytest.mark.filterwarnings("error")  # matplotlib's, where nothing is left for what is drawn
def test_a_long_name_leaves_room_for_what_is_drawn() -> None:
    name = "/usr/local/bin/python examples/arena_policy.py /home/somebody/nets/ebbes.npz --careful"
    drawn = charts.spreads({name: [1.0, 2.0, 4.0], "beginner": [0.0, 1.0, 1.0]})
    assert "--careful" in drawn and name not in drawn


def test_a_bot_has_the_same_colour_everywhere(report: str) -> None:
    found = re.findall(r"--key: var\(--c(\d)\)\">([^<]+)<", report)
    assert set(found) == {("0", "random"), ("1", "flat:sims=3")} and len(found) >= 12
    thinking = re.findall(r">Thinking time<.*?(<svg.*?</svg>)", report, re.DOTALL)
    assert len(thinking) == 2
    for chart in thinking:  # `random` does not think
        assert "var(--c1)" in chart and "var(--c0)" not in chart


def test_seats_are_numbered_from_1_as_at_a_table(report: str) -> None:
    seats = "".join(f'<th scope="col">{seat}</th>' for seat in (1, 2, 3))
    assert f"</span></th>{seats}</tr>" in report


def test_a_budget_of_time_is_told_under_the_ladder(tmp_path: Path, report: str) -> None:
    outcome = Outcome(Contest((EBBES,), ("random", "flat:cpu=0.0001"), ("random",), 1), None)
    run(outcome, EBBES, 2)
    write(outcome, tmp_path / "report.html")
    told = "A budget of time, not of simulations: flat:cpu=0.0001."
    assert told in (tmp_path / "report.html").read_text(encoding="utf-8") and told[:20] not in report


def test_without_the_library_the_figures_remain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(charts, "available", lambda: False)
    outcome = Outcome(Contest((EBBES,), ("random", "flat:sims=3"), ("random",), 1), None)
    run(outcome, EBBES, 2)
    write(outcome, tmp_path / "report.html")
    told = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<svg" not in told and "<table>" in told


def test_every_message_is_there_in_every_language_and_used() -> None:
    ids = {
        lang: set(re.findall(r"^([\w-]+) =", (WORDS / f"{lang}.ftl").read_text(), re.MULTILINE)) for lang in LANGUAGES
    }
    assert ids["fr"] == ids["en"] == ids["de"]
    source = "".join(file.read_text(encoding="utf-8") for file in WORDS.parent.glob("*.py"))
    names = {"rounds", "moves", "spread", "ties", "changes", "known", "dealer", "starter"}
    assert {id for id in ids["en"] if f'"{id}"' not in source and f"'{id}'" not in source} == {
        f"study-{name}" for name in names
    }
