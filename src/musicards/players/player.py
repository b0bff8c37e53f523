"""What a computer player is."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

from musicards.games.action import Action
from musicards.games.event import Event
from musicards.games.game import View
from musicards.games.rng import Rng

_C = TypeVar("_C")


def _the_same(made: _C) -> _C:
    return made


def _no_attributes(*_names: str, **_settings: object) -> Callable[[_C], _C]:
    return _the_same


try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only a compiler needs it
    mypyc_attr = _no_attributes

__all__ = ["Player", "mypyc_attr"]

QUICKEST: Final = 0.9  # seconds
SLOWEST: Final = 1.6


@mypyc_attr(allow_interpreted_subclasses=True)  # people write players of their own, which nobody compiles
class Player:
    """Plays one seat of one game, and sees what a person in that seat would see."""

    def __init__(self, rng: Rng) -> None:
        """A player whose own choices between equals follow `rng`."""
        self.rng = rng

    @abstractmethod
    def choose(self, view: View) -> Action:
        """What to do now. Asked only on the player's own turn."""

    def calls(self, view: View) -> bool:  # noqa: ARG002 - a quiet player does not look
        """Whether to call "Musicards!" now, on turn or not. Asked once each time somebody has become exposed."""
        return False

    def ponder(self, view: View) -> bool:  # noqa: ARG002 - most decide at once
        """Think for a few milliseconds about what to do now; False when there is nothing more to think about.

        `choose` with the same view then decides; without any pondering it thinks as long as it takes by itself.
        """
        return False

    def thinks(self, rng: Rng) -> float:
        """How many seconds a person would take for an action; it tells nothing of the hand, for it does not know it."""
        return QUICKEST + (SLOWEST - QUICKEST) * rng.random()

    def listens(self, game: str) -> bool:  # noqa: ARG002 - a player who looks at the view alone need not
        """Whether it plays the game of this name by what it hears, too: then it has to be told all that happens."""
        return False

    def notice(self, event: Event) -> None:
        """Take note of what happened, as seen from the player's seat.

        Who joins a match that has begun is told what happened before, or has simply seen nothing of it.
        """
