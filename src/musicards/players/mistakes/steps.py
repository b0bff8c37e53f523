"""Mistakes in Steps: half for whole, a neighboring key, and forgetting where there is no black key in between."""

from dataclasses import replace
from typing import Final

from musicards.cards import HOUR_OF, NOTES, cards_in
from musicards.games.action import Action
from musicards.games.rng import Rng, pick
from musicards.games.steps import HALF, StepsPlay, StepsView, pitch_above
from musicards.players.skills import Skills

__all__ = ["with_mistakes"]

_NO_BLACK_KEY_ABOVE: Final = frozenset({4, 11})  # E and B


def with_mistakes(view: StepsView, action: Action, _before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Say the other step, play a neighbor of the right card, or treat E-F or B-C as a whole step."""
    if not isinstance(action, StepsPlay) or action.step is None:
        return action
    if rng.random() < skills.step:
        return replace(action, step="whole" if action.step == "half" else "half")
    if rng.random() < skills.neighbor:
        return _half_step_off(view, action, rng)
    if view.top_pitch in _NO_BLACK_KEY_ABOVE and action.step == "half" and rng.random() < skills.enharmonic:
        return replace(action, step="whole")
    return action


def _half_step_off(view: StepsView, action: StepsPlay, rng: Rng) -> StepsPlay:
    """Return the play of a card a half step above or below the right one, if one is in hand."""
    hours = {HOUR_OF[card] for card in action.cards if HOUR_OF[card]}
    half_step_away = {pitch_above(hour, way) for hour in hours for way in (-HALF, HALF)} - hours
    neighbors = [card for card in cards_in(view.hand & NOTES) if HOUR_OF[card] in half_step_away]
    return StepsPlay((pick(rng, neighbors),), action.step, None) if neighbors else action
