"""How a text is understood, and rotating the result."""

import re

import pytest
from music21 import converter
from music21 import interval as m21interval
from music21 import note as m21note

from musicards.theory import PRINTED_NAMES, parse_pitch
from musicards.tools.chords import CHORD_SUFFIXES
from musicards.tools.files import FILES, file_of, score_of
from musicards.tools.lookup import look_up, rotate
from musicards.tools.musicxml import to_musicxml
from musicards.tools.scales import SCALE_NAMES
from tests.helpers.input_errors import raises_bad_notation

ASKED = [
    ("Eb melodic minor", "scale", "Eb melodic minor"),
    ("C minor", "scale", "C natural minor"),
    ("Cm", "chord", "Cm"),
    ("C", "chord", "C"),
    ("C major 7", "chord", "Cmajor7"),
    ("C/E", "chord", "C/E"),
    ("A7", "chord", "A7"),
    ("m7", "interval", "C Bb"),
    ("C E", "interval", "C E"),
    ("minor third", "interval", "C Eb"),
    ("F# m3", "interval", "F# A"),
    ("C M10", "interval", "C M10"),
    ("C A4", "interval", "C F#"),
    ("Cb d5", "interval", "Cb Gbb"),
    ("G# d8", "interval", "G# d8"),
    ("C4 A4", "interval", "C A"),
    ("C2 A2", "interval", "C2 A2"),
    ("C2 E3", "interval", "C2 E3"),
    ("C octave", "interval", "C P8"),
    ("major thirteenth", "interval", "C M13"),
    ("Eb perfect fifteenth", "interval", "Eb P15"),
    ("minor seventeenth", "interval", "C m17"),
    ("C2 E2 G2 C3", "notes", "C2 E2 G2 C3"),
    ("G2 C2 E2", "notes", "C2 E2 G2"),
    ("C tritone", "interval", "C F#"),
    ("c eb gb a", "notes", "C Eb Gb A"),
    ("C, E, G, C", "notes", "C E G"),
    ("2212221", "scale", "C major"),
    ("Eb: 2 1 2 2 1 2 2", "scale", "Eb natural minor"),
    ("D W H W W H W W", "scale", "D natural minor"),
    ("C 1 1 10", "scale", "C 1 1 10"),
]


@pytest.mark.parametrize(("text", "sort", "named"), ASKED)
def test_a_text_is_taken_for_what_musicians_take_it_for(text: str, sort: str, named: str) -> None:
    asked = look_up(text)
    assert (asked.sort, asked.text) == (sort, named)
    assert look_up(asked.text) == asked


@pytest.mark.parametrize("text", ["Eb melodic minor", "F#m7b5/A", "C Eb Gb A", "C E#", "C 1 1 10"])
def test_turned_round_it_is_the_same_again(text: str) -> None:
    asked = look_up(text)
    hours = [pitch.hour for pitch in asked.pitches]
    for half_steps in (-13, -5, 1, 6, 12):
        turned = rotate(asked, half_steps)
        assert turned.sort == asked.sort
        assert [(hour - before) % 12 for hour, before in zip([p.hour for p in turned.pitches], hours, strict=True)] == [
            half_steps % 12
        ] * len(hours)
    assert rotate(asked, 12) == asked


@pytest.mark.parametrize(
    "short", ["P8", "m9", "M9", "A9", "M10", "P11", "d12", "P12", "M13", "m14", "P15", "M17", "P22"]
)
@pytest.mark.parametrize("tonic", ["C", "Eb", "F#", "Cb", "B#"])
def test_a_compound_interval_is_looked_up_and_exported_as_wide_as_in_music21(tonic: str, short: str) -> None:
    asked = look_up(f"{tonic} {short}")
    low, high = asked.pitches
    other = m21interval.Interval(short)
    other.noteStart = m21note.Note(str(low).replace("b", "-"))
    assert str(high) == other.noteEnd.nameWithOctave.replace("-", "b")
    assert [pitch.midi for pitch in score_of(asked).events[0].pitches] == [low.midi, high.midi]
    sound = converter.parse(to_musicxml(score_of(asked)), format="musicxml").recurse().notes[0]
    assert [pitch.midi for pitch in sound.pitches] == [low.midi, high.midi]


