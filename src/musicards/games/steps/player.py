"""Computer players of Steps: sensible play, mistakes, the guide of a search, and beliefs.

The mistakes are half for whole, a neighboring key, and forgetting where there is no black key in between.
"""

from dataclasses import replace
from typing import Final

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, NOTES, WILDS, cards_in, count_of_hour, i64, parse_card
from musicards.games.action import Action, Done
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.rng import Rng, pick
from musicards.games.shedding.moves import FIRST_PLAY, WAYS
from musicards.games.shedding.player import SheddingBelief, SheddingGuide, draw_or_pass, most_cards
from musicards.games.steps import HALF, WHOLE, StepPlayed, Steps, StepsPlay, StepsView, pitch_above
from musicards.players.skills import Skills

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


_A_STEP: Final = 2  # value of each note that further half steps would get rid of


class StepsGuide(SheddingGuide):
    """Prefers half steps that more half steps can follow."""

    def move_value(self, game: Game, move: i64) -> i64:
        assert isinstance(game, Steps)
        worth = SheddingGuide.move_value(self, game, move)
        if FIRST_PLAY <= move < FIRST_PLAY + WAYS:  # a half step
            worth += _A_STEP * _further(game.held[game.turn].cards, game.top_pitch)
        return worth


def _further(hand: i64, top_pitch: i64) -> i64:
    """Return how many notes half steps would get rid of after the first one."""
    if not top_pitch:
        return 0
    count: i64 = 0
    hour = pitch_above(pitch_above(top_pitch, HALF), HALF)
    for _ in range(11):
        held = count_of_hour(hand, hour)
        if not held:
            break
        count += held
        hour = pitch_above(hour, HALF)
    return count


class StepsBelief(SheddingBelief):
    """What a seat can know in Steps."""

    def hear(self, event: Event) -> None:
        if isinstance(event, StepPlayed):
            assert isinstance(self.table, Steps)
            self.table.climb_to(event.top_pitch, chain=False)
            self.put_down(event.seat, [parse_card(code) for code in event.cards])
        else:
            super().hear(event)
