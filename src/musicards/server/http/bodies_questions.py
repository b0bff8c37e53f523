"""The bodies of the HTTP API for practice cards: a question of `tools.questions` and a verdict of `tools.grading`."""

from msgspec import Struct

from musicards.tools.card_quiz import QuestionFace, QuestionKind

__all__ = ["AskedQuestion", "Graded", "QuizChoices"]


class QuizChoices(Struct, frozen=True):
    """The choices for a quiz; each list in the order in which they are offered."""

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
    chosen: QuizChoices
    offered: QuizChoices


class Graded(Struct, frozen=True):
    """Whether an answer is right, and if not, why. GET /api/tools/question/judged, as for the question, with answer.

    The answer is a letter, a name on a card, ``half`` or ``whole``, or a kind of scale.
    """

    right: bool
    code: str | None  # what was wrong: the code of a misplay, or misread or another-scale
    facts: dict[str, object]  # for the explanation; given for a right answer, too
    say: dict[str, str]  # the answer as said with a play
