"""The Distance: sensible play and learners' slips."""

from typing import Final

from musicards.cards import HOUR_OF, NOTES, cards_in, printed_names
from musicards.games.action import Action
from musicards.games.distance import DistancePlay, DistanceView
from musicards.games.luck import Luck, pick
from musicards.players.strategy.common import draw_or_pass, most_cards
from musicards.theory.pitch import LETTERS, letter_above

__all__ = ["best", "slip"]

_UP: Final = 2  # the letter after, counting both ends
_DOWN: Final = 7  # the letter before: a seventh up


def best(view: DistanceView, luck: Luck) -> Action:
    """Play as many note cards as one can; else draw, and pass as soon as one may."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, DistancePlay)]
    return most_cards(plays, luck, hand_size=view.hand.bit_count()) or draw_or_pass(actions)


def slip(view: DistanceView, luck: Luck) -> Action:
    """Count one letter too few or too many, and say so; with a card that has that letter, if one is in hand."""
    action = best(view, luck)
    if not isinstance(action, DistancePlay) and not view.hand & NOTES:
        return action
    needed = action.letter if isinstance(action, DistancePlay) else pick(luck, view.needed)
    letter = letter_above(needed, pick(luck, (_UP, _DOWN)))
    matching = [card for card in cards_in(view.hand & NOTES) if letter in [name[0] for name in printed_names(card)]]
    if matching:
        return DistancePlay((pick(luck, matching),), letter)
    if isinstance(action, DistancePlay) and any(HOUR_OF[card] for card in action.cards):
        wrong = [other for other in LETTERS if other != action.letter]
        return DistancePlay(action.cards, pick(luck, wrong))
    return action
