"""XXL: the possible worlds of the draw games, against brute force and against the public past."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest

import atout
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.state import State
from tests.xxl.table import DECK, changed

GAMES = ("xxl-up-and-down", "xxl-lower", "xxl-one-by-one")


def bits(cards: int) -> list[int]:
    return [card for card in range(55) if cards >> card & 1]


# --- Uniform over maps to slots --------------------------------------------------------------------------------------


def all_worlds(view: Fields) -> Counter[tuple[int, ...]]:
    """Every way to put the unseen cards into the others' slots, counted by the hands that come of it."""
    own = view.hand[view.viewer] if view.viewer < view.seats else 0
    unseen = bits(~(view.open | own) & (1 << 55) - 1)
    slots = [(j, slot) for j in range(view.seats) if j != view.viewer for slot in bits(view.slots[j])]
    found: Counter[tuple[int, ...]] = Counter()
    for cards in permutations(unseen, len(slots)):
        if any(not view.mask[slot] >> card & 1 for (_, slot), card in zip(slots, cards, strict=True)):
            continue
        hands = view.hand.tolist()
        for (j, _), card in zip(slots, cards, strict=True):
            hands[j] |= 1 << card
        fit = view.fit[0] | view.fit[1] | view.fit[2] | view.fit[3]
        if view.left or any(hand & fit for hand in hands):
            found[tuple(hands)] += 1
    return found


def small_views(id: str, players: int, wanted: int) -> Iterator[atout.View]:
    """Views with few unseen cards, some of them constrained, from random games."""
    choice = np.random.default_rng(11)
    for seed in range(4000):
        state = atout.game(id, players=players).start(seed=seed)
        while not state.over:
            s = state.fields()
            hidden = 55 - s.open.bit_count() - s.size[0]
            tight = any(s.mask[slot] != (1 << 55) - 1 for slot in bits(sum(s.slots[1:])))
            if 3 <= hidden <= 7 and hidden - s.left <= 5 and tight:
                yield state.view(0)
                wanted -= 1
                if not wanted:
                    return
                break
            moves = state.moves()
            state.play(moves[choice.integers(len(moves))])


@pytest.mark.parametrize("id", GAMES)
def test_worlds_are_drawn_uniformly(id: str) -> None:
    tried = 0
    for view in small_views(id, 2, 4):
        expected = all_worlds(view.fields())
        total = expected.total()
        sampler, rng, draws = view.sampler(), new_rng(5), 4000
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(draws):
            found[tuple(sampler.draw(rng)[0]["hand"].tolist())] += 1
        assert sampler.flags == 0 and set(found) <= set(expected)
        square = sum((found[hand] - draws * n / total) ** 2 / (draws * n / total) for hand, n in expected.items())
        free = len(expected) - 1
        assert square < free + 4.5 * (2 * free) ** 0.5 + 4, (square, free)
        tried += 1
    assert tried


# --- The past of a world ---------------------------------------------------------------------------------------------


def match(slots: list[int], masks: list[int], cards: list[int]) -> dict[int, int]:
    """A card for every slot, each allowed by the slot's mask (augmenting paths)."""
    holder: dict[int, int] = {}

    def place(i: int, seen: set[int]) -> bool:
        for card in cards:
            if masks[i] >> card & 1 and card not in seen:
                seen.add(card)
                if card not in holder or place(holder[card], seen):
                    holder[card] = i
                    return True
        return False

    assert all(place(i, set()) for i in range(len(slots)))
    return {slots[i]: card for card, i in holder.items()}


def slots_of_plays(state: State) -> tuple[dict[int, int], list[str], Fields]:
    """The slot that every played card left, the moves, and the table after the deal."""
    steps = list(state.steps())
    again = state.game.start(deals=[steps[0]["deal"]])
    start, left = again.copy().fields(), {}
    for step in steps[1:]:
        before = again.copy().fields()
        again.play(step["move"])
        after = again.fields()
        new = after.open & ~before.open
        if new:
            gone = sum(before.slots) & ~sum(after.slots)
            left[gone.bit_length() - 1] = new.bit_length() - 1
    return left, [step["move"] for step in steps[1:]], start


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_world_has_a_legal_past(id: str, players: int) -> None:
    """Give a sampled world its hidden past back: the whole public history is legal and leads to it."""
    choice, rng = np.random.default_rng(players), new_rng(players)
    for seed in range(6):
        state = atout.game(id, players=players).start(seed=seed)
        for _ in range(int(choice.integers(5, 60))):
            moves = state.moves()
            if moves:
                state.play(moves[choice.integers(len(moves))])
        if state.over:
            continue
        left, past, start = slots_of_plays(state)
        for seat in (0, players - 1, None):
            sampler = state.view(seat).sampler()
            world = sampler.draw(rng)
            if not sampler.flags:
                again = replayed(state.game, start, left, Fields(world[0]), past)
                assert again._states.tobytes() == world.tobytes()


def replayed(game: atout.Game, start: Fields, left: dict[int, int], world: Fields, past: list[str]) -> State:
    """Deal the world's cards, with the starter as he was, and play the past."""
    cards = dict(left)
    for j in range(world.seats):
        slots = bits(world.slots[j])
        cards |= match(slots, [world.mask[slot] for slot in slots], bits(world.hand[j]))
    if world.drawn >= 0:
        assert cards[world.arrived - 1] == world.drawn
    arrivals = [DECK[cards[slot]] for slot in range(world.arrived)]
    each, dealt = start.size[0], start.size[0] * start.seats
    turned = [DECK[card] for card in start.pile if card >= 0]
    deal = {
        "dealer": start.dealer,
        "hands": [arrivals[each * j : each * (j + 1)] for j in range(start.seats)],
        "stock": arrivals[dealt:] + [DECK[card] for card in reversed(world.stock.tolist()[: world.left])],
        **({"display": turned} if turned else {}),
    }
    state = changed(game.start(deals=[deal]), seat=start.starter, starter=start.starter)
    for move in past:
        state.play(move)
    return state
