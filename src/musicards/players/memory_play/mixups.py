"""Right card, wrong place: in time, one remembers a card where its neighbour lies.

It goes with `Recall`, which loses cards altogether. Both listen to what is turned over, and change a view to what is
remembered of it.
"""

from musicards.games.event import Event
from musicards.games.memory import Flipped, MemoryView, PairKept
from musicards.games.rng import Rng

__all__ = ["Mixups"]


class Mixups:
    """The cards that a player remembers in the wrong place.

    Attributes:
        span: how long a card is remembered where it lies, on average, counted in cards turned over since.
    """

    def __init__(self, rng: Rng, span: float) -> None:
        """Nothing has been turned over yet."""
        self.rng = rng
        self.span = span
        self._now = 0
        self._right_until: dict[int, float] = {}  # by position
        self._side: dict[int, int] = {}  # by position, 1 or -1: where the card there will be looked for

    def notice(self, event: Event) -> None:
        """Know again what is turned over, for a while."""
        if isinstance(event, Flipped):
            self._now += 1
            self._right_until[event.position] = self._now + 2 * self.span * self.rng.random()
            self._side[event.position] = 1 if self.rng.random() < 0.5 else -1
        elif isinstance(event, PairKept):
            for position in event.positions:
                self._right_until.pop(position, None)

    def blurred(self, view: MemoryView) -> MemoryView:
        """The view with some cards moved next door: to a place still taken, of whose card nothing is remembered.

        The place that the card comes from is then one of which nothing is remembered. Give it what is remembered, not
        what could be.
        """
        believed = list(view.seen)
        for position, card in enumerate(view.seen):
            if card is None or position == view.up or self._now < self._right_until.get(position, self._now + 1):
                continue
            side = self._side[position]
            for place in (position + side, position - side):
                if 0 <= place < view.size and not view.gone >> place & 1 and view.seen[place] is None:
                    if believed[place] is None:
                        believed[place], believed[position] = card, None
                    break
        mixed = view.remembering(range(view.size))
        mixed.seen = tuple(believed)
        return mixed
