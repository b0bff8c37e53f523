"""What is emitted when a step is played in Steps."""

from dataclasses import dataclass
from typing import Literal

from musicards.games.action import Seat
from musicards.games.event import PublicEvent
from musicards.games.steps.actions import Step
from musicards.theory.pitch import PitchClass

__all__ = ["StepPlayed"]


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
