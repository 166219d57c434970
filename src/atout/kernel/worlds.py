"""The one exact sampler: puts a view's unseen cards back, uniformly among all worlds that agree with the view.

A game writes a PROBLEM: the unseen cards, the places with their capacities, and which card may lie where. `count`
counts the completions once, `draw_places` walks the counts as often as wanted.

With x₁ … x_K the constrained cards and r the capacities used up by the first k of them (k = Σ r), the counts are
W[r] = Π c!/(c−r)! for k = K (ways for the free cards, constants dropped), else W[r] = Σ W[r + e_p] over the places
where x_{k+1} may be.

What the counts do not know, a game's global facts and a few places if there would be too many, is left to chance:
`sample` draws until a world fits, which keeps all that fit equally likely.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.kernel.bits import ctz
from atout.kernel.jit import Row, at, jit
from atout.kernel.rng import Rng, shuffle, unit
from atout.kernel.rules import fill, fits, places
from atout.kernel.state import FULL

CARDS, PLACES, COUNTS, TRIES = 80, 64, 1 << 19, 20_000

PROBLEM = np.dtype(
    [
        # written by the game
        ("allow", np.int64, CARDS),  # places where the card may be, as bits
        ("cards", np.int8, CARDS),  # the unseen cards
        ("lost", np.int8),  # 1: the state could not keep all that was to be known
        ("ordered", np.int64),  # places where it matters which card lies above which, as bits
        ("cap", np.int8, PLACES),  # how many unseen cards each place holds
        ("n", np.int16),  # number of unseen cards
        ("count", np.int16),  # number of places
        # the answer
        ("where", np.int8, CARDS),  # the place of each card
        # worked out by `count`; a group is a set of places that the same cards may enter
        ("order", np.int8, CARDS),  # constrained cards first
        ("group", np.int8, PLACES),
        ("group_cap", np.int8, PLACES),
        ("stride", np.int32, PLACES),
        ("reach", np.int8, PLACES),  # the most constrained cards that a group can take
        ("may", np.int64, CARDS),  # groups where the card may be, as bits
        ("eased", np.int64),  # places that any card may enter, because there would be too many counts, as bits
        ("groups", np.int16),
        ("constrained", np.int16),
        ("failed", np.int32),  # worlds given out although something does not hold
    ],
    align=True,
)


@jit
def begin(p: Row) -> None:
    """Start an empty problem."""
    p.n = 0
    p.count = 0
    p.ordered = 0
    p.lost = 0
    p.eased = 0
    p.cap[:] = 0


@jit
def unseen(p: Row, card: int, allow: int) -> None:
    """Add an unseen card with the places where it may be."""
    p.cards[p.n] = card
    p.allow[p.n] = allow
    p.n += 1


@jit
def collect(p: Row, place: int, out: Any) -> int:
    """Write the cards that were drawn into a place; return how many."""
    n = 0
    for i in range(p.n):
        if p.where[i] == place:
            out[n] = p.cards[i]
            n += 1
    return n


@jit
def _group_places(p: Row) -> None:
    """Merge the places that the same cards may enter; find the constrained cards."""
    open_places = 0
    for q in range(p.count):
        if p.cap[q] > 0:
            open_places |= 1 << q
    # Cards with the same choice form a class; a place is known by the classes that may enter it.
    classes = np.zeros(CARDS, np.int64)
    of_class = 0
    enter = np.zeros(PLACES, np.int64)
    free = 0
    p.constrained = 0
    for i in range(p.n):
        choice = (p.allow[i] | p.eased) & open_places
        if choice == open_places:
            free += 1
            p.order[p.n - free] = i
            continue
        p.order[p.constrained] = i
        p.constrained += 1
        known = 0
        while known < of_class and classes[known] != choice:
            known += 1
        if known == of_class:
            classes[known] = choice
            of_class += 1
            for q in range(p.count):
                if (choice >> q) & 1:
                    enter[q] |= 1 << known
    p.groups = 0
    head = np.zeros(PLACES, np.int64)
    for q in range(p.count):
        p.group[q] = -1
        if p.cap[q] == 0:
            continue
        g = 0
        while g < p.groups and enter[head[g]] != enter[q]:
            g += 1
        if g == p.groups:
            head[g] = q
            p.group_cap[g] = 0
            p.groups += 1
        p.group[q] = g
        p.group_cap[g] += p.cap[q]
    for k in range(p.constrained):
        i = p.order[k]
        p.may[k] = 0
        for q in range(p.count):
            if p.cap[q] > 0 and ((p.allow[i] | p.eased) >> q) & 1:
                p.may[k] |= 1 << p.group[q]


@jit
def _index(p: Row) -> int:
    """Lay out the counts: r is a number with one digit per group. Returns how many, or more than COUNTS."""
    size = 1
    for g in range(p.groups):
        reach = 0
        for k in range(p.constrained):
            reach += (p.may[k] >> g) & 1
        p.reach[g] = min(reach, p.group_cap[g])
        p.stride[g] = size
        size *= p.reach[g] + 1
        if size > COUNTS:
            break
    return size


@jit
def _ease(p: Row) -> None:
    """Too many possibilities to count: count as if any card could enter the place about which least is known.

    `sample` then draws again where one lies that may not.
    """
    least, chosen = CARDS * CARDS, 0
    for q in range(p.count):
        if p.cap[q] > 0 and not (p.eased >> q) & 1:
            barred = 0
            for i in range(p.n):
                barred += not (p.allow[i] >> q) & 1
            barred *= p.cap[q]
            if 0 < barred < least:
                least, chosen = barred, q
    p.eased |= 1 << chosen


@jit
def _ways(p: Row, used: Any) -> float:
    """Π c!/(c−r)!: the free cards' share."""
    product = 1.0
    for g in range(p.groups):
        for t in range(used[g]):
            product *= p.group_cap[g] - t
    return product


