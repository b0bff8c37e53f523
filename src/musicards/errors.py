"""The exceptions of the engine and the store.

    MusicardsError
    ├── BadNotation     text that is not a card, an option or an entry
    │   └── InputError  a note, chord, scale or line that cannot be read or used; a code with typed facts
    ├── Refusal         an action that is not possible now; nothing has changed
    ├── RecordError     a record that cannot be read
    └── MatchError      a match that cannot be joined or appended to
        ├── UnknownMatch
        ├── UnreadableMatch
        ├── SeatTaken
        ├── StaleVersion
        └── NotStored

The server's own refusals are in `server.refusals`, and `paper.typesetting` has the error of a missing Typst.

The text of an error names the value and what would be right, on one line. Programs never read that text: they decide by
`Refusal.reason` or `InputError.code`. For people, `texts.explain` words these two in a sentence or two.
"""

from collections.abc import Mapping, Sequence
from reprlib import Repr
from typing import Final, Literal, NamedTuple, TypeAlias

Facts: TypeAlias = Mapping[str, object]
"""The facts of an explanation, by name; plain JSON values, note names in ASCII."""

ExplainLevel: TypeAlias = Literal["full", "brief", "off"]
"""How much a table explains: all; what was wrong, but not what would have been right; nothing."""


def facts_for(level: ExplainLevel, facts: Facts, answer: Sequence[str]) -> dict[str, object]:
    """Return those of `facts` that `level` allows; facts named in `answer` give away what would have been right.

    >>> facts_for("brief", {"said": "G", "needed": ["A"]}, ["needed"])
    {'said': 'G'}
    """
    if level == "off":
        return {}
    return {name: fact for name, fact in facts.items() if level == "full" or name not in answer}


class MusicardsError(Exception):
    """The base class of all exceptions: catch this to catch everything that is not a bug.

    >>> from musicards.tools import parse_scale
    >>> try:
    ...     parse_scale("H#b minor")
    ... except MusicardsError as error:
    ...     print(error)
    not-understood: "H#b" (note)
    """


class BadNotation(MusicardsError):
    """Text that is not a card, an option or an entry. Its message is for programmers, in English.

    >>> from musicards.cards import parse_card
    >>> parse_card("C9")
    Traceback (most recent call last):
    musicards.errors.BadNotation: no card is called 'C9': note cards are C3, C#3 … B6, wilds ?1 to ?4, X1 and X2
    """


InputCode: TypeAlias = Literal[
    "not-understood",  # `part` of the input is not an `expected`
    "no-notes",  # there is nothing to read
    "no-chord",  # N.C.: there is no chord to look up
    "wrong-formula-sum",  # the half steps of a formula make `total`, not an octave
    "formula-too-short",  # a formula has `least` to `most` numbers
    "too-many-accidentals-in-key",  # the signature of the key would have `total` sharps or flats, more than `most`
    "different-mode",  # one key is major and the other minor
    "only-one-octave",  # of two notes, only one has an octave
    "higher-note-first",  # the lower note comes first
    "several-instruments",  # the name could be that of any of the suggestions
    "several-targets",  # more or less than one of an interval, a key and an instrument
    "original-key-missing",  # a line can only go to another key when its own is known
    "direction-not-allowed",  # an instrument has its own direction, up or down
    "off-staff",  # a note is not in the octaves `least` to `most`, which can be written
    "beyond-midi",  # a note is too high or too low for a MIDI file
    "too-many-accidentals",  # a note has more than a double sharp or flat
    "line-too-long",  # `total` notes and chords, and at most `most` are possible
    "not-midi-keys",  # the input is not a list of MIDI key numbers up to `most`
    "wrong-number-of-keys",  # `total` keys were played, and 1 to `most` can be named
    "no-such-question",  # questions have the numbers 1 to `most`
    "not-a-seed",  # a seed has up to `most` letters and digits
    "number-out-of-range",  # a number is `least` to `most`
    "nothing-to-ask",  # no question fits what was chosen
]
"""What is wrong with an input."""

