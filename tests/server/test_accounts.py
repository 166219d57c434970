"""Accounts: a name and a password, to be the same person on another device."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from atout.server.people.passwords import code_of, new_code
from atout.server.store.schema import persons
from tests.server.house import PASSWORD, Guest, House, in_house, problem


async def sign_in(guest: Guest, name: str, password: str = PASSWORD) -> int:
    reply = await guest.post("/api/session", json={"name": name, "password": password})
    return reply.status_code


@in_house()
async def test_a_visitor_becomes_an_account_and_stays_the_same_person(house: House) -> None:
    guest = house.guest()
    before = await guest.me()
    reply = await guest.post("/api/account", json={"name": " Zoë ", "password": PASSWORD})
    found = reply.json()
    assert reply.status_code == 201
    assert found["me"]["id"] == before["id"]
    assert found["me"]["name"] == "zoë"
    assert len(found["recovery"]) == 24


@in_house()
async def test_the_same_person_on_another_device(house: House) -> None:
    phone, desk = await house.account("zoe"), house.guest()
    assert await sign_in(desk, "ZOE") == 200
    assert await desk.me() == await phone.me()
    assert await sign_in(phone, "zoe") == 200


@in_house()
async def test_a_wrong_password_and_an_unknown_name_sound_the_same(house: House) -> None:
    await house.account("zoe")
    guest = house.guest()
    wrong = await guest.post("/api/session", json={"name": "zoe", "password": "wrong horse"})
    unknown = await guest.post("/api/session", json={"name": "nobody", "password": PASSWORD})
    assert problem(wrong) == problem(unknown) == (403, "wrong-password")
    assert wrong.json() == unknown.json()


@in_house()
async def test_names_are_taken_once(house: House) -> None:
    zoe = await house.account("zoe")
    body = {"name": "ZOE", "password": PASSWORD}
    assert problem(await house.guest().post("/api/account", json=body)) == (409, "name-taken")
    assert problem(await zoe.post("/api/account", json=body)) == (409, "has-account")
    short = await house.guest().post("/api/account", json={"name": "ada", "password": "1234567"})
    assert problem(short) == (400, "bad-password")
    blank = await house.guest().post("/api/account", json={"name": "\u200b", "password": PASSWORD})
    assert problem(blank) == (400, "bad-name")


@in_house()
async def test_two_who_want_a_name_at_the_same_moment(house: House) -> None:
    body = {"name": "zoe", "password": PASSWORD}
    replies = await asyncio.gather(*(house.guest().post("/api/account", json=body) for _ in range(5)))
    assert sorted(reply.status_code for reply in replies) == [201, 409, 409, 409, 409]


@in_house()
async def test_nothing_that_was_typed_is_stored(house: House) -> None:
    guest = house.guest()
    code = (await guest.post("/api/account", json={"name": "zoe", "password": PASSWORD})).json()["recovery"]
    row = await house.site.store.read(lambda c: c.execute(select(persons)).one())
    assert row.password.startswith("$argon2id$")
    assert row.recovery.startswith("$argon2id$")
    assert PASSWORD not in str(row)
    assert code not in str(row)
    assert code_of(code) not in str(row)


@in_house()
async def test_changing_the_password_signs_out_the_other_devices(house: House) -> None:
    phone, desk = await house.account("zoe"), house.guest()
    await sign_in(desk, "zoe")
    wrong = await phone.put("/api/account/password", json={"password": "wrong horse", "new": "battery staple"})
    assert problem(wrong) == (403, "wrong-password")
    out: list[str] = []
    house.site.persons.on_signed_out = out.append
    reply = await phone.put("/api/account/password", json={"password": PASSWORD, "new": "battery staple"})
    assert reply.status_code == 200
    assert out == [reply.json()["id"]]
    assert (await phone.me())["name"] == "zoe"
    assert (await desk.me())["name"] is None
    assert await sign_in(desk, "zoe") == 403
    assert await sign_in(desk, "zoe", "battery staple") == 200


@in_house()
async def test_sign_out_here(house: House) -> None:
    phone, desk = await house.account("zoe"), house.guest()
    await sign_in(desk, "zoe")
    assert (await phone.delete("/api/session")).status_code == 204
    assert (await phone.me())["name"] is None
    assert (await desk.me())["name"] == "zoe"


@in_house()
async def test_sign_out_everywhere_closes_sockets_too(house: House) -> None:
    phone, desk = await house.account("zoe"), house.guest()
    await sign_in(desk, "zoe")
    id = (await desk.me())["id"]
    out: list[str] = []
    house.site.persons.on_signed_out = out.append
    assert (await phone.delete("/api/sessions")).status_code == 204
    assert out == [id]
    for guest in (phone, desk):
        assert (await guest.me())["id"] != id


@in_house()
async def test_the_recovery_code_works_once(house: House) -> None:
    guest, other = house.guest(), house.guest()
    code = (await guest.post("/api/account", json={"name": "zoe", "password": PASSWORD})).json()["recovery"]
    typed = {"name": "Zoe", "code": code.lower().replace("-", " "), "password": "battery staple"}
    wrong = await other.post("/api/account/recover", json=typed | {"code": new_code()})
    assert problem(wrong) == (403, "wrong-code")
    nobody = await other.post("/api/account/recover", json=typed | {"name": "nobody"})
    assert problem(nobody) == (403, "wrong-code")
    short = await other.post("/api/account/recover", json=typed | {"password": "short"})
    assert problem(short) == (400, "bad-password")
    again = (await other.post("/api/account/recover", json=typed)).json()
    assert again["me"]["name"] == "zoe"
    assert again["recovery"] != code
    assert (await guest.me())["name"] is None
    assert problem(await other.post("/api/account/recover", json=typed)) == (403, "wrong-code")
    assert await sign_in(house.guest(), "zoe", "battery staple") == 200


@in_house()
async def test_an_account_is_deleted_with_its_password(house: House) -> None:
    guest = await house.account("zoe")
    assert problem(await guest.post("/api/me/delete", json={})) == (403, "wrong-password")
    assert (await guest.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    assert await sign_in(guest, "zoe") == 403


@in_house()
async def test_an_account_may_leave_an_address_for_notices(house: House) -> None:
    guest = await house.account("zoe")
    assert (await guest.patch("/api/me", json={"email": "zoe@example.org"})).json()["email"] == "zoe@example.org"
    for wrong in ("zoe", "a@b\nBcc: c@d", "a b@c", "a@b, c@d", "a@b@c"):
        assert problem(await guest.patch("/api/me", json={"email": wrong})) == (400, "bad-request")


@in_house()
async def test_visitors_cannot_do_what_needs_an_account(house: House) -> None:
    guest = house.guest()
    assert problem(await guest.delete("/api/sessions")) == (401, "sign-in")
    await guest.me()
    assert problem(await guest.delete("/api/sessions")) == (403, "account-needed")
    body = {"password": PASSWORD, "new": PASSWORD}
    assert problem(await guest.put("/api/account/password", json=body)) == (403, "account-needed")


@in_house(generosity=1.0)
async def test_guessing_a_password_gets_slow(house: House) -> None:
    await house.account("zoe")
    codes = []
    for i in range(30):  # from thirty addresses
        reply = await house.guest(f"198.51.100.{i}").post("/api/session", json={"name": "zoe", "password": f"{i}" * 8})
        codes.append(reply.status_code)
    assert codes == [403] * 20 + [429] * 10
    assert await sign_in(house.guest("198.51.100.200"), "zoe") == 429


@in_house()
async def test_password_checks_leave_the_event_loop_alone(house: House) -> None:
    from argon2 import PasswordHasher

    from atout.server.people.passwords import Passwords
    from atout.server.problems import Problem

    slow = Passwords(PasswordHasher(time_cost=1, memory_cost=65536))
    hashed = await slow.hash(PASSWORD)
    loop = asyncio.get_running_loop()
    checks = [asyncio.ensure_future(slow.is_right("wrong", hashed)) for _ in range(20)]
    await asyncio.sleep(0)
    with pytest.raises(Problem, match="slow-down"):
        await slow.is_right("wrong", hashed)
    late, began = 0.0, loop.time()
    while not all(check.done() for check in checks):
        due = loop.time() + 0.005
        await asyncio.sleep(0.005)
        late = max(late, loop.time() - due)
    assert not any(check.result() for check in checks)
    assert late < (loop.time() - began) / 3  # on the loop it would be all of it
    slow.close()
