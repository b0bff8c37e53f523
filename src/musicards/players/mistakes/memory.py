"""Mistakes in Memory: turning over the neighbor of the remembered card."""

from musicards.games.action import Action
from musicards.games.memory import Flip, MemoryView
from musicards.games.rng import Rng, pick
from musicards.players.skills import Skills

__all__ = ["with_mistakes"]


def with_mistakes(view: MemoryView, action: Action, _before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Turn over a neighbor of the intended card, if the player remembers that card."""
    if not isinstance(action, Flip) or view.seen[action.position] is None or rng.random() >= skills.misplaced:
        return action
    face_down = [at for at in range(view.size) if not view.gone >> at & 1 and at != view.up]
    neighbors = [at for at in face_down if abs(at - action.position) == 1]
    return Flip(pick(rng, neighbors)) if neighbors else action
