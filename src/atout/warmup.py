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
    """Compile all that a table of this game needs by playing a little; returns at once when that was done before."""
    if ready(game):
        return
    _play_a_little(game)
    with suppress(OSError):  # nowhere to keep compiled code: it lasts as long as this process
        _marker(game).touch()


def _marker(game: Game) -> Path:
    return jit.CACHE / f"{game.spec.family}.ready"


def _play_a_little(game: Game) -> None:
    from atout.bots import Budget, analyse
    from atout.kernel import engine, rng
    from atout.refusals import Refusal
    from atout.replaying import replay

    state = game.start(fair=bytes(32))
    game.start(seed=0)
    random = rng.new_rng(0)
    view = state.view(state.seat)
    analyse(view, Budget(simulations=8))
    view.sample(0)
    for _ in range(20):
        if state.over:
            break
        for wrong in set(range(4)) - set(state.moves()):
            try:
                state.play(wrong)
            except Refusal:
                break
        state.shown(next(iter(state.legal())), None)
        moves = state.moves()
        state.play(moves[rng.number_below(random, len(moves))])
    list(state.events(0))
    state.values  # noqa: B018
    replay(state.record(legal=True))
    many = game.batch(2, seed=0)
    many.step(many.random_moves(random))
    many.masks()
    engine.random_play(many.states, game.fresh(), random, 4)


def main() -> None:
    """`python -m atout.warmup`: compile all families."""
    families = {spec.family: spec.id for spec in specs().values()}
    for id in families.values():
        prepare(game(id))


if __name__ == "__main__":
    main()
