"""XXL: the trick games, refuse (game 3) and fix the colour (6, and 6+ with trump), over the one trick engine.

Both follow `wanted`, the colours that the trick asks for: in game 3 the named one, in game 6 the two of the led card
until a card decides between them. `named` is the trick's colour as soon as there is one.
"""

from __future__ import annotations

from typing import Any

from atout.families.xxl.common import begin_part, finish_part, give_hands, next_seat, total
from atout.families.xxl.deck import CARDS
from atout.families.xxl.rules.clauses import (
    C_FOLLOW_FIXED,
    C_FOLLOW_NAMED,
    C_FOLLOW_OPEN,
    C_HAND,
    C_KEEP,
    C_LEADER_PLAYS,
    C_NAME,
    C_NAME_ONCE,
    C_PHASE,
    C_REFUSE_FEWER,
    C_REFUSE_FEWEST,
    C_REFUSE_SECOND,
)
from atout.families.xxl.state import (
    FOLLOW3,
    KEEP3,
    KEEP_NONE3,
    KEEPING,
    NAMING,
    REFUSE,
    REFUSE3,
    SECOND,
    TRUMP6,
)
from atout.kernel.bits import ctz, list_members, popcount
from atout.kernel.jit import Row, inlined, jit
from atout.kernel.state import DEAL, MOVE
from atout.kernel.tricks import (
    REFUSED,
    clear_tricks,
    close,
    gather,
    lead,
    let_go,
    list_playable,
    put_uneven,
    why_not_card,
)

# --- Dealing ---------------------------------------------------------------------------------------------------------


@jit
def deal(s: Row, chance: Any) -> None:
    _put_aside(s, chance, give_hands(s, chance), CARDS)
    begin_part(s)
    if s.with_trump:  # the first namer has the highest hand total, then every seat names once (G31)
        if s.namer >= 0:
            s.starter = next_seat(s, s.namer)
            s.dealt = 0
        s.namer = s.starter
        s.phase = NAMING
    s.due = MOVE
    lead(s, s.starter)


@jit
def deal_second(s: Row, chance: Any) -> None:
    """Game 3, part 2: everyone gets as many cards as he won, the kept one among them (G13)."""
    n, kept = 0, 0
    for seat in range(s.seats):
        s.size[seat] = popcount(s.won[seat])
        held, fresh = 0, s.size[seat]
        if s.kept[seat] >= 0:
            held = 1 << s.kept[seat]
            fresh -= 1
            kept += 1
        s.pinned[seat] = held
        for _ in range(fresh):
            held |= 1 << chance[n]
            n += 1
        s.hand[seat] = held
    _put_aside(s, chance, n, CARDS - kept)
    s.won[:] = 0
    s.played[:] = 0
    s.void[:] = 0
    s.named = -1
    clear_tricks(s, 1)
    s.phase = SECOND
    begin_part(s)
    s.due = MOVE
    lead(s, s.starter)


@jit
def _put_aside(s: Row, chance: Any, start: int, stop: int) -> None:
    rest = 0
    for i in range(start, stop):
        rest |= 1 << chance[i]
    s.aside = rest


# --- Moves -----------------------------------------------------------------------------------------------------------


@jit
def legal(s: Row, out: Any) -> int:
    if s.phase == NAMING:
        for colour in range(4):
            out[colour] = TRUMP6 + colour
        return 4
    if s.phase == KEEPING:
        n = list_members(s.won[s.seat], KEEP3, out, 0)
        out[n] = KEEP_NONE3  # keeping is a right, not a duty (G16)
        return n + 1
    if s.kind != REFUSE:
        return list_playable(s, 0, out)
    if s.acted == 0:
        return _list_leads(s.hand[s.seat], out)
    n = list_playable(s, FOLLOW3, out)
    if s.phase == SECOND and _may_refuse(s):
        out[n] = REFUSE3
        n += 1
    return n


@jit
def _list_leads(cards: int, out: Any) -> int:
    """Every card with either of its colours."""
    n = 0
    while cards:
        card = ctz(cards)
        out[n] = 2 * card
        out[n + 1] = 2 * card + 1
        n += 2
        cards &= cards - 1
    return n


@inlined
def wanted(s: Row) -> int:
    asked: int = s.wanted
    return asked


@inlined
def suited(s: Row, w: int) -> int:
    """The cards that count as bearing one of the wanted colours: a trump bears nothing else."""
    cards = 0
    for colour in range(4):
        if (s.wanted >> colour) & 1:
            cards |= s.low[colour] | s.high[colour]
    if s.trump >= 0 and s.wanted != 1 << s.trump:
        cards &= ~(s.low[s.trump] | s.high[s.trump])
    return cards


@inlined
def suits(s: Row, card: int) -> int:
    """The colours that a card counts as bearing; who bears none that is wanted may play any card, trump too (G32)."""
    colours: int = 1 << (s.under[card] >> 4) | 1 << (s.over[card] >> 4)
    trump: int = s.trump
    return 1 << trump if trump >= 0 and (colours >> trump) & 1 else colours


@jit
def _may_refuse(s: Row) -> bool:
    """Whether the seat had fewer cards before the trick than some other, or than all others that had any (G14)."""
    own = s.size[s.seat]
    fewer, fewest = False, True
    for j in range(s.seats):
        if j != s.seat:
            before = s.size[j]
            if s.trick[j] >= 0:
                before += 1
            if before > own:
                fewer = True
            elif before > 0:
                fewest = False
    return fewest if s.strictly_fewest else fewer


