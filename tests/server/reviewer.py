"""Stands in for what judges, in the real process that reviews, and does as a folder tells it: it notes there what it
begins and what it judges, which is a decision for each line of the file `moves`, or all if there is no such file. With
a file `crash` it ends in the middle, with `fail` it finds a mistake of its own. It has the lowest priority only with a
file `nice`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from atout.record import read
from atout.replaying import replay
from atout.review.model import FORMAT, VERSION, Account, Decision, Mark, Option, Player, Reason, Review, Round
from atout.server.reviews import worker
from atout.server.reviews.worker import Begun, Done, Found, Task

MARKS: tuple[Mark, ...] = ("?!", "?", "??")
LOSSES: dict[Mark, float] = {"": 0.0, "?!": 0.2, "?": 0.5, "??": 1.0}


def stand_in(folder: Path, put: Callable[[object, str, Any], None] = setattr) -> None:
    """From now on reviews are made by this one."""
    from atout.server.reviews import child

    put(child, "WORKER", (sys.executable, "-m", "tests.server.reviewer", str(folder)))


def begun(folder: Path) -> int:
    """How many reviews were begun."""
    return len((folder / "begun").read_text().splitlines()) if (folder / "begun").exists() else 0


def frames(folder: Path) -> list[int]:
    """The frames whose decisions were judged."""
    return [int(line.split()[1]) for line in (folder / "judged").read_text().splitlines()]


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
    """Every move as if it were the best one, except for each fifth and all later ones of the first seat: mistakes."""
    state = replay(read(record.encode()))
    seats = list(range(state.game.options.players))
    decisions, rounds = list[Decision](), list[Round]()
    frame, first, totals = -1, 0, [0.0] * len(seats)
    for step in state.steps():
        if "round" in step:
            scores = [float(step["round"]["scores"][seat]) for seat in seats]
            rounds.append(Round(first=first, last=frame, unit=4.0, totals=totals, scores=scores))
            totals, first = [before + score for before, score in zip(totals, scores, strict=True)], frame + 1
        elif "part" not in step:
            frame += 1
            if "move" in step and step["seat"] in seats:
                decisions.append(_decision(frame, len(rounds), step["seat"], step["move"], simulations))
    if first <= frame:
        rounds.append(Round(first=first, last=frame, unit=4.0, totals=totals, scores=None))
    return Review(
        format=FORMAT,
        reviewer=VERSION,
        game=state.game.id,
        rules=state.game.spec.rules,
        simulations=simulations,
        seats=seats,
        rounds=rounds,
        decisions=decisions,
        accounts=[_account(k, seat, one.scores[seat]) for k, one in enumerate(rounds) if one.scores for seat in seats],
        players=[_player(seat, [one for one in decisions if one.seat == seat]) for seat in seats],
    )


def _decision(frame: int, round: int, seat: int, move: str, simulations: int) -> Decision:
    mark = MARKS[frame // 5 % 3] if frame % 5 == 0 or (seat == 0 and frame > 15) else ""
    best, loss = ("claim" if mark else move), LOSSES[mark]
    options = [Option(best, 2.0, 0.0), *([Option(move, 2.0 - loss, 0.1)] if mark else [])]
    return Decision(
        frame=frame,
        round=round,
        seat=seat,
        played=move,
        best=best,
        value=2.0,
        loss=loss,
        error=0.1 if mark else 0.0,
        mark=mark,
        worlds=simulations if mark else 0,
        options=options,
        reasons=[Reason(event="last", played=0.38, best=0.71)] if mark else [],
    )


def _account(round: int, seat: int, result: float) -> Account:
    rest = {"result": result, "mean": 1.0, "cards": 2.0, "came": result - 2.0, "play": 1.0, "par": 2.0}
    return Account(round=round, seat=seat, adjusted=result - 1.0, **rest)


def _player(seat: int, made: list[Decision]) -> Player:
    bad = [one for one in made if one.mark]
    return Player(
        seat=seat,
        decisions=len(made),
        loss=sum(one.loss for one in made),
        rate=42.0,
        error=7.0,
        like=["casual"],
        marks={mark: sum(one.mark == mark for one in bad) for mark in MARKS},
        finest=made[0].frame if made else None,
        dearest=bad[0].frame if bad else None,
    )


def steps(job: int, task: Task, folder: Path) -> Iterator[Begun | Found | Done]:
    with (folder / "begun").open("a") as file:
        print(job, file=file)
    review = judged(task.record, 100 if task.review is None else 1000)
    if task.frame is not None:
        decision = next(one for one in review.decisions if one.frame == task.frame)
        yield Done(job, msgspec.Raw(msgspec.json.encode(decision)))
        return
    yield Begun(job, [msgspec.Raw(msgspec.json.encode(one)) for one in review.rounds])
    for number, decision in islice(enumerate(review.decisions, 1), len(task.found), None):
        while _allowed(folder) < number:
            time.sleep(0.01)
        if (folder / "crash").exists():
            os._exit(3)
        if (folder / "fail").exists():
            raise RuntimeError("a mistake")
        with (folder / "judged").open("a") as file:
            print(job, decision.frame, file=file)
        yield Found(job, number / len(review.decisions), msgspec.Raw(msgspec.json.encode(decision)))
    yield Done(job, msgspec.Raw(msgspec.json.encode(review)))


if __name__ == "__main__":
    where = Path(sys.argv[1])
    if not (where / "nice").exists():  # beside busy tests it would hardly come to anything
        worker._LOWEST = 0
    worker.steps = lambda job, task: steps(job, task, where)
    worker.main()
