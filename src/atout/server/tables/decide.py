"""From a command to the event that it becomes, or to the problem why not. Nothing here changes a table."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable
from typing import NamedTuple

from atout import bots
from atout.claims import reveals
from atout.server import protocol as p
from atout.server.people import nicks
from atout.server.problems import Problem
from atout.server.tables.sealing import forced
from atout.server.tables.table import Table
from atout.state import State


class Actor(NamedTuple):
    """Who commands."""

    person: str
    nick: str
    remote: bool = False
    address: str = ""


class Decision(NamedTuple):
    """What will happen; `state` is the one after it, where it was played already."""

    body: p.Body
    state: State | None = None


class Around(NamedTuple):
    """What is not in a table's events: who is connected, and what everybody is called."""

    wait: Callable[[str], float | None]  # seconds until others may go on without somebody; None: they are here
    nicks: Callable[[], dict[str, str]]  # of everybody who is here or named at the table


def decide(table: Table, actor: Actor, command: p.Command, around: Around) -> Decision | None:
    """The event that a command becomes, if it changes anything; raises Problem or the engine's Refusal."""
    _thawed(table)
    kind = type(command)
    if kind in _LOOKING:
        return _LOOKING[kind](table, actor, command, around)
    return _DECIDERS[kind](table, actor, command)


def levels() -> list[str]:
    """Bots that are offered at tables."""
    return [level for level in bots.levels() if level != "random"]


# --- Who may ---


def _thawed(table: Table) -> None:
    if table.frozen:
        raise Problem("frozen", table.frozen)


def _seat(table: Table, actor: Actor) -> int:
    seat = table.seat_of(actor.person)
    if seat is None:
        raise Problem("not-seated")
    return seat


def _host(table: Table, actor: Actor) -> None:
    if table.host != actor.person:
        raise Problem("host-only")


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Problem("already-started")


def _playing(table: Table) -> None:
    if table.status == "waiting":
        raise Problem("not-started")
    if table.status == "over":
        raise Problem("game-over")


def _player(table: Table, actor: Actor) -> int:
    """The seat of somebody who is playing, and present."""
    _playing(table)
    seat = _seat(table, actor)
    if table.chairs[seat].away:
        raise Problem("you-are-away")
    return seat


def _chair(table: Table, seat: int) -> p.Chair:
    if seat >= table.players:
        raise Problem("no-such-seat", count=table.players)
    return table.chairs[seat]


# --- Before the start ---


def _sit(table: Table, actor: Actor, command: p.Sit) -> Decision:
    _waiting(table)
    if table.seat_of(actor.person) is not None:
        raise Problem("already-seated")
    seat, may_choose = command.seat, actor.person not in table.kicked or table.host == actor.person
    if seat is None:
        free = [i for i, chair in enumerate(table.chairs) if _is_free_chair(chair)]
        kept = [i for i in free if _is_kept_for(table, table.chairs[i], actor)]
        seat = next(iter(kept or [i for i in free if table.chairs[i].reserved is None]), None)
        if seat is None:
            raise Problem("table-full")
    chair = _chair(table, seat)
    if not _is_free_chair(chair):
        raise Problem("seat-taken")
    if not _is_kept_for(table, chair, actor):
        if not may_choose:
            raise Problem("kicked")
        if chair.reserved is not None and table.host != actor.person:
            if _is_called(chair.reserved, actor.nick):
                raise Problem("seat-of-another", name=chair.reserved)
            raise Problem("seat-reserved", name=chair.reserved)
    return Decision(p.Seated(seat, actor.person, actor.remote))


def _is_free_chair(chair: p.Chair) -> bool:
    return chair.person is None and chair.bot is None


