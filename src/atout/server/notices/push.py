"""Web push: the site's keys, and a sender that reaches only public addresses; endpoints to subscribe."""

from __future__ import annotations

import base64
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta
from requests.adapters import HTTPAdapter
from sqlalchemy import Connection, delete, func, select
from urllib3 import HTTPSConnectionPool
from urllib3.connection import HTTPSConnection
from urllib3.exceptions import NewConnectionError

from atout.server.problems import Problem
from atout.server.store.facts import insert
from atout.server.store.schema import subscriptions
from atout.server.web.addresses import is_public, resolves_publicly
from atout.server.web.http import Body, Call, Endpoint, Who

MOST = 10  # devices of one person
_TIMEOUT = 5.0
_TTL = 86400  # seconds for which a push service keeps a notice
_GONE = (404, 410)

# --- Keys and sending -----------------------------------------------------------------------------------------------


def new_key() -> str:
    """A private key (VAPID), as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers want to know of it."""
    number = int.from_bytes(_bytes(private), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _text(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def send(subscription: dict[str, Any], message: str, private: str, public_url: str) -> bool:
    """Send a notice; False if the device does not want any more. Takes its time: for a thread."""
    from pywebpush import WebPushException, webpush  # which takes long to load, and is seldom needed

    contact = public_url if public_url.startswith("https:") else "mailto:nobody@example.org"
    with _session() as session:
        try:
            webpush(
                subscription,
                message,
                vapid_private_key=private,
                vapid_claims={"sub": contact},
                timeout=_TIMEOUT,
                ttl=_TTL,
                requests_session=session,
            )
        except WebPushException as error:
            if error.status_code in _GONE:
                return False
            raise
    return True


class _PublicConnection(HTTPSConnection):
    """Looks whom it reached before it says anything: a name may stand for another address than when it was checked."""

    def _new_conn(self) -> Any:
        made = super()._new_conn()
        if not is_public(str(made.getpeername()[0])):
            made.close()
            raise NewConnectionError(self, "not a public address")
        return made


class _PublicPool(HTTPSConnectionPool):
    ConnectionCls = _PublicConnection


class _PublicAdapter(HTTPAdapter):
    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)
        self.poolmanager.pool_classes_by_scheme = {"https": _PublicPool}


def _session() -> requests.Session:
    session = requests.Session()
    session.trust_env = False
    session.max_redirects = 0
    session.adapters.clear()
    session.mount("https://", _PublicAdapter())
    return session


# --- Subscribing ----------------------------------------------------------------------------------------------------

_Key = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[A-Za-z0-9_=+/-]+$")]
_Endpoint = Annotated[str, Meta(min_length=12, max_length=500, pattern=r"^https://[!-~]+$")]


class PushKey(Body):
    """The key that a browser subscribes with."""

    key: str  # the site's public key


class PushKeys(Body):
    p256dh: _Key  # the browser's public key
    auth: _Key  # the browser's secret


class Subscription(Body, rename="camel"):
    """As a browser's `PushSubscription` writes itself."""

    endpoint: _Endpoint  # where the browser's maker takes notices
    keys: PushKeys  # with which they are encrypted
    expiration_time: float | None = None  # as the browser says; not used


class Unsubscribe(Body):
    endpoint: _Endpoint  # of the subscription


async def key(call: Call) -> PushKey:
    return PushKey(key=public_key(call.site.facts.get("vapid")))


async def subscribe(call: Call, body: Subscription) -> None:
    if not await call.site.notifier.in_thread(_may_reach, body.endpoint):
        raise Problem("bad-endpoint", "https, and a public address")
    values = {"person": call.person.id, "keys": msgspec.json.encode(body.keys).decode()}

    def write(connection: Connection) -> None:
        mine = subscriptions.c.person == call.person.id
        others = subscriptions.c.endpoint != body.endpoint
        if (connection.execute(select(func.count()).where(mine, others)).scalar() or 0) >= MOST:
            raise Problem("too-many", most=MOST)
        statement = insert(connection, subscriptions).values(endpoint=body.endpoint, **values)
        connection.execute(statement.on_conflict_do_update(index_elements=["endpoint"], set_=values))

    await call.site.store.write(write)


async def unsubscribe(call: Call, query: Unsubscribe) -> None:
    mine = (subscriptions.c.person == call.person.id) & (subscriptions.c.endpoint == query.endpoint)
    if not await call.site.store.write(lambda c: c.execute(delete(subscriptions).where(mine)).rowcount):
        raise Problem("not-found")


def _may_reach(endpoint: str) -> bool:
    try:
        parts = urlsplit(endpoint)
        port = parts.port or 443
    except ValueError:
        return False
    return bool(parts.hostname) and parts.username is None and resolves_publicly(parts.hostname or "", port)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


ENDPOINTS = [
    Endpoint("GET", "/api/push/key", key, "The key to subscribe to notices with", who=Who.OPEN),
    Endpoint(
        "POST",
        "/api/push",
        subscribe,
        "Hear on this device when it is your turn",
        who=Who.KNOWN,
        problems=("bad-endpoint", "too-many"),
        expensive=True,
    ),
    Endpoint("DELETE", "/api/push", unsubscribe, "Hear no more on this device", who=Who.KNOWN, problems=("not-found",)),
]
