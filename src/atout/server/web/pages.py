"""The page and its files, all held in memory: one HTML file answers every address of the page, below any sub-path.

The page is built into `page/` by `hatch_build.py`, with compressed copies (`.br`, `.gz`) beside what is worth it. The
HTML names all files that its address will need, so that a browser asks for them at once and not one after another.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from atout.server.problems import Problem
from atout.server.web.http import ID, lang_of, refusal

if TYPE_CHECKING:
    from atout.server.site import Site

FOLDER = Path(__file__).parents[1] / "page"
ROOMS = {  # the page's components that show something, and at which addresses
    "Shelf": r"",
    "New": r"/new/[\w-]+",
    "TablePage": rf"/table/{ID.pattern}",
    "RecordPage": rf"/record/{ID.pattern}(/\d+)?",
    "RecordsPage": r"/records",
    "PuzzlesPage": rf"/puzzles(/{ID.pattern}(/\d+)?)?",
    "RulesPage": r"/rules(/[\w-]+(/sheet)?)?",
    "Me": r"/me",
    "Site": r"/site",
}
_ROOM = re.compile("|".join(f"(?P<{room}>{address}/?)" for room, address in ROOMS.items()))
_MANIFEST = "/.vite/manifest.json"  # Vite's list of what needs what
_FOREVER = "public, max-age=31536000, immutable"  # a file below assets/ has a new name whenever it changes
_ASK = "no-cache"  # may be kept, but is asked for every time
_PACKED = {"br": ".br", "gzip": ".gz", "": ""}  # by content-encoding, best first
_TYPES = {  # the machine's own table of types may be poor, and browsers are told not to guess
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_NOT_BUILT = (
    "The page of this server has not been built: run `python hatch_build.py` in a copy of its source, then start it"
    " again.\nPrograms can play already: /api/docs and /api/socket-docs say how.\n"
)


class Form(NamedTuple):
    """A file's content in one encoding, and a tag by which a browser asks whether it has changed."""

    content: bytes
    tag: str

    @staticmethod
    def of(content: bytes) -> Form:
        return Form(content, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


class File(NamedTuple):
    """A file as it is sent."""

    media: str
    cache: str
    forms: Mapping[str, Form]  # by content-encoding, best first; "": as it is
    vary: str = "accept-encoding"

    def response(self, asked: Headers, status: int = 200) -> Response:
        accepted = _accepted(asked)
        encoding, form = next((name, form) for name, form in self.forms.items() if name in accepted)
        headers = {"cache-control": self.cache, "etag": form.tag, "vary": self.vary}
        if status == 200 and form.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(form.content, status, headers, self.media)


class Pages:
    """ASGI application for everything that is no endpoint."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._files = _read(site.config.page)
        raw, parts = self._files.pop("/index.html", None), self._files.pop(_MANIFEST, None)
        self._index = None if raw is None else Index(raw, parts, site.config.root_path)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        try:
            kind, response = self._answer(request, scope["path"].removeprefix(self._site.config.root_path))
        except Problem as problem:
            allowed = {"allow": "GET, HEAD"} if problem.code == "not-allowed" else {}
            kind, response = "other", refusal(problem, lang_of(request), allowed)
        method = request.method if kind != "other" else "other"
        self._site.metrics.requests.labels(kind, method, response.status_code).inc()
        await response(scope, receive, send)

    def _answer(self, request: Request, path: str) -> tuple[str, Response]:
        """What is sent, and what it is counted as."""
        file, ours = self._files.get(path), _ROOM.fullmatch(path)
        if path == "/api" or path.startswith("/api/"):
            raise Problem("not-found")
        if not file and not ours and "text/html" not in request.headers.get("accept", ""):
            raise Problem("not-found")
        if request.method not in ("GET", "HEAD"):
            raise Problem("not-allowed" if file or ours else "not-found")
        if file:
            return "file", file.response(request.headers)
        if self._index is None:
            return "page", PlainTextResponse(_NOT_BUILT, 503, {"cache-control": "no-store"})
        shown = self._index.file(ours.lastgroup if ours else None, lang_of(request), self._family(path))
        return "page", shown.response(request.headers, 200 if ours else 404)

    def _family(self, path: str) -> str | None:
        """Whose board a table's address will show, if the table is in memory."""
        rooms = self._site.hub.rooms if self._site.hub else {}
        room = rooms.get(path.removeprefix("/table/").rstrip("/"))
        return room and room.table.game.family.name


class Index:
    """The HTML, by room, language and family of games."""

    def __init__(self, raw: File, manifest: File | None, root_path: str) -> None:
        """Every relative address starts at the sub-path, whatever address shows the page."""
        base = f'<base href="{html.escape(root_path)}/">'
        self._raw, self._text = raw, raw.forms[""].content.decode()
        self._text = re.sub(r"<head[^>]*>", lambda head: head[0] + base, self._text, count=1)
        self._parts: dict[str, Any] = json.loads(manifest.forms[""].content) if manifest else {}
        self._made: dict[tuple[str | None, str, str | None], File] = {}

    def file(self, room: str | None, lang: str, family: str | None = None) -> File:
        if (room, lang, family) not in self._made:
            parts = [f"src/pages/{room}.svelte", f"virtual:words/{lang}{'/shelf' if room == 'Shelf' else ''}"]
            if family is not None:
                parts.append(f"src/games/{family}/play.ts")
            needed = dict.fromkeys(path for part in parts for path in self._needed(part))
            links = "".join(_link(path) for path in needed if path not in self._text)
            content = self._text.replace("</head>", f"{links}</head>").encode()
            forms = {"gzip": Form.of(gzip.compress(content)), "": Form.of(content)}
            file = self._raw._replace(forms=forms, vary="accept-encoding, accept-language")
            self._made[room, lang, family] = file
        return self._made[room, lang, family]

    def _needed(self, name: str) -> Iterator[str]:
        """The files of a part of the page and of what it imports."""
        part = self._parts.get(name, {})
        for other in part.get("imports", ()):
            yield from self._needed(other)
        yield from part.get("css", ())
        if part:
            yield part["file"]


def _link(path: str) -> str:
    kind = "stylesheet" if path.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="./{html.escape(path)}">'


def _accepted(asked: Headers) -> set[str]:
    """The encodings that the caller takes."""
    parts = (part.partition(";") for part in asked.get("accept-encoding", "").lower().split(","))
    return {"", *(name.strip() for name, _, weight in parts if weight.strip() not in ("q=0", "q=0.0"))}


def _read(folder: Path) -> dict[str, File]:
    """The files of a built page by their paths; none if it has not been built."""
    found = {}
    for file in folder.rglob("*"):
        if file.is_file() and file.suffix in _TYPES:
            path = f"/{file.relative_to(folder).as_posix()}"
            copies = {name: file.with_name(file.name + suffix) for name, suffix in _PACKED.items()}
            forms = {name: Form.of(copy.read_bytes()) for name, copy in copies.items() if copy.exists()}
            cache = _FOREVER if path.startswith("/assets/") else _ASK
            found[path] = File(_TYPES[file.suffix], cache, forms)
    return found
