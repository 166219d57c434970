"""Nothing hidden leaves the server: tables that differ only in what somebody may not know send them the same bytes.

Two servers run the same table at the same times with the same ids; their cards differ where the viewer cannot look, and
so do their secret seeds. All that they send to the viewer, to a second socket of theirs and to a spectator is compared,
byte by byte, and searched for the seeds.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

import msgspec
import pytest

from atout import bots, catalogue, story
from atout.catalogue import Game
from atout.families import specs
from atout.server import protocol as p
from atout.server.clock import Clock
from atout.server.live import socket
from atout.server.live.bucket import Bucket
from atout.server.tables import room, telling
from atout.server.tables.decide import Actor
from atout.server.tables.table import Dealer, Table
from atout.state import State
from tests.server.networks import Line, Network, Said, network
from tests.server.seeds import traces
from tests.server.test_tables import NUMBERS, is_edge, short
from tests.server.twins import Twins, twins

MOST = 24  # moves of a comparison
# Ways to lay cards aside, and those that the ordinary run looks at: every way in some edition
SQUARES = {"njet-1997": ["1", "2", "0"], "njet-2007": ["1", "2", "2-no0", "pass", "0"]}
SQUARES["niet-2015"] = ["1", "2", "1-no1", "pass", "0"]
SOME = {"njet-1997": ["2", "0"], "njet-2007": ["2-no0", "pass"], "niet-2015": ["1", "1-no1"]}


class Still(Clock):
    """Time stands still until somebody moves it on."""

    time = 1_700_000_000.0

    def now(self) -> float:
        return self.time


class Given(Dealer):
    """Deals of a comparison, and a hash that says nothing: whatever comes of the seed differs."""

    def __init__(self, which: int) -> None:
        self.which = which
        self.twins: Twins | None = None

    def start(self, game: Game, _: bytes) -> State:
        assert self.twins is not None and self.twins.game == game
        return self.twins.state(self.which)

    def commit(self, _: bytes) -> str:
        return "c" * 64


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presence is told at once, nobody is too fast, and a hint does not depend on how fast the machine is."""
    monkeypatch.setattr(socket, "Bucket", lambda _rate, _most: Bucket(1e6, 1e6))
    monkeypatch.setattr(room, "_TOGETHER", 0.0)
    monkeypatch.setattr(room, "HINT", bots.Budget(simulations=60))


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Network, Network]]:
    async with _server(folder, 0) as first, _server(folder, 1) as second:
        yield first, second


def _server(folder: Path, which: int) -> Any:
    ids = count(1)
    how: dict[str, Any] = {
        "clock": Still(),
        "dealer": Given(which),
        "new_id": lambda: f"t{next(ids)}",
        "new_secret": lambda: secret_of(which),
    }
    return network(folder / str(which), server="s", **how)


def secret_of(which: int) -> bytes:
    """The seed of all tables of one of the two servers."""
    return hashlib.sha256(b"server %d" % which).digest()


