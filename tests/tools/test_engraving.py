"""How LilyPond engraves key signatures and accidentals, as the page's tests know it.

`web/src/music/lilypond.json` has for every clef and key signature the positions of its signs, for some lines of music
the accidentals that are printed, and for some rhythms how many beams lead from each note to the one before and to the
next. The page's `engraving.test.ts` and `note-values.test.ts` compare its drawing with that file; here LilyPond
engraves everything again. After a change of the lines, ``python tests/tools/test_engraving.py`` writes the file, and
``python web/build.py format`` lays it out.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from musicards.learning.rhythms import METERS, VALUES, compose
from musicards.theory import CLEFS, SpelledPitch, key_of_signature, parse_meter, parse_pitch, rhythm_text
from tests.tools.read_back import lilypond

KEPT: Final = Path(__file__).parents[2] / "web" / "src" / "music" / "lilypond.json"
SIGNATURES: Final = range(-7, 8)
LINES: Final = [
    (0, "C4 Db4 D4 Eb4 E4 F4 Gb4 G4 Ab4 A4 Bb4 B4 C5"),  # chromatic scales
    (0, "C5 B4 Bb4 A4 Ab4 G4 Gb4 F4 E4 Eb4 D4 Db4 C4"),
    (0, "C4 C#4 D4 D#4 E4 F4 F#4 G4 G#4 A4 A#4 B4 C5"),
    (4, "E4 E#4 F#4 F##4 G#4 A4 A#4 B4 B#4 C#5 C##5 D#5 E5"),
    (-5, "Db4 D4 Eb4 Fb4 F4 Gb4 G4 Ab4 A4 Bb4 Cb5 C5 Db5"),
    (-3, "Eb5 D5 Db5 C5 Cb5 Bb4 A4 Ab4 G4 Gb4 F4 Fb4 Eb4"),
    (0, "C#4 C4 | C4 C#4 | C#4 C4"),
    (0, "C#4 C#4 C#5 C5 C4 | C5 C4"),  # each octave has accidentals of its own
    (2, "F4 F#4 F4 | F#4 C5 C#5 | C5"),
    (-4, "A4 Ab4 | A4 Bb4 B4 Bb4 | D4 Db4 Dbb4 Db4"),
    (3, "F##4 F#4 F4 F#4 | G#4 G##4 G#4 G4"),
    (0, "Bbb4 Bb4 B4 | B##3 B#3 B3"),
    (0, "C#4+E4+G4 C4+E4+G4 C#4+E4 | C4+Eb4+Gb4 C4+E4+G4"),
    (-6, "Cb5+Eb5 C5+E5 Cb5+Eb5 | C5"),
    (7, "B#4 B4 E#4 E4 | B4 B#4"),
    (-7, "Fb4 F4 Fb4 | F4 Cb4 C4"),
    (5, "A#3+C#4+E4+G4 A3+C4+E4+G#4 | A#3"),
]
"""The sharps of the key, and events: notes joined by + sound together. Without bar lines all is one bar."""

RHYTHMS: Final = [
    ("4/4", "eeeeeeee"),
    ("4/4", "eqeqe"),
    ("4/4", "q.eeeq"),
    ("4/4", "Eeeeeeee"),
    ("4/4", "eEeeEeee"),
    ("4/4", "eeeesseee"),
    ("4/4", "e.seee.see"),
    ("3/4", "eeeeee"),
    ("3/4", "q.eee"),
    ("3/4", "eqeee"),
    ("3/4", "eesseee"),
    ("2/4", "eeee"),
    ("2/4", "eqe"),
    ("2/2", "eeeeeeee"),
    ("2/2", "ssssssssqq"),
    ("3/2", "eeeeeeeeeeee"),
    ("6/4", "eeeeeeeeeeee"),
    ("5/4", "eeeeeeeeee"),
    ("3/8", "eee"),
    ("3/8", "ssssss"),
    ("4/8", "eeee"),
    ("5/8", "eeeee"),
    ("6/8", "e.seese."),
    ("6/8", "eseseee"),
    ("6/8", "ee.see.s"),
]
"""Meters, and rhythms as `theory.rhythm` writes them."""

REPORT: Final = r"""
\version "2.24.0"
\language "english"
#(define (say . parts) (format (current-error-port) "SAID ~{~a ~}\n" parts))
#(define ((say-key name) grob)
  (let ((c0 (ly:grob-property grob 'c0-position)))
    (say name (map (lambda (entry) (key-signature-interface::alteration-positions entry c0 grob))
                   (ly:grob-property grob 'alteration-alist)))))
#(define ((say-accidental name) grob)
  (let ((pitch (ly:event-property (ly:grob-property (ly:grob-parent grob Y) 'cause) 'pitch)))
    (say name (ly:moment-main (grob::when grob)) (ly:pitch-octave pitch) (ly:pitch-notename pitch)
         (* 2 (ly:grob-property grob 'alteration)))))
#(define (count-of beams) (if (pair? beams) (length beams) 0))
#(define ((say-beams name) grob)
  (let ((beams (ly:grob-property grob 'beaming '(() . ()))))
    (say name "beams" (count-of (car beams)) (count-of (cdr beams)))))
"""


def lines() -> list[tuple[int, str]]:
    """Return the lines, and some at random in every key."""
    rng = Random(1)
    found = list(LINES)
    for signature in (*SIGNATURES, *SIGNATURES):
        letters = [parse_pitch(rng.choice("CDEFGAB")).letter for _ in range(4)]
        bars = []
        for _ in range(3):
            notes = [SpelledPitch(rng.choice(letters), rng.randint(-2, 2), rng.choice((4, 4, 5))) for _ in range(5)]
            bars.append(" ".join(map(str, notes)))
        found.append((signature, " | ".join(bars)))
    return found


def rhythms() -> list[tuple[str, str]]:
    """Return the rhythms, and some that exercises ask in every meter."""
    made = [(meter, compose(parse_meter(meter), VALUES, 2, Random(luck))) for meter in METERS for luck in range(6)]
    return [*RHYTHMS, *((meter, rhythm_text(rhythm)) for meter, rhythm in made)]


def rhythm_in_lilypond(text: str) -> str:
    """Return a rhythm as LilyPond's input."""
    values = {"w": 1, "h": 2, "q": 4, "e": 8, "s": 16}
    signs = re.findall(r"([whqes])(\.?)(~?)", text, re.IGNORECASE)
    notes = [("r" if letter.isupper() else "b'") + f"{values[letter.lower()]}{dot}{tie}" for letter, dot, tie in signs]
    return " ".join(notes)


def in_lilypond(pitch: SpelledPitch) -> str:
    """Return a note as LilyPond writes it: c' is middle C."""
    sign = ("s" if pitch.alteration > 0 else "f") * abs(pitch.alteration)
    return pitch.letter.lower() + sign + "'" * ((pitch.octave or 0) - 3) + "," * (3 - (pitch.octave or 0))


def music_of(text: str) -> str:
    """Return a line as LilyPond's input, with a time signature for the length of each bar."""
    bars = []
    for bar in text.split(" | "):
        events = [[in_lilypond(parse_pitch(name)) for name in event.split("+")] for event in bar.split()]
        bars.append(f"\\time {len(events)}/4 " + " ".join(f"<{' '.join(notes)}>4" for notes in events) + " |")
    return " ".join(bars)


def engraved(folder: Path) -> dict[str, Any]:
    """Return what LilyPond prints: positions in half spaces up from the bottom line, and the signs of each event."""
    scores = []
    for clef in CLEFS:
        for signature in SIGNATURES:
            key = in_lilypond(parse_pitch(f"{key_of_signature(signature).tonic}3"))
            scores.append(
                "\\score { \\new Staff { \\override Staff.KeySignature.after-line-breaking ="
                f' #(say-key "{clef}:{signature}")'
                f" \\clef {clef} \\key {key} \\major c'1 }} }}"
            )
    for number, (signature, text) in enumerate(lines()):
        key = in_lilypond(parse_pitch(f"{key_of_signature(signature).tonic}3"))
        scores.append(
            f'\\score {{ \\new Staff {{ \\override Staff.Accidental.after-line-breaking = #(say-accidental "{number}")'
            f" \\set Staff.extraNatural = ##f \\key {key} \\major {music_of(text)} }} }}"
        )
    for number, (meter, text) in enumerate(rhythms()):
        scores.append(
            f'\\score {{ \\new Staff {{ \\override Staff.Stem.after-line-breaking = #(say-beams "{number}")'
            f" \\stemUp \\time {meter} {rhythm_in_lilypond(text)} }} }}"
        )
    (folder / "all.ly").write_text(REPORT + "\n".join(scores), encoding="utf-8")
    command = [lilypond(), "--loglevel=ERROR", "-o", str(folder / "all"), str(folder / "all.ly")]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stderr
    keys: dict[str, dict[str, list[int]]] = {clef: {"0": []} for clef in CLEFS}
    signs: dict[int, dict[tuple[int, str], int]] = defaultdict(dict)
    beams: dict[int, list[str]] = defaultdict(list)
    for line in said.splitlines():
        if found := re.fullmatch(r"SAID (\w+):(-?\d+) \((.*)\) ", line):
            places = [
                int(place) + 4 for place in re.findall(r"-?\d+", found[3])
            ]  # LilyPond counts from the middle line
            keys[found[1]][found[2]] = places[::-1] if len(places) > 1 else places
        elif found := re.fullmatch(r"SAID (\d+) beams (\d) (\d) ", line):
            beams[int(found[1])].append(found[2] + found[3])
        elif found := re.fullmatch(r"SAID (\d+) (\S+) (-?\d+) (\d) (\S+) ", line):
            over, _, under = found[2].partition("/")
            note = "CDEFGAB"[int(found[4])] + str(int(found[3]) + 4)
            signs[int(found[1])][int(over) * 4 // int(under or 1), note] = int(found[5])
    return {
        "signatures": keys,
        "lines": [line_of(*each, signs[at]) for at, each in enumerate(lines())],
        "rhythms": [{"meter": meter, "rhythm": text, "beams": beams[at]} for at, (meter, text) in enumerate(rhythms())],
    }


def line_of(signature: int, text: str, signs: dict[tuple[int, str], int]) -> dict[str, Any]:
    """Return a line with the sign that is printed before each note: '' for none, n for a natural."""
    shown = {-2: "bb", -1: "b", 0: "n", 1: "#", 2: "##"}
    events = text.replace("| ", "").split()
    printed = []
    for at, event in enumerate(events):
        pitches = [parse_pitch(name) for name in event.split("+")]
        found = [signs.get((at, f"{pitch.letter}{pitch.octave}")) for pitch in pitches]
        printed.append("+".join("" if sign is None else shown[sign] for sign in found))
    return {"signature": signature, "line": text, "printed": printed}


def test_what_the_page_knows_is_what_lilypond_engraves(tmp_path: Path) -> None:
    assert engraved(tmp_path) == json.loads(KEPT.read_text(encoding="utf-8"))


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        made = json.dumps(engraved(Path(folder)), indent=1)
    KEPT.write_text(re.sub(r"\[[^][{}]*\]", lambda found: " ".join(found[0].split()), made) + "\n", encoding="utf-8")
    sys.exit(0)
