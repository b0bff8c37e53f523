"""Divide a score into measures: notes across a bar line are split and tied, and the last measure is filled with rests.

Shared by the formats of written music: MusicXML, ABC and LilyPond.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from musicards.theory import SpelledPitch
from musicards.tools.lines import LineChord
from musicards.tools.score import Score

NOTE_VALUES: Final[dict[Fraction, tuple[int, bool]]] = {
    Fraction(4 * 3**dot, part * 2**dot): (part, bool(dot)) for part in (1, 2, 4, 8, 16, 32) for dot in (0, 1)
}
"""Lengths that one note head can have, in quarter notes: the fraction of a whole note, and whether it is dotted."""

_BY_LENGTH: Final = sorted((length for length in NOTE_VALUES if length % Fraction(1, 8) == 0), reverse=True)


_WHOLE: Final = 4
_DOTTED_HALF: Final = Fraction(3)


@dataclass(frozen=True, slots=True)
class Piece:
    """A note, chord or rest with a length that one note head can have.

    >>> from musicards.tools.score import Event, Score
    >>> [[piece]] = measures_of(Score("", (Event((SpelledPitch("C", 0, 4),), Fraction(4)),)))
    >>> str(piece.length), piece.tied_on
    ('4', False)
    """

    pitches: tuple[SpelledPitch, ...]  # empty for a rest
    length: Fraction  # in quarter notes, one of NOTE_VALUES
    symbol: LineChord | None  # on the first piece of an event
    tied_back: bool  # tied to the piece before
    tied_on: bool  # tied to the next piece


def measures_of(score: Score) -> tuple[tuple[Piece, ...], ...]:
    """Return every measure, filled; the first is the pickup, if there is one.

    >>> from musicards.tools.score import Event, Score
    >>> note = (SpelledPitch("C", 0, 4),)
    >>> measures = measures_of(Score("", (Event(note, Fraction(3)), Event(note, Fraction(2)))))
    >>> [[str(piece.length) for piece in measure] for measure in measures]
    [['3', '1'], ['1', '3']]
    >>> measures[0][1].tied_on, measures[1][0].tied_back, measures[1][1].pitches
    (True, True, ())
    """
    measures: list[list[Piece]] = [[]]
    room = score.pickup or Fraction(score.beats)
    for event in score.events:
        left = event.length
        while left:
            if not room:
                measures.append([])
                room = Fraction(score.beats)
            length = _longest(min(left, room), score.beats, is_rest=not event.pitches)
            is_first = left == event.length
            left -= length
            room -= length
            tied = bool(event.pitches)
            piece = Piece(
                event.pitches, length, event.symbol if is_first else None, tied and not is_first, tied and left > 0
            )
            measures[-1].append(piece)
    while room:
        length = _longest(room, score.beats, is_rest=True)
        room -= length
        measures[-1].append(Piece((), length, None, tied_back=False, tied_on=False))
    return tuple(tuple(measure) for measure in measures)


def _longest(room: Fraction, beats: int, *, is_rest: bool) -> Fraction:
    """Return the longest note value that fits. A whole rest always means a whole measure of rest."""
    most = room if not is_rest or room == beats == _WHOLE else min(room, _DOTTED_HALF)
    return next(length for length in _BY_LENGTH if length <= most)
