"""XXL: a world's past. Once somebody has drawn, a card in a hand may have been dealt or drawn, and who began must still
have been dealt the best hand: the past is chosen so that, if possible, it was."""

from __future__ import annotations

import random
from itertools import product

from atout.families.past import Lookback, Past, rename, renamed
from atout.families.reading import members
from atout.families.xxl.state import ALL, RUNS, TOTAL, WAYS
from atout.kernel.jit import Fields
from atout.kernel.state import MOVE


def past(look: Lookback, world: Fields, rng: random.Random) -> Past | None:
    if WAYS[look.now.kind]:
        return _drawn(look, world)
    return _laid(look, world) if look.now.kind == RUNS else renamed(look, world, rng)


def _worth(card: int, seat: int, starter: int) -> int:
    """How welcome a card is among those that a seat was dealt."""
    points = int(TOTAL[card])
    return points if seat == starter else -points


# --- Runs ------------------------------------------------------------------------------------------------------------


def _laid(look: Lookback, world: Fields) -> Past:
    """Any hidden card of a hand may have been dealt to it, as many as were."""
    now, names = look.now, look.names(world)
    for seat in range(now.seats):
        if seat == look.viewer:
            continue
        dealt = set(look.past.deal["hands"][seat])
        there = sorted(members(now.hand[seat] & ~now.pinned[seat]), key=lambda card: look.texts[card] not in dealt)
        here = members(world.hand[seat] & ~now.pinned[seat])
        here.sort(key=lambda card: -_worth(card, seat, now.starter))
        names |= {look.texts[a]: look.texts[b] for a, b in zip(there, here, strict=True)}
    return Past(rename(look.past.deal, names), look.past.moves)


# --- The draw games --------------------------------------------------------------------------------------------------


def _drawn(look: Lookback, world: Fields) -> Past | None:
    came = Arrivals(look).found(world, look.viewer)
    if came is None:
        return None
    deal = dict(look.past.deal)
    cards = [look.texts[card] for card in [*came, *world.stock.tolist()[: world.left][::-1]]]
    each = len(deal["hands"][0])
    deal["hands"] = [cards[j * each : (j + 1) * each] for j in range(world.seats)]
    deal["stock"] = cards[world.seats * each :]
    return Past(deal, look.past.moves)


class Arrivals:
    """A draw game's cards in the order in which they came to hands, and what everybody has seen about each.

    `may[i]`: the cards that arrival i can have been if they are still in hand.
    """

    def __init__(self, look: Lookback) -> None:
        number = {text: card for card, text in enumerate(look.texts)}
        deal = look.past.deal
        self.true = [number[text] for hand in deal["hands"] for text in hand]
        self.seat = [j for j, hand in enumerate(deal["hands"]) for _ in hand]
        self.may = [ALL] * len(self.true)
        self.dealt = len(self.true)
        self.plays: list[list[tuple[int, int]]] = [[] for _ in deal["hands"]]  # of each seat: the card, its arrivals
        self.pending = False
        talon = iter(number[text] for text in deal["stock"])
        for (seat, move), table in zip(look.past.moves, look.tables, strict=False):
            fit = table.fit[0] | table.fit[1] | table.fit[2] | table.fit[3]
            if move == "draw":
                self._draw(seat, fit, next(talon))
                continue
            if move != "pass":
                card = number[move.partition("@")[0]]
                newest = 1 << len(self.true) - 1
                self.plays[seat].append((card, newest if self.pending else self._options(seat, card)))
            elif not self.pending:
                self._rule_out(seat, fit)
            self.pending = False

    def _draw(self, seat: int, fit: int, card: int) -> None:
        self._rule_out(seat, fit)
        self.pending = bool(fit >> card & 1)
        self.true.append(card)
        self.seat.append(seat)
        self.may.append(fit if self.pending else ALL & ~fit)

    def _rule_out(self, seat: int, cards: int) -> None:
        for i, owner in enumerate(self.seat):
            if owner == seat:
                self.may[i] &= ~cards

    def _options(self, seat: int, card: int) -> int:
        """The arrivals that a card in hand can have been."""
        return sum(1 << i for i, owner in enumerate(self.seat) if owner == seat and self.may[i] >> card & 1)

    def found(self, world: Fields, viewer: int | None) -> list[int] | None:
        """An order of arrival that leads to the world's hands, the viewer's own cards as they truly came."""
        came = list(self.true)
        for seat, plays in enumerate(self.plays):
            if seat == viewer or world.due != MOVE:
                continue
            cards, options = [card for card, _ in plays], [arrivals for _, arrivals in plays]
            for card in members(world.hand[seat]):
                cards.append(card)
                newest = self.pending and card == world.drawn
                options.append(1 << len(self.true) - 1 if newest else self._options(seat, card))
            chosen = matching(options)
            if chosen is None:
                return None
            self._prefer(chosen, options, [_worth(card, seat, world.starter) for card in cards])
            for card, i in zip(cards, chosen, strict=True):
                came[i] = card
        return came

    def _prefer(self, chosen: list[int], options: list[int], worth: list[int]) -> None:
        """Let cards change places as long as that makes the dealt ones more welcome."""
        changed = True
        while changed:
            changed = False
            for a, b in product(range(len(chosen)), repeat=2):
                better = chosen[a] < self.dealt <= chosen[b] and worth[b] > worth[a]
                if better and options[a] >> chosen[b] & 1 and options[b] >> chosen[a] & 1:
                    chosen[a], chosen[b] = chosen[b], chosen[a]
                    changed = True


def matching(options: list[int]) -> list[int] | None:
    """A different one of its options (bits of a mask) for everyone; None if there is no such choice."""
    holder: dict[int, int] = {}

    def place(who: int, seen: set[int]) -> bool:
        for i in members(options[who]):
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
