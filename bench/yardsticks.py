"""`expert` beside yardsticks: each on one seat among experts, every seat in turn, rounds on equal deals.

    .venv/bin/python bench/yardsticks.py [GAME…] [--ms 10] [--deals 40] [--against flat10,…] [--players N] [-o DIR]

All think for less than at a table, in the same ratio: `--ms` of CPU a decision, and `flat10` ten times as long.
Simulations are measured first, in positions as they come up in play, so that the deals themselves do not depend on the
clock; the ratio that came of it is told. What a yardstick loses is the lead of `expert`. *Of the way*: how far `expert`
comes from `random` to `cheat`, its own search on the true cards. With `-o` what was played is kept, and an
interrupted run goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import fmean

from budgets import moments, within

import atout
from atout.arena import Contest, Mean, Outcome, processes, run, written
from atout.bots.weights import learnt
from atout.warmup import prepare

LONGER = 10
TRICKS = ("ebbes", "njet-1997", "njet-2007", "niet-2015", "xxl-refuse", "xxl-fix-the-colour")
RIVALS = ("random", "flat", "ismcts", "unlearnt", "forgetful", "flat10", "cheat")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all unless named")
    parser.add_argument("--ms", type=float, default=10.0, help="CPU time that an expert's decision takes")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--against", default=",".join(RIVALS), help="some of the yardsticks")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", type=int)
    parser.add_argument("-o", "--output", type=Path)
    args = parser.parse_args()
    rivals = [name for name in RIVALS if name in args.against.split(",")]
    told = [f"`{name}`" for name in rivals]
    print(f"| game | simulations | deals | {' | '.join(told)} | times the time | of the way | side by side |")
    print("|---|---|---|" + "---|" * (len(told) + 3))
    for id in args.game or atout.games():
        game = atout.game(id, **({"players": args.players} if args.players else {}))
        prepare(game)
        folder = None if args.output is None else args.output / written(game).replace(" ", "_")
        print(row(game, [name for name in rivals if fits(game, name)], rivals, args, folder), flush=True)


def fits(game: atout.Game, name: str) -> bool:
    """Whether a yardstick says anything about a game."""
    if name in ("ismcts", "forgetful"):
        return game.id in TRICKS
    return name != "unlearnt" or learnt(game) is not None


def row(game: atout.Game, fitting: list[str], columns: list[str], args: argparse.Namespace, folder: Path | None) -> str:
    field, seated = contenders(game, fitting, args.ms / 1000, folder)
    outcome = Outcome(Contest((game,), (field, *seated.values()), (field,)), folder)
    run(outcome, game, args.deals, crew=processes(args.jobs))
    outcome.close()
    table, times = outcome.table(game), outcome.thinking(game)
    gains = {name: table.cell(bot, field) for name, bot in seated.items()}
    cells = [str(_turned(gains[name])) if name in gains else "" for name in columns]
    ten, side = seated.get("flat10"), None
    if ten:
        ratio, side = f"{fmean(times[ten]) / fmean(times[field]):.1f}", table.side(ten, field)
    way = f"{gains['random'].mean / (gains['random'].mean - gains['cheat'].mean):.0%}" if _both(gains) else ""
    cells += [ratio if ten else "", way, str(_turned(side)) if side else ""]
    return f"| {' | '.join([written(game), field.partition('=')[2], str(table.deals), *cells])} |"


def _both(gains: dict[str, Mean]) -> bool:
    return {"random", "cheat"} <= gains.keys()


def _turned(gain: Mean) -> Mean:
    """What `expert` is ahead of who gains so much."""
    return gain._replace(mean=-gain.mean)


def contenders(game: atout.Game, rivals: list[str], seconds: float, folder: Path | None) -> tuple[str, dict[str, str]]:
    """`expert` and all others, as they are told; once measured, that stays the same in a folder."""
    kept = None if folder is None else folder.with_suffix(".bots")
    if kept is not None and kept.exists():
        told = kept.read_text().split()
    else:
        views = moments(game)
        field = f"expert:sims={within(seconds, views, 'expert')}"
        told = [field, *(as_told(name, field, seconds, views) for name in rivals)]
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text("\n".join(told))
    return told[0], dict(zip(rivals, told[1:], strict=True))


def as_told(name: str, field: str, seconds: float, views: list[atout.View]) -> str:
    if name == "random":
        return name
    if name in ("cheat", "forgetful"):  # as many simulations: they differ in what they see
        return field.replace("expert", name)
    longer = LONGER if name == "flat10" else 1
    name = name.removesuffix("10")
    return f"{name}:sims={within(longer * seconds, views, name)}"


if __name__ == "__main__":
    main()