Expected: TypeAlias = Literal[
    "note",
    "interval",
    "note-or-interval",
    "chord",
    "chord-kind",
    "root",
    "chord-symbol",
    "note-or-chord",
    "scale",
    "scale-kind",
    "scale-chord-or-notes",
    "formula",
    "half-steps",
    "tonic",
    "line",
    "instrument",
    "key",
    "mode",
    "signature",
    "name-system",
    "question-kind",
    "question-interval",
    "question-meter",
    "question-value",
    "card-name",
    "clef",
    "staff-place",
]
"""What a part of an input should have been."""

SuggestionSort: TypeAlias = Literal[
    "note", "notes", "interval", "chord", "scale", "key", "formula", "instrument", "plain"
]
"""How a suggestion is named in another language; ``plain`` is typed the same in every language."""


class Suggestion(NamedTuple):
    """A text that can be typed instead of one that was not understood.

    >>> from musicards.tools import parse_scale
    >>> try:
    ...     parse_scale("C melodc minor")
    ... except InputError as error:
    ...     print(error.suggestions[0].text)
    C melodic minor
    """

    sort: SuggestionSort
    text: str  # in English and ASCII, e.g. "Eb melodic minor"
    kind: str = ""  # of a scale or a formula: what kind of scale it is, e.g. "melodic minor"


class InputError(BadNotation):
    """A note, chord, scale or line that cannot be read or used.

    >>> error = not_understood("H#b minor", "note", part="H#b", suggestions=[Suggestion("scale", "B minor")])
    >>> error.code, error.part, error.expected, error.suggestions[0].text
    ('not-understood', 'H#b', 'note', 'B minor')
    >>> print(error)
    not-understood: "H#b" (note)

    Attributes:
        code: what is wrong; says which of the other facts there are.
        input: what was typed, on one line and cut when it is long; empty when nothing was.
        part: the part of it that is wrong; the same as `input` when all of it is.
        expected: what `part` should have been; None when that is not the problem.
        suggestions: what was probably meant, the most likely first.
        examples: what could be typed; only where there are no suggestions.
        number: which of the notes and chords of a line it is, from 1; None outside a line.
        row: in which row of the line it is, from 1; None when the line has only one.
        total: how many there are, or how many half steps they make.
        least: how many there must be.
        most: how many there may be.
    """

    def __init__(  # noqa: PLR0913 - each is a fact that some code has
        self,
        code: InputCode,
        input_: object = "",
        *,
        part: object = None,
        expected: Expected | None = None,
        suggestions: Sequence[Suggestion] = (),
        examples: Sequence[Suggestion] = (),
        number: int | None = None,
        row: int | None = None,
        total: int | None = None,
        least: int | None = None,
        most: int | None = None,
    ) -> None:
        super().__init__(code, input_)
        self.code: InputCode = code
        self.input = clipped(input_)
        self.part = self.input if part is None else clipped(part)
        self.expected: Expected | None = expected
        self.suggestions = tuple(suggestions)
        self.examples = tuple(examples)
        self.number = number
        self.row = row
        self.total = total
        self.least = least
        self.most = most

    def __str__(self) -> str:
        expected = f" ({self.expected})" if self.expected else ""
        return f'{self.code}: "{self.part}"{expected}'


def not_understood(
    input_: object,
    expected: Expected,
    *,
    part: object = None,
    suggestions: Sequence[Suggestion] = (),
    examples: Sequence[Suggestion] = (),
) -> InputError:
    """Return the error for a `part` of an input, or for all of it, that is not an `expected`.

    >>> print(not_understood("Hb", "note", examples=[Suggestion("note", "Eb")]))
    not-understood: "Hb" (note)
    """
    return InputError(
        "not-understood",
        input_,
        part=part,
        expected=expected,
        suggestions=suggestions,
        examples=() if suggestions else examples,
    )


