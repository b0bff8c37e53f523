"""Compare typed lines with music21, MuseScore and LilyPond: ``python -m bench.lines``.

Two hundred lines are made from a seed: notes and chords between bar lines, with repeats, meters and rests. Each is
transposed and written to files, and these are read back. MuseScore and LilyPond, if they are installed, read and play
the first sixty as MusicXML. The table that it prints says what is compared; the exit code is 1 if anything differs.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final

import mido
from music21 import converter
from music21 import interval as m21interval
from music21 import pitch as m21pitch
from rich.console import Console
from rich.table import Table

from musicards.theory import SpelledPitch, parse_interval
from musicards.tools import CHORD_SUFFIXES, parse_line, score_of_line, transpose_line
from musicards.tools.abc import to_abc
from musicards.tools.lilypond import to_lilypond
from musicards.tools.midi import to_midi
from musicards.tools.musicxml import to_musicxml
from musicards.tools.score import Score
from tests.tools.programs import (
    NOT_IN_LILYPOND,
    from_musescore,
    from_musicxml2ly,
    musescore,
    musicxml2ly,
    reading_of,
    repeats_its_pickup,
    without_choice,
)
from tests.tools.read_back import from_music21, many_from_lilypond

ROOTS: Final = ("C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B")
SIGNS: Final = ("", "", "", "#", "b")
BY: Final = ("m2", "M2", "m3", "M3", "P4", "P5", "m6", "M6", "m7")


def notes(luck: Random) -> str:
    """Return a line of notes: two to six bars of the same number of quarter notes, sometimes with a pickup."""
    beats = luck.choice((2, 3, 4, 5))
    bars = [" ".join(_note(luck) for _ in range(beats)) for _ in range(luck.randint(2, 6))]
    if luck.random() < 0.3:
        bars.insert(0, _note(luck))
    return _between_bars(bars, luck)


def _note(luck: Random) -> str:
    return f"{luck.choice('CDEFGAB')}{luck.choice(SIGNS)}{luck.randint(3, 5)}"


def chords(luck: Random) -> str:
    """Return a line of chords: one, two or four to a bar, with slashes, N.C. and repeated bars."""
    bars: list[str] = []
    for _ in range(luck.randint(2, 6)):
        form = luck.choice(("{}", "{} {}", "{} {} {} {}", "{} / / {}", "{} / {} /", "N.C. {}", "%" if bars else "{}"))
        bars.append(form.format(*(_chord(luck) for _ in range(4))))
    return _between_bars(bars, luck)


def _chord(luck: Random) -> str:
    root = luck.choice(ROOTS)
    suffix = luck.choice([suffix for suffix in CHORD_SUFFIXES if suffix not in NOT_IN_LILYPOND])
    bass = luck.choice([each for each in ROOTS if each != root])
    return f"{root}{suffix}/{bass}" if luck.random() < 0.15 else f"{root}{suffix}"


def _between_bars(bars: list[str], luck: Random) -> str:
    if luck.random() < 0.25:
        return f"|: {' | '.join(bars)} :|"
    return " | ".join(bars)


def written(score: Score) -> str:
    """Return a score as `read_back` writes what it reads."""
    bars: list[str] = []
    events = iter(score.events)
    for place, bar in enumerate(score.bars):
        words = [f"{score.beats}/{score.beat_type}"] if place == 0 else []
        words += ["|:"] if bar.repeat_starts else []
        left = bar.length
        while left:
            event = next(events)
            left -= event.length
            symbol = f'"{event.symbol}"' if event.symbol is not None else ""
            names = "+".join(sorted(map(str, event.pitches))) or "z"
            words.append(f"{symbol}{names}" + (f":{event.length}" if event.length != 1 else ""))
        words += [":|"] if bar.repeat_ends else []
        bars.append(" ".join(words))
    return sorted_notes(" | ".join(bars))


def sorted_notes(line: str) -> str:
    """Return a line with the notes of each chord in order of their names."""
    chord = r"(?<![^\s\"])[A-G][#b]*\d(?:\+[A-G][#b]*\d)+"
    return re.sub(chord, lambda word: "+".join(sorted(word[0].split("+"))), line)


def roots(line: str) -> str:
    """Return notes, lengths and bars without chord symbols: music21 does not read all of them from ABC, nor repeats."""
    bare = re.sub(r'"[^"]*"', "", line)
    return re.sub(r"\s*:?\|:?\s*", " | ", re.sub(r"^\d/\d ", "", bare)).strip(" |")


def sounds(score: Score) -> list[tuple[Fraction, int]]:
    """Return when each note of the MIDI file begins, in quarters, and its number."""
    found, at = [], 0
    for message in mido.MidiFile(file=BytesIO(to_midi(score))).tracks[0]:
        at += message.time
        if message.type == "note_on":
            found.append((Fraction(at, 480), message.note))
    return sorted(found)


def expected_sounds(score: Score) -> list[tuple[Fraction, int]]:
    """Return what music21 plays of the MusicXML file, with its repeats."""
    part = converter.parseData(to_musicxml(score), format="musicxml").parts.first()
    if any(bar.repeat_ends for bar in score.bars):
        part = part.expandRepeats()
    late = max(score.measure - score.bars[0].length, Fraction(0))
    played = [note for note in part.flatten().notes if "Harmony" not in note.classes]
    return sorted((Fraction(note.offset) + late, pitch.midi) for note in played for pitch in note.pitches)


def moved(line: str, by: str) -> tuple[list[int], list[int]]:
    """Return the notes and roots of a line as we transpose them and as music21 does, by their sound."""
    ours = transpose_line(parse_line(line), parse_interval(by)).notes
    theirs = parse_line(line).notes

    def hour(item: object) -> int:
        pitch = item if isinstance(item, SpelledPitch) else item.root  # type: ignore[attr-defined]
        return pitch.hour % 12

    def by_music21(item: object) -> int:
        pitch = item if isinstance(item, SpelledPitch) else item.root  # type: ignore[attr-defined]
        return int(m21pitch.Pitch(pitch.name.replace("b", "-")).transpose(m21interval.Interval(by)).pitchClass)

    return [hour(item) for item in ours], [by_music21(item) for item in theirs]


def read_by_programs(scores: list[Score], console: Console) -> dict[str, dict[int, tuple[object, object]]]:
    """Return what each installed program reads in the scores as MusicXML, and what it should read, by place."""
    readers = {
        "MusicXML, read and played by MuseScore": (musescore(), from_musescore),
        "MusicXML, read and played by LilyPond": (musicxml2ly(), from_musicxml2ly),
    }
    found: dict[str, dict[int, tuple[object, object]]] = {}
    for title, (path, reader) in readers.items():
        if path is None:
            console.print(f"{title}: left out, because the program is not installed")
            continue
        places = [at for at, score in enumerate(scores) if reader is from_musescore or not repeats_its_pickup(score)]
        documents = [to_musicxml(scores[at]) for at in places]
        with tempfile.TemporaryDirectory() as folder:
            readings = reader(documents, Path(folder))
        found[title] = {
            at: (without_choice(reading, scores[at]), reading_of(scores[at], from_music21(document, "musicxml")))
            for at, document, reading in zip(places, documents, readings, strict=True)
        }
    return found


def main() -> None:
    """Make the lines, compare each, and print what differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--lines", type=int, default=200)
    parser.add_argument("--programs", type=int, default=60, help="how many of the lines programs read")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck = Random(asked.seed)
    lines = [(notes if number % 2 else chords)(luck) for number in range(asked.lines)]
    scores = [
        score_of_line(parse_line(line, kind="chords" if number % 2 == 0 else "notes"))
        for number, line in enumerate(lines)
    ]
    with tempfile.TemporaryDirectory() as folder:
        engraved = many_from_lilypond(map(to_lilypond, scores), Path(folder))
    by = [luck.choice(BY) for _ in lines]
    checks: dict[str, Callable[[int], tuple[object, object]]] = {
        "MusicXML, read by music21: bars, notes, chords": lambda at: (
            sorted_notes(from_music21(to_musicxml(scores[at]), "musicxml")),
            written(scores[at]),
        ),
        "ABC, read by music21: bars, notes": lambda at: (
            roots(sorted_notes(from_music21(to_abc(scores[at]), "abc"))),
            roots(written(scores[at])),
        ),
        "LilyPond: bars, notes, chords": lambda at: (sorted_notes(engraved[at]), written(scores[at])),
        "MIDI: what music21 plays of the MusicXML": lambda at: (sounds(scores[at]), expected_sounds(scores[at])),
        "transposed, compared with music21": lambda at: moved(lines[at], by[at]),
    }
    console = Console()
    compared = {title: {at: check(at) for at in range(len(lines))} for title, check in checks.items()}
    compared |= read_by_programs(scores[: asked.programs], console)
    table = Table("compared", "lines", "differ")
    different = 0
    for title, pairs in compared.items():
        wrong = [(lines[at], *pair) for at, pair in pairs.items() if pair[0] != pair[1]]
        different += len(wrong)
        table.add_row(title, str(len(pairs)), str(len(wrong)))
        for line, found, expected in wrong[:5]:
            console.print(
                f"{title}\n  {line}\n  found    {found}\n  expected {expected}", markup=False, highlight=False
            )
    console.print(table)
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
