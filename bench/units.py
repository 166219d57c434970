"""What rounds come to in self-play: `python bench/units.py` writes `review/units.json`, by which reviews measure.

Mean and σ of a seat's results, for every game and number of players with the usual options. It needs no quiet machine:
simulations are counted, so that the same figures come out every time.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

import atout
from atout.kernel.state import SEATS
from atout.refusals import OptionError
from atout.review.units import UNITS, Unit, Units, measure

ROUNDS = 300


def main() -> None:
    found: Units = {}
    for id in atout.games():
        for players in range(1, SEATS + 1):
            with suppress(OptionError):
                game = atout.game(id, players=players)
                found.setdefault(id, {})[players] = measure(game, ROUNDS)
                print(id, players, found[id][players], flush=True)
    UNITS.write_bytes(written(found))


def written(units: dict[str, dict[int, Unit]]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(units), indent=1) + b"\n"


if __name__ == "__main__":
    main()
