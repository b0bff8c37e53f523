"""Input that is not understood gets a one-line error with the nearest valid suggestion."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.texts import explain
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

scale_on_tonic = partial(scale_of_formula, [6, 6])


@pytest.mark.parametrize(
    ("read", "text", "line"),
    [
        (parse_scale, "H#b minor", "“H#b” in “H#b minor” is not a note. Did you mean B minor?"),
        (
            parse_scale,
            "Eb melodik minor",
            "“melodik minor” in “Eb melodik minor” is not a kind of scale. Did you mean Eb melodic minor?",
        ),
        (
            parse_scale,
            "E♭ mixolidian",
            "“mixolidian” in “E♭ mixolidian” is not a kind of scale. Did you mean Eb mixolydian?",
        ),
        (parse_scale, "Ebminor", "“Ebminor” is not a note. Did you mean Eb minor?"),
        (parse_scale, "minor Eb", "“minor” in “minor Eb” is not a note. Did you mean Eb minor?"),
        (parse_scale, "C### major", "“C###” in “C### major” is not a note. Did you mean D# major?"),
        (parse_scale, "Fis moll", "“Fis” in “Fis moll” is not a note. Did you mean F# minor?"),
        (parse_scale, "do major", "“do” in “do major” is not a note. Did you mean C major?"),
        (parse_scale, "J minor", "“J” in “J minor” is not a note. Try Eb natural minor."),
        (parse_scale, "Eb quux", "“quux” in “Eb quux” is not a kind of scale. Try Eb melodic minor."),
        (parse_scale, "H quux", "“H” in “H quux” is not a note. Try Eb melodic minor."),
        (parse_scale, "", "“” is not a scale. Try Eb melodic minor."),
        (
            scale_of_formula,
            [2, 2, 1, 2, 2, 2, 2],
            "“[2, 2, 1, 2, 2, 2, 2]” adds up to 13 half steps instead of 12. Did you mean 2 2 1 2 2 2 1 (major)?",
        ),
        (
            scale_of_formula,
            "2122132",
            "“2122132” adds up to 13 half steps instead of 12. Did you mean 2 1 2 2 1 3 1 (harmonic minor)?",
        ),
        (
            scale_of_formula,
            "2 2 q",
            "“q” in “2 2 q” is not a number of half steps. Did you mean 2 2 3 2 3 (major pentatonic)?",
        ),
        (
            scale_of_formula,
            [12],
            "“[12]” is only one note. A formula has 2 to 12 numbers. Did you mean 2 2 3 2 3 (major pentatonic)?",
        ),
        (scale_of_formula, 5, "“5” is not a formula. Try 2 2 1 2 2 2 1 (major)."),
        (scale_of_formula, [True] * 12, None),
        (scale_of_formula, [], None),
        (scale_of_formula, [6, 6.0], None),
        (scale_of_formula, [0, 12], None),
        (scale_of_formula, [-1, 13], None),
        (scale_of_formula, "²²¹²²²¹", None),
        (scale_of_formula, [10**5000, 1], None),
        (scale_on_tonic, "H", "“H” is not a note. Did you mean B?"),
        (scale_on_tonic, "C###", "“C###” is not a tonic. Did you mean D#?"),
        (scale_on_tonic, None, "“None” is not a note. Try Eb."),
        (parse_chord_symbol, "Cmajj7", "“majj7” in “Cmajj7” is not a kind of chord. Did you mean Cmaj7?"),
        (parse_chord_symbol, "H7", "“H” in “H7” is not a root. Did you mean B7?"),
        (parse_chord_symbol, "H#bm7", "“H#” in “H#bm7” is not a root. Did you mean Bm7?"),
        (parse_chord_symbol, "c#m", "“c#” in “c#m” is not a root. Did you mean C#m?"),
        (parse_chord_symbol, "Fis7", "“is7” in “Fis7” is not a kind of chord. Did you mean F#7?"),
        (parse_chord_symbol, "C/H", "“H” in “C/H” is not a note. Did you mean C/B?"),
        (parse_chord_symbol, "Cbbb", "“Cbbb” is not a root. Did you mean A?"),
        (parse_chord_symbol, "q7", "“q” in “q7” is not a root. Try F#m7b5 or C/E."),
        (parse_chord_symbol, "", "“” is not a chord. Try F#m7b5 or C/E."),
        (parse_chord_symbol, 7, "“7” is not a chord. Try F#m7b5 or C/E."),
        (read_interval, "minor thrid", "“minor thrid” is not an interval. Did you mean minor third?"),
        (read_interval, "H", "“H” is not an interval. Try minor third or m3."),
        (read_interval, "?", "“?” is not an interval. Try minor third or m3."),
        (read_interval, 3, "“3” is not an interval. Try minor third or m3."),
        (read_key, "H#b minor", "“H#b” in “H#b minor” is not a note. Did you mean B minor?"),
        (read_key, "D dorian", "“D dorian” is not a key. Did you mean C major?"),
        (read_key, "A harmonic minor", "“A harmonic minor” is not a key. Did you mean A minor?"),
        (read_key, "C persian", "“C persian” is not a key. Did you mean C major?"),
        (
            read_key,
            "G# major",
            "“G# major” would need 8 sharps or flats, but a key has at most 7. Did you mean Ab major?",
        ),
        (read_note, "Es", "“Es” is not a note. Did you mean Eb?"),
        (read_note, "sol", "“sol” is not a note. Did you mean G?"),
        (read_note, "9", "“9” is not a note. Try Eb or F##."),
    ],
)
def test_what_is_not_understood_gets_one_line(read: Callable[[object], object], text: object, line: str | None) -> None:
    with pytest.raises(BadNotation) as raised:
        read(text)
    said = explain(raised.value)
    assert "\n" not in said
    assert line is None or said == line


ANYTHING = st.one_of(st.text(max_size=30), st.none(), st.integers(), st.lists(st.integers(-3, 14), max_size=14))
LONG = "b" * (LONGEST_TEXT + 1)


@given(ANYTHING)
def test_whatever_comes_is_read_or_refused_in_one_line(value: object) -> None:
    for read in (parse_scale, parse_chord_symbol, scale_of_formula, read_interval, read_key, read_note):
        try:
            read(value)
        except BadNotation as error:
            assert "\n" not in explain(error)  # noqa: PT017 - it need not be raised
    try:
        identify([value])
    except BadNotation as error:
        assert "\n" not in explain(error)  # noqa: PT017 - it need not be raised


@pytest.mark.parametrize(
    "read", [parse_scale, parse_chord_symbol, scale_of_formula, read_interval, read_key, read_note]
)
def test_endless_text_is_refused_in_a_short_line(read: object) -> None:
    with pytest.raises(BadNotation) as raised:
        read(LONG)  # type: ignore[operator]
    assert len(explain(raised.value)) < 200
