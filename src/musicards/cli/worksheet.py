"""``musicards worksheet`` and ``musicards staff-paper``: what teachers print."""

import random
import string
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import parse_qsl

from cyclopts import Parameter

from musicards.errors import BadNotation
from musicards.learning.exercise import read_exercise
from musicards.paper.naming import Naming, usual_notation
from musicards.paper.staff_paper import USUAL_STAVES, make_staff_paper
from musicards.paper.worksheet import check_title, make_worksheet
from musicards.texts import find_language

_SEED_LENGTH: Final = 5


def worksheet(
    exercise: str = "",
    *,
    pdf: Path,
    kinds: str = "",
    clef: str = "",
    low: str = "",
    high: str = "",
    naturals: Annotated[bool, Parameter(negative=())] = False,
    intervals: str = "",
    scales: str = "",
    chords: str = "",
    questions: int | None = None,
    seed: str = "",
    title: str = "",
    paper: Literal["a4", "letter"] = "a4",
    answers: bool = True,
    large_print: Annotated[bool, Parameter(negative=())] = False,
    names: Literal["english", "german", "solfege", "degrees"] | None = None,
    language: str = "en",
) -> None:
    """Make a PDF of an exercise to answer in writing, with the answers on pages of their own.

    The same exercise with the same seed makes the same sheet; the foot of each page says which it is. Questions by ear
    and rhythms to be tapped are left out. Needs Typst: pip install 'musicards[paper]'.

    Example: musicards worksheet --pdf bass.pdf --kinds place --clef bass --questions 24

    Parameters
    ----------
    exercise
        The link to an exercise, or what is at the foot of a worksheet, such as "kinds=place&clef=bass&seed=abc".
        Options change what it says.
    pdf
        The file to write.
    kinds
        What is asked, separated by commas: letter, step, place, key, hour, enharmonic, signature, degree, formula,
        quality, piano, scale, chord, build, inversion, function. Default: all of them.
    clef
        treble, bass, alto, tenor, or both for treble and bass. Default: both.
    low
        The lowest note on the staff, such as G2.
    high
        The highest note on the staff, such as E4.
    naturals
        No sharps and flats on the staff.
    intervals
        Intervals by number, separated by commas: 2 to 7. Default: all.
    scales
        Kinds of scales, separated by commas, such as major,dorian. Default: all.
    chords
        Kinds of chords, separated by commas, such as major,minor. Default: all.
    questions
        How many questions: 1 to 100. Default: 20.
    seed
        Up to 16 letters and digits; another seed makes another sheet. Default: a random one.
    title
        What is at the top. Default: Worksheet.
    paper
        a4 or letter.
    answers
        --no-answers leaves the answers out.
    large_print
        Larger letters and staffs.
    names
        What notes are called: english (F♯, B), german (Fis, H), solfege (Fa♯, Si) or degrees (♯4, 7, counted from C).
        Default: the usual names in the language.
    language
        The language of the sheet: en, de or another one that there are texts in.
    """
    typed = {
        "kinds": kinds, "clef": clef, "low": low, "high": high, "naturals": "1" if naturals else "",
        "intervals": intervals, "scales": scales, "chords": chords,
        "length": "" if questions is None else str(questions), "seed": seed,
    }  # fmt: skip
    query = dict(parse_qsl(exercise.rpartition("#/exercise/")[2]))
    query |= {name: value for name, value in typed.items() if value}
    query.setdefault("seed", "".join(random.choices(string.ascii_lowercase, k=_SEED_LENGTH)))
    asked = read_exercise(query)
    naming = Naming(find_language(language).code, names or usual_notation(language))
    made = make_worksheet(
        asked, naming, title=check_title(title), paper=paper, answers=answers, large_print=large_print
    )
    _write(pdf, made)
    print(f"{pdf}: {asked.length} questions, seed {asked.seed}")


def staff_paper(
    *,
    pdf: Path,
    clef: Literal["none", "treble", "bass", "alto", "tenor", "piano"] = "none",
    staves: int = USUAL_STAVES,
    paper: Literal["a4", "letter"] = "a4",
) -> None:
    """Make a PDF of a page of empty staffs. Needs Typst: pip install 'musicards[paper]'.

    Example: musicards staff-paper --pdf staffs.pdf --clef piano

    Parameters
    ----------
    pdf
        The file to write.
    clef
        What is at the beginning of each staff: none, treble, bass, alto or tenor; piano for pairs of staffs.
    staves
        How many staffs are on the page: 4 to 14. From 11 on they are smaller.
    paper
        a4 or letter.
    """
    _write(pdf, make_staff_paper(clef=clef, staves=staves, paper=paper))
    print(f"{pdf}: {staves} staffs")


def _write(pdf: Path, made: bytes) -> None:
    if not pdf.name:
        raise BadNotation("--pdf needs the name of a file")
    pdf.write_bytes(made)
