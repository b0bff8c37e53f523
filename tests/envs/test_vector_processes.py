"""Games shared out to processes: they are the games of one process, in arrays that stay."""

import copy
import os
import signal
from typing import Any

import numpy as np
import pytest

from musicards.envs.vector import ProcessVectorEnv, VectorEnv
from musicards.errors import BadNotation

ARRAYS = ("observation", "mask", "turn", "reward", "terminated", "truncated")


@pytest.mark.parametrize(("game", "autoreset"), [("go_fish", "same_step"), ("distance", "next_step")])
def test_they_are_the_games_of_one_process(game: str, autoreset: str) -> None:
    settings: dict[str, Any] = {"max_moves": 30, "autoreset": autoreset, "observation": "int8"}
    here = VectorEnv(game, 7, 3, **settings)
    with ProcessVectorEnv(game, 7, 3, processes=2, **settings) as there:
        kept = [getattr(there, name) for name in ARRAYS]
        rng = np.random.default_rng(1)
        for seed in (4, [9, 8, 7, 6, 5, 4, 3]):
            here.reset(seed)
            there.reset(seed)
            for _ in range(40):
                for name in ARRAYS:
                    np.testing.assert_array_equal(getattr(here, name), getattr(there, name))
                ended = here.terminated | here.truncated
                if here.final_observation is not None:
                    assert there.final_observation is not None
                    np.testing.assert_array_equal(here.final_observation[ended], there.final_observation[ended])
                moves = there.sample(rng)
                assert there.mask[np.arange(7), moves].all()
                here.step(moves)
                there.step(moves)
        assert all(one is getattr(there, name) for one, name in zip(kept, ARRAYS, strict=True))


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_what_is_not_right_is_refused_and_changes_nothing() -> None:
    with pytest.raises(BadNotation, match="observation must be one of"):
        ProcessVectorEnv("go_fish", 2, observation="uint8")
    with pytest.raises(BadNotation, match="processes must be a whole number of at least 1"):
        ProcessVectorEnv("go_fish", 2, processes=0)
    with ProcessVectorEnv("go_fish", 2, processes=5, start="fork") as env:
        with pytest.raises(BadNotation, match="call reset first"):
            env.step([0, 0])
        env.reset(seed=1)
        before = env.observation.copy()
        with pytest.raises(BadNotation, match="move 0 is not right in game 1"):
            env.step([int(np.flatnonzero(env.mask[0])[0]), 0])
        with pytest.raises(BadNotation, match="a list of 2"):
            env.reset(seed=[1])
        np.testing.assert_array_equal(env.observation, before)
        env.step(env.sample(np.random.default_rng(1)))
        with pytest.raises(TypeError, match="cannot be copied"):
            copy.copy(env)
    with pytest.raises(BadNotation, match="are closed"):
        env.reset()
    env.close()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_process_that_was_killed_is_an_error_and_not_a_wait() -> None:
    with ProcessVectorEnv("go_fish", 4, processes=2, start="fork") as env:
        env.reset(seed=1)
        os.kill(env._processes[1].pid or 0, signal.SIGKILL)
        env._processes[1].join()
        with pytest.raises(RuntimeError, match="has ended"):
            env.step(env.sample(np.random.default_rng(1)))
