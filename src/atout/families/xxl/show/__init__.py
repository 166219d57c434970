"""XXL: the picture of the table."""

from __future__ import annotations

from atout.families.family import Notation
from atout.families.picture import hand_line, seat_lines
from atout.families.scene import listed
from atout.families.words import Words
from atout.families.xxl.options import PARTS
from atout.families.xxl.show import draw, runs, tricks
from atout.families.xxl.state import FIX_THE_COLOUR, REFUSE, RUNS, of_kind
from atout.kernel.jit import Fields
from atout.kernel.state import OVER

_SHOW = of_kind(draw.show, tricks.show, runs.show)


def show(s: Fields, notation: Notation, words: Words) -> list[str]:
    lines = [_title(s, words)]
    if s.part < 0:
        return lines + seat_lines(s, words, lambda j: _detail(s, j, words))
    lines += _SHOW[s.kind](s, notation, words)
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
    if s.kind in (REFUSE, FIX_THE_COLOUR):
        detail += f", {s.tricks[seat]:2} {words('label-tricks')}"
    elif s.kind == RUNS:
        detail += f", {runs.detail(s, seat, words)}"
    if s.match and s.place[seat]:
        detail += f", {words('label-place')} {s.place[seat]}"
    return detail
