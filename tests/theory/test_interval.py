"""Intervals and transposition. `tests/tools/test_tonal.py` compares every interval between two notes with tonal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.theory.interval import Interval, interval_between, parse_interval, transpose
from musicards.theory.pitch import LETTERS, SpelledPitch, parse_pitch
from tests.helpers.input_errors import raises_bad_notation

PITCHES = st.builds(SpelledPitch, st.sampled_from(LETTERS), st.integers(-3, 3), st.integers(0, 8))
INTERVALS = st.builds(
    lambda generic, more: Interval(generic, _size(generic) + more), st.integers(2, 30), st.integers(-7, 7)
)


def _size(generic: int) -> int:
    return 12 * ((generic - 1) // 7) + (0, 2, 4, 5, 7, 9, 11)[(generic - 1) % 7]


@pytest.mark.parametrize(
    ("generic", "half_steps", "name", "short"),
    [
        (1, 0, "perfect unison", "P1"),
        (1, 1, "augmented unison", "A1"),
        (2, 0, "diminished second", "d2"),
        (2, -1, "doubly diminished second", "dd2"),
        (3, 3, "minor third", "m3"),
        (4, 6, "augmented fourth", "A4"),
        (5, 6, "diminished fifth", "d5"),
        (4, 7, "doubly augmented fourth", "AA4"),
        (7, 8, "doubly diminished seventh", "dd7"),
        (8, 12, "perfect octave", "P8"),
        (9, 13, "minor ninth", "m9"),
        (15, 24, "perfect double octave", "P15"),
        (16, 26, "major 16th", "M16"),
        (22, 36, "perfect 22nd", "P22"),
        (4, 10, "5 times augmented fourth", "AAAAA4"),
    ],
)
def test_quality_is_named(generic: int, half_steps: int, name: str, short: str) -> None:
    interval = Interval(generic, half_steps)
    assert (interval.name, str(interval), interval.short) == (name, name, short)


@given(INTERVALS)
def test_printed_interval_is_read_back_short_and_in_words(interval: Interval) -> None:
    assert parse_interval(interval.short) == parse_interval(interval.name) == interval


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("minor 3rd", "m3"),
        ("Perfect  Fifth", "P5"),
        ("half step", "m2"),
        ("whole step", "M2"),
        ("tritone", "A4"),
        ("octave", "P8"),
        ("unison", "P1"),
        ("augmented 11th", "A11"),
        (" M7 ", "M7"),
    ],
)
def test_interval_may_be_said_in_other_words(text: str, short: str) -> None:
    assert parse_interval(text).short == short


@pytest.mark.parametrize(
    "text",
    [
        *("", "M5", "P3", "m4", "d1", "dd1", "P0", "AM3", "PP5", "m", "3", "-m3", "M100", "p5"),
        *("major fifth", "perfect third", "doubly minor third", "diminished unison", "minor", "minor thing"),
        *("minor 0th", "0 times augmented fourth", "minor ٣rd", "A" * 5000 + "4", None, 3, True, ["m3"]),
    ],
)
def test_an_invalid_interval_is_refused(text: object) -> None:
    with raises_bad_notation("is not an interval"):
        parse_interval(text)


@pytest.mark.parametrize(("generic", "half_steps"), [(0, 0), (-3, -3), (1, -1)])
def test_interval_that_does_not_lead_upward_is_refused(generic: int, half_steps: int) -> None:
    with raises_bad_notation("name the lower note first"):
        Interval(generic, half_steps)


@given(PITCHES, INTERVALS)
def test_transposing_makes_the_interval_and_down_again_is_the_same_note(
    pitch: SpelledPitch, interval: Interval
) -> None:
    above = transpose(pitch, interval)
    assert interval_between(pitch, above) == interval
    assert transpose(above, interval, down=True) == pitch


@given(PITCHES, INTERVALS)
def test_transposing_moves_the_sound_by_the_half_steps(pitch: SpelledPitch, interval: Interval) -> None:
    above = transpose(pitch, interval)
    assert pitch.midi is not None
    assert above.midi == pitch.midi + interval.half_steps


@given(PITCHES, INTERVALS)
def test_octave_changes_no_spelling(pitch: SpelledPitch, interval: Interval) -> None:
    without = transpose(SpelledPitch(pitch.letter, pitch.alteration), interval)
    assert without.octave is None
    assert without.name == transpose(pitch, interval).name


@pytest.mark.parametrize(
    ("short", "inverted"),
    [("P1", "P8"), ("m2", "M7"), ("A4", "d5"), ("dd7", "AA2"), ("A1", "d8"), ("d8", "A1"), ("M10", "m6"), ("A8", "d8")],
)
def test_inversion_turns_the_quality_round(short: str, inverted: str) -> None:
    assert parse_interval(short).inversion.short == inverted


@given(INTERVALS)
def test_interval_and_its_inversion_make_an_octave(interval: Interval) -> None:
    inversion, simple = interval.inversion, interval.simple
    assert inversion.generic + simple.generic == 9
    assert inversion.half_steps + simple.half_steps == 12
    assert inversion.inversion == simple


@pytest.mark.parametrize(("short", "simple"), [("M10", "M3"), ("P15", "P8"), ("A15", "A1"), ("m7", "m7"), ("d8", "d8")])
def test_compound_interval_is_made_simple(short: str, simple: str) -> None:
    assert parse_interval(short).simple.short == simple


def test_without_octaves_the_second_note_is_the_next_one_above() -> None:
    assert interval_between(parse_pitch("C#"), parse_pitch("C")).name == "diminished octave"
    assert interval_between(parse_pitch("C"), parse_pitch("C#")).name == "augmented unison"


@pytest.mark.parametrize(("low", "high"), [("E4", "C4"), ("C#4", "C4"), ("C5", "B4")])
def test_interval_from_a_higher_note_is_refused(low: str, high: str) -> None:
    with raises_bad_notation(f"Name the lower note first, not “{low} {high}”"):
        interval_between(parse_pitch(low), parse_pitch(high))


def test_note_with_and_note_without_octave_are_not_measured() -> None:
    with raises_bad_notation("Give both notes an octave"):
        interval_between(parse_pitch("C4"), parse_pitch("E"))
