"""The page is sent for all of its addresses, below any sub-path; its files are kept by browsers for ever."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from atout import catalogue
from atout.refusals import Refusal
from atout.server.site import Config, application
from tests.server.house import HOST, Guest, House, in_house, problem
from tests.server.served import served

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, deflate, br"}
ADDRESSES = (
    "/",
    "/new/ebbes",
    "/new/njet-1997",
    "/table/1028e1cc4f",
    "/record/1028e1cc4f",
    "/record/1028e1cc4f/17",
    "/record/file/3",
    "/records",
    "/rules",
    "/rules/xxl-up-and-down",
    "/me",
    "/site",
)
FILES = {
    "index.html": '<!doctype html><html><head lang="x"><script src="./assets/a-1.js"></script></head></html>',
    "assets/a-1.js": "let a = 1;",
    "assets/a-1.js.br": "brotli",
    "assets/a-1.js.gz": "gzip",
    "assets/f.woff2": "font",
    ".vite/manifest.json": json.dumps(
        {
            "main": {"file": "assets/a-1.js"},
            "parts": {"file": "assets/parts-2.js", "css": ["assets/parts-2.css"], "imports": ["main"]},
            "src/pages/TablePage.svelte": {"file": "assets/table-3.js", "imports": ["parts", "main"]},
            "src/games/ebbe_flut/play.ts": {"file": "assets/shore-5.js", "imports": ["parts"]},
            "virtual:words/fr": {"file": "assets/fr-4.js"},
            "virtual:words/fr/shelf": {"file": "assets/few-4.js"},
        }
    ),
    "sw.js": "self",
    "manifest.webmanifest": '{"start_url": "./"}',
    "offline.html": "<p>Away</p>",
    ".built": "secret stamp",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def visitor(house: House, page: Path, root: str = "", **headers: str) -> Guest:
    """Somebody who looks at the same site with another page."""
    house.site.config = Config(page=page, root_path=root, token="t", generosity=1000.0)
    transport = httpx.ASGITransport(application(house.site), client=("203.0.113.9", 50_000))
    return Guest(transport=transport, base_url=HOST, headers=headers)


@in_house()
async def test_every_address_of_the_page_shows_it(house: House, built: Path) -> None:
    async with visitor(house, built, **BROWSER) as guest:
        for address in ADDRESSES:
            reply = await guest.get(address)
            assert (reply.status_code, reply.headers["content-type"]) == (200, "text/html; charset=utf-8"), address
            assert '<head lang="x"><base href="/"><script' in reply.text
            assert reply.headers["cache-control"] == "no-cache"
            assert reply.headers["content-encoding"] == "gzip"
        assert (await guest.get("/index.html")).status_code == 404
        assert (await guest.head("/table/abc")).status_code == 200


@in_house()
async def test_the_page_names_what_its_address_needs(house: House, built: Path) -> None:
    wishes = {"accept-encoding": "identity", "accept-language": "fr-CA, en;q=0.5"}
    async with visitor(house, built, **wishes) as guest:
        table, rules, shelf = [await guest.get(address) for address in ("/table/abc", "/rules", "/")]
        assert re.findall(r'<link rel="(\w+)" crossorigin href="./assets/(.+?)">', table.text) == [
            ("stylesheet", "parts-2.css"),
            ("modulepreload", "parts-2.js"),
            ("modulepreload", "table-3.js"),
            ("modulepreload", "fr-4.js"),
        ]
        assert table.text.count("a-1.js") == 1  # the HTML names it anyway
        assert re.findall(r"assets/(.+?)\"", rules.text) == ["a-1.js", "fr-4.js"]
        assert re.findall(r"assets/(.+?)\"", shelf.text) == ["a-1.js", "few-4.js"]  # it says little
        assert "accept-language" in table.headers["vary"]
        assert "fr-4.js" not in (await guest.get("/rules", headers={"accept-language": "de"})).text
        assert (await guest.get("/.vite/manifest.json")).status_code == 404


@in_house()
async def test_a_table_at_hand_names_its_board_too(house: House, built: Path) -> None:
    table = SimpleNamespace(game=catalogue.game("ebbe-flut"))
    house.site.hub = SimpleNamespace(rooms={"abc": SimpleNamespace(table=table)})
    async with visitor(house, built) as guest:
        assert "shore-5.js" in (await guest.get("/table/abc")).text
        assert "shore-5.js" not in (await guest.get("/table/abd")).text


@in_house()
async def test_below_a_sub_path_everything_starts_there(house: House, built: Path) -> None:
    async with visitor(house, built, root="/cards", **{"accept-encoding": "identity"}) as guest:
        assert (await guest.get("/cards")).headers["location"] == "/cards/"  # only so are the page's own links right
        for address in ("/cards/", "/cards/table/abc", "/table/abc"):  # a proxy may cut the sub-path off
            reply = await guest.get(address)
            assert (reply.status_code, '<base href="/cards/">' in reply.text) == (200, True), address
        for address in ("/cards/assets/a-1.js", "/assets/a-1.js", "/cards/sw.js"):
            assert (await guest.get(address)).status_code == 200


def test_a_sub_path_cannot_break_out_of_its_attribute() -> None:
    with pytest.raises(Refusal, match="plain path"):
        Config(root_path='/a"><script>')


@in_house()
async def test_nothing_is_there(house: House, built: Path) -> None:
    async with visitor(house, built) as program, visitor(house, built, **BROWSER) as person:
        for address in ("/nowhere", "/table/é", "/table/a/b", "/record/x/y", "/assets/none.js", "/.built", "/assets"):
            assert problem(await program.get(address)) == (404, "not-found"), address
            reply = await person.get(address)
            assert (reply.status_code, "<base" in reply.text) == (404, True), address
        for address in ("/api", "/api/nothing", "/api/records/x/y/z"):
            assert problem(await person.get(address)) == (404, "not-found"), address
        for address in ("/../site.py", "/%2e%2e/site.py", "/assets/..%2f..%2fsite.py", "/%00"):
            assert problem(await program.get(address)) == (404, "not-found"), address


@in_house()
async def test_the_page_is_only_read(house: House, built: Path) -> None:
    async with visitor(house, built) as guest:
        for address in ("/", "/table/abc", "/sw.js"):
            reply = await guest.post(address)
            assert problem(reply) == (405, "not-allowed")
            assert reply.headers["allow"] == "GET, HEAD"
        assert problem(await guest.post("/nowhere")) == (404, "not-found")


@in_house()
async def test_files_with_hashed_names_are_kept_for_ever(house: House, built: Path) -> None:
    async with visitor(house, built, **{"accept-encoding": "identity"}) as guest:
        reply = await guest.get("/assets/a-1.js")
        assert reply.text == "let a = 1;"
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
        assert (await guest.get("/assets/f.woff2")).headers["content-type"] == "font/woff2"
        for name, kind in (
            ("sw.js", "javascript"),
            ("manifest.webmanifest", "manifest+json"),
            ("offline.html", "html"),
        ):
            reply = await guest.get(f"/{name}")
            assert reply.headers["cache-control"] == "no-cache"
            assert kind in reply.headers["content-type"]
        assert json.loads((await guest.get("/manifest.webmanifest")).text)["start_url"] == "./"


@in_house()
async def test_files_are_sent_compressed_to_whoever_takes_that(house: House, built: Path) -> None:
    async def sent(encodings: str) -> tuple[str | None, bytes]:
        async with visitor(house, built) as guest:
            request = guest.build_request("GET", "/assets/a-1.js", headers={"accept-encoding": encodings})
            reply = await guest.send(request, stream=True)
            assert reply.headers["vary"] == "accept-encoding"
            return reply.headers.get("content-encoding"), b"".join([part async for part in reply.aiter_raw()])

    assert await sent("gzip, deflate, br, zstd") == ("br", b"brotli")
    assert await sent("gzip") == ("gzip", b"gzip")
    assert await sent("br;q=0, gzip;q=0.5") == ("gzip", b"gzip")
    assert await sent("") == (None, b"let a = 1;")


@in_house()
async def test_what_has_not_changed_is_not_sent_again(house: House, built: Path) -> None:
    async with visitor(house, built) as guest:
        for address in ("/", "/sw.js"):
            tag = (await guest.get(address)).headers["etag"]
            again = await guest.get(address, headers={"if-none-match": tag})
            assert (again.status_code, again.content) == (304, b"")
            assert (await guest.get(address, headers={"if-none-match": '"other"'})).status_code == 200


@in_house()
async def test_the_policy_lets_the_page_work(house: House, built: Path) -> None:
    async with visitor(house, built) as guest:
        policy = (await guest.get("/", headers={"host": "cards.test:8000"})).headers["content-security-policy"]
        rules = {name: value for name, _, value in (rule.partition(" ") for rule in policy.split("; "))}
        assert rules["default-src"] == rules["base-uri"] == "'self'"  # scripts, styles, workers, the manifest
        assert rules["connect-src"] == "'self' ws://cards.test:8000 wss://cards.test:8000"
        assert rules["img-src"] == "'self' data: blob:"
        odd = (await guest.get("/", headers={"host": "x; script-src *"})).headers["content-security-policy"]
        assert "script-src" not in odd


@in_house()
async def test_a_page_that_is_not_built_says_how(house: House, built: Path) -> None:
    async with visitor(house, built / "none") as guest:
        reply = await guest.get("/")
        assert reply.status_code == 503
        assert "hatch_build.py" in reply.text
        assert (await guest.get("/api/site")).status_code == 200


@in_house()
async def test_requests_are_counted(house: House, built: Path) -> None:
    async with visitor(house, built) as guest:
        for address in ("/", "/me", "/sw.js"):
            await guest.get(address)
    text = house.site.metrics.text().decode()
    assert 'atout_requests_total{endpoint="page",method="GET",status="200"} 2.0' in text
    assert 'atout_requests_total{endpoint="file",method="GET",status="200"} 1.0' in text


def test_through_the_network(tmp_path: Path) -> None:
    """HEAD has no body, and what is compressed can be read."""
    with served(tmp_path, "--root-path", "/cards") as url, httpx.Client(base_url=url) as client:
        head, whole = client.head("/cards/"), client.get("/cards/")
        assert head.content == b""
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert whole.status_code in (200, 503)


def test_compressed_pages_are_what_they_were(built: Path) -> None:
    from atout.server.web.pages import Index, _read

    found = Index(_read(built)["/index.html"], None, "").file("Shelf", "en")
    assert gzip.decompress(found.forms["gzip"].content) == found.forms[""].content
