"""What one player remembers: players with a memory take note of events and play by what they still remember."""

from collections.abc import Iterable

from musicards.games.event import Event
from musicards.games.registry import find_game
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.games import RECOLLECTIONS
from musicards.players.recollection import HARD, Recollection, Thing


def forgettable_games(*, easy: bool) -> frozenset[str]:
    """Return the games in which something can be forgotten; unless `easy`, only those where it is hard to remember."""
    return frozenset([game for game, recollection in RECOLLECTIONS.items() if easy or recollection.ease <= HARD])


class Recall:
    """What a player remembers.

    Attributes:
        span: the mean time that a card is remembered, in things noticed times things remembered: with a span of 100, a
            player who remembers ten things forgets each of them after noticing ten others. Things that are easier to
            remember have a larger `Recollection.ease`.
        games: the names of the games in which it is used.
    """

    def __init__(self, rng: Rng, span: float, games: Iterable[str]) -> None:
        """Create an empty memory.

        Raises:
            BadNotation: there is no game of one of the names.
        """
        self.rng = rng
        self.span = span
        self.games: dict[str, Recollection] = {}
        for game in games:
            recollection = RECOLLECTIONS.get(find_game(game).name)
            if recollection is not None:
                self.games[game] = recollection
        self._now = 0.0
        self._until: dict[Thing, float] = {}  # when each thing will be forgotten

    def notice(self, event: Event) -> None:
        """Remember what matters of `event`."""
        for recollection in self.games.values():
            if isinstance(event, recollection.events):
                learned = recollection.learned(event)
                for thing in learned:
                    self._keep(thing, recollection.ease)
                if not learned:
                    for thing in recollection.settled(event, self._until):
                        self._until.pop(thing, None)

    def blurred(self, view: View) -> View:
        """Return the view without what was forgotten. Views of games in which nothing is forgotten do not change."""
        recollection = self.games.get(view.game)
        return view if recollection is None else recollection.blurred(view, self._until)

    def _keep(self, thing: Thing, times: float) -> None:
        """Remember `thing`, `times` as long as a card; if it was remembered already, no shorter than before."""
        self._now += len(self._until)
        for lost in [other for other, until in self._until.items() if until < self._now]:
            del self._until[lost]
        until = self._now + 2 * times * self.span * self.rng.random()
        self._until[thing] = max(until, self._until.get(thing, until))