def _is_kept_for(table: Table, chair: p.Chair, actor: Actor) -> bool:
    """Whether a seat is kept for somebody; as long as nobody knows who is meant, for a newcomer of that name.

    Whoever is known at the table under another name does not become another person by changing it.
    """
    if chair.kept_for is not None or chair.reserved is None:
        return chair.kept_for == actor.person
    return _is_called(chair.reserved, actor.nick) and actor.person not in table.people() | table.kicked


def _is_called(name: str, nick: str) -> bool:
    return name.casefold() == nick.casefold()


def expected(table: Table, actor: Actor) -> Decision | None:
    """Somebody comes to the table: a seat that is kept for their name is theirs from now on."""
    if table.status == "waiting":
        for seat, chair in enumerate(table.chairs):
            if chair.kept_for is None and _is_free_chair(chair) and _is_kept_for(table, chair, actor):
                return Decision(p.Reserved(seat, chair.reserved, actor.person))
    return None


def _stand(table: Table, actor: Actor, _: p.Stand) -> Decision:
    _waiting(table)
    return Decision(p.Stood(_seat(table, actor)))


def _reserve(table: Table, actor: Actor, command: p.Reserve, around: Around) -> Decision | None:
    _host(table, actor)
    _waiting(table)
    chair = _chair(table, command.seat)
    if not _is_free_chair(chair):
        raise Problem("seat-taken")
    name = None if command.name is None else nicks.clean(command.name)  # as nicknames are: only then can they agree
    if name == "":
        raise Problem("empty-text")
    person = command.person
    if person is not None and (name is None or person not in around.nicks()):
        raise Problem("no-such-person")
    if name is not None and person is None:
        called = [one for one, nick in around.nicks().items() if _is_called(name, nick) and table.seat_of(one) is None]
        person = called[0] if len(called) == 1 else None
    if (name, person) == (chair.reserved, chair.kept_for):
        return None
    return Decision(p.Reserved(command.seat, name, person))


def _man(table: Table, actor: Actor, command: p.Man) -> Decision | None:
    _host(table, actor)
    _waiting(table)
    chair = _chair(table, command.seat)
    if chair.person is not None:
        raise Problem("seat-taken")
    if command.level is not None and command.level not in levels():
        raise Problem("no-such-bot", levels=", ".join(levels()))
    return None if chair.bot == command.level else Decision(p.Manned(command.seat, command.level))


def _kick(table: Table, actor: Actor, command: p.Kick) -> Decision:
    _host(table, actor)
    _waiting(table)
    if _chair(table, command.seat).person is None:
        raise Problem("seat-empty")
    return Decision(p.Stood(command.seat, kicked=True))


def _start(table: Table, actor: Actor, _: p.Start) -> Decision:
    _host(table, actor)
    _waiting(table)
    if any(chair.person is None and chair.bot is None for chair in table.chairs):
        raise Problem("seats-free")
    state = table.dealer.start(table.game, table.secret)
    return Decision(p.Started(table.dealer.commit(table.secret)), state)


def go_on(table: Table, record: str) -> Decision:
    """Start with another game's record so far."""
    _waiting(table)
    return Decision(p.Started("", record), table.dealer.go_on(record, table.secret))


# --- Playing ---


def _move(table: Table, actor: Actor, command: p.Move) -> Decision:
    seat = _player(table, actor)
    if command.on < table.position:
        raise Problem("stale")
    if table.paused:
        raise Problem("paused")
    return move(table, seat, command.move, "person")


def move(table: Table, seat: int, text: str, by: p.By) -> Decision:
    """A move by a person, a bot or the clock: played, or sealed while secret choices are due."""
    if table.state is None:
        raise Problem("not-started")
    if table.window is None:
        return _play_on(table.state, [p.Step(seat, text)], by)
    choosing = table.choosing(seat)
    if choosing is None:
        raise Problem("already-sealed" if seat in table.window else "not-your-turn")
    choosing.play(text, seat)  # refuses what is not legal
    drafts = {**table.drafts, seat: [*table.drafts.get(seat, []), text]}
    complete = len(drafts[seat]) >= table.window[seat]
    if all(len(drafts.get(other, ())) >= count for other, count in table.window.items()):
        return _play_on(table.state, [p.Step(other, choice) for other in table.window for choice in drafts[other]], by)
    return Decision(p.Sealed(seat, text, complete))


