"""Old Maid: all cards of a fan are equally good, because it is shuffled.

Whoever finds their pairs themselves lays them at once: with fewer cards around her, the Old Maid is taken sooner.
"""

from musicards.games.action import Action
from musicards.games.old_maid import OldMaidView, Pair
from musicards.games.rng import Rng, pick


def best(view: OldMaidView, rng: Rng) -> Action:
    """Lay a pair if there is one, or take a random card, or end the turn."""
    actions = view.legal_actions()
    pairs = [action for action in actions if isinstance(action, Pair)]
    return pick(rng, pairs or actions)
