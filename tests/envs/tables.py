"""Episodes and environments in the middle of a game, reached by random right moves."""

import copy
import pickle
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import strategies as st
from numpy.testing import assert_array_equal

from musicards.envs.episode import Episode
from musicards.envs.pettingzoo import raw_env
from musicards.envs.settings import Calls
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import FastRng
from tests.strategies import options_of, rngs

Steps: TypeAlias = list[tuple[str, Any, int | None]]
"""Agent, observation and move; the move is None for an agent that only had to leave."""

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(
    ("game", "players"), [(name, players) for name, game in GAMES.items() for players in range(game.seats[0], 6)]
)
"""Each game with each number of players."""

Copier: TypeAlias = Callable[[Any], Any]


def _copied_by_pickle(thing: Any) -> Any:  # noqa: ANN401 - an environment
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


every_copier = pytest.mark.parametrize("copier", [copy.deepcopy, _copied_by_pickle])


def begun(
    game: str, players: int, seed: int, options: Mapping[str, object] | None = None, calls: Calls = "race"
) -> Episode:
    """Return an episode after the deal."""
    episode = Episode(make_game(game, players, options or {}), FastRng(seed), calls)
    episode.settle()
    return episode


def make_some(episode: Episode, rng: Random, count: int) -> None:
    """Make `count` random moves, fewer if the game ends."""
    for _ in range(count):
        if episode.game.over:
            break
        episode.make(rng.choice(episode.moves()))


@st.composite
def episodes(draw: st.DrawFn, game: str, *, calls: Calls = "race", most: int = 120) -> Episode:
    """Generate episodes with any options and number of players; some are over or ask a player to call."""
    low, high = GAMES[game].seats
    rng = draw(rngs)
    episode = begun(game, draw(st.integers(low, high)), rng.getrandbits(32), draw(options_of(game)), calls)
    make_some(episode, rng, draw(st.integers(0, most)))
    return episode


def exposing(calls: Calls = "race", players: int = 3) -> Episode:
    """Return an episode of Steps where a player has just become exposed; in a race, the others are asked next."""
    for seed in range(100):
        episode = begun("steps", players, seed, calls=calls)
        rng = Random(seed)
        while not episode.game.over:
            before = episode.copy()
            episode.make(rng.choice(episode.moves()))
            called = len(episode.log) > len(before.log) and episode.log[-1][1].to_json()["do"] == "call"
            if episode.asked or episode.game.exposed & ~before.game.exposed or called:
                return episode
    raise AssertionError("nobody was ever exposed")


def play_out(env: Any, rng: Random, most: int = 10_000) -> Steps:  # noqa: ANN401
    """Make random right moves until nobody is left, or `most` of them. Return each agent's observation and move."""
    steps: Steps = []
    for agent in env.agent_iter(most):
        observation, _, over, cut_short, _ = env.last()
        mask = observation["action_mask"]
        move = None if over or cut_short else rng.choice([int(right) for right in mask.nonzero()[0]])
        steps.append((agent, observation, move))
        env.step(move)
    return steps


def dealt(game: str = "steps", players: int = 3, *, seed: int = 1, moves: int = 0, **others: Any) -> raw_env:  # noqa: ANN401
    """Return an environment after some random moves."""
    env = raw_env(game, players, **others)
    env.reset(seed=seed)
    play_out(env, Random(seed), moves)
    return env


def assert_same_steps(one: Steps, other: Steps) -> None:
    """Check that the same agents saw and did the same."""
    assert [(agent, move) for agent, _, move in one] == [(agent, move) for agent, _, move in other]
    for (_, observation, _), (_, there, _) in zip(one, other, strict=True):
        assert_array_equal(observation["observation"], there["observation"])
        assert_array_equal(observation["action_mask"], there["action_mask"])
