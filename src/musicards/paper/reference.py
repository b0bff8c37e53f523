"""The reference sheet: the clock, the letters, the keyboard and the octaves; major scales and the music terms."""

from dataclasses import dataclass
from typing import Final

from musicards.games.distance import INTERVAL
from musicards.paper.drawing import around, at_hour, framed, number, placed, text
from musicards.paper.looks import Look, over, size_for
from musicards.paper.naming import Naming
from musicards.texts import Catalog, note
from musicards.theory.data import SCALE_FORMULAS
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, PitchClass, note_hour
from musicards.tools.lookup import look_up, rotate

_MAJOR: Final = "C major"
_OCTAVES: Final = (3, 4, 5, 6)
_WHITE: Final = (12, 2, 4, 5, 7, 9, 11)
_BLACK: Final = {1: 1, 3: 2, 6: 4, 8: 5, 10: 6}  # hours of the black keys, with the number of white keys to the left


def reference_data(naming: Naming, look: Look) -> dict[str, object]:
    """Return the data of the sheet for typst/papers.typ."""
    texts = naming.texts
    drawn = _Drawn(naming, look)
    letters = [naming.shown(letter) for letter in (*LETTERS, LETTERS[0])]
    formula = [_sign(texts, half_steps) for half_steps in SCALE_FORMULAS["major"]]
    return {
        "heading": texts.text("print-reference"),
        "clock": {"title": texts.text("settings-face-clock"), "svg": drawn.clock(), "alt": drawn.said_clock()},
        "ring": {
            "title": texts.text("print-ring"),
            "svg": drawn.ring(),
            "alt": ", ".join([naming.said(letter) for letter in LETTERS]),
            "counted": texts.text("print-counting"),
            "intervals": [
                {"name": texts.text("music-interval", interval=size), "letters": letters[:size]}
                for size in INTERVAL.choices
            ],
        },
        "keys": {"title": texts.text("settings-face-keys"), "svg": drawn.keys(), "alt": drawn.said_clock()},
        "octaves": {
            "title": texts.text("print-octaves"),
            "each": [
                {
                    "label": texts.text("print-octave", octave=octave),
                    "note": naming.in_text(texts.text("print-middle-c", note=note("C"))) if octave == 4 else "",
                    "svg": drawn.octave(octave),
                    "alt": f"{naming.said('C')} {octave}",
                }
                for octave in _OCTAVES
            ],
        },
        "scales": {
            "title": texts.text("print-scales"),
            "formula": formula,
            "each": [[naming.shown(name) for name in scale] for scale in _major_scales()],
        },
        "words": {
            "title": texts.text("common-words"),
            "each": [
                {
                    "title": texts.text(f"words-{word}.title"),
                    "text": naming.in_text(
                        texts.text(
                            f"words-{word}", formula=" ".join(formula), whole=_sign(texts, 2), half=_sign(texts, 1)
                        )
                    ),
                }
                for word in [each.removeprefix("words-") for each in texts.ids("words-")]
            ],
        },
    }


def _major_scales() -> list[list[str]]:
    """Return the notes of the twelve major scales, from C by half steps, each up to its octave."""
    found = [rotate(look_up(_MAJOR), half_steps).names for half_steps in range(12)]
    return [[*names, names[0]] for names in found]


