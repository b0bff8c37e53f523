"""Which chord it is. Field: notes, from the lowest up, in any inversion: `E G C`. Answer: its kind, such as `minor`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from musicards.learning.kind import CHORDS, Exercise, Kind, Question
from musicards.theory import parse_interval, parse_pitch, transpose

ROOTS: Final = ("C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B")
_LETTERS: Final = "CDEFGAB"


def spell(root: str, chord: str) -> list[str]:
    """Return the notes of a chord from its root up.

    >>> spell("Eb", "minor")
    ['Eb', 'Gb', 'Bb']
    """
    return [root, *(transpose(parse_pitch(root), parse_interval(above)).name for above in CHORDS[chord])]


def in_thirds(notes: Sequence[str]) -> list[str]:
    """Return the notes of a chord in thirds, from its root up.

    >>> in_thirds(["G", "C", "Eb"])
    ['C', 'Eb', 'G']
    """
    turned = [[*notes[first:], *notes[:first]] for first in range(len(notes))]
    return next(each for each in turned if _are_thirds(each))


def _are_thirds(notes: Sequence[str]) -> bool:
    places = [_LETTERS.index(note[0]) for note in notes]
    return all((high - low) % 7 == 2 for low, high in pairwise(places))


def turn(notes: Sequence[str], inversion: int) -> str:
    """Return a chord in an inversion, as the field of a question."""
    return " ".join([*notes[inversion:], *notes[:inversion]])


def can_be_read(notes: Sequence[str]) -> bool:
    """Return whether no note has a double sharp or a double flat."""
    return not any(note.endswith(("##", "bb")) for note in notes)


def alike(size: int) -> tuple[str, ...]:
    """Return the kinds of chords of `size` notes: how many there are is seen and heard at once."""
    return tuple([chord for chord, above in CHORDS.items() if len(above) + 1 == size])


def fits_chord(exercise: Exercise, parts: Sequence[str]) -> bool:
    """Return whether an exercise asks about the chord that a topic is about."""
    return parts[0] in exercise.chords


def _ask(chord: str) -> list[dict[str, Any]]:
    spelled = [notes for root in ROOTS if can_be_read(notes := spell(root, chord))]
    return [{"notes": turn(notes, inversion)} for inversion in range(len(CHORDS[chord]) + 1) for notes in spelled]


def _wanted(question: Question) -> tuple[str, ...]:
    notes = in_thirds(question["notes"].split())
    return tuple([chord for chord in CHORDS if spell(notes[0], chord) == notes])


KIND: Final = Kind(
    topics=tuple([f"chord:{chord}" for chord in CHORDS]),
    ask=_ask,
    answers=lambda question: alike(len(question["notes"].split())),
    wanted=_wanted,
    fits=fits_chord,
    notes=lambda question: tuple(question["notes"].split()),
    remembering=6000.0,
)
