"""Programs as bots: good ones play, others forfeit the deal, and nothing is left running."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import atout
from atout.arena import programs
from atout.arena.matches import Done, Unit, work
from atout.arena.playing import Task

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = atout.game("ebbes", players=3)
BAD = {
    "hangs": ("import time; time.sleep(60)", "no answer within 0.5 s"),
    "crashes": ("raise SystemExit(1)", "it ended"),
    "stops answering": ("import sys; sys.stdin.readline(); sys.stdin.readline(); sys.stdin.close()", "it ended"),
    "cheats": ('print(\'{"move": "R99"}\', flush=True); input(); input()', "'R99' is not legal"),
    "babbles": ("print('hello', flush=True); input(); input()", "it answered b'hello'"),
    "floods": ("print('x' * 200_000, flush=True); input(); input()", "more than 100000 bytes"),
}


def unit(program: str, field: str = "random", limit: float = 20.0) -> Done:
    return work(Unit(Task(GAME, 5, 0, limit=limit), (program, "random"), field))


def written(path: Path, source: str) -> str:
    path.write_text(source)
    return f"{sys.executable} {path}"


def test_a_good_program_plays_like_a_bot_that_chooses_the_same(tmp_path: Path) -> None:
    first = written(
        tmp_path / "first.py",
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if 'moves' in asked: print(json.dumps({'move': min(asked['moves'])}), flush=True)\n",
    )
    done = unit(first)
    assert done.results[0].forfeits == [] and len(done.times.times[first]) > 3
    assert not programs._RUNNING


@pytest.mark.parametrize("name", ["arena_bot.py", "arena_bot.mjs"])
def test_the_examples_play(name: str) -> None:
    runner = sys.executable if name.endswith("py") else shutil.which("node")
    if runner is None:
        pytest.skip("no Node here")
    assert unit(f"{runner} {EXAMPLES / name}").results[0].forfeits == []
    assert len((EXAMPLES / name).read_text().splitlines()) <= 30


@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_forfeits_and_the_arena_goes_on(name: str, tmp_path: Path) -> None:
    source, why = BAD[name]
    program = written(tmp_path / "bad.py", source)
    one = unit(program, limit=0.5 if name == "hangs" else 20.0).results[0]
    assert [forfeit.seat for forfeit in one.forfeits] == [0, 1, 2]
    assert all(forfeit.bot == program and why in forfeit.why for forfeit in one.forfeits)
    assert one.values == [GAME.spec.value[0]] * 3 and min(one.base) > GAME.spec.value[0]
    assert not programs._RUNNING


@pytest.mark.parametrize("id", ["ebbes", "njet-2007"])
def test_a_program_is_told_the_same_in_every_world_that_its_seat_holds_possible(id: str) -> None:
    state = atout.game(id).start(seed=3)
    for step in range(40):
        assert state.seat is not None
        world = state.view(state.seat).sample(step)
        assert world != state or step > 30
        assert programs.question(world, 1) == programs.question(state, 1)
        state.play(state.moves()[step % len(state.moves())])
