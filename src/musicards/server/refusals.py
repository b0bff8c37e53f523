"""What the server itself refuses, before any rule of a game is asked; and refusals as they go on the wire."""

from collections.abc import Sequence

from musicards.errors import MatchError, MusicardsError, Refusal
from musicards.games.english import explain
from musicards.server.messages import Refused

__all__ = ["Denied", "WireReason", "refused"]


class WireReason:
    """Why a message was refused, beyond the reasons of the games."""

    BAD_NOTATION = "bad-notation"  # the action is none of this game
    BAD_MESSAGE = "bad-message"  # not JSON, or no message that the server knows
    TOO_BIG = "too-big"
    TOO_FAST = "too-fast"
    NOT_SEATED = "not-seated"
    NOT_STARTED = "not-started"
    NOT_KEPT = "not-kept"  # the store failed; trying again makes sense
    SERVER_ERROR = "server-error"
    NOT_OVER = "not-over"  # a rematch comes after the end


def refused(act: str, error: MusicardsError, names: Sequence[str]) -> Refused:
    """The answer to the act with this id. `names`: by seat."""
    if isinstance(error, Refusal):
        return Refused(act, error.reason, dict(error.facts), explain(error, names))
    return Refused(act, WireReason.BAD_NOTATION, {}, explain(error, names))


class Denied(MatchError):
    """Not for this person, or not now, though the match is there. Nothing has changed.

    Attributes:
        reason: a code for programs.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
