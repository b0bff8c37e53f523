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


REFUSED: dict[Callable[[object], object], list[tuple[object, str | None]]] = {
    parse_scale: [
        ("H#b minor", "“H#b” in “H#b minor” is not a note. Did you mean B minor?"),
        (
            "Eb melodik minor",
            "“melodik minor” in “Eb melodik minor” is not a kind of scale. Did you mean Eb melodic minor?",
        ),
        ("E♭ mixolidian", "“mixolidian” in “E♭ mixolidian” is not a kind of scale. Did you mean Eb mixolydian?"),
        ("Ebminor", "“Ebminor” is not a note. Did you mean Eb minor?"),
        ("minor Eb", "“minor” in “minor Eb” is not a note. Did you mean Eb minor?"),
        ("C### major", "“C###” in “C### major” is not a note. Did you mean D# major?"),
        ("Fis moll", "“Fis” in “Fis moll” is not a note. Did you mean F# minor?"),
        ("do major", "“do” in “do major” is not a note. Did you mean C major?"),
        ("J minor", "“J” in “J minor” is not a note. Try Eb natural minor."),
        ("Eb quux", "“quux” in “Eb quux” is not a kind of scale. Try Eb melodic minor."),
        ("H quux", "“H” in “H quux” is not a note. Try Eb melodic minor."),
        ("", "“” is not a scale. Try Eb melodic minor."),
    ],
    scale_of_formula: [
        (
            [2, 2, 1, 2, 2, 2, 2],
            "“[2, 2, 1, 2, 2, 2, 2]” adds up to 13 half steps instead of 12. Did you mean 2 2 1 2 2 2 1 (major)?",
        ),
        ("2122132", "“2122132” adds up to 13 half steps instead of 12. Did you mean 2 1 2 2 1 3 1 (harmonic minor)?"),
        ("2 2 q", "“q” in “2 2 q” is not a number of half steps. Did you mean 2 2 3 2 3 (major pentatonic)?"),
        ([12], "“[12]” is only one note. A formula has 2 to 12 numbers. Did you mean 2 2 3 2 3 (major pentatonic)?"),
        (5, "“5” is not a formula. Try 2 2 1 2 2 2 1 (major)."),
        ([True] * 12, None),
        ([], None),
        ([6, 6.0], None),
        ([0, 12], None),
        ([-1, 13], None),
        ("²²¹²²²¹", None),
        ([10**5000, 1], None),
    ],
    scale_on_tonic: [
        ("H", "“H” is not a note. Did you mean B?"),
        ("C###", "“C###” is not a tonic. Did you mean D#?"),
        (None, "“None” is not a note. Try Eb."),
    ],
    parse_chord_symbol: [
        ("Cmajj7", "“majj7” in “Cmajj7” is not a kind of chord. Did you mean Cmaj7?"),
        ("H7", "“H” in “H7” is not a root. Did you mean B7?"),
        ("H#bm7", "“H#” in “H#bm7” is not a root. Did you mean Bm7?"),
        ("c#m", "“c#” in “c#m” is not a root. Did you mean C#m?"),
        ("Fis7", "“is7” in “Fis7” is not a kind of chord. Did you mean F#7?"),
        ("C/H", "“H” in “C/H” is not a note. Did you mean C/B?"),
        ("Cbbb", "“Cbbb” is not a root. Did you mean A?"),
        ("q7", "“q” in “q7” is not a root. Try F#m7b5 or C/E."),
        ("", "“” is not a chord. Try F#m7b5 or C/E."),
        (7, "“7” is not a chord. Try F#m7b5 or C/E."),
    ],
    read_interval: [
        ("minor thrid", "“minor thrid” is not an interval. Did you mean minor third?"),
        ("H", "“H” is not an interval. Try minor third or m3."),
        ("?", "“?” is not an interval. Try minor third or m3."),
        (3, "“3” is not an interval. Try minor third or m3."),
    ],
    read_key: [
        ("H#b minor", "“H#b” in “H#b minor” is not a note. Did you mean B minor?"),
        ("D dorian", "“D dorian” is not a key. Did you mean C major?"),
        ("A harmonic minor", "“A harmonic minor” is not a key. Did you mean A minor?"),
        ("C persian", "“C persian” is not a key. Did you mean C major?"),
        ("G# major", "“G# major” would need 8 sharps or flats, but a key has at most 7. Did you mean Ab major?"),
    ],
    read_note: [
        ("Es", "“Es” is not a note. Did you mean Eb?"),
        ("sol", "“sol” is not a note. Did you mean G?"),
        ("9", "“9” is not a note. Try Eb or F##."),
    ],
}
"""By reader, what it cannot read, and what it says; None for any line."""


@pytest.mark.parametrize(
    ("read", "text", "line"), [(read, text, line) for read, refused in REFUSED.items() for text, line in refused]
)
def test_what_is_not_understood_gets_one_line(read: Callable[[object], object], text: object, line: str | None) -> None:
    with pytest.raises(BadNotation) as raised:
        read(text)
    said = explain(raised.value)
    assert "\n" not in said
    assert line is None or said == line


ANYTHING = st.one_of(st.text(max_size=30), st.none(), st.integers(), st.lists(st.integers(-3, 14), max_size=14))
READERS = (parse_scale, parse_chord_symbol, scale_of_formula, read_interval, read_key, read_note)


@given(ANYTHING)
def test_whatever_comes_is_read_or_refused_in_one_line(value: object) -> None:
    for read in (*READERS, lambda typed: identify([typed])):
        try:
            read(value)
        except BadNotation as error:
            assert "\n" not in explain(error)  # noqa: PT017 - it need not be raised


@pytest.mark.parametrize("read", READERS)
def test_endless_text_is_refused_in_a_short_line(read: Callable[[object], object]) -> None:
    with pytest.raises(BadNotation) as raised:
        read("b" * (LONGEST_TEXT + 1))
    assert len(explain(raised.value)) < 200
