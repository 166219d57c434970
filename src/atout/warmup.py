"""Compiling ahead: what a table of a game needs, once per machine and version."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from atout.catalogue import Game, game
from atout.families import specs
from atout.kernel import jit


def ready(game: Game) -> bool:
    """Whether this machine has compiled the game's family before."""
    return jit.INTERPRETED or _marker(game).exists()


def prepare(game: Game) -> None:
    """Compile all that a table of this game needs, bots included; returns at once when that was done before."""
    if ready(game):
        return
    from atout.bots import Budget, analyse

    state = game.start(seed=0)
    analyse(state.view(state.seat), Budget(simulations=1))
    with suppress(OSError):  # nowhere to keep compiled code: it lasts as long as this process
        _marker(game).touch()


def _marker(game: Game) -> Path:
    return jit.CACHE / f"{game.spec.family}.ready"


def prepare_many(game: Game) -> None:
    """Compile what arrays of tables need, too."""
    from atout.kernel import engine, rng

    random = rng.new_rng(0)
    many = game.batch(2, seed=0)
    many.step(many.random_moves(random))
    many.masks(), many.values()
    engine.random_play(many.states, game.fresh(), random, 4)


def main() -> None:
    """`python -m atout.warmup`: compile everything of all families."""
    families = {spec.family: spec.id for spec in specs().values()}
    for id in families.values():
        prepare(game(id))
        prepare_many(game(id))


if __name__ == "__main__":
    main()
