"""A bot that plays at random: python bot.py https://example.org TABLE TOKEN   (needs: pip install websockets)"""

import asyncio
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect


async def play(site: str, table: str, token: str) -> None:
    url = site.rstrip("/").replace("http", "ws", 1) + "/api/socket"
    async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        async def say(do: str, **more: Any) -> None:
            await socket.send(json.dumps({"do": do, "table": table, **more}))

        await say("follow")
        while True:
            try:
                said = json.loads(await asyncio.wait_for(socket.recv(), 2.5))
            except TimeoutError:  # nothing for a while: the server wants to know that we are still here
                await socket.send('{"do": "ping"}')
                continue
            if said["say"] == "refused" and said["code"] != "stale":
                raise SystemExit(said["text"])
            if said["say"] == "snapshot" and said["seat"] is None:
                await say("sit", key="sit")
            if said.get("moves"):  # the number as key: whatever happens, one move is made at this point
                move = random.choice(said["moves"])
                await say("move", key=f"m{said['number']}", move=move, on=said["number"])
            if said.get("info", {}).get("status") == "over":
                return print("The game is over:", said.get("scene", {}).get("totals"))


asyncio.run(play(*sys.argv[1:4]))