@jit
def count(p: Row, counts: Any) -> None:
    """Work out, once per view, how many completions every partial placement has."""
    _group_places(p)
    size = _index(p)
    while size > COUNTS:
        _ease(p)
        _group_places(p)
        size = _index(p)
    used = np.zeros(PLACES, np.int64)
    k = 0
    for g in range(p.groups):
        used[g] = p.reach[g]
        k += used[g]
    for entry in range(size - 1, -1, -1):
        weight = 0.0
        if k == p.constrained:
            weight = _ways(p, used)
        elif k < p.constrained:
            may = p.may[k]
            while may:
                g = ctz(may)
                if used[g] < p.reach[g]:
                    weight += counts[entry + p.stride[g]]
                may &= may - 1
        counts[entry] = weight
        for g in range(p.groups):  # the r before, as a number with mixed digits
            if used[g] > 0:
                used[g] -= 1
                k -= 1
                break
            used[g] = p.reach[g]
            k += used[g]


@jit
def _choose(p: Row, counts: Any, k: int, entry: int, left: Any, rng: Rng) -> int:
    """The group of constrained card `k`, with probability W[r + e_g] / W[r]."""
    at_random = unit(rng) * counts[entry]
    chosen = -1
    for g in range(p.groups):
        if (p.may[k] >> g) & 1 and left[g] > 0:  # one more in a full group would carry into another's digit
            weight = counts[entry + p.stride[g]]
            if weight > 0.0:
                chosen = g
                at_random -= weight
                if at_random < 0.0:
                    break
    return chosen


@jit
def draw_places(p: Row, counts: Any, rng: Rng) -> None:
    """Draw one world: write the place of every unseen card."""
    left = np.zeros(PLACES, np.int64)
    for g in range(p.groups):
        left[g] = p.group_cap[g]
    entry = 0
    for k in range(p.constrained):
        g = _choose(p, counts, k, entry, left, rng)
        p.where[p.order[k]] = g
        left[g] -= 1
        entry += p.stride[g]
    _draw_free(p, left, rng)
    _split_groups(p, rng)


@jit
def _draw_free(p: Row, left: Any, rng: Rng) -> None:
    label = np.empty(CARDS, np.int64)
    n = 0
    for g in range(p.groups):
        for _ in range(left[g]):
            label[n] = g
            n += 1
    if p.groups > 1:
        shuffle(rng, label, 0, n)
    for i in range(n):
        p.where[p.order[p.constrained + i]] = label[i]


@jit
def _split_groups(p: Row, rng: Rng) -> None:
    """Within a group every split among its places is equally likely."""
    label = np.empty(CARDS, np.int64)
    start = np.zeros(PLACES, np.int64)
    n = 0
    for g in range(p.groups):
        start[g] = n
        members = 0
        for q in range(p.count):
            if p.group[q] == g:
                members += 1
                for _ in range(p.cap[q]):
                    label[n] = q
                    n += 1
        if members > 1:
            shuffle(rng, label, start[g], n)
    for i in range(p.n):
        g = p.where[i]
        p.where[i] = label[start[g]]
        start[g] += 1


@jit
def prepare(view: Row, p: Row, counts: Any) -> None:
    """Describe and count the worlds of a view: once, before any number of `sample` calls."""
    begin(p)
    p.failed = 0
    places(view, p)
    count(p, counts)


@jit
def sample(views: Any, p: Row, counts: Any, rng: Rng, worlds: Any, i: int) -> None:
    """Write a uniformly drawn world of a prepared view to worlds[i]; `failed` counts those that do not fit.

    If nothing has been hidden there is only one.
    """
    if at(views, 0).viewer == FULL:
        worlds[i] = views[0]
        return
    for _ in range(TRIES):
        draw_places(p, counts, rng)
        if put_back(views, p, rng, worlds, i) and allowed(p):
            return
    p.failed += 1


@jit
def allowed(p: Row) -> bool:
    """Whether every card lies where it may, in the eased places too."""
    if p.eased:
        for i in range(p.n):
            if not (p.allow[i] >> p.where[i]) & 1:
                return False
    return True


@jit
def put_back(views: Any, p: Row, rng: Rng, worlds: Any, i: int) -> bool:
    """Write the world in which every card is `where` the problem says to worlds[i]; tell whether it is possible."""
    worlds[i] = views[0]
    world = at(worlds, i)
    fill(world, p, rng)
    world.viewer = FULL
    return fits(world)
