"""What every request passes: origin, size, speed, bans; and the headers it leaves with. Also sub-paths and proxies."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from atout.server.problems import Problem
from atout.server.site import application
from atout.server.web.addresses import household, is_public
from atout.server.web.limits import Limits, Rate
from tests.server.house import HOST, House, in_house, problem

NICK = {"nick": "Zoe"}


@in_house()
async def test_every_answer_has_the_secure_headers(house: House) -> None:
    guest = house.guest()
    for path in ("/api/me", "/api/docs", "/api/static/docs.js", "/nowhere", "/health", "/api/openapi.json"):
        headers = (await guest.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["permissions-policy"]
        assert "strict-transport-security" not in headers


@in_house(origins=("https://page.example",), public_url="https://cards.example/atout")
async def test_only_our_own_pages_may_change_anything(house: House) -> None:
    guest = house.guest()
    await guest.me()
    for origin in (
        "http://evil.test",
        "null",
        "http://table.test.evil.test",
        "http://table.test:81",
        "",
        "table.test",
        "://",
    ):
        reply = await guest.patch("/api/me", json=NICK, headers={"origin": origin})
        assert problem(reply) == (403, "foreign-origin"), origin
    own = ("http://table.test", "https://table.test", "HTTP://TABLE.TEST", "http://table.test:80")
    for origin in (*own, "https://page.example", "https://cards.example"):
        assert (await guest.patch("/api/me", json=NICK, headers={"origin": origin})).status_code == 200, origin
    assert (await guest.get("/api/me", headers={"origin": "http://evil.test"})).status_code == 200


@in_house()
async def test_a_cookie_without_an_origin_needs_the_browsers_word(house: House) -> None:
    guest = house.guest()
    await guest.me()
    del guest.headers["origin"]
    assert problem(await guest.patch("/api/me", json=NICK)) == (403, "foreign-origin")
    cross = await guest.patch("/api/me", json=NICK, headers={"sec-fetch-site": "cross-site"})
    assert problem(cross) == (403, "foreign-origin")
    same = await guest.patch("/api/me", json=NICK, headers={"sec-fetch-site": "same-origin"})
    assert same.status_code == 200


@in_house()
async def test_programs_need_no_origin(house: House) -> None:
    guest = house.guest()
    del guest.headers["origin"]
    assert (await guest.post("/api/bots", json={"nick": "Bot"})).status_code == 201  # nobody yet: no harm


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


@in_house()
async def test_sockets_are_guarded_too(house: House) -> None:
    guest = house.guest()
    await guest.me()
    name = house.site.persons.cookie_name
    cookie = {"cookie": f"{name}={guest.cookies[name]}"}
    app = application(house.site, sockets=_echo)

    async def greeting(path: str = "/api/socket", **headers: str) -> str:
        """What the server says first: a greeting, or why not."""
        sent: list[Message] = []
        raw = [(key.encode(), value.encode()) for key, value in {"host": "table.test", **headers}.items()]
        scope = {"type": "websocket", "path": path, "headers": raw, "query_string": b"", "client": ("203.0.113.1", 1)}

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        await app(scope, receive, send)
        if sent[0]["type"] == "websocket.accept":
            return str(sent[1]["text"])
        return str(msgspec.json.decode(sent[1]["body"])["error"])

    assert await greeting(origin=HOST, **cookie) == "hello"
    assert await greeting() == "hello"
    assert await greeting(authorization="Bearer x", **cookie) == "hello"  # the token counts, and is looked at later
    assert await greeting(**cookie) == "foreign-origin"
    assert await greeting(origin="http://evil.test") == "foreign-origin"
    assert await greeting("/nowhere", origin=HOST) == "not-found"


@in_house()
async def test_bodies_have_a_limit_whatever_they_claim(house: House) -> None:
    guest = house.guest()
    big = b'{"nick": "' + b"x" * 70_000 + b'"}'
    headers = {"content-type": "application/json"}
    assert problem(await guest.patch("/api/me", content=big, headers=headers)) == (413, "too-large")

    async def drip() -> Any:
        for i in range(0, len(big), 1000):
            yield big[i : i + 1000]

    assert problem(await guest.patch("/api/me", content=drip(), headers=headers)) == (413, "too-large")
    for claim in ("-1", "x", "9" * 30, "²"):
        reply = await guest.patch(
            "/api/me", content=b"{}", headers={b"content-type": b"application/json", b"content-length": claim.encode()}
        )
        assert problem(reply) == (413, "too-large")


@in_house(generosity=1.0)
async def test_one_address_cannot_ask_without_end(house: House) -> None:
    guest = house.guest()
    replies = [await guest.get("/api/site") for _ in range(500)]
    slow = [reply for reply in replies if reply.status_code == 429]
    assert slow
    assert problem(slow[0]) == (429, "slow-down")
    assert int(slow[0].headers["retry-after"]) >= 1
    assert (await house.guest("203.0.113.2").get("/api/site")).status_code == 200


@in_house(generosity=1.0)
async def test_one_visitor_cannot_ask_without_end(house: House) -> None:
    guest = house.guest()
    replies = [(await guest.get("/api/me")).status_code for _ in range(100)]
    assert replies[:60] == [200] * 60
    assert 429 in replies
    assert (await house.guest().get("/api/me")).status_code == 200


@in_house(generosity=1.0)
async def test_one_address_cannot_make_visitors_without_end(house: House) -> None:
    replies = [(await house.guest().get("/api/me")).status_code for _ in range(40)]
    assert replies == [200] * 30 + [429] * 10


@in_house(generosity=1.0)
async def test_what_is_expensive_is_limited_more_tightly(house: House) -> None:
    guest = house.guest()
    body = {"name": "zoe", "password": "wrong horse"}
    replies = [(await guest.post("/api/session", json=body)).status_code for _ in range(15)]
    assert replies == [403] * 10 + [429] * 5


def test_buckets_fill_again_and_their_number_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    limits = Limits(rates={"chat": Rate(2, 0.5)}, now=lambda: now[0])
    limits.take("chat", "zoe")
    limits.take("chat", "zoe")
    with pytest.raises(Problem) as refused:
        limits.take("chat", "zoe")
    assert refused.value.args_ == {"seconds": 2}
    limits.take("chat", "ada")
    now[0] = 2.0
    limits.take("chat", "zoe")
    monkeypatch.setattr("atout.server.web.limits._MOST", 100)
    for i in range(1000):
        limits.take("chat", str(i))
    assert len(limits._buckets) <= 102


@in_house()
async def test_without_a_proxy_nobody_can_choose_an_address(house: House) -> None:
    await house.site.bans.refresh()
    host = await house.account("host")
    await host.post("/api/site/bans", json={"address": "198.51.100.1"})
    liar = house.guest("198.51.100.1", **{"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"})
    assert problem(await liar.get("/api/me")) == (403, "banned")


@in_house(proxies=("10.0.0.1",))
async def test_behind_a_proxy_its_word_counts(house: House) -> None:
    host = await house.account("host")
    await host.post("/api/site/bans", json={"address": "198.51.100.0/24"})
    headers = {"x-forwarded-proto": "https"}
    banned = house.guest("10.0.0.1", **headers, **{"x-forwarded-for": "203.0.113.9, 198.51.100.7"})
    assert problem(await banned.get("/api/me")) == (403, "banned")
    fine = house.guest("10.0.0.1", **headers, **{"x-forwarded-for": "198.51.100.7, 203.0.113.9"})
    assert "Secure" in (await fine.get("/api/me")).headers["set-cookie"]
    other = house.guest("10.0.0.2", **headers, **{"x-forwarded-for": "198.51.100.7"})
    assert "Secure" not in (await other.get("/api/me")).headers["set-cookie"]


@in_house(root_path="cards/")
async def test_below_a_sub_path(house: House) -> None:
    for path in ("/cards/api/me", "/api/me"):  # the proxy leaves the sub-path or cuts it off
        guest = house.guest()
        reply = await guest.get(path)
        assert reply.status_code == 200
        assert "Path=/cards;" in reply.headers["set-cookie"]
    assert (await guest.get("/cards/api/static/docs.js")).status_code == 200
    assert (await guest.get("/cards/api/openapi.json")).json()["servers"] == [{"url": "/cards"}]
    assert problem(await guest.get("/cards/cards/api/me")) == (404, "not-found")
    reply = await guest.get("/cards")
    assert (reply.status_code, reply.headers["location"]) == (307, "/cards/")


def test_a_household_is_one_caller() -> None:
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::4") != household("2001:db8:1:3::3")
    assert household("::ffff:203.0.113.1") == household("203.0.113.1") == "203.0.113.1"
    assert household("") == ""


OURS = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
OURS6 = ["::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "ff02::1"]


@pytest.mark.parametrize("address", [*OURS, *OURS6, "x", ""])
def test_our_own_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_the_others_network_is(address: str) -> None:
    assert is_public(address)
