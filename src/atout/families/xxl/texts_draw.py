"""XXL: the texts, events and pictures of the draw games (1, 2, 5)."""

from __future__ import annotations

from atout.families.family import Event, Notation
from atout.families.reading import Reading
from atout.families.words import Words
from atout.families.xxl.deck import CARDS, COLOURS, PAIRS, Halves, card_texts
from atout.families.xxl.state import LOWER, ONE_BY_ONE, SPACES, UP_AND_DOWN, WAYS
from atout.kernel.jit import Fields
from atout.kernel.state import FULL, MOVE

PILES = "AB"
ARROWS = {1: "↑", -1: "↓"}


def moves_draw(kind: int, deck: Halves) -> tuple[str, ...]:
    cards = card_texts(deck)
    if kind == LOWER:
        moves = list(cards)
    else:
        moves = [f"{card}@{COLOURS[half]}" for card, halves in zip(cards, deck, strict=True) for half in halves]
        if kind == UP_AND_DOWN:
            moves = [f"{move}>{pile}" for move in moves for pile in PILES]
    moves += ["draw", "pass"]
    assert len(moves) == SPACES[kind]
    return tuple(moves)


# --- What happened ---------------------------------------------------------------------------------------------------


def narrate_draw(before: Reading, move: int, after: Reading, notation: Notation) -> list[Event]:
    seat, ways = before.seat, WAYS[before.kind]
    if move < CARDS * ways:
        events = [_laid(before, move, notation)]
        if before.kind == ONE_BY_ONE:
            events += [
                Event("xxl-row-closed", {"colour": colour})
                for colour, was, now in zip(COLOURS, before.row, after.row, strict=True)
                if was == 0 and now
            ]
    elif move == CARDS * ways:
        events = _drew(before, after, notation)
    else:
        events = [Event("xxl-passed" if before.drawn == -1 else "xxl-kept-drawn", {"seat": seat})]
    if after.due != MOVE:
        out = after.size[seat] == 0
        events.append(Event("xxl-out", {"seat": seat}) if out else Event("xxl-blocked"))
    return events


def _laid(before: Reading, move: int, notation: Notation) -> Event:
    text = notation.moves[move]
    card, _, rest = text.partition("@")
    told = {"seat": before.seat, "card": card}
    if not rest:
        return Event("played", told)
    colour, _, pile = rest.partition(">")
    number = card.split("/")[card.index(colour) > card.index("/")][:-1]
    told |= {"colour": colour, "number": number}
    return Event("xxl-built", told | {"pile": pile}) if pile else Event("xxl-in-row", told)


def _drew(before: Reading, after: Reading, notation: Notation) -> list[Event]:
    """A seat is told the card that it drew itself; everybody sees whether it fits."""
    seat = before.seat
    if before.viewer in (FULL, seat):
        new = after.hand[seat] & ~before.hand[seat]
        events = [Event("xxl-drew-card", {"seat": seat, "card": notation.cards[new.bit_length() - 1]})]
    else:
        events = [Event("xxl-drew", {"seat": seat})]
    return events + ([Event("xxl-fits", {"seat": seat})] if after.drawn != -1 else [])


# --- The table -------------------------------------------------------------------------------------------------------


def show_draw(s: Fields, notation: Notation, words: Words) -> list[str]:
    if s.kind == UP_AND_DOWN:
        lines = [_pile_line(s, k, notation, words) for k in range(2)]
    elif s.kind == LOWER:
        lines = [f"{words('label-pile')}: {notation.cards[s.pile[0]]}"]
    else:
        rows = []
        for colour, needed in zip(COLOURS, s.row, strict=True):
            reached = "–" if needed == 10 else "10" if needed == 9 else f"10…{needed + 1}"
            rows.append(f"{colour} {reached}")
        takes = " ".join(f"{colour}{needed}" for colour, needed in zip(COLOURS, s.row, strict=True))
        lines = [f"{words('label-rows')}: {'   '.join(rows)}   {words('label-takes')} {takes}"]
    lines.append(f"{words('label-talon')}: {s.left}")
    if s.drawn >= 0:
        lines.append(f"{words('label-drawn')}: {notation.cards[s.drawn]}")
    return lines


def _pile_line(s: Fields, k: int, notation: Notation, words: Words) -> str:
    """A pile's top card, the series that runs on it, and what it takes."""
    card = notation.cards[s.pile[k]]
    series = f"{card.split('/')[s.half[k]][-1]}{ARROWS[s.step[k]]}" if s.half[k] >= 0 else ""
    takes = {*_halves(s.fit[k], 0, notation), *_halves(s.fit[2 + k], 1, notation)}
    listed = " ".join(colour + str(number) for colour, number in sorted(takes)) or "–"
    return f"{words('label-pile')} {PILES[k]}: {card:6} {series:2}  {words('label-takes')} {listed}"


def _halves(cards: int, half: int, notation: Notation) -> list[tuple[str, int]]:
    """Colour and number of one half of every card of a set."""
    return [
        (notation.cards[card].split("/")[half][-1], PAIRS[card][half]) for card in range(CARDS) if cards >> card & 1
    ]
