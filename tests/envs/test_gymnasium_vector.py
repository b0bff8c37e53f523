"""Gymnasium's vector environment: the single environment many times."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from musicards.envs.gymnasium import IDS, MusicardsVectorEnv
from musicards.errors import BadNotation
from musicards.games.registry import GAMES

COUNT = 3
STEPS = 60


def right_moves(infos: dict[str, Any], rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(np.flatnonzero(row))) if row.any() else 0 for row in infos["action_mask"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("opponents", ["random", "learner"])
def test_it_does_what_gymnasium_makes_of_single_environments(game: str, mode: AutoresetMode, opponents: str) -> None:
    settings: dict[str, Any] = {"players": 3, "opponents": opponents, "max_moves": 30}
    ours = gymnasium.make_vec(IDS[game], COUNT, autoreset_mode=mode, **settings)
    assert isinstance(ours, MusicardsVectorEnv)
    theirs = gymnasium.make_vec(
        IDS[game],
        COUNT,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": mode},
        disable_env_checker=True,
        **settings,
    )
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    (seen, infos), (wanted, wanted_infos) = ours.reset(seed=4), theirs.reset(seed=4)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS):
        np.testing.assert_array_equal(seen, wanted)
        for name, value in infos.items():
            if not name.startswith("final") and name not in ("result", "_result"):
                np.testing.assert_array_equal(value, wanted_infos[name], err_msg=name)
        moves = np.array(right_moves(infos, rng))
        seen, *ours_rest, infos = ours.step(moves)
        wanted, *theirs_rest, wanted_infos = theirs.step(moves)
        for one, other in zip(ours_rest, theirs_rest, strict=True):
            np.testing.assert_array_equal(one, other)
        ended += int(np.logical_or(ours_rest[1], ours_rest[2]).sum())
        if mode == AutoresetMode.SAME_STEP and "final_obs" in wanted_infos:
            np.testing.assert_array_equal(infos["_final_obs"], wanted_infos["_final_obs"])
            for number in np.flatnonzero(infos["_final_obs"]):
                np.testing.assert_array_equal(infos["final_obs"][number], wanted_infos["final_obs"][number])
                theirs_result = wanted_infos["final_info"]["result"]["turns"][number]
                assert infos["final_info"]["result"][number]["turns"] == theirs_result
    assert ended


def test_a_wrong_move_changes_nothing_and_costs() -> None:
    env = MusicardsVectorEnv(2, game="go_fish")
    before, infos = env.reset(seed=1)
    wrong = np.flatnonzero(infos["action_mask"][0] == 0)[0]
    after, rewards, *_, infos = env.step(np.array([wrong, np.flatnonzero(infos["action_mask"][1])[0]]))
    np.testing.assert_array_equal(before[0], after[0])
    assert infos["illegal"].tolist() == [True, False]
    assert rewards.tolist() == [-0.01, 0]


def test_without_autoreset_a_game_begins_when_it_is_asked_for() -> None:
    env = MusicardsVectorEnv(2, game="memory", max_moves=2, autoreset_mode="Disabled", opponents="random", seat=0)
    _, infos = env.reset(seed=1)
    rng = np.random.default_rng(1)
    truncated = np.zeros(2, np.bool_)
    while not truncated.all():
        *_, truncated, infos = env.step(np.array(right_moves(infos, rng)))
    _, infos = env.reset(options={"reset_mask": np.array([True, False])})
    assert infos["_result"].tolist() == [False, True]
    with pytest.raises(ResetNeeded):
        env.step(np.array(right_moves(infos, rng)))


@pytest.mark.parametrize(
    ("settings", "message"),
    [({"num_envs": 0}, "num_envs must be"), ({"autoreset_mode": "never"}, "autoreset_mode must be one of")],
)
def test_a_setting_that_does_not_exist_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        MusicardsVectorEnv(**{"num_envs": 1, "game": "go_fish", **settings})


def test_seeds_are_one_or_one_for_each_game() -> None:
    env = MusicardsVectorEnv(2, game="go_fish")
    one, _ = env.reset(seed=[5, 5])
    np.testing.assert_array_equal(one[0], one[1])
    with pytest.raises(BadNotation, match="list of 2, not of 3"):
        env.reset(seed=[1, 2, 3])
