"""A sampled world has no past. Here it gets one back: a deal and secret moves that lead to it along the public history.

What was public stays as it was. What was hidden is exchanged: in most games that is only the deal, in Njet also what
others discarded and passed on; in the draw games of XXL the order in which cards came to a hand has to be found.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import atout
from atout.deals import write_deal
from atout.families.ebbe_flut.knowledge import COVERED
from atout.families.ebbe_flut.state import FIRST_TURN
from atout.families.xxl.state import ALL
from atout.kernel import engine
from atout.kernel.state import MOVE
from atout.state import Dealt, State
from tests.hidden import Kind, bits, heads, hidden, kind_of, received


@dataclass(frozen=True)
class Past:
    """A round so far: its deal as a record writes it, and its moves."""

    deal: dict[str, Any]
    moves: list[tuple[int, str]]


class Moment:
    """A table in the middle of a round, and what its round could have been for all that a viewer knows."""

    def __init__(self, state: State) -> None:
        self.state, self.kind = state, kind_of(state)
        steps = state._past("a test")
        at = max(i for i, step in enumerate(steps) if isinstance(step, Dealt))
        dealt = steps[at]
        assert isinstance(dealt, Dealt)
        self.before = dealt.before
        self.texts = state.game.family.notation(state.fields()).cards
        moves = [(step >> 16, state._notation.moves[step & 0xFFFF]) for step in steps[at:] if isinstance(step, int)]
        self.past = Past(write_deal(state.game.family, dealt.before, dealt.chance), moves)

    def has_past(self) -> bool:
        """With `memory` a covered card's past is forgotten: as another card it may have done what was not legal."""
        return self.kind != Kind("ebbe_flut") or not any(hidden(self.state, None).get(COVERED + i) for i in range(2))

    def past_of(self, world: State, viewer: int | None) -> Past | None:
        """A past of the world that the viewer would have seen just like the true one; None if there is none."""
        if self.kind.family == "njet":
            return self._past_njet(world)
        if self.kind.draws:
            return self._past_draw(world, viewer)
        names: dict[str, str] = {}
        there = hidden(world, viewer)
        for place, cards in hidden(self.state, viewer).items():
            names |= {self.texts[a]: self.texts[b] for a, b in zip(cards, there[place], strict=True)}
        deal = _renamed(self.past.deal, names)
        s = world.fields()
        if self.kind.family == "ebbe_flut" and s.players == 2 and s.phase == FIRST_TURN and s.due == MOVE:
            deal["starter"] = s.starter
        return Past(deal, self.past.moves)

    def _past_njet(self, world: State) -> Past:
        s = world.fields()
        laid = [heads(s, s.laid[j]) for j in range(s.players)]
        deal = dict(self.past.deal)
        deal["hands"] = []
        for j in range(s.players):
            hand = Counter(heads(s, s.hand[j]) + heads(s, s.played[j]) + laid[j])
            if received(s):
                hand -= Counter(laid[(j - s.pass_to) % s.players])
            deal["hands"].append([self.texts[card] for card in hand.elements()])
        if "aside" in deal:
            deal["aside"] = [self.texts[card] for card in heads(s, s.aside)]
        moves = []
        for seat, move in self.past.moves:
            what, _, card = move.partition(":")
            secret = card and what in ("discard", "pass")
            moves.append((seat, f"{what}:{self.texts[laid[seat].pop()]}" if secret else move))
        return Past(deal, moves)

    # --- The draw games of XXL ---

    @cached_property
    def arrivals(self) -> Arrivals:
        return Arrivals(self)

    def _past_draw(self, world: State, viewer: int | None) -> Past | None:
        s = world.fields()
        came = self.arrivals.found(world, viewer)
        if came is None:
            return None
        deal = dict(self.past.deal)
        cards = [self.texts[card] for card in [*came, *s.stock.tolist()[: s.left][::-1]]]
        each = len(deal["hands"][0])
        deal["hands"] = [cards[j * each : (j + 1) * each] for j in range(s.seats)]
        deal["stock"] = cards[s.seats * each :]
        return Past(deal, self.past.moves)

    # --- Replaying ---

    @cached_property
    def finds_starter(self) -> bool:
        """Whether hands tell who began: in the draw games and runs until somebody draws, then it is taken as given."""
        if not (self.kind.draws or self.kind.runs):
            return True
        return not any(move.startswith(("draw", "add:", "run:")) for _, move in self.past.moves)

    def dealt(self, past: Past) -> State:
        """The table after the deal."""
        table = State(self.state.game, None, world=self.before.copy())
        table.deal(past.deal)
        if not self.finds_starter:
            table._states[0]["starter"] = table._states[0]["seat"] = self.state.fields().starter
            table._take(table._act(engine.LIST))
        return table

    def replayed(self, past: Past) -> State:
        """The table after the round so far."""
        table = self.dealt(past)
        for seat, move in past.moves:
            table.play(move, seat)
        return table

    def record(self, past: Past) -> dict[str, Any]:
        """The whole game's record with this round's past in place of the true one."""
        record = self.state.record().data()
        steps = record["steps"]
        at = max(i for i, step in enumerate(steps) if "deal" in step)
        steps[at]["deal"] = past.deal
        following = iter(past.moves)
        for step in steps[at:]:
            if "move" in step:
                step["seat"], step["move"] = next(following)
        return record

    def derives_starter(self, past: Past) -> bool:
        """Whether the rules let the right seat begin this past: only then a strict replay can follow it."""
        table = State(self.state.game, None, world=self.before.copy())
        table.deal(past.deal)
        return self.finds_starter or bool(table.fields().starter == self.state.fields().starter)

    def check(self, world: State, viewer: int | None) -> None:
        """The world has a past which replays legally and leads to it, byte for byte."""
        past = self.past_of(world, viewer)
        assert past is not None, "no order of arrival is possible"
        assert self.replayed(past) == world
        if self.derives_starter(past):
            assert atout.replay(self.record(past)) == world


