"""Mistakes in Go Fish: asking the same question again, as children do."""

from musicards.games.action import Action
from musicards.games.go_fish import GoFishView
from musicards.games.rng import Rng
from musicards.players.skills import Skills

__all__ = ["with_mistakes"]


def with_mistakes(view: GoFishView, action: Action, before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Repeat the ask `before`, whatever the answer was, if it is still possible. Forgetting is added elsewhere."""
    if before is None or rng.random() >= skills.repeats or before not in view.legal_actions():
        return action
    return before
