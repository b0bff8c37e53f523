"""Sensible play, and the slips that learners make, one page for each game.

A page has two functions of a view: `best`, the right action that a sensible player takes, and `slip`, what a learner
might do instead, which may be a misplay.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from musicards.games.action import Action
from musicards.games.distance import DistanceView
from musicards.games.game import View
from musicards.games.go_fish import GoFishView
from musicards.games.keys_corners import CornersView
from musicards.games.luck import Luck
from musicards.games.memory import MemoryView
from musicards.games.old_maid import OldMaidView
from musicards.games.steps import StepsView
from musicards.players.strategy import corners, distance, go_fish, memory, old_maid, steps

__all__ = ["Strategy", "strategy_for"]


class Strategy(NamedTuple):
    """How to play one game."""

    best: Callable[[Any, Luck], Action]  # a right action
    slip: Callable[[Any, Luck], Action]  # what a learner might do by mistake; right when there is nothing to mistake


_STRATEGIES: Final[Mapping[type[View], Strategy]] = {
    DistanceView: Strategy(distance.best, distance.slip),
    StepsView: Strategy(steps.best, steps.slip),
    CornersView: Strategy(corners.best, corners.slip),
    GoFishView: Strategy(go_fish.best, go_fish.slip),
    OldMaidView: Strategy(old_maid.anything, old_maid.anything),
    MemoryView: Strategy(memory.best, memory.slip),
}


def strategy_for(view: View) -> Strategy:
    """How to play the game that `view` is of."""
    return _STRATEGIES[type(view)]
