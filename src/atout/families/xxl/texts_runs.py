"""XXL: the texts, events and picture of runs (game 4)."""

from __future__ import annotations

import textwrap
from itertools import product

from atout.families.family import Event, Notation
from atout.families.picture import WIDTH
from atout.families.reading import Reading, members
from atout.families.scene import listed
from atout.families.words import Words
from atout.families.xxl.deck import CARDS, COLOURS, PAIRS, Halves, card_texts, cells
from atout.families.xxl.state import ADD4, END4, RUN, SWAP4
from atout.kernel.jit import Fields
from atout.kernel.state import FULL, MOVE


def moves_runs(kind: int, deck: Halves) -> tuple[str, ...]:
    cards = card_texts(deck)
    moves: list[str] = []
    for colour, row in zip(COLOURS, cells(deck), strict=True):
        for first in range(9):
            runs = product(*row[first : first + 3])
            moves += (f"run:{'+'.join(cards[card] for card in run)}@{colour}" for run in runs)
    moves += [""] * (SWAP4 - len(moves))
    moves += (f"swap:{given}>{taken}" if given != taken else "" for given, taken in product(cards, cards))
    moves += (f"add:{card}" for card in cards)
    moves.append("end")
    assert len(moves) == END4 + 1 and moves[ADD4] == f"add:{cards[0]}"
    return tuple(moves)


# --- What happened ---------------------------------------------------------------------------------------------------


def narrate_runs(before: Reading, move: int, after: Reading, notation: Notation) -> list[Event]:
    seat, cards = before.seat, notation.cards
    came = after.display & ~before.display
    events: list[Event] = []
    if move < SWAP4:
        run, _, colour = notation.moves[move].removeprefix("run:").partition("@")
        points = _points(after.won[seat] & ~before.won[seat])
        told = {"seat": seat, "cards": run.replace("+", ", "), "colour": colour, "points": points}
        drawn = before.left - after.left - came.bit_count()
        events = [Event("xxl-run", told), *_drew(before, after, drawn, notation)]
        if came:
            events.append(Event("xxl-replaced", {"cards": _list(came, notation)}))
    elif move < ADD4:
        given, taken = divmod(move - SWAP4, CARDS)
        events = [Event("xxl-swapped", {"seat": seat, "card": cards[given], "taken": cards[taken]})]
    elif move < END4:
        events = [Event("xxl-added", {"seat": seat, "card": cards[move - ADD4]}), *_drew(before, after, 1, notation)]
    else:
        events = [Event("xxl-turn-ended" if before.done else "xxl-did-nothing", {"seat": seat})]
        if came:
            events.append(Event("xxl-turned-up", {"cards": _list(came, notation)}))
    if before.left and not after.left:
        events.append(Event("xxl-talon-gone"))
    if after.due != MOVE:
        quiet = after.quiet >= after.seats
        events.append(Event("xxl-no-more-runs" if quiet else "xxl-no-run-possible"))
    return events


def _drew(before: Reading, after: Reading, drawn: int, notation: Notation) -> list[Event]:
    """How many cards a seat drew; itself it is told which."""
    seat = before.seat
    if drawn == 0:
        return []
    if before.viewer in (FULL, seat):
        fresh = after.hand[seat] & ~before.hand[seat]
        return [Event("xxl-drew-cards", {"seat": seat, "cards": _list(fresh, notation)})]
    return [Event("xxl-drew-number", {"seat": seat, "number": drawn})]


def _points(cards: int) -> int:
    return sum(sum(PAIRS[card]) for card in members(cards))


def _list(cards: int, notation: Notation) -> str:
    return ", ".join(listed(cards, notation.cards))


# --- The table -------------------------------------------------------------------------------------------------------


def show_runs(s: Fields, notation: Notation, words: Words) -> list[str]:
    head = f"{words('label-display')}: "
    open_cards = " ".join(listed(s.display, notation.cards)) or "–"
    lines = textwrap.wrap(open_cards, WIDTH, initial_indent=head, subsequent_indent=" " * len(head))
    lines.append(f"{words('label-talon')}: {s.left}")
    if s.done:
        lines.append(words("label-run-done" if s.done & RUN else "label-change-done"))
    return lines


def detail_runs(s: Fields, seat: int, words: Words) -> str:
    """What a seat has laid down."""
    return f"{s.tricks[seat]} {words('label-runs')} ({_points(s.won[seat])})"
