"""Telling people that it is their turn: web push, webhook, mail; never to our own network, never too often."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, ClassVar

import pytest
from pywebpush import WebPushException

from atout.refusals import Refusal
from atout.server.notices import push
from atout.server.notices.notify import Mail
from tests.server.house import House, in_house, problem

DEVICE = {"endpoint": "https://push.example/abc", "keys": {"p256dh": "BPub", "auth": "AuTh"}}


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Names and what they stand for."""
    found = {"push.example": "9.9.9.9", "inside.example": "10.0.0.1", "both.example": "9.9.9.9"}

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        if host not in found:
            raise OSError("no such name")
        more = [(2, 1, 6, "", ("127.0.0.1", port))] if host == "both.example" else []
        return [(2, 1, 6, "", (found[host], port)), *more]

    monkeypatch.setattr("atout.server.web.addresses.socket.getaddrinfo", look_up)
    return found


@in_house()
async def test_the_push_key_is_made_once(house: House) -> None:
    key = (await house.guest().get("/api/push/key")).json()["key"]
    assert len(key) == 87
    assert await house.site.facts.ensure("vapid", push.new_key) == house.site.facts.get("vapid")
    assert push.public_key(house.site.facts.get("vapid")) == key


@in_house()
async def test_subscribe_and_unsubscribe(house: House, world: dict[str, str]) -> None:
    guest = house.guest()
    assert problem(await guest.post("/api/push", json=DEVICE)) == (401, "sign-in")
    await guest.me()
    for _ in range(2):
        assert (await guest.post("/api/push", json={**DEVICE, "expirationTime": None})).status_code == 204
    assert (await guest.get("/api/me/export")).json()["devices"] == [DEVICE["endpoint"]]
    other = house.guest()
    await other.me()
    query = {"endpoint": str(DEVICE["endpoint"])}
    assert problem(await other.delete("/api/push", params=query)) == (404, "not-found")
    assert (await guest.delete("/api/push", params=query)).status_code == 204
    assert problem(await guest.delete("/api/push", params=query)) == (404, "not-found")


@in_house()
async def test_ten_devices_are_enough(house: House, world: dict[str, str]) -> None:
    guest = house.guest()
    await guest.me()
    for i in range(10):
        device = {**DEVICE, "endpoint": f"https://push.example/{i}"}
        assert (await guest.post("/api/push", json=device)).status_code == 204
    assert problem(await guest.post("/api/push", json=DEVICE)) == (409, "too-many")


@in_house()
async def test_our_own_network_is_never_called(house: House, world: dict[str, str]) -> None:
    guest = house.guest()
    await guest.me()
    for endpoint in (
        "https://inside.example/x",
        "https://both.example/x",
        "https://unknown.example/x",
        "https://push.example:99999/x",
        "https://user@push.example/x",
        "https://[::1/x",
        "https:///xxxxxxx",
    ):
        assert problem(await guest.post("/api/push", json={**DEVICE, "endpoint": endpoint})) == (400, "bad-endpoint")
    plain = await guest.post("/api/push", json={**DEVICE, "endpoint": "http://push.example/x"})
    assert problem(plain) == (400, "bad-request")


def test_a_name_that_moved_into_our_network_is_not_called_either() -> None:
    listening = HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    with listening, push._session() as session, pytest.raises(Exception, match="not a public address"):
        session.post(f"https://localhost:{listening.server_port}/", data=b"x", timeout=2)
    with push._session() as session, pytest.raises(Exception, match="No connection adapters"):
        session.get("http://push.example/")


@in_house(public_url="https://cards.example")
async def test_all_devices_are_told_in_the_persons_language(house: House, world: dict[str, str]) -> None:
    sent: list[tuple[str, dict[str, Any]]] = []

    def send(subscription: dict[str, Any], message: str, *_: str) -> bool:
        sent.append((subscription["endpoint"], json.loads(message)))
        return subscription["endpoint"] != "https://push.example/gone"

    house.site.notifier._send_push = send
    guest = house.guest()
    me = (await guest.patch("/api/me", json={"lang": "fr"})).json()
    for path in ("abc", "gone"):
        await guest.post("/api/push", json={**DEVICE, "endpoint": f"https://push.example/{path}"})
    assert await house.site.notifier.your_turn(me["id"], "t1", "ebbes")
    await house.site.notifier.idle()
    assert {endpoint for endpoint, _ in sent} == {"https://push.example/abc", "https://push.example/gone"}
    message = sent[0][1]
    assert message["text"] == "C’est à toi de jouer : ebbes"
    assert message["link"] == "https://cards.example/table/t1"
    # A device that wants no more is forgotten, and nobody is told twice in ten minutes about one table.
    assert (await guest.get("/api/me/export")).json()["devices"] == [DEVICE["endpoint"]]
    assert not await house.site.notifier.your_turn(me["id"], "t1", "ebbes")
    assert await house.site.notifier.your_turn(me["id"], "t2", "ebbes")
    assert await house.site.notifier.your_turn("nobody", "t1", "ebbes")
    await house.site.notifier.idle()
    assert len(sent) == 3


