"""Mistakes in Go Fish: one asks again for what one has just asked for, as children do until somebody has it."""

from musicards.games.action import Action
from musicards.games.go_fish import GoFishView
from musicards.games.rng import Rng
from musicards.players.skills import Skills

__all__ = ["spoiled"]


def spoiled(view: GoFishView, action: Action, before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Ask what was asked `before` once more, whatever the answer was, while one may: much forgetting comes on top."""
    if before is None or rng.random() >= skills.repeats or before not in view.legal_actions():
        return action
    return before