def _play_on(before: State, moves: list[p.Step], by: p.By, to_round_end: bool = False) -> Decision:
    """Play moves and whatever they force in public; or anything at all to the end of the round."""
    state, played, rounds = before.copy(), list(moves), list[list[int]]()
    done = 0
    while True:
        while done < len(played):
            scored = state.scored
            state.play(played[done].move, played[done].seat)
            done += 1
            if state.scored > scored:
                rounds.append(state.scores or [])
        if state.seat is None or (to_round_end and rounds):
            break
        following = next(iter(state.legal())) if to_round_end else forced(state)
        if following is None:
            break
        played.append(p.Step(state.seat, following))
    return Decision(p.Moved(played, by, rounds), state)


def lay_down(table: Table) -> Decision:
    """Play the round to its end in any way: whoever asks has made sure that all ways give the same scores."""
    if table.state is None:
        raise Problem("not-started")
    return _play_on(table.state, [], "claim", to_round_end=True)


def claimer(table: Table, actor: Actor) -> int:
    """The seat of somebody who may lay down now."""
    seat = _player(table, actor)
    if table.window is not None or table.due() != [seat]:
        raise Problem("not-your-turn")
    return seat


def switcher(table: Table, actor: Actor) -> int:
    """The seat of somebody who has a switch."""
    _thawed(table)
    return _seat(table, actor)


def is_free(now: State, seat: int) -> bool:
    """Whether the last move was part of a seat's own unfinished turn and taught its player nothing; takes a while."""
    if not now.game.family.moves.of(now.history[-1].move).part:  # a whole turn, also if it is one's turn again
        return False
    before = now.copy()
    before.undo(1)
    return before.seat == seat and not reveals(before.view(seat), now.view(seat))


def take_back(table: Table, actor: Actor, free: bool) -> Decision:
    """`free`: the last move needs nobody's consent."""
    _thawed(table)
    seat = _player(table, actor)
    if table.window is not None:
        if not table.drafts.get(seat):
            raise Problem("nothing-to-take-back")
        return Decision(p.Unsealed(seat))
    start = None if table.state is None else table.state.start
    begun = 0 if start is None else start.moves  # what was played before belongs to another game
    own = [k for k, step in enumerate(table.state.history if table.state else ()) if step.seat == seat and k >= begun]
    if not own:
        raise Problem("nothing-to-take-back")
    to = own[-1]
    if free:
        return Decision(p.TookBack(seat, to))
    others = [other for other in table.witnesses(to) if other != seat]
    if any(table.chairs[other].away for other in others):
        raise Problem("consent-away")
    return Decision(p.Asked(seat, "takeback", to) if others else p.TookBack(seat, to))


def _others(table: Table, seat: int) -> list[int]:
    """The other people who play."""
    return [other for other in table.humans() if other != seat]


def _ask_end(table: Table, actor: Actor, _: p.AskEnd) -> Decision:
    seat = _player(table, actor)
    return Decision(p.Asked(seat, "end") if _others(table, seat) else p.Ended("agreed"))


def _answer(table: Table, actor: Actor, command: p.Answer) -> Decision:
    seat = _player(table, actor)
    proposal = table.proposal
    if proposal is None:
        raise Problem("nothing-asked")
    asked = table.humans() if proposal.what == "end" else table.witnesses(proposal.to)
    if seat not in (*asked, proposal.seat):  # a program
        raise Problem("nothing-asked")
    if command.yes and all(other in proposal.agreed for other in asked if other != seat):
        if proposal.what == "end":
            return Decision(p.Ended("agreed"))
        return Decision(p.TookBack(proposal.seat, proposal.to))
    return Decision(p.Answered(seat, command.yes))


