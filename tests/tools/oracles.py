"""What tonal and music21 answer, and where and why they differ from musicards.

The tests and ``make compare-names`` share this. Everything that is not listed here is the same, letter by letter.
"""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

from music21 import harmony

from web.build import WEB, node_folder

SEVEN_LETTERS: Final = (
    "Seven notes on seven letters, as modes of melodic minor are written; tonal uses one letter twice."
)
TONAL_SCALES: Final[dict[str, tuple[str, str]]] = {
    "altered": ("1 b2 b3 b4 b5 b6 b7", SEVEN_LETTERS),
    "super locrian": ("1 b2 b3 b4 b5 b6 b7", SEVEN_LETTERS),
    "diminished whole tone": ("1 b2 b3 b4 b5 b6 b7", SEVEN_LETTERS),
    "pomeroy": ("1 b2 b3 b4 b5 b6 b7", SEVEN_LETTERS),
    "leading whole tone": ("1 2 3 #4 #5 #6 7", SEVEN_LETTERS),
    "enigmatic": ("1 b2 3 #4 #5 #6 7", "As Verdi and those after him write it, on seven letters."),
}
"""Scales that tonal spells differently: their degrees here, and why."""

SHARP_FIVE: Final = "A sharp five is spelled as a fifth; tonal spells a minor sixth."
SONG_BOOKS: Final = "A 4 alone is a suspended fourth, as song books write it; for tonal it is a stack of fourths."
TRIANGLE: Final = "^ alone is the triangle of iReal Pro, a major seventh; for tonal it is a major triad."
FLAT_FIVE: Final = "A flat five replaces the fifth; tonal reads it as a sharp eleven above the fifth."
TONAL_CHORDS: Final[dict[str, tuple[str, str]]] = {
    "m7#5": ("1 b3 #5 b7", SHARP_FIVE),
    "m9#5": ("1 b3 #5 b7 9", SHARP_FIVE),
    "o7M7": ("1 b3 b5 bb7 7", "A diminished seventh is spelled as a seventh; tonal spells a major sixth."),
    "M7add13": ("1 3 5 7 13", "The thirteenth is added, and nothing else is; tonal adds a ninth, too."),
    "4": ("1 4 5", SONG_BOOKS),
    "^": ("1 3 5 7", TRIANGLE),
    "^#5": ("1 3 #5 7", TRIANGLE),
    "M6b5": ("1 3 b5 6", FLAT_FIVE),
    "6b5": ("1 3 b5 6", FLAT_FIVE),
    "7b5b13": ("1 3 b5 b7 b13", FLAT_FIVE),
    "7b5#9": ("1 3 b5 b7 #9", FLAT_FIVE),
    "7#9b5": ("1 3 b5 b7 #9", FLAT_FIVE),
    "9b5b13": ("1 3 b5 b7 9 b13", FLAT_FIVE),
    "7b5b9": ("1 3 b5 b7 b9", FLAT_FIVE),
    "7b9b5": ("1 3 b5 b7 b9", FLAT_FIVE),
    "7b5b9b13": ("1 3 b5 b7 b9 b13", FLAT_FIVE),
}
"""Chord symbols that tonal reads differently: their degrees here, and why."""

THIRDS: Final = "music21 stacks all thirds; here an eleventh chord has no third, and a thirteenth chord no eleventh."
MUSIC21_KINDS: Final[dict[str, tuple[str, str]]] = {
    "dominant-11th": ("1 5 b7 9 11", THIRDS),
    "augmented-11th": ("1 #5 b7 9 11", THIRDS),
    "major-13th": ("1 3 5 7 9 13", THIRDS),
    "dominant-13th": ("1 3 5 b7 9 13", THIRDS),
    "minor-13th": ("1 b3 5 b7 9 13", THIRDS),
    "minor-major-13th": ("1 b3 5 7 9 13", THIRDS),
    "augmented-major-13th": ("1 3 #5 7 9 13", THIRDS),
    "augmented-dominant-13th": ("1 3 #5 b7 9 13", THIRDS),
    "half-diminished-13th": ("1 b3 b5 b7 9 13", THIRDS),
    "diminished-minor-ninth": (
        "1 b3 b5 b9",
        "The flat nine is added to a diminished triad as to any triad; music21 puts a seventh below.",
    ),
}
"""Kinds of chords of music21 with other notes: their degrees here, and why."""

MUSIC21_UNKNOWN: Final[dict[str, str]] = {
    **dict.fromkeys(
        ("Neapolitan", "Italian", "French", "German", "Tristan", "pedal"),
        "A name from harmony lessons, and no symbol of lead sheets.",
    ),
    "diminished-11th": "A stack of thirds that no lead sheet asks for.",
}
"""Kinds of chords of music21 that are not read here, and why."""


