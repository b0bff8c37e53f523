"""A memory like a person's: it keeps what it has just seen, and loses things with time, sooner the more it has to keep.

Computer players that have one listen to what happens, as a person does, and play by what they still know of it.
"""

from typing import Final, TypeAlias

from musicards.games.event import Event
from musicards.games.game import View
from musicards.games.go_fish import Asked, BookLaid, GoFishView
from musicards.games.memory import Flipped, MemoryView, PairKept
from musicards.games.rng import Rng

__all__ = ["Recall"]

Thing: TypeAlias = tuple[int, int]
"""In Go Fish a seat and an hour, and what is known of them; in Memory `ON_THE_BOARD` and a position."""

_SAID: Final = 3.0  # times as long: what somebody said is easier to keep than where a card lay
ON_THE_BOARD: Final = -1  # where a seat would stand


class Recall:
    """What a player keeps in mind of what it has seen and heard.

    Attributes:
        span: how long cards that were seen are kept, on average, counted in things noticed times things in mind: with a
            span of 100 somebody who keeps ten things in mind loses each after noticing ten others. What was said in
            Go Fish is kept three times as long.
        games: the games that it serves, by name.
    """

    def __init__(self, rng: Rng, span: float, games: frozenset[str]) -> None:
        """A memory with nothing in it."""
        self.rng = rng
        self.span = span
        self.games = games
        self._now = 0.0
        self._until: dict[Thing, float] = {}  # when each thing will be lost

    def notice(self, event: Event) -> None:
        """Keep in mind what there is to remember of `event`."""
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
        if isinstance(event, Asked):  # one of them has it, the other has not, or not any more
            self._keep((event.seat, event.hour), _SAID)
            self._keep((event.of, event.hour), _SAID)
        elif isinstance(event, BookLaid):
            for thing in [thing for thing in self._until if thing[1] == event.hour]:
                self._drop(thing)

    def blurred(self, view: View) -> View:
        """The view as far as it is remembered. What lies open is there to be seen; in other games nothing is lost."""
        if isinstance(view, MemoryView) and "memory" in self.games:
            return view.remembering({place for where, place in self._until if where == ON_THE_BOARD})
        if isinstance(view, GoFishView) and "go_fish" in self.games:
            return view.remembering(self._until)
        return view

    def _keep(self, thing: Thing, times: float = 1.0) -> None:
        """Keep `thing` in mind, `times` as long as other things; when it was there already, no shorter than before."""
        self._now += len(self._until)
        for lost in [other for other, until in self._until.items() if until < self._now]:
            del self._until[lost]
        until = self._now + 2 * times * self.span * self.rng.random()
        self._until[thing] = max(until, self._until.get(thing, until))

    def _drop(self, thing: Thing) -> None:
        """There is nothing to remember there any more."""
        self._until.pop(thing, None)
