"""Starting the server: whatever is set wrongly is one sentence; what is printed is true."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from atout.cli.common import CliError
from atout.cli.database import chosen_database
from atout.refusals import Refusal
from atout.server import store
from atout.server.app import House
from atout.server.notices.notify import Mail
from atout.server.site import Config
from atout.server.store import Store, parse
from tests.server.process import free_port
from tests.server.served import served


@pytest.mark.parametrize(
    ("variable", "values"),
    [
        ("ATOUT_HEARTBEAT", ("often", "-1", "0", "nan", "1e9")),
        ("ATOUT_GENEROSITY", ("zero", "0", "-1", "nan", "inf")),
        ("ATOUT_WEBHOOK", ("example.org", "file:///etc/passwd", "https://", "https:// a")),
        ("ATOUT_ORIGINS", ("*", "example.org", "https://a.example,null")),
        ("ATOUT_TOKEN", ("short", "x" * 101, "with some spaces", "pässwörter-sind-lang", "\udcff" * 20)),
        ("FORWARDED_ALLOW_IPS", ("proxy.example", "127.0.0.1 10.0.0.1", "300.0.0.1")),
    ],
)
def test_wrong_settings_are_refused(variable: str, values: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    for value in values:
        monkeypatch.setenv(variable, value)
        with pytest.raises(Refusal) as refused:
            Config.of_environment()
        assert "\n" not in str(refused.value)


def test_right_settings_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOUT_HEARTBEAT", "0.25")
    monkeypatch.setenv("ATOUT_GENEROSITY", "")  # as good as not set
    monkeypatch.setenv("ATOUT_ORIGINS", "https://a.example, capacitor://localhost")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1,172.16.0.0/12, ::1")
    config = Config.of_environment(root_path="cards/", public_url="https://a.example/cards")
    assert (config.heartbeat, config.generosity, config.root_path) == (0.25, 1.0, "/cards")
    assert config.allowed == {"https://a.example", "capacitor://localhost"}
    assert config.proxies == ("127.0.0.1", "172.16.0.0/12", "::1")


@pytest.mark.parametrize("path", ["/ca rds", "/cards?x", "/a//b", "/kärtchen", "/a\nb"])
def test_a_sub_path_is_plain(path: str) -> None:
    with pytest.raises(Refusal, match="--root-path"):
        Config(root_path=path)


@pytest.mark.parametrize(
    "url", ["smtp://u:secret@mail:abc/?from=a@b", "smtp://[::1/?from=a@b", "smtp://mail:99999/?from=a@b"]
)
def test_mail_with_a_wrong_port(url: str) -> None:
    with pytest.raises(Refusal, match="ATOUT_SMTP") as refused:
        Mail.of(url)
    assert "secret" not in str(refused.value)


# --- The database ---


@pytest.mark.parametrize(
    "url",
    [
        "",
        "x",
        "sqlite:",
        "postgresql://me:secret@localhost:abc/x",
        "mysql://localhost/x",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///a.db?mode=ro",
    ],
)
def test_what_is_no_database(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse(url)
    assert "\n" not in str(refused.value) and "secret" not in str(refused.value)


def test_a_folder_or_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CliError, match="either"):
        chosen_database(Path("x"), "sqlite:///x")
    monkeypatch.setenv("ATOUT_DATA", "folder")
    assert chosen_database(None, None).database == "folder/atout.db"
    monkeypatch.setenv("ATOUT_DATABASE", "sqlite:///elsewhere.db")  # where nobody can read a password off the process
    assert chosen_database(None, None).database == "elsewhere.db"
    assert chosen_database(Path("x"), None).database == "x/atout.db"
    assert chosen_database(None, "sqlite:///y.db").database == "y.db"


def test_a_folder_may_have_any_name_and_others_may_not_look_inside(tmp_path: Path) -> None:
    """A database holds the hands of running games and the key of all cookies."""
    folder = tmp_path / "what? #1 100%41 é"
    Store(chosen_database(folder, None)).close()
    assert (folder / "atout.db").stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_database_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = chosen_database(tmp_path, None)
    Store(url).close()
    pragmas = store._pragmas

    def only_reading(connection: Any, record: Any) -> None:  # to root, every file is open
        pragmas(connection, record)
        connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr(store, "_pragmas", only_reading)
    with pytest.raises(Refusal, match="cannot use the database: attempt to write a readonly database"):
        asyncio.run(House.open(url))


# --- As a process ---


def test_what_is_printed_is_true(tmp_path: Path) -> None:
    """The port that was found, no address for others where nobody else can come, and room for thousands of sockets."""
    serve = [sys.executable, "-m", "atout.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))  # which the server inherits
    try:
        server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(3)]
        port = re.fullmatch(r"Atout is open: http://localhost:(\d+)/\n", lines[0])
        assert port is not None and int(port[1]) > 0
        assert lines[1] == f"Data: sqlite:///{tmp_path}/atout.db\n"
        assert lines[2].startswith("To become host of the site: ")
        if sys.platform == "linux":
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[0] == min(65_536, hard)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def test_without_a_place_for_compiled_rules(tmp_path: Path) -> None:
    """Nothing would ever be ready."""
    (tmp_path / "file").write_text("")
    serve = [sys.executable, "-m", "atout.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "ATOUT_CACHE": str(tmp_path / "file")}
    done = subprocess.run(serve, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert done.returncode == 2 and not done.stdout
    assert "ATOUT_CACHE" in done.stderr and done.stderr.count("\n") == 1


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with served(tmp_path):
        second = [sys.executable, "-m", "atout.cli", "serve", "--port", "0", "--data", str(tmp_path)]
        done = subprocess.run(second, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and not done.stdout
    assert done.stderr.startswith("atout: another server is using") and done.stderr.count("\n") == 1
    with served(tmp_path):
        pass  # the first one is gone


def test_while_games_are_being_compiled(tmp_path: Path) -> None:
    """The server is open at once, says how far it is, and an interrupt at the terminal ends it without a word."""
    port, settings = free_port(), {"game": "xxl", "options": {"players": 2}}
    serve = [sys.executable, "-m", "atout.cli", "serve", "--port", str(port), "--data", str(tmp_path)]
    environment = {**os.environ, "ATOUT_CACHE": str(tmp_path / "cache")}
    how: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "env": environment}
    server = subprocess.Popen(serve, start_new_session=True, **how)
    try:
        assert server.stdout is not None and server.stdout.readline().startswith("Atout is open")
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            shelf = http.get("/api/games").json()
            assert re.search(r"\d/16$", shelf["progress"]) and not all(game["ready"] for game in shelf["games"])
            reply = http.post("/api/tables", json={"settings": settings, "start": True})
            assert (reply.status_code, reply.json()["error"]) == (409, "preparing")
            assert re.search(r"\d/16$", reply.json()["detail"])
            assert http.get("/api/tables/mine").json() == {"tables": []}
    finally:
        os.killpg(server.pid, signal.SIGINT)
        _, complaints = server.communicate(timeout=20)
    assert (server.returncode, complaints) == (0, "")
