"""A player behind an address that speaks as OpenAI's chat does: `chat+http://localhost:8000/v1?model=NAME`.

What else it is told stands behind the model: `&legal=hidden` (the legal moves are not listed), `&colours=renamed`,
`&lang=de`. A key, if one is needed, is read from the environment (`ATOUT_CHAT_KEY`), so that no file ever holds it.
"""

from __future__ import annotations

import os
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

import msgspec

from atout.catalogue import Game
from atout.llm.talk import Wording
from atout.refusals import OptionError, Refusal
from atout.state import State

PREFIX, KEY = "chat+", "ATOUT_CHAT_KEY"
TRIES = 3
_KNOWN = {"legal": ("listed", "hidden"), "colours": ("own", "renamed"), "lang": ("en", "fr", "de")}
_LONGEST = 1_000_000  # bytes of an answer


class GaveUp(Exception):  # noqa: N818 (it is no error of ours)
    """A model named no legal move; says why."""


class _Message(msgspec.Struct):
    content: str | None


class _Choice(msgspec.Struct):
    message: _Message


class _Answer(msgspec.Struct):
    choices: list[_Choice]


@dataclass(frozen=True)
class Chat:
    """A model and how it is asked; `text` names all of it."""

    url: str
    model: str
    told: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, text: str) -> Chat:
        """From its text; refuses what is none."""
        parts = urlsplit(text.removeprefix(PREFIX))
        told = {key: values[-1] for key, values in parse_qs(parts.query).items()}
        model = told.pop("model", "")
        if not text.startswith(PREFIX) or parts.scheme not in ("http", "https") or not parts.netloc or not model:
            raise OptionError(f"{text!r:.100}: a chat is written {PREFIX}http://HOST/v1?model=NAME")
        for key, value in told.items():
            if value not in _KNOWN.get(key, ()):
                known = ", ".join(f"{name}={'|'.join(values)}" for name, values in _KNOWN.items())
                raise OptionError(f"{text!r:.100}: a chat is told {known}, not {key}={value}")
        return cls(urlunsplit(parts._replace(query="")), model, told)

    @property
    def text(self) -> str:
        return f"{PREFIX}{self.url}?{urlencode({'model': self.model, **self.told})}"

    def wording(self, game: Game) -> Wording:
        listed, renamed = self.told.get("legal") != "hidden", self.told.get("colours") == "renamed"
        return Wording(game, self.told.get("lang", "en"), listed, renamed)

    def ask(self, messages: Sequence[dict[str, str]], seed: int, limit: float) -> str:
        """What the model says next. An address that does not work is refused, a late answer is given up."""
        asked = {"model": self.model, "messages": list(messages), "temperature": 0, "seed": seed % 2**31}
        key = os.environ.get(KEY)
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
        address = f"{self.url.rstrip('/')}/chat/completions"
        request = urllib.request.Request(address, msgspec.json.encode(asked), headers)
        try:
            with urllib.request.urlopen(request, timeout=limit) as answer:
                said = answer.read(_LONGEST)
            return msgspec.json.decode(said, type=_Answer).choices[0].message.content or ""
        except TimeoutError:
            raise GaveUp(f"no answer within {limit:g} s") from None
        except urllib.error.HTTPError as error:
            raise Refusal(f"{address} answers {error.code}: {error.read(200).decode(errors='replace')}") from None
        except (OSError, ValueError, IndexError) as error:
            raise Refusal(f"{address} does not answer as a chat does: {error}") from None


@dataclass
class Talker:
    """A model on a seat of one playing; `refused` are the answers that were no legal move."""

    chat: Chat
    game: Game
    limit: float
    refused: list[str] = field(default_factory=list)

    def decide(self, state: State, seed: int) -> int:
        """The model's move: three tries, each refusal with its reason."""
        assert state.seat is not None
        wording = self.chat.wording(self.game)
        messages = [_said("system", wording.rules()), _said("user", wording.question(state.view(state.seat)))]
        legal, why = dict(zip(state.legal(), state.moves(), strict=True)), ""
        for _ in range(TRIES):
            said = self.chat.ask(messages, seed, self.limit)
            move = wording.answer(said)
            if move in legal:
                return legal[move]
            self.refused.append(move[:60])
            why = wording.refusal(_refusal(state, move))
            messages += [_said("assistant", said), _said("user", why)]
        raise GaveUp(f"{TRIES} answers and no legal move: {', '.join(map(repr, self.refused[-TRIES:]))}")


def _said(role: str, content: str) -> dict[str, str]:
    return {"role": role, "content": content}


def _refusal(state: State, move: str) -> Refusal:
    try:
        state.copy().play(move)
    except Refusal as refusal:
        return refusal
    raise AssertionError("a legal move was refused")
