"""The deck as a PDF: 54 cards and their back, for a print shop or for scissors."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from musicards.cards import CODES, DECK, Card
from musicards.paper.card import FACES, Design, Face, back_picture, describe, picture
from musicards.paper.drawing import WIDTH
from musicards.paper.looks import Palette, look_of
from musicards.paper.naming import Naming
from musicards.paper.typesetting import Page, typeset

Size: TypeAlias = Literal["poker", "bridge", "a4-9up"]
SIZES: Final[tuple[Size, ...]] = ("poker", "bridge", "a4-9up")

_ON_A_SHEET: Final = 9
_SHOWN: Final = ("F#3", "B4", "X1")  # cards in a preview: a black key, a white key, a wild


@dataclass(frozen=True, slots=True)
class Measures:
    """The size of a cut card and the bleed on each side, in millimeters."""

    width: float
    height: float
    bleed: float


MEASURES: Final[dict[Size, Measures]] = {
    "poker": Measures(63.5, 88.9, 3),
    "bridge": Measures(57.15, 88.9, 3),
    "a4-9up": Measures(63.5, 88.9, 1),  # enough for cutting along a ruler; nine cards leave no room for more
}


def design_for(
    size: Size,
    naming: Naming,
    *,
    palette: Palette = "clock",
    faces: frozenset[Face] = frozenset(FACES),
    large_print: bool,
) -> Design:
    """Return the design of the cards for this size."""
    measures = MEASURES[size]
    unit = WIDTH / measures.width
    return Design(
        look=look_of(palette),
        naming=naming,
        faces=faces,
        large_print=large_print,
        height=measures.height * unit,
        bleed=measures.bleed * unit,
    )


def make_deck(  # noqa: PLR0913 - every one has a default
    size: Size,
    naming: Naming,
    *,
    palette: Palette = "clock",
    faces: frozenset[Face] = frozenset(FACES),
    large_print: bool = False,
    preview: bool = False,
) -> bytes:
    """Return the deck as a PDF: a page for each card and one for the back.

    ``a4-9up`` has six sheets of nine cards, each followed by a sheet of backs. With `preview`, return a PNG: the first
    sheet of ``a4-9up``, otherwise a few cut cards and the back.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    design = design_for(size, naming, palette=palette, faces=faces, large_print=large_print)
    shown = DECK
    if preview:
        shown = DECK[:_ON_A_SHEET] if size == "a4-9up" else tuple([DECK[CODES.index(code)] for code in _SHOWN])
    page: Page = "sheets" if size == "a4-9up" else "preview" if preview else "cards"
    return typeset(page, _data(size, design, shown), preview=preview)


def _data(size: Size, design: Design, cards: Sequence[Card]) -> dict[str, object]:
    """Return the data of these cards for the templates in typst/."""
    measures, naming = MEASURES[size], design.naming
    texts = naming.texts
    return {
        "title": texts.text("print-deck"),
        "language": naming.language,
        "width": measures.width,
        "height": measures.height,
        "bleed": measures.bleed,
        "line": design.look.line,
        "cards": [{"svg": picture(card, design), "alt": describe(card, naming)} for card in cards],
        "back": {"svg": back_picture(design), "alt": texts.text("print-back")},
        "sheets": len(DECK) // _ON_A_SHEET,
        "note": texts.text("print-how", width=measures.width, height=measures.height),
        "notice": texts.text("home-notice"),
    }
