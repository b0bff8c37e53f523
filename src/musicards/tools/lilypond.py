"""Write a score as a LilyPond 2.24 file, which can be engraved as it is or edited.

Note names are English (``ef``, ``css``), octaves absolute: c' is middle C. Each measure has a line and a bar check.
"""

from fractions import Fraction
from typing import Final

from musicards.theory import SpelledPitch, parse_pitch
from musicards.tools.measures import NOTE_VALUES, Piece, measures_of
from musicards.tools.score import Score

_SMALL_OCTAVE: Final = 3  # the octave of a name without a mark: c is C3
_SIGNS: Final = {-2: "ff", -1: "f", 0: "", 1: "s", 2: "ss"}


def to_lilypond(score: Score) -> str:
    r"""Return the text of the file, to be saved as UTF-8.

    >>> from musicards.tools.score import score_of_chord
    >>> print(to_lilypond(score_of_chord(["C", "Eb", "G"], symbol="Cm")).splitlines()[-6].strip())
    <c' ef' g'>1^\markup "Cm" |
    """
    lines = ['\\version "2.24.0"', '\\language "english"', ""]
    if score.title:
        lines += ["\\header {", f"  title = {_quoted(score.title)}", "  tagline = ##f", "}", ""]
    lines += ["\\score {", "  \\new Staff {", f"    \\clef {score.clef}", f"    \\time {score.beats}/4"]
    if score.key is not None:
        lines.append(f"    \\key {_name(parse_pitch(score.key.tonic))} \\{score.key.mode}")
    if score.tempo is not None:
        lines.append(f"    \\tempo 4 = {score.tempo}")
    if score.instrument is not None and score.instrument.transposes:
        lines.append(f"    \\transposition {_note(score.instrument.sounding(SpelledPitch('C', 0, 4)))}")
    if score.pickup:
        lines.append(f"    \\partial 32*{int(score.pickup * 8)}")
    lines += [f"    {' '.join(map(_piece_text, pieces))} |" for pieces in measures_of(score)]
    lines += ['    \\bar "|."', "  }", "  \\layout { }", "  \\midi { }", "}"]
    return "\n".join(lines) + "\n"


def _piece_text(piece: Piece) -> str:
    notes = [_note(pitch) for pitch in piece.pitches] or ["r"]
    text = notes[0] if len(notes) == 1 else f"<{' '.join(notes)}>"
    symbol = f"^\\markup {_quoted(str(piece.symbol))}" if piece.symbol is not None else ""
    return text + _length_text(piece.length) + ("~" if piece.tied_on else "") + symbol


def _note(pitch: SpelledPitch) -> str:
    octaves = (pitch.octave or 0) - _SMALL_OCTAVE
    return _name(pitch) + ("'" * octaves if octaves > 0 else "," * -octaves)


def _name(pitch: SpelledPitch) -> str:
    return pitch.letter.lower() + _SIGNS[pitch.alteration]


def _length_text(length: Fraction) -> str:
    part, is_dotted = NOTE_VALUES[length]
    return f"{part}." if is_dotted else str(part)


def _quoted(text: str) -> str:
    """Return the text as a LilyPond string: on one line, with commands escaped."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'
