"""Computer players: they get a view and nothing else."""

from collections.abc import Callable, Mapping
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.games.luck import Luck
from musicards.players.learner_player import LearnerPlayer
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer

__all__ = ["LEVELS", "LearnerPlayer", "Player", "RandomPlayer", "RulePlayer", "make_player"]

LEVELS: Final[Mapping[str, Callable[[Luck], Player]]] = {
    "random": RandomPlayer,
    "rule": RulePlayer,
    "learner": LearnerPlayer,
}
"""By name: how to make a player of that level, with the luck it plays by."""


def make_player(level: object, luck: Luck) -> Player:
    """A computer player of `level`.

    Raises:
        BadNotation: there is no such level; lists those there are.
    """
    make = LEVELS.get(level) if isinstance(level, str) else None
    if make is None:
        raise BadNotation(f"no computer player is called {shown(level)}: there are {', '.join(LEVELS)}")
    return make(luck)
