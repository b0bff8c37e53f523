"""The interface of a computer player."""

from abc import abstractmethod
from typing import Final

from musicards.cards import mypyc_attr
from musicards.games.action import Action
from musicards.games.event import Event
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.search_problem import SearchProblem

QUICKEST: Final = 0.9  # seconds
SLOWEST: Final = 1.6


@mypyc_attr(allow_interpreted_subclasses=True)  # for players that people write themselves
class Player:
    """Plays one seat of one game, and sees only what a person in that seat would see.

    >>> from random import Random
    >>> from musicards.games.registry import make_game
    >>> class FirstAction(Player):
    ...     def choose(self, view: View) -> Action:
    ...         return view.legal_actions()[0]
    >>> rng, game = Random(1), make_game("memory", 2, {})
    >>> game.apply(None, game.chance(rng))
    >>> FirstAction(rng).choose(game.view(game.turn)).to_json()
    {'do': 'flip', 'position': 0}
    """

    def __init__(self, rng: Rng) -> None:
        """Create a player that uses `rng` for its random choices."""
        self.rng = rng

    @abstractmethod
    def choose(self, view: View) -> Action:
        """Return the action to take. Only called on the player's own turn."""

    def calls(self, view: View) -> bool:  # noqa: ARG002 - used by subclasses
        """Whether to call "Musicards!" now, on turn or not. Called once each time a seat becomes exposed."""
        return False

    def search_problem(self, view: View) -> SearchProblem | None:  # noqa: ARG002 - used by subclasses
        """Return the problem to solve before `choose`; None if there is none, or if `solve` has been given the answer.

        The caller searches in another process, and passes the answer to `solve`. Otherwise `choose` searches itself.
        """
        return None

    def solve(self, view: View, answer: Action | None) -> None:
        """Take the answer to the problem of `view`, for `choose`. None: `choose` has to decide without a search."""

    def thinks(self, rng: Rng) -> float:
        """Return a human-like thinking time in seconds. It does not depend on the hand."""
        return QUICKEST + (SLOWEST - QUICKEST) * rng.random()

    def listens(self, game: str) -> bool:  # noqa: ARG002 - used by subclasses
        """Whether the player needs the events of the game called `game`, and not only its views."""
        return False

    def notice(self, event: Event) -> None:
        """Take note of an event, as seen from the player's seat.

        A player that joins a match in progress gets the earlier events first, or plays without them.
        """
