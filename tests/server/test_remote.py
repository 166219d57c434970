"""Remote bots: programs that play through a token."""

from __future__ import annotations

from sqlalchemy import select

from atout.server.store.schema import tokens
from tests.server.house import House, in_house, problem


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@in_house()
async def test_a_token_is_shown_once_and_stored_as_a_hash(house: House) -> None:
    guest = house.guest()
    reply = await guest.post("/api/bots", json={"nick": "Deep Ebb"})
    made = reply.json()
    assert reply.status_code == 201
    (row,) = await house.site.store.read(lambda c: c.execute(select(tokens)).all())
    assert made["token"].split(".")[0] == row.id
    assert made["token"].split(".")[1].encode() not in row.hash
    (listed,) = (await guest.get("/api/bots")).json()
    assert (listed["id"], listed["nick"]) == (made["id"], "Deep Ebb")
    assert "token" not in listed


@in_house()
async def test_a_program_is_known_by_its_token(house: House) -> None:
    made = (await house.guest().post("/api/bots", json={"nick": "Bot"})).json()
    program = house.guest(**bearer(made["token"]))
    del program.headers["origin"]
    me = await program.me()
    assert (me["id"], me["remote"]) == (made["id"], True)
    # Also where a browser would have to show where it comes from, but not to do what people do.
    assert problem(await program.post("/api/bots", json={"nick": "Bot"})) == (403, "forbidden")
    assert problem(await program.get("/api/me/export")) == (403, "forbidden")


@in_house()
async def test_wrong_tokens_are_refused(house: House) -> None:
    made = (await house.guest().post("/api/bots", json={"nick": "Bot"})).json()
    id, secret = made["token"].split(".")
    for wrong in (
        "",
        id,
        f"{id}.",
        f"{id}.{secret}x",
        f"{id}.{secret[:-1]}",
        f"x.{secret}",
        "é.é",
        "." * 40,
        "\0" * 16,
    ):
        reply = await house.guest().get("/api/me", headers={b"authorization": f"Bearer {wrong}".encode()})
        assert problem(reply) == (401, "bad-token")
        assert reply.headers["www-authenticate"] == "Bearer"


@in_house()
async def test_a_bot_that_is_removed_is_signed_out(house: House) -> None:
    guest, other = house.guest(), house.guest()
    made = (await guest.post("/api/bots", json={"nick": "Bot"})).json()
    program = house.guest(**bearer(made["token"]))
    await program.me()
    await other.me()
    assert problem(await other.delete(f"/api/bots/{made['id']}")) == (404, "not-found")
    out: list[str] = []
    house.site.persons.on_signed_out = out.append
    assert (await guest.delete(f"/api/bots/{made['id']}")).status_code == 204
    assert out == [made["id"]]
    assert problem(await program.get("/api/me")) == (401, "bad-token")
    assert (await guest.get("/api/bots")).json() == []


@in_house()
async def test_ten_bots_are_enough(house: House) -> None:
    guest = house.guest()
    for i in range(10):
        assert (await guest.post("/api/bots", json={"nick": f"Bot {i}"})).status_code == 201
    assert problem(await guest.post("/api/bots", json={"nick": "Bot"})) == (409, "too-many")
    assert problem(await house.guest().get("/api/bots")) == (401, "sign-in")


@in_house()
async def test_the_socket_recognises_cookies_and_tokens_alike(house: House) -> None:
    guest = house.guest()
    me = await guest.me()
    made = (await guest.post("/api/bots", json={"nick": "Bot"})).json()
    persons = house.site.persons
    known = await persons.recognise({"cookie": f"{persons.cookie_name}={guest.cookies[persons.cookie_name]}"})
    assert known is not None
    assert known.person.id == me["id"]
    known = await persons.recognise(bearer(made["token"]))
    assert known is not None
    bot = known.person
    assert (bot.id, bot.owner, bot.remote) == (made["id"], me["id"], True)
    assert await persons.recognise({}) is None
