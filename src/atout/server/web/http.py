"""A small typed layer over Starlette: each endpoint is declared once, as data.

ENDPOINTS = [Endpoint("POST", "/api/bots", make, "Make a remote bot", who=Who.VISITOR, problems=("too-many",))]

`async def make(call: Call, body: NewBot) -> MadeBot` says the rest: parameters named `body` and `query` are structs,
what is returned is the reply. Routing, validation, the refusals and the OpenAPI document all come from this.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, get_type_hints
from urllib.parse import parse_qsl

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from atout.families.words import LANGUAGES
from atout.server.people.persons import COOKIE_AGE, Person
from atout.server.problems import Problem
from atout.server.store import StoreAway
from atout.server.web.addresses import address, household

if TYPE_CHECKING:
    from atout.server.site import Site

log = logging.getLogger("atout.server")
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")  # every id in a path, those of games too
_FIELDS = 20  # query parameters


class Who(Enum):
    """Who may call an endpoint."""

    OPEN = "anyone, unseen"  # not even recognised
    ANYONE = "anyone"
    KNOWN = "somebody with a cookie or token"
    VISITOR = "anyone; a new visitor gets a cookie"
    ACCOUNT = "an account"
    HOST = "a host of the site"


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of everything that is sent to us: what we do not know is refused."""


class Refusal(Struct, kw_only=True):
    """Why something was not done."""

    error: str  # a code that programs can read
    text: str  # a sentence in the caller's language
    detail: str = ""  # for programmers, in English
    id: str | UnsetType = UNSET  # of an unexpected error in the server's log


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    summary: str
    who: Who = Who.ANYONE
    bots: bool = False  # whether remote bots may call it with their tokens
    problems: tuple[str, ...] = ()  # codes of problems beyond those that every endpoint has
    status: int = 200
    expensive: bool = False  # limited more tightly
    large: bool = False  # the reply is compressed, in a thread
    media: str = "application/json"  # of the reply; anything else is returned as a Response

    @cached_property
    def _hints(self) -> dict[str, Any]:
        return get_type_hints(self.handler)

    @property
    def body(self) -> type[Struct | msgspec.Raw] | None:
        """A struct, or JSON that the handler reads itself."""
        return self._hints.get("body")

    @property
    def query(self) -> type[Struct] | None:
        return self._hints.get("query")

    @property
    def reply(self) -> Any:
        """The type of what is returned; `NoneType`: nothing is."""
        return self._hints["return"]

    @property
    def params(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)


class Call:
    """A request on its way through a handler."""

    def __init__(self, site: Site, request: Request, lang: str, caller: Person | None) -> None:
        self.site, self.request, self.lang, self.caller = site, request, lang, caller
        self.session: str | None = None  # the caller's device, if it has a cookie
        self._cookie: str | None = None  # to be set; "" removes it
        self.headers: dict[str, str] = {}  # of the reply

    @property
    def person(self) -> Person:
        """Who calls, where somebody must."""
        if self.caller is None:
            raise Problem("sign-in")
        return self.caller

    @property
    def id(self) -> str:
        """The id in the path."""
        return str(self.request.path_params["id"])

    @property
    def address(self) -> str:
        return address(self.request.scope)

    def sign_in(self, person: Person) -> None:
        """From now on this browser is this person."""
        if self.caller is not None and self.caller.id != person.id:
            self.sign_out()
        self.caller, self._cookie = person, self.site.persons.cookie(person, self.session)

    def sign_out(self) -> None:
        """From now on this browser is nobody."""
        if self.caller is not None and self.session is not None:
            self.site.persons.on_signed_off(self.caller.id, self.session)
        self.caller, self.session, self._cookie = None, None, ""

    def dress(self, response: Response) -> Response:
        """Add the handler's headers, and the cookie if it has changed."""
        response.headers.update(self.headers)
        if self._cookie is not None:
            response.set_cookie(
                self.site.persons.cookie_name,
                self._cookie,
                max_age=COOKIE_AGE if self._cookie else 0,
                path=self.site.config.root_path or "/",
                secure=self.request.scope["scheme"] == "https",
                httponly=True,
                samesite="lax",
            )
        return response


