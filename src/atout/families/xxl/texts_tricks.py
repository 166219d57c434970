"""XXL: the texts, events and pictures of the trick games (3 and 6)."""

from __future__ import annotations

from collections.abc import Sequence

from atout.families.family import Event, Notation
from atout.families.picture import trick_lines
from atout.families.reading import Reading
from atout.families.words import Words
from atout.families.xxl.deck import CARDS, COLOURS, Halves, card_texts
from atout.families.xxl.state import (
    FOLLOW3,
    KEEP3,
    KEEP_NONE3,
    KEEPING,
    NAMING,
    REFUSE,
    REFUSE3,
    SECOND,
    SPACES,
    TRUMP6,
)
from atout.kernel.jit import Fields
from atout.kernel.state import DEAL, MOVE
from atout.kernel.tricks import REFUSED


def moves_tricks(kind: int, deck: Halves) -> tuple[str, ...]:
    cards = card_texts(deck)
    if kind == REFUSE:
        leads = [f"{card}@{COLOURS[half]}" for card, halves in zip(cards, deck, strict=True) for half in halves]
        moves = [*leads, *cards, "refuse", *(f"keep:{card}" for card in cards), "keep:none"]
    else:
        moves = [*cards, *(f"trump:{colour}" for colour in COLOURS)]
    assert len(moves) == SPACES[kind]
    return tuple(moves)


# --- What happened ---------------------------------------------------------------------------------------------------


def narrate_tricks(before: Reading, move: int, after: Reading, notation: Notation) -> list[Event]:
    seat = before.seat
    if before.phase == NAMING:
        return [Event("xxl-trump", {"seat": seat, "colour": COLOURS[move - TRUMP6]})]
    if before.phase == KEEPING:
        if move == KEEP_NONE3:
            return [Event("xxl-kept-none", {"seat": seat})]
        return [Event("xxl-kept", {"seat": seat, "card": notation.cards[move - KEEP3]})]
    return [_acted(before, move, notation), *_colour(before, after, notation), *_trick(before, after)]


def _acted(before: Reading, move: int, notation: Notation) -> Event:
    if before.kind != REFUSE:
        return Event("played", {"seat": before.seat, "card": notation.cards[move]})
    if move == REFUSE3:
        return Event("xxl-refused", {"seat": before.seat})
    if move >= FOLLOW3:
        return Event("played", {"seat": before.seat, "card": notation.cards[move - FOLLOW3]})
    card, _, colour = notation.moves[move].partition("@")
    return Event("xxl-led", {"seat": before.seat, "card": card, "colour": colour})


def _colour(before: Reading, after: Reading, notation: Notation) -> list[Event]:
    """Game 6: the trick's colour has been found, by a card that bears one of the open ones or at the very end."""
    if before.acted == 0 or before.named >= 0 or after.named < 0:
        return []
    colour = {"colour": COLOURS[after.named]}
    if after.last_card < 0:
        return [Event("xxl-fixed", colour)]
    return [Event("xxl-settled", {"card": notation.cards[after.last_card], **colour})]


def _trick(before: Reading, after: Reading) -> list[Event]:
    if sum(after.tricks) == sum(before.tricks):
        return []
    events = [Event("trick-won", {"seat": after.last_winner})]
    if after.due != MOVE:
        if after.kind == REFUSE and after.phase == SECOND:
            events.append(Event("xxl-emptied", {"seats": _seats(after, after.size)}))
        elif after.kind == REFUSE:
            events.append(Event("xxl-early-end", {"seats": _seats(after, after.tricks)}))
    elif after.phase == KEEPING:
        events.append(Event("xxl-first-part-over"))
    elif after.leader != after.last_winner:
        events.append(Event("xxl-leads-instead", {"seat_winner": after.last_winner, "seat": after.leader}))
    return events


def _seats(s: Reading, counts: Sequence[int]) -> list[int]:
    """The seats that have none."""
    return [seat for seat in range(s.seats) if counts[seat] == 0]


# --- The table -------------------------------------------------------------------------------------------------------


def show_tricks(s: Fields, notation: Notation, words: Words) -> list[str]:
    facts = _facts_refuse(s, words) if s.kind == REFUSE else _facts_fix(s, words)
    lain = sum(cards.bit_count() for cards in s.won) + sum(card >= 0 for card in s.trick)
    facts.append(f"{words('label-aside')}: {CARDS - sum(s.size) - lain}")
    lines = ["   ".join(facts)]
    if s.kind == REFUSE and (s.phase == KEEPING or s.due == DEAL):
        told = s.seats if s.due == DEAL else s.seat
        kept = [f"{j}:{notation.cards[s.kept[j]] if s.kept[j] >= 0 else '–'}" for j in range(told)]
        if kept:
            lines.append(f"{words('label-kept')}: {'  '.join(kept)}")
    tricks = trick_lines(s, notation.cards, words)
    refused = [j for j in range(s.seats) if s.trick[j] == REFUSED]
    if refused:
        tricks.insert(1, f"{words('label-refused')}: {', '.join(words.name(j)[:10] for j in refused)}")
    return lines + tricks


def _facts_refuse(s: Fields, words: Words) -> list[str]:
    facts = [words("label-part", number=2 if s.phase == SECOND else 1)]
    if s.phase == KEEPING and s.due == MOVE:
        facts.append(words("label-keeping"))
    if s.wanted:
        facts.append(_wanted(s, words))
    return facts


def _facts_fix(s: Fields, words: Words) -> list[str]:
    facts = []
    if s.with_trump:
        trump = words(f"colour-{COLOURS[s.trump]}") if s.trump >= 0 else "–"
        facts.append(f"{words('label-trump')}: {trump}")
    if s.wanted:
        facts.append(_wanted(s, words))
    return facts


def _wanted(s: Fields, words: Words) -> str:
    colours = [words(f"colour-{letter}") for k, letter in enumerate(COLOURS) if s.wanted >> k & 1]
    return f"{words('label-wanted')}: {' / '.join(colours)}"
