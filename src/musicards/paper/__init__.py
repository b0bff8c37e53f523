"""PDF files to print: the deck, a reference sheet and the rules of the games.

deck          the 54 cards and their back
papers        the reference sheet and the rules, on A4
card          the picture of a card
looks         the faces of cards and their colors, generated from the page's by web/scripts/paper.mjs
naming        what notes are called
typesetting   typesetting with Typst; needs the extra ``musicards[paper]``
"""

from musicards.paper.card import FACES, Face, parse_faces
from musicards.paper.deck import MEASURES, SIZES, Measures, Size, make_deck
from musicards.paper.looks import PALETTES, Palette
from musicards.paper.naming import NOTATIONS, Naming, Notation, usual_notation
from musicards.paper.papers import make_papers
from musicards.paper.typesetting import NoTypesetter, has_typesetter

__all__ = [
    "FACES",
    "MEASURES",
    "NOTATIONS",
    "PALETTES",
    "SIZES",
    "Face",
    "Measures",
    "Naming",
    "NoTypesetter",
    "Notation",
    "Palette",
    "Size",
    "has_typesetter",
    "make_deck",
    "make_papers",
    "parse_faces",
    "usual_notation",
]
