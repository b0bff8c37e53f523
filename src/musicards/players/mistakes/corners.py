"""Mistakes in Key's Corners: players overlook a card that fits. A wrong placement would only be refused."""

from musicards.cards import is_wild, printed_names
from musicards.games.action import Action
from musicards.games.keys_corners import CornersView, Place
from musicards.games.rng import Rng, pick
from musicards.players.skills import Skills

__all__ = ["with_mistakes"]


def with_mistakes(view: CornersView, action: Action, _before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Overlook a card that the scale calls by a name that is not printed on it, such as the B card as Cb."""
    if not isinstance(action, Place) or is_wild(action.card) or rng.random() >= skills.enharmonic:
        return action
    if view.board.scale.name_of_hour[action.hour] in printed_names(action.card):
        return action
    others = [other for other in view.legal_actions() if not isinstance(other, Place) or other.card != action.card]
    return pick(rng, others) if others else action
