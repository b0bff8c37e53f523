"""Thinking ahead at one seat: what was heard becomes a belief, and a search over it says what to do."""

from collections.abc import Mapping
from time import thread_time
from typing import Final

from musicards.games.action import Action, Seat
from musicards.games.distance import DistanceView
from musicards.games.event import Dealt, Event
from musicards.games.game import View
from musicards.games.go_fish import GoFishView
from musicards.games.keys_corners import CornersView
from musicards.games.rng import FastRng, Rng
from musicards.games.steps import StepsView
from musicards.players.belief import Belief, belief_for
from musicards.players.search import Search, guide_for, is_certain, solve
from musicards.players.strategy import sensible_action

__all__ = ["GAMES_TO_SEARCH", "Thinker"]

_GAME_OF: Final[Mapping[type[View], str]] = {
    DistanceView: "distance",
    StepsView: "steps",
    CornersView: "keys_corners",
    GoFishView: "go_fish",
}

GAMES_TO_SEARCH: Final = frozenset(_GAME_OF.values())
"""The games in which it thinks ahead; in the others there is nothing to find, or a better way to play."""

_SLICE: Final = 0.004  # seconds: others wait no longer than this for their turn on the machine


class Thinker:
    """Listens, and thinks about one view at a time.

    Attributes:
        seconds: of processor time for a decision at the most; 0 for as long as the rounds take, which makes what
            is chosen depend on luck, what was heard and the view alone, on every machine.
        rounds: at the most; in each, every move that may be best is tried in the same world.
    """

    def __init__(self, rng: Rng, *, seconds: float, rounds: int) -> None:
        self.rng = FastRng(int(rng.random() * (1 << 32)) << 32 | int(rng.random() * (1 << 32)))
        self.seconds = seconds
        self.rounds = rounds
        self._heard: list[Event] = []
        self._belief: Belief | None = None
        self._view: View | None = None
        self._search: Search | None = None
        self._solved: int | None = None  # the best move, where the rest of the game could be worked out
        self._spent = 0.0
        self._rests = False

    def notice(self, event: Event) -> None:
        """Take note of what happened, as seen from the seat."""
        if isinstance(event, Dealt):
            self._heard.clear()
            self._belief = None
        self._heard.append(event)

    def searches(self, view: View) -> bool:
        """Whether thinking ahead helps in the game that `view` is of."""
        return type(view) in _GAME_OF

    def ponder(self, view: View) -> bool:
        """Think for some milliseconds; False when there is nothing more to think about."""
        self._look_at(view)
        return self._think(_SLICE)

    def plan(self, view: View) -> Action:
        """What to do, after the rest of the time to think."""
        self._look_at(view)
        while self._think(self.seconds or 1.0):
            pass
        search = self._search
        assert search is not None  # noqa: S101 - `_look_at` has seen to it
        return search.model.action_of(search.best() if self._solved is None else self._solved)

    def _look_at(self, view: View) -> None:
        """Begin to think about `view`, unless one is at it already."""
        if self._view is not None and view == self._view:
            return
        started = thread_time()
        assert view.seat is not None  # noqa: S101 - nobody asks a spectator
        name = _GAME_OF[type(view)]
        belief = self._listened(name, view.seat, view)
        guide = guide_for(name)
        assert guide is not None  # noqa: S101 - there is one for each of these games
        self._view = view
        search = Search(view, belief, guide, self.rng, sensible_action(view, self.rng))
        self._search = search
        self._solved = solve(search.model, guide) if is_certain(view, guide) and not search.is_settled else None
        self._rests = self._solved is not None
        self._spent = thread_time() - started

    def _listened(self, name: str, seat: Seat, view: View) -> Belief:
        """The belief, with all in it that was heard."""
        belief = self._belief
        if belief is None:
            belief = self._belief = belief_for(name, seat, view.players, view.options)
        for event in self._heard:
            belief.notice(event)
        self._heard.clear()
        return belief

    def _think(self, seconds: float) -> bool:
        """Think for so many seconds at the most; False when that was enough."""
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
