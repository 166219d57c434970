"""Compiling ahead, once per machine and version: what a table needs, what a bot needs, what only those need that
use what was learnt, what reviews need, what arrays of tables need.

    python -m atout.warmup [--part table|bot|judge|review|many …] [GAME …]

compiles these parts (default: all) of these games' families, in this order, two side by side if there are two cores,
and prints a line for each that is done: `ebbes table 1/12`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Lock, Thread
from typing import IO

from atout.catalogue import Game, game
from atout.families import specs
from atout.kernel import jit
from atout.kernel.jit import LISTENERS

TABLE, BOT, JUDGE, REVIEW, MANY = PARTS = ("table", "bot", "judge", "review", "many")
Job = tuple[str, str]  # a family and a part
Tell = Callable[[Job, float], None]  # is told how much of a job is done: 1 is all
ONE_TABLE = (TABLE, BOT, JUDGE)
_REACHED = 0.7  # of the functions that a family has, a part compiles about so many,
_TYPED = 0.8  # which takes so much of the time; then all are optimised together
_COMMON = 45_000  # bytes: what compiles with every family takes as long as so much source of its own


# --- What is ready ---------------------------------------------------------------------------------------------------


def ready(game: Game, wanted: Sequence[str] = ONE_TABLE) -> bool:
    """Whether this machine has compiled what a table of the game needs; usually with bots of all levels."""
    done = parts(game)
    return all(done[part] for part in wanted)


def parts(game: Game) -> dict[str, bool]:
    """Which parts of the game's family this machine has compiled before: a look at a few files, nothing is loaded."""
    return {part: _is_done((game.spec.family, part)) for part in PARTS}


def work(family: str) -> int:
    """About how long a part of a family takes to compile, compared with others."""
    return _COMMON + sum(file.stat().st_size for file in jit.sources(f"families/{family}"))


def _is_done(job: Job) -> bool:
    return jit.INTERPRETED or _marker(job).exists()


def _marker(job: Job) -> Path:
    return jit.CACHE / f"{'.'.join(job)}.ready"


# --- Compiling -------------------------------------------------------------------------------------------------------


def prepare(game: Game, wanted: Sequence[str] = ONE_TABLE) -> None:
    """Compile what a table of this game needs; at once when that was done before."""
    if ready(game, wanted):
        return
    _do_all([(game.spec.family, part) for part in wanted], _silently)
    for part in wanted:
        _NEEDS[part](game)  # what another process has compiled is loaded now


def _table_needs(game: Game) -> None:
    from atout.kernel import engine, rng

    rng.number_below(rng.new_rng(0), 1)
    engine.actor_of(game.family.dtype)


def _bot_needs(game: Game) -> None:
    from atout.kernel import engine

    engine.thinker_of(game.family.dtype)


def _judge_needs(game: Game) -> None:
    from atout.kernel import engine

    engine.judge_of(game.family.dtype)


def _review_needs(game: Game) -> None:
    from atout.kernel.appraisal import appraiser_of

    appraiser_of(game.family.dtype)


def _many_need(game: Game) -> None:
    from atout.kernel import engine, rng, vector

    vector.advancer_of(game.family.dtype)
    random = rng.new_rng(0)
    many = game.batch(2, seed=0)
    many.step(many.random_moves(random))
    many.masks(), many.values()
    engine.random_play(many.states, game.fresh(), random, 4)


_NEEDS = {TABLE: _table_needs, BOT: _bot_needs, JUDGE: _judge_needs, REVIEW: _review_needs, MANY: _many_need}


def _do(job: Job, tell: Tell) -> None:
    """Compile (or load) a part in this process."""
    family, part = job
    compiled = count(1)

    def one_more() -> None:
        tell(job, _TYPED * min(1.0, next(compiled) / (_REACHED * _functions(family))))

    tell(job, 0.0)
    LISTENERS.append(one_more)
    try:
        _NEEDS[part](game(_first_games()[family]))
    finally:
        LISTENERS.remove(one_more)
    with suppress(OSError):  # nowhere to keep compiled code: it lasts as long as this process
        _marker(job).touch()
    tell(job, 1.0)


