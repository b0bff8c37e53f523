"""Chord symbols in all forms, compared with music21; where the two differ is listed in `oracles` with the reason.

`test_tonal` compares the symbols that tonal knows.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from music21 import harmony

from musicards.errors import BadNotation
from musicards.theory import parse_interval, parse_pitch
from musicards.tools import CHORD_NAMES, chord_on, parse_chord_symbol
from musicards.tools.chord_data import CHORD_TABLE
from musicards.tools.chord_suffixes import read_suffix
from musicards.tools.lines import read_chord_in
from tests.helpers.input_errors import raises_bad_notation
from tests.tools.oracles import MUSIC21_KINDS, MUSIC21_UNKNOWN, PRINTED_BOOKS, names_in_music21, suffixes_in

ROOTS = [letter + sign for letter in "CDEFGAB" for sign in ("", "#", "##", "b", "bb")]


@pytest.mark.parametrize("kind", ["", "maj", "Major"])
def test_unknown_kind_is_refused(kind: str) -> None:
    with raises_bad_notation("is not a kind of chord"):
        chord_on(parse_pitch("C"), kind)


def test_root_loses_its_octave() -> None:
    assert chord_on(parse_pitch("Eb4"), "minor") == chord_on(parse_pitch("Eb"), "minor")


def test_no_two_rows_share_degrees_a_name_or_a_writing() -> None:
    assert len({degrees for _, degrees, _ in CHORD_TABLE}) == len(CHORD_TABLE) == len(set(CHORD_NAMES))
    for kind, degrees, texts in CHORD_TABLE:
        for text in texts:
            assert read_suffix(text) == (kind, tuple(degrees.split())), text


@pytest.mark.parametrize("kind", CHORD_NAMES)
def test_every_kind_reads_back_from_its_symbol(kind: str) -> None:
    for root in ("C", "F#", "Bb", "Ebb"):
        chord = chord_on(parse_pitch(root), kind)
        assert parse_chord_symbol(chord.symbol) == chord
        assert len(set(chord.names)) == len(chord.names) == len(chord.intervals) + 1
        assert chord.words == f"{root} {kind}"
        assert chord.hours == tuple([pitch.hour for pitch in chord.pitches])


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("F♯m7♭5", "F# A C E"),
        ("F#-7(b5)", "F# A C E"),
        ("Bb13#11", "Bb D F Ab C E G"),
        ("C△7", "C E G B"),
        ("CΔ7", "C E G B"),
        ("Cm(maj7)", "C Eb G B"),
        ("Cmmaj7", "C Eb G B"),
        ("C-Δ", "C Eb G B"),
        ("Cmin7b5", "C Eb Gb Bb"),
        ("Cm7(b5)", "C Eb Gb Bb"),
        ("CM7#5", "C E G# B"),
        ("C7(b5)", "C E Gb Bb"),
        ("C major 7", "C E G B"),
        ("Cm(maj9)", "C Eb G B D"),
        ("Bb5", "Bb F"),
        ("B(b5)", "B D# F"),
        ("B(b9)", "B D# F# C"),
        ("C7-9", "C E G Bb Db"),
        ("C7+5", "C E G# Bb"),
        ("C7(b9,#11)", "C E G Bb Db F#"),
        ("Cm7(b5,11)", "C Eb Gb Bb F"),
        ("C7(13)", "C E G Bb A"),
        ("C7/13", "C E G Bb A"),
        ("C6/9#11", "C E G A D F#"),
        ("Cmaj7without5", "C E B"),
        ("C6(9)", "C E G A D"),
        ("C9no3", "C G Bb D"),
        ("C6sus4", "C F G A"),
        ("Cdim(maj7)", "C Eb Gb B"),
        ("Fx7", "F## A## C## E#"),
    ],
)
def test_symbols_are_spelled_from_their_root(text: str, names: str) -> None:
    assert " ".join(parse_chord_symbol(text).names) == names


@pytest.mark.parametrize(
    ("degrees", "suffix"),
    [(degrees, each) for degrees, texts in PRINTED_BOOKS.items() for each in suffixes_in(texts)],
)
def test_symbols_of_printed_books_are_read(degrees: str, suffix: str) -> None:
    for root in ("C", "F#", "Bb"):
        assert " ".join(parse_chord_symbol(root + suffix).degrees) == degrees
        assert parse_chord_symbol(f"{root}{suffix}/D").bass == parse_pitch("D")
        assert " " not in parse_chord_symbol(root + suffix).symbol
        assert read_chord_in(parse_chord_symbol(root + suffix).symbol, "english") is not None  # transposed, too


@pytest.mark.parametrize(
    ("text", "others"), [("C4", "Cadd4 Cquartal"), ("F#2/E", "F#sus2/E"), ("C7+", "Cmaj7"), ("C7", "")]
)
def test_other_meanings_of_a_symbol(text: str, others: str) -> None:
    assert " ".join(str(chord) for chord in parse_chord_symbol(text).others) == others


@pytest.mark.parametrize(
    ("text", "bass", "inversion", "from_bass"),
    [
        ("C/E", "E", 1, "E G C"),
        ("C/G", "G", 2, "G C E"),
        ("C/C", "C", 0, "C E G"),
        ("C/D", "D", None, "D C E G"),
        ("Cdim7/A", "A", 3, "A C Eb Gb"),
        ("Am7/g", "G", 3, "G A C E"),
        ("C6/9/E", "E", 1, "E G A D C"),
        ("Bb13#11/F", "F", 2, "F Ab C E G Bb D"),
    ],
)
def test_bass_after_a_stroke(text: str, bass: str, inversion: int | None, from_bass: str) -> None:
    chord = parse_chord_symbol(text)
    assert chord.bass is not None
    assert (chord.bass.name, chord.inversion, " ".join(chord.from_bass)) == (bass, inversion, from_bass)


def test_words_and_intervals() -> None:
    chord = parse_chord_symbol("F#m7b5/C")
    assert chord.words == "F# half diminished seventh over C"
    assert [interval.short for interval in chord.intervals] == ["m3", "d5", "m7"]
    assert parse_chord_symbol("C").from_bass == ("C", "E", "G")


@pytest.mark.parametrize(
    "text", ["C/", "C//E", "C(", "C7(b9", "C7)b9(", "C()", "C,", "C7(b9,)", "C7b9b9", "C5no3", "C/E/G"]
)
def test_half_written_symbols_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_chord_symbol(text)


@pytest.mark.parametrize(
    ("text", "interval", "down", "expected"),
    [
        ("F#-7(b5)/C", "m3", False, "A-7(b5)/Eb"),
        ("CΔ7", "M2", True, "BbΔ7"),
        ("Bb6/9", "P5", False, "F6/9"),
        ("G#m", "A1", False, "G##m"),
    ],
)
def test_transposing_keeps_the_notation(text: str, interval: str, down: bool, expected: str) -> None:
    assert str(parse_chord_symbol(text).transposed(parse_interval(interval), down=down)) == expected


@given(
    st.sampled_from(ROOTS[:35:2]),
    st.sampled_from([text for _, _, texts in CHORD_TABLE for text in texts]),
    st.booleans(),
)
def test_transposing_there_and_back_is_the_same_chord(root: str, suffix: str, down: bool) -> None:
    # A suffix in parentheses cannot be mistaken for a sign of the root, but parentheses cannot be nested.
    chord = parse_chord_symbol(root + suffix if "(" in suffix or not suffix else f"{root}({suffix})")
    third = parse_interval("m3")
    there = chord.transposed(third, down=down)
    assert there.degrees == chord.degrees
    assert there.transposed(third, down=not down) == chord


@given(st.text(alphabet="CFBb#mMajdisu745913+-°øΔ^(),/no x♭", max_size=14))
def test_any_text_is_a_chord_or_one_clear_line(text: str) -> None:
    try:
        chord = parse_chord_symbol(text)
    except BadNotation as error:
        assert "\n" not in str(error)  # noqa: PT017 - it need not be raised
    else:
        assert len(set(chord.names)) == len(chord.names)


@pytest.mark.parametrize("kind", harmony.CHORD_TYPES)
def test_chords_are_spelled_as_in_music21(kind: str) -> None:
    for symbol in harmony.CHORD_TYPES[kind][1]:
        if kind in MUSIC21_UNKNOWN:
            with pytest.raises(BadNotation):
                parse_chord_symbol(f"C{symbol}")
            continue
        for root in [root for root in ROOTS if len(root) < 3]:
            chord = parse_chord_symbol(root + symbol)
            if kind in MUSIC21_KINDS:
                assert chord.degrees == tuple(MUSIC21_KINDS[kind][0].split())
            else:
                assert sorted(chord.names) == names_in_music21(root, kind), chord.symbol
