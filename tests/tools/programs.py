"""MusicXML read by programs that people use: MuseScore 3, and LilyPond with its converter musicxml2ly.

They are not Python packages: Debian has them as musescore3 and lilypond. What is not installed is not tried.

What they read is notes and bars as `read_back` writes them, chords with their times, and what they play as MIDI.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

import mido
from music21 import converter

from musicards.tools import parse_chord_symbol
from musicards.tools.lines import LineChord
from musicards.tools.measures import bars_of
from musicards.tools.midi import to_midi
from musicards.tools.score import Score
from tests.tools.read_back import from_music21, many_from_lilypond

Chords: TypeAlias = list[tuple[Fraction, frozenset[int]]]
"""When each chord symbol is, in quarters, and its notes with the bass: half steps above C."""

Sounds: TypeAlias = list[tuple[Fraction, int]]
"""When each note begins, in quarters, and its MIDI number."""

NOT_IN_LILYPOND: Final = ("quartal", "7b9#9", "o7M7")
"""The chords that LilyPond does not read from its converter: one that leaves out two notes, and two that have a degree
twice."""

_MUSESCORE: Final = ("mscore3", "musescore3", "mscore", "musescore")


@dataclass(frozen=True, slots=True)
class Reading:
    """What a program reads in a file."""

    notes: str
    chords: Chords
    sounds: Sounds


def musescore() -> str | None:
    """Return the path of MuseScore 3: from the variable MUSESCORE, or from PATH; None if it is not installed."""
    return os.environ.get("MUSESCORE") or next(filter(None, map(shutil.which, _MUSESCORE)), None)


def musicxml2ly() -> str | None:
    """Return the path of LilyPond's converter, or None if it is not installed."""
    return shutil.which("musicxml2ly")


def repeats_its_pickup(score: Score) -> bool:
    """Return whether a repeat begins with the pickup, whose length musicxml2ly 2.24 then leaves out."""
    first = bars_of(score)[0]
    return first.repeat_starts and first.length < score.measure


def reading_of(score: Score, notes: str) -> Reading:
    """Return what a program should read of a score: these notes, and its chords and sounds."""
    at, chords = Fraction(0), Chords()
    for event in score.events:
        if isinstance(event.symbol, LineChord):
            chords.append((at, _notes_of(event.symbol)))
        at += event.length
    # The programs begin a MIDI file with the pickup, and we with its measure.
    late = max(score.measure - bars_of(score)[0].length, Fraction(0))
    return Reading(bare(notes), chords, [(when - late, note) for when, note in sounds_of(to_midi(score))])


def without_choice(reading: Reading, score: Score) -> Reading:
    """Return a reading without what players leave out: the fourth of a thirteenth, the third of an eleventh."""
    symbols = [event.symbol for event in score.events if isinstance(event.symbol, LineChord)]
    if len(symbols) != len(reading.chords):
        return reading
    chords = Chords()
    for symbol, (at, notes) in zip(symbols, reading.chords, strict=True):
        chords.append((at, notes - (_left_out(symbol) - _notes_of(symbol))))
    return Reading(reading.notes, chords, reading.sounds)


def _notes_of(symbol: LineChord) -> frozenset[int]:
    pitches = parse_chord_symbol(f"{symbol.root}{symbol.suffix}").pitches
    return frozenset(pitch.hour % 12 for pitch in (*pitches, symbol.bass) if pitch is not None)


def _left_out(symbol: LineChord) -> frozenset[int]:
    above = {"13": {5}, "11": {3, 4}}  # half steps above the root
    found = (steps for number, steps in above.items() if number in symbol.suffix)
    return frozenset((symbol.root.hour + step) % 12 for step in next(found, set()))


