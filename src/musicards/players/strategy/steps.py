"""Steps: sensible play."""

from typing import Final

from musicards.cards import CARDS_OF_HOUR, WILDS
from musicards.games.action import Action, Done
from musicards.games.rng import Rng
from musicards.games.steps import HALF, WHOLE, StepsPlay, StepsView, pitch_above
from musicards.players.strategy.common import draw_or_pass, most_cards

__all__ = ["best"]

_DONE: Final = Done()


def best(view: StepsView, rng: Rng) -> Action:
    """Get rid of the most cards: with a whole step, or with half steps one after another."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, StepsPlay)]
    hand_size = view.hand.bit_count()
    if view.chain:
        without_wilds = [play for play in plays if not play.mask & WILDS or len(play.cards) == hand_size]
        return most_cards(without_wilds, rng, hand_size=hand_size) or _DONE
    halves = [play for play in plays if play.step == "half"]
    if _climb(view) > _held(view, pitch_above(view.top_pitch, WHOLE)) and halves:
        plays = halves
    return most_cards(plays, rng, hand_size=hand_size) or draw_or_pass(actions)


def _climb(view: StepsView) -> int:
    """Return how many note cards half steps one after another would get rid of."""
    count, pitch = 0, pitch_above(view.top_pitch, HALF)
    while held := _held(view, pitch):
        count += held
        pitch = pitch_above(pitch, HALF)
        if count >= view.hand.bit_count():
            break
    return count


def _held(view: StepsView, pitch: int) -> int:
    """Return how many note cards of a pitch are in hand."""
    return (view.hand & CARDS_OF_HOUR[pitch]).bit_count()
