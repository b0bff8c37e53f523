"""Old Maid: any card will do, for the fan has been shuffled. Nobody plays better or worse than another."""

from musicards.games.action import Action
from musicards.games.old_maid import OldMaidView
from musicards.games.rng import Rng, pick

__all__ = ["best"]


def best(view: OldMaidView, rng: Rng) -> Action:
    """Take any card."""
    return pick(rng, view.legal_actions())
