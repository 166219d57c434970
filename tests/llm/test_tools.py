"""`atout mcp`, played by the library's own client."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import Any

import anyio
import pytest

import atout

if find_spec("mcp") is None:
    pytest.skip("the library is not installed", allow_module_level=True)


class Visitor:
    """Somebody who calls tools."""

    def __init__(self, client: Any) -> None:
        self._client = client

    async def __call__(self, tool: str, **told: Any) -> str:
        result = await self._client.call_tool(tool, told)
        assert not result.is_error, result.content
        return str(result.content[0].text)

    async def refused(self, tool: str, **told: Any) -> str:
        result = await self._client.call_tool(tool, told)
        assert result.is_error
        return str(result.content[0].text)


def visit(do: Callable[[Visitor], Awaitable[None]]) -> None:
    from mcp import Client  # imported late: it takes a second, and not every worker comes here

    from atout.llm.tools import serve

    async def main() -> None:
        async with Client(serve()) as client:
            await do(Visitor(client))

    anyio.run(main)


def legal(said: str) -> list[str]:
    found = re.search(r"Legal moves: (.*)", said)
    return found[1].split(", ") if found else []


@pytest.mark.parametrize("id", ["ebbes", "njet-2007"])
def test_a_round_is_played(id: str) -> None:
    async def do(call: Visitor) -> None:
        said = await call("new_game", game=id, level="random", seed=3, seat=1)
        told = list[str]()
        for _ in range(40):
            if not (moves := legal(said)):
                said = await call("wait")
                told.append(said)
                moves = legal(said)
            if "The game is over" in said:
                break
            assert moves, said
            said = await call("play", move=moves[0])
        assert sum(len(one) for one in told) > 400, "a story is told"

    visit(do)


def test_tools_say_what_there_is() -> None:
    async def do(call: Visitor) -> None:
        listed = await call("games")
        assert all(f"{id}:" in listed for id in atout.games())
        assert (await call("rules", game="ebbes", lang="fr")).startswith("#")
        said = await call("new_game", game="ebbes", players=3, seed=1)
        hints = await call("hint") if legal(said) else ""
        while not hints:
            hints = await call("hint") if legal(await call("wait")) else ""
        assert "±" in hints

    visit(do)


def test_refusals_name_the_clause() -> None:
    async def do(call: Visitor) -> None:
        assert "no game" in await call.refused("new_game", game="chess")
        assert "no table" in await call.refused("look")
        assert "no bot" in await call.refused("new_game", game="ebbes", level="god")
        said = await call("new_game", game="ebbes", players=3, seed=2, level="random")
        if not legal(said):
            said = await call("wait")
        other = next(
            f"{colour}{number}" for colour in "BNYGR" for number in range(1, 16) if f"{colour}{number}" not in said
        )
        assert "clause" in await call.refused("play", move=other)
        assert "not a move" in await call.refused("play", move="castle")

    visit(do)


def test_a_seat_is_told_its_own_cards_only() -> None:
    async def do(call: Visitor) -> None:
        said = await call("new_game", game="ebbes", players=3, seed=7, seat=2)
        state = atout.game("ebbes", players=3).start(seed=7)
        others = [card for seat in (0, 1) for card in _hand(state, seat)]
        assert others and not any(re.search(rf"\b{card}\b", said) for card in others)

    visit(do)


def _hand(state: atout.State, seat: int) -> list[str]:
    deal = next(step["deal"] for step in state.steps() if "deal" in step)
    return list(deal["hands"][seat])


def test_it_speaks_over_standard_input() -> None:
    """The command itself, as a client starts it."""
    from mcp import Client, StdioServerParameters
    from mcp.client.stdio import stdio_client

    async def main() -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "atout.cli", "mcp"], env=dict(os.environ))
        async with Client(stdio_client(server)) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert names == {"games", "rules", "new_game", "look", "play", "wait", "hint"}

    anyio.run(main)