@in_house()
async def test_what_fails_is_logged_without_secrets(
    house: House, world: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    def send(*_: Any) -> bool:
        raise WebPushException("failed for https://push.example/abc with AuTh")

    house.site.notifier._send_push = send
    guest = house.guest()
    await guest.post("/api/bots", json={"nick": "Bot"})
    await guest.post("/api/push", json=DEVICE)
    with caplog.at_level(logging.INFO):
        await house.site.notifier.your_turn((await guest.me())["id"], "t1", "ebbes")
        await house.site.notifier.idle()
    assert "a notice by push failed: WebPushException" in caplog.text
    assert "AuTh" not in caplog.text
    assert "push.example" not in caplog.text


def test_a_real_notice_is_encrypted_and_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    import requests

    posted: dict[str, Any] = {}

    def post(_: Any, url: str, **kwargs: Any) -> requests.Response:
        posted.update(kwargs, url=url)
        reply = requests.Response()
        reply.status_code = posted.get("status", 201)
        return reply

    monkeypatch.setattr(requests.Session, "post", post)
    device = {
        "endpoint": "https://push.example/abc",
        "keys": {"p256dh": push.public_key(push.new_key()), "auth": "A" * 22},
    }
    assert push.send(device, "your turn", push.new_key(), "https://cards.example")
    assert b"your turn" not in posted["data"]
    assert posted["headers"]["authorization"].startswith("vapid ")
    assert posted["timeout"] == 5.0
    posted["status"] = 410
    assert not push.send(device, "your turn", push.new_key(), "")
    posted["status"] = 500
    with pytest.raises(WebPushException):
        push.send(device, "your turn", push.new_key(), "")


@pytest.fixture
def hook() -> Iterator[tuple[str, list[Any]]]:
    """A webhook that keeps what it is told."""
    told: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", told
    server.shutdown()
    server.server_close()


@in_house()
async def test_the_webhook_is_told(house: House, hook: tuple[str, list[Any]]) -> None:
    house.site.notifier._webhook = hook[0]
    me = await house.guest().me()
    await house.site.notifier.your_turn(me["id"], "t1", "ebbes")
    await house.site.notifier.idle()
    (told,) = hook[1]
    assert (told["kind"], told["table"], told["nick"]) == ("your-turn", "t1", me["nick"])


class _Post:
    """A mail server that keeps what it is given."""

    sent: ClassVar[list[Any]] = []

    def __init__(self, host: str, port: int, timeout: float) -> None:
        assert (host, port, timeout) == ("mail.example", 25, 5.0)

    def __enter__(self) -> _Post:
        return self

    def __exit__(self, *_: Any) -> None:
        pass

    def has_extn(self, name: str) -> bool:
        return name == "starttls"

    def starttls(self, context: Any) -> None:  # noqa: ARG002
        self.sent.append("starttls")

    def login(self, user: str, password: str) -> None:
        self.sent.append((user, password))

    def send_message(self, message: Any) -> None:
        self.sent.append((message["To"], message["Subject"]))


@in_house(smtp="smtp://u%40x:p@mail.example:25/?from=table@cards.example")
async def test_mail_to_whoever_left_an_address(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atout.server.notices.notify.smtplib.SMTP", _Post)
    guest = await house.account("zoe")
    me = (await guest.patch("/api/me", json={"email": "zoe@example.org"})).json()
    await house.site.notifier.your_turn(me["id"], "t1", "ebbes")
    await house.site.notifier.idle()
    assert _Post.sent == ["starttls", ("u@x", "p"), ("zoe@example.org", "It is your turn: ebbes")]


def test_settings_for_mail() -> None:
    assert Mail.of("") is None
    found = Mail.of("smtps://mail.example/?from=a@b.example")
    assert found is not None
    assert (found.port, found.encrypted) == (465, True)
    for wrong in ("mail.example", "http://mail.example/?from=a@b", "smtp://mail.example"):
        with pytest.raises(Refusal):
            Mail.of(wrong)
