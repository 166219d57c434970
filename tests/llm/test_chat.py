"""Language models behind a chat address: what they are told, how their answers are read, and how they are measured."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import atout
from atout.arena import Contest, Outcome, run
from atout.arena.losses import losses
from atout.arena.players import Forfeited, is_program, player
from atout.bots import Budget
from atout.cli import app
from atout.kernel.jit import Fields
from atout.llm.chat import KEY, Chat, GaveUp, Talker
from atout.llm.talk import Wording
from tests.llm.stub import Address, address

EBBES = atout.game("ebbes", players=3)


@pytest.fixture
def there() -> Iterator[Address]:
    with address() as found:
        yield found


def chat(there: Address, model: str, **told: str) -> Chat:
    return Chat.of(Chat(there.url, model, told).text)


# --- What is said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", atout.games())
def test_colours_by_other_names_come_back(id: str) -> None:
    game = atout.game(id)
    wording, letters = Wording(game, renamed=True), game.spec.facts.colours
    moves = [text for text in game.family.notation(Fields(game.fresh()[0])).moves if text and "?" not in text]
    assert len({wording.told(move) for move in moves}) == len(moves)
    for move in moves:
        told = wording.told(move)
        assert wording.answer(f"MOVE: {told}") == move
        if any(letter in move for letter in letters):
            assert told != move


def test_all_is_told_by_the_other_names() -> None:
    """Neither rules nor view nor legal moves nor refusals name a colour as the box does."""
    state = EBBES.start(seed=1)
    wording = Wording(EBBES, renamed=True)
    said = wording.question(state.view(state.seat))
    for move in state.legal():
        assert move not in said.split() and wording.told(move) in said
    assert "The colours are called" in wording.rules() and "R7" not in wording.rules()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_prompt_is_the_manual_and_the_view(lang: str) -> None:
    from atout.families.manuals import manual

    state = EBBES.start(seed=1)
    view, wording = state.view(state.seat), Wording(EBBES, lang)
    assert manual("ebbes", lang) in wording.rules()
    assert view.picture(lang) in wording.question(view)
    assert "legal moves" in wording.question(view) and "legal moves" not in Wording(EBBES, lang, False).question(view)


def test_nothing_hidden_is_asked_about(there: Address) -> None:
    """In every world that the seat holds possible the question is the same."""
    state = EBBES.start(seed=4)
    view, wording = state.view(state.seat), Wording(EBBES)
    for seed in range(5):
        assert wording.question(view.sample(seed).view(state.seat)) == wording.question(view)


# --- Answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("model", ["first", "wordy", "second"])
@pytest.mark.parametrize("colours", ["own", "renamed"])
def test_an_answer_becomes_a_move(there: Address, model: str, colours: str) -> None:
    state = EBBES.start(seed=1)
    talker = Talker(chat(there, model, colours=colours), EBBES, 5)
    assert talker.decide(state, 1) == state.moves()[0]
    assert talker.refused == (["castle"] if model == "second" else [])


def test_after_three_tries_it_forfeits(there: Address) -> None:
    state = EBBES.start(seed=1)
    talker = Talker(chat(there, "never"), EBBES, 5)
    with pytest.raises(GaveUp, match="3 answers"):
        talker.decide(state, 1)
    assert talker.refused == ["castle"] * 3 and len(there.asked) == 3
    with player(chat(there, "mute").text, EBBES, 0, 5.0) as somebody, pytest.raises(Forfeited):
        somebody.decide(state, 1)


def test_a_refusal_names_the_rule(there: Address) -> None:
    """A card that is not in the hand: the sentence of its clause comes back, in words."""
    state = EBBES.start(seed=1)
    while len(state.moves()) == 1:
        state.play(state.moves()[0])
    absent = next(text for text in state._notation.moves if text and text not in state.legal() and "?" not in text)
    try:
        state.copy().play(absent)
    except atout.NotLegal as refusal:
        said = Wording(EBBES, "de").refusal(refusal)
        assert refusal.sentence("de") in said and "Legal:" in said
        assert "Legal:" not in Wording(EBBES, "de", listed=False).refusal(refusal)


def test_the_key_goes_nowhere_else(there: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "secret")
    one = chat(there, "first")
    Talker(one, EBBES, 5).decide(EBBES.start(seed=1), 1)
    assert there.keys == ["Bearer secret"] and "secret" not in one.text + json.dumps(there.asked)


def test_an_address_that_does_not_work_ends_the_run(there: Address) -> None:
    state = EBBES.start(seed=1)
    with pytest.raises(atout.Refusal, match="404"):
        Talker(chat(there, "unknown"), EBBES, 5).decide(state, 1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nowhere = Chat(f"http://127.0.0.1:{free.getsockname()[1]}/v1", "first")
        with pytest.raises(atout.Refusal, match="does not answer"):
            Talker(nowhere, EBBES, 5).decide(state, 1)


@pytest.mark.parametrize(
    "text", ["chat+ftp://x/v1?model=a", "chat+http://x/v1", "chat+http://x/v1?model=a&legal=maybe"]
)
def test_what_is_no_chat_is_refused(text: str) -> None:
    with pytest.raises(atout.OptionError):
        Chat.of(text)


# --- In the arena ----------------------------------------------------------------------------------------------------


def test_a_contest_counts_answers_and_losses(there: Address, tmp_path: Path) -> None:
    names = tuple(chat(there, model).text for model in ("first", "second", "never"))
    assert not any(map(is_program, names))
    outcome = Outcome(Contest((EBBES,), (*names, "random"), ("random",), limit=5), tmp_path)
    run(outcome, EBBES, 2)
    outcome.close()
    first, second, never = names
    made = {name: sum(len(one.times.get(name, ())) for one in outcome.times) for name in names}
    refused = {name: sum(len(one.refused.get(name, ())) for one in outcome.times) for name in names}
    assert refused[first] == 0 < made[first]
    assert refused[second] == made[second], "each decision took two answers"
    assert outcome.table(EBBES).forfeits() == {never: 2 * 3}
    # The same moves cost the same; who forfeits decides nothing.
    budget = Budget(simulations=40)
    cost = list(losses(tmp_path, first, budget))
    assert cost == list(losses(tmp_path, second, budget)) and len(cost) == made[first]
    assert min(cost) >= 0 < max(cost) and not list(losses(tmp_path, never, budget))
    again = Outcome(outcome.contest, tmp_path)
    assert again.times == outcome.times
    again.close()


def test_the_command_reports(there: Address, tmp_path: Path) -> None:
    told = [
        "llm",
        "ebbes",
        "--players",
        "3",
        "--url",
        there.url,
        "--model",
        "first",
        "--model",
        "second",
        "--deals",
        "2",
    ]
    told += ["--bots", "random", "--legal", "listed", "--simulations", "20", "-o", str(tmp_path / "llm")]
    result = CliRunner().invoke(app, told)
    assert result.exit_code == 0, result.output
    assert "| illegal answers |" in result.output and "| 50.0 % |" in result.output and "| 0.0 % |" in result.output
    assert "model=first" in (tmp_path / "llm" / "report.html").read_text(encoding="utf-8")


def test_models_play_without_being_told_the_legal_moves(there: Address, tmp_path: Path) -> None:
    """From the command to the report: who reads the table needs no list, who does not is refused with the rule."""
    told = ["llm", "ebbes", "--players", "3", "--url", there.url, "--model", "reader", "--model", "rash"]
    told += [
        "--bots",
        "random",
        "--legal",
        "hidden",
        "--deals",
        "2",
        "--simulations",
        "20",
        "-o",
        str(tmp_path / "llm"),
    ]
    result = CliRunner().invoke(app, told)
    assert result.exit_code == 0, result.output
    said = [message["content"] for asked in there.asked for message in asked["messages"] if message["role"] == "user"]
    assert not any("legal moves:" in one or "Legal:" in one for one in said)
    refusals = {one for one in said if "is not legal now" in one}
    assert refusals and all("suit" in one or "colour" in one for one in refusals)
    reader, rash = (
        re.findall(rf"model={model}\S* *\|.*?([\d.]+) %", result.output)[-1] for model in ("reader", "rash")
    )
    assert float(reader) == 0 < float(rash)
    results = (tmp_path / "llm" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert results and not any(json.loads(line).get("forfeits") for line in results)
