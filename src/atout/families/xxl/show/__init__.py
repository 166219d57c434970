"""XXL: the picture of the table."""

from __future__ import annotations

import re

from atout.families.family import Notation
from atout.families.moves import words as parts
from atout.families.picture import hand_line, seat_lines
from atout.families.scene import listed
from atout.families.words import Words
from atout.families.xxl.options import PARTS
from atout.families.xxl.show import draw, runs, tricks
from atout.families.xxl.state import FIX_THE_COLOUR, REFUSE, RUNS, of_kind
from atout.kernel.jit import Fields
from atout.kernel.state import OVER

_CARD, _NUMBER = re.compile(r"\d+\w/\d+\w"), re.compile(r"\d+")
_SHOW = of_kind(draw.show, tricks.show, runs.show)


def label(_: Fields, __: int, move: str, words: Words) -> str:
    verb, (card, *others) = parts(move)[0], [*_CARD.findall(move), ""]
    colour, *piles = move.partition("@")[2].split(">")
    if verb == "run":
        points = sum(map(int, _NUMBER.findall(move)))
        return words("xxl-board-move-run", colour=colour, a=card, b=others[0], c=others[1], points=points)
    if verb == "swap":
        return words("xxl-board-move-swap", card=card, taken=others[0])
    if verb == "trump":
        return words("xxl-board-move-trump", colour=parts(move)[1])
    if piles:
        number = next(half[:-1] for half in card.split("/") if half[-1] == colour)
        return words("xxl-board-move-pile", card=card, colour=colour, number=number, pile=piles[0])
    if colour:
        return words("xxl-board-move-half", card=card, colour=colour)
    if verb == card:
        return move
    return words(f"xxl-board-move-{verb}", card=card) if card else words(f"xxl-board-move-{move.replace(':', '-')}")


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
