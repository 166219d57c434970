"""The generic names that search, sampling and the Python API are written with.

Each family of games registers its rules module by its record type; a call is then bound at compile time (Numba) or
by the row's dtype (interpreted). No generic function draws a random number: chance comes in by argument.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload

from atout.kernel.jit import INTERPRETED, PART, Row, inlined, jit

LEFT, SPREAD, FLOOR, TOTALS = range(4)  # see `ending`
EARLY, AMID, RIPE = range(3)  # see `ripe`
REMEMBERED = 56  # see `events`
RANKS = 0x7FFF  # the cards of a suit as bits, where a card is 16 · suit + rank

_BY_TYPE: dict[Any, SimpleNamespace] = {}
_BY_DTYPE: dict[np.dtype[Any], SimpleNamespace] = {}
_STUBS: dict[str, Callable[..., Any]] = {}  # the generic functions below


def register(layout: np.dtype[Any], module: ModuleType) -> None:
    """Bind a family's rules to its record type; what they leave out is as usual (`_USUAL`)."""
    own = {name: rule for name, rule in vars(module).items() if rule is not _STUBS.get(name)}  # not if only imported
    _BY_DTYPE[layout] = _BY_TYPE[from_dtype(layout)] = SimpleNamespace(**{**_USUAL, **own})


