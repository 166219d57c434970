"""Every game passes OpenSpiel's own tests, its algorithms run on it, and nothing leaks into what a player is told."""

from __future__ import annotations

import copy
import pickle
import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import atout
from atout.envs.openspiel.dealing import Dealing
from atout.envs.openspiel.table import Table, start
from atout.families.family import Shape
from atout.families.njet.notation import cards_of
from atout.kernel import engine
from atout.view import View
from tests.settings import all_games, by_setting, name, one_per_table

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    sample_some_states,
)
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

from atout.envs import openspiel  # noqa: E402
from atout.envs.openspiel import games  # noqa: E402

flags.FLAGS.mark_as_parsed()  # of OpenSpiel's scripts: there is no command line here
IDS = atout.games()
USUAL = [atout.game(id, players=atout.game(id).spec.usual) for id in IDS]
TABLES = [
    pytest.param(game, id=name(game), marks=[] if game in USUAL else [pytest.mark.long]) for game in one_per_table()
]


def load(game: atout.Game, episode: str = "round") -> Any:
    return pyspiel.load_game(openspiel.game_string(game, episode))


def dealt(game: Any, seed: int, moves: int = 0) -> Any:
    """A state after the deal and so many random moves."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, shares)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            moves -= 1
    return state


# --- Its tests, unchanged --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TABLES)
def test_random_simulations(game: atout.Game) -> None:
    pyspiel.random_sim_test(load(game), 1, serialize=True, verbose=False)


@pytest.mark.long
@by_setting(all_games())
def test_random_simulations_of_every_variant(game: atout.Game) -> None:
    pyspiel.random_sim_test(load(game), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", TABLES)
def test_the_api_is_enforced(game: atout.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    states = [dealt(load(game), seed, moves) for seed, moves in enumerate((0, 1, 7, 10_000))]
    # It would look for 400 states by going through hundreds of rounds; that is left to the long test.
    monkeypatch.setattr(sample_some_states, "sample_some_states", lambda *_, **__: states)
    enforce(game)


@pytest.mark.long
@pytest.mark.parametrize("id", IDS)
def test_the_api_is_enforced_on_many_states(id: str) -> None:
    enforce(atout.game(id))


def enforce(game: atout.Game) -> None:
    from open_spiel.integration_tests import api_test  # it brings all games of OpenSpiel, which takes seconds

    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(game), "game_name": game.id})
    suite = api_test.unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = api_test.unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5 and not [*result.errors, *result.failures], [*result.errors, *result.failures]


@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=[] if one.id == "ebbes" else [pytest.mark.long]) for one in USUAL], ids=name
)
def test_a_playthrough_is_replayed(game: atout.Game, tmp_path: Any) -> None:
    """A few seconds each: the others are left to `--long`."""
    from open_spiel.python.algorithms import generate_playthrough  # it brings all of SciPy

    told = generate_playthrough.playthrough(openspiel.game_string(game), None, seed=5)
    file = tmp_path / "playthrough.txt"
    file.write_text(told, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again


@pytest.mark.parametrize("game", TABLES)
def test_states_are_resampled(game: atout.Game) -> None:
    """OpenSpiel's `ResampleInfostateTest`, which exists in C++ only; here at every fifth node."""
    resample(game, every=5)


@pytest.mark.long
@by_setting(all_games())
def test_states_of_every_variant_are_resampled(game: atout.Game) -> None:
    resample(game, every=1)


def resample(game: atout.Game, every: int) -> None:
    loaded, chance = load(game), random.Random(1)
    state, node = dealt(loaded, 1), 0
    while not state.is_terminal() and node < 60 * every:
        if not state.is_chance_node() and node % every == 0:
            for player in range(loaded.num_players()):
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))
        node += 1


