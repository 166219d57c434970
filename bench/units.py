"""What rounds come to in self-play: `python bench/units.py` writes `review/units.json`, by which reviews measure.

Mean and σ of a seat's results, for every game and number of players with the usual options. It needs no quiet machine:
simulations are counted, so that the same figures come out every time. It goes on where it stopped; delete what is to be
measured again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec

import atout
from atout.kernel.state import SEATS
from atout.refusals import OptionError
from atout.review.units import UNITS, Units, measure

ROUNDS = 60


def main() -> None:
    found = msgspec.json.decode(UNITS.read_bytes(), type=Units, strict=False)
    for game in tables():
        known = found.setdefault(game.id, {})
        if game.options.players not in known:
            known[game.options.players] = measure(game, ROUNDS)
            print(game.id, game.options.players, known[game.options.players], flush=True)
            UNITS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def tables() -> Iterator[atout.Game]:
    """Every game with every number of players."""
    for id in atout.games():
        for players in range(1, SEATS + 1):
            with suppress(OptionError):
                yield atout.game(id, players=players)


if __name__ == "__main__":
    main()
