"""Endpoints to have a game reviewed: one of the archive, or one that somebody sends as a record."""

from __future__ import annotations

import hashlib
from typing import Annotated

from msgspec import Meta, Raw, Struct

from atout.record import read
from atout.server.endpoints.archive import kept
from atout.server.problems import Problem
from atout.server.reviews.desk import Key, Progress, Stage
from atout.server.web.addresses import household
from atout.server.web.http import Body, Call, Endpoint

_DIGITS = 24  # of a record's hash


class ReviewWish(Body):
    """How deeply."""

    deeper: Annotated[int, Meta(ge=0, le=1)] = 0  # 1: ten times as many simulations where it matters; after a review


class ReviewQuery(ReviewWish, rename={"first": "from"}):
    """Which review, and which of its decisions are wanted while it is being made."""

    first: Annotated[int, Meta(ge=0, le=10_000_000)] = 0  # how many decisions are known already


class ReviewProgress(Struct, frozen=True, kw_only=True):
    """How far a review is."""

    id: str  # at `/api/records/` that of the table, at `/api/review/` that of the record
    state: Stage  # `none`: nobody has asked for it
    share: float  # of the work that is done
    ahead: int  # about how many others have their turn before
    rounds: list[Raw]  # while it is being made, as soon as they are known: as in the review
    decisions: list[Raw]  # likewise: those from the number `from` on
    review: Raw | None  # when it is done


async def ask(call: Call, query: ReviewWish) -> ReviewProgress:
    """Asked for once, it is made even if nobody waits for it; what is there, or under way, is not made again."""
    raw, _ = await call.site.store.read(lambda c: kept(c, call.id))
    return await _ask(call, Key(call.id, "", bool(query.deeper)), raw.encode())


async def ask_sent(call: Call, query: ReviewWish, body: Raw) -> ReviewProgress:
    """What is found is kept for a while, at the address that `id` tells."""
    raw = bytes(body)
    return await _ask(call, Key(None, hashlib.sha256(raw).hexdigest()[:_DIGITS], bool(query.deeper)), raw)


async def _ask(call: Call, key: Key, raw: bytes) -> ReviewProgress:
    replays = call.site.replays
    await replays.played(call, raw)  # refuses what is no game by our rules
    record = await replays.in_thread(read, raw)
    await call.site.reviews.ask(key, record, raw.decode(), household(call.address))
    return _told(key, await call.site.reviews.find(key))


async def show(call: Call, query: ReviewQuery) -> ReviewProgress:
    key = Key(call.id, "", bool(query.deeper))
    found = call.site.reviews.under_way(key, query.first)
    if found is None:  # else its record was looked at when it was asked for
        await call.site.store.read(lambda c: kept(c, call.id))
        found = await call.site.reviews.find(key, query.first)
    return _told(key, found)


async def show_sent(call: Call, query: ReviewQuery) -> ReviewProgress:
    key = Key(None, call.id, bool(query.deeper))
    found = await call.site.reviews.find(key, query.first)
    if found.state == "none":
        raise Problem("not-found")
    return _told(key, found)


async def cancel(call: Call, query: ReviewWish) -> None:
    """It goes on if somebody else has asked for it; what is there stays."""
    await call.site.reviews.cancel(Key(call.id, "", bool(query.deeper)), household(call.address))


async def cancel_sent(call: Call, query: ReviewWish) -> None:
    """It goes on if somebody else has asked for it; what is there stays for a while."""
    await call.site.reviews.cancel(Key(None, call.id, bool(query.deeper)), household(call.address))


def _told(key: Key, found: Progress) -> ReviewProgress:
    return ReviewProgress(
        id=key.table or key.sent,
        state=found.state,
        share=found.share,
        ahead=found.ahead,
        rounds=found.rounds,
        decisions=found.decisions,
        review=found.review,
    )


_RECORD, _SENT = "/api/records/{id}/review", "/api/review/{id}"
_REFUSED = ("preparing", "bad-record", "bad-step", "other-rules", "not-reviewed", "too-many")
ENDPOINTS = [
    Endpoint(
        "POST", _RECORD, ask, "Have a finished game reviewed", problems=("still-running", *_REFUSED), expensive=True
    ),
    Endpoint(
        "GET", _RECORD, show, "The review of a finished game, or how far it is", problems=("still-running",), large=True
    ),
    Endpoint("DELETE", _RECORD, cancel, "Give up a review that is being made"),
    Endpoint("POST", "/api/review", ask_sent, "Have a record reviewed", problems=_REFUSED, expensive=True),
    Endpoint("GET", _SENT, show_sent, "The review of a record that was sent, or how far it is", large=True),
    Endpoint("DELETE", _SENT, cancel_sent, "Give up a review of a record that was sent"),
]
