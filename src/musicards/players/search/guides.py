"""The guide of each game."""

from typing import Final, cast

from musicards.games.manifest import part_of
from musicards.games.registry import find_manifest
from musicards.players.search.guide import Guide

__all__ = ["guide_for"]

_guides: Final[dict[str, Guide]] = {}


def guide_for(game: str) -> Guide | None:
    """Return the guide of a game; None for games without a search.

    Raises:
        BadNotation: there is no game of this name.
    """
    reference = find_manifest(game).guide
    if reference is None:
        return None
    guide = _guides.get(reference)
    if guide is None:
        guide = _guides[reference] = cast("type[Guide]", part_of(reference))()
    return guide
