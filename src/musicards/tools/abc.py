"""Write a score as ABC 2.1, a tune in plain text that can be pasted anywhere.

By the standard an accidental applies to its letter in all octaves until the end of the measure, but programs differ. So
once a letter has had an accidental, every further note of that letter in the measure has its own.
"""

from fractions import Fraction
from typing import Final

from musicards.theory import Key, SpelledPitch
from musicards.tools.measures import Piece, measures_of
from musicards.tools.score import Score

_MIDDLE_OCTAVE: Final = 4  # of capitals without a mark; lower-case letters are the octave above
_MEASURES_TO_A_LINE: Final = 4


def to_abc(score: Score) -> str:
    """Return the tune, ending with a line break. Its unit is the quarter note.

    >>> from musicards.theory import make_key
    >>> from musicards.tools.score import score_of_scale_notes
    >>> print(to_abc(score_of_scale_notes(["Eb", "F", "G", "A"], key=make_key("Eb"), up_to_tonic=False)))
    X:1
    M:4/4
    L:1/4
    K:Eb
    E F G =A |]
    <BLANKLINE>
    """
    head = ["X:1"]
    if score.title:
        head.append(f"T:{_one_line(score.title)}")
    head += [f"M:{score.beats}/4", "L:1/4"]
    if score.tempo is not None:
        head.append(f"Q:1/4={score.tempo}")
    if score.clef != "treble":
        head.append(f"V:1 clef={score.clef}")  # in the K: field, some programs would play two octaves lower
    head.append(f"K:{score.key.short if score.key else 'C'}{_transposition(score)}")
    measures = []
    for pieces in measures_of(score):
        marked: set[str] = set()  # letters that have had an accidental in this measure
        measures.append(" ".join(_piece_text(piece, score.key, marked) for piece in pieces))
    rows = [measures[at : at + _MEASURES_TO_A_LINE] for at in range(0, len(measures), _MEASURES_TO_A_LINE)]
    body = [" | ".join(row) + " |" for row in rows]
    body[-1] += "]"
    return "\n".join(head + body) + "\n"


def _transposition(score: Score) -> str:
    """Return the field that makes playback sound some half steps higher or lower than written."""
    if score.instrument is None or not score.instrument.transposes:
        return ""
    way = "-" if score.instrument.sounds_lower else ""
    return f" transpose={way}{score.instrument.interval.half_steps}"


def _piece_text(piece: Piece, key: Key | None, marked: set[str]) -> str:
    notes = [_note_text(pitch, key, marked) for pitch in piece.pitches] or ["z"]
    text = notes[0] if len(notes) == 1 else f"[{''.join(notes)}]"
    symbol = f'"{piece.symbol}"' if piece.symbol is not None else ""
    return symbol + text + _length_text(piece.length) + ("-" if piece.tied_on else "")


def _note_text(pitch: SpelledPitch, key: Key | None, marked: set[str]) -> str:
    usual = key.alteration_of(pitch.letter) if key else 0
    accidental = ""
    if pitch.letter in marked or pitch.alteration != usual:
        marked.add(pitch.letter)
        accidental = "^" * pitch.alteration or "_" * -pitch.alteration or "="
    octaves = (pitch.octave or 0) - _MIDDLE_OCTAVE
    if octaves > 0:
        return accidental + pitch.letter.lower() + "'" * (octaves - 1)
    return accidental + pitch.letter + "," * -octaves


def _length_text(length: Fraction) -> str:
    """Return ``2`` for a half note, nothing for a quarter, ``/2`` for an eighth, ``3/2`` for a dotted quarter."""
    top = "" if length.numerator == 1 else str(length.numerator)
    return top if length.denominator == 1 else f"{top}/{length.denominator}"


def _one_line(text: str) -> str:
    """Return the text for a field: in ABC a line break ends a field, and % begins a comment."""
    return " ".join(text.replace("\\", " ").replace("%", r"\%").split())
