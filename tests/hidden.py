"""Where the cards are that a viewer cannot see, read off a full state and put back into one, without the sampler.

A place has the sampler's number, but for the draw games of XXL: there a place is a seat's whole hand, TALON, or DRAWN,
the card just drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from atout.families.ebbe_flut.knowledge import COVERED
from atout.families.ebbes.state import VIRTUAL
from atout.families.njet.knowledge import ASIDE, PILES
from atout.families.njet.state import PLAYING
from atout.families.xxl.knowledge.draw import TALON
from atout.families.xxl.state import RUNS, WAYS
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE
from atout.state import State

Places = dict[int, list[int]]  # the hidden cards of each place, in order where there is one
DRAWN = TALON - 1
KNOWN = ("ebbes", "njet", "ebbe_flut", "xxl")  # the families of which this module knows


class Kind(NamedTuple):
    """Which of the sampler's customers a state belongs to."""

    family: str
    draws: bool = False  # XXL: the draw games
    runs: bool = False  # XXL: game 4


def kind_of(state: State) -> Kind:
    family = state.game.family.name
    if family != "xxl":
        return Kind(family)
    kind = state.fields().kind
    return Kind(family, bool(WAYS[kind]), kind == RUNS)


def bits(mask: int) -> list[int]:
    """The numbers in a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def as_set(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def hidden(state: State, viewer: int | None) -> Places:
    """The cards that the viewer cannot see, place by place."""
    s = state.fields()
    match kind_of(state):
        case Kind("ebbes"):
            return _hidden_ebbes(s, viewer)
        case Kind("njet"):
            return _hidden_njet(s, viewer)
        case Kind("ebbe_flut"):
            return _hidden_ebbe_flut(s)
        case Kind(_, draws=True):
            return _hidden_draw(s, viewer)
    places = {j: bits(s.hand[j] & ~s.pinned[j]) for j in range(s.seats) if j != viewer}
    places[s.seats] = s.stock.tolist()[: s.left] if s.kind == RUNS else bits(s.aside)
    return places


def ordered(state: State, place: int) -> bool:
    """Whether the cards of a place lie in an order."""
    match kind_of(state):
        case Kind("ebbes"):
            return place == VIRTUAL and state.fields().players == 2
        case Kind("njet"):
            return False
        case Kind("ebbe_flut"):
            return True
        case Kind(_, draws=True):
            return place == TALON
        case Kind(_, runs=True):
            return place == state.game.seats
    return False


def put(state: State, viewer: int | None, places: Places) -> State:
    """The same table with other cards where the viewer does not see them."""
    world = State(state.game, None, world=state._states.copy())
    s = world.fields()
    match kind_of(state):
        case Kind("ebbes"):
            _put_ebbes(s, places)
        case Kind("njet"):
            _put_njet(s, places, _hidden_njet(s, viewer))
        case Kind("ebbe_flut"):
            _put_ebbe_flut(s, places)
        case Kind(_, draws=True):
            _put_draw(s, places)
        case kind:
            for place, cards in places.items():
                if place < s.seats:
                    s.hand[place] = s.hand[place] & s.pinned[place] | as_set(cards)
                elif kind.runs:
                    s.stock[: s.left] = cards
                else:
                    s.aside = as_set(cards)
    return world


# --- ebbes -----------------------------------------------------------------------------------------------------------


def _hidden_ebbes(s: Fields, viewer: int | None) -> Places:
    if s.due != MOVE:
        return {}
    places = {j: bits(s.hand[j, 0] | s.hand[j, 1] << 64) for j in range(s.players) if j != viewer}
    if s.players == 2:
        places[VIRTUAL] = [card for column in s.down.tolist() for card in column if card >= 0]
    return places


def _put_ebbes(s: Fields, places: Places) -> None:
    for place, cards in places.items():
        if place == VIRTUAL and s.players == 2:
            following = iter(cards)
            for column in range(5):
                for layer in range(2):
                    if s.down[column, layer] >= 0:
                        s.down[column, layer] = next(following)
        else:
            for word in range(2):
                s.hand[place, word] = as_set(card % 64 for card in cards if card // 64 == word)


# --- Njet: cards are told by their heads, equal cards have equal numbers ----------------------------------------------


def heads(s: Fields, mask: int) -> list[int]:
    """The cards of a set, every copy by the number of the first."""
    found = []
    for card in bits(mask):
        head = card
        while s.tails >> head & 1:
            head -= 1
        found.append(head)
    return found


def as_copies(cards: Iterable[int]) -> int:
    """The other way round."""
    return as_set(head + i for head, n in Counter(cards).items() for i in range(n))


def received(s: Fields) -> bool:
    return bool(s.passing and s.phase == PLAYING)


def _hidden_njet(s: Fields, viewer: int | None) -> Places:
    places: Places = {}
    for j in range(s.players):
        if j == viewer:
            continue
        held = Counter(heads(s, s.hand[j]))
        if not received(s):
            places[PILES + j] = heads(s, s.laid[j])
        elif viewer is not None and j == (viewer + s.pass_to) % s.players:
            held -= Counter(heads(s, s.laid[viewer])) - Counter(heads(s, s.played[j]))
        places[j] = sorted(held.elements())
    places[ASIDE] = heads(s, s.aside)
    return places


def _put_njet(s: Fields, places: Places, before: Places) -> None:
    for place, cards in places.items():
        if place == ASIDE:
            s.aside = as_copies(cards)
        elif place >= PILES:
            s.laid[place - PILES] = as_copies(cards)
        else:
            known = Counter(heads(s, s.hand[place])) - Counter(before[place])  # passed on by the viewer
            s.hand[place] = as_copies([*known.elements(), *cards])


# --- Ebbe & Flut ------------------------------------------------------------------------------------------------------


def _piles(s: Fields) -> Iterator[tuple[int, int, int]]:
    """The places in the piles that still have a card: owner, pile, position."""
    for pile in range(10):
        for i in range(5 - s.left[pile], 5):
            yield (pile // 5 if s.players == 2 else 0), pile, i


def _covered(s: Fields) -> Iterator[list[int]]:
    """Every stack, from its top card downwards."""
    for card in s.top:
        if card >= 0:
            stack = [card]
            while s.below[stack[-1]] >= 0:
                stack.append(s.below[stack[-1]])
            yield stack


def _hidden_ebbe_flut(s: Fields) -> Places:
    places: Places = {j: [] for j in range(s.players)}
    for owner, pile, i in _piles(s):
        places[owner].append(s.pile[pile, i])
    if s.memory:
        covered = [card for stack in _covered(s) for card in stack[1:]]
        for owner in range(2):
            places[COVERED + owner] = [card for card in covered if card // 25 == owner]
    return places


def _put_ebbe_flut(s: Fields, places: Places) -> None:
    following = {place: iter(cards) for place, cards in places.items()}
    for owner, pile, i in _piles(s):
        s.pile[pile, i] = next(following[owner])
    if s.memory:
        stacks = [[stack[0], *(next(following[COVERED + card // 25]) for card in stack[1:])] for stack in _covered(s)]
        s.below[:] = -1
        for stack in stacks:
            for above, card in pairwise(stack):
                s.below[above] = card


# --- XXL: the draw games ----------------------------------------------------------------------------------------------


def _hidden_draw(s: Fields, viewer: int | None) -> Places:
    places = {TALON: s.stock.tolist()[: s.left]}
    if s.due == MOVE:
        for j in range(s.seats):
            if j != viewer:
                places[j] = bits(s.hand[j])
        if s.drawn >= 0 and s.seat != viewer:
            places[s.seat].remove(s.drawn)
            places[DRAWN] = [s.drawn]
    return places


def _put_draw(s: Fields, places: Places) -> None:
    for place, cards in places.items():
        if place == TALON:
            s.stock[: s.left] = cards
        elif place == DRAWN:
            s.drawn = cards[0]
        else:
            s.hand[place] = as_set(cards)
    if DRAWN in places:
        s.hand[s.seat] |= 1 << s.drawn
