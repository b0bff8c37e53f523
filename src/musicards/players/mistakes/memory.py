"""Mistakes in Memory: one remembers the card, and reaches for the one beside it."""

from musicards.games.action import Action
from musicards.games.luck import Luck, pick
from musicards.games.memory import Flip, MemoryView
from musicards.players.skills import Skills

__all__ = ["spoiled"]


def spoiled(view: MemoryView, action: Action, skills: Skills, luck: Luck) -> Action:
    """Turn over a card beside the one that was meant, if it was one that is remembered."""
    if not isinstance(action, Flip) or view.seen[action.position] is None or luck.random() >= skills.misplaced:
        return action
    face_down = [at for at in range(view.size) if not view.gone >> at & 1 and at != view.up]
    beside = [at for at in face_down if abs(at - action.position) == 1]
    return Flip(pick(luck, beside)) if beside else action