class Resource:
    """All endpoints of one path, as an ASGI application."""

    def __init__(self, site: Site, endpoints: Iterable[Endpoint]) -> None:
        self._site = site
        self._endpoints = {endpoint.method: endpoint for endpoint in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        endpoint = self._endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            allowed = sorted(self._endpoints | ({"HEAD": 0} if "GET" in self._endpoints else {}))
            response = refusal(Problem("not-allowed"), lang_of(request), {"allow": ", ".join(allowed)})
        else:
            response = await self._answer(endpoint, request)
        path = endpoint.path if endpoint else "other"
        self._site.metrics.requests.labels(path, request.method if endpoint else "other", response.status_code).inc()
        await response(scope, receive, send)

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        call = Call(self._site, request, lang_of(request), None)
        try:
            await _admit(call, endpoint)
            inputs = {} if endpoint.body is None else {"body": await body_of(request, endpoint.body)}
            asked = query_of(request, endpoint.query)
            if asked is not None:
                inputs["query"] = asked
            if call.caller is None and endpoint.who is Who.VISITOR:
                self._site.limits.take("newcomer", household(call.address))
                call.sign_in(await self._site.persons.newcomer(call.lang))
            found = await endpoint.handler(call, **inputs)
            if endpoint.large and "gzip" in request.headers.get("accept-encoding", ""):
                return call.dress(await asyncio.to_thread(_packed, found))
            return call.dress(_response(endpoint, found))
        except Problem as problem:
            return call.dress(refusal(problem, call.lang))
        except StoreAway as error:
            log.warning("the database is away: %s", error)
            return refusal(Problem("not-saved"), call.lang)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody hears it
        except Exception:
            return internal(call.lang)


async def _admit(call: Call, endpoint: Endpoint) -> None:
    """Recognise the caller and see whether they may call this."""
    site, request = call.site, call.request
    if endpoint.expensive:
        site.limits.take("expensive", household(call.address))
    if any(ID.fullmatch(value) is None for value in request.path_params.values()):
        raise Problem("not-found")
    if endpoint.who is Who.OPEN:
        return
    caller = await site.persons.recognise(request.headers)
    if caller is not None:
        person = caller.person
        site.limits.take("visitor", person.id)
        call.caller, call.session = person, caller.session
        if caller.renew:
            call.sign_in(person)
        if "lang" not in request.query_params:
            call.lang = person.lang
        if person.remote and not endpoint.bots:
            raise Problem("forbidden", "not for remote bots")
        if endpoint.expensive:
            site.limits.take("expensive", person.id)
    elif endpoint.who not in (Who.ANYONE, Who.VISITOR):
        raise Problem("sign-in")
    if endpoint.who is Who.ACCOUNT and call.person.name is None:
        raise Problem("account-needed")
    if endpoint.who is Who.HOST and not call.person.site_host:
        raise Problem("host-needed")


# --- Input --------------------------------------------------------------------------------------------------------


async def body_of(request: Request, kind: type[Struct | msgspec.Raw]) -> Struct | msgspec.Raw:
    """The body, read strictly."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem("not-json")
    raw = await request.body()
    if kind is msgspec.Raw:
        return msgspec.Raw(raw)
    try:
        found = msgspec.json.decode(raw, type=kind)
    except RecursionError:
        raise Problem("bad-request", "nested too deeply") from None
    except ValueError as error:  # not JSON, not UTF-8, or not what we want
        raise Problem("bad-request", _brief(error)) from None
    return _without_nul(found)


def query_of(request: Request, kind: type[Struct] | None) -> Struct | None:
    """The query parameters; each at most once, and none that we do not know."""
    try:
        pairs = parse_qsl(
            request.scope["query_string"].decode("ascii"),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=_FIELDS,
        )
        found = dict(pairs)
        if len(found) < len(pairs):
            raise ValueError("a parameter is given twice")
        if found.pop("lang", LANGUAGES[0]) not in LANGUAGES:
            raise ValueError(f"lang: {', '.join(LANGUAGES)}")
        if kind is None and found:
            raise ValueError(f"no such parameter: {', '.join(found)}")
        if kind is None:
            return None
        query = _without_nul(msgspec.convert(found, kind, strict=False))
        named = {field.encode_name: field.name for field in msgspec.structs.fields(kind)}
        if any(getattr(query, named[name]) is None for name in found):  # msgspec takes the word "null" for nothing
            raise ValueError("null is no value; leave the parameter out")
        return query
    except ValueError as error:
        raise Problem("bad-request", _brief(error)) from None


def lang_of(request: HTTPConnection) -> str:
    """The caller's language as far as the request tells it: `?lang`, else the browser's first that we speak."""
    wanted = [(2.0, request.query_params.get("lang", ""))]
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((float(weight or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    spoken = [(weight, -i, lang) for i, (weight, lang) in enumerate(wanted) if lang in LANGUAGES and weight > 0]
    return max(spoken)[2] if spoken else "en"


def _without_nul(found: Any) -> Any:
    """PostgreSQL cannot keep the character NUL, and nobody means it."""
    if _has_nul(msgspec.to_builtins(found)):
        raise Problem("bad-request", "a text has the character NUL")
    return found


def _has_nul(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(map(_has_nul, (*value, *value.values())))
    return isinstance(value, list | tuple) and any(map(_has_nul, value))


def _brief(error: Exception) -> str:
    return str(error).encode("utf-8", "replace").decode()[:200]


# --- Output -------------------------------------------------------------------------------------------------------


def _response(endpoint: Endpoint, found: Any) -> Response:
    if isinstance(found, Response):
        return found
    if found is None:
        return Response(status_code=204, headers={"cache-control": "no-store"})
    return json_response(found, endpoint.status)


def json_response(found: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Whatever msgspec can write; kept by no cache unless the headers say otherwise."""
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(found), status, kept, "application/json")


def _packed(found: Any) -> Response:
    """JSON, compressed quickly."""
    kept = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(msgspec.json.encode(found), 3), 200, kept, "application/json")


def refusal(problem: Problem, lang: str, headers: Mapping[str, str] | None = None) -> Response:
    """A problem in the one shape that all refusals have."""
    more = dict(headers or {})
    if "seconds" in problem.args_:
        more["retry-after"] = str(problem.args_["seconds"])
    if problem.status == 401:
        more["www-authenticate"] = "Bearer"
    found = Refusal(
        error=problem.code,
        text=problem.sentence(lang),
        detail=problem.detail,
        id=problem.args_.get("id", UNSET),
    )
    return json_response(found, problem.status, more)


def internal(lang: str) -> Response:
    """For an exception that nobody expected: into the log, under an id that the caller can name."""
    id = secrets.token_hex(4)
    log.exception("internal error %s", id)
    return refusal(Problem("internal", id=id), lang)