MINUS: Final = "A minus after the root is minor, as in jazz; music21 reads it as a flat."
DIGITS: Final = "music21 has no kind for these digits and reads some of them as single notes."
PRESENT: Final = "An alteration changes the note that is there; music21 leaves a degree that the chord has as it is."
FLAT_SIX: Final = "A flat sixth or thirteenth stands for the fifth, as in tonal; music21 keeps both."
SEPARATED: Final = "music21 does not read numbers after a stroke, a comma or a dot."
MUSIC21_READER: Final[dict[str, tuple[str, str]]] = {
    "C-": ("1 b3 5", MINUS),
    "C-7": ("1 b3 5 b7", MINUS),
    "C-maj7": ("1 b3 5 7", MINUS),
    "C-7b5": ("1 b3 b5 b7", MINUS),
    "C-5": ("1 3 b5", MINUS),
    "C-69": ("1 b3 5 6 9", MINUS),
    "C-b6": ("1 b3 5 b6", MINUS),
    "C2": ("1 3 5 9", DIGITS),
    "C4": ("1 4 5", DIGITS),
    "C+5": ("1 3 #5", DIGITS),
    "C67": ("1 3 5 b7 13", DIGITS),
    "C69": ("1 3 5 6 9", DIGITS),
    "C69#11": ("1 3 5 6 9 #11", DIGITS),
    "C07": ("1 b3 b5 bb7", DIGITS),
    "C7altered": ("1 3 #5 b7 #9", "music21 reads the beginning of the word only."),
    "Cmaj#4": ("1 3 5 7 #11", "A sharp four after maj is that of a major seventh chord, as in tonal."),
    "Csusb9": ("1 4 5 b7 b9", "A suspended flat nine has a seventh, as in tonal."),
    "C11": ("1 5 b7 9 11", THIRDS),
    "Cdom11": ("1 5 b7 9 11", THIRDS),
    "C13": ("1 3 5 b7 9 13", THIRDS),
    "Cdom13": ("1 3 5 b7 9 13", THIRDS),
    "Cm13": ("1 b3 5 b7 9 13", THIRDS),
    "CmM13": ("1 b3 5 7 9 13", THIRDS),
    "C13b5": ("1 3 b5 b7 9 13", THIRDS),
    "C11b9": ("1 5 b7 b9 11", PRESENT),
    "C13b9": ("1 3 5 b7 b9 13", PRESENT),
    "C13#9": ("1 3 5 b7 #9 13", PRESENT),
    "C13#11": ("1 3 5 b7 9 #11 13", PRESENT),
    "C13#4": ("1 3 5 b7 9 #11 13", PRESENT),
    "C13b9#11": ("1 3 5 b7 b9 #11 13", PRESENT),
    "C13#9#11": ("1 3 5 b7 #9 #11 13", PRESENT),
    "C7b13": ("1 3 b7 b13", FLAT_SIX),
    "C9b13": ("1 3 b7 9 b13", FLAT_SIX),
    "Cmaj7b6": ("1 3 b6 7", FLAT_SIX),
    "Cmb6b9": ("1 b3 b6 b9", FLAT_SIX),
    "Cadd.9": ("1 3 5 9", SEPARATED),
    "C6,9": ("1 3 5 6 9", SEPARATED),
    "C7/b9": ("1 3 5 b7 b9", SEPARATED),
    "C7b9,13": ("1 3 5 b7 b9 13", SEPARATED),
}
"""Symbols that music21 reads as other notes when they are typed: their degrees here, and why."""

# The suffixes of printed books, with the degrees that their own charts of chords give. MA, MI and SUS are from The New
# Real Book by Sher Music, brackets and rows of alterations from Brandt and Roemer: Standardized Chord Symbol Notation.
# The triangle as ^ and h are from iReal Pro, j7 from Jungbluth: Jazz-Harmonielehre, 7M and 4/7 from Chediak: Songbook.
PRINTED_BOOKS: Final[dict[str, str]] = {
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


def suffixes_in(texts: str) -> list[str]:
    """Return the suffixes of a row of `PRINTED_BOOKS`; spaces in parentheses belong to theirs."""
    return re.split(r" (?![^(]*\))", texts)


@cache
def ask_tonal(symbols: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return everything that is asked of tonal, at once; `symbols` are further chord symbols to be read."""
    script = Path(__file__).with_name("tonal.mjs")
    command = [str(node_folder() / "node"), str(script), str(WEB / "package.json"), json.dumps(symbols)]
    finished = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert finished.returncode == 0, f"tonal comes with the page's tools (python web/build.py build): {finished.stderr}"
    answers: dict[str, Any] = json.loads(finished.stdout)
    return answers


def interval_of_tonal(short: str) -> str:
    """Return an interval as it is written here: tonal puts the number first."""
    return re.sub(r"(-?\d+)(\D+)", r"\2\1", short)


@cache
def names_in_music21(root: str, kind: str) -> list[str]:
    """Return the sorted names of the notes of a kind of chord; music21 writes flats with a minus."""
    chord = harmony.ChordSymbol(root=root.replace("b", "-"), kind=kind)
    return sorted({pitch.name.replace("-", "b") for pitch in chord.pitches})
