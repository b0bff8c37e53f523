"""Memory: sensible play.

It goes by the cards that the view has seen before: who forgets some brings a view that is blurred.
"""

from musicards.games.action import Action
from musicards.games.memory import KIND_OF, Flip, MemoryView
from musicards.games.rng import Rng, pick

__all__ = ["best"]


def best(view: MemoryView, rng: Rng) -> Action:
    """Take a pair that is known; else turn over a card that is not, and then its mate where that is known."""
    known: dict[int, int] = {}  # by what makes a pair, a position
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
    """The cards that nobody has seen, or that are forgotten."""
    return [Flip(at) for at in _face_down(view) if view.seen[at] is None]
