"""Telling people that it is their turn: by web push, webhook or mail; in threads, and never twice in ten minutes."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import ssl
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from sqlalchemy import Connection, delete, select

from atout.families import specs
from atout.families.words import Words
from atout.refusals import Refusal
from atout.server.metrics import Metrics
from atout.server.notices import push
from atout.server.problems import WORDS
from atout.server.store import Store, StoreAway
from atout.server.store.schema import persons, subscriptions

log = logging.getLogger("atout.server")
T = TypeVar("T")
_AGAIN = 600.0  # seconds between two notices to one person about one table
_TIMEOUT = 5.0
_SMTP = "ATOUT_SMTP must look like smtp://user:password@host:587/?from=table@example.org"
_QUEUE = 1000
_WORKERS = 2


@dataclass(frozen=True)
class Mail:
    """How mail is sent: `smtp://user:password@host:port/?from=address`, or `smtps://…`."""

    host: str
    port: int
    sender: str
    user: str
    password: str
    encrypted: bool

    @staticmethod
    def of(url: str) -> Mail | None:
        """From ATOUT_SMTP; None if that is empty."""
        if not url:
            return None
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:  # whose words may hold the password
            raise Refusal(_SMTP) from None
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise Refusal(_SMTP)
        encrypted = parts.scheme == "smtps"
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return Mail(parts.hostname, port or (465 if encrypted else 587), sender, user, password, encrypted)


class Notice(NamedTuple):
    """What is to be told to whom."""

    person: str
    table: str
    game: str


class _Reader(NamedTuple):
    """A person as far as a notice needs them."""

    nick: str
    lang: str
    email: str
    subscriptions: list[dict[str, Any]]


class Notifier:
    """Takes notices at once and sends them later."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        *,
        vapid: str,
        public_url: str,
        webhook: str = "",
        mail: Mail | None = None,
        send_push: Callable[..., bool] = push.send,
    ) -> None:
        self._store, self._metrics, self._vapid, self._url = store, metrics, vapid, public_url
        self._webhook, self._mail, self._send_push = webhook, mail, send_push
        self._threads = ThreadPoolExecutor(_WORKERS, "atout-notice")
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(_QUEUE)
        self._told: dict[tuple[str, str], float] = {}

    async def your_turn(self, person: str, table: str, game: str) -> bool:
        """Tell somebody (`game`: its id); False if they were told a short while ago. Returns at once."""
        now = time.monotonic()
        if now - self._told.get((person, table), -_AGAIN) < _AGAIN or self._queue.full():
            return False
        if len(self._told) >= _QUEUE:
            self._told = {key: at for key, at in self._told.items() if now - at < _AGAIN}
        self._told[person, table] = now
        self._queue.put_nowait(Notice(person, table, game))
        return True

    async def run(self) -> None:
        """Send what is queued, for ever."""
        await asyncio.gather(*(self._work() for _ in range(_WORKERS)))

    async def idle(self) -> None:
        """Wait until everything has been sent."""
        await self._queue.join()

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Something that asks the network, in one of our threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            notice = await self._queue.get()
            try:
                await self._deliver(notice)
            except StoreAway as error:
                log.warning("a notice could not be sent: the database is away: %s", error)
            except Exception:  # one notice must not stop the others
                log.exception("a notice could not be sent")
            finally:
                self._queue.task_done()

    async def _deliver(self, notice: Notice) -> None:
        reader = await self._store.read(lambda c: _reader(c, notice.person))
        if reader is None:
            return
        words = Words("", reader.lang, also=WORDS)
        title = Words(specs()[notice.game].family, reader.lang)(f"game-{notice.game}")
        text = words("notice-your-turn", game=title)
        link = f"{self._url}/table/{notice.table}"
        message = {"kind": "your-turn", "table": notice.table, "game": notice.game, "text": text, "link": link}
        for subscription in reader.subscriptions:
            args = (subscription, json.dumps(message), self._vapid, self._url)
            if await self._try("push", self._send_push, *args) is False:
                await self._store.write(partial(_drop, endpoint=subscription["endpoint"]))
        if self._webhook:
            await self._try("webhook", _post, self._webhook, message | {"nick": reader.nick})
        if self._mail is not None and reader.email:
            body = words("notice-open", link=link)
            await self._try("mail", _mail, self._mail, reader.email, text, body)

    async def _try(self, way: str, work: Callable[..., Any], *args: Any) -> Any:
        """One way of telling, in a thread. What fails is counted and logged, without addresses or keys."""
        try:
            found = await self.in_thread(work, *args)
        except Exception as error:  # somebody else's server
            log.warning("a notice by %s failed: %s", way, type(error).__name__)
            self._metrics.notices.labels(way, "failed").inc()
            return None
        self._metrics.notices.labels(way, "sent" if found is not False else "gone").inc()
        return found


def _reader(connection: Connection, person: str) -> _Reader | None:
    row = connection.execute(
        select(persons.c.nick, persons.c.lang, persons.c.settings).where(persons.c.id == person)
    ).one_or_none()
    if row is None:
        return None
    wanted = connection.execute(select(subscriptions).where(subscriptions.c.person == person))
    found = [{"endpoint": one.endpoint, "keys": msgspec.json.decode(one.keys)} for one in wanted]
    email = msgspec.json.decode(row.settings).get("email") or ""
    return _Reader(row.nick, row.lang, email, found)


def _drop(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def _post(url: str, message: dict[str, Any]) -> None:
    request = urllib.request.Request(url, json.dumps(message).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=_TIMEOUT) as reply:
        reply.read(1000)


def _mail(way: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = way.sender, to, subject
    message.set_content(text)
    secure = ssl.create_default_context()
    if way.encrypted:
        server: smtplib.SMTP = smtplib.SMTP_SSL(way.host, way.port, timeout=_TIMEOUT, context=secure)
    else:
        server = smtplib.SMTP(way.host, way.port, timeout=_TIMEOUT)
    with server:
        if not way.encrypted and server.has_extn("starttls"):
            server.starttls(context=secure)
        if way.user:
            server.login(way.user, way.password)
        server.send_message(message)
