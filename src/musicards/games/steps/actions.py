"""What is done in Steps, and what happens: its actions and events.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.action import Seat
from musicards.games.event import PublicEvent
from musicards.games.shedding.actions import Play, read_play
from musicards.theory.pitch import PitchClass, printed_hour

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
