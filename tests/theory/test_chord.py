"""Chords: spelling, symbols, and degrees of a scale."""

import pytest
from music21 import harmony as oracle
from music21 import key as oracle_key
from music21 import roman as oracle_roman

from musicards.theory.chord import CHORD_KINDS, chords_of_scale, make_chord
from musicards.theory.data import CHORD_NUMERALS, CHORD_SYMBOLS
from musicards.theory.key import KEYS, Key
from musicards.theory.pitch import LETTERS, SpelledPitch, parse_pitch
from musicards.theory.scale import make_scale
from tests.helpers.input_errors import raises_bad_notation

ROOTS = [SpelledPitch(letter, sign) for letter in LETTERS for sign in (-1, 0, 1)]
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
    ("root", "kind", "symbol", "names"),
    [
        ("C", "major", "C", "C E G"),
        ("F#", "half_diminished_seventh", "F#m7b5", "F# A C E"),
        ("Bb", "major_seventh", "Bbmaj7", "Bb D F A"),
        ("Ab", "minor", "Abm", "Ab Cb Eb"),
        ("G#", "dominant_seventh", "G#7", "G# B# D# F#"),
        ("G#", "major_seventh", "G#maj7", "G# B# D# F##"),
        ("B", "diminished_seventh", "Bdim7", "B D F Ab"),
        ("Eb", "augmented", "Ebaug", "Eb G B"),
        ("Db", "diminished_seventh", "Dbdim7", "Db Fb Abb Cbb"),
        ("C", "minor_major_seventh", "CmM7", "C Eb G B"),
        ("C", "augmented_major_seventh", "Caugmaj7", "C E G# B"),
        ("E", "dominant_seventh_flat_five", "E7b5", "E G# Bb D"),
        ("Bbb", "major", "Bbb", "Bbb Db Fb"),
        ("F##", "diminished", "F##dim", "F## A# C#"),
    ],
)
def test_chord_is_spelled_in_thirds(root: str, kind: str, symbol: str, names: str) -> None:
    chord = make_chord(parse_pitch(root), kind)
    assert (chord.symbol, " ".join(chord.names)) == (symbol, names)


def test_every_kind_has_a_symbol_of_its_own_and_a_numeral() -> None:
    assert list(CHORD_SYMBOLS) == list(CHORD_NUMERALS) == list(CHORD_KINDS)
    assert len(set(CHORD_SYMBOLS.values())) == len(CHORD_KINDS)


@pytest.mark.parametrize("kind", ["", "maj", "Major", None, 1, []])
def test_unknown_kind_is_refused(kind: object) -> None:
    with raises_bad_notation("is not a kind of chord"):
        make_chord(parse_pitch("C"), kind)


def test_root_loses_its_octave() -> None:
    assert make_chord(parse_pitch("Eb4"), "minor") == make_chord(parse_pitch("Eb"), "minor")


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
