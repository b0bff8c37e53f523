"""Add the digit 0 of the text font (OFL-1.1), without the stroke in it, to the music signs. Its output is kept.

    pip install fonttools && python scripts/zero.py    # after glyphs.py

Atkinson Hyperlegible Next crosses its zero, which reads as the letter Ø next to the letters of notes, and has no other.
Codes of tables have no digits, so nothing has to tell it from the letter O. Browsers embolden it. A font of its own
would be another 650 bytes for every page.
"""

from pathlib import Path

from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parent.parent
TEXT = "node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff"
SIGNS = "src/assets/musicards-signs.woff"

WINDOWS = 3

Point = tuple[float, float]


def ring(pen: Qu2CuPen, quarter: list[Point], *, clockwise: bool) -> None:
    """Draw a closed curve from its lower left quarter: from the left, over control points, to the bottom."""
    (left, y), (x, bottom) = quarter[0], quarter[-1]
    bends = quarter[1:-1]
    right, top = 2 * x - left, 2 * y - bottom
    lower, upper = bends, [(a, 2 * y - b) for a, b in bends]
    across_lower, across_upper = ([(2 * x - a, b) for a, b in side] for side in (lower, upper))
    pen.moveTo((left, y))
    if clockwise:
        pen.qCurveTo(*upper, (x, top))
        pen.qCurveTo(*reversed(across_upper), (right, y))
        pen.qCurveTo(*across_lower, (x, bottom))
        pen.qCurveTo(*reversed(lower), (left, y))
    else:
        pen.qCurveTo(*lower, (x, bottom))
        pen.qCurveTo(*reversed(across_lower), (right, y))
        pen.qCurveTo(*across_upper, (x, top))
        pen.qCurveTo(*reversed(upper), (left, y))
    pen.closePath()


def main() -> None:
    """Write the font of the signs again."""
    text, signs = TTFont(WEB / TEXT), TTFont(WEB / SIGNS)
    zero, (placed,) = text["glyf"]["zero"], text["glyf"]["zero.tf"].components  # as wide as the other digits
    points, ends = [(x + placed.x, y) for x, y in zero.coordinates], zero.endPtsOfContours
    outside, opening = points[: ends[0] + 1], points[ends[0] + 1 : ends[1] + 1]
    width, bearing = text["hmtx"]["zero.tf"]
    pen = T2CharStringPen(width, None)
    curves = Qu2CuPen(pen, max_err=1, all_cubic=True)
    ring(curves, [outside[4], *outside[3:0:-1], outside[0]], clockwise=True)
    ring(curves, [*opening[7:], opening[0]], clockwise=False)  # the stroke leaves this quarter of it whole
    top = signs["CFF "].cff.topDictIndex[0]
    drawn = pen.getCharString(top.Private, top.GlobalSubrs)
    charstrings = top.CharStrings
    if "zero" not in charstrings.charStrings:
        charstrings.charStringsIndex.append(drawn)
        charstrings.charStrings["zero"] = len(charstrings.charStringsIndex) - 1
        top.charset.append("zero")
        signs.setGlyphOrder(top.charset)
    charstrings["zero"] = drawn
    signs["hmtx"]["zero"] = (width, bearing)
    for table in signs["cmap"].tables:
        table.cmap[ord("0")] = "zero"
    signs["name"].names = [name for name in signs["name"].names if name.platformID == WINDOWS]  # enough for browsers
    signs.save(WEB / SIGNS)


if __name__ == "__main__":
    main()
