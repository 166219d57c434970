"""XXL: texts for cards and moves, and the deal as a record writes it."""

from __future__ import annotations

from functools import lru_cache

from atout.families.dealing import due_deal
from atout.families.family import Layout, Notation
from atout.families.moves import Kind, Moves
from atout.families.reading import members, reader
from atout.families.xxl.deck import CARDS, Halves, card_texts
from atout.families.xxl.notation import draw, runs, tricks
from atout.families.xxl.options import PARTS
from atout.families.xxl.state import DTYPE, of_kind
from atout.kernel.jit import Fields

MOVES = Moves(
    Kind("draw", private=True, force="plain"),
    Kind("pass", force="plain"),
    Kind("refuse"),
    Kind("keep:none", private=True, force="plain", part=True, pace=0.6),
    Kind("keep:{card}", private=True, part=True, pace=0.6),
    Kind("run:{cards}@{colour}", private=True, part=True),
    Kind("swap:{card}>{card}", private=True, part=True),
    Kind("add:{card}", private=True, part=True),
    # To end a turn where people hold cards for somebody else would tell that they have no run in hand.
    Kind("end", private=True, force="bare"),
    Kind("trump:{colour}", part=True),
    Kind("{card}@{colour}>{pile}"),
    Kind("{card}@{colour}"),
    Kind("{card}"),
)


_MOVES = of_kind(draw.moves_of, tricks.moves_of, runs.moves_of)
_read = reader(DTYPE, "kind", "low", "high")


def notation(s: Fields) -> Notation:
    return _notation(*_read(s))


@lru_cache(60)
def _notation(kind: int, low: tuple[int, ...], high: tuple[int, ...]) -> Notation:
    deck: Halves = tuple((_colour(low, card), _colour(high, card)) for card in range(CARDS))
    return Notation(card_texts(deck), _MOVES[kind](kind, deck))


def _colour(halves: tuple[int, ...], card: int) -> int:
    return next(colour for colour, cards in enumerate(halves) if cards >> card & 1)


def layout(s: Fields) -> Layout:
    due = due_deal(s, *(["dealer"] if s.dealer < 0 else []))
    after = due.after
    kept = [members(held) for held in after.pinned.tolist()[: s.seats]]  # game 3's second half
    hands = [size - len(own) for size, own in zip(after.size, kept, strict=False)]
    turned, rest = (after.open | after.display).bit_count(), after.left + after.aside.bit_count()
    return Layout(
        {"hands": hands, **({"display": turned} if turned else {}), "stock": rest},
        due.given,
        due.drawn,
        kept if any(kept) else (),
        part=PARTS[after.kind] if s.match and after.part != s.part else None,
    )


def holdings(s: Fields) -> list[int]:
    cards = [card for card in (*s.stock, *s.trick) if card >= 0]
    for held in (*s.hand, *s.won, s.aside, s.open, s.display):
        cards += members(held)
    return cards
