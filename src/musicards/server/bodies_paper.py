"""The bodies of the HTTP API for printable files: what can be chosen."""

from typing import Literal, TypeAlias

from msgspec import Struct

from musicards.paper import Face, Notation, Palette, Size

__all__ = ["PaperChoices", "PaperSize"]

Paper: TypeAlias = Literal["cards", "reference", "rules"]


class PaperSize(Struct, frozen=True):
    """A size of cut cards, in millimeters."""

    name: Size
    width: float
    height: float


class PaperChoices(Struct, frozen=True):
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
