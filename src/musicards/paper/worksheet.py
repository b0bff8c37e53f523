"""Worksheets: the questions of an exercise as a PDF to write on, with the answers on a page of their own.

The same exercise makes the same sheet, and the sheet has its code at the foot of each page.
"""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, InputError, shown
from musicards.learning import Item
from musicards.learning.exercise import exercise_code, exercise_item
from musicards.learning.kind import Exercise, QuestionKind
from musicards.paper.naming import Naming
from musicards.paper.questions import PAPER_KINDS, Picture, Printed, printed
from musicards.paper.typesetting import typeset
from musicards.theory import CLEFS, Clef

PaperFormat: TypeAlias = Literal["a4", "letter"]
PAPER_FORMATS: Final[tuple[PaperFormat, ...]] = ("a4", "letter")

LONGEST_TITLE: Final = 80

_COLUMNS: Final[dict[QuestionKind, int]] = {
    "place": 4, "key": 3, "piano": 4, "hour": 4, "signature": 3, "quality": 3, "scale": 1, "chord": 4, "build": 3,
    "inversion": 4, "function": 4,
}  # fmt: skip
_WITHOUT_PICTURES: Final = 2


def check_title(title: str) -> str:
    """Return a title with single spaces.

    >>> check_title("Test  1")
    'Test 1'

    Raises:
        BadNotation: it is too long, or has characters that cannot be printed.
    """
    words = " ".join(title.split())
    if len(words) > LONGEST_TITLE or not words.isprintable():
        raise BadNotation(f"a title has at most {LONGEST_TITLE} characters that can be printed, not {shown(title)}")
    return words


def on_paper(exercise: Exercise) -> Exercise:
    """Return an exercise without what is asked by ear or to be tapped.

    >>> from musicards.learning.exercise import read_exercise
    >>> on_paper(read_exercise({"kinds": "ear,quality"})).kinds
    ('quality',)

    Raises:
        InputError: nothing else is asked.
    """
    kinds = tuple([kind for kind in exercise.kinds if kind in PAPER_KINDS])
    if not kinds:
        raise InputError("nothing-to-ask")
    return replace(exercise, kinds=kinds)


def make_worksheet(  # noqa: PLR0913 - every one has a default
    exercise: Exercise,
    naming: Naming,
    *,
    title: str = "",
    paper: PaperFormat = "a4",
    answers: bool = True,
    large_print: bool = False,
    preview: bool = False,
) -> bytes:
    """Return the worksheet as a PDF; with `preview`, its first page as PNG.

    Questions of one kind are together, in the order in which the exercise asks them.

    Raises:
        InputError: nothing else is asked.
        NoTypesetter: Typst is not installed.
    """
    texts = naming.texts
    asked = on_paper(exercise)
    items = [exercise_item(asked, number) for number in range(1, asked.length + 1)]
    clef: Clef = next((each for each in CLEFS if each == asked.clef), "treble")
    sections = []
    for kind in PAPER_KINDS:
        of_kind = [item for item in items if item.kind == kind]
        if of_kind:
            sections.append(_section(kind, of_kind, naming, clef))
    data = {
        "title": title or texts.text("worksheet-title"),
        "language": naming.language,
        "paper": "us-letter" if paper == "letter" else "a4",
        "large": large_print,
        "name": texts.text("exercise-name"),
        "date": texts.text("exercise-date"),
        "points": texts.text("worksheet-points"),
        "total": len(items),
        "sections": sections,
        "answers": texts.text("worksheet-answers") if answers and not preview else None,
        "code": texts.text("worksheet-code", code=exercise_code(exercise)),
    }
    return typeset("worksheet", data, preview=preview)


def _section(kind: QuestionKind, items: list[Item], naming: Naming, clef: Clef) -> dict[str, object]:
    """Return the data of all questions of a kind. What they all ask is only said once."""
    texts = naming.texts
    questions = [printed(item, texts, clef) for item in items]
    asks = {question.ask for question in questions}
    choices = list(dict.fromkeys(choice for question in questions for choice in question.choices))
    same = len(asks) == 1 and len(questions) > 1
    return {
        "heading": naming.in_text(next(iter(asks)) if same else texts.text(f"atoms-family-{kind}")),
        "choices": naming.in_text(texts.text("worksheet-choices", choices=" · ".join(choices))) if choices else "",
        "columns": _COLUMNS.get(kind, _WITHOUT_PICTURES),
        "questions": [_question(question, naming, is_said=not same) for question in questions],
    }


def _question(question: Printed, naming: Naming, *, is_said: bool) -> dict[str, object]:
    return {
        "ask": naming.in_text(question.ask) if is_said else "",
        "picture": _picture(question.picture, naming),
        "line": question.space == "line",
        "answer": naming.in_text(question.answer),
        "answer_picture": _picture(question.answer_picture, naming),
    }


def _picture(picture: Picture | None, naming: Naming) -> dict[str, object] | None:
    if picture is None:
        return None
    drawing = picture.drawing
    unit = "staff" if picture.is_staff else "card"
    size = {"width": drawing.width, "height": drawing.height, "below": drawing.below, "unit": unit}
    return {"svg": drawing.svg, "alt": naming.in_text(picture.alt), **size}
