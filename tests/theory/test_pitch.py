"""Letters, hours and spelled pitches."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from music21 import pitch as oracle

from musicards.errors import BadNotation
from musicards.theory.pitch import (
    LETTERS,
    MAX_SIGNS,
    NATURAL_HOUR,
    PRINTED_NAMES,
    SHARP_NAMES,
    Letter,
    PitchClass,
    SpelledPitch,
    enharmonic_names,
    hour_above,
    letter_above,
    note_hour,
    parse_pitch,
    printed_hour,
    signs,
)
from tests.helpers.input_errors import raises_bad_notation

PITCHES = st.builds(SpelledPitch, st.sampled_from(LETTERS), st.integers(-6, 6), st.none() | st.integers(-1, 10))
NOT_NAMES: list[object] = ["", "H", "c", " C", "C ", "Cn", "C4", "C#b", "Cb#", "♯", "C♯", "#C", None, 3, True, ["C"]]


def test_clock_has_twelve_hours_from_c_sharp_to_c() -> None:
    assert SHARP_NAMES == ("", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B", "C")


def test_every_printed_name_is_read_back_to_its_hour() -> None:
    assert [len(names) for names in PRINTED_NAMES] == [0, 2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 1, 1]
    for hour, names in enumerate(PRINTED_NAMES):
        assert all(printed_hour(name) == note_hour(name) == hour for name in names)


@pytest.mark.parametrize("name", ["Cb", "B#", "E#", "Fb", "C##", "h", "a", "C4", *NOT_NAMES])
def test_a_name_printed_on_no_card_is_refused(name: object) -> None:
    with raises_bad_notation("is not a name on a card"):
        printed_hour(name)


@pytest.mark.parametrize(
    ("letter", "generic", "above"),
    [("A", 3, "C"), ("A", 1, "A"), ("G", 2, "A"), ("C", 8, "C"), ("F", 7, "E"), ("B", 10, "D")],
)
def test_letters_are_counted_at_both_ends(letter: Letter, generic: int, above: Letter) -> None:
    assert letter_above(letter, generic) == above


@given(st.integers(1, 12), st.integers(-100, 100))
def test_hours_stay_on_the_clock(hour: int, half_steps: int) -> None:
    above = hour_above(PitchClass(hour), half_steps)
    assert 1 <= above <= 12
    assert (above - hour - half_steps) % 12 == 0


@pytest.mark.parametrize(
    ("name", "hour"),
    [("C", 12), ("Cb", 11), ("B#", 12), ("Ebbb", 1), ("F##", 7), ("C" + "#" * 24, 12), ("A" + "b" * 10, 11)],
)
def test_note_may_carry_any_number_of_one_sign(name: str, hour: int) -> None:
    assert note_hour(name) == hour


@pytest.mark.parametrize("name", NOT_NAMES)
def test_an_invalid_note_is_refused(name: object) -> None:
    with raises_bad_notation("is not a note"):
        note_hour(name)


def test_refusal_names_the_value_on_one_short_line() -> None:
    with pytest.raises(BadNotation) as caught:
        note_hour("C\n" * 100_000)
    assert str(caught.value).startswith('not-understood: "C C C')
    assert len(str(caught.value)) < 200


def test_note_with_absurdly_many_signs_is_refused() -> None:
    assert note_hour("C" + "#" * MAX_SIGNS) == (MAX_SIGNS - 1) % 12 + 1
    with pytest.raises(BadNotation):
        note_hour("C" + "#" * (MAX_SIGNS + 1))


@given(PITCHES)
def test_printed_pitch_is_read_back(pitch: SpelledPitch) -> None:
    assert parse_pitch(str(pitch)) == pitch
    assert note_hour(pitch.name) == pitch.hour


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("alteration", range(-3, 4))
def test_hour_and_midi_number_agree_with_music21(letter: Letter, alteration: int) -> None:
    ours = SpelledPitch(letter, alteration, 4)
    theirs = oracle.Pitch(f"{ours.name.replace('b', '-')}4")
    assert ours.midi == int(theirs.ps)
    assert ours.hour % 12 == theirs.pitchClass


def test_octave_belongs_to_the_letter_and_without_one_there_is_no_midi_number() -> None:
    assert parse_pitch("Cb4").midi == parse_pitch("B3").midi == 59
    assert parse_pitch("C").midi is None


def test_fifths_order_the_letters_as_signatures_do() -> None:
    line = [SpelledPitch(letter, sign) for sign in (-1, 0, 1) for letter in "FCGDAEB" if letter in LETTERS]
    assert [pitch.fifths for pitch in line] == list(range(-8, 13))
    assert all(hour_above(low.hour, 7) == high.hour for low, high in pairwise(line))  # half steps on the clock


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("eb", "Eb"),
        ("b", "B"),
        ("bb", "Bb"),
        ("Bb", "Bb"),
        ("bbb4", "Bbb4"),
        ("E♭4", "Eb4"),
        ("f♯", "F#"),
        ("F𝄪", "F##"),
        ("fx3", "F##3"),
        ("A𝄫-1", "Abb-1"),
        ("C♯𝄪", "C###"),
        ("Cx#10", "C###10"),
        ("  G4 ", "G4"),
    ],
)
def test_typed_pitch_may_use_any_writing(text: str, name: str) -> None:
    assert str(parse_pitch(text)) == name


@pytest.mark.parametrize(
    "text",
    ["", "H", "C#b", "C♭♯", "Cxb", "C4#", "C11", "C-2", "C04", "C٤", "C 4", "4", "ß", "C" + "b" * 2000, None, 4, b"C"],
)
def test_typed_text_that_is_not_a_pitch_is_refused(text: object) -> None:
    with raises_bad_notation("is not a note"):
        parse_pitch(text)


@given(st.text(max_size=8))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        pitch = parse_pitch(text)
    except BadNotation:
        return
    assert parse_pitch(str(pitch)) == pitch


def test_signs_are_sharps_or_flats() -> None:
    assert [signs(alteration) for alteration in (-2, -1, 0, 1, 2)] == ["bb", "b", "", "#", "##"]


@pytest.mark.parametrize("hour", range(1, 13))
def test_enharmonic_names_are_all_the_names_there_are(hour: int) -> None:
    every = {letter + sign for letter in NATURAL_HOUR for sign in ("", "#", "b", "##", "bb")}
    assert set(enharmonic_names(PitchClass(hour))) == {name for name in every if note_hour(name) == hour}


def test_enharmonic_names_begin_with_the_simplest() -> None:
    assert enharmonic_names(PitchClass(8)) == ("G#", "Ab")
    assert enharmonic_names(PitchClass(11)) == ("B", "Cb", "A##")
