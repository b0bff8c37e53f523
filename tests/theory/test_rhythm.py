"""Rhythms and meters, compared with music21."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from music21 import duration, meter

from musicards.errors import BadNotation
from musicards.theory import (
    VALUE_LETTERS,
    Meter,
    RhythmNote,
    parse_meter,
    parse_rhythm,
    rhythm_text,
    sounding,
)

METERS = ("2/4", "3/4", "4/4", "2/2", "3/8", "6/8", "9/8", "12/8")


@pytest.mark.parametrize("text", METERS)
def test_a_meter_has_the_beats_of_music21(text: str) -> None:
    ours, theirs = parse_meter(text), meter.TimeSignature(text)
    assert Fraction(ours.length, 4) == theirs.barDuration.quarterLength
    if text != "3/8":  # music21 counts one dotted quarter there
        assert (ours.pulses, Fraction(ours.beat, 4)) == (theirs.beatCount, theirs.beatDuration.quarterLength)
    assert ours.is_compound == (text in {"6/8", "9/8", "12/8"})


@pytest.mark.parametrize("letter", VALUE_LETTERS)
def test_note_values_are_as_long_as_in_music21(letter: str) -> None:
    names = {"w": "whole", "h": "half", "q": "quarter", "e": "eighth", "s": "16th"}
    plain = duration.Duration(names[letter])
    assert Fraction(RhythmNote(VALUE_LETTERS[letter]).length, 4) == plain.quarterLength
    if letter != "s":
        dotted = duration.Duration(plain.quarterLength * Fraction(3, 2))
        assert (dotted.type, dotted.dots) == (names[letter], 1)
        assert Fraction(RhythmNote(VALUE_LETTERS[letter], is_dotted=True).length, 4) == dotted.quarterLength


@given(st.lists(st.sampled_from(["q", "ee", "Q", "e.s", "ssss", "eE", "e~e"]), min_size=4, max_size=4))
def test_what_is_written_is_read(figures: list[str]) -> None:
    text = "".join(figures)
    rhythm = parse_rhythm(text, Meter(4, 4))
    assert rhythm_text(rhythm) == text
    assert sum(length for _, length in sounding(rhythm)) == sum(
        note.length for measure in rhythm for note in measure if not note.is_rest
    )


def test_tied_notes_are_one_sound_across_the_bar_line() -> None:
    assert sounding(parse_rhythm("Qqh~|hH", Meter(4, 4))) == ((4, 4), (8, 16))


@pytest.mark.parametrize("text", ["qqq", "qqqqq", "qqqx", "s.qqq", "qqqq~", "qqq~Q", "Q~qqq", "qqqq|", "", "qqqq|qqq"])
def test_what_is_no_rhythm_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_rhythm(text, Meter(4, 4))


@pytest.mark.parametrize("text", ["", "4", "4/3", "0/4", "20/4", "4/4 "])
def test_what_is_no_meter_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_meter(text)
