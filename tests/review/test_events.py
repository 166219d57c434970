"""Events: named in three languages, counted as plain Python would, and telling what decides a position."""

from __future__ import annotations

import random
from fractions import Fraction
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import atout
from atout.families import FAMILIES, load, specs
from atout.families.manuals import sections
from atout.families.njet.state import PLAYING
from atout.families.words import LANGUAGES, Words
from atout.kernel import engine
from atout.kernel.rules import REMEMBERED
from atout.kernel.state import SEATS
from atout.review import judging
from atout.review.judging import Trial
from atout.state import State
from tests.review.games import begun


def bits_of(family: str) -> dict[str, int]:
    """Where each event's bits begin."""
    found, bit = dict[str, int](), 0
    for event in load(family).events:
        found[event.id] = bit
        bit += SEATS if event.each else 1
    assert bit <= REMEMBERED
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_every_event_has_words_a_section_and_its_bit(family: str) -> None:
    events = load(family).events
    known = {section for spec in specs().values() if spec.family == family for section in sections(spec.id)}
    assert len({event.id for event in events}) == len(events) >= 6
    for event in events:
        for lang in LANGUAGES:
            told = Words(family, lang, ["Ann", "Ben"])(f"event-{event.id}", **({"seat": 1} if event.each else {}))
            assert told and not told.endswith(".") and ("Ben" in told) == event.each
        assert event.section is None or event.section in known
    module = import_module(f"atout.families.{family}.events")
    constants = {**vars(module), **vars(getattr(module, "shared", module))}
    for id, bit in bits_of(family).items():
        name = id.upper().replace("-", "_")
        assert constants.get(f"_{name}", constants.get(name)) == bit, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_a_sentence(lang: str) -> None:
    words = Words("ebbes", lang, ["Ann", "Ben"])
    event = words("event-taker", seat=1)
    told = words("review-reason", best="R3", played="R9", event=event, share=71, instead=38)
    assert told.startswith("R3 ") and "Ben" in told and told.index("71") < told.index("38") and told.endswith(".")


# --- Counting --------------------------------------------------------------------------------------------------------


def watched(view: atout.View, worlds: int, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What happens after each legal move: [world, move]."""
    monkeypatch.setattr(judging, "_WATCHED", worlds)
    trial = Trial(view, 3)
    return trial.watch(list(range(len(trial.moves))), lambda: None)


def takers(state: State) -> dict[int, Fraction]:
    """Who takes this trick, how likely, if everybody plays at random from now on."""
    taken = sum(state.fields().tricks)
    found: dict[int, Fraction] = {}

    def go_on(now: State, share: Fraction) -> None:
        if sum(now.fields().tricks) > taken:
            winner = now.fields().last_winner
            found[winner] = found.get(winner, Fraction()) + share
            return
        moves = now.moves()
        for move in moves:
            following = now.copy()
            following.play(move)
            go_on(following, share / len(moves))

    go_on(state, Fraction(1))
    return found


def two_tricks_left(state: State) -> bool:
    s = state.fields()
    return bool(s.phase == PLAYING and s.left == 2 and s.acted == 0)


def test_shares_are_those_of_all_worlds_played_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Njet of 1997, of which bots have learnt nothing: a trick near the end, by plain counting."""
    bits, compared = bits_of("njet"), 0
    for seed in range(40):
        state = begun(atout.game("njet-1997", players=3), 100, seed)
        while not state.over and not two_tricks_left(state):
            state.play(state.moves()[-1])
        if state.over or len(state.moves()) < 2 or state.view(state.seat).sampler().count > 60:
            continue
        seat, view = state.seat, state.view(state.seat)
        assert seat is not None
        worlds = [State(view.game, None, world=world) for world in view.sampler().worlds()]
        happened = watched(view, 3000, monkeypatch)
        for k, move in enumerate(view.moves()):
            exact = dict.fromkeys(range(3), Fraction())
            for world in worlds:
                after = world.copy()
                after.play(move)
                for winner, share in takers_after(after, world).items():
                    exact[winner] += share / len(worlds)
            for winner in range(3):
                bit = bits["trick"] if winner == seat else bits["taker"] + winner
                found = float(((happened[:, k] >> bit) & 1).mean())
                assert found == pytest.approx(float(exact[winner]), abs=0.04)
        compared += 1
        if compared == 2:
            return
    raise AssertionError("no such position was found")


def takers_after(after: State, before: State) -> dict[int, Fraction]:
    if sum(after.fields().tricks) > sum(before.fields().tricks):
        return {after.fields().last_winner: Fraction(1)}
    return takers(after)


@pytest.mark.parametrize("id", ["ebbes", "njet-2007", "xxl-fix-the-colour"])
def test_in_the_last_trick_everything_is_certain(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one card each, and all cards known, what is said to happen is what the story tells."""
    game = atout.game(id)
    bits = bits_of(game.spec.family)
    for seed in range(4):
        state = begun(game, 0, seed)
        while state.scored == 0:
            last = state.copy()
            state.play(state.moves()[seed % len(state.moves())])
        turn = [event for event in state.events() if event.id == "trick-won"][-1]
        seat, winner = last.seat, turn.args["seat"]
        assert seat is not None and len(last.moves()) == 1
        happened = watched(atout.View(game, last.states), 3, monkeypatch)
        assert happened.shape == (3, 1) and np.ptp(happened) == 0
        mine, theirs = (int(happened[0, 0]) >> bits[name] & 1 for name in ("trick", "taker"))
        assert mine == (winner == seat)
        if winner != seat:
            assert int(happened[0, 0]) >> (bits["taker"] + winner) & 1
        assert not theirs or winner == 0
        best = engine.result_rows(1)
        engine.values_of(state.states, best)
        if "best" in bits:
            mine_best = best[0, seat] == best[0, : game.options.players].max()
            assert int(happened[0, 0]) >> bits["best"] & 1 == mine_best


def last_move(game: atout.Game, seed: int) -> tuple[State, int, State]:
    """The table before the last move of a random round, that move, and the table afterwards."""
    state, chance = game.start(seed=seed), random.Random(seed)
    while True:
        before, move = state.copy(), chance.choice(state.moves())
        state.play(move)
        if state.scored:
            return before, move, state


@pytest.mark.parametrize("id", atout.games())
def test_how_a_round_ends_is_told_as_it_ends(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = atout.game(id)
    bits = bits_of(game.spec.family)
    for seed in range(3):
        before, move, after = last_move(game, seed)
        seat, values = before.seat, after.values[: game.options.players]
        assert seat is not None
        happened = watched(atout.View(game, before.states), 2, monkeypatch)[:, before.moves().index(move)]
        told = {name for name, bit in bits.items() if int(happened[0]) >> bit & 1}
        assert np.ptp(happened) == 0
        assert ("best" in told) == ("best" in bits and values[seat] == max(values))
        assert ("ahead" in told) == ("ahead" in bits and values[seat] > min(values))
        if "out" in bits and any(before.fields().fit):  # a draw game
            points = after.rounds[0]["scores"]  # of cards that are left
            assert ("out" in told) == (points[seat] == 0)
            assert ("blocked" in told) == (min(points) > 0)
