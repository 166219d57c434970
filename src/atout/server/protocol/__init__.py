"""What is said over the socket: one tagged union each way, and the events of a table that both speak of.

The same structs give the JSON Schema, the TypeScript types and the AsyncAPI page. A client says which table it follows
and the number of the last event that it has; it gets a snapshot, then each event once, in order. Numbers are the same
for everybody, contents are what the follower may know.

What these modules define is used as `p.Move`, whichever of them it stands in.
"""

from __future__ import annotations

import msgspec

from atout.server.protocol.client import *
from atout.server.protocol.events import *
from atout.server.protocol.server import *
from atout.server.protocol.setup import *

PING, PONG, SWEEP = 2.5, 9.0, 30.0  # seconds: a silent client pings, gives up on the server, is swept away by it

decode_client = msgspec.json.Decoder(Client).decode
decode_body = msgspec.json.Decoder(Body).decode
decode_settings = msgspec.json.Decoder(Settings).decode
encode = msgspec.json.Encoder().encode
