"""XXL: the deck and the options."""

from __future__ import annotations

import pytest

import atout
from atout.families.xxl.deck import CARDS, PAIRS, card_texts, cells, read_deck, run_offsets
from tests.xxl.table import DECK


def test_X12_totals_of_the_deck() -> None:
    """The totals of all 55 cards add up to 550, and each number is on ten cards."""
    assert sum(low + high for low, high in PAIRS) == 550
    assert all(sum(n in pair for pair in PAIRS) == 10 for n in range(11))


def test_G1_the_printed_examples_are_in_the_reconstruction() -> None:
    assert {"0R/7Y", "4B/7Y", "0G/6R", "0G/2R", "1G/2R", "2G/5B"} <= set(DECK)


def test_every_number_comes_two_or_three_times_in_every_colour() -> None:
    assert {len(cell) for row in cells(read_deck()) for cell in row} == {2, 3}
    assert run_offsets(read_deck())[-1] <= 1015


def test_deck_reads_its_own_texts_in_any_order() -> None:
    assert card_texts(read_deck(sorted(DECK))) == DECK


@pytest.mark.parametrize(
    ("swap", "reason"),
    [
        ({"0R/7Y": "0R/7R"}, "two different colours"),
        ({"0R/7Y": "0R/8Y"}, "two cards with the numbers 0 and 8"),
        ({"0R/7Y": "7Y/0R"}, "the lower first"),
        ({"0R/7Y": "0K/7Y"}, "no XXL card"),
        ({"0R/7Y": "0R/11Y"}, "from 0 to 10"),
        ({"0R/7Y": "00R/7Y"}, "no XXL card"),
        ({"0R/7Y": None}, "no card with the numbers 0 and 7"),
    ],
)
def test_deck_says_what_is_wrong(swap: dict[str, str | None], reason: str) -> None:
    texts = [swap.get(card, card) for card in DECK]
    with pytest.raises(ValueError, match=reason):
        read_deck([card for card in texts if card])


def test_deck_refuses_too_many_runs() -> None:
    """All low halves one colour, all high halves another: more runs than there are numbers for."""
    with pytest.raises(ValueError, match="runs"):
        read_deck([f"{low}Y/{high}R" for low, high in PAIRS])


def test_another_deck_changes_texts_and_rules() -> None:
    swapped = [card.translate(str.maketrans("YR", "RY")) for card in DECK]
    state = atout.game("xxl-lower", players=2, deck=swapped).start(seed=1)
    while not state.over:
        state.play(next(iter(state.legal())))
    record = state.record()
    assert atout.replay(record).totals == state.totals
    plain = atout.game("xxl-lower", players=2).start(seed=1)
    assert len(swapped) == CARDS and list(plain.legal()) != list(
        atout.game("xxl-lower", players=2, deck=swapped).start(seed=1).legal()
    )


@pytest.mark.parametrize("parts", [[], ["xxl-lower"] * 25, ["xxl"], ["ebbes"]])
def test_match_refuses_impossible_parts(parts: list[str]) -> None:
    with pytest.raises(ValueError, match="parts"):
        atout.game("xxl", parts=parts)