@pytest.mark.parametrize(
    ("text", "pitches"),
    [
        ("C2 E2 G2 C3", "C2 E2 G2 C3"),
        ("E4 C3 G4", "C3 E4 G4"),
        ("F#1 C#2 A#2 E3", "F#1 C#2 A#2 E3"),
        ("Cb4 Eb4 B3", "B3 Cb4 Eb4"),
    ],
)
def test_typed_octaves_are_kept_in_pictures_sound_and_files(text: str, pitches: str) -> None:
    asked = look_up(text)
    assert " ".join(map(str, asked.pitches)) == asked.text == pitches
    assert [str(event.pitches[0]) for event in score_of(asked).events] == pitches.split()
    assert [pitch.midi for pitch in rotate(asked, -2).pitches] == [(pitch.midi or 0) - 2 for pitch in asked.pitches]


@pytest.mark.parametrize("tonics", ["Cb B", "B# C", "Fb E", "E# F", "Gb F#", "C# Db", "Abb G", "Bbb A"])
def test_enharmonic_scales_and_chords_sound_the_same(tonics: str) -> None:
    first, second = tonics.split()
    for kind in (" major", " dorian", "m7", "7/E"):
        heights = [[pitch.midi for pitch in look_up(tonic + kind).pitches] for tonic in (first, second)]
        assert heights[0] == heights[1], kind
        assert 55 <= min(height or 0 for height in heights[0]) < 67  # from G below middle C


def test_a_turn_takes_the_simpler_name() -> None:
    names = [rotate(look_up("C major"), half_steps).text.split()[0] for half_steps in range(12)]
    assert names == ["C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"]
    names = [rotate(look_up("A minor"), half_steps).text.split()[0] for half_steps in range(12)]
    assert names == ["A", "Bb", "B", "C", "C#", "D", "Eb", "E", "F", "F#", "G", "G#"]


@pytest.mark.parametrize("tonic", [*(name for names in PRINTED_NAMES for name in names), "B#", "Abb"])
def test_whatever_can_be_chosen_is_found_and_can_be_written_down(tonic: str) -> None:
    scales, chords = [f"{tonic} {kind}" for kind in SCALE_NAMES], [tonic + suffix for suffix in CHORD_SUFFIXES]
    for text in scales + chords:
        asked = look_up(text)
        assert (asked.sort, asked.text) == ("scale" if text in scales else "chord", text)
        assert parse_pitch(tonic).hour in {pitch.hour for pitch in asked.pitches}, text
        heights = [pitch.midi or 0 for pitch in asked.pitches]
        assert heights == sorted(set(heights)), text
        if all(abs(pitch.alteration) <= 2 for pitch in asked.pitches):  # more cannot be written on a staff
            assert all(event.pitches for event in score_of(asked).events)


def test_a_file_has_a_plain_name_and_what_its_kind_writes() -> None:
    for kind, begins in (("midi", b"MThd"), ("musicxml", b"<?xml"), ("abc", b"X:1"), ("lilypond", b"\\version")):
        name, body = file_of(look_up("F#m7b5/A"), FILES[kind])
        assert name == f"F-sharpm7b5-A.{FILES[kind].ending}"
        assert body.startswith(begins)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Try"),
        ("H#b minor", "“H#b” in “H#b minor” is not a note. Did you mean B minor?"),
        ("2 2 2 2 2 2 1", "13 half steps instead of 12. Did you mean"),
        ("C quux", "is not a kind of scale"),
        ("x" * 300, "Try"),
        (None, "Try"),
    ],
)
def test_input_that_is_not_understood_is_named_on_one_line(text: object, said: str) -> None:
    with raises_bad_notation(re.escape(said)):
        look_up(text)


def test_a_chord_is_not_another_reading_of_itself() -> None:
    for text, suffix in (("C4", "sus4"), ("CMI7", "m7"), ("C7M/E", "maj7")):
        assert not [each for each in look_up(text).readings if each.name.startswith(f"C{suffix}")], text
