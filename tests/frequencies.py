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

import atout
from atout.families.xxl.knowledge.draw import TALON
from atout.families.xxl.past import matching
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.state import State
from tests.hidden import DRAWN, Places, as_copies, as_set, bits, heads, hidden, kind_of, ordered, put, received
from tests.pasts import Moment

MOST = 2600  # maps that are still enumerated
EACH = 40  # draws per world


# --- Enumerating -----------------------------------------------------------------------------------------------------


class Position:
    """A table as one viewer sees it, with few hidden cards."""

    def __init__(self, state: State, viewer: int | None, origin: State | None = None) -> None:
        self.state, self.viewer, self.origin = state, viewer, origin
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

    @cached_property
    def earlier(self) -> Earlier:
        assert self.origin is not None
        return Earlier(self.origin)

    def possible(self, world: State, weight: int) -> bool:
        """Whether the viewer could be in this world."""
        s = world.fields()
        if self.moment is None:
            if self.kind.draws:
                return weight > 0 and goes_on(s) and self.earlier.possible(s)
            return self.earlier.possible(s) if self.kind.runs else sets_apart(s)
        past = self.moment.past_of(world, self.viewer)
        if past is None:
            assert weight == 0, "a world without a past fits into the slots"
            return False
        try:
            again = self.moment.replayed(past)
        except atout.Refusal:
            return False
        return again == world and world.view(self.viewer) == self.state.view(self.viewer) and weight > 0


def goes_on(s: Fields) -> bool:
    """Draw games: somebody can still draw or play."""
    return bool(s.left or any(hand & _fitting(s) for hand in s.hand))


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


class Earlier:
    """The draw games and runs: facts about earlier hands, for tables that were set up from one with a past.

    Since then only cards have moved that everybody knows: those are the differences between the hands then and now.
    """

    def __init__(self, origin: State) -> None:
        moment, now = Moment(origin), origin.fields().hand.tolist()

        def change(table: State) -> list[int]:
            return [then ^ held for then, held in zip(table.fields().hand.tolist(), now, strict=True)]

        table = moment.dealt(moment.past)
        self.dealt = change(table) if moment.finds_starter else None
        self.turns = []  # those that began with an empty talon
        for seat, move in moment.past.moves:
            table.play(move, seat)
            s = table.fields()
            if moment.kind.runs and s.left == 0 and s.seat not in (seat, -1):
                self.turns.append((change(table), s.display))

    def possible(self, s: Fields) -> bool:
        """Whether the starter had the best hand, and some seat could form a run when each of those turns began."""

        def hands(change: list[int]) -> list[int]:
            return [held ^ moved for held, moved in zip(s.hand.tolist(), change, strict=True)]

        if self.dealt is not None and _best(s, hands(self.dealt)) != s.starter:
            return False
        return all(could_run(s, hands(change), display) for change, display in self.turns)


def _best(s: Fields, hands: list[int]) -> int:
    """The seat with the highest total; tie: the first from the dealer's left."""
    seats = [(s.dealer + 1 + k) % s.seats for k in range(s.seats)]
    return max(seats, key=lambda j: sum((s.under[card] & 15) + (s.over[card] & 15) for card in bits(hands[j])))


def could_run(s: Fields, hands: Sequence[int], display: int) -> bool:
    """Runs: whether some seat can form a run. Worked out the slow way."""
    for hand in hands:
        for three in combinations(bits(hand | display), 3):
            halves = [(half >> 4, half & 15) for card in three for half in (s.under[card], s.over[card])]
            for colour in range(4):
                numbers = sorted(number for of, number in halves if of == colour)
                if hand & as_set(three) and len(numbers) == 3 and all(b - a == 1 for a, b in pairwise(numbers)):
                    return True
    return False


# --- Comparing -------------------------------------------------------------------------------------------------------


def check_frequencies(view: atout.View, expected: Counter[Any], key: Any = np.ndarray.tobytes, seed: int = 5) -> None:
    """The view's worlds are these, as often as they have maps: chi-square."""
    sampler, rng = view.sampler(), new_rng(seed)
    draws = max(EACH * len(expected), 6 * expected.total() // min(expected.values()))
    found: Counter[Any] = Counter()
    for _ in range(draws):
        found[key(sampler.draw(rng))] += 1
    assert sampler.flags == 0
    assert_frequencies(found, expected)


def assert_frequencies(found: Counter[Any], expected: Counter[Any]) -> None:
    """What was drawn, against the weights of all that could be."""
    from scipy.special import chdtrc  # not before it is needed: it takes a while to be imported

    assert found.keys() <= expected.keys(), "a world that is not possible"
    if len(expected) > 1:
        hoped = {world: found.total() * n / expected.total() for world, n in expected.items()}
        chance = chdtrc(len(hoped) - 1, sum((found[world] - n) ** 2 / n for world, n in hoped.items()))
        assert chance > 1e-4, f"{len(expected)} worlds, chi-square {chance:.1e}"


# --- Setting up ------------------------------------------------------------------------------------------------------


def shrunk(state: State, viewer: int | None, rng: random.Random, most: int) -> State:
    """Draw games and runs: the same table, but with so many hidden cards gone that few worlds are left.

    As long as hands tell who began, most of the viewer's own cards go, too: anybody may still have had the best.
    """
    small = State(state.game, None, world=state._states.copy())
    s, talon_keeps = small.fields(), rng.randrange(3)
    talon = TALON if kind_of(state).draws else s.seats
    if viewer is not None and Moment(state).finds_starter:
        while len(own := bits(s.hand[viewer] & ~s.pinned[viewer])) > 2:
            _take_away(small, viewer, own, rng)
    while Position(small, viewer).ways() > most:
        places = hidden(small, viewer)
        hands = [place for place, cards in places.items() if place not in (talon, DRAWN) and cards]
        place = talon if s.left > talon_keeps or not hands else rng.choice(hands)
        if place == talon:
            s.left -= 1
            s.stock[s.left] = -1
            _put_off(small, places[talon][-1])
        else:
            _take_away(small, place, places[place], rng)
    return small


def _take_away(table: State, seat: int, cards: list[int], rng: random.Random) -> None:
    """One of these cards leaves a hand, in the draw games with a slot that it may have been."""
    s, card = table.fields(), rng.choice(cards)
    if kind_of(table).draws:
        slots = bits(s.slots[seat])
        if s.drawn >= 0 and s.seat == seat:
            slots.pop()
        chosen = matching([as_set(i for i, slot in enumerate(slots) if s.mask[slot] >> c & 1) for c in cards])
        assert chosen is not None, "the true hand fits into the slots"
        slot = slots[chosen[cards.index(card)]]
        s.slots[seat] &= ~(1 << slot)
        s.mask[slot] = 0
    s.hand[seat] &= ~(1 << card)
    s.size[seat] -= 1
    _put_off(table, card)


def _put_off(table: State, card: int) -> None:
    """The card has long been played or laid."""
    s = table.fields()
    if kind_of(table).draws:
        s.open |= 1 << card
    else:
        s.won[0] |= 1 << card
