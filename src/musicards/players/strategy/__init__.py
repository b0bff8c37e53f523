"""Sensible play, without a mistake: one page for each game, with one function of a view, `best`."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from musicards.games.action import Action
from musicards.games.distance import DistanceView
from musicards.games.game import View
from musicards.games.go_fish import GoFishView
from musicards.games.keys_corners import CornersView
from musicards.games.memory import MemoryView
from musicards.games.old_maid import OldMaidView
from musicards.games.rng import Rng
from musicards.games.steps import StepsView
from musicards.players.strategy import corners, distance, go_fish, memory, old_maid, steps

__all__ = ["sensible_action"]

Best: TypeAlias = Callable[[Any, Rng], Action]

_PAGES: Final[Mapping[type[View], Best]] = {
    DistanceView: distance.best,
    StepsView: steps.best,
    CornersView: corners.best,
    GoFishView: go_fish.best,
    OldMaidView: old_maid.best,
    MemoryView: memory.best,
}


def sensible_action(view: View, rng: Rng) -> Action:
    """A right action for the seat that `view` is of, as a sensible player takes it; luck decides among equals."""
    return _PAGES[type(view)](view, rng)
