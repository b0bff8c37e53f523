"""Chords: spelling, symbols, degrees of a scale, and recognizing chords."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from music21 import harmony as oracle
from music21 import key as oracle_key
from music21 import roman as oracle_roman

from musicards.errors import BadNotation
from musicards.theory.chord import (
    CHORD_KINDS,
    Chord,
    chords_of_hours,
    chords_of_scale,
    identify_chord,
    make_chord,
    parse_chord,
)
from musicards.theory.data import CHORD_ALIASES, CHORD_NUMERALS, CHORD_SYMBOLS
from musicards.theory.key import KEYS, Key
from musicards.theory.pitch import LETTERS, SpelledPitch, parse_pitch, printed_hour
from musicards.theory.scale import make_scale
from tests.helpers.input_errors import raises_bad_notation

ROOTS = [SpelledPitch(letter, sign) for letter in LETTERS for sign in (-1, 0, 1)]
CHORDS = st.builds(make_chord, st.sampled_from(ROOTS), st.sampled_from(CHORD_KINDS))
MUSIC21_KINDS = {
    "major": "major",
    "minor": "minor",
    "diminished": "diminished",
    "augmented": "augmented",
    "dominant_seventh": "dominant-seventh",
    "major_seventh": "major-seventh",
    "minor_seventh": "minor-seventh",
    "minor_major_seventh": "minor-major-seventh",
    "half_diminished_seventh": "half-diminished-seventh",
    "diminished_seventh": "diminished-seventh",
    "augmented_seventh": "augmented-seventh",
    "augmented_major_seventh": "augmented-major-seventh",
}


@pytest.mark.parametrize("kind", MUSIC21_KINDS)
def test_chords_on_every_singly_altered_root_agree_with_music21(kind: str) -> None:
    for root in ROOTS:
        theirs = oracle.ChordSymbol(root=root.name.replace("b", "-"), kind=MUSIC21_KINDS[kind])
        assert list(make_chord(root, kind).names) == [pitch.name.replace("-", "b") for pitch in theirs.pitches]


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_numerals_of_triads_agree_with_music21(key: Key) -> None:
    theirs = oracle_key.Key(key.tonic.replace("b", "-"), key.mode)
    for found in chords_of_scale(key.scale):
        notes = oracle_roman.RomanNumeral(found.numeral.replace("°", "o"), theirs).pitches
        assert list(found.names) == [pitch.name.replace("-", "b") for pitch in notes]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("C", "C E G"),
        ("F#m7b5", "F# A C E"),
        ("Bbmaj7", "Bb D F A"),
        ("Abm", "Ab Cb Eb"),
        ("G#7", "G# B# D# F#"),
        ("G#maj7", "G# B# D# F##"),
        ("Bdim7", "B D F Ab"),
        ("Ebaug", "Eb G B"),
        ("Dbdim7", "Db Fb Abb Cbb"),
        ("CmM7", "C Eb G B"),
        ("Caugmaj7", "C E G# B"),
        ("E7b5", "E G# Bb D"),
        ("Bbb", "Bbb Db Fb"),
        ("F##dim", "F## A# C#"),
    ],
)
def test_chord_is_spelled_in_thirds(text: str, names: str) -> None:
    assert " ".join(parse_chord(text).names) == names


@given(CHORDS)
def test_symbol_is_read_back(chord: Chord) -> None:
    assert parse_chord(chord.symbol) == parse_chord(str(chord)) == chord


@pytest.mark.parametrize(("kind", "texts"), list(CHORD_ALIASES.items()))
def test_other_writings_are_read(kind: str, texts: tuple[str, ...]) -> None:
    assert {parse_chord(f"Eb{text}").kind for text in texts} == {kind}


def test_no_writing_means_two_kinds() -> None:
    writings = [*CHORD_SYMBOLS.values(), *(text for texts in CHORD_ALIASES.values() for text in texts)]
    assert len(set(writings)) == len(writings)


def test_every_kind_has_a_symbol_and_a_numeral() -> None:
    assert list(CHORD_SYMBOLS) == list(CHORD_NUMERALS) == list(CHORD_ALIASES) == list(CHORD_KINDS)


@pytest.mark.parametrize("text", ["F♯m7♭5", " F#m7b5 ", "F#ø"])
def test_real_signs_and_spaces_around_are_read(text: str) -> None:
    assert parse_chord(text).symbol == "F#m7b5"


@pytest.mark.parametrize(
    "text",
    ["", "H", "c", "m7", "C/E", "Cmaj9", "C###", "Bbbbm", "C#b", "C m", "Bb5", "C" * 5000, None, 7, ["C"]],
)
def test_an_invalid_chord_is_refused(text: object) -> None:
    with raises_bad_notation("is not a chord"):
        parse_chord(text)


@pytest.mark.parametrize("kind", ["", "maj", "Major", None, 1, []])
def test_unknown_kind_is_refused(kind: object) -> None:
    with raises_bad_notation("is not a kind of chord"):
        make_chord(parse_pitch("C"), kind)


def test_root_loses_its_octave() -> None:
    assert make_chord(parse_pitch("Eb4"), "minor") == parse_chord("Ebm")


def test_words_say_root_and_kind() -> None:
    assert parse_chord("F#m7b5").words == "F# half diminished seventh"


@given(CHORDS, st.integers(0, 3))
def test_spelled_chord_is_recognized_in_every_inversion(chord: Chord, inversion: int) -> None:
    if inversion < len(chord.names):
        lowest, *others = chord.inverted(inversion)
        for order in permutations(others):
            found = identify_chord([lowest, *order, lowest])
            assert found is not None
            assert (found.chord, found.inversion) == (chord, inversion)


@pytest.mark.parametrize(
    ("notes", "symbol", "figures"),
    [
        ("C E G", "C", ""),
        ("E G C", "C/E", "6"),
        ("G C E", "C/G", "64"),
        ("G B D F", "G7", "7"),
        ("B D F G", "G7/B", "65"),
        ("D F G B", "G7/D", "43"),
        ("F G B D", "G7/F", "42"),
        ("C E G#", "Caug", ""),
        ("C E Ab", "Abaug/C", "6"),
        ("F A B D", "Bm7b5/F", "43"),
    ],
)
def test_recognized_chord_has_symbol_and_figures(notes: str, symbol: str, figures: str) -> None:
    found = identify_chord(notes.split())
    assert found is not None
    assert (found.symbol, found.figures) == (symbol, figures)


@pytest.mark.parametrize("notes", ["", "C", "C G", "C D# G", "C D E", "C E G A#", "C D E F G A B"])
def test_notes_that_do_not_spell_a_chord_are_not_one(notes: str) -> None:
    assert identify_chord(notes.split()) is None


def test_recognizing_refuses_invalid_notes() -> None:
    with pytest.raises(BadNotation):
        identify_chord(["C", "H", "G"])


@pytest.mark.parametrize(
    ("notes", "symbols"),
    [
        ("C D# G", "Cm"),
        ("C E G#", "Eaug Abaug Caug"),
        ("B D F G#", "Ddim7 Fdim7 G#dim7 Bdim7"),
        ("C# F G#", "Db"),
        ("D# G A#", "Eb"),
        ("C D E", ""),
    ],
)
def test_chords_are_found_by_sound_under_the_simplest_root(notes: str, symbols: str) -> None:
    found = chords_of_hours(printed_hour(name) for name in notes.split())
    assert sorted(chord.symbol for chord in found) == sorted(symbols.split())


@given(CHORDS)
def test_every_chord_is_found_by_its_sound(chord: Chord) -> None:
    found = [(other.root.hour, other.kind) for other in chords_of_hours(chord.hours)]
    assert (chord.root.hour, chord.kind) in found


@pytest.mark.parametrize(
    ("tonic", "kind", "numerals"),
    [
        ("C", "major", "I ii iii IV V vi vii°"),
        ("A", "natural_minor", "i ii° III iv v VI VII"),
        ("A", "harmonic_minor", "i ii° III+ iv V VI vii°"),
        ("A", "melodic_minor", "i ii III+ IV V vi° vii°"),
        ("D", "dorian", "i ii III IV v vi° VII"),
    ],
)
def test_triads_have_their_numerals(tonic: str, kind: str, numerals: str) -> None:
    assert " ".join(found.numeral for found in chords_of_scale(make_scale(tonic, kind))) == numerals


@pytest.mark.parametrize(
    ("tonic", "kind", "symbols", "numerals"),
    [
        ("C", "major", "Cmaj7 Dm7 Em7 Fmaj7 G7 Am7 Bm7b5", "Imaj7 ii7 iii7 IVmaj7 V7 vi7 viiø7"),
        (
            "A",
            "harmonic_minor",
            "AmM7 Bm7b5 Caugmaj7 Dm7 E7 Fmaj7 G#dim7",
            "imaj7 iiø7 III+maj7 iv7 V7 VImaj7 vii°7",
        ),
    ],
)
def test_sevenths_have_symbols_and_numerals(tonic: str, kind: str, symbols: str, numerals: str) -> None:
    found = chords_of_scale(make_scale(tonic, kind), sevenths=True)
    assert " ".join(str(each.chord) for each in found) == symbols
    assert " ".join(each.numeral for each in found) == numerals


def test_degree_without_a_known_chord_still_shows_its_notes() -> None:
    found = chords_of_scale(make_scale("C", "custom", [1, 3, 1, 2, 1, 3, 1]))
    assert [(each.degree, each.numeral, each.chord) for each in found][6] == (7, "VII", None)
    assert found[6].names == ("B", "Db", "F")


@pytest.mark.parametrize("kind", ["blues", "whole_tone", "major_pentatonic"])
def test_scale_of_other_than_seven_notes_has_no_chords_on_degrees(kind: str) -> None:
    with raises_bad_notation("chords on degrees need seven"):
        chords_of_scale(make_scale("C", kind))


@pytest.mark.parametrize(("text", "inversion"), [("C", 3), ("C", -1), ("C7", 4)])
def test_inversion_that_a_chord_does_not_have_is_refused(text: str, inversion: int) -> None:
    with raises_bad_notation("has no inversion"):
        parse_chord(text).inverted(inversion)