@jit
def play(s: Row, move: int) -> None:
    if s.phase == NAMING:
        s.trump = move - TRUMP6
        s.phase = 0
    elif s.phase == KEEPING:
        _keep(s, move - KEEP3 if move < KEEP_NONE3 else -1)
    elif s.kind != REFUSE:
        _put_card(s, move)
    elif move == REFUSE3:
        if put_uneven(s, REFUSED):
            _complete(s)
    elif move >= FOLLOW3:
        _put_card(s, move - FOLLOW3)
    else:
        card = move >> 1
        s.named = (s.over[card] if move & 1 else s.under[card]) >> 4
        _put_card(s, card)


@jit
def _put_card(s: Row, card: int) -> None:
    seat, bit = s.seat, 1 << card
    let_go(s, card)
    s.pinned[seat] &= ~bit
    s.played[seat] |= bit
    if s.acted == 0:
        _ask(s, card)
    elif s.named < 0:
        _answer(s, card)
    if put_uneven(s, card):
        _complete(s)


@jit
def _ask(s: Row, card: int) -> None:
    """The led card says what is wanted: the named colour, trump, or both its colours."""
    if s.kind == REFUSE:
        s.wanted = 1 << s.named
        return
    s.wanted = suits(s, card)
    s.named, s.last_card = -1, card
    if s.trump >= 0 and s.wanted == 1 << s.trump:
        s.named, s.last_card = s.trump, -1


@jit
def _answer(s: Row, card: int) -> None:
    """Both colours are open: a card that bears one of them fixes it; they stay open if it bears none (G30)."""
    common = suits(s, card) & s.wanted
    if common == s.wanted:
        s.last_card = card
    elif common:
        s.wanted = common
        s.named = ctz(common)
        s.last_card = -1


@jit
def _complete(s: Row) -> None:
    if s.named < 0:  # still open: the higher number of the last card with both colours (G29)
        s.named = s.over[s.last_card] >> 4
    taker = close(s)
    gather(s)
    s.wanted = 0
    _go_on(s, taker)


@jit
def strength(s: Row, card: int) -> int:
    """Trump, then the trick's colour: the number in it, and of equal numbers the card's total (G11)."""
    under: int = s.under[card]
    over: int = s.over[card]
    points = 1 + (under & 15) + (over & 15)
    if s.trump >= 0:
        if under >> 4 == s.trump:
            return 1000 + 32 * (under & 15) + points
        if over >> 4 == s.trump:
            return 1000 + 32 * (over & 15) + points
    if under >> 4 == s.named:
        return 32 * (under & 15) + points
    return 32 * (over & 15) + points if over >> 4 == s.named else 0


@jit
def _go_on(s: Row, taker: int) -> None:
    """After a trick: the next one, the cards to keep, or the end."""
    empty = 0
    for j in range(s.seats):
        empty += s.size[j] == 0
    if s.phase == SECOND:
        if empty >= _allowed(s):
            _score(s)
            return
    elif empty:
        if s.kind == REFUSE and not _ends_early(s):
            s.phase = KEEPING
            s.leader = -1
            s.seat = 0
        else:
            _score(s)
        return
    lead(s, taker)  # or the next seat with cards (G18)


@jit
def _allowed(s: Row) -> int:
    """Game 3: so many seats without a trick (part 1) or without cards (part 2) end it."""
    return 1 if s.players < 4 else 2


@jit
def _ends_early(s: Row) -> bool:
    nothing = 0
    for j in range(s.seats):
        nothing += s.tricks[j] == 0
    return nothing >= _allowed(s)


@jit
def _keep(s: Row, card: int) -> None:
    """Seat after seat may keep a card that it won; then the rest is dealt again."""
    s.kept[s.seat] = card
    s.seat += 1
    if s.seat == s.seats:
        s.seat = -1
        s.due = DEAL


@jit
def _score(s: Row) -> None:
    """Totals of the tricks of this part (G12, G17)."""
    s.leader = -1
    for j in range(s.seats):
        s.scores[j] = total(s.won[j])
    finish_part(s)


@jit
def why_not(s: Row, move: int) -> int:
    if s.kind == REFUSE:
        return _why_not_refuse(s, move)
    if s.phase == NAMING:
        return 0 if TRUMP6 <= move < TRUMP6 + 4 else C_PHASE
    if not 0 <= move < TRUMP6:
        return C_PHASE
    return why_not_card(s, move, C_HAND, C_FOLLOW_OPEN if s.named < 0 else C_FOLLOW_FIXED)


@jit
def _why_not_refuse(s: Row, move: int) -> int:
    keeping = KEEP3 <= move <= KEEP_NONE3
    if keeping != (s.phase == KEEPING) or not 0 <= move <= KEEP_NONE3:
        return C_PHASE
    if keeping:
        return 0 if move == KEEP_NONE3 or (s.won[s.seat] >> (move - KEEP3)) & 1 else C_KEEP
    if s.acted == 0:
        if move >= FOLLOW3:
            return C_LEADER_PLAYS if move == REFUSE3 else C_NAME
        return why_not_card(s, move >> 1, C_HAND, C_FOLLOW_NAMED)
    if move < FOLLOW3:
        return C_NAME_ONCE
    if move < REFUSE3:
        return why_not_card(s, move - FOLLOW3, C_HAND, C_FOLLOW_NAMED)
    if s.phase != SECOND:
        return C_REFUSE_SECOND
    if _may_refuse(s):
        return 0
    return C_REFUSE_FEWEST if s.strictly_fewest else C_REFUSE_FEWER
