"""The picture of a card: which faces it has, and where they are. As in web/src/card/CardFace.svelte.

Printed cards also have color beyond their edges (bleed), keep text away from the edges, have an index at both ends, and
can be narrower than 5:7.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from musicards.cards import CHROMATIC_SCALES, HOUR_OF, QUESTION_MARKS, Card, is_wild, octave_of, printed_names
from musicards.errors import BadNotation, shown
from musicards.paper.drawing import WIDTH, number, placed, size_for, text
from musicards.paper.faces.back import back
from musicards.paper.faces.clock import clock_face
from musicards.paper.faces.index import index, wild_index
from musicards.paper.faces.keyboard import LARGE, LARGE_PRINT, USUAL, WIDE, keyboard
from musicards.paper.faces.octave_mark import octave_mark
from musicards.paper.faces.staff import staff
from musicards.paper.faces.wild import chromatic_scale, count_dots, question
from musicards.paper.looks import Look
from musicards.paper.naming import Naming
from musicards.theory.pitch import PRINTED_NAMES, PitchClass

Face: TypeAlias = Literal["name", "staff", "clock", "keyboard"]
FACES: Final[tuple[Face, ...]] = ("name", "staff", "clock", "keyboard")

_HEIGHT: Final = 350  # of a card of 5:7, the standard height for which the faces are designed
_SHRUNK: Final = 0.95  # scale of the faces, to keep them away from the edges
_TURNED: Final = 0.56  # scale of the index at the other end
_JUMBO: Final = 1.45  # scale of the index in large print


@dataclass(frozen=True, slots=True)
class Design:
    """The design of a deck."""

    look: Look
    naming: Naming
    faces: frozenset[Face]
    large_print: bool
    height: float  # in units of 1/250 of the width
    bleed: float  # in the same units, how far the background extends beyond the edges

    @property
    def longer(self) -> float:
        """How much longer a card is than one of 5:7, in the same units."""
        return self.height - _HEIGHT


def parse_faces(words: str) -> frozenset[Face]:
    """Parse a list of faces with commas.

    >>> sorted(parse_faces("staff, name"))
    ['name', 'staff']

    Raises:
        BadNotation: one of them is not a face, or the list is empty.
    """
    known = {str(face): face for face in FACES}
    chosen: set[Face] = set()
    for word in words.split(","):
        face = known.get(word.strip())
        if face is None:
            raise BadNotation(f"a card has no face {shown(word.strip())}: choose from {', '.join(known)}")
        chosen.add(face)
    return frozenset(chosen)


def picture(card: Card, design: Design) -> str:
    """Return the face of a card, with its bleed, as SVG."""
    if is_wild(card):
        return _framed(_wild(card, design), design.look.paper, design)
    hour = HOUR_OF[card]
    colored = bool(design.faces & {"name", "clock", "keyboard"})
    octave = octave_of(card)
    assert octave is not None, "a note card"
    colors = replace(design, look=design.look.of_octave(octave))
    ground = colors.look.tint(hour) if colored else colors.look.paper
    return _framed(_Note(card, octave, colors, ground).drawn(), ground, colors)


def back_picture(design: Design) -> str:
    """Return the back of the cards, with its bleed, as SVG."""
    return _framed(back(design.look, design.height), design.look.back, design, shrunk=1)


def describe(card: Card, naming: Naming) -> str:
    """Describe a card in words, for screen readers.

    >>> describe(Card(6), Naming("en", "english"))
    'F sharp or G flat, octave 3, clock number 6'
    """
    texts, octave = naming.texts, octave_of(card)
    if octave is None:
        return texts.text("music-wild-card.scale" if card in CHROMATIC_SCALES else "music-wild-card")
    names = texts.or_([naming.said(name) for name in printed_names(card)])
    return texts.text("music-card", names=names, octave=octave, hour=HOUR_OF[card])


@dataclass(frozen=True, slots=True)
class _Note:
    """A note card being drawn."""

    card: Card
    octave: int
    design: Design
    ground: str

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([self.design.naming.shown(name) for name in printed_names(self.card)])

    @property
    def has_index(self) -> bool:
        return bool(self.design.faces & {"name", "clock"})

    def drawn(self) -> str:
        if self.design.large_print and self.has_index:
            return self._large_print()
        faces = self.design.faces
        if len(faces) == 1:
            return self._single(next(iter(faces))) + self._ends()
        if not self.has_index:  # staff and keyboard have the whole card, because there is no index
            return placed(self._single("staff"), 0, -8) + self._keys(wide=True) + self._mark(32, 28)
        look, hour, longer = self.design.look, HOUR_OF[self.card], self.design.longer
        middle = ""
        if "clock" in faces:
            middle += placed(clock_face(look, self.ground, hour=hour), 139, 150 + longer / 2)
        if "staff" in faces:
            middle += staff(printed_names(self.card), self.octave, look, self.ground, lower=longer / 2)
        if "keyboard" in faces:
            middle += self._keys(wide=False)
        return middle + self._ends()

    def _single(self, face: Face) -> str:
        """Draw a single face that fills the card."""
        look, hour, lower = self.design.look, HOUR_OF[self.card], self.design.longer / 2
        if face == "staff":
            return staff(printed_names(self.card), self.octave, look, self.ground, large=True, lower=lower)
        if face == "keyboard":
            return keyboard(hour, look, LARGE, lower=lower)
        if face == "clock":
            return placed(clock_face(look, self.ground, hour=hour, strong=True), 125, 196 + lower)
        two = len(self.names) > 1
        size = size_for(self.names, 164, 84 if two else 124)
        return "".join(
            text(name, 134, (206 + place * 90 if two else 248) + lower, size, look.ink)
            for place, name in enumerate(self.names)
        )

    def _keys(self, *, wide: bool) -> str:
        keys = WIDE if wide else USUAL
        return keyboard(HOUR_OF[self.card], self.design.look, keys, lower=self.design.longer)

    def _index(self) -> str:
        names = self.names if "name" in self.design.faces else ()
        black = len(printed_names(self.card)) > 1
        return index(names, HOUR_OF[self.card], self.design.look, black=black, clock="clock" in self.design.faces)

    def _mark(self, x: float, y: float, scale: float = 1.0, *, turned: bool = False) -> str:
        return placed(octave_mark(self.octave, self.design.look), x, y, scale=scale, turned=turned)

    def _ends(self) -> str:
        """Draw the corners: the index and the octave mark, or only the octave mark."""
        height = self.design.height
        if not self.has_index:
            return self._mark(32, 32) + self._mark(WIDTH - 32, height - 32, turned=True)
        turned = placed(self._index(), WIDTH, height, scale=_TURNED, turned=True)
        return self._mark(218, 32) + turned + self._index()

    def _large_print(self) -> str:
        """Draw a large index at both ends, the octave mark, and the keys."""
        height = self.design.height
        keys = ""
        if "keyboard" in self.design.faces:
            keys = keyboard(HOUR_OF[self.card], self.design.look, LARGE_PRINT, lower=self.design.longer)
        else:
            keys = self._mark(62, height - 62, 2, turned=True)
        turned = placed(self._index(), WIDTH, height, scale=_JUMBO, turned=True)
        return keys + self._mark(188, 62, 2) + turned + placed(self._index(), 0, 0, scale=_JUMBO)


def _wild(card: Card, design: Design) -> str:
    look, lower = design.look, design.longer / 2
    chromatic = card in CHROMATIC_SCALES
    corner = wild_index(look, chromatic=chromatic)
    count = 1 + (CHROMATIC_SCALES if chromatic else QUESTION_MARKS).index(card)
    large = design.large_print
    numbered = {"name", "clock"} <= design.faces
    middle = chromatic_scale(_hour_texts(design), look, numbered=numbered) if chromatic else question(look)
    return (
        (_title(design) if chromatic else "")
        + placed(middle, 125, (175 if large else 204) + lower, scale=1.08 if large else 1)
        + placed(corner, WIDTH, design.height, scale=_TURNED, turned=True)
        + placed(corner, 0, 0, scale=_TURNED if large else 1)
        + placed(count_dots(count, look), 125, design.height - 14)
    )


def _title(design: Design) -> str:
    """Draw the name of the Chromatic Scale card: next to the index, or below the clock where that is enlarged."""
    name, ink = design.naming.texts.text("music-chromatic-scale"), design.look.ink
    if design.large_print:
        return text(name, 106, design.height - 28, size_for((name,), 186, 28), ink)
    return "".join(text(word, 166, 48 + place * 30, 28, ink) for place, word in enumerate(name.split()))


def _hour_texts(design: Design) -> dict[PitchClass, tuple[str, ...]]:
    """Return the texts at each hour of the Chromatic Scale card: names, or numbers, or nothing."""
    hours = [PitchClass(hour) for hour in range(1, 13)]
    if "name" in design.faces:
        return {hour: tuple([design.naming.shown(name) for name in PRINTED_NAMES[hour]]) for hour in hours}
    return {hour: (str(hour),) if "clock" in design.faces else () for hour in hours}


def _framed(drawing: str, ground: str, design: Design, *, shrunk: float = _SHRUNK) -> str:
    """Return the whole picture: the background including the bleed, and the scaled drawing."""
    bleed, height = design.bleed, design.height
    wide, high = number(WIDTH + 2 * bleed), number(height + 2 * bleed)
    box = f"{number(-bleed)} {number(-bleed)} {wide} {high}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide}" height="{high}" fill="none">'
        f'<rect x="{number(-bleed)}" y="{number(-bleed)}" width="{wide}" height="{high}" fill="{ground}"/>'
        + placed(drawing, WIDTH * (1 - shrunk) / 2, height * (1 - shrunk) / 2, scale=shrunk)
        + "</svg>"
    )
