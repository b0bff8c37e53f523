"""OpenSpiel's algorithms on the games; our players and its bots at one table."""

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    evaluate_bots,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.bots import uniform_random  # noqa: E402

from musicards.envs.open_spiel import PlayerBot  # noqa: E402
from musicards.envs.open_spiel.duel import chance_of  # noqa: E402
from musicards.envs.open_spiel.duel_results import Contest  # noqa: E402
from musicards.players.levels import make_player  # noqa: E402
from musicards.players.player import Player  # noqa: E402
from tests.envs.tables import every_game  # noqa: E402


@pytest.mark.parametrize("game", ["distance", "steps", "go_fish", "memory"])
def test_cfr_comes_closer_to_an_equilibrium(game: str) -> None:
    solver = cfr.CFRSolver(pyspiel.load_game(f"musicards_{game}(tiny=True,max_moves=4)"))
    before = exploitability.exploitability(solver._game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(solver._game, solver.average_policy()) < before


@pytest.mark.parametrize("game", ["keys_corners", "old_maid"])
def test_cfr_runs(game: str) -> None:
    solver = cfr.CFRSolver(pyspiel.load_game(f"musicards_{game}(tiny=True,max_moves=2)"))
    solver.evaluate_and_update_policy()
    policies = solver.average_policy().action_probability_array
    assert np.allclose(policies.sum(axis=1), 1)


@every_game
@pytest.mark.parametrize(
    "solver", [external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver]
)
def test_mccfr_runs(game: str, solver: type) -> None:
    learning = solver(pyspiel.load_game(f"musicards_{game}(tiny=True)"))
    for _ in range(30):
        learning.iteration()
    assert learning._infostates


def searcher(game: Any, simulations: int, rng: Random) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Return OpenSpiel's search bot, with `rng` as its only random generator."""
    numbers = np.random.RandomState(rng.getrandbits(32))
    evaluator = mcts.RandomRolloutEvaluator(random_state=numbers)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=numbers)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    return bot


@every_game
def test_is_mcts_plays_whole_games(game: str) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players=3,max_moves=24)")
    rng = Random(1)
    bot = searcher(table, 3, rng)
    state = table.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()) if chance else int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("text", "deals", "simulations"),
    [  # not Old Maid: there is no skill in it
        ("musicards_distance(tiny=True)", 60, 30),
        ("musicards_steps(tiny=True)", 100, 30),
        ("musicards_keys_corners(max_moves=24)", 8, 8),
        ("musicards_go_fish(max_moves=16)", 12, 10),
        ("musicards_memory(board=naturals,max_moves=24)", 12, 40),
    ],
)
def test_is_mcts_beats_random(text: str, deals: int, simulations: int) -> None:
    game = pyspiel.load_game(text)
    rng = Random(2)
    won = 0.0
    contest = Contest(text, "", "", 0.0, 1)
    for number in range(deals):
        for seat in (0, 1):
            state = game.new_initial_state()
            chance = chance_of(contest, number)
            bot = searcher(game, simulations, rng)
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.legal_actions()))
                elif state.current_player() == seat:
                    state.apply_action(int(bot.step(state)))
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
            won += state.returns()[seat]
    assert won > 0


@every_game
@pytest.mark.parametrize("level", ["rule", "beginner"])
def test_our_players_and_openspiels_bots_meet(game: str, level: str) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players=3,max_moves=60)")
    for seed in range(2):
        ours = PlayerBot(1, partial(make_player, level, Random(seed)))
        others = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seed)) for seat in (0, 2)]
        bots = [others[0], ours, others[1]]
        returns = evaluate_bots.evaluate_bots(table.new_initial_state(), bots, np.random.RandomState(seed))
        assert sum(returns) == pytest.approx(0)


def test_a_player_hears_each_event_once() -> None:
    heard: list[list[Any]] = []

    def make() -> Player:
        player = make_player("rule", Random(1))
        heard.append([])
        player.notice = heard[-1].append  # type: ignore[method-assign, assignment]
        return player

    table = pyspiel.load_game("musicards_go_fish")
    bots = [PlayerBot(0, make), uniform_random.UniformRandomBot(1, np.random.RandomState(1))]
    evaluate_bots.evaluate_bots(table.new_initial_state(), bots, np.random.RandomState(1))
    assert sum(event.type == "dealt" for event in heard[-1]) == 1
    assert all(
        event.card is None for event in heard[-1] if event.type == "fished" and event.seat == 1 and not event.lucky
    )
