"""Compare chord symbols, scales and intervals with tonal and music21: ``make compare-names``.

Every difference is printed with the reason for it, from `tests.tools.oracles`. The command fails if there is a
difference without a reason, a reason without a difference, or less to compare than there should be.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

from music21 import exceptions21, harmony
from music21 import interval as m21interval
from music21 import note as m21note
from music21 import scale as m21scale
from rich.console import Console
from rich.table import Table

from musicards.theory import Interval, SpelledPitch, interval_between, parse_interval, parse_pitch, transpose
from musicards.tools import parse_chord_symbol, parse_scale
from musicards.tools.chord_data import CHORD_TABLE
from tests.tools.oracles import (
    MUSIC21_KINDS,
    MUSIC21_READER,
    MUSIC21_UNKNOWN,
    PRINTED_BOOKS,
    TONAL_CHORDS,
    TONAL_SCALES,
    ask_tonal,
    interval_of_tonal,
    names_in_music21,
    suffixes_in,
)

LEAST: Final = {"chord symbols": 400, "scales": 150, "intervals": 1100}
"""How many different names must have been compared, at least."""

MOST_SHOWN: Final = 40  # differences with the same reason
ALTERATIONS: Final = ("b5", "#5", "b9", "#9", "#11", "b13")
SLASHED: Final = "|m|7|m7|maj7|dim|+|sus4|sus2|6|m6|dim7|m7b5|mM7|9|m9|maj9|7b9|7#9|7#11|aug7|7sus4|add9|madd9|7b5"
BASSES: Final = ("E", "Bb", "D")  # of slash chords on C: of the triad, of the seventh, foreign
FAR: Final = "More than quadruply augmented or diminished: tonal and music21 stop counting or turn the interval round."
NARROW: Final = "A second or unison that sounds lower than it is written: here it stays within the octave."
WIDE: Final = "A sixth or seventh that sounds an octave or more: the others go down to it."
MUSIC21_SCALES: Final = {
    "major": m21scale.MajorScale,
    "natural minor": m21scale.MinorScale,
    "harmonic minor": m21scale.HarmonicMinorScale,
    "melodic minor": m21scale.MelodicMinorScale,
    "dorian": m21scale.DorianScale,
    "phrygian": m21scale.PhrygianScale,
    "lydian": m21scale.LydianScale,
    "mixolydian": m21scale.MixolydianScale,
    "locrian": m21scale.LocrianScale,
    "whole tone": m21scale.WholeToneScale,
    "chromatic": m21scale.ChromaticScale,
    "diminished": m21scale.OctatonicScale,
}
MUSIC21_SCALES_APART: Final = {
    "chromatic": "Each note is a degree of the minor or major scale; music21 takes the most common names.",
    "whole tone": "One letter for each of the six notes; music21 avoids double sharps.",
    "diminished": "music21 spells the diminished scale from C with G flat and A flat, and other tonics by sound.",
}


@dataclass
class Comparison:
    """What was compared with one other program."""

    what: str
    other: str
    asked: set[str] = field(default_factory=set)  # different names
    same: int = 0
    explained: dict[str, list[str]] = field(default_factory=dict)  # by reason
    unexplained: list[str] = field(default_factory=list)

    def add(self, name: str, ours: object, theirs: object, reason: str = "", root: str = "") -> None:
        """Count an answer; `reason` says why it may differ, and `root` which of many roots was asked about."""
        self.asked.add(name)
        name = root + name.removeprefix("C") if root else name
        if ours == theirs:
            self.same += 1
        elif reason:
            self.explained.setdefault(reason, []).append(f"{name}: {_shown(ours)}, {self.other} {_shown(theirs)}")
        else:
            self.unexplained.append(f"{name}: {_shown(ours)}, {self.other} {_shown(theirs)}")


def main() -> int:
    """Compare everything, print the result, and return the exit code."""
    console = Console()
    symbols = tuple(f"C{suffix}" for suffix in _suffixes())
    tonal = ask_tonal(symbols)
    made = [_chords_of_tonal(tonal, symbols), _chords_of_music21(symbols), *_scales(tonal), *_intervals(tonal)]
    table = Table("compared", "with", "names", "answers", "same", "explained", "unexplained")
    for each in made:
        explained = sum(map(len, each.explained.values()))
        total = each.same + explained + len(each.unexplained)
        row = (len(each.asked), total, each.same, explained, len(each.unexplained))
        table.add_row(each.what, each.other, *map(str, row))
    for each in made:
        for reason, answers in each.explained.items():
            console.print(f"\n{each.what}, {each.other}: {reason}", style="bold", highlight=False, markup=False)
            more = len(answers) - MOST_SHOWN
            shown = [*answers[:MOST_SHOWN], f"and {more} more"] if more > 0 else answers
            console.print("  " + "\n  ".join(shown), highlight=False, markup=False)
    console.print(table)
    failures = [answer for each in made for answer in each.unexplained]
    for what, least in LEAST.items():
        asked = set().union(*(each.asked for each in made if each.what == what))
        console.print(f"{len(asked)} different {what}", highlight=False)
        if len(asked) < least:
            failures.append(f"only {len(asked)} of {least} {what} were compared")
    used = set().union(*(each.explained for each in made))
    failures += [f"nothing differs for this reason: {reason}" for reason in sorted(_reasons() - used)]
    for failure in failures:
        console.print(f"unexplained: {failure}", style="red", highlight=False, markup=False)
    return 1 if failures else 0


def _reasons() -> set[str]:
    listed = (TONAL_SCALES, TONAL_CHORDS, MUSIC21_KINDS, MUSIC21_READER)
    reasons = {reason for table in listed for _, reason in table.values()}
    return reasons | {*MUSIC21_UNKNOWN.values(), *MUSIC21_SCALES_APART.values(), FAR, NARROW, WIDE}


def _shown(answer: object) -> str:
    return " ".join(map(str, answer)) if isinstance(answer, list | tuple) else str(answer)


def _suffixes() -> list[str]:
    """Return suffixes as people type them: of the table, of printed books, with rows of alterations."""
    found = dict.fromkeys(text for _, _, texts in CHORD_TABLE for text in texts)
    found |= dict.fromkeys(text for texts in PRINTED_BOOKS.values() for text in suffixes_in(texts))
    for base in ("7", "m7", "M7"):
        for count in (1, 2):
            rows = combinations(ALTERATIONS, count)
            found |= dict.fromkeys(base + "".join(row) for row in rows if len({sign[1:] for sign in row}) == count)
    for suffix in SLASHED.split("|"):
        found |= dict.fromkeys(f"{suffix}/{bass}" for bass in BASSES)
    return [f"({suffix})" if suffix[:1] in ("#", "b", "♯", "♭") else suffix for suffix in found]


def _chords_of_tonal(tonal: dict[str, Any], symbols: tuple[str, ...]) -> Comparison:
    known = Comparison("chord symbols", "tonal")
    for suffix, answers in tonal["chords"].items():
        degrees, reason = TONAL_CHORDS.get(suffix, ("", ""))
        bracketed = re.sub(r"^([#b]\d+)", r"(\1)", suffix)  # a sign would change the root
        for root, answer in zip(tonal["tonics"], answers, strict=True):
            chord = parse_chord_symbol(root + bracketed)
            right = reason if chord.degrees == tuple(degrees.split()) else ""
            known.add(f"C{bracketed}", sorted(chord.names), sorted(answer.split()), right, root)
    for symbol in symbols:
        if tonal["read"][symbol]:
            chord = parse_chord_symbol(symbol)
            notes = {chord.bass.name} if chord.bass else set()
            reason = TONAL_CHORDS.get(symbol.removeprefix("C"), ("", ""))[1]
            known.add(symbol, sorted({*chord.names} | notes), sorted({*tonal["read"][symbol].split()}), reason)
    return known


def _chords_of_music21(symbols: tuple[str, ...]) -> Comparison:
    kinds = Comparison("chord symbols", "music21")
    for kind, (_, suffixes) in harmony.CHORD_TYPES.items():
        if kind in MUSIC21_UNKNOWN:
            kinds.explained.setdefault(MUSIC21_UNKNOWN[kind], []).append(f"{kind}: not read")
            continue
        for suffix in suffixes:
            for root in ("C", "F#", "Bb"):
                chord = parse_chord_symbol(root + suffix)
                degrees, reason = MUSIC21_KINDS.get(kind, ("", ""))
                right = reason if chord.degrees == tuple(degrees.split()) else ""
                kinds.add(f"C{suffix}", sorted(chord.names), names_in_music21(root, kind), right, root)
    for symbol in symbols:
        theirs = _read_by_music21(symbol)
        if theirs is not None:
            chord = parse_chord_symbol(symbol)
            degrees, reason = MUSIC21_READER.get(symbol, ("", ""))
            right = reason if chord.degrees == tuple(degrees.split()) else ""
            kinds.add(symbol, sorted({*chord.names, *([chord.bass.name] if chord.bass else [])}), theirs, right)
    return kinds


def _read_by_music21(symbol: str) -> list[str] | None:
    """Return the names of the notes; None if music21 does not read the symbol."""
    plain = symbol.replace("♭", "b").replace("♯", "#")
    chord, _, bass = plain.rpartition("/") if re.search(r"/[A-G]b?$", plain) else (plain, "", "")
    try:
        read = harmony.ChordSymbol(f"{chord}/{bass.replace('b', '-')}" if bass else chord)
        return sorted({pitch.name.replace("-", "b") for pitch in read.pitches})
    except (exceptions21.Music21Exception, ValueError, IndexError, KeyError, AttributeError, TypeError):
        return None


def _scales(tonal: dict[str, Any]) -> Iterator[Comparison]:
    named = Comparison("scales", "tonal")
    for kind, answers in tonal["scales"].items():
        degrees, reason = TONAL_SCALES.get(kind, ("", ""))
        for tonic, answer in zip(tonal["tonics"], answers, strict=True):
            scale = parse_scale(f"{tonic} {kind}")
            right = reason if scale.degrees == tuple(degrees.split()) else ""
            named.add(f"{tonic} {kind}", " ".join(scale.names), answer, right)
    yield named
    classes = Comparison("scales", "music21")
    for kind, scale_class in MUSIC21_SCALES.items():
        for tonic in ("C", "D", "E", "F", "G", "A", "Eb", "Bb", "F#"):
            theirs = [pitch.name.replace("-", "b") for pitch in scale_class(tonic.replace("b", "-")).getPitches()[:-1]]
            ours = list(parse_scale(f"{tonic} {kind}").names)
            sounds = [[parse_pitch(name).hour for name in names] for names in (ours, theirs)]
            right = MUSIC21_SCALES_APART.get(kind, "") if sounds[0] == sounds[1] else ""
            classes.add(f"{tonic} {kind}", ours, theirs, right)
    yield classes


def _intervals(tonal: dict[str, Any]) -> Iterator[Comparison]:
    between, others = Comparison("intervals", "tonal"), Comparison("intervals", "music21")
    pitches = [parse_pitch(tonic) for tonic in tonal["tonics"]]
    for low, answers in zip(pitches, tonal["between"], strict=True):
        for high, answer in zip(pitches, answers, strict=True):
            interval = interval_between(low, high)
            name = f"{low} {high}"
            between.add(name, interval.short, interval_of_tonal(answer), _why_apart(interval))
            others.add(name, interval.short, _interval_of_music21(low, interval), _why_apart(interval))
    for short, half_steps in tonal["halfSteps"].items():
        interval = parse_interval(interval_of_tonal(short))
        between.add(interval.short, interval.half_steps, half_steps)
        others.add(interval.short, interval.half_steps, m21interval.Interval(interval.short).semitones)
        for tonic, answer in zip(tonal["tonics"], tonal["above"][short], strict=True):
            between.add(f"{tonic} {interval.short}", transpose(parse_pitch(tonic), interval).name, answer)
    yield between
    yield others


def _why_apart(interval: Interval) -> str:
    """Return why others may name an interval between two names differently; empty if they must not."""
    if abs(interval.alteration) > 4:
        return FAR
    if interval.half_steps < 0:
        return NARROW
    return WIDE if interval.half_steps >= 12 else ""


def _interval_of_music21(low: SpelledPitch, interval: Interval) -> str:
    """Return how music21 names the interval between two written notes."""
    start = SpelledPitch(low.letter, low.alteration, 4)
    notes = [m21note.Note(str(pitch).replace("b", "-")) for pitch in (start, transpose(start, interval))]
    try:
        return str(m21interval.Interval(notes[0], notes[1]).name)
    except m21interval.IntervalException:
        return "no name"


if __name__ == "__main__":
    sys.exit(main())
