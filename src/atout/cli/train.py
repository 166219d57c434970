"""`atout train`: let the bots learn a game by playing it against themselves."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated

import typer

from atout.cli.common import GameId, examples, guarded, known_game, progress
from atout.refusals import OptionError

SAVE_EVERY = 10  # times that it learns


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("atout train ebbes", "atout train xxl-runs --positions 8000000 -o runs.npz"))(
        guarded(train)
    )


def train(
    game: GameId,
    positions: Annotated[
        int, typer.Option(min=100_000, help="How many positions to learn from.", metavar="N")
    ] = 8_000_000,
    seed: Annotated[int, typer.Option(help="Another seed gives another net.", metavar="S")] = 0,
    plies: Annotated[
        int, typer.Option(min=-1, help="How far worlds are played on before they are judged; -1: to the end.")
    ] = 3,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Bots judge worlds after no plies, and play them out at random, too.")
    ] = False,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="The weights; default: where bots look for them.")
    ] = None,
) -> None:
    """Learn what positions of a game are worth by self-play. Interrupted, it goes on where it was when asked again."""
    from atout.bots.training import SIDE_BY_SIDE, Learner
    from atout.bots.weights import Made, Weights, file_of, written

    known_game(game)
    target = Path(output) if output else file_of(game)
    kept = target.with_suffix(".training")
    learner = Learner(game, seed, positions)
    if not learner.game.family.features:
        raise OptionError(f"{game} has nothing to learn from: its family offers no `features`")
    if target.is_dir():
        raise OptionError(f"{target} is a folder; name a file")
    target.parent.mkdir(parents=True, exist_ok=True)  # now, not after an hour
    if kept.exists():
        learner.go_on(kept)
    threads = min(SIDE_BY_SIDE, os.cpu_count() or 1)
    with ThreadPoolExecutor(threads) as pool, progress(f"Learning {game}", positions) as advance:
        advance(learner.positions)
        before, times = learner.positions, 0
        for error in learner.learn(pool):
            advance(learner.positions - before)
            before, times = learner.positions, times + 1
            if times % SAVE_EVERY == 0:
                learner.save(kept)
                print(f"{learner.positions} positions, error {error:.4f}", file=sys.stderr)
    made = Made(
        game=game,
        rules=learner.game.spec.rules,
        features=learner.game.family.features,
        command=f"atout train {game} --positions {positions} --seed {seed} --plies {plies}{' --mixed' * mixed}",
        seed=seed,
        positions=learner.positions,
        plies=plies,
        mixed=mixed,
    )
    target.write_bytes(written(Weights(made, learner.net)))
    kept.unlink(missing_ok=True)