def _generic(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Let compiled code find the family's function of the same name."""
    name = stub.__name__
    _STUBS[name] = stub
    if INTERPRETED:
        return stub
    match stub.__code__.co_argcount:
        case 1:
            overload(stub, jit_options=PART)(lambda s: _one(_rule(s, name)))
        case 2:
            overload(stub, jit_options=PART)(lambda s, a: _two(_rule(s, name)))
        case 3:
            overload(stub, jit_options=PART)(lambda s, a, b: _three(_rule(s, name)))
        case 4:
            overload(stub, jit_options=PART)(lambda s, a, b, c: _four(_rule(s, name)))
    return stub


def _rule(s: Any, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(_BY_TYPE[s], name)
    return found


# Numba wants a plain function of the same arguments that calls the compiled one.
def _one(rule: Callable[..., Any]) -> Callable[..., Any]:
    return lambda s: rule(s)


def _two(rule: Callable[..., Any]) -> Callable[..., Any]:
    return lambda s, a: rule(s, a)


def _three(rule: Callable[..., Any]) -> Callable[..., Any]:
    return lambda s, a, b: rule(s, a, b)


def _four(rule: Callable[..., Any]) -> Callable[..., Any]:
    return lambda s, a, b, c: rule(s, a, b, c)


def _family(s: Row) -> SimpleNamespace:
    return _BY_DTYPE[s.dtype]


@_generic
def pack(s: Row, cards: Any, groups: Any, bounds: Any) -> int:
    """Describe the deal that is due: write the cards in canonical order and return how many.

    `groups` gets the sizes of the groups that are shuffled apart, `bounds` what else is drawn after the cards (each
    a number below the bound), both ended by a 0.
    """
    return _family(s).pack(s, cards, groups, bounds)


@_generic
def deal(s: Row, chance: Any) -> None:
    """Put a deal on the table: cards in dealing order, then the other drawn numbers."""
    _family(s).deal(s, chance)


@_generic
def deal_again(s: Row, rng: Any, chance: Any) -> None:
    """Draw and deal within a round. Usually there is no such deal, and playouts need not carry `deal`."""
    _family(s).deal_again(s, rng, chance)


@_generic
def legal(s: Row, out: Any) -> int:
    """Write the legal move numbers, ascending; return how many (0 unless a move is due)."""
    return _family(s).legal(s, out)


@_generic
def play(s: Row, move: int) -> None:
    """Apply a legal move."""
    _family(s).play(s, move)


@_generic
def why_not(s: Row, move: int) -> int:
    """The number of the clause that forbids a move now; 0 if it is legal."""
    return _family(s).why_not(s, move)


@_generic
def value(s: Row, out: Any) -> None:
    """Each seat's result of the last round as floats, higher is better: usually its score, 0 for nobody's seat."""
    _family(s).value(s, out)


@_generic
def hide(s: Row, seat: int) -> None:
    """Erase, in place, what `seat` (or SPECTATOR) cannot know, and set `viewer`."""
    _family(s).hide(s, seat)


@_generic
def shown(s: Row, move: int, seat: int) -> int:
    """The move about to be played in `s` as `seat` sees it: usually itself, or the number of its hidden form."""
    return _family(s).shown(s, move, seat)


@_generic
def places(s: Row, p: Row) -> None:
    """Describe a view's unseen cards to the sampler (see `worlds.PROBLEM`)."""
    _family(s).places(s, p)


@_generic
def fill(s: Row, p: Row, rng: Any) -> None:
    """Put the sampler's answer back into the (copied) view and make it a full state."""
    _family(s).fill(s, p, rng)


@_generic
def fits(s: Row) -> bool:
    """Whether a filled world satisfies the game's global facts; usually there are none."""
    return _family(s).fits(s)


@_generic
def strength(s: Row, card: int) -> int:
    """How strong a card is in the current trick; 0 or less cannot win."""
    return _family(s).strength(s, card)


@_generic
def suits(s: Row, card: int) -> int:
    """The suits that a card counts as bearing, as bits; usually one, number // 16."""
    return _family(s).suits(s, card)


@_generic
def wanted(s: Row) -> int:
    """The suits that the acting seat must follow if it can, as bits; usually those of the led card."""
    return _family(s).wanted(s)


@_generic
def suited(s: Row, w: int) -> int:
    """The cards that bear a wanted suit: word `w` of that set (see `hands`); usually all of the led card's suit."""
    return _family(s).suited(s, w)


@_generic
def standing(s: Row, seat: int, out: Any) -> None:
    """What the round would be worth to a seat if it ended now, to out[0], and how much a point is worth, to out[1]."""
    _family(s).standing(s, seat, out)


@_generic
def features(s: Row, seat: int, out: Any) -> int:
    """Write the numbers of all that is true of a full state as `seat` looks at it (see `net`); return how many.

    Usually none: then bots search without having learnt anything.
    """
    return _family(s).features(s, seat, out)


@_generic
def ripe(s: Row) -> int:
    """Whether a judge may look at a state: RIPE, usually; AMID something, such as a trick, which is played on; or too
    EARLY, so that it is played on by habit (`habits`)."""
    return _family(s).ripe(s)


@_generic
def ending(s: Row, out: Any) -> None:
    """How near the end of the game is, for bots: to out[LEFT] how many rounds are likely to follow this one, to
    out[SPREAD] how far the seats' results of a round lie apart, to out[FLOOR] the least that a round adds to a total,
    and from out[TOTALS] on each seat's total so far, higher is better.

    Usually nothing is added up, and out[LEFT] is below 0.
    """
    _family(s).ending(s, out)


@_generic
def tidy(s: Row, move: int) -> int:
    """How wasteful a legal move looks to a person, by what the acting seat knows; usually no move does.

    It decides between moves that a bot cannot tell apart.
    """
    return _family(s).tidy(s, move)


@_generic
def twin(s: Row, move: int) -> int:
    """The lowest legal move from which a view lets nobody expect anything else than from this one; usually itself.

    Bots try only one of such moves.
    """
    return _family(s).twin(s, move)


@_generic
def events(s: Row, was: Row, seat: int, seen: int) -> int:
    """What has happened by now that a review may tell `seat`, as bits (`Family.events` names them): `seen` are those
    so far, `was` is the world before the seat's decision, `s` has just been played to. Usually nothing is told.

    Bits from `REMEMBERED` on are the family's own, to remember something until its next call.
    """
    return _family(s).events(s, was, seat, seen)


# --- What is usual ---------------------------------------------------------------------------------------------------


@jit
def _no_deal(s: Row, rng: Any, chance: Any) -> None:
    pass


@jit
def _itself(s: Row, move: int, seat: int) -> int:
    return move


@jit
def _always(s: Row) -> bool:
    return True


@jit
def _scores(s: Row, out: Any) -> None:
    for j in range(s.seats):
        out[j] = s.scores[j] if j < s.players else 0


@jit
def _even(s: Row, seat: int, out: Any) -> None:
    out[0], out[1] = 0.0, 1.0


@jit
def _nothing(s: Row, seat: int, out: Any) -> int:
    return 0


@jit
def _ripe(s: Row) -> int:
    return RIPE


@jit
def _no_ending(s: Row, out: Any) -> None:
    out[LEFT] = -1.0


@jit
def _no_waste(s: Row, move: int) -> int:
    return 0


@jit
def _single(s: Row, move: int) -> int:
    return move


@jit
def _as_seen(s: Row, was: Row, seat: int, seen: int) -> int:
    return seen


@inlined
def _sixteenth(s: Row, card: int) -> int:
    return 1 << (card >> 4)


@inlined
def _as_led(s: Row) -> int:
    return suits(s, s.trick[s.leader]) if s.acted else 0


@inlined
def _with_led(s: Row, w: int) -> int:
    suit = s.trick[s.leader] >> 4
    return RANKS << (suit & 3) * 16 if s.acted and suit >> 2 == w else 0


_USUAL = {
    **{"deal_again": _no_deal, "shown": _itself, "fits": _always, "value": _scores},
    **{"standing": _even, "features": _nothing, "tidy": _no_waste, "ending": _no_ending, "ripe": _ripe},
    **{"events": _as_seen, "twin": _single},
    **{"suits": _sixteenth, "wanted": _as_led, "suited": _with_led},
}
