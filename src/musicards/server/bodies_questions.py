"""The bodies of the calls for practice cards: a question of `tools.questions` and a verdict of `tools.grading`."""

from msgspec import Struct

from musicards.tools.exercise import QuestionFace, QuestionKind

__all__ = ["AskedQuestion", "ExerciseChoices", "Judged"]


class ExerciseChoices(Struct, frozen=True):
    """What is asked of an exercise, or what could be; each in the order in which it is offered."""

    kinds: list[QuestionKind]
    faces: list[QuestionFace]
    intervals: list[int]
    scales: list[str]


class AskedQuestion(Struct, frozen=True):
    """A question. GET /api/tools/question, with number and seed, and with kinds, faces, intervals and scales.

    Lists are separated by commas; one that is left out has its default.
    """

    kind: QuestionKind
    number: int
    cards: list[str]  # name, interval: the card; find on the staff: to choose from; step: low, high; scale: upward
    face: QuestionFace | None  # name, find
    name: str | None  # find: in ASCII
    interval: int | None
    tonic: str | None  # scale: of all to choose from
    scales: list[str]  # to choose from
    chosen: ExerciseChoices
    offered: ExerciseChoices


class Judged(Struct, frozen=True):
    """Whether an answer is right, and why not. GET /api/tools/question/judged, as for the question, and with answer.

    The answer is a letter, a name on a card, ``half`` or ``whole``, or a kind of scale.
    """

    right: bool
    code: str | None  # what was wrong: of a misplay, or misread or another-scale
    facts: dict[str, object]  # for the explanation; there for a right answer, too
    say: dict[str, str]  # the answer as a play says it
