"""Fair dealing: what docs/record.md says, worked out by hand, and by a program that shares nothing with ours."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any

import pytest

import atout
from atout.fairness import check_deals, check_fairness
from atout.kernel.jit import Fields
from atout.kernel.rng import new_rng
from atout.kernel.shuffle import commitment, fair_draw
from tests.fair_dealing import refilled, words
from tests.settings import name, one_per_table

SEED = bytes(range(32))
# The SHA-256 of these 32 bytes, "deal" and eight zero bytes (sha256sum), as eight numbers.
WORDS = [3671716708, 3097552426, 3508035244, 1509783912, 3256256834, 2639898208, 2689600778, 3081387876]
TABLES = one_per_table()
MORE = [
    atout.game("ebbes", players=5, choose_designators=True),
    atout.game("ebbes", players=3, more_cards=True),
    atout.game("xxl", players=4, parts=["xxl-refuse", "xxl-lower", "xxl-refuse"]),
]


def test_six_cards_by_hand() -> None:
    """Remainders 4 of 6, 1 of 5, 0 of 4, 0 of 3, 0 of 2: the last card changes places with the fifth, and so on."""
    assert [word % n for word, n in zip(WORDS, (6, 5, 4, 3, 2), strict=False)] == [4, 1, 0, 0, 0]
    cards = [ord(letter) for letter in "abcdef"]
    assert "".join(map(chr, fair_draw(SEED, 0, cards, [6], []))) == "fcdabe"


def test_groups_and_what_else_is_drawn_go_on_in_the_same_numbers() -> None:
    """A pair is turned round (0 of 2); of three, the last two change places (1 of 3), then the first two (0 of 2)."""
    assert [word % n for word, n in zip(WORDS, (2, 3, 2, 5, 11), strict=False)] == [0, 1, 0, 2, 6]
    assert fair_draw(SEED, 0, [1, 2, 3, 4, 5], [2, 3], [5, 11]) == [2, 1, 5, 3, 4, 2, 6]


def test_hashes_follow_each_other_and_deals_have_their_own() -> None:
    """Below 2³² every word is taken as it is; the ninth comes from the hash with c = 1; deal 258 is k = 00 00 01 02."""
    assert fair_draw(SEED, 0, [], [], [2**32] * 10) == [*WORDS, 702077945, 1459108204]
    assert fair_draw(SEED, 258, [], [], [2**32] * 2) == [695825137, 4049172078]


def test_a_number_at_the_largest_multiple_is_skipped() -> None:
    """The first word is 1 · 3671716708 and 4 · 917929177; the next words are skipped, too, where they are too large."""
    assert fair_draw(SEED, 0, [], [], [3671716709]) == [3671716708]
    assert fair_draw(SEED, 0, [], [], [3671716708]) == [3097552426]
    assert fair_draw(SEED, 0, [], [], [917929177]) == [3097552426 - 3 * 917929177]
    assert fair_draw(SEED, 0, [], [], [3097552426]) == [1509783912]


def test_a_deal_in_which_a_number_is_skipped() -> None:
    """Found by search, one in some millions: of the 60 cards' numbers the fifth, below 56, meets a word at or above
    76695844 · 56 = 4294967264. The cards are those of the other program."""
    seed = (8850560).to_bytes(32, "big")
    assert list(islice(words(seed, 0), 6))[4] == 4294967274
    deal = atout.game("njet-2007", players=4).start(fair=seed).record().data()["steps"][0]["deal"]
    assert " ".join(deal["hands"][0]) == "R6 Y7 B6 K7 Y4 R8 Y3 B8 Y0 Y7 Y7 Y1 B3 R0 B7"
    assert deal["dealer"] == 1


def test_the_commitment_is_the_seeds_hash() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("game", [*TABLES, *MORE], ids=map(name, [*TABLES, *MORE]))
def test_another_program_deals_the_same(game: atout.Game) -> None:
    """Whole games: the other program, given the seed, writes the very deals of our records."""
    seed = hashlib.sha256(name(game).encode()).digest()
    state = game.start(fair=seed)
    while not state.over:
        state.play(state.moves()[-1])
    record = state.record().data()
    assert refilled(record)["steps"] == record["steps"]
    assert refilled(record)["fair"] == record["fair"]


@pytest.mark.parametrize("game", TABLES, ids=map(name, TABLES))
def test_another_programs_deals_verify(game: atout.Game) -> None:
    """A record of its own making passes ours; with two cards exchanged it does not."""
    fair = {"scheme": "atout-deck/1", "commit": "", "seed": hashlib.sha256(b"other").hexdigest()}
    record = {**game.start(seed=1).record().data(), "fair": fair}
    record["steps"] = record["steps"][: 1 + (game.id == "xxl")]
    made = refilled(record)
    assert made["steps"] != record["steps"]
    assert check_fairness(atout.Record.of(made)) == 1
    deal = made["steps"][-1]["deal"]
    first, second = deal["hands"][:2] if "hands" in deal else deal["piles"][0][:2]
    first[0], second[0] = second[0], first[0]
    with pytest.raises(atout.RecordError, match="deal 1 is not the one that the seed gives"):
        check_fairness(atout.Record.of(made))


# --- What does not verify ---


def finished() -> dict[str, Any]:
    """A game of several deals."""
    state = atout.game("ebbes", players=3).start(fair=SEED)
    while not state.over:
        state.play(state.moves()[0])
    return state.record().data()


@pytest.mark.parametrize(
    ("fair", "reason"),
    [
        (None, "the record has no fair dealing"),
        ({"seed": None}, "the seed has not been revealed"),
        ({"seed": "zz" * 32}, "the seed is not 64 hexadecimal digits"),
        ({"seed": SEED.hex()[:62]}, "the seed is not 64 hexadecimal digits"),
        ({"seed": SEED.hex() + "20"}, "the seed is not 64 hexadecimal digits"),
        ({"seed": SEED.hex(" ")}, "the seed is not 64 hexadecimal digits"),
        ({"seed": SEED[::-1].hex()}, "the commitment is not the SHA-256 of the seed"),
        ({"commit": "0" * 64}, "the commitment is not the SHA-256 of the seed"),
    ],
)
def test_a_seed_that_proves_nothing_is_refused(fair: dict[str, str | None] | None, reason: str) -> None:
    record = finished()
    told = record.pop("fair")
    if fair is not None:
        record["fair"] = {key: value for key, value in {**told, **fair}.items() if value is not None}
    with pytest.raises(atout.RecordError) as refused:
        check_fairness(atout.Record.of(record))
    assert str(refused.value) == reason


def test_hexadecimal_digits_may_be_capitals() -> None:
    record = finished()
    record["fair"]["commit"] = record["fair"]["commit"].upper()
    record["fair"]["seed"] = record["fair"]["seed"].upper()
    assert check_fairness(atout.Record.of(record)) == 5


def test_a_later_deal_is_named() -> None:
    """With the step of the record where it stands."""
    record = finished()
    deals = [i for i, step in enumerate(record["steps"]) if "deal" in step]
    wanted = atout.replay(record)
    assert check_deals(wanted, SEED) == len(deals) == 5
    with pytest.raises(atout.RecordError, match="deal 1 is not the one") as refused:
        check_deals(wanted, SEED[::-1])
    assert refused.value.step == deals[0] == 0
    cut = {**record, "steps": record["steps"][: deals[1] + 1]}
    del cut["totals"], cut["winners"]
    hands = cut["steps"][-1]["deal"]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    with pytest.raises(atout.RecordError, match="deal 2 is not the one") as refused:
        check_fairness(atout.Record.of(cut))
    assert refused.value.step == deals[1] > 1


# --- Dealing from a seeded generator ---


def test_a_draw_without_a_choice_is_a_draw() -> None:
    """ebbes: when the last round is dealt one number is left, and no other is turned up, at whichever table."""
    batch, rng = atout.game("ebbes", players=3).batch(8, seed=3), new_rng(3)
    while not batch.over.all():
        batch.step(batch.random_moves(rng))
    assert set(batch.states["used"].tolist()) == {0b111110}
    assert set(batch.states["number"].tolist()) <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize("game", one_per_table(), ids=name)
def test_whatever_is_drawn_may_come_out_in_every_way(game: atout.Game) -> None:
    """Who deals, who starts, which number: besides the cards."""
    drawn = game.family.layout(Fields(game.fresh()[0])).drawn
    deals = [next(step["deal"] for step in game.start(seed=seed).steps() if "deal" in step) for seed in range(60)]
    assert {key: {deal[key] for deal in deals} for key in drawn} == {key: set(drawn[key]) for key in drawn}
    assert len({repr(deal) for deal in deals}) == len(deals)
