"""Nothing of the others' cards reaches the browser: not over the wire, not into the page, not into its storage.

Every frame is compared with what the engine says that this seat may know at that moment. In the page, any card that is
named anywhere must be one that the seat has been told of.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from atout import catalogue, story
from atout.server import protocol as p
from atout.server.tables.telling import lines
from atout.state import State
from tests.page.conftest import Visit
from tests.page.test_manners import end
from tests.page.visitor import DESK, PHONE, Screen, Visitor
from tests.settings import later

MOVES = 9  # at a table
TURNS = 6  # at least, of each game
SEAT = 0
GAMES: list[tuple[str, dict[str, Any], Screen]] = [
    ("ebbes", {"players": 2}, PHONE),
    ("niet-2015", {"players": 2}, PHONE),
    ("ebbe-flut", {"players": 2, "memory": True}, DESK),
    ("xxl-runs", {"players": 2}, DESK),
]
MORE: list[tuple[str, dict[str, Any], Screen]] = [
    ("ebbes", {"players": 4}, DESK),
    ("njet-1997", {"players": 3}, DESK),
    ("xxl-up-and-down", {"players": 3}, DESK),
    ("xxl-refuse", {"players": 3}, PHONE),
]
TOKENS = {  # a card, wherever it stands
    "ebbes": r"\b[BNYGR](?:1[0-5]|[0-9])\b",
    "njet": r"\b[BGKRY][0-9]\b",
    "ebbe_flut": r"(?<=\bdata-card=\")[A-Ea-e][1-5]\b|(?<=\bdata-flip=\")[A-Ea-e][1-5]\b",  # "A1" also begins an arc
    "xxl": r"\b[0-9]+[BGRY]/[0-9]+[BGRY]\b",
}
WITHIN = {**TOKENS, "ebbe_flut": r"\b[A-Ea-e][1-5]\b"}  # in data


class Spy:
    """All that a browser was sent, and what its page and storage held at each turn."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.frames: list[dict[str, Any]] = []
        self.seen: list[tuple[int, list[str], str, str]] = []  # moves made, those offered, the page, the storage
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    @property
    def played(self) -> int:
        """Moves that have been told so far."""
        bodies = [frame.get("what", {}) for frame in self.frames]
        bodies += [told["what"] for frame in self.frames for told in frame.get("events", [])]
        return sum(len(body["moves"]) for body in bodies if body.get("kind") == "moved")

    def look(self, offered: list[str]) -> None:
        page = self.visitor.page
        storage = page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        self.seen.append((self.played, offered, page.content(), storage))


def states_of(record: dict[str, Any]) -> list[State]:
    """The game after each number of moves, with the deals that follow."""
    state, found = State(catalogue.game(record["game"], **record["options"]), None), list[State]()
    for step in record["steps"]:
        if "deal" in step:
            state.deal(step["deal"])
        elif "move" in step:
            found.append(state.copy())
            state.play(step["move"], step["seat"])
    return [*found, state]


def plain(thing: Any) -> Any:
    return json.loads(p.encode(thing))


def told_between(before: State | None, now: State, seat: int | None) -> Any:
    """What a seat is told of the moves in between."""
    turns, silent = list(story.turns(now, before)), story.unspoken(now)
    return plain(lines(story.told(now.game.family, turn, seat, silent) for turn in turns))


def check_frames(frames: list[dict[str, Any]], states: list[State], shown: list[Any], token: str) -> list[Any]:
    """Every frame says exactly what the seat may know; all lines that were told, with the number of moves made then."""
    made, heard = 0, list[Any]()
    for frame in frames:
        if frame.get("info", {}) and frame["info"]["status"] == "over":
            break  # everything is open now
        bodies = [frame] if frame["say"] == "event" else frame.get("events", [])
        for told in bodies:
            count = len(told["what"].get("moves", [])) if told["what"]["kind"] == "moved" else 0
            before, now = states[made], states[made + count]
            if count or told["what"]["kind"] == "started":
                happened = told.get("happened", [])
                since = before if count else None
                assert happened in (told_between(since, now, SEAT), told_between(since, now, None))
                heard.append((made + count, happened))
                for one, other in zip(told["what"].get("moves", []), plain(shown[made : made + count]), strict=True):
                    assert one in (other, [other[0], "?"])  # of a card that is covered by now
            made += count
        state = states[made]
        view = state.view(SEAT)
        if "scene" in frame:
            assert frame["scene"] == plain(state.view(None).scene())
            assert "hands" not in frame or frame["hands"] is None
        if frame.get("own"):
            assert frame["own"] == plain(view.own())
        if frame.get("moves") and state.seat == SEAT:
            assert set(frame["moves"]) <= set(view.legal())
        elif frame.get("moves"):  # a secret choice, open to all seats at once: only one's own cards are named
            own = set(re.findall(token, json.dumps(plain(view.own()))))
            assert set(re.findall(token, json.dumps(frame["moves"]))) <= own
        if frame["say"] not in ("event", "snapshot"):
            known = set(re.findall(token, json.dumps([plain(view.own()), plain(state.view(None).scene())])))
            assert set(re.findall(token, json.dumps(frame))) <= known, frame
    return heard


@pytest.mark.parametrize(
    ("game", "options", "screen"), [*GAMES, *later(MORE)], ids=lambda value: value if isinstance(value, str) else ""
)
def test_nothing_hidden_reaches_the_browser(game: str, options: dict[str, Any], screen: Screen, visit: Visit) -> None:
    turns = 0
    while turns < TURNS:  # luck can end a game after three
        turns += watch(visit(screen), game, options)


def watch(ann: Visitor, game: str, options: dict[str, Any]) -> int:
    """Play a table for a while and check all that came and showed; how often it was our turn."""
    spy = Spy(ann)
    table = ann.open(game, options)
    for _ in range(MOVES):
        offer = ann.offer()
        if offer is None:
            break
        spy.look(offer.moves)
        ann.take(offer)
    end(ann)
    record = ann.record(table)
    states = states_of(record)
    steps = [step for step in record["steps"] if "move" in step]
    shown = [[step["seat"], at.shown(step["move"], SEAT)] for step, at in zip(steps, states, strict=False)]
    family = states[0].game.family
    heard = check_frames(spy.frames, states, shown, WITHIN[family.name])
    for made, offered, page, storage in spy.seen:
        state = states[made]
        assert state.seat == SEAT or all(family.moves.of(move).private for move in offered)
        told = [one for number, one in heard if number <= made]
        data = json.dumps([told, offered, plain(state.view(None).scene()), plain(state.view(SEAT).own())])
        known = set(re.findall(WITHIN[family.name], data))
        assert set(re.findall(TOKENS[family.name], page)) <= known
        assert not re.findall(WITHIN[family.name], storage)
    return len(spy.seen)
