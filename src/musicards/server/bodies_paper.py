"""The bodies of the calls about the deck on paper: what there is to choose from."""

from typing import Literal, TypeAlias

from msgspec import Struct

from musicards.paper import Face, Language, Notation, Palette, Size

__all__ = ["PaperChoices", "PaperSize"]

Paper: TypeAlias = Literal["cards", "reference", "rules"]


class PaperSize(Struct, frozen=True):
    """A size that cards can have, cut, in millimetres."""

    name: Size
    width: float
    height: float


class PaperChoices(Struct, frozen=True):
    """What can be printed, and how. GET /api/paper/choices; the first of each is usual.

    GET /api/paper/PAPER.pdf makes it, /api/paper/PAPER.png shows it: with language, names, palette and large_print=1;
    cards also with size, and with faces, between commas.
    """

    ready: bool  # False: what sets the pages is not installed
    papers: list[Paper]
    sizes: list[PaperSize]
    faces: list[Face]
    names: list[Notation]
    palettes: list[Palette]
    languages: list[Language]
