"""What is exported: octaves of scales, chords and lines, lengths, and how it falls into measures."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given

from musicards.theory import SCALE_KINDS, SpelledPitch, make_scale
from musicards.tools.files import FILES, score_of
from musicards.tools.line_score import score_of_line
from musicards.tools.lines import parse_line
from musicards.tools.lookup import look_up
from musicards.tools.measures import NOTE_VALUES, measures_of
from musicards.tools.score import Event, Score, score_of_chord, score_of_scale_notes
from tests.helpers.input_errors import raises_bad_notation
from tests.tools.scores import random_scores

NOTE = (SpelledPitch("C", 0, 4),)


def names(score: Score) -> list[str]:
    return [" ".join(str(pitch) for pitch in event.pitches) for event in score.events]


def lengths(score: Score) -> list[str]:
    return [f"{event.symbol or ''}:{event.length}" for event in score.events]


@pytest.mark.parametrize(
    ("typed", "octave", "placed"),
    [
        ("C D E F G A B", 4, "C4 D4 E4 F4 G4 A4 B4 C5"),
        ("A B C D E F G#", 4, "A4 B4 C5 D5 E5 F5 G#5 A5"),
        ("Gb Ab Bb Cb Db Eb F", 3, "Gb3 Ab3 Bb3 Cb4 Db4 Eb4 F4 Gb4"),
        ("C# D# E# F# G# A# B#", 4, "C#4 D#4 E#4 F#4 G#4 A#4 B#4 C#5"),
        ("C Eb F Gb G Bb", 4, "C4 Eb4 F4 Gb4 G4 Bb4 C5"),
    ],
)
def test_scale_goes_up(typed: str, octave: int, placed: str) -> None:
    assert " ".join(names(score_of_scale_notes(typed.split(), octave=octave))) == placed


def test_every_scale_goes_up_one_octave() -> None:
    for kind in SCALE_KINDS[:-1]:
        for tonic in ("C", "F#", "Bb", "Cb", "A"):
            scale = make_scale(tonic, kind)
            heights = [event.pitches[0].midi or 0 for event in score_of_scale_notes(scale.names).events]
            assert heights == [heights[0] + sum(scale.formula[:place]) for place in range(len(scale.formula) + 1)]


def test_chord_is_stacked_from_its_first_note() -> None:
    score = score_of_chord(["F#", "A", "C", "E"], symbol="F#m7b5", octave=3)
    assert (names(score), lengths(score)) == (["F#3 A3 C4 E4"], ["F#m7b5:4"])
    assert names(score_of_chord(["E", "G", "C"])) == ["E4 G4 C5"]


@pytest.mark.parametrize(
    ("line", "events"),
    [
        ("| Dm7 G7 | Cmaj7 |", "Dm7:2 G7:2 Cmaj7:4"),
        ("Dm7 G7 Cmaj7", "Dm7:4 G7:4 Cmaj7:4"),
        ("C F G7 | C", "C:2 F:1 G7:1 C:4"),
        ("Am7 D7 | % | N.C. || G", "Am7:2 D7:2 Am7:2 D7:2 N.C.:4 G:4"),
        ("Am Bm C D Em | F", "Am:2 Bm:1/2 C:1/2 D:1/2 Em:1/2 F:4"),
    ],
)
def test_chords_share_their_measure(line: str, events: str) -> None:
    assert " ".join(lengths(score_of_line(parse_line(line)))) == events


def test_crowded_measure_is_still_written() -> None:
    score = score_of_line(parse_line("Cm " * 40 + "| G"))
    assert sum(event.length for event in score.events) == 9


@pytest.mark.parametrize(
    ("line", "placed"),
    [
        ("C B A G", "C4 B3 A3 G3"),
        ("C G C", "C4 G3 C4"),
        ("C F B E", "C4 F4 B4 E5"),
        ("C5 B Cb C2 D", "C5 B4 Cb5 C2 D2"),
        ("C3 F#m7b5 D", "C3 F#4 A4 C5 E5 D3"),
        ("C B A G F E D C B A G F E D C B A G F E D C B", "C2 B2"),
    ],
)
def test_notes_without_octaves_stay_near(line: str, placed: str) -> None:
    assert " ".join(names(score_of_line(parse_line(line)))).endswith(placed)


@pytest.mark.parametrize(
    ("symbol", "sounds"),
    [("C/E", "E3 C4 G4"), ("C/D", "D3 C4 E4 G4"), ("Am", "A3 C4 E4"), ("F#13", "F#4 A#4 C#5 E5 G#5 D#6")],
)
def test_chord_symbols_sound_around_middle_c(symbol: str, sounds: str) -> None:
    assert names(score_of_line(parse_line(symbol)))[0] == sounds


@given(random_scores)
def test_measures_are_full_and_lose_nothing(score: Score) -> None:
    measures = measures_of(score)
    first = score.pickup or score.beats
    assert [sum(piece.length for piece in measure) for measure in measures] == [first] + [score.beats] * (
        len(measures) - 1
    )
    pieces = [piece for measure in measures for piece in measure]
    assert {piece.length for piece in pieces} <= set(NOTE_VALUES)
    assert sum(not piece.tied_back for piece in pieces if piece.pitches) == sum(
        bool(event.pitches) for event in score.events
    )
    for before, after in pairwise(pieces):
        assert before.tied_on == after.tied_back
        assert before.pitches == after.pitches or not after.tied_back


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Score("", ()), "It can have 1 to"),
        (lambda: Score("", (Event((SpelledPitch("C"),)),)), "“C” cannot be written on a staff. Use the octaves 0 to 9"),
        (lambda: Score("", (Event((SpelledPitch("C", 3, 4),)),)), "“C###4” cannot be written: .* double sharp"),
        (lambda: Score("", (Event(NOTE, Fraction(1, 3)),)), "A note is .* long, not 1/3"),
        (lambda: Score("", (Event(NOTE),), tempo=1000), "A tempo is 10 to 400"),
        (lambda: Score("", (Event(NOTE),), pickup=Fraction(4)), "A pickup is shorter than a measure"),
    ],
)
def test_what_cannot_be_written_is_refused(make: object, message: str) -> None:
    assert callable(make)
    with raises_bad_notation(message):
        make()


def test_clef_follows_the_notes() -> None:
    assert [score_of_scale_notes(["C", "D"], octave=octave).clef for octave in (2, 3, 4)] == ["bass", "bass", "treble"]


@pytest.mark.parametrize(
    ("symbol", "tones"),
    [
        ("Cbdim7", "Cb4 Ebb4 Gbb4 Ab4"),  # the seventh is Bbbb
        ("Fbdim7", "Fb4 Abb4 Cbb5 Db5"),
        ("E#7#9", "E#4 G##4 B#4 D#5 G#5"),  # the ninth is F###
    ],
)
def test_a_chord_with_a_triple_sign_can_be_written(symbol: str, tones: str) -> None:
    assert names(score_of_line(parse_line(symbol))) == [tones]
    asked = look_up(symbol)
    assert [pitch.midi for pitch in score_of(asked).events[0].pitches] == [pitch.midi for pitch in asked.pitches]
    for kind in FILES.values():
        assert kind.write(score_of(asked))
