"""The mistakes that people make while they learn, one page for each game.

A page has one function, `spoiled`: of a view, what a sensible player would do, and how skilled somebody is, it makes
what that somebody does, which may be a misplay but never what would be refused. That of Go Fish looks at what was done
before, too. Forgetting is apart (`Recall`), and in Old Maid there is nothing to mistake.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from musicards.games.action import Action
from musicards.games.distance import DistanceView
from musicards.games.game import View
from musicards.games.go_fish import GoFishView
from musicards.games.keys_corners import CornersView
from musicards.games.memory import MemoryView
from musicards.games.rng import Rng
from musicards.games.steps import StepsView
from musicards.players.mistakes import corners, distance, go_fish, memory, steps
from musicards.players.skills import Skills

__all__ = ["spoiled"]

Spoil: TypeAlias = Callable[[Any, Action, Skills, Rng], Action]

_PAGES: Final[Mapping[type[View], Spoil]] = {
    DistanceView: distance.spoiled,
    StepsView: steps.spoiled,
    CornersView: corners.spoiled,
    MemoryView: memory.spoiled,
}


def spoiled(view: View, action: Action, before: Action | None, skills: Skills, rng: Rng) -> Action:
    """What somebody with these `skills` does who means to do `action`, and did `before` the last time."""
    if isinstance(view, GoFishView):
        return go_fish.spoiled(view, action, before, skills, rng)
    spoil = _PAGES.get(type(view))
    return action if spoil is None else spoil(view, action, skills, rng)
