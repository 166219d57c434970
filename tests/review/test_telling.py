"""A review on the command line and as a page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import atout
from atout.arena.report import charts
from atout.arena.report.reviewing import as_page, as_text
from atout.families.words import LANGUAGES
from atout.review import Reason, Review, review, selfplay
from tests.arena.test_report import Outline
from tests.cli.running import Run, runner
from tests.review.games import begun, one_round

NAMES = ["Ann", "Ben", "Cid <i>"]
EBBES = atout.game("ebbes", players=3)


@pytest.fixture(scope="module")
def found() -> Review:
    """A review in which something is marked and explained."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selfplay, "REPLAYS", 2)
        return review(one_round(EBBES, 3).record(), budget=400)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(selfplay, "REPLAYS", 1)
    return runner(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two records: a round, and a few moves of a game between people with names."""
    path = tmp_path / "games.jsonl"
    named = {**begun(EBBES, 5, 4).record().data(), "names": NAMES}
    path.write_bytes(one_round(EBBES, 3).record().json() + b"\n" + json.dumps(named).encode() + b"\n")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_is_told_with_its_reason(found: Review, lang: str) -> None:
    marked = [one for one in found.decisions if one.mark]
    assert marked and any(one.reasons for one in marked)
    told = list(as_text(found, EBBES, lang, NAMES))
    text = "\n".join(told)
    for one in marked:
        assert f"{one.played} {one.mark}" in text and one.best in text
    assert sum(line.startswith("    ") for line in told) >= sum(len(one.reasons) for one in marked)
    assert all(name in text for name in NAMES) and len(told) > len(marked) + len(found.accounts) + len(found.players)


def test_where_nothing_is_marked_it_says_so() -> None:
    quiet = review(begun(EBBES, 0).record())
    assert "Nothing is marked." in list(as_text(quiet, EBBES, "en"))
    assert "Nothing is marked." in as_page(quiet, EBBES)


def test_the_chance_to_win_is_told_where_it_changes(found: Review) -> None:
    one = next(one for one in found.decisions if one.mark)
    reason = Reason(event="taker", seat=1, played=0.2, best=0.7, section="tricks")
    closer = msgspec.structs.replace(one, victory=(0.5, 0.25), reasons=[reason])
    lines = as_text(msgspec.structs.replace(found, decisions=[closer]), EBBES, "en", NAMES)
    told = "\n".join(lines)
    assert "The chance to win the game was 50% and is 25%." in told
    seen = (
        f"From {NAMES[one.seat]}’s seat: {one.best} instead of {one.played}: Ben wins this trick in 70% instead of 20%"
    )
    assert seen in told


def test_a_mistake_without_a_reason_says_so(found: Review) -> None:
    one = msgspec.structs.replace(next(one for one in found.decisions if one.mark), reasons=[])
    lines = as_text(msgspec.structs.replace(found, decisions=[one]), EBBES, "en", NAMES)
    assert "    No single event explains this: many small things add up." in lines


def test_moves_that_are_no_cards_are_told_in_words(found: Review) -> None:
    one = next(one for one in found.decisions if one.reasons)
    led = msgspec.structs.replace(one, seat=0, played="first:0", best="first:2")
    whole = msgspec.structs.replace(found, decisions=[led])
    said = {"en": "“Cid <i> leads” instead of “I lead”", "fr": "« Cid <i> entame »", "de": "„Ich spiele aus“"}
    for lang, fragment in said.items():
        told = "\n".join(as_text(whole, EBBES, lang, NAMES))
        assert fragment in told and "first:" not in told


def test_figures_are_written_as_in_their_language(found: Review) -> None:
    told = {lang: "\n".join(as_text(found, EBBES, lang, NAMES)) for lang in LANGUAGES}
    assert not re.search(r"\d,\d\d\b", told["en"]) and not re.search(r"\d\.\d\d\b", told["fr"] + told["de"])
    assert f"{found.accounts[0].mean:+.2f}".replace(".", ",") in told["fr"]


def test_levels_are_told_as_far_as_they_are_known(found: Review) -> None:
    kinds: list[dict[str, Any]] = [
        {"like": []},
        {"like": ["casual"]},
        {"like": ["casual", "strong"], "rate": None, "error": None},
    ]
    players = [msgspec.structs.replace(one, **kind) for one, kind in zip(found.players, kinds, strict=True)]
    *_, none, one, two = as_text(msgspec.structs.replace(found, players=players), EBBES, "en", NAMES)
    assert none.endswith("Level of play –") and one.endswith("Level of play casual")
    assert two.endswith("Level of play between casual and strong") and "Error rate –," in two


def test_only_the_costliest_mistakes_bear_signs_in_the_chart(found: Review) -> None:
    many = [
        msgspec.structs.replace(one, frame=k, mark="??", loss=float(k), worlds=9)
        for k, one in enumerate([found.decisions[0]] * 30)
    ]
    page = as_page(msgspec.structs.replace(found, decisions=many), EBBES, NAMES)
    (chart,) = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert chart.count(">??<") == 12 and "fill-opacity: 0.15" in chart


def test_the_page_stands_alone_and_speaks_three_languages(found: Review) -> None:
    page = as_page(found, EBBES, NAMES)
    outline = Outline()
    outline.feed(page)
    assert outline.addresses == [] and set(outline.said) == set(LANGUAGES) and len(set(outline.said.values())) == 1
    assert "Cid &lt;i&gt;" in page and "<i>" not in page
    (chart,) = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert "var(--c2)" in chart and "??" in chart


def test_without_the_library_the_figures_remain(found: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "available", lambda: False)
    page = as_page(found, EBBES)
    assert "<svg" not in page and "<table>" in page


# --- The command line ------------------------------------------------------------------------------------------------


def test_the_command_tells_a_record(run: Run, file: Path, tmp_path: Path) -> None:
    told = run("review", str(file), "--budget", "40", "--seat", "1", "--lang", "de", "-o", str(tmp_path / "r.html"))
    assert told.status == 0 and told.err == "" and "Platz 1: Fehlerrate" in told.out and "Platz 0" not in told.out
    assert "<h1>" in (tmp_path / "r.html").read_text(encoding="utf-8")
    named = run("review", str(file), "--budget", "40", "--record", "2")
    assert named.status == 0 and "Ann: Error rate" in named.out


def test_json_is_the_review(run: Run, file: Path) -> None:
    told = run("review", str(file), "--json", "--budget", "40", "--record", "2")
    found = msgspec.json.decode(told.out, type=Review)
    assert told.status == 0 and found == review(begun(EBBES, 5, 4).record(), budget=40)
    deeper = run("review", str(file), "--json", "--budget", "40", "--record", "2", "--deeper")
    assert msgspec.json.decode(deeper.out, type=Review).simulations == 40


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--record", "3"], 2, "there is no record 3"),
        (["--seat", "5"], 2, "seat 5: the players sit on seats 0 to 2"),
        (["--budget", "0"], 2, "--budget"),
    ],
)
def test_bad_wishes_are_refused(run: Run, file: Path, arguments: list[str], status: int, said: str) -> None:
    told = run("review", str(file), *arguments)
    assert told.status == status and said in told.err and told.out == ""


def test_where_the_report_goes_is_looked_at_before_the_work(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atout.cli.review._reviewed", lambda *_: pytest.fail("it was judged all the same"))
    for target in (tmp_path / "nowhere" / "r.html", tmp_path):
        told = run("review", str(file), "-o", str(target))
        assert told.status == 2 and told.out == "" and f"cannot write {target}: " in told.err


def test_a_game_of_other_rules_is_not_judged(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    path.write_text(json.dumps({**begun(EBBES, 5).record().data(), "rules": 0}), encoding="utf-8")
    told = run("review", str(path))
    assert told.status == 1 and "record 1: it was played by rules 0 of ebbes" in told.err and told.out == ""


def test_a_wrong_record_is_refused_with_its_step(run: Run, tmp_path: Path) -> None:
    data = begun(EBBES, 5).record().data()
    data["steps"][2]["move"] = "R99"
    path = tmp_path / "wrong.jsonl"
    path.write_text(json.dumps(data), encoding="utf-8")
    told = run("review", str(path))
    assert told.status == 1 and "record 1, step 2: 'R99' is not a move of ebbes" in told.err and told.out == ""
    assert run("review", str(tmp_path / "nothing.jsonl")).status == 2
