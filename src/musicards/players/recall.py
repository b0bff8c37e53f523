"""A humanlike memory: it forgets over time, sooner the more it has to remember.

Computer players with a memory take note of events and play by what they still remember.
"""

from typing import Final, TypeAlias

from musicards.games.event import Event
from musicards.games.game import View
from musicards.games.go_fish import Asked, BookLaid, GoFishView
from musicards.games.memory import Flipped, MemoryView, PairKept
from musicards.games.rng import Rng

__all__ = ["Recall"]

Thing: TypeAlias = tuple[int, int]
"""Something to remember: in Go Fish a seat and an hour, in Memory `ON_THE_BOARD` and a position."""

_SAID: Final = 3.0  # factor of the span for requests, which are easier to remember than positions
ON_THE_BOARD: Final = -1  # in place of a seat


class Recall:
    """What a player remembers.

    Attributes:
        span: the mean time that a card is remembered, in things noticed times things remembered: with a span of 100, a
            player who remembers ten things forgets each of them after noticing ten others. Requests in Go Fish are
            remembered three times as long.
        games: the names of the games in which it is used.
    """

    def __init__(self, rng: Rng, span: float, games: frozenset[str]) -> None:
        """Create an empty memory."""
        self.rng = rng
        self.span = span
        self.games = games
        self._now = 0.0
        self._until: dict[Thing, float] = {}  # when each thing will be forgotten

    def notice(self, event: Event) -> None:
        """Remember what matters of `event`."""
        if "memory" in self.games:
            self._notice_flips(event)
        if "go_fish" in self.games:
            self._notice_asks(event)

    def _notice_flips(self, event: Event) -> None:
        if isinstance(event, Flipped):
            self._keep((ON_THE_BOARD, event.position))
        elif isinstance(event, PairKept):
            for position in event.positions:
                self._drop((ON_THE_BOARD, position))

    def _notice_asks(self, event: Event) -> None:
        if isinstance(event, Asked):  # the seat that asked has the pitch, and the other one does not, or no longer
            self._keep((event.seat, event.hour), _SAID)
            self._keep((event.of, event.hour), _SAID)
        elif isinstance(event, BookLaid):
            for thing in [thing for thing in self._until if thing[1] == event.hour]:
                self._drop(thing)

    def blurred(self, view: View) -> View:
        """Return the view without what was forgotten. Face-up cards and views of other games do not change."""
        if isinstance(view, MemoryView) and "memory" in self.games:
            return view.remembering({place for where, place in self._until if where == ON_THE_BOARD})
        if isinstance(view, GoFishView) and "go_fish" in self.games:
            return view.remembering(self._until)
        return view

    def _keep(self, thing: Thing, times: float = 1.0) -> None:
        """Remember `thing`, `times` as long as a card; if it was remembered already, no shorter than before."""
        self._now += len(self._until)
        for lost in [other for other, until in self._until.items() if until < self._now]:
            del self._until[lost]
        until = self._now + 2 * times * self.span * self.rng.random()
        self._until[thing] = max(until, self._until.get(thing, until))

    def _drop(self, thing: Thing) -> None:
        """Forget `thing`, because it no longer matters."""
        self._until.pop(thing, None)
