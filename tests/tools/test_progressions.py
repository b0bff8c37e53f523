"""Roman numerals and Nashville numbers: chords as in music21, and functions as in textbooks."""

import pytest
from music21 import key as m21key
from music21 import roman

from musicards.errors import BadNotation
from musicards.theory import KEYS, Key
from musicards.tools import likely_key, parse_chord_symbol, parse_line, read_key, read_progression
from musicards.tools.lines import LineChord
from tests.helpers.input_errors import raises_bad_notation

MAJOR = """
    I ii iii IV V vi vii° I6 ii6 IV64 V6 I64 V7 V65 V43 V42 ii7 ii65 iii7 vi7 vi42 IV65 I65 V/V V7/V V65/V V7/ii V7/iii
    V7/IV V7/vi V43/vi vii°7/V vii°/ii vii°7/vi viiø7 viiø65 bVII bVI bIII bII6 iv ii°6 I+ #iv° V/vi ii/V ii7/IV
"""
MINOR = """
    i ii° III iv v V VI VII vii° i6 iv6 V6 i64 V7 V65 V43 V42 ii°6 iiø7 iiø65 vii°7 vii°65 iv7 i7 V7/iv V7/V V7/III
    V7/VI V65/iv vii°7/V bII bII6 III+ V/VII
"""


def pitch_names(chord: LineChord) -> tuple[str, set[str]]:
    """Return the bass and the notes of a chord."""
    read = parse_chord_symbol(str(chord))
    return (read.bass or read.root).name, set(read.names)


@pytest.mark.parametrize("key", [key for key in KEYS if abs(key.signature) < 5], ids=str)
def test_numerals_are_the_chords_of_music21(key: Key) -> None:
    tonic = key.tonic.replace("b", "-")
    theirs = m21key.Key(tonic if key.mode == "major" else tonic.lower())
    for numeral in (MAJOR if key.mode == "major" else MINOR).split():
        [chord] = read_progression(numeral, key.name).chords
        figure = roman.RomanNumeral(numeral.replace("°", "o"), theirs)
        names = {pitch.name.replace("-", "b") for pitch in figure.pitches}
        assert pitch_names(chord.symbol) == (figure.bass().name.replace("-", "b"), names), numeral


@pytest.mark.parametrize("key", [key for key in KEYS if abs(key.signature) < 6], ids=str)
def test_chords_have_the_numerals_that_were_read(key: Key) -> None:
    triads = "I ii iii IV V vi vii°" if key.mode == "major" else "i ii° III iv V VI VII vii°"
    rest = "ii7 V7 Imaj7 V65 I6 I64 IVmaj7 vi7" if key.mode == "major" else "iiø7 V7 i V65 i6 i64 VImaj7 VII7 vii°7"
    text = f"{triads} {rest}"
    line = str(read_progression(text, key.name).line)
    assert read_progression(line, key.name).text("numerals") == text
    assert str(read_progression(read_progression(line, key.name).text("nashville"), key.name).line) == line


# Functions, as in Kostka and Payne, "Tonal Harmony" (secondary functions, mode mixture), and Levine, "The Jazz Theory
# Book" (ii-V chains).
@pytest.mark.parametrize(
    ("chords", "key", "numerals"),
    [
        ("Dm7 G7 Cmaj7", "C", "ii7 V7 Imaj7"),
        ("C A7 Dm7 G7 C", "C", "I V7/ii ii7 V7 I"),
        ("C E7 Am D7 G7 C", "C", "I V7/vi vi V7/V V7 I"),
        ("C C7 F Fm C", "C", "I V7/IV IV iv I"),
        ("C D7/F# G", "C", "I V65/V V"),
        ("C F#dim7 G C/E", "C", "I vii°7/V V I6"),
        ("C C#dim7 Dm7 G7", "C", "I vii°7/ii ii7 V7"),
        ("Cmaj7 Gm7 C7 Fmaj7", "C", "Imaj7 ii7/IV V7/IV IVmaj7"),
        ("Em7b5 A7 Dm7 G7 C", "C", "iiø7/ii V7/ii ii7 V7 I"),
        ("Fmaj7 Fm7 Bb7 Cmaj7", "C", "IVmaj7 iv7 bVII7 Imaj7"),
        ("C Bb F C", "C", "I bVII IV I"),
        ("C Ab Bb C", "C", "I bVI bVII I"),
        ("C7 F7 C7 G7 F7 C7", "C", "I7 IV7 I7 V7 IV7 I7"),  # a blues
        ("C E F G", "C", "I V/vi IV V"),  # a deceptive resolution
        ("G D/F# Em C", "G", "I V6 vi IV"),
        ("Am Dm E7 Am", "Am", "i iv V7 i"),
        ("Am G F E", "Am", "i VII VI V"),
        ("Bm7b5 E7 Am", "Am", "iiø7 V7 i"),
        ("Am A7 Dm", "Am", "i V7/iv iv"),
        ("Am B7 E7 Am", "Am", "i V7/V V7 i"),
        ("Am G7 C", "Am", "i V7/III III"),
        ("Am Bb E7 Am", "Am", "i bII V7 i"),  # the Neapolitan
        ("Am G#dim7 Am", "Am", "i vii°7 i"),
        ("Am F#m7b5 B7 E7", "Am", "i iiø7/V V7/V V7"),
        ("Dm7b5 G7b9 Cm", "Cm", "iiø7 V7b9 i"),
        ("Ebmaj7 D7 Gm C7 Fm7 Bb7 Eb6", "Eb", "Imaj7 V7/iii iii V7/ii ii7 V7 Iadd6"),
    ],
)
def test_a_chart_has_its_functions(chords: str, key: str, numerals: str) -> None:
    assert read_progression(chords, key).text("numerals") == numerals
    assert str(read_progression(numerals, key).line) == chords.replace("Eb6", "Ebadd6")


