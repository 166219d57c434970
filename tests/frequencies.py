"""All worlds of a small position, enumerated from their definition, and the sampler's frequencies against them.

A world is a map of the hidden cards, equal ones told apart, to the hidden places. Whether it is possible is found out
by replaying its past (tests/pasts.py); where there is none, by the rule itself, written down here once more.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, pairwise, permutations, product
from math import comb, factorial, prod
from typing import Any

import numpy as np
from scipy.stats import chisquare

import atout
from atout.families.xxl.draw import TALON
from atout.families.xxl.state import RUN
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.state import State
from tests.hidden import DRAWN, Places, as_copies, as_set, bits, heads, hidden, kind_of, ordered, put, received
from tests.pasts import Moment, matching

MOST = 2600  # maps that are still enumerated
EACH = 40  # draws per world


# --- Enumerating -----------------------------------------------------------------------------------------------------


class Position:
    """A table as one viewer sees it, with few hidden cards."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.state, self.viewer = state, viewer
        self.kind = kind_of(state)
        self.places = hidden(state, viewer)
        self.links = self._links()
        while self.ways() > MOST and len(self.links) > 1:
            self.links.pop()  # what the others passed is too much to enumerate at once: leave some of it out

    @cached_property
    def moment(self) -> Moment | None:
        """None if the position was set up and has no past, or if its past is forgotten."""
        if self.state._steps is None:
            return None
        moment = Moment(self.state)
        return moment if moment.has_past() else None

    def _links(self) -> list[int]:
        """Njet: the seats whose passed cards the viewer has neither given nor received."""
        s = self.state.fields()
        if self.kind.family != "njet" or not received(s):
            return []
        return [j for j in range(s.players) if self.viewer not in (j, (j + s.pass_to) % s.players)]

    def ways(self) -> int:
        """The number of maps, possible or not."""
        apart = prod(factorial(len(cards)) for place, cards in self.places.items() if not ordered(self.state, place))
        s = self.state.fields()
        return factorial(sum(map(len, self.places.values()))) // apart * prod(comb(s.each, s.asked) for _ in self.links)

    def key(self, states: Any) -> bytes:
        """A state's bytes, without what is left out."""
        if self.kind.family == "njet" and received(self.state.fields()):
            states = states.copy()
            for j in range(self.state.game.seats):
                if j != self.viewer and j not in self.links and self.viewer != self._receiver(j):
                    states[0]["laid"][j] = 0
        return bytes(states.tobytes())

    def _receiver(self, seat: int) -> int:
        s = self.state.fields()
        return int((seat + s.pass_to) % s.players)

    def worlds(self) -> Counter[bytes]:
        """Every possible world with the number of its maps."""
        counted: Counter[bytes] = Counter()
        example: dict[bytes, State] = {}
        for places in self._maps():
            world = put(self.state, self.viewer, places)
            for whole in self._passed(world):
                key = self.key(whole._states)
                counted[key] += self._weight(whole)
                example.setdefault(key, whole)
        return Counter({key: n for key, n in counted.items() if self.possible(example[key], n)})

    def _maps(self) -> Iterator[Places]:
        """All ways to distribute the hidden cards; equal cards are distinct."""
        cards = [card for held in self.places.values() for card in held]
        names = list(self.places)

        def rest(left: list[int], k: int) -> Iterator[Places]:
            if k == len(names):
                yield {}
                return
            choose = permutations if ordered(self.state, names[k]) else combinations
            for chosen in choose(left, len(self.places[names[k]])):
                for places in rest([i for i in left if i not in chosen], k + 1):
                    yield {names[k]: [cards[i] for i in chosen], **places}

        return rest(list(range(len(cards))), 0)

    def _passed(self, world: State) -> Iterator[State]:
        """Njet: all ways in which the receivers' cards can have been passed to them."""
        if not self.links:
            yield world
            return
        s = world.fields()
        choices = []
        for giver in self.links:
            j = self._receiver(giver)
            choices.append(list(combinations(heads(s, s.hand[j]) + heads(s, s.played[j]), s.down[giver])))
        for chosen in product(*choices):
            whole = State(world.game, None, world=world._states.copy())
            for giver, cards in zip(self.links, chosen, strict=True):
                whole.fields().laid[giver] = as_copies(cards)
            yield whole

    def _weight(self, world: State) -> int:
        """Draw games: the ways to put the hands into the slots."""
        if not self.kind.draws:
            return 1
        s = world.fields()
        ways = 1
        for j in range(s.seats):
            if j != self.viewer:
                masks = [s.mask[slot] for slot in bits(s.slots[j])]
                cards = bits(s.hand[j])
                if DRAWN in self.places and s.seat == j:  # the newest slot is the card just drawn
                    ways *= masks.pop() >> s.drawn & 1
                    cards.remove(s.drawn)
                ways *= _bijections(cards, masks)
        return ways

    def possible(self, world: State, weight: int) -> bool:
        """Whether the viewer could be in this world."""
        s = world.fields()
        if self.kind.runs:
            return could_run(s)
        if self.moment is None:
            if self.kind.draws:
                return weight > 0 and bool(s.left or any(hand & _fitting(s) for hand in s.hand))
            return sets_apart(s)
        past = self.moment.past_of(world, self.viewer)
        if past is None:
            assert weight == 0, "a world without a past fits into the slots"
            return False
        try:
            again = self.moment.replayed(past)
        except atout.Refusal:
            return False
        return again == world and world.view(self.viewer) == self.state.view(self.viewer) and weight > 0


