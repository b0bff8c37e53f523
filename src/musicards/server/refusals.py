"""What the server itself refuses, before any rule of a game is asked; and refusals as they go on the wire."""

from collections.abc import Sequence

from musicards.errors import Facts, MatchError, MusicardsError, Refusal, Telling
from musicards.record import RULES
from musicards.server.messages import Refused
from musicards.texts import explain

__all__ = ["Denied", "EarlierRules", "NotOver", "WireReason", "refused"]


class WireReason:
    """Why a message was refused, beyond the reasons of the games."""

    BAD_NOTATION = "bad-notation"  # the action is not one of this game
    BAD_MESSAGE = "bad-message"  # not JSON, or no message that the server knows
    TOO_BIG = "too-big"
    TOO_FAST = "too-fast"
    NOT_SEATED = "not-seated"
    NOT_STARTED = "not-started"
    NOT_KEPT = "not-kept"  # the store failed; trying again makes sense
    SERVER_ERROR = "server-error"
    NOT_OVER = "not-over"  # a rematch and a review come after the end
    NOTHING_TO_UNDO = "nothing-to-undo"
    CALL_LATE = "call-late"  # somebody else called first; facts: first (a seat), by (milliseconds)
    TIME_UP = "time-up"  # a computer finishes this turn
    WRONG_KEY = "wrong-key"  # the key is of no seat here
    ALREADY_SEATED = "already-seated"  # the key is of one seat, but you sit in another; facts: seat
    SEAT_TAKEN = "seat-taken"
    UNKNOWN_MATCH = "unknown-match"
    EARLIER_RULES = "earlier-rules"  # the log does not replay by the present rules; facts: rules, now, version
    NOT_FOUND = "not-found"  # the address of a call is unknown
    UNKNOWN_VERSION = "unknown-version"  # a review has no such step
    NO_TYPESETTER = "no-typesetter"  # paper needs an extra that is not installed
    WRONG_ORIGIN = "wrong-origin"  # another site's page asked
    WEBSOCKET_ONLY = "websocket-only"


def refused(act: str, error: MusicardsError, names: Sequence[str], telling: Telling = "full") -> Refused:
    """The answer to the act with this id. `names`: by seat; `telling`: how much the table wants explained."""
    if not isinstance(error, Refusal):
        return Refused(act, WireReason.BAD_NOTATION, {}, explain(error, names))
    facts = error.facts_for(telling)
    return Refused(act, error.reason, facts, explain(Refusal(error.reason, facts), names))


class Denied(MatchError):
    """Not for this person, or not now, though the match is there. Nothing has changed.

    Attributes:
        reason: a code for programs.
        facts: what a page may speak of.
    """

    def __init__(self, reason: str, text: str, facts: Facts | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.facts: Facts = facts or {}


class NotOver(Denied):
    """What is hidden stays hidden until the match is over."""

    def __init__(self, code: str) -> None:
        text = f"Match {code} is not over yet: it can be looked at step by step when it is."
        super().__init__(WireReason.NOT_OVER, text)


class EarlierRules(Denied):
    """The log of a match does not replay by the present rules. Its record can still be downloaded."""

    def __init__(self, code: str, *, rules: int, version: int) -> None:
        """`rules`: those it was played by; `version`: that of the last entry that replays, 0 for none."""
        text = (
            f"Match {code} was played by rules {rules}. By the present rules, {RULES}, its log does not replay "
            f"after version {version}. Its record can be downloaded."
        )
        super().__init__(WireReason.EARLIER_RULES, text, {"rules": rules, "now": RULES, "version": version})
