"""The endpoint table: strict input, one shape of refusals, in the caller's language, never a 500 for bad input."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from atout.families.words import LANGUAGES
from atout.server.problems import WORDS
from atout.server.site import ENDPOINTS, application
from atout.server.store import StoreAway
from atout.server.web.http import Call, Endpoint
from atout.server.wire.openapi import problems_of
from tests.server.house import House, in_house, problem

SERVER = WORDS.parent
JSON = {"content-type": "application/json"}
BAD_BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"x"',
    b'{"nick": 5}',
    b'{"nick": null}',
    b'{"unknown": 1}',
    b'{"nick": "\xff"}',
    b'{"nick": "\\ud800"}',
    b'{"nick": "a\\u0000b"}',
    b'{"settings": {"\\u0000": 1}}',
    b'{"settings": {"a": [1]}}',
    b'{"settings": {"a": 1e999}}',
    b'{"settings": {"a": ' + b"9" * 5000 + b"}}",
    b'{"settings": ' + b'{"a":' * 10_000 + b"1",
    b"[" * 60_000,
    b'{"nick": "a"} {"nick": "b"}',
    b"\xef\xbb\xbf{}",
    "{}".encode("utf-16"),
]


@in_house()
async def test_bad_bodies_are_refused(house: House) -> None:
    guest = house.guest()
    for body in BAD_BODIES:
        reply = await guest.patch("/api/me", content=body, headers=JSON)
        assert problem(reply) == (400, "bad-request"), body[:40]
    assert "set-cookie" not in reply.headers  # nobody is made for a bad request


@in_house()
async def test_bodies_must_say_that_they_are_json(house: House) -> None:
    guest = house.guest()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/jsonx"):
        reply = await guest.patch("/api/me", content=b"{}", headers={"content-type": kind})
        assert problem(reply) == (415, "not-json")
    good = await guest.patch("/api/me", content=b"{}", headers={"content-type": "Application/JSON; charset=utf-8"})
    assert good.status_code == 200


@in_house()
async def test_bad_queries_are_refused(house: House) -> None:
    guest = house.guest()
    for query in (
        "limit=0",
        "limit=x",
        "limit=" + "9" * 5000,
        "limit=1&limit=1",
        "unknown=1",
        "player=%00",
        "player=%ff",
        "player=",
        "player=" + "x" * 25,
        "before=nan",
        "lang=es",
        "lang=en&lang=fr",
        "&".join(f"a{i}=1" for i in range(50)),
        "é=1",
    ):
        reply = await guest.get("/api/records?" + query)
        assert problem(reply) == (400, "bad-request"), query
    assert problem(await guest.get("/api/site?x=1")) == (400, "bad-request")


@in_house()
async def test_unknown_paths_and_methods_have_the_same_shape(house: House) -> None:
    guest = house.guest()
    for path in ("/nothing", "/api", "/api/", "/api/me/", "/api/nothing", "/api/static/", "/api/static/../http.py"):
        assert problem(await guest.get(path)) == (404, "not-found"), path
    reply = await guest.delete("/api/me")
    assert problem(reply) == (405, "not-allowed")
    assert reply.headers["allow"] == "GET, HEAD, PATCH"
    assert problem(await guest.request("BREW", "/api/me")) == (405, "not-allowed")
    assert (await guest.head("/api/site")).status_code == 200


@in_house()
async def test_headers_that_make_no_sense_are_survived(house: House) -> None:
    for name, value in [
        ("host", b"[::1"),
        ("host", b"\xff:x"),
        ("cookie", b"\xff=;;=\x01"),
        ("authorization", b"\xff"),
        ("accept-language", b"\xff;q=\xff," * 50),
        ("origin", b"http://[::1"),
        ("origin", b"http://a:b"),
        ("content-type", b"\xff"),
        ("x-forwarded-for", b"\xff"),
    ]:
        guest = house.guest()
        for reply in (
            await guest.get("/api/me", headers={name.encode(): value}),
            await guest.patch(
                "/api/me", content=b"{}", headers={b"content-type": b"application/json", name.encode(): value}
            ),
        ):
            assert reply.status_code in (200, 401, 403, 415), (name, reply.text)


@in_house()
async def test_sentences_are_in_the_callers_language(house: House) -> None:
    guest = house.guest(**{"accept-language": "fr-CH, en;q=0.5"})
    wrong = "/api/records/unknown"
    assert (await guest.get(wrong)).json()["text"] == "Il n’y a rien ici."
    assert (await guest.get(wrong + "?lang=de")).json()["text"] == "Hier ist nichts."
    await guest.patch("/api/me", json={"lang": "en"})
    assert (await guest.get(wrong)).json()["text"] == "There is nothing here."
    odd = house.guest(**{"accept-language": "xx;q=a, ;;, de;q=0"})
    assert (await odd.get("/nowhere")).json()["text"] == "There is nothing here."


async def _breaks(call: Call) -> None:
    raise RuntimeError("a bug")


async def _is_away(call: Call) -> None:
    raise StoreAway("no disk")


BROKEN = [
    Endpoint("GET", "/api/breaks", _breaks, "Breaks"),
    Endpoint("GET", "/api/away", _is_away, "Has no database"),
]


@in_house()
async def test_what_nobody_expected_is_logged_under_an_id(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.app = application(house.site, BROKEN)
    with caplog.at_level(logging.ERROR, "atout.server"):
        reply = await house.guest().get("/api/breaks")
    assert problem(reply) == (500, "internal")
    assert reply.json()["id"] in caplog.text
    assert "a bug" in caplog.text
    assert "a bug" not in reply.text
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert problem(await house.guest().get("/api/away")) == (503, "not-saved")


@in_house()
async def test_a_broken_database_is_told_without_its_contents(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.site.store.write(lambda c: c.execute(text("DROP TABLE subscriptions")))
    guest = house.guest()
    await guest.me()
    reply = await guest.delete("/api/push", params={"endpoint": "https://push.example/secret"})
    assert problem(reply) == (503, "not-saved")
    assert "secret" not in caplog.text


def test_every_problem_has_its_sentence_in_three_languages() -> None:
    ids = {lang: set(re.findall(r"^([a-z-]+) =", _words(lang), re.MULTILINE)) for lang in LANGUAGES}
    assert ids["fr"] == ids["en"] == ids["de"]
    for code in {*_raised(), *(code for endpoint in ENDPOINTS for code in problems_of(endpoint))}:
        assert f"problem-{code}" in ids["en"], code


def _words(lang: str) -> str:
    return (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")


def _raised() -> Iterator[str]:
    for file in SERVER.rglob("*.py"):
        yield from re.findall(r'Problem\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))


def test_every_handler_declares_what_it_raises_itself() -> None:
    for endpoint in ENDPOINTS:
        raised = set(re.findall(r'Problem\("([a-z-]+)"', inspect.getsource(endpoint.handler)))
        assert raised <= set(problems_of(endpoint)), endpoint
