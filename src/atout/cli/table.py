"""A game in the terminal: whose turn it is, what they see, what they may type."""

from __future__ import annotations

import textwrap
from pathlib import Path

from rich.console import Console

from atout.bots import Budget, analyse, choose, live
from atout.cli.common import WORDS, CliError, get_ready, plain
from atout.cli.prompt import Prompt, meant, named
from atout.cli.saving import PERSON, VIRTUAL, Save, Seating
from atout.cli.shelf import show_rules
from atout.families.words import Words
from atout.kernel.shuffle import commitment
from atout.refusals import NotLegal
from atout.state import State
from atout.story import passages

HINT = Budget(simulations=20_000, seconds=1.0)
WIDTH, LISTED = 80, 60
COMMANDS = ("hint", "undo", "moves", "rules", "log", "save", "quit", "help")


class TerminalTable:
    """People and bots at one table until the game is over or somebody quits."""

    def __init__(
        self, state: State, seating: Seating, save: Save, prompt: Prompt, lang: str, note: str | None = None
    ) -> None:
        self.state, self.seating, self.save, self.prompt, self.lang, self.note = (
            state,
            seating,
            save,
            prompt,
            lang,
            note,
        )
        self.words = Words(state.game.family.name, lang, seating.names, also=WORDS)
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.shared = len(seating.people) > 1
        self.at_keyboard: int | None = None
        self.told = self._last_own_moves()
        self.commands = {self.words(f"cli-command-{name}"): name for name in COMMANDS}
        self.commands |= {name: name for name in COMMANDS} | {"?": "help"}

    def run(self) -> None:
        self._save()
        self._greet()
        while (seat := self.state.seat) is not None:
            kind = self.seating.kinds[seat]
            if kind == PERSON:
                if not self._turn(seat):
                    self._say(self.words("cli-saved", file=str(self.save.path)), "dim")
                    return
            elif kind == VIRTUAL:
                self.state.play(self.state.moves()[0])
            else:
                self.state.play(choose(kind, self.state.view(seat), budget=live(kind, self.state.game)))
            self._save()
        self._farewell()

    # --- Telling ---

    def _say(self, text: str = "", style: str | None = None) -> None:
        self.console.print(text, style=style)

    def _greet(self) -> None:
        words = self.words
        self._say(words("cli-welcome", game=words(f"game-{self.state.game.id}")), "bold")
        if self.save.secret is not None:
            self._say(words("cli-commitment", commit=commitment(self.save.secret)), "dim")
        if self.state.start is not None:
            origin = self.state.start.origin
            self._say(words("cli-played-on", step=origin.step, cards=origin.cards))
        if self.note is not None:
            self._say(words(self.note))
        self._say(words("cli-file", file=str(self.save.path)), "dim")
        if not self.shared:
            self.prompt.edit_lines()

    def _tell(self, seat: int | None, start: int) -> int:
        """Say what a seat saw from a passage on; return the number of the next passage."""
        for passage in passages(self.state, seat, start):
            start += 1
            for event in passage.events:
                self._say(self.words(event.id, **event.args))
        return start

    def _show(self, seat: int) -> None:
        self._say()
        self.told[seat] = self._tell(seat, self.told[seat])
        self._say()
        self._say(self.state.view(seat).picture(self.lang, self.seating.names))
        self._list(seat, LISTED)

    def _list(self, seat: int, most: int) -> None:
        legal = list(self.state.view(seat).legal())
        listed = [f"{number}\u00a0{move}" for number, move in enumerate(legal[:most], 1)]
        if len(legal) > most:
            listed.append(self.words("cli-more-moves", count=len(legal) - most, command=self._called("moves")))
        text = textwrap.fill("   ".join(listed), WIDTH, break_on_hyphens=False, break_long_words=False)
        self._say(f"{self.words('cli-legal')}\n{text}".replace("\u00a0", " "), "cyan")

    def _called(self, command: str) -> str:
        return self.words(f"cli-command-{command}")

    def _farewell(self) -> None:
        if self.shared:
            self.prompt.clear()
        self._say()
        people = self.seating.people
        self._tell(None if self.shared else people[0], min(self.told[seat] for seat in people))
        self._say()
        self._say(self.state.view(None).picture(self.lang, self.seating.names))
        self._say(self.words("cli-saved", file=str(self.save.path)), "dim")
        if self.save.secret is not None:
            self._say(self.words("cli-verify", file=str(self.save.path)), "dim")

    # --- A person's turn ---

    def _turn(self, seat: int) -> bool:
        """Let a person move (or take back); False if they leave."""
        if not self._hand_over(seat):
            return False
        self._show(seat)
        while True:
            typed = self.prompt.ask(f"{self.words.name(seat)}> ")
            if typed is None:
                return False
            legal = list(self.state.legal())
            command, _, argument = typed.partition(" ")
            name = None if typed in legal else self.commands.get(command.casefold())
            if name == "quit":
                return False
            if name == "undo":
                if self._undo(seat):
                    return True
            elif name is not None:
                self._command(name, argument.strip(), seat)
            elif self._play(typed or ("1" if len(legal) == 1 else ""), legal, seat):
                return True

    def _hand_over(self, seat: int) -> bool:
        """Where several people share the terminal nobody sees another's hand."""
        if self.shared and self.at_keyboard != seat:
            if self.at_keyboard is not None:
                self.prompt.clear()
            typed = self.prompt.ask(self.words("cli-pass-keyboard", seat=seat) + " ")
            if typed is None or self.commands.get(typed.casefold()) == "quit":
                return False
            self.prompt.clear()
        self.at_keyboard = seat
        return True

    def _play(self, typed: str, legal: list[str], seat: int) -> bool:
        """Play the move that was typed; if there is none, say why."""
        found = meant(typed, legal)
        if len(found) == 1:
            self.state.play(found[0], seat)
            return True
        if found:
            self._say(self.words("cli-ambiguous", moves=", ".join(found[:12]) + (" …" if len(found) > 12 else "")))
            return False
        move = named(typed, self.state.view(seat).texts())
        try:
            if move is not None:
                self.state.play(move, seat)
        except NotLegal as refusal:
            sentence, reference = refusal.sentence(self.lang), refusal.reference
            self._say(self.words("cli-not-legal", move=move, sentence=sentence, reference=reference), "red")
            return False
        self._say(self.words("cli-not-a-move", typed=plain(typed[:60]), help=self._called("help")), "red")
        return False

    def _undo(self, seat: int) -> bool:
        """Back to this person's previous decision."""
        history = self.state.history
        begun = 0 if self.state.start is None else self.state.start.moves
        own = [i for i, move in enumerate(history) if move.seat == seat and i >= begun]
        if not own:
            self._say(self.words("cli-nothing-to-undo"))
            return False
        self.state.undo(len(history) - own[-1])
        count = sum(1 for _ in passages(self.state, None))
        self.told = {person: min(told, count) for person, told in self.told.items()}
        return True

    def _command(self, name: str, argument: str, seat: int) -> None:
        match name:
            case "hint":
                self._hint(seat)
            case "moves":
                self._list(seat, 10_000)
            case "rules":
                show_rules(self.state.game.id, self.lang)
            case "log":
                self._tell(seat, 0)
            case "save":
                self._save_as(argument)
            case "help":
                named_so = {key: self._called(key) for key in COMMANDS}
                self._say(self.words("cli-help", **named_so))

    def _hint(self, seat: int) -> None:
        get_ready(self.state.game, ["expert"])
        found = analyse(self.state.view(seat), HINT)
        for estimate in found[:3]:
            told = {"move": estimate.move, "mean": f"{estimate.mean:+.2f}", "error": f"{estimate.error:.2f}"}
            self._say(self.words("cli-hint", **told))
        if found[0].line:
            self._say(self.words("cli-hint-line", line=" ".join(found[0].line)))

    # --- Keeping ---

    def _save(self) -> None:
        self.save.write(self.state, self.seating)

    def _save_as(self, argument: str) -> None:
        path = Path(argument).expanduser() if argument else self.save.path
        if path != self.save.path and path.exists():
            self._say(self.words("cli-file-exists", file=plain(str(path))), "red")
            return
        try:
            self.save.write(self.state, self.seating, path)
        except (CliError, OSError, ValueError) as error:
            self._say(plain(str(error)), "red")
            return
        self._say(self.words("cli-saved", file=plain(str(path))), "dim")

    def _last_own_moves(self) -> dict[int, int]:
        """For every person the passage at which their story goes on: their own last move."""
        found = dict.fromkeys(self.seating.people, 0)
        number = 0
        for step in self.state.steps():
            if "move" in step and step["seat"] in found:
                found[step["seat"]] = number
            number += "move" in step or "deal" in step
        return found
