"""What a language model is told and asked. All of it is text that people are told, too: rules, a view, a refusal."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from atout.catalogue import Game
from atout.families.manuals import manual
from atout.refusals import NotLegal, Refusal
from atout.view import View

_OTHER = "KLMPQSVWXZ"  # letters for colours that are called otherwise; no colour's own is taken
_LETTER = r"A-Za-zÀ-ÿ"
_SAID = re.compile(r"move\s*[:=]\s*[`\"'*]*([^\s`\"'*]+)", re.IGNORECASE)


@dataclass(frozen=True)
class Wording:
    """How a game is told: in which language, whether the legal moves are listed, whether colours keep their names."""

    game: Game
    lang: str = "en"
    listed: bool = True
    renamed: bool = False

    def rules(self) -> str:
        """All that is told once: the rules, and how to answer."""
        names = f"The colours are called {', '.join(self._aliases.values())} here.\n" if self._aliases else ""
        return (
            f"You play a card game with {self.game.options.players} players. These are its rules.\n\n"
            f"{self.told(manual(self.game.id, self.lang))}\n\n{names}"
            "You are shown the table as you see it. End your answer with one line that names your move: MOVE: <move>"
        )

    def question(self, view: View) -> str:
        """A seat's turn: the table as it sees it."""
        told = [f"You are seat {view.viewer}, and it is your turn.", "", self.told(view.picture(self.lang))]
        if self.listed:
            told += ["", f"Your legal moves: {', '.join(map(self.told, view.legal()))}"]
        return "\n".join(told)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move was refused; the legal moves only if they are listed anyway."""
        if not isinstance(refusal, NotLegal):
            return "That is no move of this game. " + (
                "" if self.listed else "Read the rules on how moves are written."
            )
        told = f"{refusal.move} is not legal now: {refusal.sentence(self.lang)}"
        return self.told(told + (f" Legal: {', '.join(refusal.legal)}" if self.listed else ""))

    def answer(self, said: str) -> str:
        """The move in an answer, as the game writes it; whatever it says, if that is no move."""
        found: Iterable[str] = _SAID.findall(said)
        lines = said.strip().splitlines()
        words = [*found][-1:] or [line.strip(" `\"'*.") for line in lines[-1:]]
        return self._back(words[0] if words else "")

    def told(self, text: str) -> str:
        """A text with the colours as they are called."""
        return self._colours.sub(lambda found: self._aliases[found[0]], text) if self._aliases else text

    def _back(self, text: str) -> str:
        own = {alias: letter for letter, alias in self._aliases.items()}
        pattern = f"(?<![{_LETTER}])[{''.join(own)}](?![{_LETTER}])" if own else "(?!)"
        return re.sub(pattern, lambda found: own[found[0]], text)

    @cached_property
    def _aliases(self) -> dict[str, str]:
        letters = self.game.spec.facts.colours if self.renamed else ""
        others = [other for other in _OTHER if other not in self.game.spec.facts.colours]
        return dict(zip(letters, others, strict=False))

    @cached_property
    def _colours(self) -> re.Pattern[str]:
        return re.compile(f"(?<![{_LETTER}])[{''.join(self._aliases)}](?![{_LETTER}])")