def from_musescore(documents: Sequence[str], folder: Path) -> list[Reading]:
    """Return what MuseScore reads: what music21 finds in the MusicXML that it writes again, and its MIDI files."""
    jobs: list[dict[str, object]] = []
    for number, document in enumerate(documents):
        (folder / f"{number}.musicxml").write_text(document, encoding="utf-8")
        jobs.append({"in": f"{number}.musicxml", "out": [f"{number}.again.musicxml", f"{number}.mid"]})
    (folder / "jobs.json").write_text(json.dumps(jobs), encoding="utf-8")
    _run([musescore(), "--job", "jobs.json"], folder)
    readings = []
    for number in range(len(documents)):
        again = (folder / f"{number}.again.musicxml").read_text(encoding="utf-8")
        notes = bare(from_music21(again, "musicxml"))
        readings.append(Reading(notes, _chords_of(again), sounds_of((folder / f"{number}.mid").read_bytes())))
    return readings


def from_musicxml2ly(documents: Sequence[str], folder: Path) -> list[Reading]:
    """Return what LilyPond reads in the files that musicxml2ly makes, and plays when their repeats are unfolded."""
    texts = []
    for number, document in enumerate(documents):
        (folder / f"{number}.musicxml").write_text(document, encoding="utf-8")
        _run([musicxml2ly(), "--output", f"converted-{number}.ly", f"{number}.musicxml"], folder)
        text = _with_thirds((folder / f"converted-{number}.ly").read_text(encoding="utf-8"))
        music = text.partition("\\score {")[2].partition("\\layout {}")[0]
        text += f"\\score {{ {music} \\midi {{ }} }}\n\\score {{ \\unfoldRepeats {music} \\midi {{ }} }}\n"
        texts.append(text)
    lines = many_from_lilypond(texts, folder)
    readings = []
    for number, line in enumerate(lines):
        [_, *parts], [_, *unfolded] = _tracks(folder / f"{number}.midi"), _tracks(folder / f"{number}-1.midi")
        chords = dict[Fraction, set[int]]()
        for at, note in parts[0] if len(parts) > 1 else []:
            chords.setdefault(at, set()).add(note % 12)
        at_once = [(at, frozenset(notes)) for at, notes in chords.items()]
        readings.append(Reading(bare(line), at_once, unfolded[-1]))
    return readings


def _with_thirds(text: str) -> str:
    """Return a converted file with its triads spelled out: LilyPond 2.24 reads the c:5 of its converter as a fifth."""
    for kind, steps in (("dim5m7", "m7.5-"), ("maj7m5", "m7+"), ("dim5", "m3.5-"), ("aug5", "3.5+"), ("m5", "m3.5")):
        text = text.replace(f":{kind}", f":{steps}")
    return re.sub(r":5(?![-+])", ":3.5", text)


def bare(line: str) -> str:
    """Return notes, rests and bars without chord symbols. Not every program writes a repeat sign at the beginning."""
    signs = re.sub(r'"[^"]*"', "", line)
    first = re.search(r":?\|:|:\|", signs)
    return signs if first is None or first[0] == "|:" else re.sub(r"^(\d+/\d+) ", r"\1 |: ", signs)


def sounds_of(file: bytes) -> Sounds:
    """Return what a MIDI file plays."""
    return sorted(sound for track in mido.MidiFile(file=BytesIO(file)).tracks for sound in _sounds(track, 480))


def _tracks(path: Path) -> list[Sounds]:
    file = mido.MidiFile(path)
    return [_sounds(track, file.ticks_per_beat) for track in file.tracks]


def _sounds(track: mido.MidiTrack, ticks: int) -> Sounds:
    at, found = 0, Sounds()
    for message in track:
        at += message.time
        if message.type == "note_on" and message.velocity:
            found.append((Fraction(at, ticks), message.note))
    return sorted(found)


def _chords_of(document: str) -> Chords:
    """Return the chords that music21 reads in a MusicXML document."""
    part = converter.parseData(document, format="musicxml").parts.first().flatten()
    found = Chords()
    for each in part.getElementsByClass("Harmony"):
        if "NoChord" not in each.classes:
            found.append((Fraction(each.offset), frozenset(pitch.pitchClass for pitch in each.pitches)))
    return found


def _run(command: Sequence[str | None], folder: Path) -> None:
    """Run a program without a screen. Its settings stay in the folder."""
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, **home},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "rror" not in done.stderr, done.stderr
