"""PettingZoo's own suite, for every game, any number of players and a hundred seeds."""

from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper

from musicards.envs.pettingzoo import env, parallel_env, raw_env
from tests.envs.tables import every_table

SEEDS = 25
SHORT = 20  # cycles of an episode that is only begun; every fifth is played to its end
LONG = 1000

pytestmark = [
    # PettingZoo's own classic games carry their mask in the observation, too: it warns of that but for those it lists.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent that is not on turn has no right moves; after the end that is every agent.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


class Elsewhere(BaseWrapper):
    """The same environment with other games behind the seeds that the suite knows."""

    def __init__(self, inner: Any, shift: int) -> None:  # noqa: ANN401 - an environment
        super().__init__(inner)
        self.shift = shift

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(None if seed is None else seed + self.shift, options)


@every_table
def test_api_test_passes(game: str, players: int) -> None:
    table = env(game, players)
    for shift in range(SEEDS):
        for number, agent in enumerate(table.possible_agents):
            table.action_space(agent).seed(5 * shift + number)
        api_test(Elsewhere(table, 1000 * shift), num_cycles=LONG if shift % 5 == 0 else SHORT)


@every_table
def test_the_other_tests_pass(game: str, players: int) -> None:
    api_test(raw_env(game, players), num_cycles=LONG)  # without wrappers
    seed_test(lambda: env(game, players), num_cycles=LONG)
    render_test(lambda render_mode: env(game, players, render_mode=render_mode))
    parallel_api_test(parallel_env(game, players), num_cycles=LONG)


@pytest.mark.parametrize("calls", ["none", "auto"])
@pytest.mark.parametrize("game", ["distance", "steps"])
def test_api_test_passes_however_one_calls(game: str, calls: str) -> None:
    api_test(env(game, 4, calls=calls), num_cycles=LONG)
