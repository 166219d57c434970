"""Who does the work: this process, several processes of this machine, or a Ray cluster. Results come in the order in
which they were asked for, so that nobody can tell which it was."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol, TypeVar

from atout.record import engine_version
from atout.refusals import Refusal

A = TypeVar("A")
B = TypeVar("B")


class Crew(Protocol):
    """Does pieces of work."""

    def __call__(self, work: Callable[[A], B], pieces: Iterable[A], /) -> Iterator[B]: ...


AHEAD = 4  # pieces of work that wait for each worker
AGAIN = (
    20  # times that a piece is begun anew if its worker is lost; what always ends its worker must not go on for ever
)


def alone(work: Callable[[A], B], pieces: Iterable[A]) -> Iterator[B]:
    """Here and now."""
    return map(work, pieces)


def processes(jobs: int) -> Crew:
    """So many processes side by side; they end with this one, however it ends."""

    def crew(work: Callable[[A], B], pieces: Iterable[A]) -> Iterator[B]:
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_with_parent)
        try:
            yield from _in_order(pieces, jobs, lambda piece: pool.submit(work, piece), lambda future: future.result())
        except BrokenProcessPool:
            raise Refusal("a worker process was killed; the same command goes on where it stopped") from None
        finally:
            pool.shutdown(cancel_futures=True)

    return crew


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        from atout.arena.programs import end_all

        wait([parent.sentinel])
        end_all()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def cluster(address: str) -> Crew:
    """The workers of a Ray cluster: `local` starts one here, `auto` finds one, else its address. Work that is lost with
    a worker is done again, and comes out the same."""

    def crew(work: Callable[[A], B], pieces: Iterable[A]) -> Iterator[B]:
        ray = _ray(address)
        begin = ray.remote(max_retries=AGAIN)(_there).remote

        def end(future: Any) -> B:
            try:
                return ray.get(future)
            except Refusal as error:  # as the worker said it, without the way it came
                raise (getattr(error, "cause", None) or error) from None
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
                raise Refusal(f"a deal has ended {AGAIN + 1} workers of the cluster, one after the other") from None

        try:
            workers = int(ray.cluster_resources().get("CPU", 1))
            yield from _in_order(pieces, workers, lambda piece: begin(work, piece, engine_version()), end)
        finally:
            ray.shutdown()

    return crew


def _there(work: Callable[[A], B], piece: A, version: str) -> B:
    """A piece of work at a worker of a cluster, which may have other packages than we have."""
    if engine_version() != version:
        raise Refusal(f"a worker of the cluster has atout {engine_version()} where this is {version}")
    return work(piece)


def _ray(address: str) -> Any:
    """Ray, connected."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what it starts here tells nobody of it
    try:
        import ray
    except ImportError:
        raise Refusal("--cluster needs Ray: install atout[cluster]") from None
    try:
        ray.init(address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError) as error:
        raise Refusal(f"no Ray cluster at {address!r:.60}: {error}") from None
    return ray


def _in_order(pieces: Iterable[A], workers: int, begin: Callable[[A], Any], end: Callable[[Any], B]) -> Iterator[B]:
    under_way: deque[Any] = deque()
    for piece in pieces:
        under_way.append(begin(piece))
        if len(under_way) > AHEAD * workers:
            yield end(under_way.popleft())
    while under_way:
        yield end(under_way.popleft())
