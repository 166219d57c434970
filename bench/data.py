"""How many rows a second `atout simulate` writes: random games as Arrow and Parquet, without and with views.

    python bench/data.py [GAME …] [--games 3000]

Of one core, by the CPU time of the whole process (Arrow's threads included); the files stay in memory.
"""

from __future__ import annotations

import argparse
import io
import time

import atout
from atout import data


def rate(game: atout.Game, kind: str, views: bool, games: int) -> tuple[float, float]:
    """Rows a CPU second, and bytes a row."""
    out, rows, began = io.BytesIO(), 0, time.process_time()
    with data.writing_tables(out, kind, data.schema_of(game, views)) as writer:
        for piece in data.pieces(game, (data.Played(seed) for seed in range(games)), views=views):
            rows += piece.num_rows
            writer.write_batch(piece)
    return rows / (time.process_time() - began), out.tell() / rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["ebbes"], metavar="GAME")
    parser.add_argument("--games", type=int, default=3000, dest="count")
    told = parser.parse_args()
    print("| game | format | views | rows/s | bytes a row |\n|---|---|---|---|---|")
    for id in told.games:
        game = atout.game(id)
        list(data.pieces(game, [data.Played(0)]))  # compiles
        for views in (False, True):
            for kind in ("arrow", "parquet"):
                rows, size = rate(game, kind, views, told.count)
                print(f"| {id} | {kind} | {'yes' if views else 'no'} | {rows / 1e6:.2f} M | {size:.0f} |")


if __name__ == "__main__":
    main()
