"""Write a score as ABC 2.1, a tune in plain text that can be pasted anywhere.

By the standard an accidental applies to its letter in all octaves until the end of the measure, but programs differ. So
once a letter has had an accidental, every further note of that letter in the measure has its own.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from musicards.theory import Key, SpelledPitch
from musicards.tools.measures import Piece, bars_of, measures_of, triplet_of
from musicards.tools.score import Bar, Score

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
    head += [f"M:{score.beats}/{score.beat_type}", "L:1/4"]
    if score.tempo is not None:
        head.append(f"Q:1/4={score.tempo}")
    if score.clef != "treble":
        head.append(f"V:1 clef={score.clef}")  # in the K: field, some programs would play two octaves lower
    head.append(f"K:{_key_text(score)}{_transposition(score)}")
    bars = bars_of(score)
    body = [""]
    for place, (bar, pieces) in enumerate(zip(bars, measures_of(score), strict=True)):
        if place and place % _MEASURES_TO_A_LINE == 0:
            body.append("")
        marked: set[str] = set()  # letters that have had an accidental in this measure
        notes = [_triplet(pieces, at) + _piece_text(piece, score.key, marked) for at, piece in enumerate(pieces)]
        if place == 0 and bar.repeat_starts:
            notes.insert(0, "|:")
        if place and bar.meter is not None:
            notes.insert(0, f"[M:{bar.meter[0]}/{bar.meter[1]}]")
        if bar.endings:
            notes.insert(0, "[" + ",".join(map(str, bar.endings)))
        following = bars[place + 1] if place + 1 < len(bars) else None
        body[-1] += f"{' ' if body[-1] else ''}{' '.join(notes)} {_bar_line(bar, following)}"
    return "\n".join(head + body) + "\n"


def _triplet(pieces: Sequence[Piece], at: int) -> str:
    count = triplet_of(pieces, at)
    return "" if count == 0 else "(3" if count == 3 else f"(3:2:{count}"


def _key_text(score: Score) -> str:
    if score.key is None:
        return "C"
    return f"{score.tonic}{score.mode}" if score.mode else score.key.short


def _bar_line(bar: Bar, following: Bar | None) -> str:
    """Return the sign at the end of a bar: what repeats, and what ends."""
    starts = following is not None and following.repeat_starts
    if bar.repeat_ends:
        return "::" if starts else ":|"
    if following is None:
        return "|]"
    return "|:" if starts else "||" if bar.double else "|"


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
    return symbol + text + _length_text(piece.written) + ("-" if piece.tied_on else "")


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
