"""Measure one game at a time, as PettingZoo, Gymnasium and OpenSpiel play it.

A step gets what whoever is on turn sees, and the mask of the right moves. The other player of Gymnasium's environment
moves at random. Moves and outcomes of chance are drawn before, and their time is not counted.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias

import pyspiel

import musicards.envs.open_spiel  # noqa: F401 - registers the games
from musicards.envs.gymnasium import MusicardsEnv
from musicards.envs.pettingzoo import raw_env

STEPS: Final = 20_000

Choose: TypeAlias = Callable[[Sequence[int]], int]
"""Returns the number of a move, of the flags of those that are right."""


def measure_of(kind: str, game: str) -> Callable[[], float]:
    """Return what measures the steps a second of an environment of this kind, with two players."""
    play = _PLAYS[kind]
    rng = Random(1)
    moves: list[int] = []

    def draw(flags: Sequence[int]) -> int:
        moves.append(rng.choice([number for number, flag in enumerate(flags) if flag]))
        return moves[-1]

    play(game, draw)

    def measure() -> float:
        again = iter(moves)
        began = process_time()
        play(game, lambda _: next(again))
        return STEPS / (process_time() - began)

    return measure


def _play_pettingzoo(game: str, choose: Choose) -> None:
    env = raw_env(game, 2)
    env.reset(seed=1)
    left = STEPS
    while left:
        seen, _, over, cut_short, _ = env.last()
        if over or cut_short:
            env.reset()
            continue
        env.step(choose(seen["action_mask"]))
        left -= 1


def _play_gymnasium(game: str, choose: Choose) -> None:
    env = MusicardsEnv(game, players=2, opponents="random")
    _, info = env.reset(seed=1)
    for _ in range(STEPS):
        _, _, over, cut_short, info = env.step(choose(info["action_mask"]))
        if over or cut_short:
            _, info = env.reset()


def _play_open_spiel(game: str, choose: Choose) -> None:
    loaded: Any = pyspiel.load_game(f"musicards_{game}")
    observer = loaded.make_py_observer()
    left = STEPS
    while left:
        state = loaded.new_initial_state()
        while left and not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[choose([1] * len(outcomes))][0])
                continue
            seat = state.current_player()
            observer.set_from(state, seat)
            state.apply_action(choose(state.legal_actions_mask(seat)))
            left -= 1


_PLAYS: Final = {"PettingZoo": _play_pettingzoo, "Gymnasium": _play_gymnasium, "our OpenSpiel": _play_open_spiel}
KINDS: Final = list(_PLAYS)
