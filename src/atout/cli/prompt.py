"""Asking people: lines from a terminal or a pipe, and what they mean."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Sequence
from contextlib import suppress

from atout.cli.common import WORDS, plain
from atout.families import specs
from atout.families.words import Words

LONGEST = 2000


class Prompt:
    """Lines that people type. Piped lines are echoed, so that what comes out reads as if they had been typed."""

    def __init__(self) -> None:
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def ask(self, question: str) -> str | None:
        """A line without its end, or None at the end of input."""
        if self.terminal:
            try:
                return input(question).strip()[:LONGEST]
            except EOFError:
                print()
                return None
        print(question, end="", flush=True)
        line = sys.stdin.readline()
        typed = line.strip()[:LONGEST]
        print(plain(typed))
        return typed if line else None

    def edit_lines(self) -> None:
        """Let the terminal's user edit and recall lines (not where several people share it)."""
        if self.terminal:
            with suppress(ImportError):
                import readline  # noqa: F401

    def clear(self) -> None:
        """Wipe the screen and what was scrolled off it."""
        if self.terminal:
            print("\033[H\033[2J\033[3J", end="", flush=True)


def choose_game(prompt: Prompt, lang: str) -> str | None:
    """Ask which game to play; None at the end of input."""
    ids = list(specs())
    for number, spec in enumerate(specs().values(), 1):
        words = Words(spec.family, lang, also=WORDS)
        print(f"{number:3}  {words(f'game-{spec.id}')} ({spec.id}): {words(f'about-{spec.id}')}")
    words = Words("", lang, also=WORDS)
    while True:
        typed = prompt.ask(words("cli-which-game") + " ")
        if typed is None or typed in ("quit", words("cli-command-quit")):
            return None
        if typed in ids:
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(ids):
            return ids[int(typed) - 1]
        print(words("cli-no-game", typed=plain(typed)))


def choose_level(prompt: Prompt, id: str, lang: str) -> str | None:
    """Ask against which bots to play; None at the end of input."""
    from atout.bots import USUAL, levels, live, wins

    spec, measured = specs()[id], wins(id)
    words, names = Words(spec.family, lang, also=WORDS), levels()
    called = {words(f"level-{name}").casefold(): name for name in names} | {name: name for name in names}
    for number, name in enumerate(names, 1):
        budget = live(name)
        if name in measured:
            about = words("level-wins", wins=round(100 * measured[name]), others=spec.usual - 1)
        else:
            about = words(f"level-{name}-about", tries=budget.simulations, seconds=budget.seconds)
        print(f"{number:3}  {words(f'level-{name}')}: {about}")
    while True:
        typed = prompt.ask(words("cli-which-level", usual=words(f"level-{USUAL}")) + " ")
        if typed is None or typed in ("quit", words("cli-command-quit")):
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        found = called.get(typed.casefold()) if typed else USUAL
        if found is not None:
            return found
        print(words("cli-no-level", typed=plain(typed)))


def meant(typed: str, legal: Sequence[str]) -> list[str]:
    """The legal moves that a line can mean: by text, by number, by a card or another part; best way first."""
    if typed in legal:
        return [typed]
    if typed.isdecimal():
        return [legal[int(typed) - 1]] if len(typed) < 6 and 1 <= int(typed) <= len(legal) else []
    folded = typed.casefold()
    if not folded:
        return []
    for found in (
        [move for move in legal if move.casefold() == folded],
        [move for move in legal if typed in _parts(move)],
        [move for move in legal if folded in [part.casefold() for part in _parts(move)]],
        [move for move in legal if move.casefold().startswith(folded)],
    ):
        if found:
            return found
    return []


def _parts(move: str) -> list[str]:
    return re.split("[:@>+]", move)


def named(typed: str, texts: Sequence[str]) -> str | None:
    """The move of the game, legal or not, that a line names."""
    if typed in texts and typed and not typed.endswith("?"):
        return typed
    alike = [text for text in texts if text and not text.endswith("?") and text.casefold() == typed.casefold()]
    return alike[0] if len(alike) == 1 else None
