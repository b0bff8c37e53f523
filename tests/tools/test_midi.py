"""MIDI files, read by music21 and compared note by note, and played as LilyPond plays the same score."""

from fractions import Fraction
from io import BytesIO
from pathlib import Path

import mido
import pytest
from music21 import converter

from musicards.theory import KEYS, Key, SpelledPitch
from musicards.tools.instruments import parse_instrument
from musicards.tools.lilypond import to_lilypond
from musicards.tools.midi import to_midi
from musicards.tools.scales import read_key
from musicards.tools.score import Event, Score, score_of_chord, score_of_scale_notes
from tests.helpers.input_errors import raises_bad_notation
from tests.tools.read_back import run_lilypond
from tests.tools.scores import SCORES


def sounding(score: Score) -> list[tuple[Fraction, list[int], Fraction]]:
    """Return when each event begins, in quarters, its MIDI numbers and its length."""
    found = []
    at = Fraction(score.beats - score.pickup if score.pickup else 0)
    for event in score.events:
        pitches = [score.instrument.sounding(pitch) if score.instrument else pitch for pitch in event.pitches]
        if pitches:
            found.append((at, sorted(pitch.midi or 0 for pitch in pitches), event.length))
        at += event.length
    return found


@pytest.mark.parametrize("name", SCORES)
def test_music21_reads_the_same_notes(name: str, tmp_path: Path) -> None:
    score = SCORES[name]
    path = tmp_path / "score.mid"
    path.write_bytes(to_midi(score))
    stream = converter.parse(path, format="midi", forceSource=True, quantizePost=False).stripTies().flatten()
    found = [
        (Fraction(note.offset), sorted(pitch.midi for pitch in note.pitches), Fraction(note.quarterLength))
        for note in stream.notes
    ]
    assert found == sounding(score)


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_key_signature_is_that_which_sounds(key: Key) -> None:
    alto = parse_instrument("alto saxophone")
    for player, sounds in ((None, key), (alto, alto.sounding_key(key))):
        score = Score("", (Event((SpelledPitch("C", 0, 5),)),), key, instrument=player)
        messages = list(mido.MidiFile(file=BytesIO(to_midi(score))))
        assert [message.key for message in messages if message.type == "key_signature"] == [sounds.short]


def test_file_says_title_tempo_meter_sound_and_chords() -> None:
    messages = list(mido.MidiFile(file=BytesIO(to_midi(SCORES["rhythm"], program=65))))
    by_type = {message.type: message for message in messages}
    assert by_type["track_name"].name.startswith('A "title"')
    assert round(mido.tempo2bpm(by_type["set_tempo"].tempo)) == 72
    assert (by_type["time_signature"].numerator, by_type["program_change"].program) == (3, 65)
    chords = list(mido.MidiFile(file=BytesIO(to_midi(SCORES["chord"]))))
    assert [message.text for message in chords if message.type == "text"] == ["F#m7b5"]


def test_note_beyond_midi_is_refused() -> None:
    with raises_bad_notation("“B9” cannot be saved as MIDI"):
        to_midi(score_of_scale_notes(["B"], octave=9, up_to_tonic=False))


# LilyPond


def notes_of(path: Path) -> list[tuple[float, int]]:
    """Return when each note begins, in quarters, and its MIDI number."""
    file = mido.MidiFile(path)
    found = []
    for track in file.tracks:
        at = 0
        for message in track:
            at += message.time
            if message.type == "note_on" and message.velocity:
                found.append((round(at / file.ticks_per_beat, 3), message.note))
    return sorted(found)


def test_lilypond_compiles_every_score_and_plays_the_same(tmp_path: Path) -> None:
    for name, score in SCORES.items():
        (tmp_path / f"{name}.ly").write_text(to_lilypond(score), encoding="utf-8")
    files = [f"{name}.ly" for name in SCORES]
    run_lilypond(tmp_path, *files)
    for name, score in SCORES.items():
        ours = tmp_path / "ours.mid"
        ours.write_bytes(to_midi(score))
        late = score.beats - score.pickup if score.pickup else 0  # LilyPond begins with the pickup
        expected = [(round(at - float(late), 3), number) for at, number in notes_of(ours)]
        assert notes_of(tmp_path / f"{name}.midi") == expected, name


@pytest.mark.parametrize(
    ("key", "written"),
    [("Eb", r"\key ef \major"), ("F#m", r"\key fs \minor"), ("C", r"\key c \major"), ("Abm", r"\key af \minor")],
)
def test_key_has_its_english_name(key: str, written: str) -> None:
    assert written in to_lilypond(score_of_scale_notes(["C"], key=read_key(key)))


def test_notes_have_english_names_and_absolute_octaves() -> None:
    text = to_lilypond(score_of_chord(["Cbb", "F##", "Bb", "C#"], octave=2, symbol="Cm"))
    assert r'<cff, fss, bf, cs>1^\markup "Cm" |' in text


def test_title_is_one_string() -> None:
    text = to_lilypond(Score('a "b"\n\\c', SCORES["chord"].events))
    assert r'title = "a \"b\" \\c"' in text
