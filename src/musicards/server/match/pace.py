"""How long the computer players of a table take for their moves, from the pace that was agreed on."""

from typing import Final

from musicards.server.match.messages import Settings
from musicards.server.match.timeline import Step

SHORTEST: Final = 1.7  # seconds before the first move of a turn at the calm pace, at least
LONGEST: Final = 2.4  # at most
NEXT: Final = 0.5  # seconds before the second move of a turn, such as another card drawn
QUICKER: Final = 0.7  # every further move of the turn takes this part of the time of the one before


def paced(settings: Settings, thinks: float, *, moves: int = 0, to_follow: float = 0.0) -> float:
    """Return for how many seconds a computer player waits before its move.

    The moves of one turn follow each other like one movement, so that a turn of many moves is not much longer.

    Args:
        settings: those of the match.
        thinks: how many seconds a person like the player might think about a turn.
        moves: how many moves the player has made in this turn.
        to_follow: how many seconds people need to follow the last of these moves.
    """
    next_move = max(to_follow, NEXT * QUICKER ** (moves - 1))
    match settings.pace:
        case "calm":
            return next_move if moves else min(max(SHORTEST, thinks), LONGEST)
        case "fast":
            return (next_move if moves else thinks) / 2
        case "instant":
            return 0.0


class Pacer:
    """Says how long the computer player on turn of one match waits, and counts the moves of its turn."""

    def __init__(self) -> None:
        self._turn: object = None  # of the moves counted
        self._version = 0  # the match's version at the last of them
        self._moves = 0

    def seconds(self, settings: Settings, last: Step, thinks: float) -> float:
        """Return the time between `last`, the latest step of the match, and the next move. For `thinks` see `paced`."""
        if last.turn != self._turn:
            self._turn, self._version, self._moves = last.turn, last.version, 0
        elif last.version > self._version:
            self._version, self._moves = last.version, self._moves + 1
        to_follow = max((event.seconds_to_follow() for event in last.events), default=0.0)
        to_see = max((event.seconds_to_see() for event in last.events), default=0.0)
        return max(to_see, paced(settings, thinks, moves=self._moves, to_follow=to_follow))