def test_others_know_their_own_secrets_in_a_resampled_state() -> None:
    """And of those of the player who looks they know what they were shown."""
    game, chance = load(atout.game("njet-2007")), random.Random(1)
    seats = range(game.num_players())
    state = next(
        one for one in (dealt(game, seed, 30) for seed in range(100)) if len(set(one.table.past)) == len(seats)
    )
    texts, true = state.table.texts(), [state.table.seen(seat) for seat in seats]
    cards = game.game.family.notation(_fields(state.table.states)).cards
    secret = [k for k, (mover, move) in enumerate(true[0]) if "?" in texts[true[mover - 1][k][1]]]
    found = set[tuple[int, ...]]()
    for player in seats:
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        told = [other.table.seen(seat) for seat in seats]
        for seat in seats:
            laid = [texts[move].partition(":")[2] for mover, move in (told[seat][k] for k in secret) if mover == seat]
            assert sorted(laid) == sorted(cards[card] for card in cards_of(int(other.table.states[0]["laid"][seat])))
            assert all(told[seat][k] == true[seat][k] for k, (mover, _) in enumerate(true[seat]) if mover == player)
        found.add(tuple(told[mover][k][1] for k in secret for mover, _ in [true[0][k]]))
    assert len(secret) > 1 and len(found) > 1, "what others did in secret is drawn anew"


# --- Recall ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", USUAL, ids=name)
def test_an_information_state_remembers_all_earlier_ones(game: atout.Game) -> None:
    """The same moves after two deals, in which two cards have changed places: where a player cannot tell them apart
    now, that player never could, and has done the same."""
    chance, alike = random.Random(3), 0
    dealing = start(game, whole=False).dealing
    assert dealing is not None
    while not dealing.complete:
        outcomes, shares = zip(*dealing.outcomes(), strict=True)
        dealing = dealing.after(chance.choices(outcomes, shares)[0])
    deal, moves = dealing.chance(), list[int]()
    tables = history(game, deal, moves)
    while not tables[-1].over and tables[-1].dealing is None and len(moves) < 30:
        moves.append(chance.choice(tables[-1].moves))
        tables.append(tables[-1].after(moves[-1]))
    for first, second in chance.sample(list(combinations(range(len(dealing.due.cards)), 2)), 60):
        swapped = deal.copy()
        swapped[[first, second]] = deal[[second, first]]
        others = history(game, swapped, moves)
        for player in range(game.options.players):
            same = [
                one.information(player) == two.information(player) for one, two in zip(tables, others, strict=False)
            ]
            assert sorted(same, reverse=True) == same, "what looked different once looks the same again"
            last = same.index(False) if False in same else len(same)
            assert all(tables[k].seen(player) == others[k].seen(player) for k in range(last))
            alike += sum(same)
    assert alike, "no two histories looked the same to anybody"


def history(game: atout.Game, deal: Any, moves: list[int]) -> list[Table]:
    """The tables after a deal and moves, as far as they are legal."""
    tables = [start(game, whole=False)._deal(deal)]
    for move in moves:
        if move not in tables[-1].moves:
            break
        tables.append(tables[-1].after(move))
    return tables


# --- Chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", USUAL, ids=name)
def test_places_are_the_piles_of_the_deal(game: atout.Game) -> None:
    """No place reaches from one pile into the next, and their cards are all there are."""
    fresh = game.fresh()
    due, layout = Dealing.of(game.spec.family, fresh).due, game.family.layout(_fields(fresh))
    ends = set(np.cumsum(due.places).tolist())
    assert set(np.cumsum([size for shape in layout.cards.values() for size in _sizes(shape)]).tolist()) <= ends
    assert sum(due.places) == len(due.cards) == len(engine.deal_shape(fresh)[0])


def _fields(states: Any) -> Any:
    from atout.kernel.jit import Fields

    return Fields(states[0])


def _sizes(shape: Shape) -> list[int]:
    return [shape] if isinstance(shape, int) else [size for inner in shape for size in _sizes(inner)]


def test_every_deal_is_as_likely() -> None:
    """The outcomes on the way to a deal of 4 × 10 cards and three drawn numbers, as a product."""
    from math import factorial, prod

    state, likely = load(atout.game("ebbes", players=4)).new_initial_state(), list[float]()
    chance = random.Random(3)
    while state.is_chance_node():
        outcome, share = chance.choice(state.chance_outcomes())
        assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        likely.append(share)
        state.apply_action(outcome)
    drawn = prod(Dealing.of("ebbes", atout.game("ebbes", players=4).fresh()).due.bounds)
    assert prod(likely) == pytest.approx(factorial(10) ** 4 / factorial(40) / drawn)


