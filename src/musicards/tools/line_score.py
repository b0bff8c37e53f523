"""Make a score of a typed line: lengths for its notes and chords, and its bars, meters, repeats and endings.

Bar lines, ``N.C.``, slashes that hold a chord for a beat, ``%`` and a meter such as ``3/4`` are in the text between the
notes and chords of the line.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import pairwise
from typing import Final, TypeAlias

from musicards.errors import BadNotation
from musicards.theory import Key, SpelledPitch, staff_steps
from musicards.tools.chords import parse_chord_symbol
from musicards.tools.instruments import Instrument
from musicards.tools.lines import Line, LineChord
from musicards.tools.score import NO_CHORD, Bar, Event, Score, upward
from musicards.tools.song_sheets import chords_of_sheet
from musicards.tools.transpose import writable

_Meter: TypeAlias = tuple[int, int]

_SHORTEST: Final = Fraction(1, 8)  # of a quarter: a thirty-second note
_LOWEST_GUESS: Final = 2  # octave; names that lead far down or up must not leave the staff
_HIGHEST_GUESS: Final = 6
_USUAL: Final = (4, 4)
_LONGEST_BAR: Final = 16  # quarter notes
_BAR_LINE: Final = re.compile(r"[|‖]")
_METER_OF_SLOTS: Final[dict[int, _Meter]] = {1: _USUAL, 2: _USUAL, 4: _USUAL, 6: (6, 8), 8: _USUAL}
_MARK: Final = re.compile(
    r"(?P<bar>[:\[]*[|‖][|‖:\]]*|::)(?:\s*(?P<ending>[1-9])[.)]?(?=\s))?"
    r"|(?P<meter>\d+/\d+)|(?P<silent>N\.?C\.?)|(?P<again>%+)|(?P<hold>[/.…]+|[-\u2013\u2014])|(?P<row>\n)",
    re.IGNORECASE,
)


@dataclass(slots=True)
class _Typed:
    """A bar as it was typed."""

    slots: list[SpelledPitch | LineChord | str] = field(default_factory=list)  # NO_CHORD, or ``/`` to hold the last
    meter: _Meter | None = None  # typed in front of it
    repeats: bool = False  # %: the bar before once more
    repeat_starts: bool = False
    repeat_ends: bool = False
    endings: tuple[int, ...] = ()
    double: bool = False


def score_of_line(
    line: Line, *, title: str = "", key: Key | None = None, octave: int = 4, instrument: Instrument | None = None
) -> Score:
    """Return a line as music: notes as quarter notes, or chord symbols with a measure for each or between bar lines.

    A note without an octave is placed as near as possible to the one before, the first in `octave`. The bar lines of
    notes decide the meter; a first bar that is shorter is a pickup. Chords between bar lines share the measure, and the
    first gets the remainder; / holds a chord for a beat. % repeats a measure, and N.C. is a rest.

    >>> from musicards.tools.lines import parse_line
    >>> score = score_of_line(parse_line("| Dm7 G7 | Cmaj7 |"))
    >>> [(str(event.symbol), int(event.length)) for event in score.events]
    [('Dm7', 2), ('G7', 2), ('Cmaj7', 4)]
    >>> [str(event.pitches[0]) for event in score_of_line(parse_line("C B A G Ab")).events]
    ['C4', 'B3', 'A3', 'G3', 'Ab3']
    >>> score_of_line(parse_line("C4 E4 G4 | D4 F4 A4")).beats
    3
    """
    typed = _typed_bars(line)
    if line.is_sheet or all(isinstance(item, LineChord) for item in line.notes):
        filled = _chord_bars(typed)
    else:
        filled = _note_bars(typed, octave)
        if not any(isinstance(item, str) and _BAR_LINE.search(item) for item in line.items) or _is_endless(filled):
            beats, beat_type = typed[0].meter or _USUAL
            notes = tuple(event for bar in typed for event in _notes(bar, octave, None))
            return Score(title, notes, key, beats=beats, beat_type=beat_type, instrument=instrument)
    events = tuple(event for _, bar_events in filled for event in bar_events)
    beats, beat_type = filled[0][0].meter or _USUAL
    return Score(
        title,
        events,
        key,
        beats=beats,
        beat_type=beat_type,
        instrument=instrument,
        bars=tuple(bar for bar, _ in filled),
    )


def _is_endless(filled: Sequence[tuple[Bar, list[Event]]]) -> bool:
    """Whether the only bar lines are at the ends of long rows."""
    return max(bar.length for bar, _ in filled) > _LONGEST_BAR


def _typed_bars(line: Line) -> list[_Typed]:
    """Return the bars that have something in them.

    Without bar lines, and in a song sheet, that is a bar for each chord, or one for all notes.
    """
    if line.is_sheet:
        return [_Typed([chord]) for chord in chords_of_sheet(line)]
    is_chart = all(isinstance(item, LineChord) for item in line.notes)
    has_bars = any(isinstance(item, str) and _BAR_LINE.search(item) for item in line.items)
    bars = [_Typed()]
    for item in line.items:
        if isinstance(item, str):
            for mark in _MARK.finditer(item):
                _read_mark(bars, mark, is_chart=is_chart, has_bars=has_bars)
        else:
            bars += [_Typed()] if is_chart and not has_bars else []
            bars[-1].slots.append(item)
    for bar in bars:
        _read_holds(bar)
    # A meter that stands alone belongs to what follows it.
    for bar, following in pairwise(bars):
        if not bar.slots and not bar.repeats:
            following.meter = following.meter or bar.meter
            following.repeat_starts |= bar.repeat_starts
            following.endings = following.endings or bar.endings
    return [bar for bar in bars if bar.slots or bar.repeats]


def _read_mark(bars: list[_Typed], mark: re.Match[str], *, is_chart: bool, has_bars: bool) -> None:
    """Apply what is between two notes or chords to the last of the bars so far, or begin another bar."""
    if mark["bar"] or (mark["row"] and is_chart and has_bars):
        _end_bar(bars, mark["bar"] or "", mark["ending"])
    elif mark["meter"]:
        bars[-1].meter = _read_meter(mark["meter"])
    elif mark["silent"] or mark["again"]:
        bars += [_Typed()] if is_chart and not has_bars else []
        bars[-1].slots.append(NO_CHORD if mark["silent"] else "%")
    elif mark["hold"] and has_bars:
        is_beat = mark["hold"][0] in "/."
        bars[-1].slots += ["/"] * len(mark["hold"]) if is_beat else ["-"]


def _end_bar(bars: list[_Typed], sign: str, ending: str | None) -> None:
    """End the last bar with a sign such as ``:|``, and begin the next."""
    here = bars[-1]
    if not here.slots and len(bars) > 1:
        bars.pop()  # nothing between two bar lines
        here = bars[-1]
    here.repeat_ends |= sign.startswith(":")
    here.double |= ("||" in sign or "‖" in sign or "|]" in sign) and not here.repeat_ends
    bars.append(_Typed(repeat_starts=sign.endswith(":") and sign != ":", endings=(int(ending),) if ending else ()))


def _read_meter(text: str) -> _Meter | None:
    beats, beat_type = map(int, text.split("/"))
    return (beats, beat_type) if 1 <= beats <= 32 and beat_type in {2, 4, 8, 16} else None


def _read_holds(bar: _Typed) -> None:
    """Decide what the hyphens of a bar are, and whether it repeats the bar before."""
    slots = bar.slots
    if slots and all(slot == "%" for slot in slots):
        bar.repeats, bar.slots = True, []
        return
    # "Am - F - C": one between two chords and none at the end only separates them.
    only_separate = slots[1::2] == ["-"] * (len(slots) // 2) and len(slots) % 2 == 1
    bar.slots = ["/" if slot in {"-", "%"} else slot for slot in slots if not (slot == "-" and only_separate)]


# Chords


def _chord_bars(typed: Sequence[_Typed]) -> list[tuple[Bar, list[Event]]]:
    """Return each bar with its events."""
    with_holds = Counter(_meter_of(bar) for bar in typed if "/" in bar.slots)
    usual = with_holds.most_common(1)[0][0] if with_holds else _USUAL
    typed_meter: _Meter | None = None
    found: list[tuple[Bar, list[Event]]] = []
    meter: _Meter | None = None  # of the bar before
    last: LineChord | str = NO_CHORD
    for bar in typed:
        typed_meter = bar.meter or typed_meter
        now = typed_meter or (_meter_of(bar) if "/" in bar.slots else usual)
        if bar.repeats:
            events = list(found[-1][1]) if found else _shared([NO_CHORD], now, last)
            length = _length(events)
            now = meter or now
        else:
            events = _shared(bar.slots, now, last)
            length = _length(events)
            last = events[-1].symbol or NO_CHORD
        found.append((_bar(bar, length, now if now != meter else None), events))
        meter = now
    return found


def _meter_of(bar: _Typed) -> _Meter:
    """Return the meter of a bar in which every slot is a beat."""
    slots = len(bar.slots)
    return _METER_OF_SLOTS.get(slots, (min(slots, 32), 4))


def _shared(slots: Sequence[SpelledPitch | LineChord | str], meter: _Meter, last: LineChord | str) -> list[Event]:
    """Return one measure, divided equally among the chords; the first gets the remainder.

    With slashes every slot gets the same, as far as that can be written.
    """
    chords: list[tuple[LineChord | str, int]] = []  # and for how many slots
    for slot in slots:
        if isinstance(slot, LineChord) or slot == NO_CHORD:
            chords.append((slot, 1))
        elif chords:
            chords[-1] = (chords[-1][0], chords[-1][1] + 1)
        else:
            chords.append((last, 1))
    total = sum(count for _, count in chords)
    length = Fraction(4 * meter[0], meter[1])
    beats, beat_type = meter
    # In 6/8, 9/8 and 12/8 a beat is three eighths.
    unit = Fraction(3, 2) if beat_type == 8 and beats % 3 == 0 else Fraction(4, beat_type)
    while unit * total > length and unit > _SHORTEST:
        unit /= 2
    share = max(length / total // unit * unit, _SHORTEST)
    if (length / total) % _SHORTEST == 0 and "/" in slots:
        share = length / total
    first = max(share, length - share * (total - chords[0][1]))
    return [_chord_event(chord, share * count if place else first) for place, (chord, count) in enumerate(chords)]


def _chord_event(chord: LineChord | str, length: Fraction) -> Event:
    return Event(() if isinstance(chord, str) else _tones(chord), length, chord)


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


# Notes


def _note_bars(typed: Sequence[_Typed], octave: int) -> list[tuple[Bar, list[Event]]]:
    """Return each bar with its events."""
    bars: list[tuple[_Typed, list[Event]]] = []
    before: SpelledPitch | None = None
    for bar in typed:
        events = list(bars[-1][1]) if bar.repeats and bars else _notes(bar, octave, before)
        if events:
            bars.append((bar, events))
        before = next((event.pitches[0] for event in reversed(events) if event.pitches), before)
    if all(len(events) == 1 and bar.meter is None for bar, events in bars):
        bars = [(bar, [replace(event, length=Fraction(4)) for event in events]) for bar, events in bars]
    lengths = [_length(events) for _, events in bars]
    usual = int(_usual_length(lengths))
    typed_meter: _Meter | None = None
    meter: _Meter | None = None  # of the bar before
    found: list[tuple[Bar, list[Event]]] = []
    for place, ((bar, events), length) in enumerate(zip(bars, lengths, strict=True)):
        typed_meter = bar.meter or typed_meter
        now = typed_meter or (usual, 4)
        if bar.slots == [NO_CHORD]:
            length = Fraction(4 * now[0], now[1])  # noqa: PLW2901 -- a whole bar of rest
            events = [Event((), length, NO_CHORD)]  # noqa: PLW2901
        missing = Fraction(4 * now[0], now[1]) - length
        is_pickup = place == 0 and missing > 0 and len(bars) > 1
        is_last = place == len(bars) - 1 and missing > 0
        if is_last and (not found or found[0][0].length != missing):  # together with a pickup it is a whole bar
            events, length = [*events, Event((), missing)], length + missing  # noqa: PLW2901
        elif missing and not is_pickup and not is_last:
            now = (int(length), 4)
        found.append((_bar(bar, length, now if now != meter else None), events))
        meter = now
    return found


def _length(events: Sequence[Event]) -> Fraction:
    return sum((event.length for event in events), Fraction(0))


def _usual_length(lengths: Sequence[Fraction]) -> Fraction:
    """Return the length that most bars have; of two bars, that of the longer."""
    counted = Counter(lengths)
    return max(counted, key=lambda length: (counted[length], length))


def _notes(bar: _Typed, octave: int, before: SpelledPitch | None) -> list[Event]:
    """Return the notes of a bar as quarter notes, the first near `before`."""
    events: list[Event] = []
    for slot in bar.slots:
        if isinstance(slot, LineChord):
            events.append(Event(_tones(slot), symbol=slot))
        elif isinstance(slot, SpelledPitch):
            if slot.octave is not None:
                before = slot
            elif before is None:
                before = SpelledPitch(slot.letter, slot.alteration, octave)
            else:
                before = _nearest(slot, before)
            events.append(Event((before,)))
        elif slot == NO_CHORD:
            events.append(Event((), symbol=NO_CHORD))
    return events


def _nearest(pitch: SpelledPitch, before: SpelledPitch) -> SpelledPitch:
    """Return the pitch at most a fourth away on the staff, as musicians read a line of names."""
    steps = staff_steps(SpelledPitch(pitch.letter)) - staff_steps(before)
    octave = min(max((3 - steps) // 7, _LOWEST_GUESS), _HIGHEST_GUESS)
    return SpelledPitch(pitch.letter, pitch.alteration, octave)


def _bar(typed: _Typed, length: Fraction, meter: _Meter | None) -> Bar:
    return Bar(length, meter, typed.repeat_starts, typed.repeat_ends, typed.endings, typed.double)
