"""A chord to be built on keys, the reverse of `chord`. Fields: root, chord (its kind). Answer: see `read_keys`."""

from typing import Any, Final

from musicards.errors import BadNotation, InputError, shown
from musicards.learning.kind import CHORDS, Kind, Question
from musicards.learning.kinds.chord import ROOTS, can_be_read, fits_chord, spell
from musicards.theory import note_hour

_MOST_KEYS: Final = 12


def read_keys(answer: str) -> frozenset[int]:
    """Return the hours of the keys that an answer names, by their hours or as notes, in any order.

    >>> sorted(read_keys("10 3 7")) == sorted(read_keys("Eb G Bb"))
    True

    Raises:
        BadNotation: it names something else, or nothing.
    """
    keys = answer.split()
    if not 1 <= len(keys) <= _MOST_KEYS:
        raise BadNotation(f"A chord has 1 to {_MOST_KEYS} keys: {shown(answer)}")
    return frozenset([_read_key(key) for key in keys])


def _read_key(key: str) -> int:
    if key.isascii() and key.isdigit() and len(key) <= 2 and 1 <= int(key) <= _MOST_KEYS:
        return int(key)
    try:
        return note_hour(key)
    except InputError:
        raise BadNotation(f"A key is an hour, 1 to 12, or a note such as Eb: {shown(key)}") from None


def _notes(question: Question) -> list[str]:
    return spell(question["root"], question["chord"])


def _ask(chord: str) -> list[dict[str, Any]]:
    return [{"root": root, "chord": chord} for root in ROOTS if can_be_read(spell(root, chord))]


def _is_right(question: Question, answer: str) -> bool:
    return read_keys(answer) == {note_hour(note) for note in _notes(question)}


KIND: Final = Kind(
    topics=tuple([f"build:{chord}" for chord in CHORDS]),
    ask=_ask,
    answers=lambda _: (),
    judge=_is_right,
    wanted=lambda question: (" ".join(_notes(question)),),
    fits=fits_chord,
    notes=lambda question: tuple(_notes(question)),
    remembering=8000.0,
)
