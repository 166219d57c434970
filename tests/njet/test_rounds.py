"""What is seen from round to round and from trick to trick, told from the moves alone: N3, N6, N7, N15, N19, N30."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

import atout
from tests.njet.tables import last_trick, play_all, table

LOOT = {"njet-1997": "1", "njet-2007": "0", "niet-2015": "1"}
PLAYERS = [
    (id, players) for id, most in (("njet-1997", 4), ("njet-2007", 5), ("niet-2015", 5)) for players in (3, most)
]


def rounds_of(game: atout.Game, seed: int) -> Iterator[tuple[int, int, int]]:
    """A random game, round by round: who dealt, who placed the first stone, who led the first trick."""
    state, rng = game.start(seed), random.Random(seed)
    while not state.over:
        dealer, placer, leader = state.fields().dealer, state.seat, None
        done = len(state.rounds)
        while len(state.rounds) == done and not state.over:
            if leader is None and ":" not in next(iter(state.legal())):
                leader = state.seat
            state.play(rng.choice(state.moves()))
        assert placer is not None and leader is not None
        yield dealer, placer, leader


@pytest.mark.parametrize(("id", "players"), PLAYERS)
def test_N6_the_deal_goes_round_and_so_does_the_first_stone(id: str, players: int) -> None:
    dealers, placers, leaders = zip(*rounds_of(atout.game(id, players=players), 3), strict=True)
    assert len(dealers) >= players
    for before, after in pairwise(dealers):
        assert after == (before + 1) % players
    for dealer, placer in zip(dealers, placers, strict=True):
        assert placer == (dealer + (id == "njet-1997")) % players  # N7
    assert any(leader != dealer for leader, dealer in zip(leaders, dealers, strict=True))


@pytest.mark.parametrize("players", [3, 4])
def test_N6_the_letter_of_the_text_lets_the_deal_jump(players: int) -> None:
    """Left of the start player, who led the first trick; the first stone is placed still further left."""
    game = atout.game("njet-1997", players=players, next_dealer="left-of-start")
    told = [list(rounds_of(game, seed)) for seed in range(4)]
    for rounds in told:
        for (_, _, leader), (dealer, placer, _) in pairwise(rounds):
            assert dealer == (leader + 1) % players and placer == (leader + 2) % players
    steps = [(b[0] - a[0]) % players for rounds in told for a, b in pairwise(rounds)]
    assert len(set(steps)) > 1  # it does not go round


@pytest.mark.parametrize(("id", "players"), [*PLAYERS, ("njet-2007", 2)])
def test_N19_what_was_captured_last_is_told_trick_by_trick(id: str, players: int) -> None:
    """Loot: the other side's cards of the loot value; nobody's before the first trick of a round."""
    found = set()
    for seed in range(6):
        state, rng = atout.game(id, players=players).start(seed), random.Random(seed)
        ours, trick = {0}, dict[int, str]()
        while not state.over:
            seat, move, done = state.seat, rng.choice(list(state.legal())), len(state.rounds)
            assert seat is not None
            state.play(move)
            if move.startswith("team:"):
                ours = set(map(int, move[5:].split("+")))
            if ":" in move:
                continue
            trick[seat] = move
            s = state.fields()
            if len(trick) < players:
                continue
            if len(state.rounds) == done:
                captured = {one for one in range(players) if s.last_loot >> one & 1}
                sides = ours if s.last_winner in ours else set(range(players)) - ours
                sides = {s.last_winner} if players == 2 else sides
                assert captured == {one for one, card in trick.items() if card[1:] == LOOT[id] and one not in sides}
                found.add(len(captured))
                assert s.last_winner == state.seat
            else:
                assert state.over or s.last_loot == 0
            trick.clear()
    assert {0, 1} <= found


def test_N30_the_target_is_reached_at_exactly_the_target() -> None:
    state = table("niet-2015", "0 0 B none 4", {}, ["team:0+1"], target_score=20)
    for before, over in (([0] * 4, True), ([-1, -1, 0, 0], False), ([1, 1, 0, 0], True), ([0, -1, 0, 0], True)):
        end = last_trick(state, ["B9", "R2", "R3", "R4"], tricks=[4, 0, 3, 0], totals=before)
        play_all(end, "B9", "R2", "R3", "R4")
        assert end.scores == [20, 20, 12, 12] and end.over == over
        assert bool(end.winners) == over
    one = last_trick(state, ["B9", "R2", "R3", "R4"], tricks=[4, 0, 3, 0], totals=[0, 0, 7, 9])
    play_all(one, "B9", "R2", "R3", "R4")
    assert one.over and one.winners == [3]  # 20, 20, 19, 21: whoever has most, not whoever reached it first


def test_N30_a_target_replaces_the_number_of_rounds() -> None:
    state = table("niet-2015", "0 0 B none 1", {}, ["team:0+1"], target_score=999)
    end = last_trick(state, ["B9", "R2", "R3", "R4"], tricks=[4, 0, 3, 0], rounds=7)
    play_all(end, "B9", "R2", "R3", "R4")
    assert end.fields().rounds == 8 and not end.over


def test_N3_1997_must_trump_unless_agreed_otherwise() -> None:
    def choices(id: str, trump: str, **options: bool) -> set[str]:
        state = table(id, f"0 0 {trump} none 1", {}, ["team:0+1"], **options)
        lead, other = ("R9", "G5") if id != "njet-2007" else ("R9", "Y5")
        state = last_trick(state, [lead, f"{trump}2 {trump}8 {other}", f"{trump}9", f"{trump}7"], left=3)
        state.play(lead)
        return set(state.legal())

    assert choices("njet-1997", "B") == {"B2", "B8"}
    assert choices("njet-1997", "B", must_trump=True) == {"B2", "B8"}
    assert choices("njet-1997", "B", must_trump=False) == {"B2", "B8", "G5"}
    assert choices("njet-2007", "B") == {"B2", "B8", "Y5"} and choices("niet-2015", "B") == {"B2", "B8", "G5"}


def test_N15_2007_writes_down_the_difference_unless_agreed_otherwise() -> None:
    def scores(id: str, **options: bool) -> list[int] | None:
        trump = "K" if id == "njet-2007" else "B"
        state = table(id, f"0 0 {trump} none 2", {}, ["team:0+1"], **options)
        end = last_trick(state, [f"{trump}9", "R2", "R3", "R4"], tricks=[2, 3, 4, 1])
        return play_all(end, f"{trump}9", "R2", "R3", "R4").scores

    full = [12, 12, 10, 10]  # six tricks and five, twice each
    assert scores("njet-2007") == scores("njet-2007", record_difference=True) == [2, 2, 0, 0]
    assert scores("njet-2007", record_difference=False) == full
    assert scores("njet-1997") == scores("niet-2015") == full


@pytest.mark.parametrize(("id", "players"), PLAYERS)
def test_a_round_begins_with_an_empty_table(id: str, players: int) -> None:
    """Whatever was decided, laid down, played or won in the rounds before: nothing of it is left."""
    kept = {"hand", "size", "aside", "dealer", "seat", "rounds", "totals", "scores", "due", "turn"}
    game, rng = atout.game(id, players=players), random.Random(2)
    fresh, state = game.fresh(), game.start(2)
    first = {name: fresh[0][name].tolist() for name in fresh.dtype.names or () if name not in kept}
    assert {name: state._states[0][name].tolist() for name in first} == first
    for _ in range(3):
        done = len(state.rounds)
        while len(state.rounds) == done:
            state.play(rng.choice(state.moves()))
        assert {name: state._states[0][name].tolist() for name in first} == first
