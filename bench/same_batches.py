"""Play the same games in batches and in single environments, and compare them: ``python -m bench.same_batches``.

Observations, masks, rewards, ends and whose turn it is must be the same at every step. `tests/envs/test_vector.py` does
the same with fewer games.
"""

import sys
from multiprocessing import Pool
from random import Random
from typing import Any, Final

import numpy as np

from musicards.envs.pettingzoo import raw_env
from musicards.envs.vector import VectorEnv
from musicards.games.registry import GAMES

BATCH: Final = 50  # games
MOST_MOVES: Final = 300
CALLS: Final = ("race", "none", "auto")


def differences(task: tuple[str, int, int]) -> tuple[str, int, int, int]:
    """Play games of a kind, with a number of players, until so many have ended.

    Return the kind, its players, the steps compared, and how many differ.
    """
    name, players, games = task
    calls = CALLS[players % len(CALLS)]
    rng = Random(players)
    ended = steps = differ = seed = 0
    while ended < games:
        same_step = seed % 2 == 1
        autoreset = "same_step" if same_step else "next_step"
        many = VectorEnv(name, BATCH, players, calls=calls, max_moves=MOST_MOVES, autoreset=autoreset)
        many.reset(seed=seed * BATCH)
        singles: list[Any] = [raw_env(name, players, calls=calls, max_moves=MOST_MOVES) for _ in range(BATCH)]
        for number, single in enumerate(singles):
            single.reset(seed=seed * BATCH + number)
        seed += 1
        before = ended
        while ended < min(games, before + 10 * BATCH):
            moves = [int(rng.choice(np.flatnonzero(row))) for row in many.mask]
            begins = (many.terminated | many.truncated) & (not same_step)
            many.step(moves)
            for number, single in enumerate(singles):
                same = _plays_on(single, moves[number], many, number, begins=bool(begins[number]))
                differ += not same
                steps += 1
                ended += bool(many.terminated[number] or many.truncated[number])
    return name, players, steps, differ


def _plays_on(single: Any, move: int, many: VectorEnv, number: int, *, begins: bool) -> bool:  # noqa: ANN401
    """Make the move in the single environment too. Return whether both show the same."""
    if begins:
        single.reset()
    else:
        single.step(move)
    seat = single.episode.mover
    agent = single.possible_agents[seat]
    over, cut_off = single.terminations[agent], single.truncations[agent]
    seen = single.observe(agent)
    same = (
        many.terminated[number] == over
        and many.truncated[number] == cut_off
        and np.allclose(many.reward[number], list(single.rewards.values()), rtol=1e-6)
    )
    if not over and not cut_off:
        same = same and np.array_equal(many.mask[number], seen["action_mask"]) and many.turn[number] == seat
    elif many.same_step:
        assert many.final_observation is not None
        same = same and np.array_equal(many.final_observation[number], seen["observation"])
        single.reset()
        seat = single.episode.mover
        seen = single.observe(single.possible_agents[seat])
        same = same and np.array_equal(many.mask[number], seen["action_mask"]) and many.turn[number] == seat
    return bool(same and np.array_equal(many.observation[number], seen["observation"]))


def main() -> int:
    """Compare 10,000 games of each kind and number of players, or as many as the first argument says.

    Returns 1 if some differ.
    """
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    tasks = [
        (name, players, count) for name, game in GAMES.items() for players in range(game.seats[0], game.seats[1] + 1)
    ]
    wrong = 0
    with Pool() as pool:
        for name, players, steps, differ in pool.imap_unordered(differences, tasks):
            sys.stdout.write(f"{name}, {players} players: {count} games, {steps} steps, {differ} differ\n")
            sys.stdout.flush()
            wrong += differ
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
