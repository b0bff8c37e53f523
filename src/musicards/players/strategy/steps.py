"""Steps: sensible play."""

from typing import Final

from musicards.cards import CARDS_OF_HOUR, WILDS
from musicards.games.action import Action, Done
from musicards.games.rng import Rng
from musicards.games.steps import StepsPlay, StepsView
from musicards.players.strategy.common import draw_or_pass, most_cards

__all__ = ["best"]

_DONE: Final = Done()


def best(view: StepsView, rng: Rng) -> Action:
    """Take the way that gets rid of most cards: a whole step, or half steps one after another."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, StepsPlay)]
    hand_size = view.hand.bit_count()
    if view.chain:
        without_wilds = [play for play in plays if not play.mask & WILDS or len(play.cards) == hand_size]
        return most_cards(without_wilds, rng, hand_size=hand_size) or _DONE
    halves = [play for play in plays if play.step == "half"]
    if _climb(view) > (view.hand & CARDS_OF_HOUR[(view.top + 1) % 12 + 1]).bit_count() and halves:
        plays = halves
    return most_cards(plays, rng, hand_size=hand_size) or draw_or_pass(actions)


def _climb(view: StepsView) -> int:
    """How many note cards half steps one after another would get rid of."""
    count, hour = 0, view.top
    while held := (view.hand & CARDS_OF_HOUR[hour % 12 + 1]).bit_count():
        count += held
        hour = hour % 12 + 1
        if count >= view.hand.bit_count():
            break
    return count
