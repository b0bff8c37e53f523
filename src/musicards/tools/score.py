"""A score to be exported to any file format: one part of notes, chords and rests with lengths.

`score_of_scale_notes`, `score_of_chord` and `score_of_line` add octaves and lengths to names. `measures` divides a
score into measures; each format has a module of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from musicards.errors import BadNotation, InputError
from musicards.theory import Clef, Key, SpelledPitch, clef_for, parse_pitch, staff_steps
from musicards.tools.chords import parse_chord_symbol
from musicards.tools.instruments import Instrument
from musicards.tools.lines import Line, LineChord
from musicards.tools.transpose import writable

_SHORTEST: Final = Fraction(1, 8)  # of a quarter: a thirty-second note
_LONGEST: Final = 64  # quarters in one event, at most
_MAX_EVENTS: Final = 5_000
_MAX_SIGNS: Final = 2  # none of our formats has a triple sharp
_LOWEST_GUESS: Final = 2  # octave; names that lead far down or up must not leave the staff
_HIGHEST_GUESS: Final = 6


@dataclass(frozen=True, slots=True)
class Event:
    """Notes that begin together, or a rest.

    >>> Event((SpelledPitch("C", 0, 4), SpelledPitch("E", 0, 4)), Fraction(2)).length  # a third that lasts two quarters
    Fraction(2, 1)
    """

    pitches: tuple[SpelledPitch, ...]  # as written, each with an octave; empty for a rest
    length: Fraction = Fraction(1)  # in quarter notes
    symbol: LineChord | None = None  # the chord symbol above it


@dataclass(frozen=True, slots=True)
class Score:
    """One part on one staff.

    >>> Score("Two notes", (Event((SpelledPitch("C", 0, 4),)), Event((SpelledPitch("E", -1, 4),)))).clef
    'treble'

    Raises:
        BadNotation: a note has no octave, an octave outside 0 to 9 or a triple sign; a length is not a whole number of
            thirty-seconds; or there are no events, or too many.
    """

    title: str
    events: tuple[Event, ...]
    key: Key | None = None  # the written key; None for no signature
    tempo: int | None = None  # quarter notes per minute
    beats: int = 4  # quarter notes per measure
    pickup: Fraction = Fraction(0)  # quarter notes before the first whole measure
    instrument: Instrument | None = None  # whose part it is
    chosen_clef: Clef | None = None  # None for the instrument's, or else the one that fits the notes

    def __post_init__(self) -> None:
        if not 1 <= len(self.events) <= _MAX_EVENTS:
            raise InputError("line-too-long", total=len(self.events), most=_MAX_EVENTS)
        if not 1 <= self.beats <= 16 or not 0 <= self.pickup < self.beats or self.pickup % _SHORTEST:
            raise BadNotation(
                f"A measure has 1 to 16 quarter notes and its pickup has fewer: {self.beats} and {self.pickup}."
            )
        if self.tempo is not None and not 10 <= self.tempo <= 400:
            raise BadNotation(f"A tempo is 10 to 400 quarter notes per minute, not {self.tempo}.")
        for event in self.events:
            if not _SHORTEST <= event.length <= _LONGEST or event.length % _SHORTEST:
                raise BadNotation(f"A note is {_SHORTEST} to {_LONGEST} quarter notes long, not {event.length}.")
            for pitch in event.pitches:
                if pitch.octave is None or not 0 <= pitch.octave <= 9:
                    raise InputError("off-staff", str(pitch), least=0, most=9)
                if abs(pitch.alteration) > _MAX_SIGNS:
                    raise InputError("too-many-accidentals", str(pitch))

    @property
    def clef(self) -> Clef:
        """Return the chosen clef, or that of the instrument, or the one that fits the notes."""
        usual = None if self.instrument is None else self.instrument.clef
        return self.chosen_clef or usual or clef_for(pitch for event in self.events for pitch in event.pitches)


def score_of_scale_notes(
    names: Sequence[str], *, title: str = "", key: Key | None = None, octave: int = 4, up_to_tonic: bool = True
) -> Score:
    """Return the notes upward as quarter notes, the first in `octave`; with the first note again if `up_to_tonic`.

    >>> score = score_of_scale_notes(["A", "B", "C#"], up_to_tonic=False)
    >>> [str(event.pitches[0]) for event in score.events]
    ['A4', 'B4', 'C#5']

    Raises:
        InputError: a name is not a note.
    """
    pitches = [parse_pitch(name) for name in names]
    if up_to_tonic:
        pitches += pitches[:1]
    return Score(title, tuple(Event((pitch,)) for pitch in upward(pitches, octave)), key)


def score_of_chord(
    names: Sequence[str], *, symbol: str | None = None, title: str = "", key: Key | None = None, octave: int = 4
) -> Score:
    """Return the notes as one whole note, stacked upward from the first, which is in `octave`.

    A note with a triple sign is written on the next letter.

    >>> score = score_of_chord(["E", "G", "C"], symbol="C/E")
    >>> [str(pitch) for pitch in score.events[0].pitches], str(score.events[0].symbol)
    (['E4', 'G4', 'C5'], 'C/E')

    Raises:
        InputError: a name is not a note, or the symbol is not a chord.
    """
    pitches = upward([writable(parse_pitch(name)) for name in names], octave)
    above = None
    if symbol is not None:
        read = parse_chord_symbol(symbol)
        above = LineChord(read.root, read.suffix, read.bass)
    return Score(title, (Event(pitches, Fraction(4), above),), key)


def score_of_line(
    line: Line, *, title: str = "", key: Key | None = None, octave: int = 4, instrument: Instrument | None = None
) -> Score:
    """Return a line as music: notes as quarter notes, or chord symbols with a measure for each or between bar lines.

    A note without an octave is placed as near as possible to the one before, the first in `octave`. Chords between bar
    lines share the measure, and the first gets the remainder. % repeats a measure; a measure without a chord is a rest.

    >>> from musicards.tools.lines import parse_line
    >>> score = score_of_line(parse_line("| Dm7 G7 | Cmaj7 |"))
    >>> [(str(event.symbol), int(event.length)) for event in score.events]
    [('Dm7', 2), ('G7', 2), ('Cmaj7', 4)]
    >>> [str(event.pitches[0]) for event in score_of_line(parse_line("C B A G Ab")).events]
    ['C4', 'B3', 'A3', 'G3', 'Ab3']
    """
    if all(isinstance(item, LineChord) for item in line.notes):
        events = _chord_events(line)
    else:
        events = _note_events(line, octave)
    return Score(title, tuple(events), key, instrument=instrument)


def bar_lines(line: Line, score: Score) -> tuple[bool, ...]:
    """Return whether a bar line is before each event of `score_of_line`: typed, or because a chord has its own bar.

    >>> from musicards.tools.lines import parse_line
    >>> for text in ("C D | E F", "Dm7 G7 | C6", "Am F"):
    ...     line = parse_line(text)
    ...     print(bar_lines(line, score_of_line(line)))
    (False, False, True, False)
    (False, False, True)
    (False, True)
    """
    found: list[bool] = []
    if all(isinstance(item, LineChord) for item in line.notes):
        length = Fraction(0)
        for event in score.events:
            found.append(length > 0 and length % score.beats == 0)
            length += event.length
        return tuple(found)
    is_typed = False
    for item in line.items:
        if isinstance(item, str):
            is_typed = is_typed or "|" in item
        else:
            found.append(is_typed and bool(found))
            is_typed = False
    return tuple(found)


def upward(pitches: Iterable[SpelledPitch], octave: int) -> tuple[SpelledPitch, ...]:
    """Return each pitch in the lowest octave that is above the pitch before.

    >>> [str(pitch) for pitch in upward([SpelledPitch("A"), SpelledPitch("C"), SpelledPitch("B", -1)], 3)]
    ['A3', 'C4', 'Bb4']
    """
    placed: list[SpelledPitch] = []
    for pitch in pitches:
        found = SpelledPitch(pitch.letter, pitch.alteration, placed[-1].octave if placed else octave)
        # Compared on the staff, so that Cb is above Bb, and B# is below the C that follows it.
        if placed and _staff_place(found) <= _staff_place(placed[-1]):
            found = SpelledPitch(found.letter, found.alteration, (found.octave or 0) + 1)
        placed.append(found)
    return tuple(placed)


def _staff_place(pitch: SpelledPitch) -> tuple[int, int]:
    return staff_steps(pitch), pitch.alteration


def _nearest(pitch: SpelledPitch, before: SpelledPitch) -> SpelledPitch:
    """Return the pitch at most a fourth away on the staff, as musicians read a line of names."""
    steps = staff_steps(SpelledPitch(pitch.letter)) - staff_steps(before)
    octave = min(max((3 - steps) // 7, _LOWEST_GUESS), _HIGHEST_GUESS)
    return SpelledPitch(pitch.letter, pitch.alteration, octave)


def _note_events(line: Line, octave: int) -> list[Event]:
    events: list[Event] = []
    before: SpelledPitch | None = None
    for item in line.notes:
        if isinstance(item, LineChord):
            events.append(Event(_tones(item), symbol=item))
            continue
        if item.octave is not None:
            before = item
        elif before is None:
            before = SpelledPitch(item.letter, item.alteration, octave)
        else:
            before = _nearest(item, before)
        events.append(Event((before,)))
    return events


def _chord_events(line: Line) -> list[Event]:
    events: list[Event] = []
    measure: list[Event] = []
    for chords, marks in _bars(line):
        if chords:
            measure = _shared(chords)
        elif any(char.isalpha() for char in marks):  # N.C.
            measure = [Event((), Fraction(4))]
        elif "%" not in marks:  # a double bar line, or the beginning or end of the line
            continue
        events += measure
    return events


def _bars(line: Line) -> list[tuple[list[LineChord], str]]:
    """Return the bars of a line with their chords and texts; without bar lines, a bar for each chord."""
    bars: list[tuple[list[LineChord], str]] = [([], "")]
    for item in line.items:
        if isinstance(item, LineChord):
            bars[-1][0].append(item)
        elif isinstance(item, str):
            here, *further = item.split("|")
            bars[-1] = (bars[-1][0], bars[-1][1] + here)
            bars += [([], marks) for marks in further]
    return bars if len(bars) > 1 else [([chord], "") for chord in bars[0][0]]


def _shared(chords: Sequence[LineChord]) -> list[Event]:
    """Return one measure of four quarters, divided equally among the chords; the first gets the remainder."""
    share = Fraction(4)
    while share * len(chords) > 4 and share > _SHORTEST:
        share /= 2
    first = max(share, 4 - share * (len(chords) - 1))
    return [Event(_tones(chord), share if place else first, chord) for place, chord in enumerate(chords)]


def _tones(chord: LineChord) -> tuple[SpelledPitch, ...]:
    """Return the notes of a chord around middle C, with its bass below; only the root if the suffix is unknown."""
    try:
        tones = tuple(map(writable, parse_chord_symbol(chord.root.name + chord.suffix).pitches))
    except BadNotation:
        tones = (chord.root,)
    if chord.bass is not None and chord.bass != chord.root:
        tones = (chord.bass, *(tone for tone in tones if tone != chord.bass))
        return upward(tones, 3)
    return upward(tones, 4 if chord.root.letter in "CDEF" else 3)
