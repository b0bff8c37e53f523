"""Measure how many steps a second environments make on one core, many games at once: ``make bench-vector``.

A step is a move in one game, with the observation and the mask of whoever is next, and another deal when a game ends.
Random moves are drawn by NumPy, and their time is not counted. Measured on the same core and in turn are games of
OpenSpiel, one at a time with tensor and mask as it gives them, of pgx, in batches compiled by JAX, and ours, one at a
time. Writes docs/performance.md.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

import numpy as np
import pyspiel

import musicards.games.batch
from bench.page import PAGE, heading, rounded, row, write_figures
from bench.single_envs import KINDS, measure_of
from musicards.envs.vector import VectorEnv
from musicards.games.registry import GAMES

BATCH: Final = 1024
ROUNDS: Final = 5
SECONDS: Final = 1.0
WARM_UP: Final = 200  # steps, until games begin and end all the time
SPIEL: Final = ("go_fish", "hearts", "gin_rummy")
PGX: Final = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong")
PEERS: Final = Path(__file__).resolve().parent.parent / "build" / "peers" / "pgx" / "bin" / "python"
GOALS: Final = {"go_fish": 1_000_000, "distance": 1_000_000}
GOAL: Final = 500_000  # of each other game


def ours(game: str, observation: str) -> Callable[[], float]:
    """Return what measures our steps a second."""
    env = VectorEnv(game, BATCH, 2, observation=observation)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(WARM_UP):
        env.step(env.sample(rng))

    def measure() -> float:
        taken, steps = 0.0, 0
        while taken < SECONDS:
            moves = env.sample(rng)
            began = process_time()
            env.step(moves)
            taken += process_time() - began
            steps += BATCH
        return steps / taken

    return measure


def spiel(game: str) -> Callable[[], float]:
    """Return what measures OpenSpiel's steps a second: moves and outcomes of chance, one game at a time."""
    loaded = pyspiel.load_game(game)
    rng = Random(1)

    def measure() -> float:
        state, taken, steps = loaded.new_initial_state(), 0.0, 0
        while taken < SECONDS:
            if state.is_terminal():
                began = process_time()
                state = loaded.new_initial_state()
                taken += process_time() - began
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                move = rng.choices(outcomes, weights)[0]
                began = process_time()
                state.apply_action(move)
                taken += process_time() - began
                continue
            move = rng.choice(state.legal_actions())
            began = process_time()
            state.apply_action(move)
            if not state.is_terminal() and not state.is_chance_node():
                np.asarray(state.observation_tensor() if loaded.get_type().provides_observation_tensor else ())
                np.asarray(state.legal_actions_mask())
            taken += process_time() - began
            steps += 1
        return steps / taken

    return measure


def pgx(game: str) -> Callable[[], float]:
    """Return what measures the steps a second of a game of pgx, in an environment of its own."""
    worker = subprocess.Popen(
        [PEERS, "-m", "bench.pgx_worker", game, str(BATCH), str(SECONDS)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def measure() -> float:
        assert worker.stdin
        assert worker.stdout
        worker.stdin.write("\n")
        worker.stdin.flush()
        return float(worker.stdout.readline())

    return measure


def main() -> None:
    """Measure all in turn, and write the page. The exit code is 1 if a goal is missed."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled = not str(musicards.games.batch.__file__).endswith(".py")
    if not compiled:
        sys.exit("The engine is not compiled: make compiled")
    measures: dict[tuple[str, str], Callable[[], float]] = {
        (game, kind): ours(game, kind) for kind in ("int8", "float32") for game in GAMES
    }
    measures |= {(game, kind): measure_of(kind, game) for kind in KINDS for game in GAMES}
    measures |= {(game, "OpenSpiel"): spiel(game) for game in SPIEL}
    if PEERS.exists():
        measures |= {(game, "pgx"): pgx(game) for game in PGX}
    rates: dict[tuple[str, str], list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            rates[name].append(measure())
            print(*name, rounded(rates[name][-1]), flush=True)
    found = {name: median(each) for name, each in rates.items()}
    missed = 0
    lines = [*heading("steps a second", "flags and counts (int8)", "float32", "goal")]
    for game, rules in GAMES.items():
        goal = GOALS.get(game, GOAL)
        missed += found[game, "int8"] < goal
        lines.append(row([rules.title, rounded(found[game, "int8"]), rounded(found[game, "float32"]), rounded(goal)]))
    lines += ["", *heading("one game at a time, steps a second", *KINDS)]
    lines += [row([rules.title, *(rounded(found[game, kind]) for kind in KINDS)]) for game, rules in GAMES.items()]
    lines += ["", *heading("others, in the same run", "steps a second")]
    lines += [row([f"{by}: {game}", rounded(rate)]) for (game, by), rate in found.items() if by in ("OpenSpiel", "pgx")]
    write_figures(PAGE, "make bench-vector", "\n".join(lines), "steps")
    print("\n".join(lines))
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