class Drive:
    """One of the two tables: its moves are made, its viewer pries through the socket, all that comes is kept."""

    def __init__(self, net: Network, made: Twins, which: int) -> None:
        self.net, self.made, self.which = net, made, which
        self.hub = net.house.hub
        self.pried: list[Line] = []  # whose bytes are compared
        self.steps: set[int] = set()  # after which the viewer has pried
        self.rng = random.Random(1)
        self.keys = count(1)
        assert isinstance(self.hub.dealer, Given) and isinstance(self.hub.clock, Still)
        self.clock = self.hub.clock
        self.hub.dealer.twins = made

    @property
    def table(self) -> Table:
        return self.hub.rooms[self.id].table

    async def run(self) -> list[Any]:
        """Play all moves; what was sent to whoever must not know, and what REST says."""
        people = [f"p{seat}" for seat in range(self.made.game.options.players)]
        options = msgspec.to_builtins(self.made.game.options)
        self.id = await self.net.open(people, self.made.game.id, options, pace=p.PerMove(3600), listed=True)
        await self.follow("eve")
        if self.made.viewer is not None:
            await self.follow(f"p{self.made.viewer}")
        await self.do(0, p.Start)
        await self.play()
        for line in self.pried:
            await line.pong()
        sent = [list(line.raw) for line in self.pried] + await self.asked()
        for line in self.pried:
            await line.close()
        return sent

    async def follow(self, name: str, since: int = 0) -> None:
        line = await self.net.line(name)
        await line.follow(self.id, since)
        await line.wait(lambda said: said["say"] == "presence")
        self.pried.append(line)

    async def do(self, seat: int, kind: type[p.Command], **fields: Any) -> p.Done:
        """A command of somebody whom nobody looks at."""
        room = await self.hub.room(self.id)
        return await room.command(Actor(f"p{seat}", f"P{seat}"), kind(self.id, f"q{next(self.keys)}", **fields))

    async def move(self, seat: int, move: str) -> None:
        if seat != self.made.viewer:
            await self.do(seat, p.Move, move=move, on=self.table.number)
            return
        reply = await self.pried[1].do("move", self.id, move=move, on=self.table.number)
        assert reply["say"] == "done", reply

    async def play(self) -> None:
        done, viewer = 0, self.made.viewer
        while done < len(self.made.moves):
            self.clock.time += 1.0
            seat, *both = self.made.moves[done]
            move = both[self.which]
            await self.move(seat, move)
            if self.table.played > done:
                done = self.table.played
            else:  # sealed
                done += 1
                if seat != viewer and len(self.table.drafts[seat]) == 1:  # another mind, the same choice
                    await self.do(seat, p.TakeBack)
                    await self.move(seat, move)
            if viewer is not None and not self.table.drafts and done not in self.steps:
                self.steps.add(done)
                await self.pry(self.pried[1], done)
                done = self.table.played
            if done % 16 == 5:
                await self.follow("eve", self.rng.randrange(done))

    async def pry(self, line: Line, step: int) -> None:
        """The viewer tries one thing after the other to learn more."""
        await line.pong()
        id, number = self.id, self.table.number
        match step % 9:
            case 0:
                texts = self.made.state(0).view(None).texts()
                told: Said = next(said for said in reversed(line.heard) if "scene" in said)
                for move in self.rng.sample([text for text in texts if text], 4):
                    if move not in told.get("moves", ()):
                        await line.do("move", id, move=move, on=number)
            case 1:
                await line.do("hint", id)
            case 2:
                await line.do("claim", id, ask=True)
            case 3:
                reply = await line.do("takeback", id)
                if reply["say"] == "done" and self.table.proposal is not None:
                    await self.do((self.table.proposal.seat + 1) % self.table.players, p.Answer, yes=False)
            case 4:
                for what in ("back", "resume", "rematch", "stand", "sit", "start"):
                    await line.do(what, id)
                for what in ("kick", "reserve", "man"):
                    await line.do(what, id, seat=0)
            case 5:
                if (await line.do("pause", id))["say"] == "done":  # refused while the viewer's own time runs
                    await line.do("move", id, move="pass", on=number + 1)
                await line.do("resume", id)
            case 6:
                await line.do("say", id, text="What have you got?")
                await line.do("move", id, move="pass", on=0)
            case 7:
                for garbage in ("[", "null", '{"do":"move"}', b"\xff\x00"):
                    since = len(line.heard)
                    await line.socket.send(garbage)
                    await line.wait(lambda said: said["say"] == "refused", since)
            case 8:
                await self.follow(line.name, self.rng.randrange(number))

    async def asked(self) -> list[Any]:
        """What REST says of a running table."""
        name = "eve" if self.made.viewer is None else f"p{self.made.viewer}"
        paths = [f"/api/tables/{self.id}", f"/api/records/{self.id}", "/api/tables", "/api/tables/mine", "/api/records"]
        found = []
        for path in paths:
            reply = await self.net.get(path, name)
            assert reply.status_code < 500
            found.append([path, reply.status_code, reply.text])
        metrics = (await self.net.get("/metrics", name)).text.splitlines()
        found.append(
            [line for line in metrics if "seconds" not in line and "batch" not in line and "created" not in line]
        )
        return found


