"""Why something was not done: each refusal names what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Sequence


class Refusal(ValueError):  # noqa: N818  (the API speaks of refusals)
    """Base of all refusals; the state is unchanged after one."""


class OptionError(Refusal):
    """No such game, or an option that is unknown or out of range: then the text begins with its name and a colon."""


class DealError(Refusal):
    """A deal that does not fit: wrong cards, sizes or dealer."""


class RecordError(Refusal):
    """A record that cannot be read or replayed; `step` is the number of the step (from 0), if it got that far."""

    def __init__(self, reason: str, step: int | None = None) -> None:
        super().__init__(reason if step is None else f"step {step}: {reason}")
        self.reason, self.step = reason, step


class RulesError(RecordError):
    """A record of a game that was played by another version of the rules."""


class NotAMove(Refusal):
    """The text (or number) names no move of this game."""


class NotYourTurn(Refusal):
    """It is another seat's turn, cards are due, or the game is over."""


class NotLegal(Refusal):
    """A move of this game that a rule forbids now.

    `clause` is the rule's id, `reference` its place in the rulebook, `section` that in our manuals (`ebbes#tricks`),
    `sentence(lang)` says it in fr, en or de, `legal` lists what may be played.
    """

    def __init__(self, move: str, family: str, clause: str, reference: str, section: str, legal: Sequence[str]) -> None:
        self.move, self.family, self.clause, self.reference, self.section = move, family, clause, reference, section
        self.legal = list(legal)
        listed = ", ".join(self.legal[:12]) + (" …" if len(self.legal) > 12 else "")
        super().__init__(f"{move} is not legal now: {self.sentence()} ({reference}) Legal: {listed}")

    def sentence(self, lang: str = "en") -> str:
        from atout.families.words import Words

        return Words(self.family, lang)(f"clause-{self.clause}")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.move, self.family, self.clause, self.reference, self.section, self.legal)
