"""What is wrong with a call: the body of every response that refuses one."""

from dataclasses import dataclass, field, fields
from http import HTTPStatus
from typing import Any, Final

from musicards.errors import (
    BadNotation,
    Expected,
    InputCode,
    InputError,
    MatchError,
    NotStored,
    SeatTaken,
    UnknownMatch,
)
from musicards.server.calls.tools import NameParts
from musicards.server.match.messages import Reason
from musicards.server.match.refusals import Denied, NotOver, WireReason

STATUSES: Final = {
    WireReason.NOT_SEATED: HTTPStatus.FORBIDDEN,
    WireReason.NOT_HOST: HTTPStatus.FORBIDDEN,
    WireReason.WRONG_KEY: HTTPStatus.FORBIDDEN,
    WireReason.KEY_REPLACED: HTTPStatus.FORBIDDEN,
    WireReason.NAME_FIXED: HTTPStatus.FORBIDDEN,
    WireReason.CLASS_LOCKED: HTTPStatus.FORBIDDEN,
    WireReason.NOT_TEACHER: HTTPStatus.FORBIDDEN,
    WireReason.NOT_IN_CLASS: HTTPStatus.FORBIDDEN,
    WireReason.WRONG_CODE: HTTPStatus.FORBIDDEN,
    WireReason.UNKNOWN_CLASS: HTTPStatus.NOT_FOUND,
    WireReason.UNKNOWN_TASK: HTTPStatus.NOT_FOUND,
    WireReason.TABLE_LOCKED: HTTPStatus.FORBIDDEN,
    WireReason.TOO_FAST: HTTPStatus.TOO_MANY_REQUESTS,
    WireReason.TOO_SLOW: HTTPStatus.REQUEST_TIMEOUT,
    WireReason.UNKNOWN_VERSION: HTTPStatus.NOT_FOUND,
    WireReason.NOT_FOUND: HTTPStatus.NOT_FOUND,
    WireReason.EARLIER_RULES: HTTPStatus.GONE,
    WireReason.UNREADABLE_MATCH: HTTPStatus.GONE,
}
"""Of answers to what is denied for these reasons; that to any other is a conflict."""


@dataclass(frozen=True, slots=True)
class InputProblem:
    """What is wrong with typed input, as in `errors.InputError`; null where a code has no such fact."""

    code: InputCode
    input: str  # what was typed, cut off if it is long
    part: str  # the part that is wrong; the same as input if all of it is
    expected: Expected | None  # what the part should be
    suggestions: list[NameParts]  # what was probably meant, the most likely first
    examples: list[NameParts]  # what could be typed; only where there are no suggestions
    number: int | None  # which of the notes and chords of a line it is, from 1
    row: int | None  # which row it is in, if the line has several
    total: int | None
    least: int | None
    most: int | None

    @classmethod
    def of(cls, error: InputError) -> "InputProblem":
        """Return the facts of an error."""
        facts = {each.name: getattr(error, each.name) for each in fields(cls)}
        for name in ("suggestions", "examples"):
            facts[name] = [NameParts.of(each) for each in facts[name]]
        return cls(**facts)


@dataclass(frozen=True, slots=True)
class Problem:
    """The body of every HTTP response with a status of 400 or more."""

    reason: Reason
    text: str  # an English sentence, for programs
    facts: dict[str, Any] = field(default_factory=dict)
    input: InputProblem | None = None  # what is wrong with typed input; the reason is bad-notation then


def problem_of(error: MatchError | BadNotation, text: str) -> tuple[HTTPStatus, Problem]:
    """Return the status and the body of what answers a refused call. `text`: what is wrong with something typed."""
    if isinstance(error, BadNotation):
        typed = InputProblem.of(error) if isinstance(error, InputError) else None
        return HTTPStatus.BAD_REQUEST, Problem(WireReason.BAD_NOTATION, text, input=typed)
    if isinstance(error, UnknownMatch):
        return HTTPStatus.NOT_FOUND, Problem(WireReason.UNKNOWN_MATCH, str(error))
    if isinstance(error, SeatTaken):
        return HTTPStatus.CONFLICT, Problem(WireReason.SEAT_TAKEN, f"{error}.", dict(error.facts))
    if isinstance(error, Denied):
        hidden = isinstance(error, NotOver)
        status = HTTPStatus.FORBIDDEN if hidden else STATUSES.get(error.reason, HTTPStatus.CONFLICT)
        return status, Problem(error.reason, str(error), dict(error.facts))
    if isinstance(error, NotStored):
        problem = Problem(WireReason.NOT_STORED, "Could not be saved. Try again in a moment.")
        return HTTPStatus.SERVICE_UNAVAILABLE, problem
    return HTTPStatus.SERVICE_UNAVAILABLE, Problem(WireReason.NOT_STORED, f"{error}.")  # others were first
