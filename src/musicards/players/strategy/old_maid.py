"""Old Maid: any card will do, for the fan has been shuffled. Nobody plays better or worse than another."""

from musicards.games.action import Action
from musicards.games.luck import Luck, pick
from musicards.games.old_maid import OldMaidView

__all__ = ["best"]


def best(view: OldMaidView, luck: Luck) -> Action:
    """Take any card."""
    return pick(luck, view.legal_actions())
