"""What a player wants to search for, as a value that can be pickled: the search may run in another process."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from musicards.games.event import Event
from musicards.games.view import View

__all__ = ["SearchProblem"]


@dataclass(frozen=True, slots=True)
class SearchProblem:
    """A decision of one seat, and everything that the seat knows for it. Nothing in it is hidden from the seat."""

    view: View
    events: Sequence[Event]  # since the deal, as seen from the seat
    seed: int  # of the search's random numbers
    seconds: float  # the longest time for the decision; 0: no limit
    rounds: int  # the largest number of sampled worlds

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields: compiled, frozen dataclasses cannot be pickled otherwise."""
        return type(self), (self.view, self.events, self.seed, self.seconds, self.rounds)
