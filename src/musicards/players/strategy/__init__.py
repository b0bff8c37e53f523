"""Sensible play, without mistakes: one module for each kind of game, with the function `best`."""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from musicards.games.action import Action
from musicards.games.manifest import part_of
from musicards.games.registry import find_manifest
from musicards.games.rng import Rng
from musicards.games.view import View

__all__ = ["optimal_action", "sensible_action"]

Strategy: TypeAlias = Callable[[Any, Rng], Action]


def sensible_action(view: View, rng: Rng) -> Action:
    """Return a right action for the seat of `view`, chosen as a sensible player would; at random among equals."""
    best = cast("Strategy", part_of(find_manifest(view.game).strategy))
    return best(view, rng)


def optimal_action(view: View, rng: Rng) -> Action:
    """Return an optimal action if the game has a way to compute one, otherwise a sensible one."""
    reference = find_manifest(view.game).optimal
    if reference is None:
        return sensible_action(view, rng)
    return cast("Strategy", part_of(reference))(view, rng)
