"""`atout play --from`: a game that was played is taken up at one of its steps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import atout
from tests.cli.running import Run

ENOUGH = "1\n" * 400


@pytest.fixture
def old(run: Run, tmp_path: Path) -> Path:
    """Two finished games in a file."""
    file = tmp_path / "old.jsonl"
    assert run("simulate", "ebbes", "--games", "2", "--seed", "4", "-o", str(file)).status == 0
    return file


def records(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


@pytest.mark.parametrize(("place", "number", "cards"), [(":9", 0, "drawn"), (":2:9", 1, "true")])
def test_a_game_is_played_on_to_its_end(
    run: Run, old: Path, tmp_path: Path, place: str, number: int, cards: str
) -> None:
    new = tmp_path / "new.jsonl"
    more = ["--seat", "2", "--bots", "random", "--record", str(new), *(["--true"] if cards == "true" else [])]
    ran = run("play", "--from", f"{old}{place}", *more, typed=f"undo\n{ENOUGH}")
    assert ran.status == 0 and ran.err == "" and "The game is over." in ran.out
    assert "You play on after step 9 of another game." in ran.out and "Commitment" not in ran.out
    assert ("drawn anew" in ran.out) == (cards == "drawn") and "You have no move to take back." in ran.out
    was, data = records(old)[number], json.loads(new.read_text())
    assert data["seated"] == ["random", "random", "person", "random"] and "fair" not in data
    assert {key: data["from"][key] for key in ("step", "seat", "cards")} == {"step": 9, "seat": 2, "cards": cards}
    assert (data["steps"][0] == was["steps"][0]) == (cards == "true")  # type: ignore[index]
    assert data["steps"][1:10] == was["steps"][1:10]  # type: ignore[index]
    assert run("replay", "--check", str(new)).status == 0


def test_it_is_saved_and_resumed_like_any_other(run: Run, old: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.jsonl"
    ran = run("play", "--from", f"{old}:5", "--bots", "random", "--record", str(new), typed="1\n1\n")
    assert ran.status == 0
    begun = json.loads(new.read_text())
    assert run("play", "--resume", str(new), typed=ENOUGH).status == 0
    ended = json.loads(new.read_text())
    assert ended["from"] == begun["from"] and ended["steps"][: len(begun["steps"])] == begun["steps"]
    assert atout.replay(new.read_bytes()).over and not list(tmp_path.glob("*.secret"))
    ran = run("verify", str(new))
    assert ran.status == 1 and "no fair dealing" in ran.err + ran.out


def test_what_cannot_be_played_on(run: Run, old: Path, tmp_path: Path) -> None:
    last = len(records(old)[0]["steps"]) - 1  # type: ignore[arg-type]
    for arguments, fragment, status in (
        (["--from", "nowhere"], "FILE:STEP", 2),
        (["--from", f"{old}:five"], "FILE:STEP", 2),
        (["--from", f"{tmp_path / 'nothing'}:5"], "cannot read", 2),
        (["--from", f"{old}:99999"], "record 1: there is no step 99999", 1),
        (["--from", f"{old}:3:5"], "there is no record 3", 2),
        (["--from", f"{old}:{last}"], "the game is over there", 1),
        (["--from", f"{old}:5", "--seat", "4"], "seats are 0 … 3", 2),
        (["--from", f"{old}:5", "--seat", "0,1"], "one seat", 2),
        (["--from", f"{old}:5", "--record", str(old)], "exists already", 2),
        (["--from", f"{old}:5", "--players", "3"], "from the record", 2),
        (["ebbes", "--from", f"{old}:5"], "from the record", 2),
        (["ebbes", "--true"], "belongs to --from", 2),
    ):
        ran = run("play", *arguments)
        assert ran.status == status and fragment in ran.err, (arguments, ran)


def test_a_game_of_other_rules_is_not_played_on(run: Run, old: Path) -> None:
    old.write_text(json.dumps({**records(old)[0], "rules": 0}))
    ran = run("play", "--from", f"{old}:5", "--bots", "random")
    assert ran.status == 1 and "record 1: it was played by rules 0 of ebbes" in ran.err


@pytest.mark.parametrize(("lang", "fragment"), [("fr", "tiré à nouveau"), ("de", "neu gezogen")])
def test_other_languages(run: Run, old: Path, tmp_path: Path, lang: str, fragment: str) -> None:
    more = ["--lang", lang, "--record", str(tmp_path / "new.jsonl")]
    assert fragment in run("play", "--from", f"{old}:5", *more, typed="quit\n").out