def _renamed(deal: Any, names: dict[str, str]) -> Any:
    """A deal with other cards."""
    if isinstance(deal, dict):
        return {key: _renamed(value, names) for key, value in deal.items()}
    if isinstance(deal, list):
        return [_renamed(value, names) for value in deal]
    return names.get(deal, deal)


class Arrivals:
    """A draw game's cards in the order in which they came to hands, and what everybody has seen about each.

    `may[i]`: the cards that arrival i can have been if they are still in hand. Nothing of the engine's slots is used.
    """

    def __init__(self, moment: Moment) -> None:
        number = {text: card for card, text in enumerate(moment.texts)}
        deal = moment.past.deal
        self.true = [number[text] for hand in deal["hands"] for text in hand]
        self.seat = [j for j, hand in enumerate(deal["hands"]) for _ in hand]
        self.may = [ALL] * len(self.true)
        self.plays: list[list[tuple[int, int]]] = [[] for _ in deal["hands"]]  # of each seat: the card, its arrivals
        talon = iter(number[text] for text in deal["stock"])
        table = moment.dealt(moment.past)
        pending = False
        for seat, move in moment.past.moves:
            fit = self._fitting(table)
            table.play(move, seat)
            if move == "draw":
                self._rule_out(seat, fit)
                card = next(talon)
                pending = bool(fit >> card & 1)
                self.true.append(card)
                self.seat.append(seat)
                self.may.append(fit if pending else ALL & ~fit)
                continue
            if move != "pass":
                card = number[move.partition("@")[0]]
                newest = 1 << len(self.true) - 1
                self.plays[seat].append((card, newest if pending else self._options(seat, card)))
            elif not pending:
                self._rule_out(seat, fit)
            pending = False
        self.pending = pending

    @staticmethod
    def _fitting(table: State) -> int:
        """The cards that fit now."""
        s = table.fields()
        return int(s.fit[0] | s.fit[1] | s.fit[2] | s.fit[3])

    def _rule_out(self, seat: int, cards: int) -> None:
        for i, owner in enumerate(self.seat):
            if owner == seat:
                self.may[i] &= ~cards

    def _options(self, seat: int, card: int) -> int:
        """The arrivals that a card in hand can have been."""
        return sum(1 << i for i, owner in enumerate(self.seat) if owner == seat and self.may[i] >> card & 1)

    def found(self, world: State, viewer: int | None) -> list[int] | None:
        """An order of arrival that leads to the world's hands, the viewer's own cards as they truly came."""
        s = world.fields()
        came = list(self.true)
        for seat, plays in enumerate(self.plays):
            if seat == viewer or s.due != MOVE:
                continue
            cards, options = [card for card, _ in plays], [arrivals for _, arrivals in plays]
            for card in bits(s.hand[seat]):
                cards.append(card)
                newest = self.pending and card == s.drawn
                options.append(1 << len(self.true) - 1 if newest else self._options(seat, card))
            chosen = matching(options)
            if chosen is None:
                return None
            for card, i in zip(cards, chosen, strict=True):
                came[i] = card
        return came


def matching(options: list[int]) -> list[int] | None:
    """A different one of its options (bits of a mask) for everyone; None if there is no such choice."""
    holder: dict[int, int] = {}

    def place(who: int, seen: set[int]) -> bool:
        for i in bits(options[who]):
            if i not in seen:
                seen.add(i)
                if i not in holder or place(holder[i], seen):
                    holder[i] = who
                    return True
        return False

    if not all(place(who, set()) for who in range(len(options))):
        return None
    chosen = [0] * len(options)
    for i, who in holder.items():
        chosen[who] = i
    return chosen