# --- Being a state ---------------------------------------------------------------------------------------------------


def test_copies_pickles_and_clones_go_their_own_way() -> None:
    state = dealt(load(atout.game("njet-2007")), 2, 3)
    table = state.table
    assert copy.deepcopy(table) is table
    again = pickle.loads(pickle.dumps(table))
    assert again.moves == table.moves and again.past == table.past and again.states.tobytes() == table.states.tobytes()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.table is table and clone.table is not table


def test_what_is_illegal_is_refused_with_its_rule() -> None:
    state = dealt(load(atout.game("ebbes")), 2)
    wrong = next(move for move in range(100) if move not in state.legal_actions())
    with pytest.raises(atout.Refusal):
        state.table.after(wrong)


def test_a_whole_game_adds_its_rounds_up() -> None:
    game = load(atout.game("ebbes", players=3), "game")
    state = dealt(game, 4, 100_000)
    rounds = int(state.table.states[0]["rounds"])
    assert state.is_terminal() and rounds > 1 and state.table.states[0]["winners"]
    totals = state.table.states[0]["totals"][:3].tolist()
    assert state.returns() == totals


def test_with_margin_the_sum_is_zero() -> None:
    game = pyspiel.load_game("atout_ebbes(players=3,margin=True)")
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert sum(dealt(game, 1, 1000).returns()) == pytest.approx(0)


@pytest.mark.parametrize("told", ["ebbes(episode=week)", "ebbes(players=9)", "ebbe-flut(players=1,margin=True)"])
def test_wrong_parameters_are_refused(told: str) -> None:
    with pytest.raises(atout.OptionError):
        pyspiel.load_game(f"atout_{told}")


def test_options_come_back_from_the_text() -> None:
    """Read without a table: no family needs to be compiled for it."""
    for game in all_games():
        told = pyspiel.game_parameters_from_string(openspiel.game_string(game))
        told.pop("name")
        assert atout.game(game.id, **games.options_of(game.spec, told)) == game


def test_a_secret_move_is_told_to_nobody_else() -> None:
    """Before the tricks cards are passed covered: the others' information states do not depend on which."""
    game, chance = load(atout.game("njet-2007")), random.Random(1)
    for seed in range(40):
        state = dealt(game, seed)
        while not state.is_terminal():
            told = _told(state)
            if any("?" in one for one in told):
                assert any("?" not in one for one in told), "who passed it knows it"
                return
            state.apply_action(chance.choice(state.legal_actions()))
    raise AssertionError("no card was passed")


def test_a_public_observation_is_a_spectators() -> None:
    """It is the same whoever asks; what one player remembers is told to nobody else."""
    game, public = load(atout.game("njet-2007")), pyspiel.PrivateInfoType.NONE
    observer = make_observation(game, pyspiel.IIGObservationType(private_info=public, perfect_recall=False))
    state = dealt(game, 2, 3)
    assert len({observer.string_from(state, player) for player in range(4)}) == 1
    assert observer.string_from(state, 0) not in [state.observation_string(player) for player in range(4)]
    for kind in (
        pyspiel.IIGObservationType(private_info=public, perfect_recall=True),
        pyspiel.IIGObservationType(private_info=pyspiel.PrivateInfoType.ALL_PLAYERS, perfect_recall=False),
    ):
        with pytest.raises(ValueError, match="one player's"):
            make_observation(game, kind)


def _told(state: Any) -> list[str]:
    return [state.information_state_string(player).partition("|")[0] for player in range(state.num_players())]


# --- Its algorithms --------------------------------------------------------------------------------------------------


def test_its_ismcts_searches_with_our_playouts() -> None:
    game = load(atout.game("ebbes", players=3))
    state = dealt(game, 1, 4)

    def chosen() -> int:
        bot = ismcts.ISMCTSBot(game, openspiel.RolloutEvaluator(seed=1), 5.0, 60, random_state=np.random.RandomState(1))
        bot.set_resampler(openspiel.resampler(1))
        return bot.step(state)

    assert chosen() in state.legal_actions() and chosen() == chosen()


