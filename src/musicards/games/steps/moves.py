"""The numbers of plays in Steps: a target is a half step, a whole step, or any one pitch on a wild starter.

Target 0 is a half step, 1 a whole step, and 1 + n is the pitch with clock number n: target 5 is E. `shedding.moves`
explains how a target becomes part of a play's number.
"""

from typing import Final

from musicards.cards import HOUR_OF, WILDS, Card
from musicards.games.shedding.actions import Play
from musicards.games.shedding.moves import Target, play_number
from musicards.games.steps.actions import STEPS, Step, StepsPlay
from musicards.theory.pitch import SHARP_NAMES, printed_hour

HALF_STEP: Final = 0  # the target
_AS_HOUR: Final = 1  # plus a clock number

TARGET_NAMES: Final = ["half step", "whole step", *[f"{SHARP_NAMES[hour]} on the wild" for hour in range(1, 13)]]


def _target_number(step: Step | None, hour: int) -> int:
    return _AS_HOUR + hour if step is None else STEPS.index(step)


class StepTarget(Target):
    """Plays that say `step` (nothing on a wild starter), with cards that are or are said to be one pitch."""

    def __init__(self, step: Step | None, hour: int) -> None:
        super().__init__(_target_number(step, hour), hour, needs_note=False)
        self.step: Step | None = step

    def says(self, play: Play) -> bool:
        assert isinstance(play, StepsPlay)
        return play.step == self.step

    def takes(self, play: Play) -> bool:
        assert isinstance(play, StepsPlay)
        return super().takes(play) and (play.pitch is None or printed_hour(play.pitch) == self.hour)

    def play(self, cards: tuple[Card, ...]) -> StepsPlay:
        # Cards are laid wilds first, so the first shows whether a pitch has to be said.
        return StepsPlay(cards, self.step, None if HOUR_OF[cards[0]] else SHARP_NAMES[self.hour])


def number_of(play: StepsPlay, hour: int) -> int:
    """Return the number of a right play whose cards are, or are said to be, `hour`."""
    wilds = (play.mask & WILDS).bit_count()
    return play_number(_target_number(play.step, hour), len(play.cards) - wilds, wilds)
