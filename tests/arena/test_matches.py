"""A match-up on one deal: equal chance for all, every seat in turn, both sides."""

from __future__ import annotations

import json
from statistics import fmean

import pytest

import atout
from atout.arena.matches import Result, Unit, work, written
from atout.arena.playing import Playing, Seating, Task, play

QUICK = "flat:sims=8"


def played(game: atout.Game, bot: str, deal: int = 0, *, field: str = "random", whole: bool = False) -> Result:
    return work(Unit(Task(game, 5, deal, whole), (bot, field), field)).results[0]


@pytest.mark.parametrize("id", ["ebbes", "njet-2007"])
def test_the_same_bot_by_another_name_gains_nothing(id: str) -> None:
    one = played(atout.game(id), "flat:sims=08", field=QUICK)
    assert one.gain == 0 and one.values == one.base and not one.side_gain


def test_the_gain_is_the_mean_difference_on_equal_seats() -> None:
    game = atout.game("ebbes", players=3)
    one = played(game, QUICK)
    alone = [play(Task(game, 5, 0), Seating("random", QUICK, frozenset([seat]))) for seat in range(3)]
    everywhere = play(Task(game, 5, 0), Seating("random", "random"))
    assert one.values == [playing.values[seat] for seat, playing in enumerate(alone)]
    assert one.base == everywhere.values
    assert one.gain == fmean(a - b for a, b in zip(one.values, one.base, strict=True))
    assert one.starter == everywhere.state.history[0].seat and one.moves == len(everywhere.state.history)


def test_seats_and_deals_have_chance_of_their_own() -> None:
    game = atout.game("ebbes")
    deals = {str(played(game, QUICK, deal).base) for deal in range(5)}
    assert len(deals) > 3
    assert played(game, QUICK, 3) == played(game, QUICK, 3)


def test_a_virtual_player_is_nobody() -> None:
    one = played(atout.game("ebbes", players=2), QUICK)
    assert len(one.values) == len(one.base) == 2


def test_alone_means_the_same_deal_again() -> None:
    one = played(atout.game("ebbe-flut", players=1), "flat:sims=2")
    assert one.gain == one.values[0] - one.base[0]


def sides_of(playing: Playing, bot: str) -> set[int]:
    return {seat for seat, name in enumerate(playing.names) if name == bot}


def test_side_against_side_begins_when_the_sides_are_named() -> None:
    game = atout.game("njet-2007")
    task = Task(game, 5, 1)
    base = play(task, Seating("random", "random"))
    both = [play(task, Seating("random", QUICK, side=side)) for side in (0, 1)]
    assert sides_of(both[0], QUICK) | sides_of(both[1], QUICK) == {0, 1, 2, 3}
    assert not sides_of(both[0], QUICK) & sides_of(both[1], QUICK)
    named = next(i for i, move in enumerate(base.state.history) if move.move.startswith("team:"))
    for playing in both:
        assert playing.state.history[: named + 1] == base.state.history[: named + 1]
        assert QUICK in playing.times
    gains = [fmean(p.values[s] - base.values[s] for s in sides_of(p, QUICK)) for p in both]
    assert played(game, QUICK, 1).side_gain == fmean(gains)


def test_a_whole_game_counts_all_rounds() -> None:
    game = atout.game("ebbes", rounds=5)
    base = play(Task(game, 5, 0, whole=True), Seating("random", "random"))
    assert base.state.over and base.values == [float(total) for total in base.state.totals]
    assert played(game, QUICK, whole=True).base == base.values


def test_records_replay_and_say_who_sat_where() -> None:
    done = work(Unit(Task(atout.game("ebbes"), 5, 0), (QUICK, "random"), "random"))
    assert len(done.records) == 5
    for line in done.records:
        assert atout.replay(line).scored == 1
    assert [json.loads(line)["names"].count(QUICK) for line in done.records] == [0, 1, 1, 1, 1]


def test_a_game_is_written_as_it_is_asked_for() -> None:
    assert written(atout.game("ebbes")) == "ebbes"
    assert written(atout.game("ebbes", players=3, more_cards=True)) == "ebbes --players 3 --option more_cards=true"
