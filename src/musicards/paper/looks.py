"""The colours of a card on paper, and the widths and outlines of what is drawn: those of the page, in light.

looks.json is made from the page's style sheets and sources (web/scripts/paper.mjs). CSS colours become plain sRGB here,
and what is translucent on a screen becomes the colour that it has on its ground: a printer has nothing to blend.
"""

import json
import math
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from musicards.theory.pitch import PitchClass

__all__ = ["PALETTES", "Look", "Palette", "glyph", "look_of", "mixed", "over", "parse_colour", "width_of"]

Palette: TypeAlias = Literal["clock", "tubes", "ink", "contrast"]
PALETTES: Final[tuple[Palette, ...]] = ("clock", "tubes", "ink", "contrast")

Oklab: TypeAlias = tuple[float, float, float]

PAPER: Final = "#ffffff"  # a card is not tinted where it has no pitch: a printer would only sprinkle dots there
LIGHT: Final = "#fbf9f4"  # names on the dark corner of a black key

_USUAL_WIDTH: Final = 0.66
_OKLCH: Final = re.compile(r"oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)")


@dataclass(frozen=True, slots=True)
class Look:
    """A palette, ready to draw with: every colour as #rrggbb."""

    ink: str
    line: str
    back: str
    back_ink: str
    pitches: tuple[str, ...]  # by hour, 12 first: an hour's colour has the place hour % 12
    tints: tuple[str, ...]  # likewise, the ground of a card
    paper: str = PAPER
    light: str = LIGHT

    def pitch(self, hour: PitchClass) -> str:
        """The colour of an hour."""
        return self.pitches[hour % 12]

    def tint(self, hour: PitchClass) -> str:
        """The ground of a card of that hour."""
        return self.tints[hour % 12]


@cache
def look_of(palette: Palette) -> Look:
    """The colours of a palette."""
    colours, tint = _kept()["palettes"][palette], _kept()["tint"]
    labs = [parse_colour(colours["pitches"][hour - 1]) for hour in (12, *range(1, 12))]
    ground = parse_colour(PAPER)
    return Look(
        ink=_hex(parse_colour(colours["card_ink"])),
        line=_hex(parse_colour(colours["card_line"])),
        back=_hex(parse_colour(colours["card_back"])),
        back_ink=_hex(parse_colour(colours["card_back_ink"])),
        pitches=tuple([_hex(lab) for lab in labs]),
        tints=tuple([_hex(mixed(ground, lab, tint)) for lab in labs]),
    )


def glyph(name: str) -> str:
    """The outline of a music sign; y grows downward, and the distance between two staff lines is 250."""
    outline: str = _kept()["glyphs"][name]
    return outline


def width_of(text: str) -> float:
    """About how wide a name is set in bold, in parts of its size."""
    widths: dict[str, float] = _kept()["widths"]
    return sum([widths.get(character, _USUAL_WIDTH) for character in text])


def parse_colour(css: str) -> Oklab:
    """A colour of the style sheets, ``oklch(…)`` or ``#rgb``, in Oklab.

    Raises:
        ValueError: it is written otherwise.
    """
    if found := _OKLCH.fullmatch(css):
        lightness, chroma, hue = (float(part) for part in found.groups())
        return lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    if not re.fullmatch(r"#([\da-f]{3}|[\da-f]{6})", css):
        raise ValueError(f"no colour that we read: {css}")
    digits = css[1:] if len(css) == 7 else "".join(digit * 2 for digit in css[1:])
    red, green, blue = (_linear(int(digits[place : place + 2], 16) / 255) for place in (0, 2, 4))
    # Björn Ottosson, "A perceptual color space for image processing": sRGB to cone responses to Oklab.
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def mixed(one: Oklab, other: Oklab, share: float) -> Oklab:
    """`one` with so much of `other`, as ``color-mix(in oklab, …)``."""
    lightness, green_red, blue_yellow = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return lightness, green_red, blue_yellow


def over(colour: str, ground: str, opacity: float) -> str:
    """What a translucent colour looks like on its ground.

    >>> over("#000000", "#ffffff", 0.2)
    '#cccccc'
    """
    pairs = [(int(colour[place : place + 2], 16), int(ground[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(above * opacity + below * (1 - opacity)):02x}" for above, below in pairs)


def _hex(lab: Oklab) -> str:
    lightness, green_red, blue_yellow = lab
    long = (lightness + 0.3963377774 * green_red + 0.2158037573 * blue_yellow) ** 3
    medium = (lightness - 0.1055613458 * green_red - 0.0638541728 * blue_yellow) ** 3
    short = (lightness - 0.0894841775 * green_red - 1.2914855480 * blue_yellow) ** 3
    channels = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _encoded(min(1.0, max(0.0, channel)))):02x}" for channel in channels)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _encoded(channel: float) -> float:
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


@cache
def _kept() -> dict[str, Any]:
    """What was taken from the page."""
    kept: dict[str, Any] = json.loads(Path(__file__).with_name("looks.json").read_text(encoding="utf-8"))
    return kept
