"""Studies: figures of known games, and a page and Markdown of small ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

import atout
from atout.arena.findings import Findings, by_game, compare, known_from, lead_changes
from atout.arena.playing import Forfeit, Round, Seating, Task, play
from atout.arena.report.studying import as_markdown
from atout.arena.study import Changed, Piece, Settled, Studied, Study, observe, studied
from atout.families.words import Words
from atout.refusals import OptionError, Refusal

TWO = atout.game("ebbes", players=3, rounds=5)


def rounds(*values: list[float]) -> list[Round]:
    return [Round(0, 1, row) for row in values]


def game(deal: int, *values: list[float], settled: str = "a", changed: float = 0.0) -> Studied:
    totals = [sum(column) for column in zip(*values, strict=True)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    told = [[Settled(settled), Settled(settled)] for _ in values]  # twice in a round is once
    lost = [Changed(0, totals[0] - changed, totals[0])]
    return Studied("g", deal, rounds(*values), totals, best, 10 * len(values), 5.0, told, lost)


def test_lead_changes_and_when_the_winner_is_known() -> None:
    steady = rounds([2, 0], [1, 0], [0, 1], [5, 0])
    assert lead_changes(steady) == 0 and known_from(steady) == 0.25
    turning = rounds([2, 0], [0, 5], [4, 0], [0, 9])
    assert lead_changes(turning) == 3 and known_from(turning) == 1.0
    shared = rounds([1, 1], [1, 0])
    assert lead_changes(shared) == 0 and known_from(shared) == 0.5


def test_figures_of_known_games() -> None:
    found = Findings("g", [game(0, [4, 0], [0, 2], changed=3), game(1, [1, 1], [1, 1], settled="b", changed=5)])
    assert found.lengths()["rounds"].mean == 2
    assert found.outcomes()["ties"][0] == 50 and found.outcomes()["spread"][0] == 1
    skill = found.skill()
    assert skill is not None and skill.mean == 4
    assert found.advantages()["dealer"].mean == 0.25 and found.advantages()["starter"].mean == -0.25
    shares = {option.settled.id: (option.share.figure, option.worth.figure) for option in found.options()}
    assert shares == {"a": (50, 1.5), "b": (50, -1.5)}
    assert all(more[0] == 0 for more in compare(found, found).values())


def test_rounds_of_one_game_hang_together() -> None:
    """Six games of six equal rounds say as much as six games of one."""
    one, six = (
        Findings("g", [game(k, *[[float(k % 3), 0.0]] * many, settled="ab"[k % 2], changed=k) for k in range(24)])
        for many in (1, 6)
    )
    for few, many in zip(one.options(), six.options(), strict=True):
        assert few == many and few.share.low < 35 and few.share.high > 65 and few.worth.low < 0 < few.worth.high
    assert one.luck().low < one.luck().figure < one.luck().high
    shows = one.games_until_skill_shows()
    assert shows is not None and 1 <= shows.low <= shows.figure <= shows.high
    assert one.luck() == one.luck()


def test_of_what_came_in_few_games_nobody_says_what_it_is_worth() -> None:
    found = Findings("g", [game(k, [k, 0], settled="rare" if k < 4 else f"{k % 2}") for k in range(20)])
    assert {option.settled.id: option.worth.low == option.worth.low for option in found.options()} == {
        **{"0": True, "1": True, "rare": False}
    }


def test_games_are_compared_deal_by_deal() -> None:
    one = Findings("g", [game(0, [4, 0]), game(1, [9, 0], changed=1), game(2, [1, 0])])
    other = Findings("h", [game(1, [12, 0], changed=4), game(0, [7, 0], changed=3)])
    found = compare(one, other)
    assert found["spread"] == (3, 0, 2) and found["skill"] == (3, 0, 2)
    assert "known" not in found  # of one round each


def test_options_that_change_no_card_are_compared_on_equal_deals() -> None:
    plain, watchful = atout.game("ebbe-flut"), atout.game("ebbe-flut", watchful=True)
    dealt = [Task(one, 3, 5, True).start().steps() for one in (plain, watchful)]
    assert next(iter(dealt[0])) == next(iter(dealt[1]))


def test_one_seat_does_without_a_kind_of_move() -> None:
    cards = atout.game("ebbes", players=3, choose_designators=True)
    seating = Seating("random", "random", frozenset([1]), without="pick:{card}")
    free, bound = (play(Task(cards, 1, 0), one) for one in (Seating("random", "random"), seating))
    assert any(move.seat == 1 and move.move.startswith("pick:") for move in free.state.history)
    again = atout.game("ebbes", players=3, choose_designators=True)
    state = again.start(deals=[step["deal"] for step in bound.state.steps() if "deal" in step][:1])
    for move in bound.state.history:
        kinds = {state.game.family.moves.of(text).form for text in state.legal()}
        assert move.seat != 1 or not move.move.startswith("pick:") or kinds == {"pick:{card}"}
        state.play(move.move)


def test_a_game_is_observed_and_kept(tmp_path: Path) -> None:
    study = Study((TWO,), "flat:sims=2", (), 3)
    found = list(studied(study, 3, folder=tmp_path))
    assert [one.deal for one in found] == [0, 1, 2] and found[0] == observe(
        Piece(Task(TWO, 3, 0, True), "flat:sims=2", ())
    )
    (tmp_path / "games.jsonl").write_bytes((tmp_path / "games.jsonl").read_bytes()[:-20])
    assert list(studied(study, 3, folder=tmp_path)) == found
    assert list(studied(study, 2, folder=tmp_path)) == found[:2]
    one = by_game(found)[0].games[0]
    assert len(one.rounds) == len(one.settled) == 5 and len(one.changed) == 1
    assert one.values == [sum(column) for column in zip(*(r.values for r in one.rounds), strict=True)]


def test_games_with_forfeits_count_in_no_figure(tmp_path: Path) -> None:
    lost = [Forfeit(0, "python3 bot.py", "it ended")]
    good, bad = [game(0, [4, 0]), game(1, [9, 0])], structs.replace(game(2, [99, 0]), forfeits=lost)
    found = by_game([*good, bad])[0]
    assert (found.games, found.forfeited) == (good, [bad])
    told = as_markdown(Study((TWO,), "random"), [found], "atout study")
    assert told.count("2 games,") == 1 and "| Games left out | 1 |" in told and "99" not in told
    with pytest.raises(Refusal, match=r"'python3 bot\.py' forfeited 1 of 2 games \(it ended\)"):
        by_game([good[0], bad])


def test_a_negative_number_has_a_minus_sign() -> None:
    """A move is left as it is typed."""
    words = Words("njet")
    assert words("njet-points", points="-2").endswith("counts −2.")
    assert words("njet-points", points=-2).endswith("counts −2.")
    assert words("njet-points", points="no:points:-2").endswith("counts no:points:-2.")


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(OptionError, match="no kind of move 'jump'; its kinds are"):
        Study((TWO,), "random", ("jump",))
