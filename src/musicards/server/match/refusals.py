"""What the server itself refuses before the rules of a game are applied, and refusals as messages."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from musicards.errors import ExplainLevel, Facts, MatchError, MusicardsError, Refusal
from musicards.record import RULES
from musicards.server.match.messages import Refused

Limit: TypeAlias = Literal[
    "codes",
    "files",
    "handovers",
    "learning",
    "lookups",
    "matches",
    "messages",
    "pages",
    "records",
    "requests",
    "reviews",
]
"""What somebody did or had too often, or too many of."""


class WireReason:
    """Why a message was refused, in addition to the reasons of the games."""

    BAD_NOTATION = "bad-notation"  # the action does not exist in this game
    BAD_MESSAGE = "bad-message"  # not JSON, or an unknown message
    TOO_BIG = "too-big"
    TOO_FAST = "too-fast"
    TOO_SLOW = "too-slow"  # the request did not arrive in time
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"  # only the host can do that; facts: host (a seat)
    NAME_FIXED = "name-fixed"  # after the deal, names and pictures stay; before it, they change a few times
    TABLE_LOCKED = "table-locked"  # the host lets nobody else sit down
    NO_PERSON = "no-person"  # nobody sits in that seat, or a computer; facts: seat
    NOT_STARTED = "not-started"
    STARTED = "started"  # the cards are dealt, so the game stays
    NOT_STORED = "not-stored"  # the store failed; trying again makes sense
    SERVER_ERROR = "server-error"
    NOT_OVER = "not-over"  # a rematch and a review come after the end
    NOTHING_TO_UNDO = "nothing-to-undo"
    CALL_LATE = "call-late"  # somebody else called first; facts: first (a seat), by (milliseconds)
    TIME_UP = "time-up"  # a computer finishes this turn
    TOO_LONG = "too-long"  # the log of the match has reached its limit
    NO_HELP = "no-help"  # the match has no help, or the game has none
    WRONG_KEY = "wrong-key"  # the key belongs to no seat of this match
    KEY_REPLACED = "key-replaced"  # the key or link was replaced or used, or is too old
    ALREADY_SEATED = "already-seated"  # the key belongs to one seat, but you sit in another; facts: seat
    SEAT_TAKEN = "seat-taken"
    UNKNOWN_MATCH = "unknown-match"
    UNREADABLE_MATCH = "unreadable-match"  # another version stored it; only in a page without a server
    EARLIER_RULES = "earlier-rules"  # the log does not replay by the present rules; facts: rules, now, version
    NOT_FOUND = "not-found"  # the URL is unknown
    UNKNOWN_VERSION = "unknown-version"  # a review has no such step
    NO_TYPESETTER = "no-typesetter"  # printable files need an extra that is not installed
    WRONG_ORIGIN = "wrong-origin"  # the request comes from another site's page
    WRONG_HOST = "wrong-host"  # the server is not called what the Host header says
    WEBSOCKET_ONLY = "websocket-only"
    PAUSED = "paused"  # the teacher of the class has stopped the game
    UNKNOWN_CLASS = "unknown-class"
    CLASS_LOCKED = "class-locked"  # nobody else may come into the class
    CLASS_FULL = "class-full"
    NOT_TEACHER = "not-teacher"  # only the teacher of the class can do that
    NOT_IN_CLASS = "not-in-class"  # you have not come into the class, or you have been taken out
    WRONG_CODE = "wrong-code"  # no child in this class has this code
    UNKNOWN_TASK = "unknown-task"  # the class has no such task, or it is over


SUSPICIOUS: Final = (WireReason.WRONG_KEY, WireReason.WRONG_CODE, WireReason.KEY_REPLACED, WireReason.TOO_SLOW)
"""Reasons that are logged, in addition to limits that were reached: an attack may be behind them."""


Explain: TypeAlias = Callable[[MusicardsError, Sequence[str]], str]
"""Returns why something was refused, in a sentence or two. The names of the players are by seat."""


def say_plainly(error: MusicardsError, names: Sequence[str] = ()) -> str:  # noqa: ARG001 - an `Explain`
    """Return the error's own message. A page words refusals itself, from the reason and the facts."""
    return " ".join(str(error).split())


def refused(
    act: str | None, error: MusicardsError, names: Sequence[str], explain: Explain, level: ExplainLevel = "full"
) -> Refused:
    """Return a refusal.

    Args:
        act: the id of the act, if any.
        error: why it is refused.
        names: what the players are called, by seat.
        explain: says it in words.
        level: how much may be explained.
    """
    if not isinstance(error, Refusal):
        return Refused(act, WireReason.BAD_NOTATION, {}, explain(error, names))
    facts = error.facts_for(level)
    return Refused(act, error.reason, facts, explain(Refusal(error.reason, facts), names))


class Denied(MatchError):
    """The server refuses a request. Nothing has changed.

    Attributes:
        reason: a code for programs.
        facts: what a page may mention.
    """

    def __init__(self, reason: str, text: str, facts: Facts | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.facts: Facts = facts or {}


class TooFast(Denied):
    """Somebody did too much at once.

    Attributes:
        limit: of what it was too much.
    """

    def __init__(self, limit: Limit, text: str) -> None:
        super().__init__(WireReason.TOO_FAST, text)
        self.limit = limit


class NotOver(Denied):
    """What is hidden stays hidden until the match is over."""

    def __init__(self, code: str) -> None:
        text = f"Match {code} is not over yet: it can be looked at step by step when it is."
        super().__init__(WireReason.NOT_OVER, text)


class EarlierRules(Denied):
    """The log of a match does not replay by the present rules. Its record can still be downloaded."""

    def __init__(self, code: str, *, rules: int, version: int) -> None:
        """`rules`: the rules it was played by; `version`: of the last entry that replays, 0 if none does."""
        text = (
            f"Match {code} was played by rules {rules}. By the present rules, {RULES}, its log does not replay "
            f"after version {version}. Its record can be downloaded."
        )
        super().__init__(WireReason.EARLIER_RULES, text, {"rules": rules, "now": RULES, "version": version})
