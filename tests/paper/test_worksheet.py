"""Worksheets and staff paper, read back from the PDF by another library."""

import re
from io import BytesIO
from typing import Final

import pytest
from pypdf import PdfReader

from musicards.errors import InputError
from musicards.learning.exercise import exercise_code, exercise_item, read_exercise
from musicards.paper.naming import Naming, usual_notation
from musicards.paper.questions import PAPER_KINDS
from musicards.paper.staff_paper import STAFF_CLEFS, StaffClef, make_staff_paper
from musicards.paper.worksheet import PaperFormat, make_worksheet, on_paper
from musicards.texts import LANGUAGES, catalog

SIZES: Final = {"a4": (595, 842), "letter": (612, 792)}  # points


def sheet(
    query: str, *, language: str = "en", title: str = "", paper: PaperFormat = "a4", answers: bool = True
) -> list[str]:
    """Return the texts of the pages of a worksheet."""
    exercise = read_exercise(dict(part.split("=") for part in query.split("&")))
    naming = Naming(language, usual_notation(language))
    made = make_worksheet(exercise, naming, title=title, paper=paper, answers=answers)
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(made)).pages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_printed_in_every_language(language: str) -> None:
    pages = sheet(f"length={3 * len(PAPER_KINDS)}&seed=x", language=language)
    texts, all_pages = catalog(language), " ".join(pages)
    for id_ in ("worksheet-title", "exercise-name", "exercise-date", "worksheet-answers", "atoms-family-letter"):
        assert texts.text(id_) in all_pages
    assert f"{3 * len(PAPER_KINDS)}." in all_pages
    assert f"{3 * len(PAPER_KINDS) + 1}." not in all_pages


# The answers are worked out by hand, from the questions that are printed.
def test_answers_are_those_of_the_questions_and_on_a_page_of_their_own() -> None:
    pages = sheet("kinds=letter&length=4&seed=abc")
    assert len(pages) == 2
    answers = dict(
        zip(("1.", "2.", "3.", "4."), pages[1].split("Intervals between letters ")[1].split()[1::2], strict=False)
    )
    steps = {"second": 1, "third": 2, "fourth": 3, "fifth": 4, "sixth": 5, "seventh": 6}
    for number in range(1, 5):
        words = pages[0].split(f"{number}. Which letter is a ")[1].split("?")[0].split()
        way = 1 if words[1] == "above" else -1
        right = "ABCDEFG"[("ABCDEFG".index(words[2]) + way * steps[words[0]]) % 7]
        assert answers[f"{number}."] == right


def test_without_answers_there_is_no_page_for_them() -> None:
    assert len(sheet("kinds=letter&length=4", answers=False)) == 1


def test_the_same_seed_makes_the_same_sheet_and_another_seed_another_one() -> None:
    assert sheet("kinds=step&seed=a1") == sheet("kinds=step&seed=a1")
    assert sheet("kinds=step&seed=a1") != sheet("kinds=step&seed=a2")


@pytest.mark.parametrize(
    "query",
    ["kinds=place,chord&clef=alto&low=C3&naturals=1&chords=major&length=7&seed=K9", "limit=60&intervals=2,3&seed=1"],
)
def test_what_is_at_the_foot_makes_the_same_exercise(query: str) -> None:
    exercise = read_exercise(dict(part.split("=") for part in query.split("&")))
    code = exercise_code(exercise)
    assert read_exercise(dict(part.split("=") for part in code.split("&"))) == exercise
    assert code in sheet(query)[0]


def test_an_exercise_on_paper_leaves_out_what_is_asked_by_ear() -> None:
    exercise = on_paper(read_exercise({"kinds": "ear,harmony,letter"}))
    assert {exercise_item(exercise, number).kind for number in range(1, 21)} == {"letter"}
    with pytest.raises(InputError):
        on_paper(read_exercise({"kinds": "ear,harmony"}))


@pytest.mark.parametrize("paper", SIZES)
def test_paper_has_its_size(paper: PaperFormat) -> None:
    exercise = read_exercise({"length": "1"})
    for made in (make_worksheet(exercise, Naming("en", "english"), paper=paper), make_staff_paper(paper=paper)):
        box = PdfReader(BytesIO(made)).pages[0].mediabox
        assert (round(box.width), round(box.height)) == SIZES[paper]


def test_a_title_is_on_both_pages() -> None:
    assert all("Test no. 3" in page for page in sheet("kinds=letter&length=3", title="Test no. 3"))


@pytest.mark.parametrize("clef", STAFF_CLEFS)
def test_staff_paper_has_as_many_staffs_as_were_asked_for(clef: StaffClef) -> None:
    [page] = PdfReader(BytesIO(make_staff_paper(clef=clef, staves=8))).pages
    content = page.get_contents()
    assert content is not None
    level = re.findall(rb"(\S+) (\S+) m (\S+) \2 l", content.get_data())  # lines from left to right
    assert len([1 for left, _, right in level if float(right) - float(left) > 600]) == 8 * 5


@pytest.mark.parametrize("staves", [3, 15])
def test_too_few_or_too_many_staffs_are_refused(staves: int) -> None:
    with pytest.raises(InputError):
        make_staff_paper(staves=staves)