def test_an_evaluation_is_the_mean_of_random_rounds() -> None:
    """Near the end of a round: beside OpenSpiel's own, over all that can follow."""
    game = load(atout.game("ebbes", players=3))
    state = dealt(game, 3, 28)
    assert not state.is_terminal()
    exact = expected_game_score.policy_value(state, [UniformRandomPolicy(game)] * 3)
    found = openspiel.RolloutEvaluator(4000, seed=2).evaluate(state)
    assert np.allclose(found, exact, atol=0.25)


@pytest.mark.parametrize("level", ["random", "beginner", "flat:sims=30"])
def test_our_bots_play_theirs(level: str) -> None:
    game, chance = load(atout.game("ebbes", players=3)), random.Random(1)
    bots = [openspiel.bot(level, seed=seat) for seat in range(2)] + [pyspiel.make_uniform_random_bot(2, 1)]
    state = dealt(game, 1)
    while not state.is_terminal():
        move = bots[state.current_player()].step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
    assert len(state.returns()) == 3 and chance


def test_no_bot_that_sees_all_cards_plays() -> None:
    with pytest.raises(ValueError, match="sees all"):
        openspiel.bot("cheat").step(dealt(load(atout.game("ebbes")), 1))


# --- End games -------------------------------------------------------------------------------------------------------


def late(game: atout.Game, most: int, seat: int | None = None) -> View:
    """A view of a round that is nearly over, with a few worlds and a choice."""
    for seed in range(100):
        state, chance = game.start(seed=seed), random.Random(seed)
        while state.seat is not None and state.scored == 0:
            sampler = state.view(seat).sampler()
            if sampler.listable and 1 < sampler.count <= most and len(state.moves()) == 2:
                return state.view(seat)
            state.play(chance.choice(state.moves()))
    raise AssertionError("no such end of a round")


@pytest.fixture(scope="module")
def ending() -> Any:
    return openspiel.endgame(late(atout.game("ebbes", players=3), 100), margin=True)


def test_an_end_game_is_a_game_of_theirs(ending: Any) -> None:
    shares = [share for _, share in ending.new_initial_state().chance_outcomes()]
    assert len(shares) > 1 and sum(shares) == pytest.approx(1)
    pyspiel.random_sim_test(ending, 3, serialize=True, verbose=False)
    assert pyspiel.load_game(str(ending)).root.outcomes() == ending.root.outcomes()


def test_cfr_comes_close_to_an_equilibrium(ending: Any) -> None:
    tree = pyspiel.convert_to_cached_tree(ending)
    solver = cfr.CFRPlusSolver(tree)
    before = exploitability.nash_conv(tree, solver.average_policy())
    for _ in range(30):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(tree, solver.average_policy())
    assert before > 0.05 and after < before / 3


def test_mccfr_runs_on_an_end_game(ending: Any) -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        pyspiel.convert_to_cached_tree(ending), external_sampling_mccfr.AverageType.SIMPLE
    )
    solver.iteration()
    assert solver.average_policy()


def test_two_players_have_an_exact_exploitability() -> None:
    view = late(atout.game("ebbes", players=2), 40)
    tree = pyspiel.convert_to_cached_tree(openspiel.endgame(view, margin=True))
    solver = cfr.CFRPlusSolver(tree)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    found = exploitability.exploitability(tree, solver.average_policy())
    assert 0 <= found <= exploitability.exploitability(tree, UniformRandomPolicy(tree))


def test_what_cannot_be_listed_is_refused() -> None:
    with pytest.raises(atout.Refusal, match="worlds"):
        openspiel.endgame(atout.game("ebbes").start(seed=1).view(0))
    state = atout.game("xxl-lower").start(seed=1)
    with pytest.raises(atout.Refusal, match="order is hidden"):
        openspiel.endgame(state.view(0))


def test_the_example_draws_its_curve(tmp_path: Any) -> None:
    """`examples/endgame_cfr.py`, in a short form."""
    import subprocess
    import sys
    from pathlib import Path

    script = Path(__file__).parents[2] / "examples" / "endgame_cfr.py"
    done = subprocess.run(
        [sys.executable, str(script), "--iterations", "16"], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    _, _, points = done.stdout.partition("of random play\n")
    shares = [float(line.split()[-1]) for line in points.splitlines()]
    assert shares[0] == 1 and shares[-1] < 0.5
