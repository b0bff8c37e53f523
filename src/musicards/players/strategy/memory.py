"""Memory: sensible play.

It uses the cards that the view remembers; the view of a forgetful player remembers fewer.
"""

from musicards.games.action import Action
from musicards.games.memory import KIND_OF, Flip, MemoryView
from musicards.games.rng import Rng, pick

__all__ = ["best"]


def best(view: MemoryView, rng: Rng) -> Action:
    """Take a known pair; otherwise turn over an unknown card, and then its mate if that is known."""
    known: dict[int, int] = {}  # a position by the kind of its card
    for position, card in enumerate(view.seen):
        if card is None or position == view.up:
            continue
        kind = KIND_OF[card]
        if view.up is None and kind in known:
            return Flip(pick(rng, (known[kind], position)))
        known[kind] = position
    face_up = None if view.up is None else view.seen[view.up]
    if face_up is not None and KIND_OF[face_up] in known:
        return Flip(known[KIND_OF[face_up]])
    return pick(rng, _unknown(view) or view.legal_actions())


def _face_down(view: MemoryView) -> list[int]:
    return [at for at in range(view.size) if not view.gone >> at & 1 and at != view.up]


def _unknown(view: MemoryView) -> list[Action]:
    """Return the positions of cards that were never seen or are forgotten."""
    return [Flip(at) for at in _face_down(view) if view.seen[at] is None]
