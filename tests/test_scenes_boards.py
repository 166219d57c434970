"""The scenes of Ebbe & Flut and XXL on random games over every setting: complete, no secrets, and they add up."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import msgspec
from hypothesis import given

import atout
from atout.families.ebbe_flut.scene import EbbeFlutOwn, EbbeFlutScene
from atout.families.xxl.scene import XxlDraw, XxlDrawOwn, XxlRuns, XxlRunsOwn, XxlTricks, XxlTricksOwn
from atout.kernel.rng import new_rng
from atout.state import Dealt, Scored, State
from tests.scenes import own_of, scene_of
from tests.settings import all_games, by_setting
from tests.test_conformance import quick, seeds

GAMES = [game for game in all_games() if game.spec.family in ("ebbe_flut", "xxl")]
by_any_setting = by_setting(GAMES)

AnyScene = EbbeFlutScene | XxlDraw | XxlTricks | XxlRuns
AnyOwn = EbbeFlutOwn | XxlDrawOwn | XxlTricksOwn | XxlRunsOwn


def moments(game: atout.Game, seed: int) -> Iterator[State]:
    """Some tables of a random game, and all at which cards were due or a round had just been scored."""
    state, rng = game.start(seed=seed), random.Random(seed)
    while not state.over:
        if rng.random() < 0.08:
            yield state
        state.play(rng.choice(state.moves()))
    for step in state._past("a game"):
        if isinstance(step, Scored):
            yield State(game, None, world=step.after.copy())
        elif isinstance(step, Dealt):
            yield State(game, None, world=step.before.copy())


@by_any_setting
@quick
@given(seed=seeds)
def test_scenes(game: atout.Game, seed: int) -> None:
    rng = random.Random(seed)
    for state in moments(game, seed):
        comes_back_from_json(state)
        is_the_same_for_everyone(state)
        tells_no_secret(state, rng)
        adds_up(state)
        if state.seat is not None:
            has_the_cards_of_every_legal_move(state, state.seat)


def comes_back_from_json(state: State) -> None:
    scene = scene_of(state.view(None))
    assert msgspec.json.decode(msgspec.json.encode(scene), type=AnyScene) == scene
    for seat in range(state.game.seats):
        own = own_of(state.view(seat), seat)
        assert msgspec.json.decode(msgspec.json.encode(own), type=AnyOwn) == own


def is_the_same_for_everyone(state: State) -> None:
    """Made from a seat's view or from the full state, a scene still shows only what is open to all."""
    scene = scene_of(state.view(None))
    assert scene_of(state) == scene
    for seat in range(state.game.seats):
        assert scene_of(state.view(seat)) == scene
        assert own_of(state, seat) == own_of(state.view(seat), seat)


def tells_no_secret(state: State, rng: random.Random) -> None:
    """In every world that a seat holds possible, the page looks the same."""
    for seat in range(state.game.seats):
        drawn = state.view(seat).sampler().draw(new_rng(rng.getrandbits(32)))
        world = State(state.game, None, world=drawn)  # if cards are due, it still waits for them
        assert scene_of(world.view(None)) == scene_of(state.view(None))
        assert own_of(world.view(seat), seat) == own_of(state.view(seat), seat)


def adds_up(state: State) -> None:
    scene = scene_of(state.view(None))
    hands = [own_of(state, seat).hand for seat in range(state.game.seats)]
    assert [len(hand) for hand in hands] == scene.sizes
    assert scene.seat == state.seat and scene.totals == state.totals
    if not any(hands) and scene.phase == "deal":  # nothing has been dealt
        return
    match scene:
        case EbbeFlutScene():
            placed = [lain.card for square in scene.shore for lain in square.stack]
            gone = [card for cards in (*scene.scored, *scene.removed) for card in cards]
            seen = [card for card in (*placed, *gone, *scene.turned) if card not in ("?", None)]
            waiting = sum(card is not None for card in scene.turned)
            assert len(placed) + len(gone) + waiting + sum(map(sum, scene.piles)) == 50
        case XxlDraw():
            seen = [card for cards in (*hands, scene.laid) for card in cards]
            assert len(seen) + scene.talon == 55
            assert {pile.card for pile in scene.piles} <= set(scene.laid)
        case XxlTricks():
            seen = [card for hand in hands for card in hand] + [played.card for played in scene.trick]
            assert len(seen) + sum(scene.won) + scene.aside == 55
        case XxlRuns():
            seen = [card for hand in hands for card in hand] + scene.display
            seen += [card for run in scene.runs for card in run.cards]
            assert len(seen) + scene.talon == 55
            assert scene.scores == scene.points or scene.phase not in ("scored", "over")
    assert len(seen) == len(set(seen))


def has_the_cards_of_every_legal_move(state: State, seat: int) -> None:
    scene, own = scene_of(state.view(None)), own_of(state.view(seat), seat)
    if isinstance(scene, EbbeFlutScene):
        tops = {square.stack[-1].card for square in scene.shore if square.stack}
        squares = {square.name for square in scene.shore}
        piles = {str(k) for k, left in enumerate(scene.piles[seat], 1) if left}
        for move in state.legal():
            what, _, where = move.partition(":")
            known = {"turn": where in piles, "place": where in squares and own.turned, "end": True}
            assert known.get(what, own.may_claim if what == "claim" else what in tops), move
        return
    there = {*own.hand}
    if isinstance(scene, XxlRuns):
        there |= {*scene.display}
    elif isinstance(scene, XxlTricks):
        there |= {*own.won}
    for move in state.legal():
        assert there.issuperset(re.findall(r"\d+[YRBG]/\d+[YRBG]", move)), move
