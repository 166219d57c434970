"""Finished games: a list to search, each record under its link; a running table gives nothing."""

from __future__ import annotations

from tests.server.house import Guest, House, in_house, problem


async def named(house: House, nick: str) -> tuple[Guest, str]:
    guest = house.guest()
    me = (await guest.patch("/api/me", json={"nick": nick})).json()
    return guest, me["id"]


@in_house()
async def test_a_finished_game_is_listed_with_players_and_result(house: House) -> None:
    guest, id = await named(house, "Zoë")
    await house.table("t1", [id, None])
    (found,) = (await guest.get("/api/records")).json()["records"]
    assert (found["table"], found["game"], found["finished"]) == ("t1", "ebbes", True)
    assert found["players"] == [{"seat": 0, "name": "Zoë", "bot": None}, {"seat": 1, "name": None, "bot": "casual"}]
    assert (found["totals"], found["winners"]) == ([3, -1], [0])


@in_house()
async def test_an_unfinished_game_has_no_result(house: House) -> None:
    await house.table("t1", [None], totals=None, winners=None)
    (found,) = (await house.guest().get("/api/records")).json()["records"]
    assert (found["totals"], found["winners"]) == (None, None)


@in_house()
async def test_search_by_player_and_game(house: House) -> None:
    guest, zoe = await named(house, "ZOË")
    _, ada = await named(house, "Ada_1")
    await house.table("t1", [zoe, None])
    house.clock.passed += 1
    await house.table("t2", [ada, zoe])

    async def found(**query: str) -> list[str]:
        return [line["table"] for line in (await guest.get("/api/records", params=query)).json()["records"]]

    assert await found(player="zoë") == ["t2", "t1"]
    assert await found(player="ada") == ["t2"]
    assert await found(player="a") == ["t2"]
    assert await found(player="_") == []
    assert await found(player="%") == []
    assert await found(game="ebbes") == ["t2", "t1"]
    assert await found(game="xxl") == []


@in_house()
async def test_the_list_goes_on_page_by_page(house: House) -> None:
    for i in range(7):
        house.clock.passed += i % 2 * 0.001
        await house.table(f"t{i}", [None])
    guest, seen, query = house.guest(), list[str](), {"limit": "2"}
    while True:
        page = (await guest.get("/api/records", params=query)).json()
        seen += [line["table"] for line in page["records"]]
        if page["next"] is None:
            break
        query["before"] = page["next"]
    assert seen == [f"t{i}" for i in range(6, -1, -1)]
    assert (await guest.get("/api/records", params={"before": "1"})).json()["records"] == []
    assert problem(await guest.get("/api/records", params={"before": "yesterday"})) == (400, "bad-request")
    assert problem(await guest.get("/api/records", params={"limit": "51"})) == (400, "bad-request")


@in_house()
async def test_games_of_private_tables_are_listed_for_their_players_only(house: House) -> None:
    guest, id = await named(house, "Zoe")
    await house.table("t1", [id], listed=False)
    assert len((await guest.get("/api/records")).json()["records"]) == 1
    assert (await house.guest().get("/api/records")).json()["records"] == []
    assert (await house.guest().get("/api/records/t1")).status_code == 200  # who has the link may look


@in_house()
async def test_a_record_by_its_link(house: House) -> None:
    guest, id = await named(house, "Zoe")
    await house.table("t1", [id, None])
    reply = await guest.get("/api/records/t1")
    assert reply.json()["format"] == "atout-record/1"
    assert reply.json()["names"] == ["Zoe", "casual"]
    assert "content-disposition" not in reply.headers
    saved = await guest.get("/api/records/t1", params={"download": "1"})
    assert saved.headers["content-disposition"] == 'attachment; filename="t1.json"'
    assert saved.json() == reply.json()


@in_house()
async def test_a_running_table_gives_nothing(house: House) -> None:
    guest, id = await named(house, "Zoe")
    await house.table("t1", [id], status="playing")
    await house.table("t2", [id], status="waiting")
    for table in ("t1", "t2"):
        assert problem(await guest.get(f"/api/records/{table}")) == (409, "still-running")
        assert problem(await guest.get(f"/api/records/{table}", params={"download": "1"})) == (409, "still-running")
    assert (await guest.get("/api/records")).json()["records"] == []
    for unknown in ("t9", "é", "a" * 17, "%00", "..", "a%2Fb"):
        assert problem(await guest.get(f"/api/records/{unknown}"))[1] == "not-found"
