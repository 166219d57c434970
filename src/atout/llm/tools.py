"""A table for whoever calls tools (Model Context Protocol): games, rules, new_game, look, play, wait, hint.

One person sits there, bots on all other seats. Whatever is told comes from that seat's view.
"""

from __future__ import annotations

import secrets
from typing import Any

from atout import bots
from atout.bots import Budget, analyse
from atout.catalogue import game as game_of
from atout.families import specs
from atout.families.manuals import manual
from atout.families.words import Words
from atout.refusals import NotLegal, NotYourTurn, Refusal
from atout.state import State

LANGUAGES = ("en", "fr", "de")
_THOUGHT = Budget(simulations=2000)  # for a hint
_SAID = (
    "Card games with hidden cards. Call games, then rules of one of them, then new_game. After that: look shows the "
    "table as your seat sees it, play makes your move, wait lets the others move until it is your turn again."
)


class Table:
    """A game with one person and bots; `told` counts the events that the person has heard."""

    def __init__(self, state: State, seat: int, level: str, lang: str) -> None:
        self.state, self.seat, self.level, self.lang, self.told = state, seat, level, lang, 0

    def look(self) -> str:
        """The table as the seat sees it, and what it may do."""
        return f"{self.state.view(self.seat).picture(self.lang)}\n\n{self._due()}"

    def play(self, move: str) -> str:
        """Play a move; a refusal says which rule forbids it."""
        self.state.play(move, self.seat)
        return f"{self._news()}\n\n{self._due()}"

    def wait(self) -> str:
        """Let the others play until it is the person's turn, or the game is over."""
        while self.state.seat not in (None, self.seat):
            view = self.state.view(self.state.seat)
            self.state.play(bots.choose(self.level, view))
        return f"{self._news()}\n\n{self._due()}"

    def hint(self) -> str:
        """What the best bot thinks of every legal move."""
        if self.state.seat != self.seat:
            raise NotYourTurn("there is a hint only when it is your turn")
        found = analyse(self.state.view(self.seat), _THOUGHT, secrets.randbits(62))
        return "\n".join(f"{one.move}: {one.mean:+.2f} ± {one.error:.2f}" for one in found)

    def _due(self) -> str:
        if self.state.over:
            return f"The game is over. Totals: {self.state.totals}. Winners: seats {self.state.winners}."
        if self.state.seat != self.seat:
            return "It is not your turn; call wait."
        return f"It is your turn, seat {self.seat}. Legal moves: {', '.join(self.state.view(self.seat).legal())}"

    def _news(self) -> str:
        """What has happened since, as the seat saw it."""
        words, events = Words(self.state.game.family.name, self.lang), list(self.state.events(self.seat))
        new, self.told = events[self.told :], len(events)
        return "\n".join(words(event.id, **event.args) for event in new)


class Tables:
    """The tables of one session, by number."""

    def __init__(self) -> None:
        self._tables: list[Table] = []

    def open(self, table: Table) -> int:
        self._tables.append(table)
        return len(self._tables)

    def __getitem__(self, number: int) -> Table:
        if not 1 <= number <= len(self._tables):
            raise Refusal(f"there is no table {number}: new_game opens one")
        return self._tables[number - 1]


def serve() -> Any:
    """The server with its tools; `run()` speaks over standard input and output."""
    try:
        from mcp.server import MCPServer
    except ImportError:
        raise Refusal("this needs the MCP library: install atout[mcp]") from None
    server, tables = MCPServer("atout", instructions=_SAID), Tables()

    def tool(function: Any) -> Any:
        return server.tool(structured_output=False)(_explained(function))

    @tool
    def games() -> str:
        """All games: id, usual number of players, options with their defaults."""
        return "\n".join(
            f"{spec.id}: {spec.usual} players; {spec.options(players=spec.usual)}" for spec in specs().values()
        )

    @tool
    def rules(game: str, lang: str = "en") -> str:
        """The rules of a game, also how moves are written. Languages: en, fr, de."""
        return manual(game_of(game).id, _language(lang))

    @tool
    def new_game(
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        level: str = bots.USUAL,
        lang: str = "en",
        seed: int | None = None,
    ) -> str:
        """Open a table: you have one seat, bots of a level (random, beginner, casual, strong, expert) the others."""
        spec = game_of(game).spec
        chosen = game_of(game, **{"players": players or spec.usual, **(options or {})})
        if not 0 <= seat < chosen.options.players:
            raise Refusal(f"seats are 0 … {chosen.options.players - 1}, not {seat}")
        if level not in bots.levels():
            raise Refusal(f"no bot {level!r:.40}; the levels are {', '.join(bots.levels())}")
        table = Table(chosen.start(seed=seed), seat, level, _language(lang))
        return f"table {tables.open(table)}\n\n{table.look()}"

    @tool
    def look(table: int = 1) -> str:
        """The table as your seat sees it, and your legal moves."""
        return tables[table].look()

    @tool
    def play(move: str, table: int = 1) -> str:
        """Play a move, written as the legal moves are. What is not legal is refused with the rule that forbids it."""
        return tables[table].play(move)

    @tool
    def wait(table: int = 1) -> str:
        """Let the others play until it is your turn again; tells what happened."""
        return tables[table].wait()

    @tool
    def hint(table: int = 1) -> str:
        """What the best bot thinks of each of your legal moves: points to be expected, higher is better."""
        return tables[table].hint()

    return server


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal(f"no language {lang!r:.20}; the languages are {', '.join(LANGUAGES)}")
    return lang


def _explained(function: Any) -> Any:
    """A tool whose refusals are told, with the clause and where the rules say so."""
    from functools import wraps

    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(function)
    def explained(*args: Any, **kwargs: Any) -> str:
        try:
            return function(*args, **kwargs)
        except NotLegal as refusal:
            raise ToolError(f"{refusal} [clause {refusal.clause}, rules {refusal.section}]") from None
        except Refusal as refusal:
            raise ToolError(str(refusal)) from None

    return explained