def _silently(_job: Job, _share: float) -> None:
    pass


def _functions(family: str) -> int:
    """How many functions could be compiled for a family."""
    rooms = ("atout.kernel.", f"atout.families.{family}.")
    return sum(number for module, number in jit.FUNCTIONS.items() if module.startswith(rooms))


def _first_games() -> dict[str, str]:
    """The first game of each family, in the order of the shelf."""
    first: dict[str, str] = {}
    for spec in specs().values():
        first.setdefault(spec.family, spec.id)
    return first


# --- Side by side ----------------------------------------------------------------------------------------------------


def _do_all(jobs: Sequence[Job], tell: Tell) -> None:
    """Do what has not been done yet, and tell how far it is; another process does the bots if there is a core.

    Always the bots: if two processes keep the same function at the same moment, Numba may lose one family's code.
    """
    told: set[Job] = set()
    lock = Lock()

    def say(job: Job, share: float) -> None:
        with lock:
            if share == 1.0:
                told.add(job)
            tell(job, share)

    for job in filter(_is_done, jobs):
        say(job, 1.0)
    missing = [job for job in jobs if job not in told]
    bots = [job for job in missing if job[1] in (BOT, JUDGE, REVIEW)]
    if bots and bots != missing and _can_share():
        _share(bots, [job for job in missing if job not in bots], say)
    for job in missing:  # alone, or after another process has failed
        if job not in told:
            _do(job, say)


def _can_share() -> bool:
    """Whether another process could help: there is a second core, and a folder for what it compiles."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores > 1 and jit.CACHING and bool(sys.executable)


def _share(theirs: Sequence[Job], ours: Sequence[Job], tell: Tell) -> None:
    """Let another process do some jobs while this one does the others."""
    games = [_first_games()[family] for family in dict.fromkeys(family for family, _ in theirs)]
    parts = (word for part in dict.fromkeys(part for _, part in theirs) for word in ("--part", part))
    package = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    try:
        other = subprocess.Popen(
            [sys.executable, "-P", "-m", "atout.warmup", "--watch", *parts, *games],
            env={**os.environ, "PYTHONPATH": package},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # what it cannot do is done here again, and says why
            text=True,
        )
    except OSError:
        return
    assert other.stdin is not None and other.stdout is not None
    listener = Thread(target=_listen, args=(other.stdout, tell))
    listener.start()
    try:
        for job in ours:
            _do(job, tell)
        listener.join()
    finally:
        other.stdin.close()  # it watches this pipe: when it ends, so does the process
        listener.join()
        other.stdout.close()
        other.wait()


def _listen(lines: IO[str], tell: Tell) -> None:
    """Pass on what another process says that it has done."""
    for line in lines:
        tell(*parsed(line))


def parsed(line: str) -> tuple[Job, float]:
    """What a watched process says: `ebbes table 0.25`."""
    family, part, share = line.split()
    return (family, part), float(share)


def _watch() -> None:
    """End this process when the one that started it is gone."""
    while os.read(0, 1):  # not through sys.stdin: its lock, still held when the work is done, would abort the process
        pass
    os._exit(1)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m atout.warmup", description="Compile ahead what games need.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="its whole family; default: all families")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this (may be repeated)")
    parser.add_argument("--watch", action="store_true", help=SUPPRESS)
    asked = parser.parse_args(arguments)
    for id in asked.games:
        if id not in specs():
            parser.error(f"no game {id!r}; the games are {', '.join(specs())}")
    if asked.watch:
        Thread(target=_watch, daemon=True).start()
    families = list(dict.fromkeys(specs()[id].family for id in asked.games or specs()))
    jobs = [(family, part) for family in families for part in (TABLE, BOT)]
    jobs += [(family, part) for part in (JUDGE, REVIEW, MANY) for family in families]
    jobs = [job for job in jobs if asked.part is None or job[1] in asked.part]
    number = count(1)

    def say(job: Job, share: float) -> None:
        if asked.watch:
            print(*job, share, flush=True)
        elif share == 1.0:
            print(*job, f"{next(number)}/{len(jobs)}", flush=True)

    _do_all(jobs, say)


if __name__ == "__main__":
    main()
