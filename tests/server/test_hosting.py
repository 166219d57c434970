"""The site and its hosts: the first account, or whoever has the token printed at start."""

from __future__ import annotations

import asyncio
from typing import Any

from atout.families.words import LANGUAGES
from tests.server.house import PASSWORD, House, in_house, problem


@in_house()
async def test_everybody_may_know_the_site(house: House) -> None:
    found = (await house.guest().get("/api/site")).json()
    assert found["name"] == "Atout"
    assert found["sign_up"] is True
    assert found["languages"] == list(LANGUAGES)
    assert found["version"]


@in_house()
async def test_the_first_account_is_the_host(house: House) -> None:
    first, second = await house.account("first"), await house.account("second")
    assert (await first.me())["site_host"] is True
    assert (await second.me())["site_host"] is False


@in_house()
async def test_only_one_of_many_is_the_first(house: House) -> None:
    guests = [house.guest() for _ in range(6)]
    body = [{"name": f"guest{i}", "password": PASSWORD} for i in range(6)]
    replies = await asyncio.gather(*(g.post("/api/account", json=b) for g, b in zip(guests, body, strict=True)))
    assert sum(reply.json()["me"]["site_host"] for reply in replies) == 1


@in_house()
async def test_whoever_has_the_token_is_a_host(house: House) -> None:
    guest = house.guest()
    for wrong in ("the-toke", "the-token ", "é"):
        assert problem(await guest.post("/api/site/host", json={"token": wrong})) == (403, "forbidden")
    assert (await guest.post("/api/site/host", json={"token": "the-token"})).json()["site_host"] is True


@in_house()
async def test_others_may_not_do_what_hosts_do(house: House) -> None:
    await house.account("host")
    guest, nobody = await house.account("guest"), house.guest()
    for method, path in [
        ("PATCH", "/api/site"),
        ("GET", "/api/site/tables"),
        ("POST", "/api/site/tables/t1/close"),
        ("GET", "/api/site/persons"),
        ("GET", "/api/site/bans"),
        ("POST", "/api/site/bans"),
        ("DELETE", "/api/site/bans"),
        ("GET", "/api/site/storage"),
    ]:
        body: Any = {} if method in ("POST", "PATCH") else None
        assert problem(await guest.request(method, path, json=body)) == (403, "host-needed")
        assert problem(await nobody.request(method, path, json=body)) == (401, "sign-in")


@in_house()
async def test_name_announcement_and_sign_up(house: House) -> None:
    host = await house.account("host")
    change = {"name": "Chez  Zoë", "announcement": "<b>Tonight</b>", "sign_up": False}
    assert (await host.patch("/api/site", json=change)).status_code == 200
    found = (await house.guest().get("/api/site")).json()
    assert (found["name"], found["announcement"], found["sign_up"]) == ("Chez Zoë", "<b>Tonight</b>", False)
    refused = await house.guest().post("/api/account", json={"name": "zoe", "password": PASSWORD})
    assert problem(refused) == (403, "sign-up-closed")
    await host.patch("/api/site", json={"sign_up": True})
    await house.account("zoe")


@in_house()
async def test_tables_are_listed_and_closed(house: House) -> None:
    host = await house.account("host")
    me = await host.me()
    await house.table("t1", [me["id"], None], status="playing", listed=False)
    house.clock.passed += 1
    await house.table("t2", [None])
    found = (await host.get("/api/site/tables")).json()
    assert [table["id"] for table in found] == ["t2", "t1"]
    assert [player["bot"] or player["name"] for player in found[1]["players"]] == [me["nick"], "casual"]
    assert "secret" not in found[0]
    playing = (await host.get("/api/site/tables", params={"status": "playing"})).json()
    assert [table["id"] for table in playing] == ["t1"]
    before = (await host.get("/api/site/tables", params={"before": found[0]["changed"]})).json()
    assert [table["id"] for table in before] == ["t1"]
    closed: list[str] = []

    async def close(table: str) -> None:
        closed.append(table)

    house.site.close_table = close
    assert (await host.post("/api/site/tables/t1/close")).status_code == 204
    assert closed == ["t1"]
    assert problem(await host.post("/api/site/tables/t9/close")) == (404, "not-found")


@in_house()
async def test_a_banned_person_is_out_at_once_with_their_bots(house: House) -> None:
    host, guest = await house.account("host"), house.guest()
    me = await guest.me()
    token = (await guest.post("/api/bots", json={"nick": "Bot"})).json()["token"]
    program = house.guest(authorization=f"Bearer {token}")
    bot = await program.me()
    out: list[str] = []
    house.site.persons.on_signed_out = out.append
    assert (await host.post("/api/site/bans", json={"person": me["id"], "why": "rude"})).status_code == 204
    assert set(out) == {me["id"], bot["id"]}
    for one in (guest, program):
        assert problem(await one.get("/api/me")) == (403, "banned")
    assert {one["id"] for one in (await host.get("/api/site/bans")).json()["persons"]} == {me["id"], bot["id"]}
    assert (await host.delete("/api/site/bans", params={"person": me["id"]})).status_code == 204
    assert (await guest.me())["id"] == me["id"]


@in_house()
async def test_a_banned_address_is_out_at_once(house: House) -> None:
    host, guest = await house.account("host"), house.guest("198.51.100.9")
    assert (await host.post("/api/site/bans", json={"address": "198.51.100.0/24", "why": "noise"})).status_code == 204
    assert problem(await guest.get("/api/site")) == (403, "banned")
    assert (await house.guest("::ffff:198.51.100.9").get("/api/site")).status_code == 403
    (listed,) = (await host.get("/api/site/bans")).json()["addresses"]
    assert (listed["address"], listed["why"]) == ("198.51.100.0/24", "noise")
    assert (await host.delete("/api/site/bans", params={"address": "198.51.100.0/24"})).status_code == 204
    assert (await guest.get("/api/site")).status_code == 200
    gone = await host.delete("/api/site/bans", params={"address": "198.51.100.0/24"})
    assert problem(gone) == (404, "not-found")


@in_house()
async def test_bans_that_make_no_sense(house: House) -> None:
    host = await house.account("host")
    me = await host.me()
    assert problem(await host.post("/api/site/bans", json={"person": me["id"]})) == (409, "yourself")
    assert problem(await host.post("/api/site/bans", json={"address": "203.0.113.0/24"})) == (409, "yourself")
    assert problem(await host.post("/api/site/bans", json={"address": "somewhere"})) == (400, "bad-address")
    assert problem(await host.post("/api/site/bans", json={"person": "nobody"})) == (404, "not-found")
    assert problem(await host.post("/api/site/bans", json={})) == (400, "bad-request")


@in_house()
async def test_hosts_find_people(house: House) -> None:
    host, guest = await house.account("host"), house.guest()
    await guest.patch("/api/me", json={"nick": "Émile 100%"})
    found = (await host.get("/api/site/persons", params={"nick": "émile 100%"})).json()
    assert [person["nick"] for person in found] == ["Émile 100%"]
    assert (await host.get("/api/site/persons", params={"nick": "%"})).json() == []
    assert (await host.get("/api/site/persons", params={"banned": "true"})).json() == []


@in_house()
async def test_storage_used(house: House) -> None:
    host = await house.account("host")
    found = (await host.get("/api/site/storage")).json()
    assert found["bytes"] > 10_000
    assert found["rows"]["persons"] == 1
    assert found["rows"]["events"] == 0
