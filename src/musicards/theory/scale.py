"""Scales: the notes of a key or mode, each spelled according to its place in the scale.

docs/rules.md, "Key's Corners: the scale", decides the kinds and the spelling. The tables of half steps and letters are
in `data`.

>>> "dorian" in SCALE_KINDS
True
"""

from dataclasses import dataclass, field
from typing import Any, Final

from musicards.errors import BadNotation, InputError, Suggestion, not_understood, shown
from musicards.theory.data import SCALE_FORMULAS, SCALE_LETTERS
from musicards.theory.pitch import (
    LETTERS,
    NATURAL_HOUR,
    PRINTED_NAMES,
    PitchClass,
    SpelledPitch,
    hour_above,
    letter_above,
    note_hour,
    parse_pitch,
)

SCALE_KINDS: Final[tuple[str, ...]] = (*SCALE_FORMULAS, "custom")
"""Every kind, in the order of docs/rules.md; only ``custom`` takes a formula."""

_TONICS: Final = frozenset(letter + sign for letter in LETTERS for sign in ("", "#", "b"))
_SEVEN: Final = (1, 2, 3, 4, 5, 6, 7)


@dataclass(frozen=True, slots=True)
class Scale:
    """The notes of one octave from the tonic up, without the tonic above. Made by `make_scale`.

    >>> make_scale("Gb", "major").names
    ('Gb', 'Ab', 'Bb', 'Cb', 'Db', 'Eb', 'F')
    """

    tonic: str  # ASCII, a letter with at most one sign
    kind: str  # one of SCALE_KINDS
    formula: tuple[int, ...]  # half steps from each note to the next, and from the last to the tonic above; sum 12
    names: tuple[str, ...]  # ASCII, as this scale spells them
    hours: tuple[PitchClass, ...]  # the same notes on the clock
    degree_of_hour: tuple[int, ...] = field(repr=False, compare=False)  # by hour, 13 long: place from 1, or 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments, because the default fails for compiled, frozen dataclasses."""
        return make_scale, (self.tonic, self.kind, list(self.formula) if self.kind == "custom" else None)

    @property
    def pitches(self) -> tuple[SpelledPitch, ...]:
        """Return the names as spelled pitches without octaves, tonic first."""
        return tuple(parse_pitch(name) for name in self.names)

    def to_json(self) -> dict[str, object]:
        """Return the option for a record: the arguments of `make_scale`, with a formula only for ``custom``."""
        option: dict[str, object] = {"tonic": self.tonic, "kind": self.kind}
        if self.kind == "custom":
            option["formula"] = list(self.formula)
        return option


def make_scale(tonic: object, kind: object, formula: object = None) -> Scale:
    """Make a scale from unchecked values, such as the option of a record.

    >>> make_scale("C", "blues").names
    ('C', 'Eb', 'F', 'Gb', 'G', 'Bb')
    >>> make_scale("E", "custom", [1, 8, 3]).names
    ('E', 'F', 'C#')

    Raises:
        BadNotation: no such tonic, kind or formula; a ``custom`` without a formula, or another kind with one.
    """
    if not isinstance(tonic, str) or tonic not in _TONICS:
        raise not_understood(tonic, "tonic", examples=[Suggestion("note", "F"), Suggestion("note", "Eb")])
    if not isinstance(kind, str) or kind not in SCALE_KINDS:
        raise not_understood(kind, "scale-kind", examples=[Suggestion("plain", each) for each in SCALE_KINDS])
    if kind == "custom":
        steps = _check_formula(formula)
    elif formula is not None:
        raise BadNotation(f"A {kind} scale has its own formula: leave out {shown(formula)}, or choose the kind custom.")
    else:
        steps = SCALE_FORMULAS[kind]

    hours = [note_hour(tonic)]
    for step in steps[:-1]:
        hours.append(hour_above(hours[-1], step))
    degree_of_hour = [0] * 13
    for degree, hour in enumerate(hours, start=1):
        degree_of_hour[hour] = degree
    return Scale(tonic, kind, steps, _spell(tonic, steps), tuple(hours), tuple(degree_of_hour))


def _check_formula(formula: object) -> tuple[int, ...]:
    """Return the formula as a tuple. Refuse bool, which is an int in Python."""
    if isinstance(formula, list | tuple) and 2 <= len(formula) <= 12:
        steps = tuple(step for step in formula if type(step) is int and 1 <= step <= 12)
        if len(steps) == len(formula) and sum(steps) == 12:
            return steps
        if len(steps) == len(formula):
            raise InputError("wrong-formula-sum", formula, total=sum(steps))
    raise not_understood(formula, "formula", examples=[Suggestion("plain", "[2, 2, 1, 2, 2, 2, 1]")])


def _spell(tonic: str, steps: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of the notes: by letter if the letters of the scale are fixed, otherwise as cards print them."""
    first = parse_pitch(tonic)
    letters = _SEVEN if len(steps) == 7 else SCALE_LETTERS.get(steps)
    names = [tonic]
    height = 0  # half steps above the tonic
    for place, step in enumerate(steps[:-1], start=1):
        height += step
        if letters is None:
            printed = PRINTED_NAMES[hour_above(first.hour, height)]
            names.append(printed[-1] if tonic == "F" or first.alteration < 0 else printed[0])
        else:
            letter = letter_above(first.letter, letters[place])
            natural = (NATURAL_HOUR[letter] - NATURAL_HOUR[first.letter]) % 12 - first.alteration
            # Counted up from the tonic rather than around the clock: with a strange formula of notes close together,
            # the shorter way around the clock can be the wrong one.
            names.append(SpelledPitch(letter, height - natural).name)
    return tuple(names)
