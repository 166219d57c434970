"""XXL: what the seven ids offer to the Python side, put together from the texts of the draw games, tricks and runs."""

from __future__ import annotations

from functools import lru_cache

from atout.families.dealing import due_deal
from atout.families.family import Event, Family, Layout, Notation
from atout.families.picture import hand_line, seat_lines
from atout.families.reading import Reading, members, reader
from atout.families.scene import listed
from atout.families.words import Words
from atout.families.xxl import rules
from atout.families.xxl.clauses import CLAUSES
from atout.families.xxl.deck import CARDS, Halves, card_texts
from atout.families.xxl.moves import MOVES
from atout.families.xxl.options import PARTS
from atout.families.xxl.scene import own, scene
from atout.families.xxl.state import DTYPE, FIX_THE_COLOUR, REFUSE, RUNS, setup
from atout.families.xxl.texts_draw import moves_draw, narrate_draw, show_draw
from atout.families.xxl.texts_runs import detail_runs, moves_runs, narrate_runs, show_runs
from atout.families.xxl.texts_tricks import moves_tricks, narrate_tricks, show_tricks
from atout.kernel.jit import Fields
from atout.kernel.state import OVER

TRICKS = (REFUSE, FIX_THE_COLOUR)
TEXTS = {RUNS: moves_runs} | dict.fromkeys(TRICKS, moves_tricks)
NARRATE = {RUNS: narrate_runs} | dict.fromkeys(TRICKS, narrate_tricks)
SHOW = {RUNS: show_runs} | dict.fromkeys(TRICKS, show_tricks)


# --- Notation and deals ----------------------------------------------------------------------------------------------


_read_deck = reader(DTYPE, "kind", "low", "high")


def notation(s: Fields) -> Notation:
    return _notation(*_read_deck(s))


@lru_cache(60)
def _notation(kind: int, low: tuple[int, ...], high: tuple[int, ...]) -> Notation:
    deck: Halves = tuple((_colour(low, card), _colour(high, card)) for card in range(CARDS))
    return Notation(card_texts(deck), TEXTS.get(kind, moves_draw)(kind, deck))


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


# --- What happened ---------------------------------------------------------------------------------------------------


_read = reader(
    DTYPE,
    *("viewer", "seats", "due", "seat", "dealer", "match", "part", "kind", "hand", "size", "left"),
    *("pile", "row", "drawn", "tricks", "acted", "leader", "last_winner", "phase", "named", "last_card"),
    *("won", "display", "done", "quiet"),
)


def narrate(was: Fields, move: int, now: Fields, notation: Notation) -> list[Event]:
    before, after = _read(was), _read(now)
    if move < 0:
        return _dealt(before, after, notation)
    return NARRATE.get(before.kind, narrate_draw)(before, move, after, notation)


def _dealt(before: Reading, after: Reading, notation: Notation) -> list[Event]:
    events = []
    if after.match and after.part != before.part:
        events.append(Event("xxl-part", {"number": after.part + 1, "game": PARTS[after.kind]}))
    events.append(Event("dealt", {"seat": after.dealer}))
    turned = [card for card in after.pile if card >= 0] + members(after.display)
    if turned:
        events.append(Event("xxl-turned", {"cards": ", ".join(notation.cards[card] for card in turned)}))
    if after.seat >= 0:
        events.append(Event("xxl-starts", {"seat": after.seat}))
    return events


# --- The picture -----------------------------------------------------------------------------------------------------


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    lines = [_title(s, words)]
    if s.part < 0:
        return lines + seat_lines(s, words, lambda j: _detail(s, j, words))
    lines += SHOW.get(s.kind, show_draw)(s, notation, words)
    lines += seat_lines(s, words, lambda j: _detail(s, j, words))
    for seat in range(s.seats):
        held = listed(s.hand[seat], notation.cards)
        if held:
            lines.append(hand_line(words, seat, held, s.size[seat]))
    return lines


def _title(s: Fields, words: Words) -> str:
    title = words(f"game-{PARTS[s.kind]}")
    if s.match:
        title = f"XXL {max(s.part, 0) + 1}/{s.last_round} · {title}"
    elif s.last_round > 1:
        title += f" · {words('label-round', number=min(s.rounds + 1, s.last_round))}"
    return f"{title} · {words('label-over')}" if s.due == OVER else title


def _detail(s: Fields, seat: int, words: Words) -> str:
    detail = f"{s.size[seat]:2} {words('label-cards')}"
    if s.kind in TRICKS:
        detail += f", {s.tricks[seat]:2} {words('label-tricks')}"
    elif s.kind == RUNS:
        detail += f", {detail_runs(s, seat, words)}"
    if s.match and s.place[seat]:
        detail += f", {words('label-place')} {s.place[seat]}"
    return detail


def round_extras(s: Fields) -> dict[str, list[int]]:
    """The match writes the places of every part."""
    return {"places": s.place.tolist()[: s.seats]} if s.match else {}


FAMILY = Family(
    name="xxl",
    dtype=DTYPE,
    clauses=CLAUSES,
    setup=setup,
    notation=notation,
    moves=MOVES,
    layout=layout,
    holdings=holdings,
    narrate=narrate,
    show=show,
    scene=scene,
    own=own,
    part=lambda s: PARTS[s.kind],
    round_extras=round_extras,
)
__all__ = ["FAMILY", "rules"]
