"""Divide a score into measures: notes across a bar line are split and tied, and the last measure is filled with rests.

Shared by the formats of written music: MusicXML, ABC and LilyPond.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from musicards.theory import SpelledPitch
from musicards.tools.lines import LineChord
from musicards.tools.score import TRIPLET, Bar, Score

NOTE_VALUES: Final[dict[Fraction, tuple[int, bool]]] = {
    Fraction(4 * 3**dot, part * 2**dot): (part, bool(dot)) for part in (1, 2, 4, 8, 16, 32) for dot in (0, 1)
}
"""Lengths that one note head can have, in quarter notes: the fraction of a whole note, and whether it is dotted."""

_BY_LENGTH: Final = sorted((length for length in NOTE_VALUES if length % Fraction(1, 8) == 0), reverse=True)


_MOST_PLAYED: Final = 10_000  # bars
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
    length: Fraction  # in quarter notes, as it sounds
    symbol: LineChord | str | None  # on the first piece of an event
    tied_back: bool  # tied to the piece before
    tied_on: bool  # tied to the next piece
    triplet: int = 0  # as in `Event`

    @property
    def written(self) -> Fraction:
        """Return the length of the note value, one of NOTE_VALUES; a note of a triplet sounds shorter."""
        return self.length * TRIPLET if self.triplet else self.length


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
    lengths = iter([bar.length for bar in score.bars] or [score.pickup or score.measure])
    room = whole = next(lengths)
    is_tied = False  # to the event before
    for event in score.events:
        left = event.length
        while left:
            if not room:
                measures.append([])
                room = whole = next(lengths, score.measure)
            length = _longest(min(left, room), is_rest=not event.pitches, measure=whole)
            if event.triplet:
                length = _longest(min(left, room) * TRIPLET, is_rest=not event.pitches, measure=whole) / TRIPLET
            is_first = left == event.length
            left -= length
            room -= length
            tied = bool(event.pitches)
            piece = Piece(
                event.pitches,
                length,
                event.symbol if is_first else None,
                tied_back=tied and (is_tied or not is_first),
                tied_on=tied and (event.tied or left > 0),
                triplet=event.triplet,
            )
            measures[-1].append(piece)
        is_tied = event.tied
    while room:
        length = _longest(room, is_rest=True, measure=whole)
        room -= length
        measures[-1].append(Piece((), length, None, tied_back=False, tied_on=False))
    return tuple(tuple(measure) for measure in measures)


def bars_of(score: Score) -> tuple[Bar, ...]:
    """Return the bar of every measure of `measures_of`, with a meter on the first and wherever it changes.

    >>> from musicards.tools.score import Event
    >>> note = (SpelledPitch("C", 0, 4),)
    >>> [(str(bar.length), bar.meter) for bar in bars_of(Score("", (Event(note), Event(note)), pickup=Fraction(1)))]
    [('1', (4, 4)), ('4', None)]
    """
    bars = score.bars
    if not bars:
        lengths = [sum((piece.length for piece in measure), Fraction(0)) for measure in measures_of(score)]
        bars = tuple(map(Bar, lengths))
    meters = [(score.beats, score.beat_type), *(bar.meter for bar in bars[1:])]
    found: list[Bar] = []
    now: tuple[int, int] | None = None
    for bar, meter in zip(bars, meters, strict=True):
        found.append(replace(bar, meter=None if meter == now else meter))
        now = meter or now
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Ending:
    """The part that a bar has in a first or second ending."""

    numbers: tuple[int, ...]  # (1,) for the first ending
    begins: bool
    ends: bool


def endings_of(bars: Sequence[Bar]) -> tuple[Ending | None, ...]:
    """Return for each bar the ending that it is part of. An ending lasts to the next repeat, double bar line or ending.

    >>> bars = [Bar(Fraction(4)), Bar(Fraction(4), endings=(1,), repeat_ends=True), Bar(Fraction(4), endings=(2,))]
    >>> [ending and ending.numbers for ending in endings_of(bars)]
    [None, (1,), (2,)]
    """
    found: list[Ending | None] = []
    numbers: tuple[int, ...] = ()
    for place, bar in enumerate(bars):
        numbers = bar.endings or numbers
        following = bars[place + 1] if place + 1 < len(bars) else None
        ends = bar.repeat_ends or bar.double or following is None or bool(following.endings) or following.repeat_starts
        found.append(Ending(numbers, bool(bar.endings), ends) if numbers else None)
        numbers = () if ends else numbers
    return tuple(found)


def order_of(bars: Sequence[Bar]) -> tuple[int, ...]:
    """Return the numbers of the bars, from 0, in the order in which they are played, with all repeats.

    >>> four = Fraction(4)
    >>> order_of([Bar(four), Bar(four, endings=(1,), repeat_ends=True), Bar(four, endings=(2,)), Bar(four)])
    (0, 1, 0, 2, 3)
    """
    endings = endings_of(bars)
    played: list[int] = []
    start, at, time = 0, 0, 1  # where the repeated section begins, the bar, and how often the section is played
    while at < len(bars):
        bar, ending = bars[at], endings[at]
        if bar.repeat_starts and at > start:
            start, time = at, 1
        if ending is not None and ending.begins and time not in ending.numbers:
            at = next(place for place in range(at, len(bars)) if (endings[place] or ending).ends) + 1
            continue
        played.append(at)
        if ending is None:
            returns = bar.repeat_ends and time == 1
        else:
            has_another = at + 1 < len(bars) and bool(bars[at + 1].endings)
            returns = bar.repeat_ends and (1 in ending.numbers or has_another)
        if returns and len(played) < _MOST_PLAYED:
            at, time = start, time + 1
            continue
        at += 1
        if bar.repeat_ends or (ending is not None and ending.ends):
            start, time = at, 1
    return tuple(played)


def triplet_of(pieces: Sequence[Piece], at: int) -> int:
    """Return how many pieces are in the triplet that begins at a place; 0 if none begins there.

    >>> third = Piece((), Fraction(1, 3), None, tied_back=False, tied_on=False, triplet=2)
    >>> triplet_of([replace(third, triplet=1), third, third], 0), triplet_of([third], 0)
    (3, 0)
    """
    if pieces[at].triplet != 1:
        return 0
    end = at + 1
    while end < len(pieces) and pieces[end].triplet > 1:
        end += 1
    return end - at


def _longest(room: Fraction, *, is_rest: bool, measure: Fraction) -> Fraction:
    """Return the longest note value that fits. A whole rest always means a whole measure of rest."""
    most = room if not is_rest or room == measure == _WHOLE else min(room, _DOTTED_HALF)
    return next(length for length in _BY_LENGTH if length <= most)
