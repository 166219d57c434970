"""The lean parts of a socket: they keep asyncio's promises."""

from __future__ import annotations

import asyncio

from atout.server.live.line import Gate, Inbox


def test_messages_are_read_in_their_order_also_by_a_reader_who_waits() -> None:
    async def run() -> list[int]:
        inbox = Inbox()
        inbox.put_nowait(1)
        reader = asyncio.ensure_future(_read(inbox, 4))
        await asyncio.sleep(0)
        for item in (2, 3, 4):
            inbox.put_nowait(item)
        assert inbox.qsize() == 3 and not inbox.empty()
        return await reader

    assert asyncio.run(run()) == [1, 2, 3, 4]


def test_a_reader_who_is_called_away_takes_nothing_along() -> None:
    async def run() -> int:
        inbox = Inbox()
        reader = asyncio.ensure_future(_read(inbox, 1))
        await asyncio.sleep(0)
        reader.cancel()
        inbox.put_nowait(7)
        await asyncio.gather(reader, return_exceptions=True)
        return (await _read(inbox, 1))[0]

    assert asyncio.run(run()) == 7


def test_a_closed_gate_lets_all_through_who_waited_once_it_opens() -> None:
    async def run() -> None:
        gate = Gate()
        assert gate.is_set() and await gate.wait()
        gate.clear()
        gate.clear()
        waiting = [asyncio.ensure_future(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        assert not gate.is_set() and not any(one.done() for one in waiting)
        gate.set()
        assert await asyncio.gather(*waiting) == [True, True] and gate.is_set()

    asyncio.run(run())


async def _read(inbox: Inbox, count: int) -> list[int]:
    return [await inbox.get() for _ in range(count)]
