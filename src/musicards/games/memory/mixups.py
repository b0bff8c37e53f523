"""Mix-ups: after a while, a player confuses the positions of neighboring cards.

Used together with `Recall`, which forgets cards completely. Both take note of the cards that are turned over, and
change a view to what the player remembers.
"""

from musicards.games.event import Event
from musicards.games.memory import Flipped, MemoryView, PairKept
from musicards.games.rng import Rng


class Mixups:
    """The cards that a player remembers in the wrong position.

    Attributes:
        span: the mean number of cards turned over before the position of a card is confused.
    """

    def __init__(self, rng: Rng, span: float) -> None:
        """Create a memory before any card is turned over."""
        self.rng = rng
        self.span = span
        self._now = 0
        self._right_until: dict[int, float] = {}  # by position
        self._side: dict[int, int] = {}  # by position, 1 or -1: the direction in which the card will be confused

    def notice(self, event: Event) -> None:
        """Remember the position of a card that is turned over, for a while."""
        if isinstance(event, Flipped):
            self._now += 1
            self._right_until[event.position] = self._now + 2 * self.span * self.rng.random()
            self._side[event.position] = 1 if self.rng.random() < 0.5 else -1
        elif isinstance(event, PairKept):
            for position in event.positions:
                self._right_until.pop(position, None)

    def blurred(self, view: MemoryView) -> MemoryView:
        """Return the view with some cards moved to a neighboring position that has an unknown card.

        The card in the original position is then unknown. `view` must contain what the player remembers, not everything
        that was seen.
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
