"""Every parser meets nonsense: it answers with a refusal or not at all, never with another exception."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import atout
from atout.families.xxl.deck import card_texts, read_deck

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
IDS = st.sampled_from(atout.games())
fast = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def table(id: str) -> atout.State:
    return atout.game(id).start(seed=1)


@fast
@given(IDS, st.one_of(st.text(max_size=24), st.integers(), st.from_regex(r"[a-z]{3,8}:[A-Z0-9/+>@-]{1,12}")))
def test_moves(id: str, move: Any) -> None:
    state = table(id).copy()
    if move in list(state.legal()) or move in state.moves():
        return
    try:
        state.play(move)
    except atout.Refusal as refusal:
        assert str(refusal) and state == table(id)
    else:
        raise AssertionError(f"{id} took {move!r}")


@fast
@given(IDS, st.dictionaries(st.sampled_from(["players", "rounds", "parts", "trump", "memory", "short", "x"]), JSON))
def test_options(id: str, options: dict[str, Any]) -> None:
    try:
        atout.game(id, **options)
    except atout.OptionError as refusal:
        assert "\n" not in str(refusal)


@fast
@given(IDS, st.data())
def test_deals(id: str, data: st.DataObject) -> None:
    deal = dict(next(step["deal"] for step in table(id).steps() if "deal" in step))
    key = data.draw(st.sampled_from([*deal, "first", "aside"]))
    deal[key] = data.draw(JSON)
    state = atout.game(id).start(deals=[])
    before = state.copy()
    try:
        state.deal(deal)
    except atout.DealError:
        assert state == before


@fast
@given(st.integers(0, 54), st.one_of(JSON, st.from_regex(r"[0-9]{1,2}[YRBG]/[0-9]{1,2}[YRBG]", fullmatch=True)))
def test_decks(place: int, card: Any) -> None:
    deck = list(card_texts(read_deck()))
    deck[place] = card
    try:
        atout.game("xxl-lower", deck=deck).start(seed=1)
    except atout.OptionError as refusal:
        assert "\n" not in str(refusal)