class Refusal(MusicardsError):
    """An action that is not possible now. Nothing has changed.

    Attributes:
        reason: a code for programs, such as ``card-fits``.
        facts: for the explanation, which `texts.explain` makes from the reason and the facts.
        answer: which of the facts give away what would have been right.

    >>> refusal = Refusal("card-fits", {"card": "C4"}, answer=["card"])
    >>> refusal.facts_for("full"), refusal.facts_for("brief")
    ({'card': 'C4'}, {})
    """

    def __init__(self, reason: str, facts: Facts | None = None, answer: Sequence[str] = ()) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Facts = facts or {}
        self.answer = tuple([name for name in answer if name in self.facts])

    def facts_for(self, level: ExplainLevel) -> dict[str, object]:
        """Return the facts that `level` allows. Only misplays can be "off": a refusal needs its facts to make sense."""
        return facts_for("brief" if level == "off" else level, self.facts, self.answer)

    def __str__(self) -> str:
        return ": ".join([self.reason, ", ".join(f"{name} {value}" for name, value in self.facts.items())])


class RecordError(MusicardsError):
    """A record, or a file of records, that cannot be read.

    Attributes:
        text: what is wrong, in English; a code if there is `input_error`.
        line: the number of the line in the file, from 1; None if there is no file, or the text has it.
        input_error: what is wrong with a scale in the options; None for any other error.

    >>> print(RecordError("not JSON", line=3))
    line 3: not JSON
    """

    def __init__(self, text: str, *, line: int | None = None, input_error: "InputError | None" = None) -> None:
        super().__init__(text)
        self.text = text
        self.line = line
        self.input_error = input_error

    @property
    def place(self) -> str:
        """Return e.g. "line 3: " to begin a message with; empty without a line."""
        return "" if self.line is None else f"line {self.line}: "

    def __str__(self) -> str:
        return f"{self.place}{self.text}"


class MatchError(MusicardsError):
    """A match that cannot be found, joined or appended to.

    >>> issubclass(SeatTaken, MatchError), issubclass(Refusal, MatchError)
    (True, False)
    """


class UnknownMatch(MatchError):
    """No match has this code.

    >>> print(UnknownMatch("BKTRW"))
    BKTRW
    """


class SeatTaken(MatchError):
    """A seat cannot be taken.

    Attributes:
        facts: ``seat``, the seat asked for, or None for any; ``free``, the free seats.

    >>> SeatTaken(facts={"seat": 0, "free": [1, 2]}).facts["free"]
    [1, 2]
    """

    def __init__(self, text: str = "", facts: Facts | None = None) -> None:
        super().__init__(text)
        self.facts: Facts = facts or {}


class UnreadableMatch(MatchError):
    """The match is stored, but not as this version stores matches: a newer one may have written it.

    >>> issubclass(UnreadableMatch, MatchError)  # it is neither opened nor deleted
    True
    """


class StaleVersion(MatchError):
    """Another writer was faster: the match has changed since this version was read.

    >>> issubclass(StaleVersion, MatchError)  # load the match again, and judge again
    True
    """


class NotStored(MatchError):
    """The database failed (a full disk, for example): nothing has changed, and trying again later makes sense.

    >>> issubclass(NotStored, MatchError)
    True
    """


_SHORT = Repr()
_SHORT.maxstring = 40
_SHORT.maxother = 40
_SHORT.maxlist = 14  # longer than the longest valid list (a formula of 12), so that a valid list is shown whole
_SHORT.maxtuple = 14
_SHORT.maxdict = 4
_SHORT.maxlevel = 2


def shown(value: object) -> str:
    r"""Return a value so that its writer recognizes it: on one line, and cut off if it is long or deep.

    >>> print(shown("H"), shown(True), shown([2, 2, 1]), shown("two\nlines"))
    'H' True [2, 2, 1] 'two\nlines'
    >>> len(shown("b" * 1_000_000))
    40
    """
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python refuses to write out a whole number of some thousand digits
        return f"a value of type {type(value).__name__}"


def clipped(value: object) -> str:
    r"""Return a value as its writer would recognize it, without quotes, on one line, and cut when it is long.

    >>> clipped("H#b"), clipped("two\nlines"), clipped([2, 2, 1]), len(clipped("b" * 1_000_000))
    ('H#b', 'two lines', '[2, 2, 1]', 40)
    """
    if not isinstance(value, str):
        return shown(value)
    text = "".join([char if char.isprintable() else " " for char in value[: _LONGEST_INPUT + 1]])
    return text if len(text) <= _LONGEST_INPUT else text[: _LONGEST_INPUT - 1] + "…"


_LONGEST_INPUT: Final = 40  # characters
