"""Everything that can go wrong, on one page.

    MusicardsError
    ├── BadNotation     text that is no card, note, option or entry
    ├── Refusal         an attempt that is not possible now; nothing has changed
    ├── RecordError     a record that cannot be read
    └── MatchError      a match that cannot be joined or appended to
        ├── UnknownMatch
        ├── SeatTaken
        ├── StaleVersion
        └── NotKept

The text of an error names the value and what would be right, on one line, in the words of the person who wrote it.
"""

from collections.abc import Mapping, Sequence
from reprlib import Repr
from typing import Literal, TypeAlias

__all__ = [
    "BadNotation",
    "Facts",
    "MatchError",
    "MusicardsError",
    "NotKept",
    "RecordError",
    "Refusal",
    "SeatTaken",
    "StaleVersion",
    "Telling",
    "UnknownMatch",
    "facts_for",
    "shown",
]

Facts: TypeAlias = Mapping[str, object]
"""What an explanation speaks of, by name; plain JSON values, note names in ASCII."""

Telling: TypeAlias = Literal["full", "brief", "off"]
"""How much a table wants explained: all; what was wrong, but not what would have been right; nothing."""


def facts_for(telling: Telling, facts: Facts, answer: Sequence[str]) -> dict[str, object]:
    """What of `facts` may be told; those named in `answer` give away what would have been right.

    >>> facts_for("brief", {"said": "G", "needed": ["A"]}, ["needed"])
    {'said': 'G'}
    """
    if telling == "off":
        return {}
    return {name: fact for name, fact in facts.items() if telling == "full" or name not in answer}


class MusicardsError(Exception):
    """The root of the tree: catch this to catch everything that is not a bug."""


class BadNotation(MusicardsError):
    """Text that is no card, note, option or entry; says which text, and what would be one.

    Attributes:
        facts: for who says it in another language: ``say`` is a code, the rest what the sentence speaks of. Empty where
            there is the sentence alone.
    """

    def __init__(self, text: str = "", facts: Facts | None = None) -> None:
        super().__init__(text)
        self.facts: Facts = facts or {}


class Refusal(MusicardsError):
    """An attempt that is not possible now. Nothing has changed.

    Attributes:
        reason: a code for programs, such as ``card-fits``.
        facts: what the explanation speaks of; the text for people is made in one place from both.
        answer: which of the facts give away what would have been right.
    """

    def __init__(self, reason: str, facts: Facts | None = None, answer: Sequence[str] = ()) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Facts = facts or {}
        self.answer = tuple([name for name in answer if name in self.facts])

    def facts_for(self, telling: Telling) -> dict[str, object]:
        """What of the facts may be told."""
        return facts_for(telling, self.facts, self.answer)

    def __str__(self) -> str:
        return ": ".join([self.reason, ", ".join(f"{name} {value}" for name, value in self.facts.items())])


class RecordError(MusicardsError):
    """A record, or a file of records, that cannot be read."""


class MatchError(MusicardsError):
    """A match that cannot be found, joined or appended to."""


class UnknownMatch(MatchError):
    """No match has this code."""


class SeatTaken(MatchError):
    """Somebody sits there already."""


class StaleVersion(MatchError):
    """Another writer was first: the match has moved on since this version was read."""


class NotKept(MatchError):
    """The database failed (a full disk, for example): nothing has changed, and trying again later makes sense."""


_SHORT = Repr()
_SHORT.maxstring = 40
_SHORT.maxother = 40
_SHORT.maxlist = 14  # one more than the longest right list (a formula of 12), so that a right one is shown whole
_SHORT.maxtuple = 14
_SHORT.maxdict = 4
_SHORT.maxlevel = 2


def shown(value: object) -> str:
    r"""The value an error complains of, as its writer would know it again: on one line, cut when long or deep.

    >>> print(shown("H"), shown(True), shown([2, 2, 1]), shown("two\nlines"))
    'H' True [2, 2, 1] 'two\nlines'
    >>> len(shown("b" * 1_000_000))
    40
    """
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python refuses to write out a whole number of some thousand digits
        return f"a value of type {type(value).__name__}"
