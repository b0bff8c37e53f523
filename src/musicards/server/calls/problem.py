"""What is wrong with a call: the body of every response that refuses one."""

from dataclasses import dataclass, field, fields
from typing import Any

from musicards.errors import Expected, InputCode, InputError
from musicards.server.calls.tools import NameParts
from musicards.server.match.messages import Reason


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
