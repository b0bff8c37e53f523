"""Which questions practice cards ask: kinds, pictures, intervals and scales.

All of them are read from a link, so that a teacher can send a quiz. Everything that the link leaves out has a
default.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from musicards.errors import Expected, InputError, Suggestion, not_understood
from musicards.games.distance import INTERVAL
from musicards.theory.data import SCALE_FORMULAS
from musicards.tools.suggestions import nearest_word, suggested

__all__ = [
    "QUESTION_FACES",
    "QUESTION_INTERVALS",
    "QUESTION_KINDS",
    "QUESTION_SCALES",
    "CardQuiz",
    "QuestionFace",
    "QuestionKind",
    "read_card_quiz",
]

T = TypeVar("T")

QuestionKind: TypeAlias = Literal["name", "find", "interval", "step", "scale"]
"""Name a card's note; find a note; say the letter an interval above; half or whole step; which scale."""

QuestionFace: TypeAlias = Literal["staff", "keys", "clock"]
"""The picture on which a note is named or found."""

QUESTION_KINDS: Final[tuple[QuestionKind, ...]] = get_args(QuestionKind)
QUESTION_FACES: Final[tuple[QuestionFace, ...]] = get_args(QuestionFace)
QUESTION_INTERVALS: Final = tuple(INTERVAL.choices)
"""The intervals of The Distance, from 2 for a second: letters, counting both ends."""

_KIND_OF: Final = {formula: kind for kind, formula in reversed(SCALE_FORMULAS.items())}
QUESTION_SCALES: Final = tuple(kind for kind, formula in SCALE_FORMULAS.items() if _KIND_OF[formula] == kind)
"""The kinds of docs/rules.md, without Ionian, which sounds the same as major."""

_USUAL_SCALES: Final = ("major", "natural_minor", "harmonic_minor", "melodic_minor")
_FEWEST_SCALES: Final = 2
_LONGEST: Final = 300  # characters of a list, at most
_LONGEST_SEED: Final = 16
_SEED: Final = re.compile(rf"[A-Za-z0-9]{{1,{_LONGEST_SEED}}}")


@dataclass(frozen=True, slots=True)
class CardQuiz:
    """An endless sequence of questions, always the same for the same choices and seed. Made by `read_card_quiz`.

    >>> read_card_quiz(kinds="step,name").kinds
    ('name', 'step')
    """

    kinds: tuple[QuestionKind, ...]  # each list in the order in which it is offered, without repeats, never empty
    faces: tuple[QuestionFace, ...]
    intervals: tuple[int, ...]
    scales: tuple[str, ...]  # two or more if `kinds` contains scale
    seed: str  # letters and digits, at most 16


def read_card_quiz(
    *,
    kinds: str | None = None,
    faces: str | None = None,
    intervals: str | None = None,
    scales: str | None = None,
    seed: str | None = None,
) -> CardQuiz:
    """Read lists separated by commas; None or an empty text for the default: everything except the rarer scales.

    >>> read_card_quiz(intervals="6,3,3", scales="dorian,ionian").intervals
    (3, 6)
    >>> read_card_quiz(kinds="scael")
    Traceback (most recent call last):
    musicards.errors.InputError: not-understood: "scael" (question-kind)

    Raises:
        InputError: a word is unknown; the error has the word and the nearest known one.
    """
    if seed and not _SEED.fullmatch(seed):
        raise InputError("not-a-seed", seed, most=_LONGEST_SEED)
    quiz = CardQuiz(
        _chosen(kinds, QUESTION_KINDS, QUESTION_KINDS, "question-kind"),
        _chosen(faces, QUESTION_FACES, QUESTION_FACES, "card-face"),
        _chosen(intervals, QUESTION_INTERVALS, QUESTION_INTERVALS, "question-interval"),
        _chosen(scales, QUESTION_SCALES, _USUAL_SCALES, "scale-kind", _same_sound),
        seed or "1",
    )
    if "scale" in quiz.kinds and len(quiz.scales) < _FEWEST_SCALES:
        raise InputError("too-few-scales", quiz.scales[0], least=_FEWEST_SCALES)
    return quiz


def _same_sound(word: str) -> str:
    """Return the kind that a scale is asked as: major for ionian."""
    formula = SCALE_FORMULAS.get(word)
    return word if formula is None else _KIND_OF[formula]


def _chosen(
    text: str | None, offered: tuple[T, ...], usual: Iterable[T], expected: Expected, plain: Callable[[str], str] = str
) -> tuple[T, ...]:
    """Return which of those `offered` a list contains, in the order of `offered`."""
    if not text:
        return tuple(usual)
    known = {str(each): each for each in offered}
    named: set[T] = set()
    for word in text[:_LONGEST].split(","):
        found = known.get(plain(word.strip()))
        if found is None:
            near = suggested("plain", nearest_word(word, known))
            raise not_understood(word, expected, suggestions=near, examples=[Suggestion("plain", str(offered[0]))])
        named.add(found)
    return tuple(each for each in offered if each in named)
