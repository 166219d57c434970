"""Pytest collects a room's tests once; then each change is made in a fork of it, where tests run until one fails."""

from __future__ import annotations

import builtins
import gc
import hashlib
import json
import os
import random
import re
import resource
import signal
import time
from collections import Counter, defaultdict
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

import atout
from atout.families import specs
from tests.mutants.changes import Change, changes, probe, targets
from tests.mutants.rooms import ROOMS

HERE = Path(__file__).parent
FOLDER = HERE.parent.parent / ".mutants"  # what is known already
EQUIVALENT = HERE / "equivalents.txt"
ALIKE = 8  # tests that differ only in what they are given: so many take part
QUICK = 0.1  # seconds of a processor: or all, if those take less
SLOWEST = 1.0  # seconds of a processor: tests that take longer do not take part
KIND = 2.0  # seconds of a processor: nor do those alike after so much has been spent on them, or after a slow one
EFFORT = 5.0  # seconds of tests that a change has to survive
WARM = 0.3  # seconds of a processor: of each kind of tests one that takes less runs before all changes
PATIENCE = 0.5  # seconds of a processor that any test may take, however fast it was
WAIT = 120.0  # seconds that a test of a server may take, however busy the machine is
NEAR, BESIDE = 20, 200  # how much more it counts that a test has noticed a change of this function, of this statement


