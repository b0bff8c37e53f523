"""Old Maid: all cards are equally good, because the fan is shuffled."""

from musicards.games.action import Action
from musicards.games.old_maid import OldMaidView
from musicards.games.rng import Rng, pick

__all__ = ["best"]


def best(view: OldMaidView, rng: Rng) -> Action:
    """Take a random card."""
    return pick(rng, view.legal_actions())
