"""`atout replay` and `atout verify`: good files, and all the ways in which a file can be bad."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import atout
from tests.cli.running import Run

Data = dict[str, Any]


def changed(line: str, change: Callable[[Data], object]) -> bytes:
    data = json.loads(line)
    change(data)
    return json.dumps(data).encode()


def hand(data: Data, step: int = 0) -> list[str]:
    found: list[str] = data["steps"][step]["deal"]["hands"][0]
    return found


def first_move(data: Data) -> Data:
    found: Data = data["steps"][1]
    return found


def swap_first_cards(data: Data) -> None:
    """Give the first seat another's card, so that its move is another's."""
    hands = data["steps"][0]["deal"]["hands"]
    hands[0][0] = hands[1][0]


def illegal_card(data: Data) -> None:
    move = first_move(data)
    others = data["steps"][0]["deal"]["hands"][(move["seat"] + 1) % 4]
    move["move"] = others[0]


CHANGES: dict[str, tuple[Callable[[Data], object], str]] = {
    "other format": (lambda d: d.update(format="atout-record/9"), "record 2: "),
    "no format": (lambda d: d.pop("format"), "record 2: Object missing required field `format`"),
    "other game": (lambda d: d.update(game="whist\x1b[31m"), r"whist\x1b[31m"),
    "no game": (lambda d: d.pop("game"), "record 2: "),
    "no options": (lambda d: d.pop("options"), "record 2: "),
    "option missing": (lambda d: d["options"].pop("goal"), "goal"),
    "option unknown": (lambda d: d["options"].update(speed=1), "speed"),
    "option out of range": (lambda d: d["options"].update(players=12), "players"),
    "option of a wrong type": (lambda d: d["options"].update(players=4.0), "players"),
    "option true for 1": (lambda d: d["options"].update(goal=True), "goal"),
    "no steps": (lambda d: d.pop("steps"), "steps"),
    "steps is a number": (lambda d: d.update(steps=3), "steps"),
    "empty step": (lambda d: d["steps"].insert(1, {}), "record 2, step 1: a step has exactly one of"),
    "two kinds": (lambda d: first_move(d).update(part="x"), "record 2, step 1: a step has exactly one of"),
    "no seat": (lambda d: first_move(d).pop("seat"), "record 2, step 1: a move has a seat"),
    "seat is text": (lambda d: first_move(d).update(seat="0"), "record 2, step 1: seat: "),
    "wrong seat": (lambda d: first_move(d).update(seat=(first_move(d)["seat"] + 1) % 4), "record 2, step 1: it is not"),
    "seat far away": (lambda d: first_move(d).update(seat=10**30), "record 2, step 1: it is not"),
    "unknown move": (lambda d: first_move(d).update(move="Z\x1b9"), r"record 2, step 1: 'Z\x1b9' is not a move"),
    "long move": (lambda d: first_move(d).update(move="x" * 100_000), "record 2, step 1: "),
    "illegal move": (illegal_card, "record 2, step 1: "),
    "unknown card": (lambda d: hand(d).__setitem__(0, "Q1"), "record 2, step 0: hands: 'Q1' is not a card"),
    "card is a number": (lambda d: d["steps"][0]["deal"]["hands"][0].append(7), "record 2, step 0: "),
    "card twice": (swap_first_cards, "record 2, step 0: hands: "),
    "card missing": (lambda d: hand(d).pop(), "record 2, step 0: hands[0] needs a list of 10"),
    "no hands": (lambda d: d["steps"][0]["deal"].pop("hands"), "record 2, step 0: the deal has no hands"),
    "hands is text": (lambda d: d["steps"][0]["deal"].update(hands="R1"), "record 2, step 0: hands needs a list"),
    "dealer true": (lambda d: d["steps"][0]["deal"].update(dealer=True), "record 2, step 0: dealer must be"),
    "dealer far away": (lambda d: d["steps"][0]["deal"].update(dealer=7), "record 2, step 0: dealer is 7"),
    "extra key": (lambda d: d["steps"][0]["deal"].update(stock=[]), "record 2, step 0: stock is not due"),
    "no deal": (lambda d: d["steps"].pop(0), "record 2, step 0: "),
    "deal twice": (lambda d: d["steps"].insert(1, d["steps"][0]), "record 2, step 1: no cards are due"),
    "a part": (lambda d: d["steps"].insert(0, {"part": "ebbes"}), "record 2, step 0: no part begins here"),
    "early round": (
        lambda d: d["steps"].insert(1, {"round": {"scores": [0] * 4, "totals": [0] * 4}}),
        "record 2, step 1: no round has been scored",
    ),
    "wrong scores": (lambda d: d["steps"][41]["round"].update(scores=[99] * 4), "record 2, step 41: scores are [99"),
    "no round": (lambda d: d["steps"].pop(41), "record 2, step 41: a round has just been scored"),
    "wrong totals": (lambda d: d.update(totals=[1, 2, 3, 4]), "record 2: totals are [1, 2, 3, 4]"),
    "wrong winners": (lambda d: d.update(winners=[0, 1, 2, 3]), "record 2: winners are"),
    "totals only": (lambda d: d.pop("winners"), "record 2: a finished record has both"),
    "too early an end": (lambda d: d["steps"].__delitem__(slice(20, None)), "record 2: totals and winners are given"),
    "steps after the end": (
        lambda d: d["steps"].append({"seat": 0, "move": "R1"}),
        "the game is over",
    ),
    "wrong legal": (lambda d: first_move(d).update(legal=["R1", "R2"]), "record 2, step 1: legal moves differ"),
}

# Whole lines that are no records, and what is said about them.
LINES: dict[str, tuple[bytes, str]] = {
    "not JSON": (b"hello", "record 2: not JSON"),
    "an array": (b"[]", "record 2: Expected `object`"),
    "null": (b"null", "record 2: "),
    "a number": (b"17", "record 2: "),
    "not UTF-8": (b'{"game":"\xff\xfe"}', "record 2: not UTF-8: byte 9"),
    "byte-order mark": (b"\xef\xbb\xbf{}", "record 2: a byte-order mark"),
    "NUL bytes": (b"\0\0\0", "record 2: not JSON"),
    "UTF-16": ('{"game": "ebbes"}'.encode("utf-16"), "record 2: not UTF-8"),
    "binary": (bytes(set(range(256)) - {10, 13}), "record 2: not UTF-8"),
    "deep nesting": (b'{"comment":' + b"[" * 200_000 + b"]" * 200_000 + b"}", "record 2: "),
    "deep nesting in a deal": (
        b'{"format":"atout-record/1","game":"ebbes","steps":[{"deal":{"x":' + b"[" * 200_000 + b"]" * 200_000 + b"}}]}",
        "record 2: ",
    ),
    "a long line": (b'{"comment":"' + b"x" * 50_000_000 + b'"}', "record 2: the line is longer than 16,000,000 bytes"),
    "long digits": (b'{"game":' + b"9" * 100_000 + b"}", "record 2: "),
    "a lone surrogate": (b'{"game":"\\ud800"}', "record 2: "),
}


def assert_bad(run: Run, file: Path, fragment: str) -> None:
    """Both ways of reading name the place in a line, and nothing else is wrong with the file."""
    checked = run("replay", "--check", str(file))
    assert checked.status == 1
    assert checked.err == ""
    assert any(fragment in line for line in checked.lines[:-1]), checked.out[:500]
    assert checked.lines[-1].startswith("3 records, ")
    assert all(line.startswith("record 2") and len(line) < 600 for line in checked.lines[:-1])
    assert checked.out.replace("\n", "").isprintable()

    told = run("replay", str(file))
    assert told.status == 1
    assert told.err.count("\n") == 1
    assert told.err.startswith(f"atout: {file}: record 2") and fragment in told.err
    assert "Record 1" in told.out and "Record 3" in told.out and "Record 2" not in told.out


@pytest.mark.parametrize("name", CHANGES)
def test_wrong_records(run: Run, games: Path, name: str) -> None:
    change, fragment = CHANGES[name]
    lines = games.read_text().splitlines()
    games.write_bytes(b"\n".join([lines[0].encode(), changed(lines[1], change), lines[2].encode()]))
    assert_bad(run, games, fragment)


@pytest.mark.parametrize("deck", [["R1"], [], ["0R/0R"] * 55, ["x"] * 55])
def test_a_deck_that_is_none(run: Run, deck: list[str]) -> None:
    line = changed(run("simulate", "xxl-lower", "--seed", "1").out, lambda data: data.update(deck=deck))
    for command in (["replay"], ["replay", "--check"], ["verify"]):
        ran = run(*command, "-", typed=line)
        assert ran.status == 1
        assert "record 1: " in ran.out + ran.err


@pytest.mark.parametrize("name", LINES)
def test_lines_that_are_no_records(run: Run, games: Path, name: str) -> None:
    line, fragment = LINES[name]
    lines = games.read_bytes().splitlines()
    games.write_bytes(b"\r\n".join([lines[0], line, lines[2]]))
    assert_bad(run, games, fragment)


def test_a_game_of_other_rules_is_replayed_and_said_to_be_one(run: Run, games: Path) -> None:
    lines = games.read_text().splitlines()
    games.write_bytes(b"\n".join([lines[0].encode(), changed(lines[1], lambda d: d.update(rules=0))]))
    for ran in (run("replay", str(games)), run("replay", "--check", str(games))):
        assert ran.status == 0 and ran.err.startswith("atout: record 2: it was played by rules 0 of ")
        assert ran.err.count("\n") == 1 and "2" in ran.out


def test_a_truncated_file(run: Run, games: Path) -> None:
    games.write_bytes(games.read_bytes()[:-1000])
    ran = run("replay", "--check", str(games))
    assert ran.status == 1
    assert ran.lines[0].startswith("record 3: not JSON") and "truncated" in ran.lines[0]


@pytest.mark.parametrize("content", [b"", b"\n \n\t\n"])
@pytest.mark.parametrize("command", [["replay"], ["replay", "--check"], ["verify"]], ids=" ".join)
def test_no_record_at_all(run: Run, command: list[str], content: bytes) -> None:
    ran = run(*command, "-", typed=content)
    assert ran.status == 1
    assert ran.out == "" and ran.err == "atout: standard input: there is no record in it\n"


def test_the_last_line_of_a_check(run: Run, games: Path) -> None:
    moves = sum("move" in step for line in games.read_text().splitlines() for step in json.loads(line)["steps"])
    ran = run("replay", "--check", str(games))
    assert ran.status == 0 and ran.err == ""
    assert ran.out == f"3 records, {moves} moves: 0 disagreements\n"


def test_every_disagreement_is_listed(run: Run, games: Path) -> None:
    data = json.loads(games.read_text().splitlines()[0])
    data["steps"][41]["round"]["scores"][0] += 1
    data["totals"][0] += 1
    ran = run("replay", "--check", "-", typed=json.dumps(data))
    assert ran.status == 1
    assert [line.partition(":")[0] for line in ran.lines[:2]] == ["record 1, step 41", "record 1"]
    assert ran.lines[2].endswith("moves: 2 disagreements")


def test_unfinished_records_are_accepted_and_said_so(run: Run, games: Path) -> None:
    data = json.loads(games.read_text().splitlines()[0])
    del data["totals"], data["winners"]
    for length in (0, 1, 17, 42):
        part = json.dumps({**data, "steps": data["steps"][:length]})
        ran = run("replay", "--check", "-", typed=part)
        assert ran.status == 0
        assert ran.lines[0] == "record 1: unfinished, right so far"
        assert "unfinished" in run("replay", "-", typed=part).lines[-1]


def test_blank_lines_are_skipped_and_packed_files_read(run: Run, games: Path, tmp_path: Path) -> None:
    packed = tmp_path / "games.jsonl.gz"
    packed.write_bytes(gzip.compress(games.read_bytes().replace(b"\n", b"\n\n \n")))
    assert run("replay", "--check", str(packed)).out == run("replay", "--check", str(games)).out
    packed.write_bytes(packed.read_bytes()[:-20])
    ran = run("replay", "--check", str(packed))
    assert ran.status == 1 and "the packed file is broken" in ran.err
    packed.write_bytes(b"not packed")
    ran = run("replay", "--check", str(packed))
    assert ran.status == 1 and "the packed file is broken" in ran.err


@pytest.mark.parametrize(("lang", "fragment"), [("en", " plays "), ("fr", " joue "), ("de", " spielt ")])
def test_a_game_is_told(run: Run, games: Path, lang: str, fragment: str) -> None:
    ran = run("replay", str(games), "--lang", lang, "--record", "2")
    assert ran.status == 0
    assert ran.out.count(fragment) == 200
    assert ran.out.count("    ebbes · ") == 10  # after each deal and each round


def test_one_record_of_many(run: Run, games: Path) -> None:
    assert run("replay", "--check", str(games), "--record", "2").lines[-1].startswith("1 records, ")
    for more in ([], ["--check"]):
        ran = run("replay", str(games), "--record", "4", *more)
        assert ran.status == 2 and "there is no record 4" in ran.err


def test_names_are_shown_but_never_raw(run: Run, games: Path) -> None:
    data = json.loads(games.read_text().splitlines()[0])
    data["names"] = ["Anna", "B\x1b[2J", "C", "D"]
    told = run("replay", "-", typed=json.dumps(data)).out
    assert "Anna plays" in told and r"B\x1b[2J plays" in told and "\x1b" not in told
    data["names"] = {"Anna": 1}
    assert "Seat 0 plays" in run("replay", "-", typed=json.dumps(data)).out


# --- verify ---


def fair_record(players: int) -> Data:
    state = atout.game("ebbes", players=players).start(fair=bytes(range(32)))
    while not state.over:
        state.play(state.moves()[0])
    return state.record().data()


@pytest.mark.parametrize("players", [2, 4])
def test_fair_dealing_is_verified(run: Run, players: int) -> None:
    data = fair_record(players)
    for step in data["steps"]:
        for held in step.get("deal", {}).get("hands", [])[:players]:
            held.sort()  # the order of a hand has no meaning
    ran = run("verify", "-", typed=json.dumps(data))
    assert ran.status == 0
    assert ran.lines == ["record 1: ok, 5 deals", "1 records: 1 fair, 0 not"]


def other_seed(data: Data) -> None:
    data["fair"].update(seed="00" * 32, commit=hashlib.sha256(bytes(32)).hexdigest())


def other_order(data: Data) -> None:
    """The virtual player's cards lie in order; what was played on them is left out."""
    del data["totals"], data["winners"], data["steps"][1:]
    data["steps"][0]["deal"]["hands"][2].reverse()


@pytest.mark.parametrize(
    ("change", "fragment"),
    [
        (lambda d: d.pop("fair"), "record 1: the record has no fair dealing"),
        (lambda d: d["fair"].pop("seed"), "record 1: the seed has not been revealed"),
        (lambda d: d["fair"].update(seed="xyz"), "record 1: the seed is not 64 hexadecimal digits"),
        (lambda d: d["fair"].update(seed="00" * 32), "record 1: the commitment is not the SHA-256 of the seed"),
        (lambda d: d["fair"].update(scheme="mine"), "record 1: "),
        (other_seed, "record 1, step 0: deal 1 is not the one that the seed gives"),
        (lambda d: d.update(winners=[0, 1, 2, 3]), "record 1: winners are"),
        (other_order, "record 1, step 0: deal 1 is not the one that the seed gives"),
    ],
)
def test_unfair_records(run: Run, change: Callable[[Data], object], fragment: str) -> None:
    data = fair_record(2)
    change(data)
    ran = run("verify", "-", typed=json.dumps(data))
    assert ran.status == 1
    assert ran.lines[0].startswith(fragment)
    assert ran.lines[-1] == "1 records: 0 fair, 1 not"
