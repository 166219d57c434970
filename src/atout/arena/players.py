"""Who plays in the arena: the package's own bots, programs from outside, and language models behind an address."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache

from atout.bots import Bot, Budget, analyse, find
from atout.catalogue import Game
from atout.llm.chat import PREFIX, Chat, GaveUp, Talker
from atout.state import State

AT_RANDOM = "random"
_SHORT = Budget(simulations=1000)


class Forfeited(Exception):  # noqa: N818 (it is no error of ours)
    """A bot gave no legal move in time; says why."""


@dataclass(frozen=True)
class Player:
    """Somebody on a seat: `decide` gets a table on which the seat has a choice, and a seed for its own chance."""

    decide: Callable[[State, int], int]  # may raise Forfeited
    clock: Callable[[], float] | None = time.thread_time  # that its thinking is measured with; None: it does not think
    refused: list[str] = field(default_factory=list)  # answers that were no legal move, if it may try again


def is_program(name: str) -> bool:
    """Whether a bot is a program from outside: a command line instead of a name."""
    return (" " in name or "/" in name) and not is_chat(name)


def is_chat(name: str) -> bool:
    """Whether a bot is a language model behind an address (see `atout.llm.chat`)."""
    return name.startswith(PREFIX)


@cache
def own_bot(name: str) -> Bot:
    """One of the package's bots."""
    return find(name)  # a level means a number of simulations, not a time: so results are the same everywhere


def timed(names: Iterable[str]) -> list[str]:
    """Those of our bots that think for a time, so that the arena's seed does not decide all that they do. Of others
    nobody knows; they are told a seed."""
    return [name for name in names if not (is_program(name) or is_chat(name) or own_bot(name).reproducible)]


def check(name: str) -> None:
    """Refuse what is no bot."""
    if is_program(name):
        from atout.arena.programs import command

        command(name)
    elif is_chat(name):
        Chat.of(name)
    else:
        own_bot(name)


@contextmanager
def player(name: str, game: Game, seat: int, limit: float) -> Iterator[Player]:
    """A bot on a seat for one playing. A program is started for it alone, and ended after it."""
    if is_program(name):
        from atout.arena.programs import Program

        with Program(name, game, seat, limit) as program:
            yield Player(program.decide, time.perf_counter)
    elif is_chat(name):
        yield _talking(Talker(Chat.of(name), game, limit))
    else:
        yield _own(name)


def _talking(talker: Talker) -> Player:
    def decide(state: State, seed: int) -> int:
        try:
            return talker.decide(state, seed)
        except GaveUp as reason:
            raise Forfeited(str(reason)) from None

    return Player(decide, time.perf_counter, talker.refused)


def doing_without(player: Player, form: str) -> Player:
    """Somebody who makes no move of a kind while there are others: then the best of those by a short search."""

    def decide(state: State, seed: int) -> int:
        move, kinds = player.decide(state, seed), state.game.family.moves
        legal = zip(state.moves(), state.legal(), strict=True)
        others = [number for number, text in legal if kinds.of(text).form != form]
        if move in others or not others:
            return move
        if player.clock is None:
            return others[seed % len(others)]
        return next(one.number for one in analyse(state.view(state.seat), _SHORT, seed) if one.number in others)

    return Player(decide, player.clock, player.refused)


@cache
def _own(name: str) -> Player:
    bot = own_bot(name)
    clock = None if name == AT_RANDOM else time.thread_time
    return Player(bot.decide, clock)
