"""The four ways to name a note, printed, spoken and read."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from music21 import pitch as oracle

from musicards.theory.data import MOVABLE_DO
from musicards.theory.names import (
    FIXED_NAME_SYSTEMS,
    NAME_SYSTEMS,
    NameSystem,
    degree_name,
    german_name,
    movable_do,
    note_name,
    parse_name,
    real_signs,
    spoken_name,
)
from musicards.theory.pitch import LETTERS, SpelledPitch, parse_pitch
from musicards.theory.scale import make_scale
from tests.helpers.input_errors import raises_bad_notation

PITCHES = st.builds(SpelledPitch, st.sampled_from(LETTERS), st.integers(-6, 6))
TONICS = st.builds(SpelledPitch, st.sampled_from(LETTERS), st.integers(-1, 1))
NEAR = [SpelledPitch(letter, alteration) for letter in LETTERS for alteration in range(-3, 4)]


@pytest.mark.parametrize("pitch", [pitch for pitch in NEAR if pitch.name not in {"Abb", "Abbb"}], ids=str)
def test_german_agrees_with_music21_but_for_asas(pitch: SpelledPitch) -> None:
    assert german_name(pitch) == oracle.Pitch(pitch.name.replace("b", "-")).german


@pytest.mark.parametrize("pitch", NEAR, ids=str)
def test_french_agrees_with_music21(pitch: SpelledPitch) -> None:
    assert spoken_name(pitch, "solfege") == oracle.Pitch(pitch.name.replace("b", "-")).french


def test_german_reads_both_double_flats_of_a() -> None:
    assert german_name(parse_pitch("Abb")) == "Asas"
    assert parse_name("Asas", "german") == parse_name("Ases", "german") == parse_pitch("Abb")


@pytest.mark.parametrize(
    ("alteration", "text"), [(0, ""), (1, "♯"), (2, "𝄪"), (3, "♯𝄪"), (4, "𝄪𝄪"), (-1, "♭"), (-2, "𝄫"), (-3, "♭𝄫")]
)
def test_real_signs_are_those_of_print(alteration: int, text: str) -> None:
    assert real_signs(alteration) == text


@pytest.mark.parametrize(
    ("name", "english", "french", "plain_french"),
    [
        ("C", "C", "do", "do"),
        ("Eb", "E♭", "mi♭", "mi bemol"),
        ("D##", "D𝄪", "ré𝄪", "re double diese"),
        ("Bbb", "B𝄫", "si𝄫", "si double bemol"),
        ("F###", "F♯𝄪", "fa♯𝄪", "fa triple diese"),
    ],
)
def test_printed_names_have_real_signs_or_are_ascii(name: str, english: str, french: str, plain_french: str) -> None:
    pitch = parse_pitch(name)
    assert (note_name(pitch, "english"), note_name(pitch, "english", real=True)) == (name, english)
    assert (note_name(pitch, "solfege", real=True), note_name(pitch, "solfege")) == (french, plain_french)


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        *(("C", "C"), ("F#", "F sharp"), ("Bb", "B flat"), ("G##", "G double sharp"), ("Abbb", "A triple flat")),
        *(("Abbbb", "A quadruple flat"), ("A#####", "A 5 times sharp")),
    ],
)
def test_spoken_english_is_words_alone(name: str, spoken: str) -> None:
    assert spoken_name(parse_pitch(name)) == spoken


@given(PITCHES, st.sampled_from(FIXED_NAME_SYSTEMS))
def test_every_form_is_read_back(pitch: SpelledPitch, system: NameSystem) -> None:
    plain, real, spoken = note_name(pitch, system), note_name(pitch, system, real=True), spoken_name(pitch, system)
    for text in (plain, real, spoken, plain.upper(), plain.lower(), f" {spoken} "):
        assert parse_name(text, system) == pitch


@given(PITCHES, TONICS, st.sampled_from(NAME_SYSTEMS))
def test_plain_names_are_ascii(pitch: SpelledPitch, tonic: SpelledPitch, system: NameSystem) -> None:
    assert note_name(pitch, system, tonic=tonic).isascii()


@pytest.mark.parametrize("text", ["Ré#", "re♯", "re\u0301 die\u0300se", "RÉ  DIÈSE", "re diese"])
def test_french_may_be_typed_with_or_without_accents(text: str) -> None:
    assert parse_name(text, "solfege").name == "D#"


@pytest.mark.parametrize(
    ("name", "tonic", "degree"),
    [
        *(("C", "C", "1"), ("Eb", "C", "b3"), ("F#", "C", "#4"), ("B", "C", "7"), ("Cb", "C", "b1")),
        *(("G", "Eb", "3"), ("Gb", "Eb", "b3"), ("F##", "G#", "7"), ("C", "B#", "bb2"), ("Bbb", "C", "bb7")),
    ],
)
def test_degree_is_measured_by_the_major_scale(name: str, tonic: str, degree: str) -> None:
    pitch, first = parse_pitch(name), parse_pitch(tonic)
    assert degree_name(pitch, first) == degree
    assert degree_name(pitch, first, real=True) == real_signs(degree.count("#") - degree.count("b")) + degree[-1]


@pytest.mark.parametrize("tonic", ["Cb", "F", "C", "D", "C#"])
def test_major_scale_is_one_to_seven_and_do_to_ti(tonic: str) -> None:
    scale = make_scale(tonic, "major").pitches
    assert [degree_name(pitch, scale[0]) for pitch in scale] == list("1234567")
    assert [movable_do(pitch, scale[0]) for pitch in scale] == ["do", "re", "mi", "fa", "sol", "la", "ti"]


@pytest.mark.parametrize(
    ("names", "syllables"),
    [
        ("C C# D D# E F F# G G# A A# B", "do di re ri mi fa fi sol si la li ti"),
        ("B Bb A Ab G Gb F E Eb D Db C", "ti te la le sol se fa mi me re ra do"),
    ],
)
def test_movable_do_has_a_syllable_for_each_printed_accidental(names: str, syllables: str) -> None:
    tonic = parse_pitch("C")
    assert [movable_do(parse_pitch(name), tonic) for name in names.split()] == syllables.split()


def test_no_syllable_is_sung_for_two_notes() -> None:
    assert len(set(MOVABLE_DO.values())) == len(MOVABLE_DO)


def test_note_without_a_syllable_gets_its_degree() -> None:
    e_sharp, c = parse_pitch("E#"), parse_pitch("C")
    assert movable_do(e_sharp, c) is None
    assert note_name(e_sharp, "movable_do", tonic=c) == "#3"


@pytest.mark.parametrize("system", ["degrees", "movable_do"])
def test_naming_by_degree_without_a_tonic_is_refused(system: str) -> None:
    with raises_bad_notation("are counted from a tonic"):
        note_name(parse_pitch("C"), system)
    with raises_bad_notation("is not a way to name notes here"):
        spoken_name(parse_pitch("C"), system)
    with raises_bad_notation("is not a way to name notes here"):
        parse_name("1", system)


@pytest.mark.parametrize("system", ["", "English", "dutch", None, 1, []])
def test_unknown_system_is_refused(system: object) -> None:
    with raises_bad_notation("is not a way to name notes here"):
        note_name(parse_pitch("C"), system)


@pytest.mark.parametrize(
    ("system", "text"),
    [
        *(("english", "H"), ("english", "E4"), ("english", ""), ("english", "E sharp flat"), ("english", None)),
        *(("german", "Bb"), ("german", "Aes"), ("german", "Ees"), ("german", "Hes"), ("german", "Besis")),
        *(("solfege", "ut"), ("solfege", "ti"), ("solfege", "do re"), ("solfege", "é"), ("solfege", "si" + "b" * 500)),
    ],
)
def test_an_invalid_name_in_a_system_is_refused(system: str, text: object) -> None:
    with raises_bad_notation("is not a note"):
        parse_name(text, system)


def test_the_page_has_the_same_movable_do() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "naming" / "notations.ts"
    found = re.search(r"MOVABLE_DO = \[(.*)\]", page.read_text(encoding="utf-8"))
    assert found
    rows = [row.split() for row in re.findall(r"'([^']*)'", found[1])]
    of_page = {(degree, raised - 1): row[raised] for degree, row in enumerate(rows, 1) for raised in range(3)}
    assert {place: syllable for place, syllable in of_page.items() if syllable != "-"} == MOVABLE_DO
