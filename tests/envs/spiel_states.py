"""States of our games in OpenSpiel, reached by random right moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import musicards.envs.open_spiel  # noqa: F401 - registers the games


def played(text: str, rng: Random, moves: int = 1 << 30) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Return a state after `moves` random moves of the players, or at the end, where no chance action is due."""
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or state.node.made < moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def states_along(text: str, rng: Random, share: float) -> Iterator[Any]:
    """Yield states of one random game where a player decides: the first, and about this share of the others."""
    state = pyspiel.load_game(text).new_initial_state()
    wanted = 1.0
    while not state.is_terminal():
        if not state.is_chance_node():
            if rng.random() < wanted:
                yield state
            wanted = share
        state.apply_action(rng.choice(state.legal_actions()))
