"""Gymnasium environments, and random play in them."""

from random import Random
from typing import Any

import gymnasium

from musicards.envs.gymnasium import IDS, MusicardsEnv


def made(game: str, **others: Any) -> MusicardsEnv:  # noqa: ANN401 - as `MusicardsEnv` has them
    """Return the environment without Gymnasium's wrappers."""
    env = gymnasium.make(IDS[game], **others).unwrapped
    assert isinstance(env, MusicardsEnv)
    return env


def play_out(env: Any, rng: Random, info: dict[str, Any], most: int = 10_000) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """Make random right moves until the game ends, or `most` of them. Return the result of each step."""
    steps: list[tuple[Any, ...]] = []
    while len(steps) < most:
        mask = info["action_mask"]
        step = env.step(rng.choice([int(move) for move in mask.nonzero()[0]]))
        steps.append(step)
        info = step[4]
        if step[2] or step[3]:
            break
    return steps


def played_out(game: str, seed: int = 1, **others: Any) -> tuple[MusicardsEnv, list[tuple[Any, ...]]]:  # noqa: ANN401
    env = made(game, **others)
    _, info = env.reset(seed=seed)
    return env, play_out(env, Random(seed), info)


def wrong_move(info: dict[str, Any]) -> int:
    return int((info["action_mask"] == 0).nonzero()[0][0])


def same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether two steps had the same result."""
    infos = [{name: value for name, value in step[4].items() if name != "action_mask"} for step in (one, other)]
    masks = [step[4]["action_mask"].tolist() for step in (one, other)]
    return bool((one[0] == other[0]).all()) and one[1:4] == other[1:4] and infos[0] == infos[1] and masks[0] == masks[1]
