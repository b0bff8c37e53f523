"""What is at the bottom of a chord. Field: notes, the lowest first: `E G C`. Answer: root, third, fifth or seventh."""

from typing import Any, Final

from musicards.learning.kind import CHORDS, Kind, Question
from musicards.learning.kinds.chord import ROOTS, can_be_read, fits_chord, in_thirds, spell, turn

_MEMBERS: Final = ("root", "third", "fifth", "seventh")


def _ask(chord: str) -> list[dict[str, Any]]:
    spelled = [notes for root in ROOTS if can_be_read(notes := spell(root, chord))]
    return [{"notes": turn(notes, inversion)} for inversion in range(len(CHORDS[chord]) + 1) for notes in spelled]


def _wanted(question: Question) -> tuple[str, ...]:
    notes = question["notes"].split()
    return (_MEMBERS[in_thirds(notes).index(notes[0])],)


KIND: Final = Kind(
    topics=tuple([f"inversion:{chord}" for chord in CHORDS]),
    ask=_ask,
    answers=lambda question: _MEMBERS[: len(question["notes"].split())],
    wanted=_wanted,
    fits=fits_chord,
    notes=lambda question: tuple(question["notes"].split()),
    remembering=5000.0,
)
