"""Files read by music21 and LilyPond, written as a typed line: ``3/4 |: C4 E4 G4 | D4:2 z :|``.

A note has its name and octave, a chord of several notes plus signs (``C4+E4``), a rest is ``z``. A length in quarters
follows unless it is one. A chord symbol is in front: ``"Am7"A3+C4+E4+G4:4``.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from music21 import converter

_LISTENER = r"""
\version "2.24.0"
#(define (print context . words)
  (format #t "~a ~a ~a ~s\n"
   (car words)
   (if (ly:moment<? (ly:context-property context 'measurePosition) ZERO-MOMENT)
    0
    (ly:context-property context 'currentBarNumber))
   (ly:context-current-moment context) (cdr words)))
#(define bare (lambda (text) (cond ((string? text) text) ((pair? text) (bare (car (last-pair text)))) (else ""))))
\layout {
  \context {
    \Voice
    \consists
    #(lambda (context)
      (define seen #f)
      (make-engraver
       (listeners
        ((note-event engraver event)
         (print context "note" (ly:pitch-octave (ly:event-property event 'pitch))
          (ly:pitch-notename (ly:event-property event 'pitch))
          (* 2 (ly:pitch-alteration (ly:event-property event 'pitch)))
          (ly:moment-main (ly:event-property event 'length))))
        ((rest-event engraver event) (print context "rest" (ly:moment-main (ly:event-property event 'length))))
        ((multi-measure-rest-event engraver event)
         (print context "rest" (ly:moment-main (ly:event-property event 'length))))
        ((tie-event engraver event) (print context "tie"))
        ((text-script-event engraver event) (print context "text" (bare (ly:event-property event 'text)))))
       ((process-music engraver)
        (let ((commands (ly:context-property context 'repeatCommands)))
         (if (pair? commands) (print context "repeat" commands)))
        (if (not (equal? seen (ly:context-property context 'timeSignatureFraction)))
         (begin
          (set! seen (ly:context-property context 'timeSignatureFraction))
          (print context "time" (car seen) (cdr seen)))))))
  }
}
"""


def lilypond() -> str:
    """Return the path of LilyPond: from the variable LILYPOND, the package lilypond, or PATH. Without it tests fail."""
    if named := os.environ.get("LILYPOND"):
        return named
    if find_spec("lilypond") is not None:
        import lilypond as package  # noqa: PLC0415 -- not available on every platform

        return str(package.executable())
    found = shutil.which("lilypond")
    assert found is not None, "install LilyPond 2.24, or set LILYPOND to the path of one"
    return found


def run_lilypond(folder: Path, *arguments: str) -> str:
    """Run LilyPond in a folder and return what it prints. It must not warn, so every bar is as long as it should be."""
    done = subprocess.run(
        [lilypond(), "--loglevel=WARN", "-dno-print-pages", *arguments],
        cwd=folder,
        env={**os.environ, "HOME": str(folder), "XDG_CACHE_HOME": str(folder)},  # its fonts' cache is written there
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def from_music21(text: str, form: str) -> str:
    """Return a MusicXML or ABC document as a typed line."""
    part = converter.parseData(text, format=form).parts.first()
    found = []
    meter = ""
    if not part.hasMeasures():  # music21 makes none for an ABC tune of two bars
        part = part.makeMeasures()
    for measure in part.getElementsByClass("Measure"):
        signs = [_sign(measure.leftBarline, "start", "|:"), _sign(measure.rightBarline, "end", ":|")]
        if measure.timeSignature is not None and measure.timeSignature.ratioString != meter:
            meter = measure.timeSignature.ratioString
            signs.insert(0, meter)
        symbols = {Fraction(each.offset): _figure(each) for each in measure.getElementsByClass("Harmony")}
        inside = measure.voices.first() if measure.hasVoices() else measure
        for each in inside.notesAndRests:
            if "Harmony" in each.classes:
                continue
            names = [pitch.nameWithOctave.replace("-", "b") for pitch in each.pitches] if each.pitches else ["z"]
            tie = "~" if each.tie is not None and each.tie.type in {"start", "continue"} else ""
            symbol = symbols.get(Fraction(each.offset))
            signs.insert(-1, _word(names, Fraction(each.quarterLength), symbol) + tie)
        found.append(" ".join(filter(None, signs)))
    return _joined(found)


def _sign(line: Any, direction: str, sign: str) -> str:  # noqa: ANN401 -- music21 has no types
    return sign if line is not None and getattr(line, "direction", "") == direction else ""


def _figure(harmony: Any) -> str:  # noqa: ANN401
    """Return a chord symbol as the file writes it."""
    if "NoChord" in harmony.classes:
        return "N.C."
    root, bass = harmony.root(), harmony.bass()
    is_other = harmony.chordKind == "other"  # music21 finds no notes for it
    shown = harmony.chordKindStr if harmony.chordKindStr or is_other else ""
    slash = f"/{bass.name}" if bass is not None and bass.name != root.name else ""
    return f"{root.name}{shown}{slash}".replace("-", "b")


def many_from_lilypond(texts: Iterable[str], folder: Path) -> list[str]:
    """Return several LilyPond files as typed lines, with one call of the program."""
    (folder / "listener.ily").write_text(_LISTENER + '#(format #t "file\n")\n', encoding="utf-8")
    names = []
    for number, text in enumerate(texts):
        names.append(f"{number}.ly")
        (folder / names[-1]).write_text(text, encoding="utf-8")
    heard = run_lilypond(folder, "-dinclude-settings=listener.ily", *names)
    return [_heard(part) for part in heard.split("file\n")[1:]]


def _heard(printed: str) -> str:
    """Return what the listener printed as a typed line."""
    bars: dict[int, list[str]] = {}
    moments: dict[str, tuple[int, dict[str, list[list[str]]]]] = {}
    for row in printed.splitlines():
        word, bar, moment, values = re.fullmatch(r"(\w+) (\d+) #<Mom (\S+)> \((.*)\)", row).groups()  # type: ignore[union-attr]
        moments.setdefault(moment, (int(bar), {}))[1].setdefault(word, []).append(values.split())
    ends_repeat = set()
    for bar, words in moments.values():
        here = bars.setdefault(bar, [])
        if "time" in words:
            here.append("/".join(words["time"][0]))
        commands = " ".join(" ".join(each) for each in words.get("repeat", []))
        if "end-repeat" in commands:
            ends_repeat.add(bar - 1)
        if "start-repeat" in commands:
            here.append("|:")
        symbol = " ".join(words["text"][0]).strip('"') if "text" in words else None
        notes = words.get("note", [])
        names = [
            "CDEFGAB"[int(letter)] + ("#" * int(sign) or "b" * -int(sign)) + str(int(octave) + 4)
            for octave, letter, sign, _ in notes
        ]
        length = 4 * Fraction((notes or words.get("rest", [["0"]]))[0][-1])
        if length:
            here.append(_word(names or ["z"], length, symbol) + ("~" if "tie" in words else ""))
    for bar in ends_repeat:
        bars[bar].append(":|")
    return _joined(" ".join(words) for words in bars.values() if words)


def _word(names: list[str], length: Fraction, symbol: str | None) -> str:
    return (f'"{symbol}"' if symbol else "") + "+".join(names) + (f":{length}" if length != 1 else "")


def _joined(bars: Iterable[str]) -> str:
    return " | ".join(bars).replace(" | |:", " |:").replace(":| |", ":|").replace(":| |:", "::")
