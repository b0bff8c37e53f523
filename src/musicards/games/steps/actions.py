"""Putting down cards and saying the step, in Steps."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.shedding.actions import Play, read_play
from musicards.theory.pitch import printed_hour

__all__ = ["STEPS", "Step", "StepsPlay"]

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
