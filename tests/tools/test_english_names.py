"""Texts in German and French names of notes, read as their English ones."""

from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.theory import NameSystem, SpelledPitch, note_name
from musicards.tools import CHORD_SUFFIXES, LineChord, look_up
from musicards.tools.english_names import to_english_names

PITCHES = [SpelledPitch(letter, sign) for letter in ("A", "B", "C", "D", "E", "F", "G") for sign in (-2, -1, 0, 1, 2)]


@pytest.mark.parametrize(
    ("typed", "names", "english"),
    [
        ("B7", "german", "Bb7"),
        ("H7", "german", "B7"),
        ("Bb7", "german", "Bb7"),
        ("Eb7/G", "german", "Eb7/G"),
        ("Asus4", "german", "Asus4"),
        ("Assus4/Es", "german", "Absus4/Eb"),
        ("hm", "german", "bm"),
        ("b", "german", "bb"),
        ("As: 2 2 1 2 2 2 1", "german", "Ab: 2 2 1 2 2 2 1"),
        ("C E G B", "german", "C E G Bb"),
        ("C Eb G B", "german", "C Eb G B"),
        ("C F# H", "german", "C F# B"),
        ("note H", "german", "note B"),
        ("H4 d5", "german", "B4 D5"),
        ("Dom7", "solfege", "Cm7"),
        ("Fadd9", "solfege", "Fadd9"),
        ("Faadd9", "solfege", "Fadd9"),
        ("mi bemol sol si bemol", "solfege", "Eb G Bb"),
        ("ré m3", "solfege", "d m3"),
        ("la minor", "solfege", "a minor"),
        ("quux", "german", "quux"),
        ("B7", "english", "B7"),
    ],
)
def test_a_text_under_english_names(typed: str, names: NameSystem, english: str) -> None:
    assert to_english_names(typed, names) == english


@pytest.mark.parametrize("names", ["german", "solfege"])
def test_every_symbol_is_read_as_it_is_written(names: NameSystem) -> None:
    for pitch in PITCHES:
        for suffix in CHORD_SUFFIXES:
            chord = LineChord(pitch, suffix)
            assert to_english_names(chord.text(names), names) == str(chord)
            assert to_english_names(chord.text(names, real=True), names) == str(chord)


@pytest.mark.parametrize("names", ["english", "german", "solfege"])
def test_a_row_is_read_as_it_is_written(names: NameSystem) -> None:
    for low in PITCHES:
        row = [low, *PITCHES[::4]]
        typed = " ".join(note_name(pitch, names) for pitch in row)
        found = look_up(typed, names)
        assert found.names == look_up(" ".join(pitch.name for pitch in row)).names


@example("/", "german")
@given(st.text(max_size=300), st.sampled_from(["german", "solfege"]))
def test_rubbish_is_read_or_refused(text: str, names: NameSystem) -> None:
    with suppress(BadNotation):
        assert look_up(text, names).pitches
