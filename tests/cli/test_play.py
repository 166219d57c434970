"""`atout play`, driven by piped input."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path

import pytest

import atout
from atout.bots import wins
from atout.cli.prompt import meant, named
from tests.cli.running import Run

ENOUGH = "1\n" * 400


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def secret(file: Path) -> Path:
    return file.with_name(file.name + ".secret")


def play(run: Run, file: Path, typed: str, *more: str) -> str:
    ran = run("play", "ebbes", "--bots", "random", "--record", str(file), *more, typed=typed)
    assert ran.status == 0 and ran.err == ""
    return ran.out


def test_a_whole_game(run: Run, file: Path) -> None:
    out = play(run, file, ENOUGH)
    assert "The game is over." in out
    commit = re.search(r"Commitment .*: ([0-9a-f]{64})", out)
    data = json.loads(file.read_text())
    assert commit is not None and data["fair"]["commit"] == commit[1]
    assert data["seated"] == ["person", "random", "random", "random"]
    assert atout.replay(file.read_bytes()).over
    assert not secret(file).exists()
    assert run("verify", str(file)).status == 0
    again = run("play", "ebbes", "--record", str(file))
    assert again.status == 2 and "this game is over" in again.err


def test_the_end_of_input_saves_and_the_game_goes_on(run: Run, file: Path) -> None:
    play(run, file, "1\n1\n1\n")
    first = json.loads(file.read_text())
    assert "seed" not in first["fair"] and "totals" not in first
    assert stat.S_IMODE(secret(file).stat().st_mode) == 0o600
    assert run("replay", "--check", str(file)).status == 0

    out = play(run, file, "1\n" * 5)  # the same command goes on with it
    assert first["fair"]["commit"] in out
    assert run("play", "--resume", str(file), typed=ENOUGH).status == 0
    last = json.loads(file.read_text())
    assert last["steps"][: len(first["steps"])] == first["steps"]
    assert last["date"] == first["date"]
    assert run("verify", str(file)).status == 0
    assert not secret(file).exists()


@pytest.mark.parametrize("content", [None, "zz", "00" * 32])
def test_without_its_secret_a_game_goes_on_unverified(run: Run, file: Path, content: str | None) -> None:
    play(run, file, "1\n1\n1\n")
    secret(file).unlink()
    if content is not None:
        secret(file).write_text(content)
    ran = run("play", "--resume", str(file), typed=ENOUGH)
    assert ran.status == 0
    assert "cannot be verified" in ran.out
    data = json.loads(file.read_text())
    assert "fair" not in data and "totals" in data
    assert run("replay", "--check", str(file)).status == 0


def test_what_cannot_be_resumed(run: Run, file: Path, games: Path) -> None:
    play(run, file, "1\n", "--players", "3")
    for more, fragment in (
        (["ebbes", "--players", "4"], "other options"),
        (["ebbes", "--option", "more_cards=true"], "other options"),
        (["--record", "elsewhere"], "its own file"),
    ):
        ran = run("play", "--resume", str(file), *more)
        assert ran.status == 2 and fragment in ran.err
    assert run("play", "--resume", str(file), "ebbes", "--players", "3").status == 0
    ran = run("play", "--resume", str(games))
    assert ran.status == 2 and "single record" in ran.err
    for content in ("nonsense", file.read_text().replace('"seat":', '"seat":9')):
        file.write_text(content)
        ran = run("play", "ebbes", "--record", str(file))
        assert ran.status == 1 and "record 1" in ran.err
        assert file.read_text() == content


def test_refusals_cite_the_rule(run: Run, file: Path) -> None:
    every = "\n".join(f"{colour}{value}" for colour in "RGBYN" for value in range(1, 9))
    out = play(run, file, f"pick:R1\n{every}\n\x1b[2Jnonsense\n99\n")
    assert re.search(r"pick:R1 is not allowed: This is not the time for that\. \(ebbes, “.*”\)", out)
    assert re.search(r" is not allowed: .* \(ebbes, “.*”\)", out)
    assert r"“\x1b[2Jnonsense” is neither a move nor a command" in out
    assert "“99” is neither" in out
    assert "\x1b" not in out


def test_undo_goes_back_to_ones_own_decision(run: Run, file: Path) -> None:
    out = play(run, file, "undo\n1\n1\nundo\nundo\nundo\n")
    assert out.count("You have no move to take back.") == 2
    moves = [step for step in json.loads(file.read_text())["steps"] if "move" in step]
    assert all(step["seat"] != 0 for step in moves)


def test_the_other_commands(run: Run, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    typed = f"hint\nrules\nhelp\n?\nmoves\nlog\nsave {copy}\nsave {copy}\nsave /no/such/place\nsave\nquit\n1\n"
    out = play(run, file, typed)
    assert re.search(r"^\S+: [+−]\d+\.\d\d ± \d+\.\d\d$", out, re.MULTILINE)
    assert "## The idea" in out
    assert out.count("back to your previous decision") == 2
    assert out.count("You may play:") == 2
    assert f"Saved: {copy}" in out and "exists already" in out and "/no/such/place" in out
    assert run("play", "--resume", str(copy), typed="1\n").status == 0
    assert out.endswith(f"Saved: {file}\n")


@pytest.mark.parametrize(
    ("lang", "fragments"),
    [
        (
            "fr",
            ["bonne partie", "Tu peux jouer", "les trois meilleurs coups", "n’est pas permis", "retour à ta"],
        ),
        ("de", ["viel Vergnügen", "Erlaubt ist", "die drei besten Züge", "ist nicht erlaubt", "zurück zu deiner"]),
    ],
)
def test_other_languages(run: Run, file: Path, lang: str, fragments: list[str]) -> None:
    helps, hints = {"fr": ("aide", "conseil"), "de": ("hilfe", "tipp")}[lang]
    out = play(run, file, f"{helps}\n{hints}\nfirst:0\n1\n", "--lang", lang)
    for fragment in fragments:
        assert fragment in out
    assert " ± " in out


def test_two_people_pass_the_keyboard(run: Run, file: Path) -> None:
    typed = "\n1\n" * 3
    out = play(run, file, typed, "--players", "2", "--seat", "0,1", "--names", "Anna,Ben")
    assert out.count("Pass the keyboard to Anna") >= 1 and out.count("Pass the keyboard to Ben") >= 1
    state = atout.replay(file.read_bytes())
    assert [move.seat for move in state.history if move.seat < 2][:2] in ([0, 1], [1, 0])
    # Between one's prompt and the other's, only one's own hand is shown.
    for turn in re.split("Pass the keyboard to ", out)[1:]:
        seat = "01"[turn.startswith("Ben")]
        assert f"Hand {seat}:" in turn or "Hand" not in turn
        assert f"Hand {1 - int(seat)}:" not in turn
    assert json.loads(file.read_text())["names"] == ["Anna", "Ben", "Virtual player"]
    out = run("play", "--resume", str(file), typed="quit\n").out
    assert "Pass the keyboard to" in out and "Hand" not in out


def test_without_a_game_one_is_asked(run: Run, file: Path) -> None:
    out = run("play", "--record", str(file), typed="chess\n0\n1\ngenius\n9\nStrong\n1\nquit\n").out
    won = 100 * wins("ebbes")["strong"]
    assert "There is no game “chess”." in out and "There are no bots “genius”." in out
    assert "Which game?" in out and f"strong: Wins {won:.0f} of 100 rounds" in out and "You may play:" in out
    assert json.loads(file.read_text())["seated"] == ["person", *["strong"] * 3]
    assert run("play", typed="").status == 0


def test_games_are_kept_in_the_users_folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = run("play", "ebbes", typed="quit\n")
    assert ran.status == 0
    kept = list(tmp_path.rglob("ebbes-*.jsonl"))
    assert len(kept) == 1 and str(kept[0]) in ran.out


def test_what_a_line_means() -> None:
    assert meant("R7", ["R7", "R8"]) == ["R7"]
    assert meant("2", ["R7", "R8"]) == ["R8"]
    assert meant("3", ["R7", "R8"]) == meant("0", ["R7"]) == meant("", ["R7"]) == []
    assert meant("r8", ["R7", "R8"]) == ["R8"]
    assert meant("G5", ["discard:G5", "discard:G7"]) == ["discard:G5"]
    assert meant("3B/6Y", ["3B/6Y@Y>A", "3B/6Y@Y>B", "0R/7Y@R>A"]) == ["3B/6Y@Y>A", "3B/6Y@Y>B"]
    assert meant("0r/7y", ["3B/6Y@Y>A", "0R/7Y@R>A"]) == ["0R/7Y@R>A"]
    assert meant("a1", ["a1:left", "A1:left"]) == ["a1:left"]
    assert named("r7", ["R7", "", "discard:?"]) == "R7"
    assert named("discard:?", ["discard:?"]) is named("", [""]) is named("a1", ["A1x"]) is None
