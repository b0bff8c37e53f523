"""Chord symbols in all forms, compared with music21; where the two differ is listed here with the reason.

`test_tonal` compares the symbols that tonal knows.
"""

import re
from functools import cache
from typing import Final

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

ROOTS = [letter + sign for letter in "CDEFGAB" for sign in ("", "#", "##", "b", "bb")]
APART: Final = {
    # music21 stacks all thirds; the third is left out below an eleventh, and the eleventh below a thirteenth.
    "dominant-11th": "1 5 b7 9 11",
    "major-13th": "1 3 5 7 9 13",
    "dominant-13th": "1 3 5 b7 9 13",
    "minor-13th": "1 b3 5 b7 9 13",
    "minor-major-13th": "1 b3 5 7 9 13",
    "augmented-11th": "1 #5 b7 9 11",
    "augmented-major-13th": "1 3 #5 7 9 13",
    "augmented-dominant-13th": "1 3 #5 b7 9 13",
    "half-diminished-13th": "1 b3 b5 b7 9 13",
    # The flat nine is added to a diminished triad as to any triad; music21 puts a seventh below.
    "diminished-minor-ninth": "1 b3 b5 b9",
}
UNKNOWN: Final = {
    # Chords that have names in harmony lessons, and are no symbols of lead sheets.
    *("Neapolitan", "Italian", "French", "German", "Tristan", "pedal"),
    "diminished-11th",  # a stack of thirds that no lead sheet asks for
}


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


