"""Search for one seat: events update a belief, and a search over sampled worlds chooses the action."""

import time
from typing import Final

from musicards.games.action import Action, Seat
from musicards.games.event import Dealt, Event
from musicards.games.rng import FastRng, Rng
from musicards.games.view import View
from musicards.players.belief.belief import Belief
from musicards.players.games import GUIDES, belief_for, sensible_action
from musicards.players.search.endgame import is_certain, solve
from musicards.players.search.tree import Search
from musicards.players.search_problem import SearchProblem

_SLICE: Final = 0.004  # seconds of search in `ponder`
_clock: Final = getattr(time, "thread_time", time.process_time)  # where there are no threads, there is no such clock


class Thinker:
    """Takes note of events, and searches for one view at a time.

    Attributes:
        seconds: the longest processor time for a decision. 0 for no limit; then the choice depends only on the random
            generator, the events and the view, on every machine.
        rounds: the largest number of rounds; in each, all remaining moves are tried in the same world.

    >>> from random import Random
    >>> from musicards.games.registry import make_game
    >>> rng, game = Random(1), make_game("distance", 2, {})
    >>> thinker = Thinker(rng, seconds=0, rounds=5)
    >>> game.apply(None, game.chance(rng), lambda event: thinker.notice(event.seen_by(game.turn)))
    >>> thinker.plan(game.view(game.turn)) in game.view(game.turn).legal_actions()
    True
    """

    def __init__(self, rng: Rng, *, seconds: float, rounds: int) -> None:
        self.rng = FastRng(int(rng.random() * (1 << 32)) << 32 | int(rng.random() * (1 << 32)))
        self.seconds = seconds
        self.rounds = rounds
        self._events: list[Event] = []  # since the deal
        self._heard = 0  # how many of them have been added to the belief
        self._belief: Belief | None = None
        self._view: View | None = None
        self._search: Search | None = None
        self._solved: int | None = None  # the best move, if the rest of the game was solved
        self._spent = 0.0
        self._rests = False
        self._answered: View | None = None
        self._answer: Action | None = None  # for that view, if another process did the search

    def notice(self, event: Event) -> None:
        """Take note of an event, as seen from the seat."""
        if isinstance(event, Dealt):
            self._events.clear()
            self._heard = 0
            self._belief = None
        self._events.append(event)

    def searches(self, view: View) -> bool:
        """Whether its game has a guide. In the others no decision matters, or the optimal play is known."""
        return view.game in GUIDES

    def problem(self, view: View) -> SearchProblem | None:
        """Return the problem to solve for `view`; None if `solve` has been called for it."""
        if self._answered == view:
            return None
        return SearchProblem(view, tuple(self._events), self.rng.word(), self.seconds, self.rounds)

    def solve(self, view: View, answer: Action | None) -> None:
        """Make `plan` return `answer` for `view`, or the sensible action if `answer` is None."""
        self._answered = view
        self._answer = sensible_action(view, self.rng) if answer is None else answer

    def ponder(self, view: View) -> bool:
        """Search for a few milliseconds; the start of a search may take longer. Return False if it is complete."""
        self._start(view)
        return self._search_for(_SLICE)

    def plan(self, view: View) -> Action:
        """Return the best action: the answer given to `solve`, or else what a search for the rest of the time finds."""
        if self._answer is not None and self._answered == view:
            return self._answer
        while self.ponder(view):
            pass
        return self.best()

    def best(self) -> Action:
        """Return the best action that `ponder` has found so far."""
        search = self._search
        assert search is not None
        return search.model.action_of(search.best() if self._solved is None else self._solved)

    def _start(self, view: View) -> None:
        """Start a search for `view`, unless one is in progress."""
        if self._view is not None and view == self._view:
            return
        started = _clock()
        assert view.seat is not None
        belief = self._updated_belief(view.game, view.seat, view)
        guide = GUIDES[view.game]
        self._view = view
        search = Search(view, belief, guide, self.rng, sensible_action(view, self.rng))
        self._search = search
        self._solved = solve(search.model, guide) if is_certain(view, guide) and not search.is_settled else None
        self._rests = self._solved is not None
        self._spent = _clock() - started

    def _updated_belief(self, name: str, seat: Seat, view: View) -> Belief:
        """Return the belief after updating it with the events since the last call."""
        belief = self._belief
        if belief is None:
            belief = self._belief = belief_for(name, seat, view.players, view.options)
        for event in self._events[self._heard :]:
            belief.notice(event)
        self._heard = len(self._events)
        return belief

    def _search_for(self, seconds: float) -> bool:
        """Search for at most `seconds`. Return False if the search is complete."""
        search = self._search
        if search is None or self._rests:
            return False
        started = now = _clock()
        while now - started < seconds:
            spent = self._spent + now - started
            if search.is_settled or search.rounds >= self.rounds or (self.seconds and spent >= self.seconds):
                self._rests = True
                break
            search.step()
            now = _clock()
        self._spent += now - started
        return not self._rests


def searching(problem: SearchProblem) -> Thinker:
    """Return a thinker that can `ponder` the view of `problem`.

    >>> from random import Random
    >>> from musicards.games.registry import make_game
    >>> rng, game = Random(1), make_game("distance", 2, {})
    >>> thinker = Thinker(rng, seconds=0, rounds=5)
    >>> game.apply(None, game.chance(rng), lambda event: thinker.notice(event.seen_by(game.turn)))
    >>> problem = thinker.problem(game.view(game.turn))  # can be pickled for another process
    >>> searching(problem).plan(problem.view) in problem.view.legal_actions()
    True
    """
    thinker = Thinker(FastRng(problem.seed), seconds=problem.seconds, rounds=problem.rounds)
    for event in problem.events:
        thinker.notice(event)
    return thinker
