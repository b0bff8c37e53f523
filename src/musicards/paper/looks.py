"""The colors, text widths and glyph outlines of printed cards, the same as in the page's light theme.

looks.json is generated from the page's style sheets and sources by web/scripts/paper.mjs. CSS colors are converted to
sRGB here. Translucent colors are blended with their background, because printers cannot do that.
"""

import json
import math
import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from musicards.theory.pitch import PitchClass

Palette: TypeAlias = Literal["clock", "tubes", "ink", "suit", "contrast"]
PALETTES: Final[tuple[Palette, ...]] = ("clock", "tubes", "ink", "suit", "contrast")

Oklab: TypeAlias = tuple[float, float, float]

PAPER: Final = "#ffffff"  # white: a printer would print a tint as scattered dots
LIGHT: Final = "#fbf9f4"  # names on the dark corner of a black key

_USUAL_WIDTH: Final = 0.66
_OKLCH: Final = re.compile(r"oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)")


@dataclass(frozen=True, slots=True)
class Look:
    """The colors of a palette, as #rrggbb."""

    ink: str
    line: str
    back: str
    back_ink: str
    pitches: tuple[str, ...]  # the color of each hour, at index hour % 12
    tints: tuple[str, ...]  # the background of cards of each hour, at index hour % 12
    octaves: dict[int, tuple[str, str]]  # by octave, the color and the background of its cards, if the palette has them
    paper: str = PAPER
    light: str = LIGHT

    def pitch(self, hour: PitchClass) -> str:
        """Return the color of an hour."""
        return self.pitches[hour % 12]

    def tint(self, hour: PitchClass) -> str:
        """Return the background color of cards of an hour."""
        return self.tints[hour % 12]

    def of_octave(self, octave: int) -> "Look":
        """Return the colors of a card: those of its octave for every hour, if the palette has them."""
        if octave not in self.octaves:
            return self
        color, tint = self.octaves[octave]
        return replace(self, pitches=(color,) * 12, tints=(tint,) * 12)


@cache
def look_of(palette: Palette) -> Look:
    """Return the colors of a palette."""
    colors, tint = _kept()["palettes"][palette], _kept()["tint"]
    labs = [parse_color(colors["pitches"][hour - 1]) for hour in (12, *range(1, 12))]
    ground = parse_color(PAPER)
    octaves = {int(octave): parse_color(color) for octave, color in colors["octaves"].items()}
    return Look(
        ink=_hex(parse_color(colors["card_ink"])),
        line=_hex(parse_color(colors["card_line"])),
        back=_hex(parse_color(colors["card_back"])),
        back_ink=_hex(parse_color(colors["card_back_ink"])),
        pitches=tuple([_hex(lab) for lab in labs]),
        tints=tuple([_hex(mixed(ground, lab, tint)) for lab in labs]),
        octaves={octave: (_hex(lab), _hex(mixed(ground, lab, tint))) for octave, lab in octaves.items()},
    )


def glyph(name: str) -> str:
    """Return the SVG path of a music symbol; y grows downward, and staff lines are 250 units apart."""
    outline: str = _kept()["glyphs"][name]
    return outline


def width_of(text: str) -> float:
    """Return the approximate width of bold text relative to the font size."""
    widths: dict[str, float] = _kept()["widths"]
    return sum([widths.get(character, _USUAL_WIDTH) for character in text])


def parse_color(css: str) -> Oklab:
    """Parse a CSS color, ``oklch(…)`` or ``#rgb`` or ``#rrggbb``. Return it in Oklab.

    Raises:
        ValueError: it is in another format.
    """
    if found := _OKLCH.fullmatch(css):
        lightness, chroma, hue = (float(part) for part in found.groups())
        return lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    if not re.fullmatch(r"#([\da-f]{3}|[\da-f]{6})", css):
        raise ValueError(f"color must be oklch(…), #rgb or #rrggbb, not {css}")
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
    """Mix `one` with a `share` (0 to 1) of `other`, as ``color-mix(in oklab, …)`` does."""
    lightness, green_red, blue_yellow = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return lightness, green_red, blue_yellow


def over(color: str, ground: str, opacity: float) -> str:
    """Blend a translucent color with its background.

    >>> over("#000000", "#ffffff", 0.2)
    '#cccccc'
    """
    pairs = [(int(color[place : place + 2], 16), int(ground[place : place + 2], 16)) for place in (1, 3, 5)]
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
    """Return the contents of looks.json."""
    kept: dict[str, Any] = json.loads(Path(__file__).with_name("looks.json").read_text(encoding="utf-8"))
    return kept
