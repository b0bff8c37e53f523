"""A search problem as a value that can be pickled, because the search may run in another process."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from musicards.games.event import Event
from musicards.games.view import View


@dataclass(frozen=True, slots=True)
class SearchProblem:
    """A decision that one seat has to make, with what the seat knows. It has nothing that is hidden from the seat."""

    view: View
    events: Sequence[Event]  # since the deal, as seen from the seat
    seed: int  # of the search's random numbers
    seconds: float  # the longest time for the decision; 0: no limit
    rounds: int  # the largest number of sampled worlds

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields, because the default fails for compiled, frozen dataclasses."""
        return type(self), (self.view, self.events, self.seed, self.seconds, self.rounds)