# The suffixes of printed books, with the degrees that their own charts of chords give. MA, MI and SUS are from The New
# Real Book by Sher Music, brackets and rows of alterations from Brandt and Roemer: Standardized Chord Symbol Notation.
# The triangle as ^ and h are from iReal Pro, j7 from Jungbluth: Jazz-Harmonielehre, 7M and 4/7 from Chediak: Songbook.
IN_BOOKS: Final = {
    "1 3 5 7": "MA7 Maj7 MAJ7 7M 7maj Δ △7 ^ ^7 j7 j J7 7j (maj7) MA(7) maj.7 Δ⁷",
    "1 b3 5 b7": "m-7 MI7 MIN7 Min7 mi7 min.7 -7 m(7) m⁷",
    "1 b3 5 7": "m-maj7 min-maj7 MI(MA7) mi(ma7) MIN(MAJ7) m/M7 m/maj7 -Δ -^7 m(#7) m+7 m(+7) "
    "mj7 m7M -maj7 miMA7 MIN/MAJ7",
    "1 b3 5 7 9": "m9(maj7) MI9(MA7) -9(Δ7) m9M -^9 m9maj7 m(maj9)",
    "1 b3 b5 b7": "MI7(b5) MIN7b5 -7b5 m7-5 -7(-5) ø ∅7 Φ h h7 m5-/7 7ø mi7(♭5) "
    "minor7flat5 m7dim5 half-dim half-diminished",
    "1 b3 b5 b7 9": "MI9(b5) ø9 h9 m7(b5,9) m7(b5)(9) ø7(9)",
    "1 b3 b5 bb7": "DIM7 °7 o7 7dim 7° dim.7 07",
    "1 b3 b5": "DIM dim. ° mb5 m(b5) m-5 m(-5) m5-",
    "1 3 #5": "AUG aug. + +5 5+ (+5) (#5) M#5",
    "1 3 b5": "-5 5- (-5) (b5) Mb5",
    "1 4 5": "SUS4 SUS Sus sus. susp4 (sus4) 4 suspended4",
    "1 2 5": "SUS2 Sus2 (sus2)",
    "1 4 5 b7": "7sus-4 7-sus4 sus7 7SUS4 7(sus4) 7(sus) 7/4 4/7 sus4/7 sus(7) 7(4)",
    "1 4 5 b7 9": "sus9 9SUS 9(sus4) 7sus4/9 7sus4(9) 7sus4add9 7sus(9)",
    "1 2 4 5 b7": "7sus2sus4 7sus24 7sus2/4",
    "1 4 5 b7 9 13": "sus13 13SUS 13(sus4)",
    "1 4 5 b7 b9": "7sus4(b9) 7b9sus 7(sus4,b9) 7sus-9 susb9",
    "1 2 4 5": "sus2/4 sus24 sus4/2 sus2sus4 sus(add9)",
    "1 3 4 5 b7": "7susadd3 7sus4(add3)",
    "1 #4 5": "sus#4 SUS(#4) sus+4",
    "1 3 5 9": "ADD9 (add9) Add9 add2 2 add.9 (add 9)",
    "1 3 5 6 9": "6/9 69 6(9) 6,9 (6,9) 6(add9) M6/9 MA6/9",
    "1 b3 5 6 9": "m6/9 MI6/9 MI69 -69 m6(9)",
    "1 3 5 b7 9": "9 7(9) 7/9 7add9 (9)",
    "1 3 5 b7 b9": "7(b9) 7-9 7b9 7/b9 7(9-) 7/9- 7(-9) 7[b9]",
    "1 3 5 b7 #9": "7(#9) 7+9 7#9 7(9+) 7(+9)",
    "1 3 5 b7 #11": "7(#11) 7+11 7/#11 7(11+)",
    "1 3 5 b7 b9 #11": "7(b9)(#11) 7(b9,#11) 7(b9 #11) 7(#11b9) 7b9#11 7b9(#11) 7(b9/#11) 7( b9, #11 ) 7-9+11",
    "1 3 5 b7 b9 13": "13(b9) 13b9 7(b9,13) 7(b9)(13) 7(b9 13) 7b9,13 7(13,b9) 7b9/13",
    "1 3 5 b7 #9 b13": "7(#9,b13) 7#9b13 7b13#9 7(b13)(#9) 7+9-13",
    "1 3 5 b7 b9 b13": "7(b9,b13) 7b9b13 7b13b9 7(b13,b9) 7-9-13",
    "1 3 5 b7 b9 #11 b13": "7(b9#11b13) 7b9#11b13 7b13#11b9",
    "1 3 5 b7 b9 #9 b13": "7b9#9b13 7(b9)(#9)(b13) 7(b13,#9,b9)",
    "1 3 5 b7 9 #11 13": "13(#11) 13#11 13+11 9(#11,13)",
    "1 3 b5 b7": "7(b5) 7-5 7b5 7/5-",
    "1 3 #5 b7": "7(#5) 7+5 +7 7+ aug7 7aug AUG7 5+/7 7(5+) 7/5+",
    "1 3 #5 b7 b9": "7(#5,b9) 7(b9,#5) 7b9#5 +7b9 +7(b9) 7+5-9 aug7(b9) 7aug-9",
    "1 3 #5 b7 #9": "7alt 7ALT 7(alt) alt 7(#9#5) +7#9 7+5+9 7altered",
    "1 3 b5 b7 b9": "7(b5b9) 7b9b5 7-5-9 7-9-5",
    "1 3 b5 b7 b13": "7b5b13 7b13b5 7(b5,b13)",
    "1 3 b5 b7 9 b13": "9b5b13 9(b13,b5)",
    "1 3 #5 b7 b13": "7#5b13 7b13#5 +7b13",
    "1 3 #5 7": "MA7(#5) maj7+5 maj7+ +M7 +Δ Δ+ aug(maj7) +(maj7) 7M#5 7M(5+) j7#5 maj7(♯5) MA7+5",
    "1 3 5 7 #11": "MA7(#11) 7M(#11) Δ#11 Δ7#4 ^7#11 j7#11 maj7+11 7M(11+)",
    "1 3 5 7 9": "MA9 Δ9 ^9 7M(9) 7M/9 maj7(9) j7/9 9(maj7) 9M",
    "1 3 5 7 13": "6(maj7) maj7/6 maj7add13 maj7(13)",
    "1 b3 5 7 13": "m6(maj7) MI6(MA7) m(maj7)add13",
    "1 b3 b5 7": "°7M °Δ dim(maj7) oM7 dimM7 dim-maj7",
    "1 b3 b5 bb7 7": "dim7(maj7) °7(Δ) o7M7",
    "1 b3 5 b7 11": "m7(11) m7/11 MI7(11) -7(add11) m7add4 m7/4",
    "1 b3 b5 b7 11": "m7(b5)(11) MI7(b5,11) m7(11,b5)",
    "1 5 b7": "7(omit3) 7no3 7(no3rd) 7(no 3)",
    "1 5": "5 (no3) (omit3) no3rd",
    "1 3 b7": "7(omit5) 7no5 7(no5th)",
    "1 b3 5 b6": "-b6 mb6 m(b6)",
    "1 b3 #5": "-#5 m#5 m(+5) m+",
}


@pytest.mark.parametrize(
    ("degrees", "suffix"),
    [(degrees, each) for degrees, texts in IN_BOOKS.items() for each in re.split(r" (?![^(]*\))", texts)],
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


@cache
def names_in_music21(root: str, kind: str) -> list[str]:
    """Return the sorted names of a chord's notes; music21 writes flats with a minus."""
    chord = harmony.ChordSymbol(root=root.replace("b", "-"), kind=kind)
    return sorted({pitch.name.replace("-", "b") for pitch in chord.pitches})


@pytest.mark.parametrize("kind", harmony.CHORD_TYPES)
def test_chords_are_spelled_as_in_music21(kind: str) -> None:
    for symbol in harmony.CHORD_TYPES[kind][1]:
        if kind in UNKNOWN:
            with pytest.raises(BadNotation):
                parse_chord_symbol(f"C{symbol}")
            continue
        for root in [root for root in ROOTS if len(root) < 3]:
            chord = parse_chord_symbol(root + symbol)
            if kind in APART:
                assert chord.degrees == tuple(APART[kind].split())
            else:
                assert sorted(chord.names) == names_in_music21(root, kind), chord.symbol
