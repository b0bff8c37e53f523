"""Steps: sensible play and learners' slips."""

from dataclasses import replace
from typing import Final

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, NOTES, WILDS, cards_in
from musicards.games.action import Action, Done
from musicards.games.luck import Luck, pick
from musicards.games.steps import StepsPlay, StepsView
from musicards.players.strategy.common import draw_or_pass, most_cards

__all__ = ["best", "slip"]

_DONE: Final = Done()


def best(view: StepsView, luck: Luck) -> Action:
    """Take the way that gets rid of most cards: a whole step, or half steps one after another."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, StepsPlay)]
    hand_size = view.hand.bit_count()
    if view.chain:
        without_wilds = [play for play in plays if not play.mask & WILDS or len(play.cards) == hand_size]
        return most_cards(without_wilds, luck, hand_size=hand_size) or _DONE
    halves = [play for play in plays if play.step == "half"]
    if _climb(view) > (view.hand & CARDS_OF_HOUR[(view.top + 1) % 12 + 1]).bit_count() and halves:
        plays = halves
    return most_cards(plays, luck, hand_size=hand_size) or draw_or_pass(actions)


def _climb(view: StepsView) -> int:
    """How many note cards half steps one after another would get rid of."""
    count, hour = 0, view.top
    while held := (view.hand & CARDS_OF_HOUR[hour % 12 + 1]).bit_count():
        count += held
        hour = hour % 12 + 1
        if count >= view.hand.bit_count():
            break
    return count


def slip(view: StepsView, luck: Luck) -> Action:
    """Say half for whole or whole for half; or take the card next to the right one."""
    action = best(view, luck)
    if not isinstance(action, StepsPlay) or action.step is None:
        return action
    if luck.random() < 0.5:
        return replace(action, step="whole" if action.step == "half" else "half")
    hours = {HOUR_OF[card] % 12 + 1 for card in action.cards if HOUR_OF[card]}
    neighbours = [card for card in cards_in(view.hand & NOTES) if HOUR_OF[card] in hours]
    if neighbours:
        return StepsPlay((pick(luck, neighbours),), action.step, None)
    return action
