"""Visitors: a cookie, a nickname, one's data, and leaving for good."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from atout.families.words import LANGUAGES, Words
from atout.server.people.nicks import MOST, clean, invent, nickname
from atout.server.problems import WORDS, Problem
from atout.server.store.schema import chairs, events, persons
from tests.server.house import House, in_house, problem


@in_house()
async def test_the_first_visit_makes_a_person_with_a_signed_cookie(house: House) -> None:
    guest = house.guest()
    reply = await guest.get("/api/me")
    (cookie,) = reply.headers.get_list("set-cookie")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/;" in cookie
    assert "Secure" not in cookie
    assert (await guest.me())["id"] == reply.json()["id"]
    assert "set-cookie" not in (await guest.get("/api/me")).headers


@in_house()
async def test_behind_https_the_cookie_is_secure(house: House) -> None:
    reply = await house.guest(base="https://table.test").get("/api/me")
    assert "Secure" in reply.headers["set-cookie"]
    assert reply.headers["strict-transport-security"]


@in_house()
async def test_a_forged_cookie_is_nobody(house: House) -> None:
    one, other = house.guest(), house.guest()
    me = await one.me()
    name = house.site.persons.cookie_name
    good = one.cookies[name]
    changed = good[:-9] + ("A" if good[-9] != "A" else "B") + good[-8:]
    for forged in (f"{me['id']}.0", changed, "", "é", "." * 5, good + "."):
        other.cookies.clear()
        reply = await other.get("/api/me", headers={b"cookie": f"{name}={forged}".encode()})
        assert reply.json()["id"] != me["id"]


@in_house()
async def test_a_cookie_is_renewed_after_a_month(house: House) -> None:
    guest = house.guest()
    me = await guest.me()
    house.clock.passed += 31 * 86400
    reply = await guest.get("/api/me")
    assert reply.json()["id"] == me["id"]
    assert reply.headers["set-cookie"]


@in_house()
async def test_newcomers_get_a_friendly_name_in_their_language(house: House) -> None:
    for lang in LANGUAGES:
        me = await house.guest(**{"accept-language": f"ja, {lang}-CH;q=0.8, en;q=0.1"}).me()
        assert me["lang"] == lang
        assert " " in me["nick"]


@in_house()
async def test_change_nickname_language_and_settings(house: House) -> None:
    guest = house.guest()
    changed = {"nick": "  Zoë\t 王  ", "lang": "de", "settings": {"sound": True, "speed": 1.5, "explained": ["ebbes"]}}
    me = (await guest.patch("/api/me", json=changed)).json()
    assert me["nick"] == "Zoë 王"
    assert (me["lang"], me["settings"]) == ("de", {"sound": True, "speed": 1.5, "explained": ["ebbes"]})
    assert await guest.me() == me
    assert problem(await guest.patch("/api/me", json={"nick": "\u200b\u202e"})) == (400, "bad-name")
    assert problem(await guest.patch("/api/me", json={"nick": "x" * 25})) == (400, "bad-name")
    assert problem(await guest.patch("/api/me", json={"lang": "es"})) == (400, "bad-request")
    assert problem(await guest.patch("/api/me", json={"email": "a@example.org"})) == (403, "account-needed")


@in_house()
async def test_export_has_all_of_me_and_nothing_of_others(house: House) -> None:
    guest, other = house.guest(), house.guest()
    me, them = await guest.me(), await other.me()
    await guest.post("/api/bots", json={"nick": "Bot"})
    await house.table("t1", [me["id"], them["id"]])
    await house.table("t2", [me["id"], None], status="playing")
    await house.say("t1", 1, me["id"], "hello")
    await house.say("t1", 2, them["id"], "secret")
    reply = await guest.get("/api/me/export")
    assert reply.headers["content-disposition"].startswith("attachment")
    found = reply.json()
    assert found["person"]["id"] == me["id"]
    assert [bot["nick"] for bot in found["bots"]] == ["Bot"]
    assert {table["id"] for table in found["tables"]} == {"t1", "t2"}
    assert [line["text"] for line in found["chat"]] == ["hello"]
    assert len(found["records"]) == 1
    assert not {"password", "recovery", "generation"} & set(found["person"])
    assert "secret" not in reply.text


@in_house()
async def test_deletion_removes_the_person_but_not_the_games(house: House) -> None:
    guest, other = house.guest(), house.guest()
    me, them = await guest.me(), await other.me()
    token = (await guest.post("/api/bots", json={"nick": "Bot"})).json()["token"]
    await house.table("t1", [me["id"], them["id"]])
    await house.say("t1", 1, me["id"], "a secret")
    await house.say("t1", 2, them["id"], "hello")
    out: list[str] = []
    house.site.persons.on_signed_out = out.append
    assert (await guest.post("/api/me/delete", json={})).status_code == 204
    assert me["id"] in out
    rows = await house.site.store.read(lambda c: c.execute(select(chairs.c.person).order_by(chairs.c.seat)).all())
    assert [row.person for row in rows] == [None, them["id"]]
    said = await house.site.store.read(lambda c: c.execute(select(events.c.body).order_by(events.c.number)).all())
    assert "a secret" not in said[0].body
    assert "hello" in said[1].body
    assert (await other.get("/api/records/t1")).json()["names"] == ["?", them["nick"]]
    assert problem(await house.guest().get("/api/me", headers={"authorization": f"Bearer {token}"})) == (
        401,
        "bad-token",
    )
    assert (await guest.me())["id"] != me["id"]


@in_house()
async def test_visitors_who_do_not_come_back_are_forgotten(house: House) -> None:
    passer, player, busy = [await house.guest().me() for _ in range(3)]
    account = await house.account("kept")
    kept = await account.me()
    await house.table("t1", [player["id"]])
    await house.table("t2", [busy["id"]], status="playing")

    async def left() -> set[str]:
        house.clock.passed += 100 * 86400
        await house.site.persons.expire()
        return set(await house.site.store.read(lambda c: c.execute(select(persons.c.id)).scalars().all()))

    assert await left() == {player["id"], busy["id"], kept["id"]}
    assert await left() == {busy["id"], kept["id"]}
    assert passer["id"] not in await left()


@in_house()
async def test_another_server_notices_within_seconds_who_was_signed_out(house: House) -> None:
    from atout.server.site import Site

    guest = await house.account("zoe")
    me = await guest.me()
    elsewhere = await Site.open(house.site.store, house.site.config, house.clock)
    headers = {"cookie": f"{elsewhere.persons.cookie_name}={guest.cookies[elsewhere.persons.cookie_name]}"}
    known = await elsewhere.persons.recognise(headers)
    assert known is not None
    assert known.person.id == me["id"]
    out: list[str] = []
    elsewhere.persons.on_signed_out = out.append
    await guest.delete("/api/sessions")
    await elsewhere.persons.refresh()
    assert out == [me["id"]]
    assert await elsewhere.persons.recognise(headers) is None
    elsewhere.notifier.close()
    elsewhere.passwords.close()


def test_invented_names_are_nicknames() -> None:
    for lang in LANGUAGES:
        words = Words("", lang, also=WORDS)
        for adjective in words("nick-adjectives").split(", "):
            for animal in words("nick-animals").split(", "):
                assert nickname(words("nick", adjective=adjective, animal=animal))
        assert nickname(invent(lang))


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    found = clean(text)
    assert clean(found) == found
    assert found == unicodedata.normalize("NFC", found)
    assert found == " ".join(found.split())
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for c in found)
    assert found == "" or unicodedata.category(found[0])[0] != "M"


@given(st.text(st.characters(categories=("Mn", "Mc", "Me", "Cf", "Cc", "Zs")), max_size=10))
def test_a_name_needs_something_to_see(text: str) -> None:
    with pytest.raises(Problem):
        nickname(text)


@pytest.mark.parametrize("name", ["李", "Zoë", "Ada 🦊", "محمد", "ลูกหมี", "नमस्ते", "x" * MOST, "👋"])
def test_names_of_any_language_are_kept(name: str) -> None:
    assert nickname(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("a\u202eb", "ab"),  # would turn what follows around
        ("a\u200bb", "ab"),
        (" a \n b ", "a b"),
        ("\u0301a", "a"),
        ("z\u0335\u0336\u0337\u0338\u0334\u0335\u0336", "z\u0335\u0336\u0337\u0338"),
        ("\u3164a", "a"),
        ("e\u0301", "é"),
    ],
)
def test_what_cannot_be_seen_is_taken_out(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("می\u200cخواهم", "می\u200cخواهم"),  # Persian parts the letters of one word
        ("क्\u200dष", "क्\u200dष"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("a\u200db", "ab"),
        ("\u200d👧\u200d\u200d👧\u200d", "👧\u200d👧"),
        ("👧\u200d 👧", "👧 👧"),
        ("\u200c \u200d", ""),
    ],
)
def test_joiners_stay_where_they_join_something(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@in_house()
async def test_a_cookie_of_an_older_version_is_recognised(house: House) -> None:
    guest, persons = house.guest(), house.site.persons
    id = (await guest.me())["id"]
    old = persons._signer.sign(f"{id}.0").decode()
    known = await persons.recognise({"cookie": f"{persons.cookie_name}={old}"})
    assert known is not None and (known.person.id, known.session) == (id, "")
    renewed = persons.cookie(known.person, "her phone")  # one that names a device keeps its name
    again = await persons.recognise({"cookie": f"{persons.cookie_name}={renewed}"})
    assert again is not None and again.session == "her phone"
