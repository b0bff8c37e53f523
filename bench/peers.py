"""The measurements of other engines, a worker of ``make bench`` in a separate environment (``make bench-peers``).

Each engine is used as its own documentation shows, with random right moves; OpenSpiel also in the fastest way that we
found.
"""

import platform
import warnings
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Protocol

import pyspiel
import rlcard

from bench.worker import Counts, answer

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its registry adds wrappers with checks, which take time
    from pettingzoo.classic.texas_holdem_no_limit_v6 import raw_env

SEED = 1
GAMES_AT_ONCE = 20
ROLLOUTS = 2000
"""Rollouts in a single simulation of the search, so that the search itself takes almost no time."""
COUNTED = 500
"""Games for estimating the mean number of moves of a rollout."""


class State(Protocol):
    """The methods of OpenSpiel's states that are used here."""

    def current_player(self) -> int: ...

    def is_chance_node(self) -> bool: ...

    def chance_outcomes(self) -> list[tuple[int, float]]: ...

    def legal_actions(self) -> list[int]: ...

    def apply_action(self, action: int) -> None: ...


def step(state: State, random: Callable[[], float]) -> bool:
    """Make one transition. Return True if it was a player's move, False if it was chance."""
    if not state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        return True
    state.apply_action(drawn(state.chance_outcomes(), random()))
    return False


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """Return the outcome that the number `left`, in [0, 1), selects."""
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0:
            return outcome
    return outcomes[-1][0]  # after rounding errors


def open_spiel(name: str) -> Callable[[], Counts]:
    """Measure OpenSpiel's states from Python, with sampled chance outcomes."""
    game, random = pyspiel.load_game(name), Random(SEED).random

    def play() -> Counts:
        moves = transitions = 0
        for _ in range(GAMES_AT_ONCE):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += step(state, random)
                transitions += 1
        return {"moves": moves, "transitions": transitions, "games": GAMES_AT_ONCE}

    return play


def open_spiel_quickly(name: str) -> Callable[[], Counts]:
    """Measure the same with fewer calls: the current player also shows whether chance acts or the game is over."""
    game, random = pyspiel.load_game(name), Random(SEED).random
    chance = int(pyspiel.PlayerId.CHANCE)

    def play() -> Counts:
        moves = transitions = 0
        for _ in range(GAMES_AT_ONCE):
            state = game.new_initial_state()
            turn, menu, apply = state.current_player, state.legal_actions, state.apply_action
            while True:
                player = turn()
                if player >= 0:
                    actions = menu()
                    apply(actions[int(random() * len(actions))])
                    moves += 1
                elif player == chance:
                    apply(drawn(state.chance_outcomes(), random()))
                else:
                    break
                transitions += 1
        return {"moves": moves, "transitions": transitions, "games": GAMES_AT_ONCE}

    return play


def open_spiel_rollouts(name: str) -> Callable[[], Counts]:
    """Measure OpenSpiel's rollouts in C++ from one dealt game, by a search with a single simulation.

    OpenSpiel does not count their moves, so the number follows from the mean, which is estimated first.
    """
    game, random = pyspiel.load_game(name), Random(SEED).random
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        step(dealt, random)
    moves = transitions = 0
    for _ in range(COUNTED):
        state = dealt.clone()
        while not state.is_terminal():
            moves += step(state, random)
            transitions += 1
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED), 2.0, 1, 1000, False, SEED, False)

    def play() -> Counts:
        bot.step(dealt)
        return {
            "moves": ROLLOUTS * moves // COUNTED,
            "transitions": ROLLOUTS * transitions // COUNTED,
            "games": ROLLOUTS,
        }

    return play


def rlcard_steps(name: str) -> Callable[[], Counts]:
    """Measure RLCard's `env.step`, with its default number of players."""
    env, random = rlcard.make(name, config={"seed": SEED}), Random(SEED).random

    def play() -> Counts:
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(random() * len(actions))])
                moves += 1
        return {"moves": moves, "games": GAMES_AT_ONCE}

    return play


def pettingzoo_steps() -> Callable[[], Counts]:
    """Measure PettingZoo's wrapper of an RLCard game, without the wrappers that check its usage."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # about the precision of its spaces
        env = raw_env(num_players=3)
    random = Random(SEED).random
    env.reset(seed=SEED)

    def play() -> Counts:
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            env.reset()
            while not env.terminations[env.agent_selection]:
                actions = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
                env.step(int(actions[int(random() * len(actions))]))
                moves += 1
        return {"moves": moves, "games": GAMES_AT_ONCE}

    return play


if __name__ == "__main__":
    answer(
        {
            "open_spiel": open_spiel,
            "open_spiel_quickly": open_spiel_quickly,
            "open_spiel_rollouts": open_spiel_rollouts,
            "rlcard": rlcard_steps,
            "pettingzoo": pettingzoo_steps,
        },
        {
            "python": platform.python_version(),
            **{name: version(name) for name in ("open_spiel", "rlcard", "pettingzoo")},
        },
    )
