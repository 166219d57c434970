"""XXL: what the six games share: opening a part, hands, the starter, and scoring a part."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from atout.families.xxl.deck import CARDS
from atout.families.xxl.state import EACH, HIGH_WITH, HIGHEST_WINS, LOW_WITH, RUNS, SECOND, TOTAL, WAYS
from atout.kernel.bits import ctz, nth, popcount
from atout.kernel.hands import deal_hands
from atout.kernel.jit import Row, jit
from atout.kernel.rounds import crown, end_round
from atout.kernel.tricks import HIDDEN, clear_tricks


@jit
def cell(s: Row, colour: int, number: int) -> int:
    """The cards that show a number in a colour."""
    return (s.low[colour] & LOW_WITH[number]) | (s.high[colour] & HIGH_WITH[number])


@jit
def total(cards: int) -> int:
    """The sum of both halves of all cards of a set."""
    points = 0
    while cards:
        points += TOTAL[ctz(cards)]
        cards &= cards - 1
    return points


@jit
def next_seat(s: Row, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


# --- Opening a part --------------------------------------------------------------------------------------------------


@jit
def next_part(s: Row) -> int:
    """The index of the part that the due deal belongs to (game 6+ has many deals in its one part)."""
    following = s.part + 1
    return following if s.parts[following] >= 0 else s.part


@jit
def open_part(s: Row, dealer: int) -> None:
    """Go on to the part that is due, with an empty table; hands and the starter come with the deal."""
    s.part = next_part(s)
    s.kind = s.parts[s.part]
    s.dealer = dealer
    clear_tricks(s, 1)
    s.stock[:] = -1
    s.left = 0
    s.aside = 0
    s.open = 0
    s.played[:] = 0
    s.fit[:] = 0
    s.pile[:] = -1
    s.half[:] = -1
    s.step[:] = 0
    s.row[:] = 0
    s.drawn = -1
    s.mask[:] = 0
    s.slots[:] = 0
    s.arrived = 0
    s.phase = 0
    s.named = -1
    s.wanted = 0
    s.last_card = -1
    s.trump = -1
    # `namer` stays: in game 6+ it is the last deal's
    s.kept[:] = -1
    s.pinned[:] = 0
    s.display = 0
    s.laid[:] = -1
    s.done = 0
    s.added = 0
    s.idle = 0
    s.quiet = 0
    s.given = -1
    s.taken = -1
    s.lost = 0


@jit
def give_hands(s: Row, chance: Any) -> int:
    """Every seat takes the cards of its hand; returns the number of cards dealt."""
    return deal_hands(s, chance, EACH[s.kind * 2 + (s.players > 4)])


@jit
def lay_stock(s: Row, chance: Any, start: int) -> None:
    """The cards from `start` on are the talon, in drawing order."""
    s.left = CARDS - start
    for i in range(s.left):
        s.stock[s.left - 1 - i] = chance[start + i]


@jit
def take_stock(s: Row) -> int:
    """Take the next card of a talon that has one."""
    s.left -= 1
    card = s.stock[s.left]
    s.stock[s.left] = -1
    return card


@jit
def hide_stock(s: Row) -> None:
    for i in range(s.left):
        s.stock[i] = HIDDEN


@jit
def hands(s: Row) -> int:
    """All cards that are known to be in hands."""
    held = 0
    for j in range(s.seats):
        held |= s.hand[j]
    return held


# --- The starter -----------------------------------------------------------------------------------------------------


@jit
def best_dealt(s: Row) -> int:
    """Who was dealt the highest total, tie: the first from the dealer's left (G2, G4).

    In part 2 of game 3, where hands differ, it is the most cards first.
    """
    best, found, seat = -1, 0, s.dealer
    for _ in range(s.seats):
        seat = next_seat(s, seat)
        cards = s.hand[seat]
        if s.kind == RUNS:
            cards &= ~s.pinned[seat]  # taken from the display
        cards |= s.played[seat]
        rank = total(cards)
        if s.phase == SECOND:
            rank |= popcount(cards) << 10
        if rank > best:
            best, found = rank, seat
    return found


@jit
def begin_part(s: Row) -> None:
    """The hands are dealt: the best of them begins."""
    s.starter = best_dealt(s)
    s.dealt = 1


@jit
def forget_deal(s: Row) -> None:
    """Somebody draws: from now on nobody can tell what each seat was dealt."""
    if s.dealt:
        s.dealt = 0
        s.played[:] = 0


@jit
def starter_fits(s: Row) -> bool:
    """As long as that can be told, the starter is the one who was dealt the best hand."""
    starter: int = s.starter
    return s.dealt == 0 or best_dealt(s) == starter


# --- Scoring a part --------------------------------------------------------------------------------------------------


@jit
def finish_part(s: Row) -> None:
    """`s.scores` holds the points of the part (game 6+: of the deal): totals, places, winners, and what is due."""
    highest = HIGHEST_WINS[s.kind]
    if s.match:
        for j in range(s.seats):
            place = 1  # equal scores share the better place, the next one is skipped (X11)
            for k in range(s.seats):
                if (s.scores[k] > s.scores[j]) if highest else (s.scores[k] < s.scores[j]):
                    place += 1
            s.place[j] = place
        end_round(s, s.place)
    else:
        end_round(s, s.scores)
    if s.rounds == s.last_round:
        crown(s, 1 if highest and not s.match else -1)


# --- What fits, what makes a run -------------------------------------------------------------------------------------


@jit
def fitting(s: Row) -> int:
    """All cards that fit now, whoever holds them."""
    return s.fit[0] | s.fit[1] | s.fit[2] | s.fit[3]


@jit
def halves_of(s: Row, cards: int) -> int:
    """All halves of a set of cards, as bits 16 · colour + number."""
    halves = 0
    while cards:
        card = ctz(cards)
        halves |= 1 << s.under[card] | 1 << s.over[card]
        cards &= cards - 1
    return halves


@jit
def run_starts(held: int, there: int) -> int:
    """The lowest halves of runs that have a half of the hand among hand and display."""
    both = held | there
    return both & both >> 1 & both >> 2 & (held | held >> 1 | held >> 2)


@jit
def can_run(s: Row) -> bool:
    """Whether some seat can form a run from its own hand and the display."""
    there = halves_of(s, s.display)
    starts = 0
    for j in range(s.seats):
        starts |= run_starts(halves_of(s, s.hand[j]), there)
    return starts != 0


@jit
def run_cards(s: Row, move: int) -> int:
    """The three cards of a run's number; 0 if there is no such run."""
    at = 35
    while s.offset[at] > move:
        at -= 1
    colour, first = at // 9, at % 9
    one, two, three = cell(s, colour, first), cell(s, colour, first + 1), cell(s, colour, first + 2)
    of_two, of_three, rank = popcount(two), popcount(three), move - s.offset[at]
    if rank >= popcount(one) * of_two * of_three:
        return 0
    low = nth(one, rank // (of_two * of_three))
    return 1 << low | 1 << nth(two, rank // of_three % of_two) | 1 << nth(three, rank % of_three)


# --- One for all kinds -----------------------------------------------------------------------------------------------


def by_kind(name: str, draw: ModuleType, tricks: ModuleType, runs: ModuleType) -> Any:
    """The function of that name, of whichever game the part is."""
    of_draw, of_tricks, of_runs = (getattr(module, name) for module in (draw, tricks, runs))

    @jit
    def chosen(s: Row, *rest: Any) -> Any:
        if WAYS[s.kind]:
            return of_draw(s, *rest)
        if s.kind == RUNS:
            return of_runs(s, *rest)
        return of_tricks(s, *rest)

    return chosen
