"""Help for a person: what a sensible player would do, and how to find it."""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from musicards.games.action import Action
from musicards.games.hint import Hint
from musicards.games.manifest import part_of
from musicards.games.registry import find_manifest
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.strategy import sensible_action

__all__ = ["hint_for"]

Explain: TypeAlias = Callable[[Any, Action], Hint]


def hint_for(view: View, rng: Rng) -> Hint | None:
    """Return help for the seat on turn, which `view` belongs to; None in a game without help.

    It forgets nothing that the view contains.
    """
    reference = find_manifest(view.game).hint
    if reference is None:
        return None
    return cast("Explain", part_of(reference))(view, sensible_action(view, rng))