def sets_apart(s: Fields) -> bool:
    """Ebbe & Flut: nobody has a card of the other's set in his piles, and everybody remembers whose card lies where."""
    for square, top in enumerate(s.top):
        owners, card = "", top
        while card >= 0:
            owners = str(card // 25) + owners
            card = s.below[card]
        if s.stack[square] != int("1" + owners, 2):
            return False
    piles = s.pile.tolist()
    return s.players == 1 or not any(card >= 0 and card // 25 != i // 5 for i in range(10) for card in piles[i])


def _bijections(cards: Sequence[int], masks: Sequence[int]) -> int:
    """How many ways there are to give every mask a card of its own."""
    ways = Counter({0: 1})  # by the cards that are taken
    for mask in masks:
        following: Counter[int] = Counter()
        for taken, n in ways.items():
            for i, card in enumerate(cards):
                if mask >> card & 1 and not taken >> i & 1:
                    following[taken | 1 << i] += n
        ways = following
    return ways.total()


def _fitting(s: Fields) -> int:
    return int(s.fit[0] | s.fit[1] | s.fit[2] | s.fit[3])


def could_run(s: Fields) -> bool:
    """Runs: with an empty talon some seat could form a run when this turn began. Worked out the slow way."""
    if s.left or s.done & RUN or s.added:
        return True
    hands, display = s.hand.tolist(), s.display
    if s.given >= 0:
        swap = 1 << s.given | 1 << s.taken
        hands[s.seat] ^= swap
        display ^= swap
    for hand in hands:
        for three in combinations(bits(hand | display), 3):
            halves = [(half >> 4, half & 15) for card in three for half in (s.under[card], s.over[card])]
            for colour in range(4):
                numbers = sorted(number for of, number in halves if of == colour)
                if hand & as_set(three) and len(numbers) == 3 and all(b - a == 1 for a, b in pairwise(numbers)):
                    return True
    return False


# --- Comparing -------------------------------------------------------------------------------------------------------


def check_frequencies(view: atout.View, expected: Counter[Any], key: Any = np.ndarray.tobytes, seed: int = 5) -> int:
    """The view's worlds are these, as often as they have maps: chi-square. Returns the number of draws."""
    sampler, rng = view.sampler(), new_rng(seed)
    draws = max(EACH * len(expected), 6 * expected.total() // min(expected.values()))
    found: Counter[Any] = Counter()
    for _ in range(draws):
        found[key(sampler.draw(rng))] += 1
    assert sampler.flags == 0
    assert_frequencies(found, expected)
    return draws


def assert_frequencies(found: Counter[Any], expected: Counter[Any]) -> None:
    """What was drawn, against the weights of all that could be."""
    assert found.keys() <= expected.keys(), "a world that is not possible"
    if len(expected) > 1:
        seen = [found[world] for world in expected]
        chance = chisquare(seen, [found.total() * n / expected.total() for n in expected.values()]).pvalue
        assert chance > 1e-4, f"{len(expected)} worlds, chi-square {chance:.1e}"


# --- Setting up ------------------------------------------------------------------------------------------------------


def shrunk(state: State, viewer: int | None, rng: random.Random, most: int) -> State:
    """Draw games and runs: the same table, but with so many hidden cards gone that few worlds are left."""
    small = State(state.game, None, world=state._states.copy())
    s, kind, talon_keeps = small.fields(), kind_of(state), rng.randrange(3)
    while Position(small, viewer).ways() > most:
        places = hidden(small, viewer)
        talon = TALON if kind.draws else s.seats
        hands = [place for place, cards in places.items() if place not in (talon, DRAWN) and cards]
        place = talon if s.left > talon_keeps or not hands else rng.choice(hands)
        if place == talon:
            card = places[talon][-1]
            s.left -= 1
            s.stock[s.left] = -1
        elif kind.draws:
            slots = bits(s.slots[place])
            if DRAWN in places and s.seat == place:
                slots.pop()
            fitting = [as_set(i for i, slot in enumerate(slots) if s.mask[slot] >> c & 1) for c in places[place]]
            chosen = matching(fitting)
            assert chosen is not None, "the true hand fits into the slots"
            card, slot = rng.choice(list(zip(places[place], (slots[i] for i in chosen), strict=True)))
            s.slots[place] &= ~(1 << slot)
            s.mask[slot] = 0
        else:
            card = rng.choice(places[place])
        if place != talon:
            s.hand[place] &= ~(1 << card)
            s.size[place] -= 1
        if kind.draws:
            s.open |= 1 << card
        else:
            s.won[0] |= 1 << card
    return small
