"""XXL's trick games: the rulebook's examples (X…) and the rulings (G…)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import atout
from atout.families.xxl.state import KEEPING, SECOND
from atout.kernel.state import OVER
from tests.xxl.positions import bits, play, position, texts
from tests.xxl.table import DECK, changed, legal

REFUSE, FIX = "xxl-refuse", "xxl-fix-the-colour"


# --- Game 6 ----------------------------------------------------------------------------------------------------------


def test_X8_second_card_fixes_the_colour() -> None:
    """XXL, « Déterminer la couleur », the example: green 1 / red 2 is led, green 2 / blue 5 makes the trick green."""
    state = position(FIX, ["1G/2R 0B/5Y", "2G/5B 3B/9R 0Y/10B", "1G/8B 2R/7B 3B/6Y", "1R/7B 0Y/10B 3B/8G"])
    play(state, "1G/2R")
    assert legal(state) == {"2G/5B", "3B/9R"}
    play(state, "2G/5B")
    assert legal(state) == {"1G/8B"}
    play(state, "1G/8B")
    assert legal(state) == {"3B/8G"} and state.fields().last_card == -1  # no card with both colours decides any more
    with pytest.raises(atout.NotLegal) as refused:
        state.play("1R/7B")
    assert refused.value.clause == "follow-fixed"


def test_X9_still_open_the_higher_number_of_the_last_card_decides() -> None:
    """XXL, « Déterminer la couleur »: all cards have the same two colours."""
    state = position(FIX, ["1G/2R 0B/5Y", "3R/5G 0Y/10B", "4G/9R 3B/6Y"])
    before = play(state, "1G/2R", "3R/5G").copy()
    play(state, "4G/9R")
    assert state.fields().last_winner == 2
    notation = state.game.family.notation(state.fields())
    events = state.game.family.narrate(before.fields(), notation.numbers["4G/9R"], state.fields(), notation)
    assert [event.id for event in events] == ["played", "xxl-settled", "trick-won"]


def test_G29_the_last_card_with_both_colours_decides_if_others_discard() -> None:
    # The third player has neither green nor red; 3R/5G is the last card with both: its higher number is green.
    state = position(FIX, ["1G/2R 0B/5Y", "3R/5G 0Y/10B", "3B/6Y 1B/3Y"])
    play(state, "1G/2R", "3R/5G", "3B/6Y")
    assert state.fields().named == "YRBG".index("G")
    assert state.fields().last_winner == 1


def test_G30_a_discard_fixes_nothing() -> None:
    state = position(FIX, ["1G/2R 0B/5Y", "3B/6Y 0Y/10B", "4R/6B 5Y/10G 6Y/7B"])
    play(state, "1G/2R", "3B/6Y")
    assert legal(state) == {"4R/6B", "5Y/10G"}
    with pytest.raises(atout.NotLegal) as refused:
        state.play("6Y/7B")
    assert refused.value.clause == "follow-open"
    assert state.fields().void.tolist()[:3] == [0, 0b1010, 0]  # red and green, for everybody to see


def test_equal_numbers_the_higher_total_wins() -> None:
    """XXL, « Déterminer la couleur »: 2Y/9R and 8R/9B and 4G/9R; two red nines."""
    state = position(FIX, ["4G/9R 0B/5Y", "2Y/9R 0Y/10B"])
    play(state, "4G/9R", "2Y/9R")
    assert state.fields().last_winner == 0  # totals 13 and 11


@pytest.mark.parametrize("trump", [{}, {"trump": 0, "namer": 0}])
def test_equal_numbers_the_higher_total_wins_by_whichever_half(trump: dict[str, Any]) -> None:
    """Two yellow sevens, the lower half of one card and the higher of the other: totals 15 and 11."""
    state = position(FIX, ["7Y/8G 0B/5Y", "4B/7Y 0Y/10B"], **trump)
    play(state, "7Y/8G", "4B/7Y")
    assert state.fields().last_winner == 0


def test_G31_every_seat_names_trump_once_and_leads() -> None:
    state = atout.game(FIX, players=3, trump=True).start(seed=4)
    totals = [sum(map(_total, texts(state.fields().hand[j]).split())) for j in range(3)]
    first = state.seat
    assert first is not None and totals[first] == max(totals)
    namers, dealers = [], []
    while not state.over:
        if legal(state) == {"trump:Y", "trump:R", "trump:B", "trump:G"}:
            namers.append(state.seat)
            dealers.append(state.fields().dealer)
            namer = state.seat
            state.play("trump:R")
            assert state.seat == namer
        state.play(next(iter(state.legal())))
    assert namers == [(first + k) % 3 for k in range(3)]
    assert dealers == [(dealers[0] + k) % 3 for k in range(3)]
    assert len(state.rounds) == 3


def _total(card: str) -> int:
    return sum(int(half[:-1]) for half in card.split("/"))


def test_6_plus_a_trump_bears_no_other_colour() -> None:
    """XXL, « 6+ »: blue is trump, so 2G/5B does not follow green and fixes nothing."""
    state = position(FIX, ["1G/2R 0Y/3G", "2G/5B 4Y/5G", "2B/8R 5R/9G"], trump=2, namer=0)
    play(state, "1G/2R")
    assert legal(state) == {"4Y/5G"}


def test_G32_nobody_has_to_trump() -> None:
    state = position(FIX, ["1G/2R 0Y/3G", "2G/5B 0R/7Y", "2B/8R 0Y/10B 6R/8Y"], trump=0, namer=0)
    play(state, "1G/2R", "2G/5B")  # green is fixed; the third has no green
    assert legal(state) == {"2B/8R", "0Y/10B", "6R/8Y"}
    play(state, "0Y/10B")
    assert state.fields().last_winner == 2  # the only trump, though its number is 0


def test_6_plus_a_trump_fixes_nothing_and_trump_led_is_followed() -> None:
    state = position(FIX, ["1G/2R 0Y/3G", "0R/7Y 4B/7Y", "2B/8R 6R/8Y 3B/8G"], trump=0, namer=0)
    play(state, "1G/2R")
    assert legal(state) == {"0R/7Y", "4B/7Y"}  # only trumps: void in red and green
    play(state, "0R/7Y")
    assert legal(state) == {"2B/8R", "3B/8G"}  # both still open; the yellow of 6R/8Y makes it a trump
    play(state, "2B/8R")
    assert state.seat == 1
    play(state, "4B/7Y")
    assert legal(state) == {"6R/8Y"} and state.fields().last_card == -1  # nothing is open


def test_G33_the_match_plays_game_6_without_trump() -> None:
    state = atout.game("xxl", players=2, parts=["xxl-fix-the-colour"]).start(seed=1)
    assert not any(move.startswith("trump") for move in state.legal())


# --- Game 3 ----------------------------------------------------------------------------------------------------------


def test_X10_equal_numbers_in_the_named_colour() -> None:
    """XXL, « Permis de refuser »: yellow 7 twice, totals 7 and 11."""
    state = position(REFUSE, ["0R/7Y 1G/2R", "4B/7Y 2G/5B"])
    assert legal(state) == {"0R/7Y@R", "0R/7Y@Y", "1G/2R@G", "1G/2R@R"}
    play(state, "0R/7Y@Y", "4B/7Y")
    assert state.fields().last_winner == 1 and state.fields().last_card == -1


def test_G11_the_number_in_the_named_colour_wins_not_the_total() -> None:
    state = position(REFUSE, ["0G/6R 1G/5B", "5R/9G 2G/5B"])
    play(state, "0G/6R@R", "5R/9G")
    assert state.fields().last_winner == 0


def test_the_named_colour_must_be_followed() -> None:
    state = play(position(REFUSE, ["0G/6R 1G/5B", "5R/9G 2G/5B 2G/3Y"]), "0G/6R@R")
    assert legal(state) == {"5R/9G"}
    for move, clause in {"2G/5B": "follow-named", "5R/9G@R": "name-once", "refuse": "refuse-second"}.items():
        with pytest.raises(atout.NotLegal) as refused:
            state.play(move)
        assert refused.value.clause == clause


@pytest.mark.parametrize(("players", "empty"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_G12_early_end_scores_the_first_part(players: int, empty: int) -> None:
    """Whoever wins the last trick, one (2–3 players) or two (4 and more) seats without a trick end the game."""
    last = ["9Y/10R", "0Y/3G", "0B/5Y", "0Y/8G", "0R/1Y", "1B/3Y"][:players]
    for without in (empty - 1, empty):
        tricks = [int(j < players - without) for j in range(6)]
        tricks[0] = 7
        won = [bits("8R/9B") if tricks[j] and j == 0 else 0 for j in range(6)]
        state = play(position(REFUSE, last, tricks=tricks, won=won), "9Y/10R@Y", *last[1:])
        assert state.fields().leader == -1  # no trick goes on
        if without < empty:
            assert state.fields().phase == KEEPING and state.seat == 0
        else:
            points = sum(map(_total, last)) + _total("8R/9B")
            assert state.over and state.totals == [points] + [0] * (players - 1)
            assert state.winners == [0]


def test_G13_G16_keeping_a_card_and_the_second_deal() -> None:
    game = atout.game(REFUSE, players=3)
    state = game.start(seed=2)
    while state.fields().phase != KEEPING:
        state.play(next(iter(state.legal())))
    s = state.fields()
    won = [texts(s.won[j]).split() for j in range(3)]
    asides = texts(s.aside).split()
    assert [len(cards) for cards in won] == [3 * n for n in s.tricks.tolist()[:3]]
    assert legal(state) == {f"keep:{card}" for card in won[0]} | {"keep:none"}
    with pytest.raises(atout.NotLegal) as refused:
        state.play(f"keep:{won[1][0]}")
    assert refused.value.clause == "keep"
    play(state, f"keep:{won[0][0]}", "keep:none", f"keep:{won[2][1]}")
    s = state.fields()
    assert s.phase == SECOND and s.size.tolist()[:3] == [len(cards) for cards in won]
    assert won[0][0] in texts(s.hand[0]).split() and won[2][1] in texts(s.hand[2]).split()
    assert not set(asides) <= set(texts(s.aside).split())  # shuffled in with the others
    assert Counter([*texts(s.hand[0] | s.hand[1] | s.hand[2] | s.aside).split()]) == Counter(DECK)
    assert state.scores is None and s.won.tolist() == [0] * 6  # G17: the tricks of part 1 are gone
    assert (s.named, s.wanted, any(s.played), any(s.void)) == (-1, 0, False, False)  # and all that they told
    # Most cards lead, then the highest hand total.
    ranks = [(s.size[j], sum(map(_total, texts(s.hand[j]).split()))) for j in range(3)]
    assert state.seat is not None and ranks[state.seat] == max(ranks)


def test_a_kept_card_is_known_to_all_until_it_is_played() -> None:
    state = position(
        REFUSE,
        ["0R/7Y 1G/2R", "4B/7Y 2G/5B"],
        phase=SECOND,
        pinned=[bits("0R/7Y"), *[0] * 5],
        kept=[DECK.index("0R/7Y"), *[-1] * 5],
    )
    assert texts(state.view(1).fields().hand[0]) == "0R/7Y"
    play(state, "0R/7Y@Y")
    assert state.view(1).fields().hand[0] == state.fields().pinned[0] == 0


@pytest.mark.parametrize(
    ("keep", "hands", "leader"),
    [
        ("9Y/10R", [["9Y/10R", "0R/1Y"], ["8R/9B", "0G/2R"]], 0),  # 20 and 19, the kept card included
        ("none", [["9Y/10R", "8R/9B"], ["0R/1Y", "0G/2R", "0Y/3G"]], 1),  # more cards, though fewer points
    ],
)
def test_most_cards_lead_the_second_part_then_the_highest_total(keep: str, hands: list[list[str]], leader: int) -> None:
    """XXL, « Permis de refuser », part 2 (G13)."""
    won = [bits("9Y/10R 7G/10Y"), bits("1R/4G 0B/4R 0Y/8G") if leader else bits("1R/4G 0B/4R"), 0, 0, 0, 0]
    state = changed(position(REFUSE, ["", ""], phase=KEEPING, won=won, tricks=[1, 1, 0, 0, 0, 0]))
    play(state, f"keep:{keep}", "keep:none")
    stock = [card for card in DECK if card not in {*hands[0], *hands[1]}]
    state.deal({"dealer": 1, "hands": hands, "stock": stock})
    assert state.seat == state.fields().starter == leader


def _second(hands: list[str], **more: Any) -> atout.State:
    return position(REFUSE, hands, phase=SECOND, **more)


def test_G14_refusing_with_fewer_cards_than_some_other() -> None:
    """Counted before the trick; equal to the second-largest hand is no matter."""
    hands = ["0G/6R 1G/5B 3B/6Y", "5R/9G 2G/5B", "2R/7B 6Y/7B", "1R/4G 0B/4R 8B/10G"]
    state = play(_second(hands), "0G/6R@R")
    assert legal(state) == {"5R/9G", "refuse"}
    play(state, "refuse")
    assert legal(state) == {"2R/7B", "refuse"}
    play(state, "2R/7B")
    assert legal(state) == {"1R/4G", "0B/4R"}  # as many as the leader had
    with pytest.raises(atout.NotLegal) as refused:
        state.play("refuse")
    assert refused.value.clause == "refuse-fewer"


def test_G14_the_first_card_of_the_deck_counts_as_played() -> None:
    state = play(_second(["0R/1Y 1G/5B 3B/6Y", "5R/9G 2G/5B"]), "0R/1Y@R")
    assert legal(state) == {"5R/9G", "refuse"}


def test_G14_strictly_fewest() -> None:
    hands = ["0G/6R 1G/5B 3B/6Y", "5R/9G 2G/5B", "2R/7B 6Y/7B", "1R/4G 0B/4R 8B/10G"]
    state = play(_second(hands, refuse="strictly-fewest"), "0G/6R@R")
    with pytest.raises(atout.NotLegal) as refused:
        state.play("refuse")  # seat 2 has as few
    assert refused.value.clause == "refuse-fewest"
    hands[2] = ""  # a seat without cards does not count
    state = play(_second(hands, refuse="strictly-fewest"), "0G/6R@R")
    assert legal(state) == {"5R/9G", "refuse"}
    play(state, "refuse")
    assert state.seat == 3  # and is skipped


def test_G15_the_leader_cannot_refuse_and_wins_alone() -> None:
    state = _second(["0G/6R 1G/5B 3B/6Y", "5R/9G 2G/5B", "2R/7B 6Y/7B"])
    with pytest.raises(atout.NotLegal) as refused:
        state.play("refuse")
    assert refused.value.clause == "leader-plays"
    play(state, "0G/6R@G", "refuse", "refuse")
    assert state.fields().last_winner == 0 and texts(state.fields().won[0]) == "0G/6R"


def test_G18_a_winner_without_cards_is_followed_by_the_next_seat() -> None:
    state = _second(["0G/2R 1G/5B 3B/6Y", "9Y/10R", "2R/7B 6Y/7B", "0B/4R 8B/10G"])
    play(state, "0G/2R@R", "9Y/10R", "2R/7B", "0B/4R")
    assert state.fields().last_winner == 1 and state.seat == 2
    assert not state.over  # one of four players is out; the second ends it
    play(state, "6Y/7B@B", "8B/10G", "1G/5B")
    assert state.over


def test_G17_G19_totals_of_the_second_part_decide() -> None:
    """Most cards do not win, the highest sum of totals does."""
    state = _second(["0R/1Y 0Y/3G", "9Y/10R"], won=[bits("0G/2R 1R/4G 0B/4R"), 0, 0, 0, 0, 0])
    play(state, "0R/1Y@Y", "9Y/10R")
    assert state.fields().due == OVER
    assert state.totals == [11, 20] and state.winners == [1]


@pytest.mark.parametrize("seed", [0, 2, 4])
def test_G16_the_lowest_card_is_kept_like_any_other(seed: int) -> None:
    """The first of all card numbers stays in the hand and is not dealt again."""
    state, keep = atout.game(REFUSE, players=4).start(seed=seed), f"keep:{DECK[0]}"
    while keep not in state.legal():
        state.play(state.moves()[0])
    state.play(keep)
    keeper = state.history[-1].seat
    while state.deals == 1:
        state.play("keep:none")
    assert state.fields().hand[keeper] & 1 and state.fields().pinned[keeper] == 1
    assert sorted(state.game.family.holdings(state.fields())) == list(range(len(DECK)))
