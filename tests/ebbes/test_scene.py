"""ebbes as a page sees it."""

from __future__ import annotations

import atout
from atout.families.ebbes.scene import EbbesScene, Named, Pairs, Slots
from atout.families.scene import Played
from atout.families.words import Words
from tests.ebbes.test_examples import scored, table
from tests.scenes import own_of, scene_of


def seen(state: atout.State) -> EbbesScene:
    found = scene_of(state.view(None))
    assert isinstance(found, EbbesScene)
    return found


def test_the_slots_tell_which_card_named_their_colour() -> None:
    """E8: the colour left over is zilch, and no card named it."""
    only = {1: "R", 2: "G", 3: "Y"}
    hands = ["B2"] + [f"{c}2 " + " ".join(f"{c}{v}" for v in range(1, 11) if v != 2) for c in only.values()] + ["N1"]
    state = table(hands, number=2)
    assert seen(state).slots == Slots(None, None, None, None, None)
    state.play("B2")
    state.play("R2")
    assert seen(state).slots == Slots(Named("B", "B2"), Named("R", "R2"), None, None, None)
    state.play("G2")
    state.play("Y2")
    named = Slots(Named("B", "B2"), Named("R", "R2"), Named("G", "G2"), Named("Y", "Y2"), Named("N", None))
    assert seen(state).slots == named
    assert (seen(state).number, seen(state).used, seen(state).pairs) == (2, [2], None)


def test_a_trick_and_who_won_it() -> None:
    """E7: yellow becomes trump in the middle of the trick."""
    state = table(["G4", "Y6 B1 B2 B3 B4 N2 N3 N4 R2 R3", "Y1 B5 B6 N1 N5 N6 R1 R4 R5 R6"])
    assert own_of(state.view(1), 1).hand == ["B1", "B2", "B3", "B4", "N2", "N3", "N4", "Y6", "R2", "R3"]
    state.play("G4")
    state.play("Y6")
    now = seen(state)
    assert (now.phase, now.leader, now.trick) == ("playing", 0, [Played(0, "G4"), Played(1, "Y6")])
    assert (now.last_trick, now.last_winner, now.sizes) == ([], None, [9, 9, 10])
    state.play("Y1")
    now = seen(state)
    assert now.last_trick == [Played(0, "G4"), Played(1, "Y6"), Played(2, "Y1")]
    assert (now.trick, now.leader, now.last_winner, now.tricks) == ([], 1, 1, [0, 1, 0])


def test_A26_won_cards_are_counted_when_the_round_is_over() -> None:
    counts = [[6, 2, 0, 1, 0], [0, 0, 3, 5, 0], [0, 4, 1, 0, 2]]
    now = seen(scored(counts, roles="RGYNB"))
    assert (now.phase, now.won, now.scores, now.decider) == ("scored", counts, [1, -5, 7], 2)
    state = atout.game("ebbes", players=4).start(seed=1)
    while not state.over:
        assert seen(state).won is None
        state.play(state.moves()[0])
    assert seen(state).won is not None and seen(state).phase == "over"


def test_pairs_as_they_are_picked() -> None:
    """A13: a colour and a value are gone together."""
    state = table(["G5", "", ""], choose_designators=True)
    assert seen(state).phase == "picking"
    state.play("pick:G5")
    state.play("pick:B1")
    assert seen(state).pairs == Pairs(picked=["B1", "G5"], colours=["N", "Y", "R"], values=[2, 3, 4, 6])
    for pair in ("Y2", "N3", "R4"):
        state.play(f"pick:{pair}")
    state.play("G5")
    now = seen(state)
    assert now.slots.trump == Named("G", "G5") and now.number is None
    assert (now.goal, now.dabbscheedel, now.last_round) == (30, -10, 5)
    assert seen(table(["", "", ""])).goal is None  # only the rounds end the base game


def test_nobody_leads_until_the_first_player_is_named() -> None:
    """The decider of the last round names who begins; nothing of that round lies on the table any more."""
    state = atout.game("ebbes", players=4).start(seed=1)
    while state.scored == 0:
        state.play(state.moves()[-1])
    now = seen(state)
    assert (now.phase, now.seat) == ("naming", now.decider) and now.decider is not None
    assert (now.first, now.leader, now.trick, now.last_trick, now.tricks) == (None, None, [], [], [0] * 4)
    state.play("first:2")
    assert (seen(state).first, seen(state).leader, seen(state).seat) == (2, 2, 2)


def test_the_story_tells_a_round_as_a_sum() -> None:
    """Plus, what the ebbes colour brought, minus: together the points that were scored."""
    state = atout.game("ebbes", players=4).start(seed=8)
    while not state.over:
        state.play(state.moves()[-1])
    told = list(state.events())
    counted = [event.args for event in told if event.id == "ebbes-counted"]
    scored = [event.args for event in told if event.id == "scored"]
    assert len(counted) == len(scored) == 20 and {args["between"] for args in counted} == {0, 3}
    for sum, line in zip(counted, scored, strict=True):
        assert sum["plus"] + sum["between"] - sum["minus"] == line["points"] and sum["seat"] == line["seat"]


def test_the_sum_in_words() -> None:
    words = Words("ebbes", "en")
    assert words("ebbes-sum", plus=2, between=3, minus=0) == "2 plus +2 · in between +3 · 0 minus"
    assert words("ebbes-sum", plus=0, between=0, minus=4) == "0 plus · not in between · 4 minus −4"


def test_two_players_sit_around_the_virtual_player() -> None:
    """Clockwise: dealer, virtual player, other human. The virtual player plays an open card."""
    state = atout.game("ebbes", players=2, more_cards=True).start(seed=2)
    now, dealer = seen(state), state.fields().dealer
    at = now.order.index(dealer)
    assert now.order[0] == 0 and now.order[at:] + now.order[:at] == [dealer, 2, 1 - dealer]
    while not state.over:
        now = seen(state)
        assert now.virtual is not None
        assert sum(column.down + (column.up is not None) for column in now.virtual) == now.sizes[2]
        assert sum(now.sizes) + len(now.trick) + 3 * sum(now.tricks) == 45
        if state.seat == 2:
            assert next(iter(state.legal())) in [column.up for column in now.virtual]
        state.play(state.moves()[0])
    assert not own_of(state, 2).hand  # its cards lie on the table
