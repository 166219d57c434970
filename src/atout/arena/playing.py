"""A deal, played once: bots on seats, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field

import msgspec

from atout.arena.chance import hashed
from atout.arena.players import AT_RANDOM, Forfeited, Player, doing_without, player
from atout.catalogue import Game
from atout.deals import Rounds
from atout.state import State

LIMIT = 5.0  # seconds that a program has for an answer


class Forfeit(msgspec.Struct, frozen=True):
    """Who gave a deal up, and why: the seat gets the game's lowest value, and `random` plays on for it."""

    seat: int
    bot: str
    why: str


@dataclass(frozen=True)
class Task:
    """What is played: one round of a deal, or the whole game; all chance comes from `seed` and `deal`."""

    game: Game
    seed: int
    deal: int
    whole: bool = False
    limit: float = LIMIT

    def start(self) -> State:
        return State(self.game, Rounds(hashed(self.seed, self.deal), None if self.whole else 1))


@dataclass(frozen=True)
class Seating:
    """`bot` on some seats and `field` on the others. With a `side` the bot comes when the round's sides are named, to
    all seats of the first side (0) or of the other (1)."""

    field: str
    bot: str
    seats: frozenset[int] = frozenset()
    side: int | None = None
    without: str | None = None  # a kind of move that the bot does without, if it can


class Round(msgspec.Struct, frozen=True, array_like=True):
    """A round of a playing: who dealt (−1: nobody), who acted first, what each player got."""

    dealer: int
    starter: int
    values: list[float]


@dataclass
class Playing:
    """What came of a deal. `values` are the players' (the higher, the better), summed over the rounds."""

    state: State
    names: list[str]  # of the bots that sat there in the end
    values: list[float] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    moves: int = 0
    forfeits: list[Forfeit] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)  # milliseconds of every decision, by bot
    refused: dict[str, list[str]] = field(default_factory=dict)  # answers that were no legal move, by bot


def play(task: Task, seating: Seating) -> Playing:
    """Play a deal. Who has no choice is not asked."""
    state, people = task.start(), task.game.options.players
    names = [seating.bot if seat in seating.seats else seating.field for seat in range(task.game.seats)]
    playing, due = Playing(state, names), seating.side is not None
    with ExitStack() as stack:

        def seated(seat: int, name: str) -> Player:
            return stack.enter_context(player(name, task.game, seat, task.limit))

        players = [seated(seat, name) for seat, name in enumerate(names)]
        if seating.without is not None:
            players = [
                doing_without(player, seating.without) if seat in seating.seats else player
                for seat, player in enumerate(players)
            ]
        dealer, starter = _opening(state)
        while (seat := state.seat) is not None:
            if due and (side := _side(state, seating.side)):
                due = False
                for joining in side:
                    names[joining] = seating.bot
                    players[joining] = seated(joining, seating.bot)
            _step(playing, players, task, seat, seated)
            if state.scored > len(playing.rounds):
                playing.rounds.append(Round(dealer, starter, state.values[:people]))
                dealer, starter = _opening(state)
    playing.values = [sum(column) for column in zip(*(one.values for one in playing.rounds), strict=True)]
    for forfeit in playing.forfeits:
        playing.values[forfeit.seat] = task.game.spec.value[0] * len(playing.rounds)
    return playing


def _opening(state: State) -> tuple[int, int]:
    """Who has dealt and who acts first, at the beginning of a round."""
    return int(state.states[0]["dealer"]), -1 if state.seat is None else state.seat


def _side(state: State, side: int | None) -> list[int]:
    """The seats of a side, once there are sides."""
    sides = state.game.family.sides
    found = sides(state.fields()) if sides else None
    return found[side or 0] if found else []


def _step(playing: Playing, players: list[Player], task: Task, seat: int, seated: Callable[[int, str], Player]) -> None:
    state, moves = playing.state, playing.state.moves()
    playing.moves += 1
    if len(moves) == 1:
        state.play(moves[0])
        return
    seed, who = hashed(task.seed, task.deal, len(playing.rounds), playing.moves, seat), players[seat]
    began, before = who.clock() if who.clock else 0.0, len(who.refused)
    try:
        move = who.decide(state, seed)
    except Forfeited as forfeited:
        playing.forfeits.append(Forfeit(seat, playing.names[seat], str(forfeited)))
        players[seat] = seated(seat, AT_RANDOM)
        move = players[seat].decide(state, seed)
    else:
        if who.clock:
            took = round(1000 * (who.clock() - began), 3)
            playing.times.setdefault(playing.names[seat], []).append(took)
    if who.refused[before:]:
        playing.refused.setdefault(playing.names[seat], []).extend(who.refused[before:])
    state.play(move)
