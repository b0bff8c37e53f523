"""Input that is not understood gets a one-line error with the nearest valid suggestion."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.tools import (
    LONGEST_TEXT,
    identify,
    parse_chord_symbol,
    parse_scale,
    read_interval,
    read_key,
    read_note,
    scale_of_formula,
)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("H#b minor", "'H#b minor': 'H#b' is no note: did you mean B minor?"),
        ("Eb melodik minor", "'Eb melodik minor': 'melodik minor' is no kind of scale: did you mean Eb melodic minor?"),
        ("E♭ mixolidian", "'E♭ mixolidian': 'mixolidian' is no kind of scale: did you mean Eb mixolydian?"),
        ("Ebminor", "'Ebminor' is no note: did you mean Eb minor?"),
        ("minor Eb", "'minor Eb': 'minor' is no note: did you mean Eb minor?"),
        ("C### major", "'C### major': 'C###' is no note: did you mean D# major?"),
        ("Fis moll", "'Fis moll': 'Fis' is no note: did you mean F# minor?"),
        ("do major", "'do major': 'do' is no note: did you mean C major?"),
        ("J minor", "'J minor': 'J' is no note: write one such as Eb natural minor"),
        ("Eb quux", "'Eb quux': 'quux' is no kind of scale: write one such as Eb melodic minor"),
        ("H quux", "'H quux': 'H' is no note: write one such as Eb melodic minor"),
        ("", "'' is no scale: write one such as Eb melodic minor"),
    ],
)
def test_scales(text: str, line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        parse_scale(text)
    assert str(raised.value) == line


@pytest.mark.parametrize(
    ("formula", "line"),
    [
        (
            [2, 2, 1, 2, 2, 2, 2],
            "[2, 2, 1, 2, 2, 2, 2] makes 13 half steps, not the 12 of an octave: did you mean 2 2 1 2 2 2 1 (major)?",
        ),
        (
            "2122132",
            "'2122132' makes 13 half steps, not the 12 of an octave: did you mean 2 1 2 2 1 3 1 (harmonic minor)?",
        ),
        ("2 2 q", "'2 2 q': 'q' is no number of half steps: did you mean 2 2 3 2 3 (major pentatonic)?"),
        ([12], "[12] is one note: a formula has 2 to 12 numbers, such as 2 2 3 2 3 (major pentatonic)"),
        (5, "5 is no formula: write one such as 2 2 1 2 2 2 1"),
        ([True] * 12, None),
        ([], None),
        ([6, 6.0], None),
        ([0, 12], None),
        ([-1, 13], None),
        ("²²¹²²²¹", None),
        ([10**5000, 1], None),
    ],
)
def test_formulas(formula: object, line: str | None) -> None:
    with pytest.raises(BadNotation) as raised:
        scale_of_formula(formula)
    assert "\n" not in str(raised.value)
    assert line is None or str(raised.value) == line


@pytest.mark.parametrize(
    ("tonic", "line"),
    [
        ("H", "'H' is no note: did you mean B?"),
        ("C###", "'C###' is no tonic: did you mean D#?"),
        (None, "None is no note: write one such as Eb"),
    ],
)
def test_tonics_of_formulas(tonic: object, line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        scale_of_formula([6, 6], tonic)
    assert str(raised.value) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Cmajj7", "'Cmajj7': 'majj7' is no kind of chord: did you mean Cmaj7?"),
        ("H7", "'H7': 'H' is no root: did you mean B7?"),
        ("H#bm7", "'H#bm7': 'H#' is no root: did you mean Bm7?"),
        ("c#m", "'c#m': 'c#' is no root: did you mean C#m?"),
        ("Fis7", "'Fis7': 'is7' is no kind of chord: did you mean F#7?"),
        ("C/H", "'C/H': 'H' is no note: did you mean C/B?"),
        ("Cbbb", "'Cbbb' is no root: did you mean A?"),
        ("q7", "'q7': 'q' is no root: write one such as F#m7b5 or C/E"),
        ("", "'' is no chord: write one such as F#m7b5 or C/E"),
        (7, "7 is no chord: write one such as F#m7b5 or C/E"),
    ],
)
def test_chords(text: object, line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        parse_chord_symbol(text)
    assert str(raised.value) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("minor thrid", "'minor thrid' is no interval: did you mean minor third?"),
        ("H", "'H' is no interval: write one such as minor third or m3"),
        ("?", "'?' is no interval: write one such as minor third or m3"),
        (3, "3 is no interval: write one such as minor third or m3"),
    ],
)
def test_intervals(text: object, line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        read_interval(text)
    assert str(raised.value) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("H#b minor", "'H#b minor': 'H#b' is no note: did you mean B minor?"),
        ("D dorian", "'D dorian' is no key: did you mean C major?"),
        ("A harmonic minor", "'A harmonic minor' is no key: did you mean A minor?"),
        ("C persian", "'C persian' is no key: did you mean C major?"),
        ("G# major", "'G#' major would need 8 sharps, and a signature has at most 7: write Ab major"),
    ],
)
def test_keys(text: str, line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        read_key(text)
    assert str(raised.value) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Es", "'Es' is no note: did you mean Eb?"),
        ("sol", "'sol' is no note: did you mean G?"),
        ("9", "'9' is no note: write one such as Eb or F##"),
    ],
)
def test_notes(text: str, line: str) -> None:
    with pytest.raises(BadNotation) as raised:
        read_note(text)
    assert str(raised.value) == line


ANYTHING = st.one_of(st.text(max_size=30), st.none(), st.integers(), st.lists(st.integers(-3, 14), max_size=14))
LONG = "b" * (LONGEST_TEXT + 1)


@given(ANYTHING)
def test_whatever_comes_is_read_or_refused_in_one_line(value: object) -> None:
    for read in (parse_scale, parse_chord_symbol, scale_of_formula, read_interval, read_key, read_note):
        try:
            read(value)
        except BadNotation as error:
            assert "\n" not in str(error)  # noqa: PT017 - it need not be raised
    try:
        identify([value])
    except BadNotation as error:
        assert "\n" not in str(error)  # noqa: PT017 - likewise


@pytest.mark.parametrize(
    "read", [parse_scale, parse_chord_symbol, scale_of_formula, read_interval, read_key, read_note]
)
def test_endless_text_is_refused_in_a_short_line(read: object) -> None:
    with pytest.raises(BadNotation) as raised:
        read(LONG)  # type: ignore[operator]
    assert len(str(raised.value)) < 200
