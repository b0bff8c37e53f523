"""The picture of a card: which faces it has, and where they are.

The faces come from the page (looks.py). They are where web/src/card/CardFace.svelte has them, but printed cards also
have color beyond their edges (bleed), keep text away from the edges, and can be narrower than 5:7 or in large print.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from musicards.cards import CHROMATIC_SCALES, HOUR_OF, QUESTION_MARKS, Card, octave_of, printed_names
from musicards.errors import BadNotation, shown
from musicards.paper.drawing import WIDTH, number, placed, text
from musicards.paper.looks import Look, over, size_for
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

    @property
    def in_index(self) -> list[str]:
        """The faces that an index shows."""
        return [face for face in ("name", "clock") if face in self.faces]


def parse_faces(words: str) -> frozenset[Face]:
    """Parse a list of faces with commas.

    >>> sorted(parse_faces("staff, name"))
    ['name', 'staff']

    Raises:
        BadNotation: one of them is not a face, or the list is empty.
    """
    chosen = [word.strip() for word in words.split(",")]
    for word in chosen:
        if word not in FACES:
            raise BadNotation(f"a card has no face {shown(word)}: choose from {', '.join(FACES)}")
    return frozenset(face for face in FACES if face in chosen)


def picture(card: Card, design: Design) -> str:
    """Return the face of a card, with its bleed, as SVG."""
    octave = octave_of(card)
    if octave is None:
        return _framed(_wild(card, design), design.look.paper, design)
    colored = bool(design.faces & {"name", "clock", "keyboard"})
    ground = design.look.tint(HOUR_OF[card], octave) if colored else design.look.paper
    return _framed(_Note(card, octave, design, ground).drawn(), ground, design)


def back_picture(design: Design) -> str:
    """Return the back of the cards, with its bleed, as SVG."""
    look, height = design.look, design.height
    ground, ink = look.colors["card-back"], look.colors["card-back-ink"]
    frame = (
        f'<rect x="17" y="17" width="{WIDTH - 34}" height="{number(height - 34)}" rx="10" '
        f'stroke="{over(ink, ground, 0.45)}" stroke-width="3"/>'
    )
    return _framed(frame + placed(look.face("back"), WIDTH / 2, height / 2), ground, design, shrunk=1)


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

    def drawn(self) -> str:
        if self.design.large_print and self.design.in_index:
            return self._large_print()
        faces, longer = self.design.faces, self.design.longer
        if len(faces) == 1:
            return self._single(next(iter(faces))) + self._ends()
        if not self.design.in_index:  # staff and keyboard have the whole card, because there is no index
            staff, keyboard = placed(self._single("staff"), 0, -8), placed(self._face("keyboard wide"), 0, longer)
            return staff + keyboard + placed(self._mark(), 32, 28)
        middle = ""
        if "clock" in faces:
            middle += placed(self._face("clock usual"), 139, 150 + longer / 2)
        if "staff" in faces:
            middle += placed(self._face("staff usual"), 0, longer / 2)
        if "keyboard" in faces:
            middle += placed(self._face("keyboard usual"), 0, 5 + longer)
        return middle + self._ends()

    def _face(self, name: str) -> str:
        look, hour = self.design.look, HOUR_OF[self.card]
        key = f"{name} {hour} {self.octave}" if name.startswith("staff") else f"{name} {hour}"
        return look.face(key, pitch=look.pitch(hour, self.octave), ground=self.ground, names=self.names)

    def _single(self, face: Face) -> str:
        """Draw a single face that fills the card."""
        lower = self.design.longer / 2
        match face:
            case "name":
                return placed(self._face("name"), 0, lower)
            case "clock":
                return placed(self._face("clock large"), 125, 196 + lower)
            case "staff":
                return placed(self._face("staff large"), 0, 9 + lower)
            case "keyboard":
                return placed(self._face("keyboard large"), 0, lower)

    def _mark(self) -> str:
        return self.design.look.face(f"octave {self.octave}")

    def _ends(self) -> str:
        """Draw the corners: the index and the octave mark, or only the octave mark."""
        height, mark = self.design.height, self._mark()
        if not self.design.in_index:
            return placed(mark, 32, 32) + placed(mark, WIDTH - 32, height - 32, turned=True)
        return placed(mark, 218, 32) + self._indexes(_TURNED, 1)

    def _indexes(self, turned: float, upright: float) -> str:
        """Draw the index at both ends, at these scales."""
        index = self._face(f"index {' '.join(self.design.in_index)}")
        return placed(index, WIDTH, self.design.height, scale=turned, turned=True) + placed(index, 0, 0, scale=upright)

    def _large_print(self) -> str:
        """Draw a large index at both ends, the octave mark, and the keys."""
        height, mark = self.design.height, self._mark()
        if "keyboard" in self.design.faces:
            below = placed(self._face("keyboard narrow"), 0, self.design.longer)
        else:
            below = placed(mark, 62, height - 62, scale=2, turned=True)
        return below + placed(mark, 188, 62, scale=2) + self._indexes(_JUMBO, _JUMBO)


def _wild(card: Card, design: Design) -> str:
    look, large = design.look, design.large_print
    chromatic = card in CHROMATIC_SCALES
    if chromatic:
        names = [design.naming.shown(name) for hour in range(1, 13) for name in PRINTED_NAMES[PitchClass(hour)]]
        middle = look.face(" ".join(["scale", *design.in_index]), names=names)
    else:
        middle = look.face("question mark")
    corner = look.face("index X" if chromatic else "index ?")
    count = 1 + (CHROMATIC_SCALES if chromatic else QUESTION_MARKS).index(card)
    return (
        (_title(design) if chromatic else "")
        + placed(middle, 125, (175 if large else 204) + design.longer / 2, scale=1.08 if large else 1)
        + placed(corner, WIDTH, design.height, scale=_TURNED, turned=True)
        + placed(corner, 0, 0, scale=_TURNED if large else 1)
        + placed(_dots(count, look.line), 125, design.height - 14)
    )


def _title(design: Design) -> str:
    """Draw the name of the Chromatic Scale card: next to the index, or below the clock where that is enlarged."""
    name, ink = design.naming.texts.text("music-chromatic-scale"), design.look.ink
    if design.large_print:
        return text(name, 106, design.height - 28, size_for((name,), 186, 28), ink)
    return "".join(text(word, 166, 48 + place * 30, 28, ink) for place, word in enumerate(name.split()))


def _dots(count: int, color: str) -> str:
    """Draw small dots around the origin. Wilds of one kind only differ in them, to show whether one is missing."""
    left = [(place - (count - 1) / 2) * 11 for place in range(count)]
    return "".join(f'<circle cx="{number(x)}" cy="0" r="2.6" fill="{color}"/>' for x in left)


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
