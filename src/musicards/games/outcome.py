"""What comes of an attempt and of a game: why an action is refused or punished, and the result."""

from dataclasses import dataclass
from typing import Final

from musicards.errors import Facts
from musicards.games.action import Seat


class Reason:
    """Why an action was refused, in any game. Each game has a class with more reasons.

    >>> Reason.NOT_YOUR_TURN
    'not-your-turn'
    """

    GAME_OVER: Final = "game-over"
    NOT_YOUR_TURN: Final = "not-your-turn"
    NO_SUCH_SEAT: Final = "no-such-seat"
    CHANCE_FIRST: Final = "chance-first"
    CHANCE_OUT_OF_PLACE: Final = "chance-out-of-place"
    WRONG_CARDS: Final = "wrong-cards"
    NOBODY_EXPOSED: Final = "nobody-exposed"
    CARD_NOT_HELD: Final = "card-not-held"
    CARD_TWICE: Final = "card-twice"
    NO_CARD: Final = "no-card"
    NO_SUCH_POSITION: Final = "no-such-position"
    NOT_IN_THIS_GAME: Final = "not-in-this-game"


@dataclass(frozen=True, slots=True)
class Fault:
    """What makes a play a misplay: a code, and the facts for an explanation (plain JSON values, ASCII names).

    >>> Fault("wrong-letter", {"said": "D", "right": "C"}, answer=("right",)).answer
    ('right',)
    """

    code: str
    facts: Facts
    answer: tuple[str, ...] = ()  # which of the facts give away what would have been right


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game, or its present state while it is not over.

    >>> Result(over=True, winners=(Seat(1),), scores=(4, 0), turns=20).to_json()
    {'over': True, 'winners': [1], 'scores': [4, 0], 'turns': 20}
    """

    over: bool
    winners: tuple[Seat, ...]  # ascending; empty while the game is not over
    scores: tuple[int, ...]  # by seat; each game says what it counts
    turns: int  # turns that have ended, including the one that ended the game

    def to_json(self) -> dict[str, object]:
        """Return the result as in a record."""
        return {"over": self.over, "winners": list(self.winners), "scores": list(self.scores), "turns": self.turns}
