"""The layer for trick games, by itself: a record type whose cards are as strong as their numbers say."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from atout.kernel.hands import deal_hands, fill_hands, find_unseen, hide_hands, of_suit, open_hands, seen_cards
from atout.kernel.jit import at, entry, jit
from atout.kernel.rounds import crown, end_round
from atout.kernel.rules import fits, register, shown, value
from atout.kernel.state import OVER, ROUND, SPECTATOR, blank, copied, record
from atout.kernel.tricks import (
    NO_CARD,
    TRICK,
    clear_tricks,
    close,
    lead,
    let_go,
    list_playable,
    put_uneven,
    reach,
    show_void,
    turn,
    why_not_card,
)
from atout.kernel.worlds import PROBLEM

HANDS = [(name, np.int64, (6, 2)) for name in ("hand", "won")]
LAYOUT = record([*TRICK, *HANDS, ("size", np.int8, 6), ("void", np.int8, 6)])
WEAK = 8  # card 8 has strength 0, lower ones less
SUITS, EACH = 5, 9  # a pack, of two words
DECK = [16 * suit + rank for suit in range(SUITS) for rank in range(EACH)]
GIVE, LEAD, LIST, WHY_NOT, REACH, SHOW, PLAY, UNEVEN, COUNT, HIDE, PLACES, FILL = range(12)
NOT_HELD, FOLLOW = 7, 9  # clauses


@jit
def _strength(s: Any, card: int) -> int:
    return card - WEAK


RULES = ModuleType("rules")
RULES.strength = _strength  # type: ignore[attr-defined]
register(LAYOUT, RULES)


@entry
def take(states: Any) -> int:
    return close(at(states, 0))


@entry
def ask(states: Any, problems: Any, what: int, number: int, cards: Any) -> int:
    """All that a game asks of the layer in a round."""
    s, p = at(states, 0), at(problems, 0)
    if what == GIVE:
        return deal_hands(s, cards, number)
    if what == LEAD:
        lead(s, number)
    elif what == LIST:
        return list_playable(s, 100, cards)
    elif what == WHY_NOT:
        return why_not_card(s, number, NOT_HELD, FOLLOW)
    elif what == REACH:
        return reach(s, number)
    elif what == SHOW:
        return int(show_void(s, number))
    elif what == PLAY:
        let_go(s, number)
        return int(turn(s, number))
    elif what == UNEVEN:
        return int(put_uneven(s, number))
    elif what == COUNT:
        return of_suit(s.won, s.last_winner, number)
    elif what == HIDE:
        hide_hands(s, number)
    elif what == PLACES:
        seen = seen_cards(s)
        for suit in range(SUITS):
            find_unseen(s, p, seen, 16 * suit, EACH)
        open_hands(s, p)
    else:
        fill_hands(s, p, 0)
    return 0


@entry
def begin(states: Any, direction: int) -> None:
    clear_tricks(at(states, 0), direction)


@entry
def finish(states: Any, sign: int, last: bool) -> None:
    s = at(states, 0)
    end_round(s, s.scores)
    if last:
        crown(s, sign)


@entry
def usual(states: Any, out: Any) -> int:
    s = at(states, 0)
    value(s, out)
    return shown(s, 7, 1) if fits(s) else -1


def table(players: int, seats: int = 3) -> Any:
    states = blank(LAYOUT, players, seats)
    states["trick"] = states["last_trick"] = NO_CARD
    states["turn"] = 1
    return states


@pytest.mark.parametrize(
    ("leader", "cards", "taker"),
    [
        (0, [9, 10, 11], 2),
        (1, [10, 9, 10], 0),  # of equal cards the later one
        (1, [8, 7, 8], 1),  # no strength at all: nobody beats the leader
        (2, [8, 9, 0], 1),
    ],
)
def test_a_card_without_strength_cannot_win(leader: int, cards: list[int], taker: int) -> None:
    states = table(3)
    states["leader"] = leader
    states["trick"][0, :3] = cards
    assert take(states) == taker == states["last_winner"][0]
    assert states["tricks"][0].tolist() == [int(seat == taker) for seat in range(6)]
    assert states["last_trick"][0, :3].tolist() == cards and set(states["trick"][0].tolist()) == {NO_CARD}


@pytest.mark.parametrize(("sign", "winners"), [(1, 0b011), (-1, 0b100)])
def test_the_best_share_the_victory_whichever_way_is_better(sign: int, winners: int) -> None:
    states = table(3)
    states["totals"][0, :3], states["scores"][0, :3], states["seat"] = [4, 0, -1], [1, 5, -2], 2
    finish(states, sign, last=False)
    assert states["totals"][0, :3].tolist() == [5, 5, -3]
    assert (states["due"][0], states["seat"][0], states["rounds"][0], states["winners"][0]) == (ROUND, -1, 1, 0)
    states["scores"] = 0
    finish(states, sign, last=True)
    assert (states["due"][0], states["winners"][0]) == (OVER, winners)


def test_a_seat_that_nobody_plays_wins_nothing() -> None:
    states, out = table(players=2), np.full(6, 9.0)
    states["scores"][0, :3] = [1, 2, 5]
    finish(states, 1, last=True)
    assert states["winners"][0] == 0b010
    assert usual(states, out) == 7  # moves are shown as they are, every world fits
    assert out[:3].tolist() == [1, 2, 0]


class Plain:
    """A round with sets of cards instead of bits."""

    def __init__(self, seats: int, direction: int) -> None:
        rng = random.Random(seats)
        self.seats, self.direction, self.cards = seats, direction, rng.sample(DECK, len(DECK))
        each = len(DECK) // seats - 1  # some are left over
        self.states, self.problems = table(seats, seats), np.zeros(1, PROBLEM)
        for field in ("won", "void", "trick", "last_trick", "tricks", "acted", "last_leader", "last_winner", "leader"):
            self.states[field] = 3  # as a round before might have left it
        begin(self.states, direction)
        assert (self.states["leader"][0], self.states["last_leader"][0], self.states["last_winner"][0]) == (-1, -1, -1)
        assert self.ask(GIVE, each, self.cards) == each * seats
        self.hands = [set(self.cards[seat * each : (seat + 1) * each]) for seat in range(seats)]
        self.won: list[set[int]] = [set() for _ in range(seats)]
        self.tricks, self.void, self.trick = [0] * seats, [0] * seats, dict[int, int]()

    def ask(self, what: int, number: int = 0, cards: Any = (), states: Any = None) -> Any:
        given = np.array([*cards, *[0] * (96 - len(cards))])
        found = ask(self.states if states is None else states, self.problems, what, number, given)
        return given[:found].tolist() if what == LIST else found

    def may(self, seat: int, suit: int | None) -> set[int]:
        """What a seat may put to a trick of this suit."""
        return {card for card in self.hands[seat] if card >> 4 == suit} or self.hands[seat]

    def play(self, seat: int, leader: int, rng: random.Random) -> None:
        """A card, after what may be played was looked at."""
        suit = self.trick[leader] >> 4 if self.trick else None
        may = self.may(seat, suit)
        for other in range(self.seats):
            assert self.ask(REACH, other) == max([0, *(card - WEAK for card in self.may(other, suit))])
        assert self.ask(LIST) == [100 + card for card in sorted(may)]
        for card in DECK:
            clause = 0 if card in may else FOLLOW if card in self.hands[seat] else NOT_HELD
            assert self.ask(WHY_NOT, card) == clause
        card = rng.choice(sorted(may))
        assert self.ask(SHOW, card, states=copied(self.states)) == (suit is not None and card >> 4 != suit)
        assert self.ask(PLAY, card) == (len(self.trick) == self.seats - 1)
        self.trick[seat] = card
        self.hands[seat].remove(card)
        if suit is not None and card >> 4 != suit:
            self.void[seat] |= 1 << suit

    def check(self, viewer: int) -> None:
        """What a seat knows: its hand and what was played; and that the rest can be put back."""
        view = copied(self.states)
        self.ask(HIDE, viewer, states=view)
        seen = {*self.trick.values(), *(self.hands[viewer] if viewer < self.seats else ())}.union(*self.won)
        self.problems[:] = 0
        self.ask(PLACES, states=view)
        (p,) = self.problems
        unseen = [card for card in DECK if card not in seen]
        assert view["viewer"][0] == viewer and p["cards"][: p["n"]].tolist() == unseen
        room = [0 if seat == viewer else len(hand) for seat, hand in enumerate(self.hands)]
        assert p["count"] == self.seats + 1
        assert p["cap"][: p["count"]].tolist() == [*room, len(unseen) - sum(room)]
        for i, card in enumerate(unseen):
            open_to = [seat for seat in range(self.seats) if not self.void[seat] >> (card >> 4) & 1]
            assert p["allow"][i] == sum(1 << place for place in [*open_to, self.seats])
            p["where"][i] = next((seat for seat in range(self.seats) if card in self.hands[seat]), self.seats)
        self.ask(FILL, states=view)
        assert view["hand"].tolist() == self.states["hand"].tolist()


@pytest.mark.parametrize(("seats", "direction"), [(3, 1), (4, -1)])
def test_a_round_goes_as_sets_of_cards_would_have_it(seats: int, direction: int) -> None:
    plain, rng = Plain(seats, direction), random.Random(seats)
    states, taker = plain.states, seats - 1
    plain.ask(LEAD, taker)
    while plain.hands[taker]:
        leader = seat = taker
        plain.trick.clear()
        for _ in range(seats):
            assert (states["seat"][0], states["leader"][0]) == (seat, leader)
            plain.check(rng.choice([*range(seats), SPECTATOR]))
            plain.play(seat, leader, rng)
            seat = (seat + direction) % seats
        best = max(plain.trick.values())
        taker = next(seat for seat, card in plain.trick.items() if card == best) if best > WEAK else leader
        plain.won[taker] |= set(plain.trick.values())
        plain.tricks[taker] += 1
        assert (states["last_leader"][0], states["last_winner"][0]) == (leader, taker)
        assert states["last_trick"][0, :seats].tolist() == [plain.trick[seat] for seat in range(seats)]
        assert states["tricks"][0, :seats].tolist() == plain.tricks
        for suit in range(SUITS):
            ranks = sum(1 << (card & 15) for card in plain.won[taker] if card >> 4 == suit)
            assert plain.ask(COUNT, suit) == ranks
        assert [len(hand) for hand in plain.hands] == states["size"][0, :seats].tolist()
        assert states["void"][0, :seats].tolist() == plain.void
    assert set(states["trick"][0].tolist()) == {NO_CARD} and states["acted"][0] == 0


@pytest.mark.parametrize(
    ("sizes", "asked", "turns"),
    [
        ([2, 0, 1, 0], 0, [0, 2]),
        ([2, 0, 1, 0], 1, [2, 0]),  # the next one that has cards leads
        ([2, 0, 0, 1], 0, [0, 3]),
        ([0, 3, 0, 0], 2, [1]),
        ([1, 1, 1, 1], 3, [3, 0, 1, 2]),
        ([2, 2, 2, 2], 3, [3, 0, 1, 2]),
    ],
)
def test_who_has_no_card_left_is_passed_over(sizes: list[int], asked: int, turns: list[int]) -> None:
    states, problems, nothing = table(4, 4), np.zeros(1, PROBLEM), np.zeros(1, np.int64)
    states["size"][0, :4] = sizes
    states["acted"] = 0
    ask(states, problems, LEAD, asked, nothing)
    for seat in turns:
        assert (states["leader"][0], states["seat"][0]) == (turns[0], seat)
        states["size"][0, seat] -= 1
        assert ask(states, problems, UNEVEN, 20 + seat, nothing) == (seat == turns[-1])
    put = [20 + seat if seat in turns else NO_CARD for seat in range(4)]
    assert states["trick"][0, :4].tolist() == put and states["acted"][0] == len(turns)
