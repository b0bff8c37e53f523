"""The training example: its agent has to learn."""

import numpy as np
import pytest

from examples.train_small import MOVES, NUMBERS, Agent, Plan, train, wins_against
from musicards.envs.pettingzoo import raw_env

GAMES = 200
CHANCE = 0.5
NOT_BY_CHANCE = CHANCE + 4 * (CHANCE * (1 - CHANCE) / GAMES) ** 0.5  # four standard deviations above


@pytest.fixture(scope="module")
def agent() -> Agent:
    """An agent after a short training."""
    return train(Plan(batches=14, games=12, seed=1), lambda _games, _agent: None)


def test_a_small_agent_beats_random_after_a_short_training(agent: Agent) -> None:
    assert wins_against("random", agent, GAMES) > NOT_BY_CHANCE


def test_training_goes_the_same_way_every_time() -> None:
    one, other = (train(Plan(batches=1, games=2), lambda _games, _agent: None) for _ in range(2))
    assert np.array_equal(one.policy, other.policy)


def test_the_example_tells_how_far_it_is() -> None:
    counts: list[int] = []
    train(Plan(batches=3, games=2), lambda games, _agent: counts.append(games))
    assert counts == [2, 4, 6]


def test_the_example_knows_the_size_of_its_world() -> None:
    env = raw_env("steps", players=2)
    assert env.action_space("player_0").n == MOVES
    assert env.observation_space("player_0")["observation"].shape == (NUMBERS,)
