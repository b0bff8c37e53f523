"""Identifying notes: the best answer comes first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.theory import parse_pitch
from musicards.tools import CHORD_NAMES, chord_on, identify, parse_chord_symbol
from musicards.tools.chord_data import CHORD_NUMERALS

NAMES = [letter + sign for letter in "CDEFGAB" for sign in ("", "#", "b", "##", "bb")]
ROOTS = [name for name in NAMES if len(name) < 3]


@pytest.mark.parametrize(
    ("notes", "best"),
    [
        ("C Eb Gb A", "Adim7/C"),
        ("C Eb Gb Bbb", "Cdim7"),
        ("E G C", "C/E"),
        ("C E G A", "C6"),
        ("A C E G", "Am7"),
        ("C F G", "Csus4"),
        ("C E Bb", "C7no5"),
        ("C E G Bb D", "C9"),
        ("D C E G", "Cadd9/D"),
        ("D F# A C Eb", "D7b9"),
        ("C E G B D F#", "Cmaj9#11"),  # its bass is its root: no minor ninth on E over a foreign C
        ("G# B# D#", "G#"),
        ("Bb D F Ab C E G", "Bb13#11"),
        ("C D E G A", "C major pentatonic"),
        ("D E F G A B C", "D dorian"),
        ("C Eb F Gb G Bb", "C blues"),
        ("C G", "P5"),
        ("C E#", "A3"),
        ("F#", "F#"),
        ("C C", "P1"),
        ("C4 C5", "P8"),
        ("C4 A3 E4", "Am"),
    ],
)
def test_best_answer(notes: str, best: str) -> None:
    found = identify(notes.split())[0]
    assert (found.name, found.respelled) == (best, False)


@pytest.mark.parametrize(
    ("notes", "answers"),
    [
        ("C E G A", [("chord", "C6", False), ("chord", "Am7/C", False), ("chord", "Fmaj9", False)]),  # without its root
        ("C G", [("interval", "P5", False), ("chord", "C5", False)]),
        ("C D#", [("interval", "A2", False), ("interval", "m3", True)]),  # sounds like a plainer one
        ("C", [("note", "C", False), ("note", "B#", True), ("note", "Dbb", True)]),
        ("C C# D", []),
    ],
)
def test_all_answers(notes: str, answers: list[tuple[str, str, bool]]) -> None:
    assert [(each.sort, each.name, each.respelled) for each in identify(notes.split())] == answers


# Shells and voicings without a root as in Levine, "The Jazz Piano Book", chapters 3 and 7;
# augmented sixths in Aldwell and Schachter, "Harmony and Voice Leading", here in C, A, G and F.
@pytest.mark.parametrize(
    ("notes", "best", "without"),
    [
        ("C E B", "Cmaj7no5", ""),
        ("C B E", "Cmaj7no5", ""),
        ("D C F", "Dm7no5", ""),
        ("G F B", "G7no5", ""),
        ("C Eb B", "CmM7no5", ""),
        ("C Gb Bb", "Cm7b5no3", ""),
        ("C G Bb", "C7no3", ""),
        ("E Bb C", "C7no5/E", ""),
        ("C E B D", "Cmaj9no5", ""),
        ("D F C E", "Dm9no5", ""),
        ("C Eb Bb D F", "Cm11no5", ""),
        ("C E Bb D#", "C7#9no5", ""),
        ("C E Bb Db", "C7b9no5", ""),
        ("C E Bb Db A", "C13b9no5", ""),
        ("C E B F# D", "Cmaj9#11no5", ""),
        ("C E A D", "C6/9no5", ""),
        ("C Eb A D", "Cm69no5", ""),
        ("C E Bb A", "C13", "5 9"),
        ("C E G Bb A", "C13", "9"),
        ("C Eb G Bb F", "Cm11", "9"),
        ("C E Bb D A", "C13no5", ""),
        ("C E G Bb D A", "C13", ""),
        ("C E G Bb D F A", "C13add11", ""),
        ("D F A C E G B", "Dm13add11", ""),
        ("C E G B D F# A", "Cmaj13#11", ""),
        ("C E G B A", "Cmaj13", "9"),
        ("F B E A", "G13", "1 5"),
        ("F A B E", "G13", "1 5"),
        ("B E F A", "G13", "1 5"),
        ("F B E", "G13", "1 5 9"),
        ("E A Bb D", "C13", "1 5"),
        ("Bb D E A", "C13", "1 5"),
        ("Ab C F#", "It+6", ""),
        ("Ab C Eb F#", "Ger+6", ""),
        ("Ab C D F#", "Fr+6", ""),
        ("Ab C D# F#", "Sw+6", ""),
        ("F A D#", "It+6", ""),
        ("F A C D#", "Ger+6", ""),
        ("F A B D#", "Fr+6", ""),
        ("Eb G Bb C#", "Ger+6", ""),
        ("C# Eb G Bb", "Ger+6", ""),
        ("Db F G B", "Fr+6", ""),
        ("Ab C Eb Gb", "Ab7", ""),
    ],
)
def test_voicings_and_augmented_sixths(notes: str, best: str, without: str) -> None:
    found = identify(notes.split())[0]
    assert (found.name, found.without, found.respelled) == (best, tuple(without.split()), False)


@pytest.mark.parametrize(
    ("notes", "name", "without"),
    [
        ("F A C E", "Dm9", "1"),
        ("C E F A", "Dm9", "1"),
        ("E G B D", "Cmaj9", "1"),
        ("B D F A", "G9", "1"),
        ("F A B D", "G9", "1"),
        ("C F Bb", "C7sus4no5", ""),
        ("G F A C", "G9sus4no5", ""),
        ("Ab C D F#", "D7b5/Ab", ""),
    ],
)
def test_rarer_answers_follow(notes: str, name: str, without: str) -> None:
    assert (name, tuple(without.split())) in [(each.name, each.without) for each in identify(notes.split())[1:]]


def test_the_key_of_an_augmented_sixth() -> None:
    assert identify(["Eb", "G", "Bb", "C#"])[0].words == "German augmented sixth on Eb, in G"


@pytest.mark.parametrize(("notes", "name"), [("D F# A C E G B", "D mixolydian"), ("D C E G", "C/D")])
def test_another_answer(notes: str, name: str) -> None:
    assert name in [each.name for each in identify(notes.split())]


def test_by_sound_when_the_spelling_says_nothing() -> None:
    found = identify(["C", "D#", "G"])[0]
    assert (found.name, found.names, found.respelled) == ("Cm", ("C", "Eb", "G"), True)


def test_a_diminished_seventh_is_four_chords_and_the_spelled_one_is_first() -> None:
    found = identify(["C", "Eb", "Gb", "A"])
    assert [each.respelled for each in found[:4]] == [False, True, True, True]
    assert {each.name for each in found[:4]} == {"Adim7/C", "Cdim7", "D#dim7/C", "F#dim7/C"}
    assert [each.name for each in identify(["C", "Eb", "F#", "A"])][:2] == ["F#dim7/C", "Cdim7"]  # not that of B#


@pytest.mark.parametrize("kind", CHORD_NUMERALS)
def test_triads_and_seventh_chords_are_found_in_every_inversion(kind: str) -> None:
    for root in ROOTS:
        chord = chord_on(parse_pitch(root), kind)
        names = chord.names
        for inversion in range(len(names)):
            from_bass = names[inversion:] + names[:inversion]
            symbol = chord.symbol if inversion == 0 else f"{chord.symbol}/{from_bass[0]}"
            ours = [each.name for each in identify(from_bass)]
            # A minor seventh chord with its third in the bass is preferably a sixth chord: Cm7/Eb has the notes of Eb6.
            is_sixth = inversion == 1 and kind in {"minor seventh", "half diminished seventh"}
            # Over its flat five, a dominant seventh is preferably a French sixth: C7b5/Gb has the notes of that in Bb.
            is_french = inversion == 2 and kind == "dominant seventh flat five"
            assert ours.index(symbol) == int(is_sixth or is_french)


@pytest.mark.parametrize("kind", CHORD_NAMES)
def test_every_chord_is_found_in_its_notes(kind: str) -> None:
    chord = chord_on(parse_pitch("Eb"), kind)
    found = [each for each in identify(chord.names) if each.name == chord.symbol]
    same_notes = [each for each in identify(chord.names) if set(each.names) == set(chord.names)]
    assert found or same_notes
    assert not identify(chord.names)[0].respelled


@given(st.lists(st.sampled_from(NAMES), min_size=1, max_size=7))
def test_answers_sound_all_the_notes_and_spelled_ones_come_first(names: list[str]) -> None:
    found = identify(names)
    assert [each.respelled for each in found] == sorted(each.respelled for each in found)
    for each in found:
        assert {parse_pitch(name).hour for name in each.names} == {parse_pitch(name).hour for name in names}
        if each.sort == "chord" and each.without:
            assert set(each.names) < set(parse_chord_symbol(each.name).names)
        elif each.sort == "chord":
            assert parse_chord_symbol(each.name).from_bass == each.names


@pytest.mark.parametrize("notes", [[], ["C", "H"], ["C", 3], ["C", ""]])
def test_an_invalid_note_is_refused(notes: list[object]) -> None:
    with pytest.raises(BadNotation):
        identify(notes)
