"""What can be printed, as requests that come from a URL: the cards, papers, worksheets and staff paper."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, get_args

from musicards.errors import BadNotation, shown
from musicards.learning.exercise import read_exercise
from musicards.learning.kind import Exercise, QuestionKind
from musicards.paper.card import FACES, Face, parse_faces
from musicards.paper.deck import MEASURES, SIZES, Size, make_deck
from musicards.paper.looks import PALETTES, Palette
from musicards.paper.naming import NOTATIONS, Naming, Notation, usual_notation
from musicards.paper.papers import make_papers
from musicards.paper.questions import PAPER_KINDS
from musicards.paper.staff_paper import MOST_STAVES, STAFF_CLEFS, USUAL_STAVES, StaffClef, make_staff_paper
from musicards.paper.worksheet import PAPER_FORMATS, PaperFormat, check_title, make_worksheet, on_paper
from musicards.texts import LANGUAGES

Paper: TypeAlias = Literal["cards", "reference", "rules", "staves"]
"""What the page for printing offers; worksheets belong to exercises."""
PAPERS: Final[tuple[Paper, ...]] = get_args(Paper)

Format: TypeAlias = Literal["pdf", "png"]
Choice = TypeVar("Choice", bound=str)
Query: TypeAlias = Mapping[str, str]

STAVES: Final = (6, 8, 10, 12, MOST_STAVES)


@dataclass(frozen=True, slots=True)
class PaperSize:
    """A size of cut cards, in millimeters."""

    name: Size
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class PaperChoices:
    """What can be printed, and how. GET /api/paper/choices; the first choice of each list is the usual one.

    GET /api/paper/PAPER.pdf makes the file, /api/paper/PAPER.png a preview of it: with language, names, palette and
    large_print=1; cards also with size, and with faces, separated by commas. Staff paper has clef, staves and format.
    """

    ready: bool  # False: Typst, which sets the pages, is not installed
    papers: list[Paper]
    sizes: list[PaperSize]
    faces: list[Face]
    names: list[Notation]
    palettes: list[Palette]
    languages: list[str]  # codes, e.g. "de"
    formats: list[PaperFormat]  # of staff paper
    clefs: list[StaffClef]
    staves: list[int]  # on a page
    kinds: list[QuestionKind]  # of questions on worksheets; other kinds are left out


class Printable(Protocol):
    """A request for a file. Equal requests make the same file."""

    @property
    def name(self) -> str:
        """The name of the file."""

    def made(self, as_: Format) -> bytes:
        """Return the PDF, or a preview of it.

        Raises:
            NoTypesetter: Typst is not installed.
        """


@dataclass(frozen=True, slots=True)
class PaperRequest:
    """A request for the cards, the reference sheet or the rules."""

    paper: Paper
    naming: Naming
    palette: Palette
    large_print: bool
    size: Size
    faces: frozenset[Face]

    def made(self, as_: Format) -> bytes:
        """Return the PDF, or a preview of it."""
        style: Any = {"palette": self.palette, "large_print": self.large_print, "preview": as_ == "png"}
        if self.paper == "cards":
            return make_deck(self.size, self.naming, faces=self.faces, **style)
        return make_papers(self.naming, reference=self.paper == "reference", rules=self.paper == "rules", **style)

    @property
    def name(self) -> str:
        """The name of the file."""
        size = f"-{self.size}" if self.paper == "cards" else ""
        return f"musicards-{self.paper}{size}-{self.naming.language}{'-large' if self.large_print else ''}.pdf"


@dataclass(frozen=True, slots=True)
class StaffPaperRequest:
    """A request for a page of empty staffs."""

    clef: StaffClef
    staves: int
    format: PaperFormat

    def made(self, as_: Format) -> bytes:
        """Return the PDF, or a preview of it."""
        return make_staff_paper(clef=self.clef, staves=self.staves, paper=self.format, preview=as_ == "png")

    @property
    def name(self) -> str:
        """The name of the file."""
        return f"musicards-staves-{self.clef}-{self.staves}-{self.format}.pdf"


@dataclass(frozen=True, slots=True)
class WorksheetRequest:
    """A request for a worksheet."""

    exercise: Exercise
    naming: Naming
    title: str
    format: PaperFormat
    answers: bool
    large_print: bool

    def made(self, as_: Format) -> bytes:
        """Return the PDF, or a preview of it."""
        return make_worksheet(
            self.exercise,
            self.naming,
            title=self.title,
            paper=self.format,
            answers=self.answers,
            large_print=self.large_print,
            preview=as_ == "png",
        )

    @property
    def name(self) -> str:
        """The name of the file."""
        return f"musicards-worksheet-{self.exercise.seed}-{self.naming.language}.pdf"


def usual_requests() -> Iterator[Printable]:
    """Yield what a site without a server has: each paper in each size and language, with the usual looks."""
    for language, paper, large_print in product(LANGUAGES, PAPERS, (False, True)):
        naming = Naming(language, usual_notation(language))
        if paper != "staves":
            for size in SIZES if paper == "cards" else SIZES[:1]:
                yield PaperRequest(paper, naming, PALETTES[0], large_print, size, frozenset(FACES))
    for clef, format_ in product(STAFF_CLEFS, PAPER_FORMATS):
        yield StaffPaperRequest(clef, USUAL_STAVES, format_)


def usual_choices() -> PaperChoices:
    """Return what can be chosen of the usual requests. Where there is no choice, a list is empty."""
    return PaperChoices(
        True, list(PAPERS), _sizes(), [], [], [], list(LANGUAGES), list(PAPER_FORMATS), list(STAFF_CLEFS), [], []
    )


def all_choices(*, ready: bool) -> PaperChoices:
    """Return what a server can print, if it is ready."""
    names, palettes, languages = list(NOTATIONS), list(PALETTES), list(LANGUAGES)
    staffs: tuple[Any, ...] = list(PAPER_FORMATS), list(STAFF_CLEFS), list(STAVES), list(PAPER_KINDS)
    return PaperChoices(ready, list(PAPERS), _sizes(), list(FACES), names, palettes, languages, *staffs)


def _sizes() -> list[PaperSize]:
    return [PaperSize(size, MEASURES[size].width, MEASURES[size].height) for size in SIZES]


def read_printable(paper: str, query: Query) -> Printable | None:
    """Return the file that a URL asks for; None if there is no such paper.

    >>> read_printable("staves", {"clef": "bass"})
    StaffPaperRequest(clef='bass', staves=10, format='a4')

    Raises:
        BadNotation: there is no such choice; the message says what there is.
        InputError: there is no such exercise.
    """
    if paper == "worksheet":
        return _read_worksheet(query)
    if paper == "staves":
        return _read_staff_paper(query)
    known = _one_of(PAPERS, paper)
    return None if known is None else _read_paper(known, query)


def _read_paper(paper: Paper, query: Query) -> PaperRequest:
    for name in ("size", "faces"):
        if paper != "cards" and name in query:
            raise BadNotation(f"{name} is for the cards: leave it out")
    return PaperRequest(
        paper=paper,
        naming=_naming(query),
        palette=_chosen(query, "palette", PALETTES),
        large_print=query.get("large_print") == "1",
        size=_chosen(query, "size", SIZES),
        faces=parse_faces(query.get("faces", ",".join(FACES))),
    )


def _read_staff_paper(query: Query) -> StaffPaperRequest:
    usual = str(USUAL_STAVES)
    staves = _chosen(query, "staves", [usual, *[str(each) for each in STAVES if str(each) != usual]])
    clef, format_ = _chosen(query, "clef", STAFF_CLEFS), _chosen(query, "format", PAPER_FORMATS)
    return StaffPaperRequest(clef, int(staves), format_)


def _read_worksheet(query: Query) -> WorksheetRequest:
    exercise = read_exercise(query)
    on_paper(exercise)
    return WorksheetRequest(
        exercise=exercise,
        naming=_naming(query),
        title=check_title(query.get("title", "")),
        format=_chosen(query, "format", PAPER_FORMATS),
        answers=query.get("answers", "1") == "1",
        large_print=query.get("large_print") == "1",
    )


def _naming(query: Query) -> Naming:
    language = _chosen(query, "language", list(LANGUAGES))
    usual = usual_notation(language)
    return Naming(language, _chosen(query, "names", [usual, *[each for each in NOTATIONS if each != usual]]))


def _chosen(query: Query, name: str, choices: "list[Choice] | tuple[Choice, ...]") -> Choice:
    """Return the chosen value of a parameter, or the first choice if the URL has none."""
    given = query.get(name)
    found = choices[0] if given is None else _one_of(choices, given)
    if found is None:
        raise BadNotation(f"{name} is one of {', '.join(choices)}, not {shown(given or '')}")
    return found


def _one_of(choices: Iterable[Choice], given: str) -> Choice | None:
    return next((choice for choice in choices if choice == given), None)
