"""A chat address on this machine, whose models play in simple ways and whose requests are kept."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Address:
    """Where it is, and what it was asked."""

    def __init__(self, port: int) -> None:
        self.url, self.asked, self.keys = f"http://127.0.0.1:{port}/v1", list[dict[str, Any]](), list[str | None]()


def answer(model: str, messages: list[dict[str, str]]) -> str:
    """`first` names the first legal move, `wordy` says more, `second` errs once, `never` always; `mute` is silent.

    `reader` looks for a card that follows suit in the picture of the table, `rash` names its last card first.
    """
    listed = re.findall(r"Your legal moves: (.*)", messages[1]["content"])
    move = listed[0].split(", ")[0] if listed else "?"
    match model:
        case "second" if len(messages) == 2:
            return "MOVE: castle"
        case "never":
            return "MOVE: castle"
        case "wordy":
            return f"I could say MOVE: nothing, but I think.\n\n**Move: `{move}`**"
        case "mute":
            return ""
        case "rash" if len(messages) == 2:
            return f"MOVE: {hand_of(messages[1]['content'])[-1]}"
        case "reader" | "rash":
            return f"MOVE: {following(messages[1]['content'])}"
        case _:
            return f"MOVE: {move}"


def hand_of(table: str) -> list[str]:
    """The cards in hand, as the picture of ebbes has them."""
    return re.findall(r"Hand \d+: (.*)", table)[0].split()


def following(table: str) -> str:
    """The first card of the led colour, else the first of all."""
    led = re.findall(r"^Trick: \d:(.)", table, re.MULTILINE)
    return next((card for card in hand_of(table) if card[0] in led), hand_of(table)[0])


@contextmanager
def address() -> Iterator[Address]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            found.asked.append(asked)
            found.keys.append(self.headers.get("Authorization"))
            status = 404 if asked["model"] == "unknown" or self.path != "/v1/chat/completions" else 200
            said = {
                "choices": [{"message": {"role": "assistant", "content": answer(asked["model"], asked["messages"])}}]
            }
            body = json.dumps(said if status == 200 else {"error": "no such model"}).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found = Address(server.server_port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