def test_roles_are_those_of_the_key() -> None:
    def roles(text: str) -> str:
        return " ".join(chord.role for chord in read_progression(text, "C").chords)

    assert roles("C A7 Dm Fm G7") == "diatonic secondary diatonic borrowed diatonic"
    assert roles("I V7/ii ii iv V7") == roles("C A7 Dm Fm G7")
    assert roles("C F#") == "diatonic other"


# Nashville numbers, as in Chas Williams, "The Nashville Number System".
@pytest.mark.parametrize(
    ("numbers", "key", "chords"),
    [
        ("1 4 5", "G", "G C D"),
        ("1 5/7 6- 4", "C", "C G/B Am F"),
        ("2-7 57 1maj7", "Bb", "Cm7 F7 Bbmaj7"),
        ("1 b7 4 1", "D", "D C G D"),
        ("6- 4 1 5", "E", "C#m A E B"),
        ("1 #1° 2- 5sus4 5", "C", "C C#dim Dm Gsus4 G"),
        ("1- 4- 57", "Cm", "Cm Fm G7"),
    ],
)
def test_nashville_numbers(numbers: str, key: str, chords: str) -> None:
    found = read_progression(numbers, key)
    assert (str(found.line), found.text("nashville")) == (chords, numbers)


@pytest.mark.parametrize(
    ("typed", "key", "line"),
    [
        ("ii7 V7 I in Eb", "Eb major", "Fm7 Bb7 Eb"),
        ("Eb: ii7 V7 I", "Eb major", "Fm7 Bb7 Eb"),
        ("ii7 - V7 - I", "C major", "Dm7 - G7 - C"),
        ("ii-V7-I", "C major", "Dm - G7 - C"),
        ("I\u2013IV\u2013V in G", "G major", "G - C - D"),
        ("1-5-6-4", "C major", "C - G - A - F"),
        ("N6 V7 i in Am", "A minor", "Bb/D E7 Am"),
        ("| ii7 V7 | I :|", "C major", "| Dm7 G7 | C :|"),
        ("i iv V7 in D", "D minor", "Dm Gm A7"),
        ("i iv V7", "A minor", "Am Dm E7"),
        ("I♭VII IV", None, None),
        ("I ♭VII IV", "C major", "C Bb F"),
    ],
)
def test_the_key_is_read_wherever_it_is(typed: str, key: str | None, line: str | None) -> None:
    if line is None:
        with pytest.raises(BadNotation):
            read_progression(typed)
    else:
        found = read_progression(typed)
        assert (found.key.name, str(found.line)) == (key, line)


@pytest.mark.parametrize(
    ("chords", "key"),
    [
        ("Dm7 G7 Cmaj7", "C major"),
        ("G D Em C", "G major"),
        ("Am Dm E7 Am", "A minor"),
        ("F#m7 B7 E", "E major"),
        ("Cm Ab Eb Bb", "C minor"),
        ("Bbmaj7 Gm7 Cm7 F7", "Bb major"),
        ("E7 A7 B7 E7", "E major"),
    ],
)
def test_the_key_of_chords_is_found(chords: str, key: str) -> None:
    line = parse_line(chords, kind="chords")
    assert likely_key([item for item in line.notes if isinstance(item, LineChord)]).name == key


def test_a_progression_moves_to_every_key() -> None:
    numerals = "ii7 V7 Imaj7 V7/ii"
    for key in KEYS:
        if key.mode == "major":
            moved = read_progression(numerals, "C").in_key(key)
            assert moved.line == read_progression(numerals, key.name).line
    with raises_bad_notation("does not change major to minor"):
        read_progression("I").in_key(read_key("Am"))


@pytest.mark.parametrize("text", ["I V X", "ii7 Q", "", "8 9", "I in H", None, "I" * 3_000])
def test_what_is_no_progression_is_refused(text: object) -> None:
    with pytest.raises(BadNotation):
        read_progression(text)
