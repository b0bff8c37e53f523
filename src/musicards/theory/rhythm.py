"""Rhythms: meters, note values, and the short text in which a rhythm is written.

In that text w, h, q, e and s are a whole, half, quarter, eighth and sixteenth note, in capital letters a rest. A dot
makes a note half as long again, ~ ties it to the next one, and | is a bar line: ``qeeQh|q.e~h``. Lengths are counted in
sixteenth notes.

>>> VALUE_LETTERS["q"]
4
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from musicards.errors import BadNotation, shown

VALUE_LETTERS: Final = {"w": 1, "h": 2, "q": 4, "e": 8, "s": 16}
"""By letter: a note value as a fraction of a whole note."""

_WHOLE: Final = 16  # sixteenth notes
_SIGNS: Final = re.compile(r"([whqesWHQES])(\.?)(~?)")
_METER: Final = re.compile(r"([1-9]|1[0-9])/(2|4|8)")


@dataclass(frozen=True, slots=True)
class Meter:
    """A time signature. In a compound meter such as 6/8, a beat is a dotted quarter.

    >>> Meter(6, 8).beat, Meter(6, 8).pulses, str(Meter(3, 4))
    (6, 2, '3/4')
    """

    count: int  # the upper number
    unit: int  # the lower number: 4 for quarter notes

    @property
    def is_compound(self) -> bool:
        """Return whether three eighths are one beat."""
        return self.unit == 8 and self.count % 3 == 0 and self.count > 3

    @property
    def length(self) -> int:
        """Return the length of a measure."""
        return self.count * _WHOLE // self.unit

    @property
    def beat(self) -> int:
        """Return the length of a beat: what is clicked."""
        return _WHOLE // self.unit * (3 if self.is_compound else 1)

    @property
    def pulses(self) -> int:
        """Return how many beats a measure has."""
        return self.length // self.beat

    def __str__(self) -> str:
        return f"{self.count}/{self.unit}"


@dataclass(frozen=True, slots=True)
class RhythmNote:
    """A note without a pitch, or a rest.

    >>> RhythmNote(4, is_dotted=True).length, str(RhythmNote(8, is_rest=True))
    (6, 'E')

    Raises:
        BadNotation: there is no such note.
    """

    value: int  # the fraction of a whole note: 4 is a quarter
    is_dotted: bool = False
    is_rest: bool = False
    is_tied: bool = False  # to the next note

    def __post_init__(self) -> None:
        if self.value not in VALUE_LETTERS.values() or (self.is_dotted and self.value == _WHOLE):
            raise BadNotation(f"A rhythm has no dotted sixteenths, and no {shown(self.value)}.")
        if self.is_rest and self.is_tied:
            raise BadNotation("A rest cannot be tied.")

    @property
    def length(self) -> int:
        """Return the length in sixteenth notes."""
        return _WHOLE // self.value * 3 // 2 if self.is_dotted else _WHOLE // self.value

    def __str__(self) -> str:
        letter = next(letter for letter, value in VALUE_LETTERS.items() if value == self.value)
        return (letter.upper() if self.is_rest else letter) + "." * self.is_dotted + "~" * self.is_tied


Rhythm: TypeAlias = tuple[tuple[RhythmNote, ...], ...]
"""The notes and rests of each measure."""


def parse_meter(text: str) -> Meter:
    """Read a meter such as ``6/8``.

    >>> parse_meter("6/8").count
    6

    Raises:
        BadNotation: it is not one.
    """
    found = _METER.fullmatch(text)
    if found is None:
        raise BadNotation(f"{shown(text)} is not a meter. One is 6/8.")
    return Meter(int(found[1]), int(found[2]))


def parse_rhythm(text: str, meter: Meter) -> Rhythm:
    """Read a rhythm.

    >>> [[note.length for note in measure] for measure in parse_rhythm("qeeQh|q.eh", Meter(4, 4))]
    Traceback (most recent call last):
        ...
    musicards.errors.BadNotation: A measure of 4/4 has 16 sixteenths, not 20: qeeQh
    >>> [[note.length for note in measure] for measure in parse_rhythm("qeeh|q.eh", Meter(4, 4))]
    [[4, 2, 2, 8], [6, 2, 8]]

    Raises:
        BadNotation: a sign is not known, a measure is not full, or a tie leads to no note.
    """
    measures = []
    for bar in text.split("|"):
        notes = []
        at = 0
        while at < len(bar):
            found = _SIGNS.match(bar, at)
            if found is None:
                raise BadNotation(f"{shown(bar[at:])} is not a rhythm. One is q.eh.")
            value = VALUE_LETTERS[found[1].lower()]
            notes.append(RhythmNote(value, bool(found[2]), found[1].isupper(), bool(found[3])))
            at = found.end()
        length = sum(note.length for note in notes)
        if length != meter.length:
            raise BadNotation(f"A measure of {meter} has {meter.length} sixteenths, not {length}: {bar}")
        measures.append(tuple(notes))
    notes = [note for measure in measures for note in measure]
    if any(note.is_tied and (following is None or following.is_rest) for note, following in _with_next(notes)):
        raise BadNotation("A tie leads to a note.")
    return tuple(measures)


def rhythm_text(rhythm: Rhythm) -> str:
    """Return a rhythm as text, which `parse_rhythm` reads.

    >>> rhythm_text(parse_rhythm("q.eh~|w", Meter(4, 4)))
    'q.eh~|w'
    """
    return "|".join(["".join(map(str, measure)) for measure in rhythm])


def sounding(rhythm: Rhythm) -> tuple[tuple[int, int], ...]:
    """Return when each sound begins and how long it lasts, in sixteenth notes; tied notes are one sound.

    >>> sounding(parse_rhythm("qQh~|w", Meter(4, 4)))
    ((0, 4), (8, 24))
    """
    found: list[tuple[int, int]] = []
    at, is_tied = 0, False
    for note in (note for measure in rhythm for note in measure):
        if is_tied:
            begins, length = found.pop()
            found.append((begins, length + note.length))
        elif not note.is_rest:
            found.append((at, note.length))
        is_tied = note.is_tied
        at += note.length
    return tuple(found)


def _with_next(notes: list[RhythmNote]) -> Iterable[tuple[RhythmNote, RhythmNote | None]]:
    return zip(notes, [*notes[1:], None], strict=True)
