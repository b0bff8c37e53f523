"""What the server itself refuses, before any rule of a game is asked; and refusals as they go on the wire."""

from collections.abc import Mapping, Sequence
from typing import Final

from musicards.errors import Facts, MatchError, MusicardsError, Refusal, Telling
from musicards.games.english import explain
from musicards.record import RULES
from musicards.server.messages import Refused

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


OWN_TEXTS: Final[Mapping[str, str]] = {
    WireReason.NOTHING_TO_UNDO: "There is nothing to take back: only your own plays of this turn can be.",
    WireReason.TIME_UP: "The time for this turn is up: a computer finishes it.",
}
"""By reason: why, where no rule of a game is in play."""


def refused(act: str, error: MusicardsError, names: Sequence[str], telling: Telling = "full") -> Refused:
    """The answer to the act with this id. `names`: by seat; `telling`: how much the table wants explained."""
    if not isinstance(error, Refusal):
        return Refused(act, WireReason.BAD_NOTATION, {}, explain(error, names))
    if error.reason in OWN_TEXTS:
        return Refused(act, error.reason, {}, OWN_TEXTS[error.reason])
    facts = error.facts_for(telling)
    # A sentence needs all the facts. Where some must not be sent, it names the reason only.
    text = explain(error, names) if len(facts) == len(error.facts) else f"That is not possible now ({error.reason})."
    return Refused(act, error.reason, facts, text)


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
