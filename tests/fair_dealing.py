"""Fair dealing once more, from docs/record.md alone: `python tests/fair_dealing.py FILE` says which deals of a file of
records do not follow from their seeds. Nothing of the program is used here, so that the two can disagree.
"""

from __future__ import annotations

import copy
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Record = dict[str, Any]
COLOURS = {"ebbes": "BNYGR", "njet-1997": "RKBG", "njet-2007": "RKBY", "niet-2015": "BYRG", "ebbe-flut": "ABCDEabcde"}


def words(seed: bytes, k: int) -> Iterator[int]:
    """The 32-bit numbers of deal k."""
    c = 0
    while True:
        digest = hashlib.sha256(seed + b"deal" + k.to_bytes(4, "big") + c.to_bytes(4, "big")).hexdigest()
        for i in range(8):
            yield int(digest[8 * i : 8 * i + 8], 16)
        c = c + 1


def below(n: int, numbers: Iterator[int]) -> int:
    rest = 2**32 % n
    x = next(numbers)
    while x >= 2**32 - rest:
        x = next(numbers)
    return x % n


def shuffle(cards: list[str], numbers: Iterator[int]) -> list[str]:
    shuffled = list(cards)
    i = len(shuffled) - 1
    while i >= 1:
        j = below(i + 1, numbers)
        card = shuffled[i]
        shuffled[i] = shuffled[j]
        shuffled[j] = card
        i = i - 1
    return shuffled


def canonical(game: str, card: str) -> tuple[int, int]:
    if game.startswith("xxl"):
        low, high = card.split("/")
        return int(low[:-1]), int(high[:-1])
    return COLOURS[game].index(card[0]), int(card[1:])


def refilled(record: Record) -> Record:
    """The same record with every deal as its seed gives it; what the deals look like is taken from the record."""
    made, seed = copy.deepcopy(record), bytes.fromhex(record["fair"]["seed"])
    made["fair"]["commit"] = hashlib.sha256(seed).hexdigest()
    kept: list[str] = []
    used: set[int] = set()
    k = 0
    for step in made["steps"]:
        if step.get("move", "").startswith("keep:") and step["move"] != "keep:none":
            kept.append(step["move"][5:])
        if "deal" in step:
            _refill(step["deal"], record, words(seed, k), kept, used, k == 0)
            kept, k = [], k + 1
    return made


def _refill(
    deal: Record, record: Record, numbers: Iterator[int], kept: list[str], used: set[int], is_first: bool
) -> None:
    game, options = record["game"], record["options"]
    places = [hand for key in ("hands", "display", "stock", "aside", "piles") for hand in _lists(deal.get(key, []))]
    deck = sorted((card for hand in places for card in hand if card not in kept), key=lambda c: canonical(game, c))
    sets = [deck[:25], deck[25:]] if game == "ebbe-flut" and options["players"] == 2 else [deck]
    cards = iter([card for some in sets for card in shuffle(some, numbers)])
    for hand in places:
        stays = [card for card in hand if card in kept]
        hand[:] = stays + [next(cards) for _ in range(len(hand) - len(stays))]
    if is_first:
        for key in ("dealer", "first"):
            if key in deal:
                deal[key] = below(options["players"], numbers)
    if "number" in deal:
        unused = [number for number in range(1, 6) if number not in used]
        deal["number"] = unused[below(len(unused), numbers)]
        used.add(deal["number"])
    if "starter" in deal:
        deal["starter"] = below(2, numbers)


def _lists(held: list[Any]) -> list[list[str]]:
    """The lists of cards within lists."""
    if held and isinstance(held[0], str):
        return [held]
    return [inner for some in held for inner in _lists(some)]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for number, line in enumerate(Path(name).read_text(encoding="utf-8").splitlines(), 1):
            record = json.loads(line)
            print(f"{name}:{number}: {'fair' if refilled(record) == record else 'not what the seed gives'}")
