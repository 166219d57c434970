"""Stands in for what judges, in the real process that reviews, and does as a folder tells it: it notes there what it
begins, and judges a decision for each line of the file `moves`, or all of them if there is none. With a file `crash`
it ends in the middle, with `fail` it finds a mistake of its own."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from atout.record import read
from atout.replaying import replay
from atout.review.model import FORMAT, VERSION, Decision, Option, Player, Review, Round
from atout.server.reviews import worker
from atout.server.reviews.worker import Done, Found, Task


def stand_in(folder: Path, put: Callable[[object, str, Any], None] = setattr) -> None:
    """From now on reviews are made by this one."""
    from atout.server.reviews import child

    put(child, "WORKER", (sys.executable, "-m", "tests.server.reviewer", str(folder)))


def begun(folder: Path) -> int:
    """How many reviews were begun."""
    return len((folder / "begun").read_text().splitlines()) if (folder / "begun").exists() else 0


def allow(folder: Path, moves: int | None = None) -> None:
    """So many more decisions, or all."""
    if moves is None:
        (folder / "moves").unlink(missing_ok=True)
    else:
        with (folder / "moves").open("a") as file:
            file.write("one more\n" * moves)


def _allowed(folder: Path) -> float:
    try:
        return len((folder / "moves").read_text().splitlines())
    except FileNotFoundError:
        return float("inf")


def judged(record: str, simulations: int = 100) -> Review:
    """Every move as if it were the best one, except for each fifth, which is a mistake."""
    state = replay(read(record.encode()))
    decisions, frame, rounds, first = list[Decision](), -1, list[Round](), 0
    totals = [0.0] * state.game.seats
    for step in state.steps():
        if "round" in step:
            scores = [float(score) for score in step["round"]["scores"]]
            rounds.append(Round(first=first, last=frame, unit=4.0, totals=totals, scores=scores))
            totals, first = [float(total) for total in step["round"]["totals"]], frame + 1
        elif "part" not in step:
            frame += 1
            if "move" in step:
                bad = frame % 5 == 0
                best = Option("best", 2.0, 0.0) if bad else Option(step["move"], 2.0, 0.0)
                options = [best, *([Option(step["move"], 1.0, 0.1)] if bad else [])]
                decisions.append(
                    Decision(
                        frame=frame,
                        round=len(rounds),
                        seat=step["seat"],
                        played=step["move"],
                        best=best.move,
                        value=2.0,
                        loss=float(bad),
                        error=0.1 * bad,
                        mark="?" if bad else "",
                        worlds=simulations if bad else 0,
                        options=options,
                        reasons=[],
                    )
                )
    seats = list(range(state.game.options.players))
    players = [
        Player(seat=seat, decisions=1, loss=0, rate=0, error=0, like="", marks={}, finest=None, dearest=None)
        for seat in seats
    ]
    about = {"format": FORMAT, "reviewer": VERSION, "game": state.game.id, "rules": state.game.spec.rules}
    return Review(
        **about, simulations=simulations, seats=seats, rounds=rounds, decisions=decisions, accounts=[], players=players
    )


def steps(job: int, task: Task, folder: Path) -> Iterator[Found | Done]:
    with (folder / "begun").open("a") as file:
        print(job, file=file)
    review = judged(task.record, 100 if task.review is None else 1000)
    for number, decision in enumerate(review.decisions, 1):
        while _allowed(folder) < number:
            time.sleep(0.01)
        if (folder / "crash").exists():
            os._exit(3)
        if (folder / "fail").exists():
            raise RuntimeError("a mistake")
        with (folder / "judged").open("a") as file:
            print(job, file=file)
        yield Found(job, number / len(review.decisions), msgspec.Raw(msgspec.json.encode(decision)))
    yield Done(job, msgspec.Raw(msgspec.json.encode(review)))


if __name__ == "__main__":
    where = Path(sys.argv[1])
    worker.steps = lambda job, task: steps(job, task, where)
    worker.main()
