"""What no follower is ever told while a game runs: the seed, and that a card was played by itself."""

from __future__ import annotations

import logging
import random
from functools import partial

import pytest

from atout.server import protocol as p
from atout.server.tables import decide
from atout.server.tables.hub import Hub
from tests.server.hubs import Person, open_table
from tests.server.seeds import SHOWN, traces
from tests.server.test_manners import at_a_hub

SEED = bytes(range(7, 39))


def said_to(*people: Person) -> str:
    return "".join(message.decode() for one in people for message in one.raw)


# --- The seed ---


@pytest.mark.parametrize("form", [SEED.hex(), SEED.hex()[20:32], str(list(SEED)), SEED.hex().upper()])
def test_a_seed_is_recognised(form: str) -> None:
    assert traces(SEED, f"what has {form} to do here?") and not traces(bytes(32), f"what has {form} to do here?")


@at_a_hub
async def test_the_seed_is_told_when_the_game_is_over(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    """Until then only its hash is, and nothing in the log either."""
    logged: list[str] = []
    watch = logging.Handler()
    watch.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(watch)
    try:
        id = await open_table(hub, [ann, ben], "ebbe-flut", {"players": 2})
        secret = hub.rooms[id].table.secret
        await eve.follow(id)
        rng = random.Random(1)
        for _ in range(40):
            one = next(one for one in (ann, ben) if one.moves())
            await one.play(id, rng.choice(one.moves()))
        for one in (ann, ben, eve):
            await one.follow(id)  # all of it once more, as a snapshot
    finally:
        logging.getLogger().removeHandler(watch)
    told = said_to(ann, ben, eve)
    assert hub.rooms[id].table.dealer.commit(secret) in told
    assert traces(secret, told + "".join(logged), allowed=SHOWN) == []
    await ann.do(id, p.AskEnd)
    await ben.do(id, p.Answer, yes=True)
    assert traces(secret, said_to(eve), allowed=SHOWN)


# --- Cards that are played by themselves ---


@at_a_hub
async def test_a_card_that_plays_itself_looks_like_any_other(hub: Hub, ann: Person, ben: Person, eve: Person) -> None:
    """To everybody else, spectators and latecomers included."""
    for game in ("ebbes", "xxl-one-by-one", "ebbe-flut"):
        id = await open_table(hub, [ann, ben], game, {"players": 2})
        late, other_device = Person(hub, "late"), Person(hub, "ann")
        await eve.follow(id)
        room, rng = hub.rooms[id], random.Random(1)
        for _ in range(24):
            (seat,) = room.table.due()
            one = (ann, ben)[seat]
            move = rng.choice(one.moves())
            if one is ann:
                await room.perform(partial(decide.move, seat=seat, text=move, by="auto"))
            else:
                await ben.play(id, move)
        for one in (ben, late, other_device):
            await one.follow(id)
        assert '"by":"auto"' in said_to(ann) and '"by":"auto"' in said_to(other_device)
        assert '"by":"auto"' not in said_to(ben, eve, late)
        ben.raw.clear()
        ann.raw.clear()
