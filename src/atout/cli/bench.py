"""`atout bench`: how fast the engine is on this machine, on one core."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import OptionalGame, Players, Settings, chosen_game, examples, get_ready, guarded
from atout.families import specs

if TYPE_CHECKING:
    from atout.catalogue import Game
    from atout.view import View

TABLES, CHUNK = 100, 100
RATES = {
    "batch": "batch_moves_per_s",
    "step": "step_moves_per_s",
    "text": "text_moves_per_s",
    "sample": "sample_per_s",
}


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("atout bench ebbes --seconds 2", "atout bench --json"))(guarded(bench))


def bench(
    game: OptionalGame = None,
    players: Players = None,
    option: Settings = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=3600, help="How long each of the four runs.", metavar="S")
    ] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per game.")] = False,
) -> None:
    """Measure random moves per second (as arrays, one by one, by text) and sampled worlds per second."""
    import msgspec

    for id in specs() if game is None else [game]:
        chosen = chosen_game(id, players if game is not None or _allows(id, players) else None, option)
        get_ready(chosen)
        found = {name: round(rate) for name, rate in measure(chosen, seconds).items()}
        if as_json:
            named = found if game is not None else {"game": id, **found}
            print(msgspec.json.encode(named).decode())
        else:
            print(id)
            for name, rate in found.items():
                print(f"    {name:18} {rate:>14,}")
        sys.stdout.flush()


def _allows(id: str, players: int | None) -> bool:
    from atout.refusals import OptionError

    try:
        chosen_game(id, players, None)
    except OptionError:
        return False
    return True


def measure(game: Game, seconds: float) -> dict[str, float]:
    """The four rates of a game."""
    return {RATES[name]: _rate(work, seconds) for name, work in works(game).items()}


def works(game: Game) -> dict[str, Callable[[], int]]:
    """What is measured: pieces of work that return how many moves or worlds they did."""
    return {"batch": _batch(game), "step": _steps(game), "text": _texts(game), "sample": _samples(game)}


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second; the first go compiles and does not count."""
    work()
    done, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        done += work()
    return done / passed


def _batch(game: Game) -> Callable[[], int]:
    from atout.kernel import engine
    from atout.kernel.jit import INTERPRETED
    from atout.kernel.rng import new_rng

    many, fresh, rng = game.batch(TABLES, seed=1), game.fresh(), new_rng(1)
    steps = TABLES * (1 if INTERPRETED else CHUNK)
    return lambda: engine.random_play(many.states, fresh, rng, steps)


def _steps(game: Game) -> Callable[[], int]:
    rng = random.Random(1)
    pick = rng.random

    def work() -> int:
        state, moves = game.start(seed=rng.getrandbits(60)), 0
        while legal := state.moves():
            state.play(legal[int(pick() * len(legal))])
            moves += 1
        return moves

    return work


def _texts(game: Game) -> Callable[[], int]:
    rng = random.Random(1)
    pick = rng.random

    def work() -> int:
        state, moves = game.start(seed=rng.getrandbits(60)), 0
        while legal := list(state.legal()):
            state.play(legal[int(pick() * len(legal))])
            moves += 1
        return moves

    return work


def _samples(game: Game) -> Callable[[], int]:
    from atout.kernel.rng import new_rng

    sampler = middle(game).sampler()
    rng, world = new_rng(1), sampler.draw(new_rng(0))

    def work() -> int:
        for _ in range(CHUNK):
            sampler.draw(rng, world)
        return CHUNK

    return work


def middle(game: Game, seed: int = 1) -> View:
    """What the seat that acts knows in the middle of a first round."""
    rng = random.Random(seed)
    state, moves = game.start(seed=seed), 0
    while not state.over and not state.rounds:
        state.play(rng.choice(state.moves()))
        moves += 1
    state.undo(moves - moves // 2)
    return state.view(state.seat)
