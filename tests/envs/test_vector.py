"""Many games at once: the same games as the single environment plays, and arrays that a learner can use."""

from random import Random
from typing import Any

import numpy as np
import pytest

from musicards.envs.encode import ENCODERS
from musicards.envs.pettingzoo import raw_env
from musicards.envs.vector import VectorEnv
from musicards.errors import BadNotation
from musicards.games.registry import find_game
from musicards.games.shedding.moves import DRAW, PASS
from tests.envs.tables import Copier, every_copier

GAMES = 4
STEPS = 80
CASES = [(name, players) for name in ENCODERS for players in range(find_game(name).seats[0], 6)]


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_a_batch_is_the_single_environment_many_times(name: str, players: int, autoreset: str) -> None:
    calls = ("race", "none", "auto")[players % 3]
    many = VectorEnv(name, GAMES, players, calls=calls, max_moves=40, autoreset=autoreset)
    singles: list[Any] = [raw_env(name, players, calls=calls, max_moves=40) for _ in range(GAMES)]
    many.reset(seed=7)
    for number, single in enumerate(singles):
        single.reset(seed=7 + number)
    rng = Random(1)
    for _ in range(STEPS):
        moves = [int(rng.choice(np.flatnonzero(row))) for row in many.mask]
        begins = many.terminated | many.truncated if autoreset == "next_step" else np.zeros(GAMES, bool)
        many.step(moves)
        for number, single in enumerate(singles):
            if begins[number]:
                single.reset()
            else:
                single.step(moves[number])
            agent = single.agent_selection
            ended = single.terminations[agent] or single.truncations[agent]
            seen = single.observe(single.possible_agents[single.episode.mover])
            assert many.terminated[number] == single.terminations[agent]
            assert many.truncated[number] == single.truncations[agent]
            np.testing.assert_allclose(many.reward[number], list(single.rewards.values()), rtol=1e-6)
            if ended and autoreset == "same_step":
                assert many.final_observation is not None
                np.testing.assert_array_equal(many.final_observation[number], seen["observation"])
                single.reset()
                agent = single.agent_selection
                seen = single.observe(agent)
            np.testing.assert_array_equal(many.observation[number], seen["observation"])
            if ended and autoreset == "next_step":
                assert many.mask[number].all()
            else:
                np.testing.assert_array_equal(many.mask[number], seen["action_mask"])
                assert f"player_{many.turn[number]}" == single.agent_selection


def test_who_is_asked_when_a_game_is_cut_off_sees_so() -> None:
    games, most = 60, 30
    many = VectorEnv("steps", games, 3, max_moves=most, autoreset="same_step")
    holds = np.isin(np.arange(many.moves), (DRAW, PASS, many.moves - 2))  # the last but one is to call
    cut_off_when_asked = 0
    for seed in range(3):
        singles: list[Any] = [raw_env("steps", 3, max_moves=most) for _ in range(games)]
        many.reset(seed=seed * games)
        for number, single in enumerate(singles):
            single.reset(seed=seed * games + number)
        rng, waiting = Random(seed), set(range(games))
        for _ in range(most):
            plays = many.mask & ~holds  # so that hands get small
            rows = np.where(plays.any(axis=1, keepdims=True), plays, many.mask)
            moves = [int(rng.choice(np.flatnonzero(row))) for row in rows]
            many.step(moves)
            for number in list(waiting):
                single = singles[number]
                single.step(moves[number])
                if many.terminated[number] or many.truncated[number]:
                    waiting.remove(number)
                    seat = single.episode.mover
                    cut_off_when_asked += single.episode.asked[:1] == [seat]
                    assert many.final_observation is not None
                    seen = single.episode.observation(seat)
                    np.testing.assert_array_equal(many.final_observation[number], seen)
    assert cut_off_when_asked


def played(env: VectorEnv, steps: int) -> VectorEnv:
    rng = np.random.default_rng(1)
    for _ in range(steps):
        env.step(env.sample(rng))
    return env


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    one, other = (VectorEnv("go_fish", 3) for _ in range(2))
    for env in (one, other):
        env.reset(seed=5)
        played(env, 30)
    np.testing.assert_array_equal(one.observation, other.observation)
    one.reset()
    other.reset()
    assert not np.array_equal(one.observation, other.observation)
    one.reset(seed=[9, 5, 9])
    np.testing.assert_array_equal(one.observation[0], one.observation[2])
    assert not np.array_equal(one.observation[0], one.observation[1])


def arrays_of(env: VectorEnv) -> list[Any]:
    return [env.observation, env.mask, env.turn, env.reward, env.terminated, env.truncated]


def test_arrays_stay_and_are_shared_without_a_copy() -> None:
    env = VectorEnv("go_fish", 4, observation="int8")
    kept = arrays_of(env)
    env.reset(seed=1)
    shared = np.from_dlpack(env.observation)
    before = shared.copy()
    played(env, 1)
    assert all(one is other for one, other in zip(kept, arrays_of(env), strict=True))
    assert not np.array_equal(before, shared)
    np.testing.assert_array_equal(shared, env.observation)


@pytest.mark.parametrize("name", list(ENCODERS))
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@every_copier
def test_a_copy_plays_on_as_the_original(copier: Copier, autoreset: str, name: str) -> None:
    env = VectorEnv(name, 5, 3, max_moves=25, autoreset=autoreset)
    env.reset(seed=3)
    for steps in (25, 1, 10):
        played(env, steps)
        other = copier(env)
        for one, copied in zip(arrays_of(env), arrays_of(other), strict=True):
            np.testing.assert_array_equal(one, copied)
        before = env.observation.copy()
        played(other, 30)
        np.testing.assert_array_equal(env.observation, before)
        played(env, 30)
        for one, copied in zip(arrays_of(env), arrays_of(other), strict=True):
            np.testing.assert_array_equal(one, copied)


def test_a_game_that_is_cut_off_pays_what_was_chosen() -> None:
    standing, nothing = (VectorEnv("go_fish", 200, max_moves=40, cut_off=pays) for pays in ("standing", "zero"))
    for env in (standing, nothing):
        env.reset(seed=1)
        played(env, 40)
        assert env.truncated.any()
    assert standing.reward[standing.truncated].any()
    assert not nothing.reward[nothing.truncated].any()


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([0, 0], "move 0 is not right in game 0"),
        ([999, 0], "move 999 is not right in game 0"),
        ([-1, 0], "move -1 is not right in game 0"),
        ([0], "moves must be 2 whole numbers"),
        ([0.5, 1.5], "moves must be 2 whole numbers"),
    ],
)
def test_a_move_that_is_not_right_is_refused_and_changes_nothing(moves: list[Any], message: str) -> None:
    env = VectorEnv("go_fish", 2)
    env.reset(seed=1)
    before = env.observation.copy()
    with pytest.raises(BadNotation, match=message):
        env.step(moves)
    np.testing.assert_array_equal(env.observation, before)
    played(env, 1)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number of at least 1"),
        ({"observation": "uint8"}, "observation must be one of float32, int8, words"),
        ({"autoreset": "never"}, "autoreset must be one of next_step, same_step"),
        ({"cut_off": 0}, "cut_off must be one of standing, zero"),
        ({"max_moves": "many"}, "max_moves must be a whole number"),
    ],
)
def test_a_setting_that_does_not_exist_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        VectorEnv("go_fish", **settings)


def test_nothing_can_be_done_before_the_deal() -> None:
    with pytest.raises(BadNotation, match="call reset first"):
        VectorEnv("go_fish", 2).step([0, 0])
