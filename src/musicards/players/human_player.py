"""A humanlike player: it plays sensibly, makes the mistakes of learners, forgets, and takes time to think."""

from math import exp
from typing import Final

from musicards.cards import mypyc_attr
from musicards.games.action import Action
from musicards.games.event import Event
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.games import GUIDES, optimal_action, overlooked, sensible_action, with_mistakes
from musicards.players.player import Player
from musicards.players.recall import Recall, forgettable_games
from musicards.players.search_problem import SearchProblem
from musicards.players.skills import Skills
from musicards.players.thinker import Thinker

_SPREAD: Final = 1.0  # of the thinking times


@mypyc_attr(allow_interpreted_subclasses=True)
class HumanPlayer(Player):
    """Plays each game according to its skills.

    >>> from random import Random
    >>> from musicards.players.levels import SKILLS
    >>> beginner, player = (HumanPlayer(Random(1), SKILLS[level]) for level in ("beginner", "player"))
    >>> beginner.skills.oversight > player.skills.oversight
    True
    """

    def __init__(self, rng: Rng, skills: Skills) -> None:
        super().__init__(rng)
        self.skills = skills
        self.recall = Recall(rng, skills.span, forgettable_games(easy=True) if skills.span else ())
        self.thinker: Thinker | None = None
        if skills.rounds:
            self.thinker = Thinker(rng, seconds=skills.seconds, rounds=int(skills.rounds))
        self._before: Action | None = None  # its last action

    def listens(self, game: str) -> bool:
        return game in self.recall.games or (self.thinker is not None and game in GUIDES)

    def notice(self, event: Event) -> None:
        self.recall.notice(event)
        if self.thinker is not None:
            self.thinker.notice(event)

    def search_problem(self, view: View) -> SearchProblem | None:
        return self.thinker.problem(view) if self.thinker is not None and self.thinker.searches(view) else None

    def solve(self, view: View, answer: Action | None) -> None:
        if self.thinker is not None:
            self.thinker.solve(view, answer)

    def choose(self, view: View) -> Action:
        remembered = self.recall.blurred(view)
        if self.thinker is not None and self.thinker.searches(view):
            meant = self.thinker.plan(view)
        else:
            meant = self.plan(remembered)
        if self.rng.random() < self.skills.oversight:
            meant = overlooked(view, meant, self.rng)
        self._before = with_mistakes(remembered, meant, self._before, self.skills, self.rng)
        return self._before

    def plan(self, view: View) -> Action:
        """Return the intended action where there is no search."""
        return sensible_action(view, self.rng) if self.thinker is None else optimal_action(view, self.rng)

    def calls(self, view: View) -> bool:
        if view.seat is None or not view.exposed:
            return False
        exposed_itself = bool(view.exposed >> view.seat & 1)
        return self.rng.random() < (self.skills.saves_itself if exposed_itself else self.skills.catches)

    def thinks(self, rng: Rng) -> float:
        # The sum of three uniform numbers is close to normal; the times that people take are close to log-normal.
        spread = rng.random() + rng.random() + rng.random() - 1.5
        return self.skills.quickest + (self.skills.usual - self.skills.quickest) * exp(_SPREAD * spread)