async def sent_twice(nets: tuple[Network, Network], made: Twins) -> tuple[list[Any], list[Any]]:
    """What each of two tables sent to those who must not know in what they differ."""
    first, second = (Drive(net, made, which) for which, net in enumerate(nets))
    sent, other = await asyncio.gather(first.run(), second.run())
    assert len(sent[0]) > 3 and len(made.moves) > 0
    return sent, other


def assert_same(sent: list[Any], other: list[Any], made: Twins) -> None:
    for which, all_of_it in enumerate((sent, other)):
        assert not traces(secret_of(which), repr(all_of_it)), f"the seed is told while {made.game!r} runs"
    for told, also in zip(sent, other, strict=True):
        for k, (message, another) in enumerate(zip_longest(told, also)):
            assert message == another, f"message {k} to those who see as {made.viewer} in {made.game!r}"


def best(game: Game, viewer: int | None, keep: str = "", seeds: int = 3) -> Twins:
    """The longest comparison among a few, with at least one in which hidden cards differ."""
    tried = [
        twins(game, viewer, random.Random(f"{seed} {keep}"), 1 + 2 * (seed % 2), MOST, keep) for seed in range(seeds)
    ]
    found = max(tried, key=lambda made: min(made.differ, MOST))
    assert found.differ > 0
    return found


def comparisons(game: str, squares: list[str], every: bool) -> Iterator[Twins]:
    """Every number of players, or the fewest and the most; as a seat sees it, and as a spectator does."""
    for players in [players for players in NUMBERS[game] if every or is_edge(game, players)]:
        chosen = catalogue.game(game, **short(game, players))
        yield best(chosen, players - 1)
        if players in (2, 3):
            yield best(chosen, None)
            yield twins(chosen, 0, random.Random(1), 50, MOST)  # all hidden cards somewhere else
    for square in squares:
        made = best(catalogue.game(game, players=4), 1, f"discard:{square}")
        laid = [move for _, move, _ in made.moves if move.startswith(("discard:", "pass:"))]
        assert bool(laid) == (square != "0") and all(move.startswith("pass:") == (square == "pass") for move in laid)
        yield made


@pytest.mark.parametrize("game", list(specs()))
def test_the_same_bytes_whatever_is_hidden(game: str, tmp_path: Path, in_time: bool) -> None:
    squares = SQUARES if in_time else SOME

    async def run() -> None:
        async with two_servers(tmp_path) as nets:
            for made in comparisons(game, squares.get(game, []), in_time):
                assert_same(*await sent_twice(nets, made), made)

    asyncio.run(run())


# --- That these tests can fail ---


def _differs(folder: Path, game: str) -> bool:
    async def run() -> bool:
        async with two_servers(folder) as nets:
            sent, other = await sent_twice(nets, best(catalogue.game(game, players=3), 2))
            return sent != other

    return asyncio.run(run())


def test_a_foreign_hand_in_a_position_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, *about: Any) -> dict[str, Any]:
        found = own_part(table, *about)
        if table.state is not None:
            found["own"] = msgspec.Raw(p.encode(table.state.own(0)))
        return found

    own_part = telling.own_part
    monkeypatch.setattr(telling, "own_part", leaky)
    assert _differs(tmp_path, "ebbes")


def test_a_story_that_tells_too_much_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = story.told
    monkeypatch.setattr(story, "told", lambda family, turn, *_: told(family, turn, story.EVERYTHING))
    assert _differs(tmp_path, "njet-1997")


def test_a_draft_that_is_told_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "seen", lambda _table, body, _seat: body)
    assert _differs(tmp_path, "njet-1997")


def test_a_seed_that_is_told_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info_of = telling.info_of
    monkeypatch.setattr(
        telling, "info_of", lambda table, names: msgspec.structs.replace(info_of(table, names), seed=table.secret.hex())
    )
    assert _differs(tmp_path, "ebbes")
