"""Bots from outside: programs that are asked over standard input and answer on standard output, a line of JSON each.

A program is started for one seat in one playing of a deal and ended after it: it knows only what that seat saw.
"""

from __future__ import annotations

import os
import select
import shlex
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from typing import Any, Self

import msgspec

from atout.arena.players import Forfeited
from atout.catalogue import Game
from atout.refusals import OptionError
from atout.state import State

LONGEST = 100_000  # bytes of an answer
_RUNNING: set[subprocess.Popen[bytes]] = set()


def command(text: str) -> list[str]:
    """A command line, if there is such a program."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise OptionError(f"{text!r:.80} is no command line: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise OptionError(f"{text!r:.80}: there is no program {words[0] if words else ''!r}")
    return words


def question(state: State, seed: int) -> bytes:
    """What a program is asked: all that the seat that acts may know, and no more; `view` is its record, in Base64."""
    view = state.view(state.seat)
    told = {"scene": state.scene(), "own": view.own(), "moves": list(view.legal()), "view": view.states.tobytes()}
    return msgspec.json.encode({"do": "move", "seed": seed, **told})


class Program:
    """A program on a seat; it starts when it is first asked."""

    def __init__(self, text: str, game: Game, seat: int, limit: float) -> None:
        self._text, self._game, self._seat, self._limit = text, game, seat, limit
        self._process: subprocess.Popen[bytes] | None = None
        self._said = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            _end(self._process)

    def decide(self, state: State, seed: int) -> int:
        """The program's move."""
        if self._process is None:
            self._start()
        answer = self._ask(question(state, seed))
        moves = dict(zip(state.legal(), state.moves(), strict=True))
        if not isinstance(answer, str) or answer not in moves:
            raise Forfeited(f"{answer!r:.60} is not legal")
        return moves[answer]

    def _start(self) -> None:
        try:
            process = subprocess.Popen(
                command(self._text),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # so that its own children end with it
            )
        except (OSError, OptionError) as error:
            raise Forfeited(f"it could not be started: {error}") from None
        self._process = process
        _RUNNING.add(process)
        hello = {"do": "hello", "game": self._game.id, "options": self._game.options, "seat": self._seat}
        self._say(msgspec.json.encode(hello))

    def _ask(self, asked: bytes) -> Any:
        self._say(asked)
        line = self._line()
        try:
            return msgspec.json.decode(line)["move"]
        except (msgspec.DecodeError, TypeError, KeyError):
            raise Forfeited(f'it answered {line[:60]!r}, not {{"move": …}}') from None

    def _say(self, said: bytes) -> None:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(said + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Forfeited("it ended") from None

    def _line(self) -> bytes:
        """The next line that it says, within the limit."""
        assert self._process is not None and self._process.stdout is not None
        pipe, deadline = self._process.stdout.fileno(), time.monotonic() + self._limit
        while b"\n" not in self._said:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                raise Forfeited(f"no answer within {self._limit:g} s")
            more = os.read(pipe, 65536)
            if not more:
                raise Forfeited("it ended")
            self._said += more
            if len(self._said) > LONGEST:
                raise Forfeited(f"an answer of more than {LONGEST} bytes")
        line, _, self._said = self._said.partition(b"\n")
        return line


def end_all() -> None:
    """End whatever still runs."""
    for process in list(_RUNNING):
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    process.wait()
    _RUNNING.discard(process)