def _sign(texts: Catalog, half_steps: int) -> str:
    """Return the letter of a step: W for two half steps."""
    return texts.text("music-step-up.sign", half_steps=half_steps)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """Draws the pictures with the given note names and palette."""

    naming: Naming
    look: Look

    def names(self, hour: PitchClass) -> tuple[str, ...]:
        return tuple([self.naming.shown(name) for name in PRINTED_NAMES[hour]])

    def said_clock(self) -> str:
        hours = [(hour, [self.naming.said(name) for name in PRINTED_NAMES[hour]]) for hour in range(1, 13)]
        return "; ".join([f"{hour}: {' / '.join(names)}" for hour, names in hours])

    def clock(self) -> str:
        """Draw the clock: names outside, numbers inside, and a half and a whole step in the middle."""
        ink, texts = self.look.ink, self.naming.texts
        drawn = [f'<circle r="112" fill="none" stroke="{over(ink, "#ffffff", 0.25)}" stroke-width="1.2"/>']
        for hour in (PitchClass(each) for each in range(1, 13)):
            x, y = at_hour(hour, 152)
            drawn.append(placed(self._spot(self.names(hour), self.look.pitch(hour), 36, dark=hour in _BLACK), x, y))
            inner_x, inner_y = at_hour(hour, 98)
            drawn.append(text(str(hour), inner_x, inner_y + 6, 17, ink))
        drawn += [
            _arc(1, 72, ink),
            _arc(2, 52, ink),
            text(f"{texts.text('steps-half')} +1", 0, 4, 15.5, ink),
            text(f"{texts.text('steps-whole')} +2", 0, 26, 15.5, ink),
        ]
        return framed("".join(drawn), -192, -192, 384, 384)

    def ring(self) -> str:
        """Draw the ring of seven letters, clockwise from A at the top."""
        ink = self.look.ink
        drawn = [
            f'<circle r="100" fill="none" stroke="{over(ink, "#ffffff", 0.25)}" stroke-width="1.2"/>',
            _arc(12 / 7, 52, ink),
        ]
        for place, letter in enumerate(LETTERS):
            x, y = around(place / 7, 100)
            color = self.look.pitch(note_hour(letter))
            drawn.append(placed(self._spot((self.naming.shown(letter),), color, 34, dark=False), x, y))
        return framed("".join(drawn), -138, -138, 276, 276)

    def keys(self) -> str:
        """Draw an octave of keys and the C above it, with names and numbers."""
        ink, width, height = self.look.ink, 60.0, 190.0
        drawn = []
        for place, hour in enumerate((*_WHITE, _WHITE[0])):
            x = place * width
            drawn.append(
                f'<rect x="{number(x)}" y="0" width="{number(width)}" height="{number(height)}" rx="4" '
                f'fill="{self.look.paper}" stroke="{ink}" stroke-width="2"/>'
            )
            drawn.append(self._key_label(PitchClass(hour), x + width / 2, 152, 26, ink))
        for hour, whites in _BLACK.items():
            wide = width * 0.66
            x = whites * width - wide / 2
            drawn.append(
                f'<path d="M{number(x)} 0h{number(wide)}v114q0 4 -4 4h{number(8 - wide)}q-4 0 -4 -4z" fill="{ink}"/>'
            )
            drawn.append(self._key_label(PitchClass(hour), x + wide / 2, 62, 17, self.look.colors["card-light"]))
        return framed("".join(drawn), -2, -2, 8 * width + 4, height + 4)

    def octave(self, octave: int) -> str:
        """Draw the mark of an octave, and its C on the staff."""
        mark, staff = self.look.face(f"octave {octave}"), self.look.face(f"staff usual 12 {octave}")
        return framed("".join([placed(mark, 48, 136, scale=1.3), staff]), 20, 108, 210, 180)

    def _key_label(self, hour: PitchClass, x: float, y: float, most: float, fill: str) -> str:
        """Draw one or two names above the number; `y` is the baseline of the last name."""
        names = self.names(hour)
        size = size_for(names, 36 if len(names) > 1 else 52, most)
        lines = [text(name, x, y - (len(names) - 1 - place) * 20, size, fill) for place, name in enumerate(names)]
        below = 22
        disc = (
            f'<circle cx="{number(x)}" cy="{number(y + below)}" r="13.5" fill="{self.look.pitch(hour)}" '
            f'stroke="{self.look.ink}" stroke-width="1"/>'
        )
        return "".join([*lines, disc, text(str(hour), x, y + below + 6, 16.5, self.look.ink)])

    def _spot(self, names: tuple[str, ...], color: str, radius: float, *, dark: bool) -> str:
        edge = 5 if dark else 1.6
        size = size_for(names, radius * 1.5, radius * (0.68 if len(names) > 1 else 0.95))
        lines = [
            text(name, 0, (place - (len(names) - 1) / 2) * radius * 0.68 + size * 0.35, size, self.look.ink)
            for place, name in enumerate(names)
        ]
        circle = f'<circle r="{number(radius)}" fill="{color}" stroke="{self.look.ink}" stroke-width="{edge}"/>'
        return circle + "".join(lines)


def _arc(hours: float, radius: float, ink: str) -> str:
    """Draw an arc with an arrowhead from the top of a clock to `hours`."""
    x, y = around(hours / 12, radius)
    line = f'<path d="M0 {number(-radius)}A{number(radius)} {number(radius)} 0 0 1 {number(x)} {number(y)}" '
    point = f'<path d="M0 0L-9 -5V5Z" fill="{ink}" transform="translate({number(x)} {number(y)}) '
    return (
        line
        + f'fill="none" stroke="{ink}" stroke-width="2.6"/><circle cy="{number(-radius)}" r="3.4" fill="{ink}"/>'
        + point
        + f'rotate({number(hours * 30)})"/>'
    )
