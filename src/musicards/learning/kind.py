"""What a kind of question is. Everything about one is in its module in `kinds`; the others use the table there.

A question is a JSON object from which the right answer can be computed. Its fields and its answers are at the top of
the module of its kind. All names are ASCII, `#` and `b`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, get_args

from musicards.games.rng import Rng
from musicards.theory import PRINTED_NAMES
from musicards.theory.data import SCALE_FORMULAS

Family: TypeAlias = Literal[
    "letter", "step", "place", "key", "hour", "enharmonic", "signature", "degree", "formula", "quality", "ear",
]  # fmt: skip
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)

QuestionKind: TypeAlias = Literal[
    Family, "piano", "scale", "chord", "build", "inversion", "function", "harmony", "tap", "rhythm"
]
"""Every kind of question: one for each family of atoms, and those that only exercises ask."""
QUESTION_KINDS: Final[tuple[QuestionKind, ...]] = get_args(QuestionKind)
"""In the order in which they are offered."""

WrongRule: TypeAlias = Literal[
    "starts-at-zero", "one-short", "direction", "bass-as-treble", "treble-as-bass", "third-slip", "next-place",
    "all-letters-whole", "half-for-whole", "whole-for-half", "sharp-lowers", "one-name-only", "signature-ignored",
    "relative-key", "no-raised-seventh", "octave-or-fifth", "too-small",
]  # fmt: skip

StartLevel: TypeAlias = Literal["nothing", "names", "reads"]
"""What people say they know before the first question: never read a note; know the note names; read music."""

Question: TypeAlias = Mapping[str, Any]
Answers: TypeAlias = Callable[[Question], tuple[str, ...]]
"""A function from a question to answers."""

INTERVALS: Final = tuple(range(2, 9))
"""By number; an octave is only asked by ear."""

SCALES: Final = tuple([kind for kind in SCALE_FORMULAS if kind not in ("ionian", "aeolian")])
"""Ionian and Aeolian have the notes of major and natural minor."""

CHORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "major": ("M3", "P5"), "minor": ("m3", "P5"), "diminished": ("m3", "d5"), "augmented": ("M3", "A5"),
    "dominant_seventh": ("M3", "P5", "m7"), "major_seventh": ("M3", "P5", "M7"), "minor_seventh": ("m3", "P5", "m7"),
    "half_diminished_seventh": ("m3", "d5", "m7"), "diminished_seventh": ("m3", "d5", "d7"),
}  # fmt: skip
"""By kind: the intervals above its root, as `parse_interval` reads them."""

PRINTED: Final = tuple(name for names in PRINTED_NAMES for name in names)
SPELLED: Final = (*PRINTED, "B#", "Cb", "E#", "Fb")


@dataclass(frozen=True, slots=True)
class Atom:
    """One thing to know.

    Attributes:
        id: the family and what it is about, such as ``letter:3:A``; ASCII, never changed once it is published.
        family: its kind of question.
        needs: the ids of what has to be known before.
        group: the atoms of a family that are learned alike, such as all thirds up: ``letter:3``.

    >>> atom = Atom("letter:3:A", "letter", group="letter:3")
    >>> atom.family, atom.parts
    ('letter', ['3', 'A'])
    """

    id: str
    family: Family
    needs: tuple[str, ...] = ()
    group: str = ""

    @property
    def parts(self) -> list[str]:
        """Return the parts of the id after the family: ``["3", "A"]``."""
        return self.id.split(":")[1:]


@dataclass(frozen=True, slots=True)
class Exercise:
    """What an exercise asks. Made by `read_exercise`."""

    kinds: tuple[QuestionKind, ...]  # in the order in which they are offered, never empty
    clef: str  # one of CLEFS, or "both" for treble and bass
    low: str  # the lowest place on the staff, e.g. "G2"
    high: str  # the highest one
    naturals: bool  # no sharps and flats, neither in questions nor in answers; names of black keys and keys keep theirs
    intervals: tuple[int, ...]  # by number, e.g. (3, 6); unless all are chosen, only these are asked by ear
    scales: tuple[str, ...]  # of SCALES, e.g. ("major", "dorian")
    chords: tuple[str, ...]  # of CHORDS, e.g. ("major", "minor")
    meters: tuple[str, ...]  # of rhythms: of METERS, e.g. ("3/4", "6/8")
    values: tuple[str, ...]  # what rhythms may have besides notes of a beat: of VALUES, e.g. ("half", "rest")
    tempo: int  # beats per minute of rhythms
    measures: int  # of each rhythm
    length: int  # questions
    limit: int  # seconds for all questions; 0 for none
    seed: str  # letters and digits


@dataclass(frozen=True, slots=True)
class Composed:
    """What makes the questions of a kind that has too many of them to list: rhythms.

    Attributes:
        make: returns the fields of a question about a topic, from the parts of its id.
        text: returns the fields as text, for the id of the question.
        read: returns the fields, from the first part of the topic's id and such a text. It raises `BadNotation` for
            any other text.
    """

    make: Callable[[Exercise, Sequence[str], Rng], dict[str, Any]]
    text: Callable[[Question], str]
    read: Callable[[str, str], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """Everything about one kind of question.

    Attributes:
        atoms: makes its atoms, always in the same order.
        topics: what only exercises ask about, with ids like those of atoms: ``scale:dorian``. Nothing is remembered of
            answers about them.
        ask: returns the fields of every question about an atom or a topic, from the parts of its id. Fields that are
            there twice are asked twice as often. Of a kind with `composed`, some examples.
        composed: makes the questions of exercises, if `ask` cannot list them.
        answers: what can be answered; nothing where `judge` reads the answer.
        judge: whether an answer that is not one of a list is right; `BadNotation` if it cannot be read.
        wanted: the right answers, the usual one first; they mean the same note.
        wrong_rules: by wrong rule, the answers of somebody who holds it. Right answers among them are left out, and
            those that cannot be chosen.
        apart: how far apart two questions are: of contrasts that are otherwise equally good, the nearest is asked.
        fits: whether an exercise asks about an atom or a topic, from the parts of its id.
        notes: the notes of a question and its answer that are white keys in an exercise without sharps and flats.
        remembering: milliseconds that remembering the answer takes.
    """

    atoms: Callable[[], Sequence[Atom]] = tuple
    topics: tuple[str, ...] = ()
    ask: Callable[..., list[dict[str, Any]]]
    composed: Composed | None = None
    answers: Answers
    judge: Callable[[Question, str], bool] | None = None
    wanted: Answers
    wrong_rules: Mapping[WrongRule, Answers] = field(default_factory=dict)
    apart: Callable[[Question, Question], int] = lambda _one, _other: 0
    fits: Callable[[Exercise, Sequence[str]], bool] = lambda _exercise, _parts: True
    notes: Answers = lambda _: ()
    remembering: float = 3000.0  # where the question is read at a glance


def fits_interval(exercise: Exercise, parts: Sequence[str]) -> bool:
    """Return whether the interval that an atom is about is asked; a step or a scale is if all intervals are."""
    size = "".join([each for each in parts[0] if each.isdigit()])
    return exercise.intervals == INTERVALS or (bool(size) and int(size) in exercise.intervals)


def fits_scale(exercise: Exercise, parts: Sequence[str]) -> bool:
    """Return whether the scale that an atom or a topic is about is asked."""
    return parts[0] in exercise.scales
