"""Computer players of The Distance: sensible play, mistakes, and beliefs.

The mistakes are miscounting, and knowing only one of the two names of a black key. Computer players miscount as
learners do (docs/learning.md, "Wrong rules"): somebody who counts the last letter as zero says the letter after the
right one; somebody who counts it twice says the letter before. The first mistake is more common, and both are more
frequent the further there is to count.
"""

from dataclasses import replace
from typing import Final

from musicards.cards import HOUR_OF, NOTES, cards_in, parse_card, printed_names
from musicards.games.action import Action
from musicards.games.distance import INTERVAL, Distance, DistancePlay, DistanceView, LetterPlayed
from musicards.games.event import Event
from musicards.games.rng import Rng, pick
from musicards.games.shedding.player import SheddingBelief, draw_or_pass, most_cards
from musicards.players.skills import Skills
from musicards.theory.pitch import LETTERS, letter_above


def best(view: DistanceView, rng: Rng) -> Action:
    """Play as many note cards as possible; else draw, and pass as soon as possible."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, DistancePlay)]
    return most_cards(plays, rng, hand_size=view.hand.bit_count()) or draw_or_pass(actions)


_UP: Final = 2  # the letter after, counting both ends: `starts-at-zero`
_DOWN: Final = 7  # the letter before, a seventh up: `one-short`
_TOO_FAR: Final = 2 / 3  # the part of miscounts that go too far; an assumption, as there are no published figures
_HARDER: Final = 0.1  # how much more frequent a miscount is for each additional letter to count


def with_mistakes(view: DistanceView, action: Action, _before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Say a letter that is one too low or too high, or call a black key by its other name."""
    if rng.random() < skills.letter * (1 + _HARDER * (view.interval - INTERVAL.low)):
        return _miscounted(view, action, rng)
    if isinstance(action, DistancePlay) and rng.random() < skills.enharmonic:
        others = {name[0] for card in action.cards for name in printed_names(card)} - {action.letter}
        if len({HOUR_OF[card] for card in action.cards if HOUR_OF[card]}) == 1 and others:
            return replace(action, letter=pick(rng, [letter for letter in LETTERS if letter in others]))
    return action


def _miscounted(view: DistanceView, action: Action, rng: Rng) -> Action:
    """Return a play for the letter before or after the right one, with a card that has it if one is in hand."""
    if not isinstance(action, DistancePlay) and not view.hand & NOTES:
        return action
    needed = action.letter if isinstance(action, DistancePlay) else pick(rng, view.needed)
    letter = letter_above(needed, _UP if rng.random() < _TOO_FAR else _DOWN)
    matching = [card for card in cards_in(view.hand & NOTES) if letter in [name[0] for name in printed_names(card)]]
    if matching:
        return DistancePlay((pick(rng, matching),), letter)
    return replace(action, letter=letter) if isinstance(action, DistancePlay) else action


class DistanceBelief(SheddingBelief):
    """What a seat can know in The Distance."""

    def hear(self, event: Event) -> None:
        if isinstance(event, LetterPlayed):
            assert isinstance(self.table, Distance)
            self.table.follow(LETTERS.index(event.letter))
            self.put_down(event.seat, [parse_card(code) for code in event.cards])
        else:
            super().hear(event)