class Hunt:
    """A plugin whose test loop is the hunt."""

    def __init__(self, name: str, sample: int | None, seed: int, jobs: int, only: str) -> None:
        self.name, self.room, self.jobs = name, ROOMS[name], jobs
        self.sample, self.seed, self.only = sample, seed, only
        self.known: dict[tuple[str, str], str] = {}  # what noticed a change
        self.survived: defaultdict[tuple[str, str], set[str]] = defaultdict(set)  # and what did not
        self.seconds = 0.0  # of a processor, for all changes of this run
        self.times: dict[str, float] = {}
        self.marks: dict[str, str] = {}  # of a test as it is now
        self.passing: defaultdict[tuple[Any, ...], list[str]] = defaultdict(list)  # tests, by function and statement
        self.kills: defaultdict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)  # likewise, and by function; all

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests could not be collected")
        FOLDER.mkdir(exist_ok=True)
        self.items = {item.nodeid: item for item in session.items if re.search(self.room.ids, item.nodeid)}
        if not self.room.interpreted:
            _load()
        self.targets = [one for module in self.room.modules for one in targets(import_module(f"atout.{module}"))]
        self._measure()
        if self.room.interpreted:
            self._warm_up()
        gc.freeze()  # forks need not copy what is here already
        found = [change for target in self.targets for change in changes(target)]
        self._remember(found)
        session.testsfailed = self._report(found, self._hunt(self._chosen(found)))
        return True

    # --- What is known ---

    def _remember(self, found: list[Change]) -> None:
        changes = {(change.key, change.target.source): change for change in found}
        for one in _lines(FOLDER / f"{self.name}.jsonl"):
            which = one["key"], one["source"]
            self.known[which] = one["by"]
            self.survived[which] |= set(one.get("despite", ()))  # which older runs did not note
            if one["by"] in self.items and which in changes:
                self._credit(changes[which], one["by"])

    def _credit(self, change: Change, by: str) -> None:
        """A test has noticed a change: it may well notice those beside it."""
        for near in range(3):
            self.kills[change.where[:near]][by] += 1

    def _measure(self) -> None:
        """How long each test takes as things are, and which statements it passes; kept until it or they change."""
        alike: defaultdict[str, list[str]] = defaultdict(list)
        for id in self.items:
            alike[id.partition("[")[0]].append(id)
        some = {kind: ids[:: 1 + len(ids) // ALIKE] for kind, ids in alike.items()}
        known = self._rehearsed([id for ids in some.values() for id in ids])
        quick = [kind for kind, ids in some.items() if all(known[id]["seconds"] < QUICK for id in ids)]
        known |= self._rehearsed([id for kind in quick for id in alike[kind]])
        for id, one in known.items():
            self.times[id], self.marks[id] = one["seconds"], _hash(id + one["stamp"])
            if one["failed"] and one["seconds"] < SLOWEST:
                pytest.exit(f"{id} fails as things are", 1)
            for function, passed in one["passed"].items() if not one["failed"] else []:
                for statement in passed:
                    self.passing[function, statement].append(id)

    def _rehearsed(self, ids: list[str]) -> dict[str, dict[str, Any]]:
        """What is known of some tests; those of which nothing is known yet are run."""
        file = FOLDER / f"{self.name}.paths.jsonl"
        room = "".join(target.source for target in self.targets)
        stamps = {id: _hash(room + self.items[id].path.read_text(encoding="utf-8")) for id in ids}

        def known() -> dict[str, dict[str, Any]]:
            return {one["test"]: one for one in _lines(file) if stamps.get(one["test"]) == one["stamp"]}

        so_far = known()
        missing = [id for id in ids if id not in so_far]
        if missing:
            if (child := os.fork()) == 0:
                self._rehearse(missing, stamps, file)
            os.waitpid(child, 0)
        return known()

    def _rehearse(self, ids: list[str], stamps: dict[str, str], file: Path) -> None:
        """In a fork: run tests that are stopped when they take too long, with a probe before every statement."""
        _confine()
        passed: defaultdict[str, set[int]] = defaultdict(set)
        stopped: list[bool] = []
        spent: defaultdict[str, float] = defaultdict(float)  # seconds, by kind of test

        def stop(*_: Any) -> None:
            stopped.append(True)
            raise TimeoutError("not one of the quick tests")

        def note(function: str, statement: int) -> None:
            passed[function].add(statement)

        signal.signal(signal.SIGPROF, stop)
        vars(builtins)["_passed"] = note
        for target in self.targets:
            target.put(probe(target, "_passed"))
        for id in ids:
            kind = id.partition("[")[0]
            passed.clear()
            begun = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, SLOWEST)
            left_out = spent[kind] >= KIND
            failed = left_out or _fails(self.items[id])
            signal.setitimer(signal.ITIMER_PROF, 0)
            seconds = SLOWEST if left_out or stopped else round(time.process_time() - begun, 3)
            spent[kind] += KIND if stopped else seconds
            stopped.clear()
            paths = {function: sorted(numbers) for function, numbers in passed.items()}
            said = {"test": id, "stamp": stamps[id], "seconds": seconds, "failed": failed, "passed": paths}
            with file.open("a") as out:
                out.write(json.dumps(said) + "\n")
        os._exit(0)

    def _warm_up(self) -> None:
        """One test of each kind runs here, so that what is made once, such as words, is not made in every fork."""
        quickest: dict[str, str] = {}
        for id in sorted(self.times, key=self.times.__getitem__):
            quickest.setdefault(id.partition("[")[0], id)
        for id in quickest.values():
            if self.times[id] < WARM:
                _fails(self.items[id])

    def _chosen(self, found: list[Change]) -> list[Change]:
        found = [change for change in found if self.only in change.key]
        if self.sample is not None and self.sample < len(found):
            found = random.Random(self.seed).sample(found, self.sample)
        return found

    # --- One after the other ---

    def _hunt(self, chosen: list[Change]) -> dict[str, str]:
        """What noticed each change; "" where nothing did. Those that survived before are tried again."""
        outcomes = {change.key: self.known.get((change.key, change.target.source), "") for change in chosen}
        equivalent = equivalents()
        due = [change for change in chosen if not outcomes[change.key] and change.key not in equivalent]
        running: dict[int, tuple[Change, list[str], int]] = {}
        with (FOLDER / f"{self.name}.jsonl").open("a") as file:
            while due or running:
                while due and len(running) < self.jobs:
                    change = due.pop(0)
                    tests = self._order(change)
                    child, pipe = self._try(change, tests)
                    running[child] = change, tests, pipe
                child, status, used = os.wait4(-1, 0)
                change, tests, pipe = running.pop(child)
                by = os.read(pipe, 10_000).decode()
                os.close(pipe)
                by = by or (f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "")
                outcomes[change.key] = by
                self.seconds += used.ru_utime + used.ru_stime
                said = {"key": change.key, "source": change.target.source, "by": by, "despite": []}
                if by:
                    self._credit(change, by)
                else:
                    said["despite"] = [self.marks[id] for id in tests]
                    print(f"  survived: {change.key}", flush=True)
                file.write(json.dumps(said) + "\n")
                file.flush()
        return outcomes

    def _try(self, change: Change, tests: list[str]) -> tuple[int, int]:
        """Make a change in a fork and let tests run there until one notices."""
        read, write = os.pipe()
        child = os.fork()
        if child:
            os.close(write)
            return child, read
        _confine()
        change.target.put(change.code())
        for id in tests:
            limit = PATIENCE + 5 * self.times[id]
            signal.setitimer(signal.ITIMER_PROF, limit)  # an endless loop
            if not self.room.interpreted:
                signal.setitimer(signal.ITIMER_REAL, WAIT + 30 * limit)  # waiting for what never comes
            if _fails(self.items[id]):
                os.write(write, id.encode())
                break
        os._exit(0)

    def _order(self, change: Change) -> list[str]:
        """The tests that come to the changed statement, first those that notice most for their time.

        Without those that it has survived already.
        """
        anywhere, here, beside = (self.kills[change.where[:near]] for near in range(3))
        survived = self.survived[change.key, change.target.source]
        tests = [id for id in self.passing[change.where] if self.marks[id] not in survived]

        def price(id: str) -> float:
            return (0.01 + self.times[id]) / (1 + anywhere[id] + NEAR * here[id] + BESIDE * beside[id])

        order = sorted(tests, key=price)
        spent = accumulate(self.times[id] for id in order)
        return [id for id, seconds in zip(order, spent, strict=True) if seconds <= EFFORT]

    def _report(self, found: list[Change], outcomes: dict[str, str]) -> int:
        """Say what was found; the number of survivors."""
        equivalent, keys = equivalents(), {change.key for change in found}
        for key in equivalent:
            if key.startswith(tuple(f"{module}." for module in self.room.modules)) and key not in keys:
                print(f"no such change any more: {key}")
        same = [key for key in outcomes if key in equivalent]
        survivors = [key for key, by in outcomes.items() if not by and key not in equivalent]
        for key in survivors:
            print(f"survives: {key}")
        print(
            f"{self.name}: {len(outcomes)} of {len(found)} changes tried, {len(same)} equivalent,"
            f" {len(outcomes) - len(same) - len(survivors)} noticed, {len(survivors)} survive"
            f" ({self.seconds:.0f} s of a processor)"
        )
        return len(survivors)


def equivalents() -> dict[str, str]:
    """Changes that change nothing, and why: a line with the key, then an indented one with the reason."""
    found: dict[str, str] = {}
    key = ""
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[key] = line.strip()
        elif line and not line.startswith("#"):
            key = line
    return found


def _lines(file: Path) -> list[dict[str, Any]]:
    """A file of JSON lines, of which the last may be cut off."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _load() -> None:
    """Compiled rules are loaded here, once; in a fork a test would seem to take for ever."""
    for id in {spec.family: spec.id for spec in specs().values()}.values():
        state = atout.game(id).start(seed=0)
        state.view(state.seat).sample()


def _confine() -> None:
    """In a fork: nothing is said, and what grows for ever ends soon."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
