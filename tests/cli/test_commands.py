"""What all commands have in common: help, version, statuses, pipes, interrupts, light imports."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from atout.cli.common import WORDS, plain
from atout.families import specs
from atout.families.words import LANGUAGES, message_ids
from tests.cli.running import Run, command, environment, process

COMMANDS = ("games", "rules", "play", "simulate", "replay", "review", "verify", "arena", "study", "bench")
LIGHT = (["--help"], ["--version"], ["games"], ["rules", "ebbes"], ["simulate", "--help"], ["rules", "nothing"])


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert ran.status == 0
    assert "Examples:" in ran.out
    assert f"atout {name}" in ran.out


def test_help_lists_every_command(run: Run) -> None:
    for arguments in (["--help"], []):
        ran = run(*arguments)
        assert ran.status == 0
        assert all(name in ran.out for name in COMMANDS)


def test_version(run: Run) -> None:
    ran = run("--version")
    assert ran.status == 0
    assert ran.out.startswith("atout ")


@pytest.mark.parametrize("arguments", LIGHT, ids=" ".join)
def test_light_commands_do_not_load_the_compiler(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom atout.cli import main\n"
        f"try: main({arguments!r})\nexcept SystemExit: pass\n"
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize(
    ("line", "fragment"),
    [
        ("nothing", "No such command"),
        ("games --lang it", "--lang"),
        ("rules", "GAME"),
        ("rules whist", "no game 'whist'"),
        ("rules ebbes --lang xx", "--lang"),
        ("simulate whist", "no game 'whist'"),
        ("simulate ebbes --players 9", "players"),
        ("simulate ebbes --players two", "--players"),
        ("simulate ebbes --games 0", "--games"),
        ("simulate ebbes --games -3", "--games"),
        ("simulate ebbes --seed x", "--seed"),
        ("simulate ebbes --option", "--option"),
        ("simulate ebbes --option goal", "NAME=VALUE"),
        ("simulate ebbes --option goal=1 --option goal=2", "twice"),
        ("simulate ebbes --option speed=3", "speed: ebbes has no such option"),
        ("simulate ebbes --option more_cards=maybe", "more_cards"),
        ("simulate ebbes --option rounds=7", "rounds: 5 unless"),
        ("simulate ebbes --players 3 --option players=4", "differ"),
        ("simulate ebbes --bots clever", "no bot 'clever'"),
        ("simulate ebbes --players 2 --bots random,random,random", "3 bots for 2 seats"),
        ("simulate ebbes --simulations 0", "--simulations"),
        ("simulate ebbes --deck /no/such/deck", "/no/such/deck"),
        ("simulate ebbes -o /no/such/folder/file", "/no/such/folder/file"),
        ("simulate ebbes -o /", "directory"),
        ("replay", "FILE"),
        ("replay /no/such/file", "/no/such/file: No such file or directory"),
        ("replay --check /no/such/file.gz", "/no/such/file.gz: No such file or directory"),
        ("replay --check /", "directory"),
        ("replay --record 0 -", "--record"),
        ("verify /no/such/file", "No such file"),
        ("bench whist", "no game 'whist'"),
        ("bench ebbes --seconds 0", "--seconds"),
        ("play whist", "no game 'whist'"),
        ("play ebbes --bots clever", "no bot 'clever'"),
        ("play ebbes --seat 4", "seats are 0 … 3"),
        ("play ebbes --seat x", "--seat"),
        ("play ebbes --names A,B", "2 names for 1 people"),
        ("play ebbes --lang es", "--lang"),
        ("play --resume /no/such/file", "No such file"),
    ],
)
def test_usage_is_one_line_and_status_2(run: Run, line: str, fragment: str) -> None:
    ran = run(*line.split())
    assert ran.status == 2
    assert ran.out == ""
    assert fragment in ran.err
    assert ran.err.startswith("atout: ") and ran.err.count("\n") == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission(run: Run, games: Path) -> None:
    games.chmod(0)
    assert run("replay", str(games)).status == 2


def test_a_closed_pipe_ends_quietly() -> None:
    shell = f"{' '.join(command('simulate', 'ebbes', '--games', '100000', '--seed', '1'))} | head -1"
    done = subprocess.run(["sh", "-c", shell], env=environment(), capture_output=True, timeout=60, check=False)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("games <&- >&-", 0),
        ("replay --check - <&-", 1),
        ("play ebbes --bots random --record game.jsonl <&-", 0),
        ("games >/dev/full", 2),
        ("simulate ebbes >/dev/full", 2),
        ("simulate whist 2>&-", 2),
    ],
)
def test_closed_and_full_streams(tmp_path: Path, line: str, status: int) -> None:
    shell = f"{' '.join(command())} {line}"
    done = subprocess.run(
        ["sh", "-c", shell], env=environment(PYTHONUNBUFFERED=""), cwd=tmp_path, capture_output=True, check=False
    )
    assert done.returncode == status
    assert done.stderr.count(b"\n") == (1 if status and "2>" not in line else 0)


@pytest.mark.parametrize("more", [[], ["-o", "out.jsonl"]])
def test_an_interrupt_is_one_quiet_line(tmp_path: Path, more: list[str]) -> None:
    arguments = command("simulate", "ebbes", "--games", "1000000", "--seed", "1", *more)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it is ignored, and children inherit it
    running = subprocess.Popen(
        arguments, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout is not None
    if more:
        while not any(file.stat().st_size for file in tmp_path.glob(".out*")):  # not before the first game is written
            time.sleep(0.01)
    else:
        running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err.decode().strip() == "atout: interrupted"
    assert list(tmp_path.iterdir()) == []


def in_terminal(*arguments: str, typed: bytes = b"", out: Path | None = None, **more: str) -> tuple[int, str]:
    """Run a command on a pseudo-terminal of 100 × 24; `out`: but standard output goes to a file."""
    main_end, other_end = pty.openpty()
    subprocess.run(["stty", "rows", "24", "cols", "100"], stdin=other_end, check=True)
    variables = environment(TERM="xterm-256color", **more)
    output = other_end if out is None else os.open(out, os.O_WRONLY | os.O_CREAT)
    running = subprocess.Popen(
        command(*arguments), stdin=other_end, stdout=output, stderr=other_end, env=variables, close_fds=True
    )
    os.close(other_end)
    os.write(main_end, typed)
    seen = b""
    try:
        while chunk := os.read(main_end, 65536):
            seen += chunk
    except OSError:  # Linux says so when the other end is closed
        pass
    os.close(main_end)
    return running.wait(60), seen.decode().replace("\r\n", "\n")


def test_on_a_terminal_games_are_set_in_type() -> None:
    status, seen = in_terminal("games", LANG="de_DE.UTF-8")
    assert status == 0
    assert "4 Spieler" in seen and "\033[" in seen and "more_cards=false" in seen


def test_no_color_is_respected() -> None:
    _, seen = in_terminal("rules", "ebbes", PAGER="cat", NO_COLOR="1")
    assert "\033[3" not in seen.replace("\033[3m", "")  # italics are no colour


def test_long_rules_go_through_the_pager() -> None:
    status, seen = in_terminal("rules", "ebbes", "--lang", "en", PAGER="head -n 3")
    assert status == 0
    assert "ebbes" in seen and len(seen.splitlines()) <= 5


def test_a_progress_bar_is_for_terminals_only(games: Path) -> None:
    status, seen = in_terminal("replay", "--check", str(games))
    assert status == 0
    assert "Checking" in seen
    assert process("replay", "--check", str(games)).err == ""


def test_output_is_never_drawn_into_the_bar(games: Path, tmp_path: Path) -> None:
    games.write_text(games.read_text() + "nonsense\n")
    found = tmp_path / "found"
    status, seen = in_terminal("replay", "--check", str(games), out=found)
    assert status == 1
    assert found.read_text().startswith("record 4: not JSON") and found.read_text().endswith(" 1 disagreements\n")
    assert "Checking" in seen and "record 4" not in seen


def test_piped_rules_are_the_markdown(run: Run) -> None:
    for lang in LANGUAGES:
        out = run("rules", "ebbes", "--lang", lang).out
        assert out.startswith("# ebbes")
        assert "\033" not in out


def test_every_game_has_a_line_and_a_manual(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in LANGUAGES:
        listed = run("games", "--lang", lang)
        assert listed.status == 0
        for id in specs():
            assert f"\n{id}: " in "\n" + listed.out
            assert len(run("rules", id, "--lang", lang).out) > 500


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in run("games").out
    monkeypatch.setenv("LC_ALL", "de")
    assert "Spieler" in run("games").out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "players" in run("games").out


def test_the_messages_are_the_same_in_all_languages() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    found = []
    for lang in LANGUAGES:
        bundle = FluentBundle([lang])
        bundle.add_resource(FluentResource((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")))
        found.append(set(bundle._messages))
    assert found[0] == found[1] == found[2]
    assert not found[0] & message_ids("ebbes")["en"]


def test_plain_text_has_no_control_characters() -> None:
    assert plain("a\x1b[31m\n\u202e\ud800é") == "a\\x1b[31m\\n\\u202e\\ud800é"
