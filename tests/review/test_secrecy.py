"""A review knows no more than the player: what a seat could not see changes nothing that is said of it."""

from __future__ import annotations

import msgspec
import pytest

import atout
from atout.review import review
from tests.pasts import Moment
from tests.review.games import begun

DEEP = {"xxl-runs": 9, "xxl": 9, "ebbe-flut": 14}  # moves


@pytest.mark.parametrize("id", atout.games())
def test_other_cards_elsewhere_are_reviewed_to_the_same_bytes(id: str) -> None:
    """Records that differ only in cards that a seat could not know, made by drawing worlds from its view."""
    compared = 0
    for seed in range(1, 6):
        state = begun(atout.game(id), DEEP.get(id, 20), seed)
        moment = Moment(state)
        if state.seat is None or not moment.has_past():
            continue
        seat = state.seat
        for draw in range(3):
            past = moment.past_of(state.view(seat).sample(draw), seat)
            if past is None or not moment.derives_starter(past):
                continue
            other = moment.record(past)
            if other == state.record().data():
                continue
            found = [review(record, seats=[seat], budget=48) for record in (state.record(), other)]
            assert found[0].decisions and any(one.worlds for one in found[0].decisions)
            assert msgspec.json.encode(found[0].decisions) == msgspec.json.encode(found[1].decisions)
            compared += 1
        if compared >= 3:
            return
    assert compared, "no other past was found"
