"""The guide of each game."""

from typing import Final

from musicards.players.search.corners_guide import CornersGuide
from musicards.players.search.distance_guide import DistanceGuide
from musicards.players.search.fish_guide import FishGuide
from musicards.players.search.guide import Guide
from musicards.players.search.steps_guide import StepsGuide

__all__ = ["guide_for"]

_GUIDES: Final[dict[str, Guide]] = {
    "distance": DistanceGuide(),
    "steps": StepsGuide(),
    "keys_corners": CornersGuide(),
    "go_fish": FishGuide(),
}


def guide_for(game: str) -> Guide | None:
    """Return the guide of a game; None for games without a search."""
    return _GUIDES.get(game)