def _pause(table: Table, actor: Actor, _: p.Pause) -> Decision:
    seat = _player(table, actor)
    if table.paused:
        raise Problem("paused")
    if seat in table.running() and _others(table, seat):
        raise Problem("your-time-runs")
    return Decision(p.Paused(seat))


def _resume(table: Table, actor: Actor, _: p.Resume) -> Decision:
    seat = _player(table, actor)
    if not table.paused:
        raise Problem("not-paused")
    return Decision(p.Resumed(seat))


def _leave(table: Table, actor: Actor, _: p.Leave) -> Decision:
    if table.status == "waiting":
        return Decision(p.Stood(_seat(table, actor)))
    return Decision(p.Away(_player(table, actor), "left"))


def _come_back(table: Table, actor: Actor, _: p.ComeBack) -> Decision:
    _playing(table)
    seat = _seat(table, actor)
    if not table.chairs[seat].away:
        raise Problem("you-are-here")
    time = table.allowance(seat)
    if time is not None and table.spent[seat] >= time:
        if isinstance(table.settings.pace, p.PerGame):
            raise Problem("no-time-left")
        raise Problem("time-is-up")
    return Decision(p.Back(seat))


def _replace(table: Table, actor: Actor, command: p.Replace, around: Around) -> Decision:
    """Whoever plays may do it, so that a host who is gone as well keeps nobody waiting."""
    _playing(table)
    if table.host != actor.person:
        _player(table, actor)
    chair = _chair(table, command.seat)
    if chair.person is None or chair.away:
        raise Problem("seat-empty")
    if chair.person == actor.person:
        raise Problem("leave-instead")
    seconds = around.wait(chair.person)
    if seconds is None:
        raise Problem("still-here")
    if seconds > 0:
        raise Problem("just-gone", seconds=math.ceil(seconds))
    return Decision(p.Away(command.seat, "replaced"))


# --- Talking ---


def _say(table: Table, actor: Actor, command: p.Say) -> Decision:
    if actor.person in table.muted:
        raise Problem("muted")
    if not table.settings.spectators and table.status == "playing" and table.seat_of(actor.person) is None:
        raise Problem("no-spectators")
    if (command.text is None) == (command.phrase is None):
        raise Problem("bad-request", "say either a text or a phrase")
    if command.phrase is not None:
        return Decision(p.Said(actor.person, phrase=command.phrase))
    return Decision(p.Said(actor.person, clean(command.text or "")))


def clean(text: str) -> str:
    """People's text as one line without invisible tricks."""
    kept = (c if c.isprintable() or c in nicks.JOINERS else " " for c in unicodedata.normalize("NFC", text))
    found = " ".join("".join(kept).split())
    if not found.strip(nicks.JOINERS + " "):
        raise Problem("empty-text")
    return found


def _mute(table: Table, actor: Actor, command: p.Mute, around: Around) -> Decision | None:
    _host(table, actor)
    if command.person == actor.person:
        raise Problem("bad-request", "nobody can mute themselves")
    if command.on == (command.person in table.muted):
        return None
    if command.on and command.person not in around.nicks():
        raise Problem("no-such-person")
    return Decision(p.Muted(command.person, command.on))


_LOOKING: dict[type, Callable[..., Decision | None]] = {p.Reserve: _reserve, p.Replace: _replace, p.Mute: _mute}
_DECIDERS: dict[type, Callable[..., Decision | None]] = {
    p.Sit: _sit,
    p.Stand: _stand,
    p.Man: _man,
    p.Kick: _kick,
    p.Start: _start,
    p.Move: _move,
    p.AskEnd: _ask_end,
    p.Answer: _answer,
    p.Pause: _pause,
    p.Resume: _resume,
    p.Leave: _leave,
    p.ComeBack: _come_back,
    p.Say: _say,
}
