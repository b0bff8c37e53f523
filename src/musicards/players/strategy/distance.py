"""The Distance: sensible play."""

from musicards.games.action import Action
from musicards.games.distance import DistancePlay, DistanceView
from musicards.games.rng import Rng
from musicards.players.strategy.common import draw_or_pass, most_cards

__all__ = ["best"]


def best(view: DistanceView, rng: Rng) -> Action:
    """Play as many note cards as possible; else draw, and pass as soon as possible."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, DistancePlay)]
    return most_cards(plays, rng, hand_size=view.hand.bit_count()) or draw_or_pass(actions)
