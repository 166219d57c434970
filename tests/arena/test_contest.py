"""A contest in a folder: the same bytes however it was made, and nothing lost."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

import atout
from atout.arena import Contest, Crew, Outcome, alone, processes, run
from atout.arena.contest import FILES, RECORDS, RESULTS, TIMES
from atout.arena.figures import bootstrap, mean_of, more_often, share_of
from atout.refusals import OptionError

SAME = (RECORDS, RESULTS)
BOTS = ("random", "flat:sims=2", "flat:sims=5")
EBBES, NJET = atout.game("ebbes", players=3), atout.game("njet-1997", players=3)


def contest(*fields: str, seed: int = 1) -> Contest:
    return Contest((EBBES, NJET), BOTS, fields or BOTS, seed)


def play(folder: Path | None, deals: int = 3, crew: Crew = alone, until: float | None = None) -> Outcome:
    outcome = Outcome(contest(), folder)
    for game in outcome.contest.games:
        run(outcome, game, deals, until, crew)
    outcome.close()
    return outcome


def content(folder: Path, names: tuple[str, ...] = SAME) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in names}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("finished")
    play(folder)
    return folder


def test_processes_make_the_same_bytes(finished: Path, tmp_path: Path) -> None:
    play(tmp_path, crew=processes(2))
    assert content(tmp_path) == content(finished)


@pytest.mark.parametrize("places", [3, pytest.param(23, marks=pytest.mark.long)])
def test_it_goes_on_wherever_it_was_killed(places: int, finished: Path, tmp_path: Path) -> None:
    """The results are written last: records and times may have any number of further lines, the last torn."""
    whole = content(finished, FILES)
    for results in range(0, len(whole[RESULTS]), len(whole[RESULTS]) // places):
        folder = tmp_path / str(results)
        shutil.copytree(finished, folder)
        units = whole[RESULTS][:results].count(b"\n") // 2
        lines = whole[RECORDS].splitlines(keepends=True)
        ahead = units * (1 + 2 * 5)  # at least as many as belong to what is complete
        (folder / RESULTS).write_bytes(whole[RESULTS][:results])
        (folder / RECORDS).write_bytes(b"".join(lines[: ahead + 4])[:-7])
        (folder / TIMES).write_bytes(whole[TIMES][:-5])
        play(folder)
        assert content(folder) == content(finished)
        assert (folder / TIMES).read_bytes().count(b"\n") == whole[TIMES].count(b"\n")


def test_more_deals_can_be_asked_for_later(finished: Path, tmp_path: Path) -> None:
    play(tmp_path, deals=2)
    outcome = play(tmp_path, deals=3)
    assert outcome.table(EBBES).results == Outcome(contest(), finished).table(EBBES).results


def test_other_settings_are_refused(finished: Path) -> None:
    with pytest.raises(OptionError, match="seed was 1 and is now 2"):
        Outcome(contest(seed=2), finished)
    with pytest.raises(OptionError, match="fields was"):
        Outcome(contest("random"), finished)


def test_strange_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text("{}\n")
    with pytest.raises(OptionError, match=r"no settings\.json"):
        Outcome(contest(), tmp_path)


def test_it_stops_at_the_first_number_of_deals_that_will_do() -> None:
    def deals(until: float, crew: Crew = alone) -> int:
        outcome = Outcome(Contest((EBBES,), BOTS[:2], ("random",), 1), None)
        run(outcome, EBBES, 80, until, crew)
        return outcome.table(EBBES).deals

    all_of_them = Outcome(Contest((EBBES,), BOTS[:2], ("random",), 1), None)
    run(all_of_them, EBBES, 80)
    gains = [one.gain for one in all_of_them.table(EBBES).results]
    halves = {count: mean_of(gains[:count]).half for count in (32, 48, 64, 80)}
    assert deals(99) == 32 and deals(0.001) == 80
    wanted = halves[64]
    assert deals(wanted) == next(count for count, half in halves.items() if half <= wanted)


def test_the_ladder_is_the_mean_over_all_fields(finished: Path) -> None:
    table = Outcome(contest(), finished).table(EBBES)
    for standing in table.ladder():
        cells = [table.cell(standing.bot, field).mean for field in BOTS if field != standing.bot]
        assert standing.gain.mean == pytest.approx(sum(cells) / 3) and standing.gain.deals == 3
    assert sum(seat.mean for seat in table.seats("random")) == pytest.approx(0)
    assert len(table.values("random")) == 9


def test_the_interval_is_student_s() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0])
    assert found.mean == 4 and found.half == pytest.approx(2.447 * 2.1602 / 7**0.5, rel=1e-3)


def test_shares_have_intervals_that_never_vanish() -> None:
    """Wilson's, and Newcombe's of two shares."""
    assert share_of([True, False, False]).told(".1f") == "33.3 (6.1 … 79.2)"
    assert share_of([False] * 60).told(".1f") == "0.0 (0.0 … 6.0)" and share_of([True] * 60).low > 90
    never, often = [False] * 60, [k % 3 == 0 for k in range(60)]
    assert more_often(never, never).told("+.1f") == "+0.0 (−6.0 … +6.0)"
    apart, alike = more_often(often, often[1:] + often[:1]), more_often(often, often)
    assert apart.figure == alike.figure == 0 and alike.high < apart.high
    assert more_often(never, often).low > 20 and more_often(often, never).high < -20


def test_a_bootstrap_is_as_wide_as_it_should_be() -> None:
    values = np.random.default_rng(2).normal(5, 2, 200)
    found, student = bootstrap(200, lambda drawn: drawn @ values / 200), mean_of(values.tolist())
    assert found.figure == pytest.approx(student.mean)
    assert found.high - found.low == pytest.approx(2 * student.half, rel=0.1)


def test_who_thinks_for_a_time_is_marked_and_folders_of_before_go_on(tmp_path: Path) -> None:
    timed = Contest((EBBES,), ("random", "flat:cpu=0.001"), ("random",), 1)
    Outcome(timed, tmp_path / "timed").close()
    Outcome(contest(), tmp_path / "counted").close()
    settings = tmp_path / "timed" / "settings.json"
    told = json.loads(settings.read_text())
    assert told.pop("reproducible") is False
    assert "reproducible" not in json.loads((tmp_path / "counted" / "settings.json").read_text())
    settings.write_text(json.dumps(told))
    Outcome(timed, tmp_path / "timed").close()


@pytest.mark.parametrize(
    ("bots", "fields", "why"),
    [
        (("random",), ("random",), "two bots"),
        (("random", "random"), ("random",), "named once"),
        (("random", "casual"), ("flat",), "field must be one of the bots"),
        (("random", "genius"), ("random",), "no bot 'genius'"),
        (("random", "no-such-program x"), ("random",), "no program 'no-such-program'"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], fields: tuple[str, ...], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        Contest((EBBES,), bots, fields)
