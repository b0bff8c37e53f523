"""Cut the handful of music signs that the page needs out of the Bravura font (OFL-1.1). Run once, its output is kept.

    npm pack @vexflow-fonts/bravura && tar xzf vexflow-fonts-bravura-*.tgz
    pip install fonttools && python scripts/glyphs.py package/bravura.otf

Writes the outlines for staffs to src/music/glyphs.ts, engraving-glyphs.ts and value-glyphs.ts, those of the signs that
players choose as their picture to src/people/signs.ts, and the accidentals as a small font for running text to
src/assets/musicards-signs.woff.
"Bravura" is a Reserved Font Name, so the cut is called Musicards Signs.
"""

import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

# What cards are drawn with.
CARDS = {
    "gClef": 0xE050,
    "gClef8": 0xE053,
    "fClef": 0xE062,
    "noteHead": 0xE0A4,
    "flat": 0xE260,
    "sharp": 0xE262,
}
# What only pages with notation need.
ENGRAVING = {
    "cClef": 0xE05C,
    "natural": 0xE261,
    "doubleSharp": 0xE263,
    "doubleFlat": 0xE264,
}
# What only music with note values needs.
VALUES = {
    "wholeHead": 0xE0A2,
    "halfHead": 0xE0A3,
    "flag8Up": 0xE240,
    "flag8Down": 0xE241,
    "flag16Up": 0xE242,
    "flag16Down": 0xE243,
    "flag32Up": 0xE244,
    "flag32Down": 0xE245,
    "wholeRest": 0xE4E3,
    "halfRest": 0xE4E4,
    "quarterRest": 0xE4E5,
    "rest8": 0xE4E6,
    "rest16": 0xE4E7,
    "rest32": 0xE4E8,
    "triplet": 0xE883,
    **{f"meter{digit}": 0xE080 + digit for digit in range(10)},
}
# For players' pictures, in their order.
PICTURES = {
    "treble": 0xE050,
    "alto": 0xE05C,
    "bass": 0xE062,
    "quarter": 0xE1D5,
    "eighth": 0xE1D7,
    "rest": 0xE4E5,
    "fermata": 0xE4C0,
    "segno": 0xE047,
    "coda": 0xE048,
    "turn": 0xE567,
    "sharp": 0xE262,
    "flat": 0xE260,
}
# For running text: the character, the glyph, its scale and how far it is raised to fit next to a capital.
TEXT = {
    "sharp": (0x266F, 0xE262, 1.08, 345),
    "flat": (0x266D, 0xE260, 1.12, 215),
    "natural": (0x266E, 0xE261, 1.05, 345),
    "doublesharp": (0x1D12A, 0xE263, 1.5, 330),
    "doubleflat": (0x1D12B, 0xE264, 1.12, 215),
}
BEARING = 25
HEADER = """// Made by scripts/glyphs.py out of Bravura, (c) 2019 Steinberg Media Technologies GmbH, under the SIL Open
// Font License 1.1 (public/licences/musicards-signs.txt). Not to be edited.

/** Outlines of music signs; y grows downward, and the distance between two staff lines is 250. */
"""
PICTURES_HEADER = (
    HEADER.split("\n\n", maxsplit=1)[0]
    + """

/** The signs that players choose as their picture: each outline is centered, 100 high or wide; y grows downward. */
export const SIGNS = [
"""
)


def main(source: str) -> None:
    """Read the font at `source` and write both files."""
    font = TTFont(source)
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    web = Path(__file__).parent.parent

    for file, constant, points in (
        ("glyphs", "CARD_GLYPHS", CARDS),
        ("engraving-glyphs", "GLYPHS", ENGRAVING),
        ("value-glyphs", "VALUE_GLYPHS", VALUES),
    ):
        lines = []
        for name, point in points.items():
            pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
            glyphs[names[point]].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
            lines.append(f"  {name}: '{pen.getCommands()}',\n")
        text = f"{HEADER}export const {constant} = {{\n{''.join(lines)}}} as const;\n"
        (web / "src/music" / f"{file}.ts").write_text(text, encoding="utf-8")

    lines = []
    for name, point in PICTURES.items():
        pen, bounds = SVGPathPen(glyphs, ntos=lambda value: str(round(value))), BoundsPen(glyphs)
        glyphs[names[point]].draw(bounds)
        left, bottom, right, top = bounds.bounds
        size = 100 / max(right - left, top - bottom)
        place = (size, 0, 0, -size, -size * (left + right) / 2, size * (bottom + top) / 2)
        glyphs[names[point]].draw(TransformPen(pen, place))
        lines.append(f"  {{ name: '{name}', outline: '{pen.getCommands()}' }},\n")
    (web / "src/people/signs.ts").write_text(PICTURES_HEADER + "".join(lines) + "] as const;\n", encoding="utf-8")

    charstrings, metrics = {".notdef": T2CharStringPen(500, None).getCharString()}, {".notdef": (500, 0)}
    for name, (_, point, scale, lift) in TEXT.items():
        glyph = glyphs[names[point]]
        width = round(glyph.width * scale) + 2 * BEARING
        text_pen = T2CharStringPen(width, None)
        glyph.draw(TransformPen(text_pen, (scale, 0, 0, scale, BEARING, lift)))
        charstrings[name], metrics[name] = text_pen.getCharString(), (width, BEARING)
    build = FontBuilder(1000, isTTF=False)
    build.setupGlyphOrder(list(charstrings))
    build.setupCharacterMap({character: name for name, (character, *_) in TEXT.items()})
    build.setupCFF("MusicardsSigns", {"FullName": "Musicards Signs"}, charstrings, {})
    build.setupHorizontalMetrics(metrics)
    build.setupHorizontalHeader(ascent=950, descent=-250)
    build.setupNameTable(
        {
            "familyName": "Musicards Signs",
            "styleName": "Regular",
            "copyright": "Cut out of a font © 2019 Steinberg Media Technologies GmbH",
            "licenseDescription": "SIL Open Font License, Version 1.1",
        }
    )
    build.setupOS2(sTypoAscender=950, sTypoDescender=-250)
    build.setupPost()
    build.font.flavor = "woff"
    build.save(web / "src/assets/musicards-signs.woff")


if __name__ == "__main__":
    main(sys.argv[1])
