"""Environments in other processes: sent there in the middle of a game, they play on as they would have here."""

from collections.abc import Callable
from multiprocessing import get_context
from typing import Any, Literal

import numpy as np
import pytest

from musicards.envs.gymnasium import MusicardsEnv
from musicards.envs.pettingzoo import raw_env
from musicards.envs.vector import VectorEnv

MOVES = 40


def pettingzoo_played(env: Any) -> list[Any]:  # noqa: ANN401 - a single environment
    """Make moves. Return what was seen on the way."""
    seen = []
    for _ in range(MOVES):
        observed, *rest = env.last()
        seen.append((observed["observation"], observed["action_mask"], rest[:3]))
        if rest[1] or rest[2]:
            env.reset()
        else:
            env.step(int(np.flatnonzero(observed["action_mask"])[-1]))
    return seen


def gymnasium_played(env: MusicardsEnv) -> list[Any]:
    """Make moves. Return what was seen on the way."""
    seen = []
    for _ in range(MOVES):
        observed, *rest, info = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        seen.append((observed, info["action_mask"], rest))
        if rest[1] or rest[2]:
            env.reset()
    return seen


def batch_played(env: VectorEnv) -> list[Any]:
    """Make moves. Return what was seen on the way."""
    rng = np.random.default_rng(1)
    seen = []
    for _ in range(MOVES):
        env.step(env.sample(rng))
        seen.append((env.observation.copy(), env.mask.copy(), env.reward.copy()))
    return seen


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # nothing runs in the threads of the test's process
@pytest.mark.parametrize("method", ["fork", "spawn"])
@pytest.mark.parametrize(
    ("make", "play"),
    [
        (lambda: raw_env("go_fish", 3), pettingzoo_played),
        (lambda: MusicardsEnv("go_fish", players=3), gymnasium_played),
        (lambda: VectorEnv("go_fish", 4, 3), batch_played),
    ],
    ids=["pettingzoo", "gymnasium", "batch"],
)
def test_an_environment_sent_to_another_process_plays_on(
    make: Callable[[], Any], play: Callable[[Any], list[Any]], method: Literal["fork", "spawn"]
) -> None:
    env = make()
    env.reset(seed=1)
    play(env)
    with get_context(method).Pool(1) as pool:
        there = pool.apply(play, (env,))
    here = play(env)
    for one, other in zip(here, there, strict=True):
        np.testing.assert_equal(one, other)
