"""ebbes: notation, deals, narration and the picture of the table."""

from __future__ import annotations

from functools import cache

from atout.families.dealing import due_deal
from atout.families.ebbes import rules
from atout.families.ebbes.moves import MOVES
from atout.families.ebbes.scene import counts, own, scene
from atout.families.ebbes.state import COLOURS, DTYPE, FIRST, PICK, SPACE, setup
from atout.families.family import Clause, Event, Family, Layout, Notation
from atout.families.picture import hand_line, seat_lines, trick_lines
from atout.families.words import Words
from atout.kernel.jit import Fields
from atout.kernel.state import OVER, ROUND

SLOTS = ("trump", "plus", "ebbes", "minus", "zilch")

# In the order of the numbers in rules.py
CLAUSES = (
    Clause("phase", "ebbes, “Sequence of play”", "round"),
    Clause("hand", "ebbes, “Sequence of play”", "tricks"),
    Clause("follow", "ebbes, “Rules for playing cards: follow suit”", "tricks"),
    Clause("virtual", "ebbes, “Rules for two players”", "two"),
    Clause("pair-colour", "ebbes, “Variant 2”", "choose-designators"),
    Clause("pair-value", "ebbes, “Variant 2”", "choose-designators"),
    Clause("seat", "ebbes, “Scoring: current zilch suit”", "first"),
)


@cache
def _notation() -> Notation:
    cards = tuple(f"{colour}{value}" if value < 16 else "" for colour in COLOURS for value in range(1, 17))
    moves = [*cards, *(card and f"pick:{card}" for card in cards), *(f"first:{seat}" for seat in range(5))]
    assert len(moves) == SPACE and moves[PICK] == "pick:B1" and moves[FIRST] == "first:0"
    return Notation(cards, tuple(moves))


def layout(s: Fields) -> Layout:
    drawn = (*(("dealer", "first") if s.dealer < 0 else ()), *(() if s.choose else ("number",)))
    due = due_deal(s, *drawn)
    return Layout({"hands": list(due.after.size)[: s.seats]}, due.given, due.drawn)


def holdings(s: Fields) -> list[int]:
    cards = [card for card in (*s.trick, *s.up, *(c for column in s.down.tolist() for c in column)) if card >= 0]
    for seat in range(s.seats):
        cards += hand_cards(s, seat) + _cards(s.won[seat])
    return cards


def hand_cards(s: Fields, seat: int) -> list[int]:
    return _cards(s.hand[seat])


def _cards(masks: list[int]) -> list[int]:
    return [card for card in range(80) if masks[card >> 6] >> (card & 63) & 1]


def narrate(before: Fields, move: int, after: Fields, notation: Notation) -> list[Event]:
    if move < 0:
        events = [Event("dealt", {"seat": after.dealer})]
        return events + ([Event("ebbes-number", {"number": after.number})] if after.number else [])
    if move >= FIRST:
        return [Event("ebbes-first", {"seat": before.seat, "seat_first": move - FIRST})]
    if move >= PICK:
        return [Event("ebbes-pick", {"seat": before.seat, "card": notation.cards[move - PICK]})]
    card = notation.cards[move]
    events = [Event("played", {"seat": before.seat, "card": card})]
    named, now_named = before.named, after.named
    if now_named > named:
        colours = after.slot.tolist()
        for slot in range(named, now_named):
            events.append(Event(f"ebbes-named-{SLOTS[slot]}", {"card": card, "colour": COLOURS[colours[slot]]}))
    if before.acted == before.seats - 1:
        events.append(Event("trick-won", {"seat": after.last_winner}))
        if before.players == 2:
            turned = [now for was, now in zip(before.up, after.up, strict=True) if now >= 0 and now != was]
            events += [Event("ebbes-turned-up", {"card": notation.cards[card]}) for card in turned]
    if after.due in (ROUND, OVER):
        colours = after.slot.tolist()
        for seat in range(after.seats):
            won = dict(zip(SLOTS, counts(after.won[seat].tolist(), colours), strict=True))
            between = after.scores[seat] - won["plus"] + won["minus"]  # what the ebbes colour brought
            events.append(Event("ebbes-counted", {"seat": seat, **won, "between": between}))
    return events


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    cards = notation.cards
    head = words("label-round", number=s.rounds + (s.due == 0))
    if s.number:
        head += f" · {words('label-number')} {s.number}"
    slots = [f"{words(f'slot-{slot}')} {COLOURS[c] if c >= 0 else '–'}" for slot, c in zip(SLOTS, s.slot, strict=True)]
    lines = [f"ebbes · {head}", "   ".join(slots)]
    if s.choose:
        pairs = [f"{c}{mark}" for c, mark in zip(COLOURS, s.mark, strict=True) if mark]
        lines.append(f"{words('label-pairs')}: {' '.join(pairs) or '–'}")
    lines += seat_lines(
        s, words, lambda j: f"{s.size[j]:2} {words('label-cards')}, {s.tricks[j]:2} {words('label-tricks')}"
    )
    if s.players == 2:
        columns = [
            ("▒" * sum(c != -1 for c in s.down[k])) + (cards[s.up[k]] if s.up[k] >= 0 else "") or "·" for k in range(5)
        ]
        lines.append(f"{words('label-virtual')}: {'  '.join(columns)}")
    lines += trick_lines(s, cards, words)
    for seat in range(s.players):
        held = hand_cards(s, seat)
        if held:
            lines.append(hand_line(words, seat, [cards[c] for c in held], s.size[seat]))
    return lines


FAMILY = Family(
    name="ebbes",
    dtype=DTYPE,
    clauses=CLAUSES,
    setup=setup,
    notation=lambda _: _notation(),
    moves=MOVES,
    layout=layout,
    holdings=holdings,
    narrate=narrate,
    show=show,
    scene=scene,
    own=own,
)
__all__ = ["FAMILY", "rules"]
