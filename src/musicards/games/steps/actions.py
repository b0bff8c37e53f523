"""What is done in Steps, and what happens: its actions and events, and the numbers of plays.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from musicards.cards import HOUR_OF, WILDS, Card
from musicards.errors import BadNotation, shown
from musicards.games.action import Seat
from musicards.games.event import PublicEvent
from musicards.games.shedding.actions import Play, read_play
from musicards.games.shedding.moves import Target, play_number
from musicards.theory.pitch import SHARP_NAMES, PitchClass, printed_hour

Step: TypeAlias = Literal["half", "whole"]

STEPS: Final[tuple[Step, ...]] = ("half", "whole")


@dataclass(frozen=True, slots=True)
class StepsPlay(Play):
    """Put down cards and say the step, and the pitch if a wild is among the cards."""

    step: Step | None  # None on a wild starter, where there is nothing to step from
    pitch: str | None  # a printed name, e.g. Gb; None when no wild is among the cards

    @property
    def say(self) -> dict[str, str]:
        said: dict[str, str] = {}
        if self.step is not None:
            said["step"] = self.step
        if self.pitch is not None:
            said["pitch"] = self.pitch
        return said

    @staticmethod
    def read(fields: Mapping[str, object]) -> "StepsPlay":
        cards, say = read_play(fields, ["step", "pitch"])
        step: Step | None = None
        if "step" in say:
            for known in STEPS:
                if known == say["step"]:
                    step = known
            if step is None:
                raise BadNotation(f"a step is half or whole, not {shown(say['step'])}")
        pitch: str | None = None
        if "pitch" in say:
            pitch = str(say["pitch"])
            printed_hour(say["pitch"])
        return StepsPlay(cards, step, pitch)


@dataclass(frozen=True, slots=True)
class StepPlayed(PublicEvent):
    """`seat` made a right play and said the step."""

    seat: Seat
    cards: tuple[str, ...]
    step: Step | None
    pitch: str | None  # the pitch said for a wild
    top_pitch: PitchClass  # the clock number on top now
    left: int  # cards in the player's hand now
    type: Literal["step-played"] = "step-played"


HALF_STEP: Final = 0  # the target
_AS_HOUR: Final = 1  # plus a clock number

TARGET_NAMES: Final = ["half step", "whole step", *[f"{SHARP_NAMES[hour]} on the wild" for hour in range(1, 13)]]


def _target_number(step: Step | None, hour: int) -> int:
    return _AS_HOUR + hour if step is None else STEPS.index(step)


class StepTarget(Target):
    """Plays that say `step` (nothing on a wild starter), with cards that are or are said to be one pitch.

    Target 0 is a half step, 1 a whole step, and 1 + n is the pitch with clock number n: target 5 is E. `shedding.moves`
    explains how a target becomes part of a play's number.
    """

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
