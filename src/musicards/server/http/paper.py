"""The printed cards, the reference sheet and the rules over HTTP. The same request always makes the same file."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from http import HTTPStatus
from itertools import product
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args

from aiohttp import web

from musicards.errors import BadNotation, shown
from musicards.paper.card import FACES, Face, parse_faces
from musicards.paper.deck import MEASURES, SIZES, Size, make_deck
from musicards.paper.looks import PALETTES, Palette
from musicards.paper.naming import NOTATIONS, Naming, Notation, usual_notation
from musicards.paper.papers import make_papers
from musicards.paper.typesetting import NoTypesetter, has_typesetter
from musicards.server.calls.problem import Problem
from musicards.server.guard.limits import client_of
from musicards.server.guard.request_guard import Budget, Client
from musicards.server.guard.work_queue import WorkQueue
from musicards.server.http.replies import pack, reply
from musicards.server.match.refusals import TooFast, WireReason
from musicards.texts import LANGUAGES

Paper: TypeAlias = Literal["cards", "reference", "rules"]


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
    large_print=1; cards also with size, and with faces, separated by commas.
    """

    ready: bool  # False: Typst, which sets the pages, is not installed
    papers: list[Paper]
    sizes: list[PaperSize]
    faces: list[Face]
    names: list[Notation]
    palettes: list[Palette]
    languages: list[str]  # codes, e.g. "de"


Format: TypeAlias = Literal["pdf", "png"]
Choice = TypeVar("Choice", bound=str)

PAPERS: Final[tuple[Paper, ...]] = get_args(Paper)
MEDIA_TYPES: Final[dict[Format, str]] = {"pdf": "application/pdf", "png": "image/png"}
CACHE_CONTROL: Final = "private, max-age=300"

MAX_KEPT: Final = 16  # files in the cache, some hundred kilobytes each
MAX_WAITING: Final = 40
MAX_PER_ADDRESS: Final = 30  # of these, for one address

paper_routes: Final = web.RouteTableDef()


@dataclass(frozen=True, slots=True)
class PaperRequest:
    """A request for a printable file."""

    paper: Paper
    naming: Naming
    palette: Palette
    large_print: bool
    size: Size
    faces: frozenset[Face]

    def made(self, as_: Format) -> bytes:
        """Return the PDF, or a preview of it.

        Raises:
            NoTypesetter: Typst is not installed.
        """
        style: Any = {"palette": self.palette, "large_print": self.large_print, "preview": as_ == "png"}
        if self.paper == "cards":
            return make_deck(self.size, self.naming, faces=self.faces, **style)
        return make_papers(self.naming, reference=self.paper == "reference", rules=self.paper == "rules", **style)

    @property
    def name(self) -> str:
        """Return the name of the file."""
        size = f"-{self.size}" if self.paper == "cards" else ""
        large = "-large" if self.large_print else ""
        return f"musicards-{self.paper}{size}-{self.naming.language}{large}.pdf"


def usual_requests() -> Iterator[PaperRequest]:
    """Yield every paper in every size and language, with the usual faces, names and colors."""
    for language, paper, large_print in product(LANGUAGES, PAPERS, (False, True)):
        for size in SIZES if paper == "cards" else SIZES[:1]:
            naming = Naming(language, usual_notation(language))
            yield PaperRequest(paper, naming, PALETTES[0], large_print, size, frozenset(FACES))


def usual_choices() -> PaperChoices:
    """Return what can be chosen of the usual requests. Where there is no choice, a list is empty."""
    return PaperChoices(True, list(PAPERS), _sizes(), [], [], [], list(LANGUAGES))


def _sizes() -> list[PaperSize]:
    return [PaperSize(size, MEASURES[size].width, MEASURES[size].height) for size in SIZES]


class PaperRenderer:
    """Renders printable files, one at a time, in a thread, so that matches do not wait. The last few are cached."""

    def __init__(self, allowed: Budget) -> None:
        """`allowed`: limits how often somebody may have a file rendered."""
        self._allowed = allowed
        self._made: OrderedDict[tuple[PaperRequest, Format], bytes] = OrderedDict()
        self._queue = WorkQueue("files", most=MAX_WAITING, most_per_address=MAX_PER_ADDRESS)

    async def make(self, wanted: PaperRequest, as_: Format, client: Client) -> bytes:
        """Return the file asked for.

        Raises:
            TooFast: that client, its address, or all together asked for too many files.
            NoTypesetter: Typst is not installed.
        """
        key = (wanted, as_)
        if key not in self._made:
            if not self._allowed.take(client):
                raise TooFast("files", "Too many files are being made. Try again in a moment.")
            async with self._queue.turn(client):
                if key not in self._made:  # while we waited, another request may have made it
                    self._made[key] = await asyncio.to_thread(wanted.made, as_)
            if len(self._made) > MAX_KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]


RENDERER: Final = web.AppKey("renderer", PaperRenderer)


@paper_routes.get("/api/paper/choices")
async def get_choices(request: web.Request) -> web.Response:
    """Send what can be chosen."""
    names, palettes, languages = list(NOTATIONS), list(PALETTES), list(LANGUAGES)
    response = reply(PaperChoices(has_typesetter(), list(PAPERS), _sizes(), list(FACES), names, palettes, languages))
    pack(request, response)
    return response


@paper_routes.get("/api/paper/{paper:[a-z]+}.{format:pdf|png}")
async def get_paper(request: web.Request) -> web.Response:
    """Send cards, a reference sheet or rules, as a PDF or as a preview."""
    wanted = _read_request(request)
    as_: Format = "pdf" if request.match_info["format"] == "pdf" else "png"
    try:
        made = await request.app[RENDERER].make(wanted, as_, client_of(request))
    except NoTypesetter as error:
        why = str(error)
        problem = Problem(WireReason.NO_TYPESETTER, f"{why[0].upper()}{why[1:]}")
        return reply(problem, HTTPStatus.NOT_IMPLEMENTED)
    response = web.Response(body=made, content_type=MEDIA_TYPES[as_], headers={"Cache-Control": CACHE_CONTROL})
    if as_ == "pdf":
        response.headers["Content-Disposition"] = f'attachment; filename="{wanted.name}"'
    return response


def _read_request(request: web.Request) -> PaperRequest:
    """Return the file that the URL asks for.

    Raises:
        BadNotation: there is no such choice; the message says what there is.
    """
    query = request.query
    paper = _one_of(PAPERS, request.match_info["paper"])
    if paper is None:
        raise web.HTTPNotFound
    for name in ("size", "faces"):
        if paper != "cards" and name in query:
            raise BadNotation(f"{name} is for the cards: leave it out")
    language = _chosen(request, "language", LANGUAGES, next(iter(LANGUAGES)))
    return PaperRequest(
        paper=paper,
        naming=Naming(language, _chosen(request, "names", NOTATIONS, usual_notation(language))),
        palette=_chosen(request, "palette", PALETTES, PALETTES[0]),
        large_print=query.get("large_print") == "1",
        size=_chosen(request, "size", SIZES, SIZES[0]),
        faces=parse_faces(query.get("faces", ",".join(FACES))),
    )


def _chosen(request: web.Request, name: str, choices: Iterable[Choice], usual: Choice) -> Choice:
    """Return the chosen value of a parameter, or the usual one if the URL has none."""
    given = request.query.get(name)
    found = usual if given is None else _one_of(choices, given)
    if found is None:
        raise BadNotation(f"{name} is one of {', '.join(choices)}, not {shown(given or '')}")
    return found


def _one_of(choices: Iterable[Choice], given: str) -> Choice | None:
    return next((choice for choice in choices if choice == given), None)
