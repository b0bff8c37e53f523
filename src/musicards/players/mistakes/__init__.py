"""The mistakes that people make while they learn: one module for each kind of game, with the function `with_mistakes`.

It takes a view, the action that a sensible player would choose, the player's previous action, and the player's skills.
It returns what the player does, which may be a misplay but never an action that would be refused. Forgetting is
separate (`Recall`).
"""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from musicards.games.action import Action
from musicards.games.manifest import part_of
from musicards.games.registry import find_manifest
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.skills import Skills

__all__ = ["with_mistakes"]

Mistakes: TypeAlias = Callable[[Any, Action, Action | None, Skills, Rng], Action]


def with_mistakes(view: View, action: Action, before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Return what a player with these `skills` does who means to do `action`. `before` is its previous action."""
    reference = find_manifest(view.game).mistakes
    if reference is None:
        return action
    return cast("Mistakes", part_of(reference))(view, action, before, skills, rng)
