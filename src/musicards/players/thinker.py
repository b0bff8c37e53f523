"""Search for one seat: events update a belief, and a search over sampled worlds chooses the action."""

from time import thread_time
from typing import Final

from musicards.games.action import Action, Seat
from musicards.games.event import Dealt, Event
from musicards.games.rng import FastRng, Rng
from musicards.games.view import View
from musicards.players.belief import Belief, belief_for
from musicards.players.search import Search, guide_for, is_certain, solve
from musicards.players.strategy import sensible_action

__all__ = ["Thinker"]

_SLICE: Final = 0.004  # seconds of search in `ponder`, during which a server cannot do anything else


class Thinker:
    """Takes note of events, and searches for one view at a time.

    Attributes:
        seconds: the longest processor time for a decision. 0 for no limit; then the choice depends only on the random
            generator, the events and the view, on every machine.
        rounds: the largest number of rounds; in each, all remaining moves are tried in the same world.
    """

    def __init__(self, rng: Rng, *, seconds: float, rounds: int) -> None:
        self.rng = FastRng(int(rng.random() * (1 << 32)) << 32 | int(rng.random() * (1 << 32)))
        self.seconds = seconds
        self.rounds = rounds
        self._heard: list[Event] = []
        self._belief: Belief | None = None
        self._view: View | None = None
        self._search: Search | None = None
        self._solved: int | None = None  # the best move, if the rest of the game was solved
        self._spent = 0.0
        self._rests = False

    def notice(self, event: Event) -> None:
        """Take note of an event, as seen from the seat."""
        if isinstance(event, Dealt):
            self._heard.clear()
            self._belief = None
        self._heard.append(event)

    def searches(self, view: View) -> bool:
        """Whether its game has a guide. In the others no decision matters, or the optimal play is known."""
        return guide_for(view.game) is not None

    def ponder(self, view: View) -> bool:
        """Search for a few milliseconds. Return False if there is nothing more to search."""
        self._start(view)
        return self._search_for(_SLICE)

    def plan(self, view: View) -> Action:
        """Search for the rest of the time, and return the best action."""
        self._start(view)
        while self._search_for(self.seconds or 1.0):
            pass
        search = self._search
        assert search is not None  # noqa: S101 - `_start` creates it
        return search.model.action_of(search.best() if self._solved is None else self._solved)

    def _start(self, view: View) -> None:
        """Start a search for `view`, unless one is in progress."""
        if self._view is not None and view == self._view:
            return
        started = thread_time()
        assert view.seat is not None  # noqa: S101 - spectators do not play
        belief = self._updated_belief(view.game, view.seat, view)
        guide = guide_for(view.game)
        assert guide is not None  # noqa: S101 - there is one for each of these games
        self._view = view
        search = Search(view, belief, guide, self.rng, sensible_action(view, self.rng))
        self._search = search
        self._solved = solve(search.model, guide) if is_certain(view, guide) and not search.is_settled else None
        self._rests = self._solved is not None
        self._spent = thread_time() - started

    def _updated_belief(self, name: str, seat: Seat, view: View) -> Belief:
        """Return the belief after updating it with the events since the last call."""
        belief = self._belief
        if belief is None:
            belief = self._belief = belief_for(name, seat, view.players, view.options)
        for event in self._heard:
            belief.notice(event)
        self._heard.clear()
        return belief

    def _search_for(self, seconds: float) -> bool:
        """Search for at most `seconds`. Return False if the search is complete."""
        search = self._search
        if search is None or self._rests:
            return False
        started = now = thread_time()
        while now - started < seconds:
            spent = self._spent + now - started
            if search.is_settled or search.rounds >= self.rounds or (self.seconds and spent >= self.seconds):
                self._rests = True
                break
            search.step()
            now = thread_time()
        self._spent += now - started
        return not self._rests
