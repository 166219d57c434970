"""Where the cards that a seat has not seen may be, told from the moves that were played."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import atout
from atout.families.njet.state import LAYING, PLAYING
from atout.kernel.engine import deal_shape
from atout.kernel.jit import Fields, at, entry
from atout.kernel.rng import new_rng
from atout.kernel.rules import places
from atout.kernel.worlds import PROBLEM, begin
from atout.state import State
from tests.njet.tables import card_set, stones, table, viewers

PILES, ASIDE, TRUMPS = 5, 10, 4
GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("njet-1997", "", {"players": 4, "must_trump": True}),
    ("njet-1997", "", {"players": 3, "must_trump": False}),
    ("njet-2007", "1 2 R B 1", {"players": 2}),
    ("njet-2007", "2 pass K none 1", {"players": 5, "pass_direction": "right"}),
    ("niet-2015", "3 1-no1 R Y 1", {"players": 4}),
]


@entry
def describe(views: Any, problems: Any) -> None:
    p = at(problems, 0)
    begin(p)
    places(at(views, 0), p)


class Told:
    """What everybody can tell of the hands in a round."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.only_loot: set[int] = set()  # seats that could not discard (N27)
        self.void: list[set[int]] = [set() for _ in range(state.game.seats)]

    def suit(self, card: int) -> int:
        return TRUMPS if self.state.fields().trumps >> card & 1 else card >> 4

    def play(self, number: int) -> None:
        s = self.state.fields()
        seat, led = s.seat, self.suit(s.trick[s.leader]) if s.acted else None
        if s.phase == PLAYING and led is not None and self.suit(number) != led:
            self.void[seat].add(led)
            if s.must_trump and self.suit(number) != TRUMPS:
                self.void[seat].add(TRUMPS)
        self.check_shown(s.phase == LAYING)
        self.state.play(number)

    def check_shown(self, secret: bool) -> None:
        """What is laid down is a secret of its owner's; everything else is seen by all."""
        move, seat = next(iter(self.state.legal())), self.state.seat
        for viewer in viewers(self.state):
            assert (self.state.shown(move, viewer) == move) == (viewer == seat or not secret)

    def places(self, card: int) -> set[int]:
        s = self.state.fields()
        loot = card & 15 < 3
        hands = {seat for seat, void in enumerate(self.void) if self.suit(card) not in void}
        hands -= set() if loot else self.only_loot
        piles = set() if s.no_loot and loot else {PILES + seat for seat in range(s.players)}
        return hands | piles | {ASIDE}

    def check(self, viewer: int | None) -> None:
        """What the sampler is told."""
        problems = np.zeros(1, PROBLEM)
        describe(self.state.view(viewer).states, problems)
        (p,) = problems
        cap = p["cap"][: p["count"]].tolist()
        room = {place for place in range(len(cap)) if cap[place]}
        for card, allow in zip(p["cards"][: p["n"]].tolist(), p["allow"].tolist(), strict=False):
            assert {place for place in room if allow >> place & 1} == self.places(card) & room
        assert sum(cap) == p["n"]

    def check_world(self, viewer: int | None) -> None:
        view = self.state.view(viewer)
        sampler = view.sampler()
        world = State(self.state.game, None, world=sampler.draw(new_rng(1)))
        s: Any = world.fields()
        assert world.view(viewer) == view and sampler.flags == 0
        assert self.state.game.family.holdings(s) == self.state.game.family.holdings(self.state.fields())
        assert [s.laid[seat].bit_count() for seat in range(s.players)] == list(s.down[: s.players])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("id", "free", "options"), GAMES, ids=[f"{id}-{one['players']}" for id, _, one in GAMES])
def test_unseen_cards_may_be_wherever_nothing_forbids_it(
    id: str, free: str, options: dict[str, Any], seed: int
) -> None:
    state = atout.game(id, **options).start(seed)
    if free:
        stones(state, free)
    while state.fields().phase not in (LAYING, PLAYING):
        state.play(state.moves()[seed])
    told, rng = Told(state), random.Random(seed)
    for k in range(200):
        if state.seat is None or state.fields().phase not in (LAYING, PLAYING):
            break
        if k % 4 == 3:
            viewer = rng.choice(viewers(state))
            told.check(viewer)
            told.check_world(viewer)
        told.play(rng.choice(state.moves()))
    assert k > 20


def test_N27_who_could_not_discard_holds_loot_cards_only() -> None:
    ones = " ".join(f"{colour}1" for colour in "BYRG" for _ in range(3))
    state = table("niet-2015", "2 1-no1 R none 1", {2: ones}, ["team:2+3", "x2:2"], players=5)
    told, rng = Told(state), random.Random(1)
    told.only_loot = {2}
    for k in range(26):
        if k % 5 == 4:
            told.check(rng.choice([0, 1, 3, 4, None]))
        told.play(rng.choice(state.moves()))


@pytest.mark.parametrize(("must_trump", "card"), [(True, "K9"), (True, "R9"), (False, "K9")])
def test_N3_who_neither_follows_nor_trumps_has_no_trump(must_trump: bool, card: str) -> None:
    """If trumping is a duty, and it was no trump, the highest one either; else nothing is known."""
    game = atout.game("njet-1997", players=4, must_trump=must_trump)
    fresh = game.fresh()
    each, texts = int(fresh[0]["each"]), game.family.notation(Fields(fresh[0])).cards
    others = [texts[one] for one in deal_shape(fresh)[0] if texts[one][0] in "KG" and texts[one] != "K9"]
    hands = {0: "B9", 1: " ".join([card, *others[: each - 1]])}
    state = table("njet-1997", "0 0 R none 1", hands, ["team:0+1"], must_trump=must_trump)
    told, numbers = Told(state), state._notation.numbers
    for move in ("B9", card):
        told.play(numbers[move])
    assert told.void[1] == {told.suit(numbers["B9"])} | ({TRUMPS} if must_trump and card == "K9" else set())
    for viewer in (0, 2, 3, None):
        told.check(viewer)


@pytest.mark.parametrize("viewer", [1, None])
def test_N27_who_is_to_discard_can(viewer: int | None) -> None:
    """A no-loot discard is due from seat 0, who has one card left: none of the loot value. Else it may be any."""
    state = table("niet-2015", "0 1-no1 R none 1", {0: "B1 B9"}, ["team:0+1"])
    states = state.states.copy()
    game, s = state.game, atout.State(state.game, None, world=states).fields()
    loot, other = card_set(s, "B1"), card_set(s, "B9")
    held = [other, loot, card_set(s, "Y1"), card_set(s, "G1")]
    states["hand"][0, :4], states["size"][0, :4] = held, 1
    states["played"][0, 2] = s.deck & ~sum(held)
    any_card = {other, *held[2:]} | ({loot} if viewer is None else set())
    for phase, no_loot, fitting in ((LAYING, 1, {other}), (LAYING, 0, any_card), (PLAYING, 1, any_card)):
        states["phase"], states["no_loot"] = phase, no_loot
        sampler = State(game, None, world=states).view(viewer).sampler()
        assert {int(sampler.draw(new_rng(seed))["hand"][0, 0]) for seed in range(60)} == fitting and sampler.flags == 0
