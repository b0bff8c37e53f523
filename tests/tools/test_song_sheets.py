"""Song sheets: only the chords change, and what is not a chord stays to the letter.

The directives and environments are those of https://www.chordpro.org/chordpro/.
"""

import pytest

from musicards.errors import BadNotation
from musicards.theory import parse_interval
from musicards.tools import (
    chords_of_sheet,
    key_of_sheet,
    parse_line_or_sheet,
    parse_sheet,
    read_transposition,
    score_of_line,
    transpose_line,
)
from tests.helpers.input_errors import raises_bad_notation

SHEET = """{title: Swing Low}
{artist: Trad. [arr. C]}
{key: D}
# [D] is a comment

{start_of_chorus}
Swing [D]low, sweet [G]chari[D]ot,
Comin' for to carry me [A7]home.\t[N.C.] [*softly] [%]
{end_of_chorus}
[Bridge]
{sot}
e|---[2]--3--|
B|-----3-----|
{eot}
{start_of_grid}
| D . . . | G/B . A7sus4 . |
{end_of_grid}
{define: D base-fret 1 frets x x 0 2 3 2}
I [D(add9)]looked [F#m7b5/C] [(G)]over [Bb Eb]Jordan
"""
UP_A_THIRD = (
    SHEET.replace("{key: D}", "{key: F}")
    .replace("Swing [D]low, sweet [G]chari[D]ot", "Swing [F]low, sweet [Bb]chari[F]ot")
    .replace("[A7]home", "[C7]home")
    .replace("| D . . . | G/B . A7sus4 . |", "| F . . . | Bb/D . C7sus4 . |")
    .replace(
        "I [D(add9)]looked [F#m7b5/C] [(G)]over [Bb Eb]Jordan", "I [F(add9)]looked [Am7b5/Eb] [(Bb)]over [Db Gb]Jordan"
    )
)


def test_only_the_chords_of_a_sheet_change() -> None:
    sheet = parse_line_or_sheet(SHEET)
    assert (sheet.is_sheet, str(sheet)) == (True, SHEET)
    assert str(transpose_line(sheet, parse_interval("m3"))) == UP_A_THIRD


@pytest.mark.parametrize(
    ("typed", "by", "moved"),
    [
        ("[C]la [Am]la", "M2", "[D]la [Bm]la"),
        ("[C]", "M2", "[D]"),
        ("Hey [C#m7]Jude, [F#7]don't", "m2", "Hey [Dm7]Jude, [G7]don't"),
        ("[c] is not read, [C]this is\n[c]", "M2", None),
        ("C     G\nla la la la", "M2", "D     A\nla la la la"),
        ("C  G  Am\nla la la la", "m2", "Db Ab Bbm\nla la la la"),
        ("C G Am\nla la la la", "m2", "Db Ab Bbm\nla la la la"),  # no room: a space remains
        ("Verse:\n  F#m7   B7\nsome words here\n\nFine", "m2", "Verse:\n  Gm7    C7\nsome words here\n\nFine"),
        ("Intro: C G\n\nC   G\nla la la la", "M2", "Intro: D A\n\nD   A\nla la la la"),
        ("| C | G |\nla la la la\n", "M2", "| D | A |\nla la la la\n"),
        ("{title: A}\r\n[C]la\r\n", "M2", "{title: A}\r\n[D]la\r\n"),
    ],
)
def test_sheets_of_every_layout(typed: str, by: str, moved: str | None) -> None:
    if moved is None:
        with pytest.raises(BadNotation):
            parse_line_or_sheet(typed)
    else:
        assert str(transpose_line(parse_line_or_sheet(typed), parse_interval(by))) == moved


@pytest.mark.parametrize("names", ["german", "solfege"])
def test_a_sheet_is_written_and_read_in_other_names(names: str) -> None:
    written = parse_line_or_sheet(SHEET).text(names)  # type: ignore[arg-type]
    assert str(parse_line_or_sheet(written, names=names)) == SHEET  # type: ignore[arg-type]


def test_a_wrong_chord_in_a_sheet_is_an_error_and_a_label_is_not() -> None:
    with raises_bad_notation(r"“Xm7” is not a chord symbol"):
        parse_line_or_sheet("[C]la la [Xm7]la")
    assert str(parse_line_or_sheet("[Chorus]\n[C]la")) == "[Chorus]\n[C]la"


@pytest.mark.parametrize("typed", ["C Dm7\nxm7", "C | D\nE Fis", "hello there", "[hello] there", "Cmaj7 Xq"])
def test_what_is_no_sheet_is_still_an_error(typed: str) -> None:
    with pytest.raises(BadNotation):
        parse_line_or_sheet(typed)


def test_a_line_is_read_as_a_line() -> None:
    for typed in ("[Am] [C] | [F] [G]", "C4 E4 G4 | D4", "Am F\nC G"):
        assert not parse_line_or_sheet(typed).is_sheet


def test_a_sheet_knows_its_key_and_is_heard_chord_by_chord() -> None:
    sheet = parse_sheet(SHEET)
    assert sheet is not None
    assert key_of_sheet(sheet) == "D"
    chords = [str(chord) for chord in chords_of_sheet(sheet)]
    assert chords == ["D", "G", "D", "A7", "D", "G/B", "A7sus4", "D(add9)", "F#m7b5/C", "G", "Bb", "Eb"]
    assert [str(event.symbol) for event in score_of_line(sheet).events] == chords
    wish = read_transposition(from_key=key_of_sheet(sheet), to_key="F")
    assert str(wish.of(sheet)) == UP_A_THIRD
