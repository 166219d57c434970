"""Whether reviews are right: `python bench/review.py rates GAME …` and `python bench/review.py slope GAME …`.

rates    Bots of each level play rounds among themselves, and reviews say what their decisions cost: the rates must
         order the levels. Writes them into `review/rates.json`, by which reviews say "plays like".
slope    Decisions of `beginner` that cost something by a review are played out: both moves in new worlds, good bots on
         every seat to the end of the round, with the same chance. What is really lost, for each point that the review
         says is lost, should be 1.

Rounds are played until there are enough decisions, which are the unit of all intervals. Both go on where they stopped:
what was found stands in `--folder`, a line of JSON for each round or decision.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import TypeVar

import msgspec

import atout
from atout.arena import mean_of
from atout.bots import Bot, find, levels
from atout.deals import Seeded
from atout.families.family import States
from atout.kernel import engine
from atout.kernel.rng import new_rng
from atout.kernel.state import DEAL
from atout.review import Decision, Review, review
from atout.review.selfplay import hashed, play_round
from atout.review.units import RATES, Rates
from atout.state import State
from atout.story import turns
from atout.view import View

T = TypeVar("T", bound=msgspec.Struct)
LEVELS = levels()[1:]  # `random` is no way to play
PLAYER = "strong:sims=100"  # who plays decisions out, unless told otherwise


class Rated(msgspec.Struct):
    """A round of a level, reviewed: what each decision with a choice has cost, in thousandths of σ."""

    level: str
    seed: int
    costs: list[float]


class Lost(msgspec.Struct):
    """A decision, by its review and as it was played out, in σ."""

    seed: int
    loss: float
    sure: bool  # the review marks it
    real: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("rates", "slope"))
    parser.add_argument("games", nargs="+", metavar="GAME", help="or `all`")
    parser.add_argument("--decisions", type=int, default=150, help="of each game, for rates also of each level")
    parser.add_argument("--budget", type=int, default=None, help="simulations a decision of the review")
    parser.add_argument("--pairs", type=int, default=24, help="worlds in which a decision is played out")
    parser.add_argument("--player", default=PLAYER, help="who plays decisions out")
    parser.add_argument("--folder", type=Path, default=Path(".review"))
    asked = parser.parse_args()
    asked.folder.mkdir(exist_ok=True)
    for id in atout.games() if asked.games == ["all"] else asked.games:
        file = asked.folder / f"{asked.what}-{id}.jsonl"
        if asked.what == "rates":
            tell_rates(id, rates(id, asked.decisions, asked.budget, file))
        else:
            tell_slope(id, slope(id, asked.decisions, asked.budget, asked.pairs, find(asked.player), file))


def judged(id: str, level: str, seed: int, budget: int | None) -> tuple[State, Review]:
    """The first round of a game: in the last ones bots play for the victory."""
    state = atout.game(id).start(seed=seed)
    play_round(state, find(level), hashed(seed))
    return state, review(state.record(), budget=budget)


def kept(file: Path, kind: type[T]) -> list[T]:
    return msgspec.json.Decoder(kind).decode_lines(file.read_bytes()) if file.exists() else []


def keep(file: Path, *lines: msgspec.Struct) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.Encoder().encode_lines(lines))


# --- Rates -----------------------------------------------------------------------------------------------------------


def rates(id: str, decisions: int, budget: int | None, file: Path) -> list[Rated]:
    found = kept(file, Rated)
    for level in LEVELS:
        done = [one for one in found if one.level == level]
        while sum(len(one.costs) for one in done) < decisions:
            _, told = judged(id, level, len(done), budget)
            unit = told.rounds[0].unit
            done.append(Rated(level, len(done), [1000 * one.loss / unit for one in told.decisions if one.worlds]))
            found.append(done[-1])
            keep(file, done[-1])
    return found


def tell_rates(id: str, found: list[Rated]) -> None:
    """Print each level's rate with its interval, and write the rates down."""
    told, cells = {}, list[str]()
    for level in LEVELS:
        rate = mean_of([cost for one in found if one.level == level for cost in one.costs])
        told[level] = round(rate.mean, 2)
        cells.append(f"{rate.mean:.1f} ± {rate.half:.1f} ({rate.deals})")
    print(f"| {id} | {' | '.join(cells)} |", flush=True)
    known = msgspec.json.decode(RATES.read_bytes(), type=Rates)
    RATES.write_bytes(msgspec.json.format(msgspec.json.encode({**known, id: told}), indent=1) + b"\n")


# --- The slope -------------------------------------------------------------------------------------------------------


def slope(id: str, decisions: int, budget: int | None, pairs: int, bot: Bot, file: Path) -> list[Lost]:
    found = kept(file, Lost)
    seed = max((one.seed for one in found), default=-1)
    while len(found) < decisions:
        seed += 1
        state, told = judged(id, "beginner", seed, budget)
        befores = [turn.before for turn in turns(state)]
        lost = [
            played_out(state, befores[one.frame], one, pairs, bot, told.rounds[0].unit, seed)
            for one in told.decisions
            if one.loss > 0
        ]
        keep(file, *lost)
        found += lost
    return found


def played_out(state: State, before: States, one: Decision, pairs: int, bot: Bot, unit: float, seed: int) -> Lost:
    """The difference between both moves in worlds of the player's view, played to the end by better bots."""
    view, gaps = View(state.game, engine.hidden(before, one.seat)), list[float]()
    numbers = state.game.family.notation(view.fields()).numbers
    for k in range(pairs):
        world = view.sampler().draw(new_rng(hashed(seed, one.frame, k)))
        best, played = (
            outcome(state, engine.played(world, numbers[move]), one.seat, bot, k) for move in (one.best, one.played)
        )
        gaps.append((best - played) / unit)
    return Lost(seed, one.loss / unit, bool(one.mark), sum(gaps) / pairs)


def outcome(state: State, after: States, seat: int, bot: Bot, seed: int) -> float:
    table = State(state.game, Seeded(seed), world=after)
    if after[0]["due"] == DEAL:
        table.deal()
    return (table.values if table.seat is None else play_round(table, bot, seed))[seat]


def tell_slope(id: str, found: list[Lost]) -> None:
    """What was really lost for each point that reviews say was lost: of all these decisions, and of the marked ones."""
    cells = list[str]()
    for some in (found, [one for one in found if one.sure]):
        said = sum(one.loss for one in some)
        ratio = sum(one.real for one in some) / said if said else math.nan
        half = 1.96 * math.sqrt(sum((one.real - ratio * one.loss) ** 2 for one in some)) / said if said else math.nan
        cells.append(f"{ratio:.2f} ± {half:.2f} ({len(some)})")
    print(f"| {id} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
