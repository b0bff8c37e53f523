"""Name the keys of a piano that were played together.

A key has several names. The right names are those with which the keys make the most common interval, chord or scale. So
every series of twelve fifths, from C flat to B sharp, is tried as names for the twelve keys. A chord that divides the
octave evenly could have any of its notes as root: it is named after the lowest one played.

>>> name_keys(range(MAX_KEYS + 1))
Traceback (most recent call last):
musicards.errors.InputError: ...
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from musicards.errors import InputError, Suggestion
from musicards.theory import PRINTED_NAMES, SpelledPitch, enharmonic_names, parse_pitch, pitch_of_fifths
from musicards.tools.chords import chord_on, parse_chord_symbol
from musicards.tools.identification import Identity, identify
from musicards.tools.scales import SCALE_NAMES

MAX_KEYS: Final = 24
"""The greatest number of keys that are named together; more are not a chord or a scale."""

_HIGHEST: Final = 127  # MIDI key
# Where a series begins, in fifths above C: first the series from E flat to G sharp, then those with more of one sign.
_STRETCHES: Final = (-3, -4, -2, -5, -1, -6, -7, 0, 1)
_USUAL: Final = frozenset(chain.from_iterable(PRINTED_NAMES))
_ODDNESS: Final = 20  # how much less likely a name is that no card has, such as B#, Cb or F##
_NAMELESS: Final = 10_000


def name_keys(keys: Iterable[object]) -> tuple[SpelledPitch, ...]:
    """Return the notes of some MIDI keys, the lowest first.

    >>> [" ".join(map(str, name_keys(keys))) for keys in ([61, 65, 68], [57, 61, 64], [66], [59, 63, 66, 69])]
    ['Db4 F4 Ab4', 'A3 C#4 E4', 'F#4', 'B3 D#4 F#4 A4']
    >>> " ".join(map(str, name_keys([60, 63, 66, 69])))
    'C4 Eb4 Gb4 Bbb4'

    Raises:
        InputError: one of them is not a key, or the list is empty or too long.
    """
    heights = sorted({_read(key) for key in keys})
    if not 1 <= len(heights) <= MAX_KEYS:
        raise InputError("wrong-number-of-keys", total=len(heights), most=MAX_KEYS)
    hours = list(dict.fromkeys(height % 12 for height in heights))
    tried: dict[tuple[str, ...], dict[int, SpelledPitch]] = {}
    for first in _STRETCHES:
        named = {pitch.hour % 12: pitch for pitch in map(pitch_of_fifths, range(first, first + 12))}
        tried.setdefault(tuple(named[hour].name for hour in hours), named)
    plainest = min(tried, key=_strangeness)
    best = _on_the_bass(plainest) or tried[plainest]
    return tuple(_at(best[height % 12], height) for height in heights)


def _on_the_bass(names: Sequence[str]) -> dict[int, SpelledPitch] | None:
    """Return the notes by key, as spelled on the lowest one, if their chord divides the octave evenly; else None."""
    found = next((each for each in identify(names) if not each.respelled), None)
    if found is None or found.sort != "chord" or found.without:
        return None
    chord = parse_chord_symbol(found.name)
    bass = parse_pitch(names[0])
    if (
        chord.inversion is None
        or len({frozenset((hour - root) % 12 for hour in chord.hours) for root in chord.hours}) > 1
    ):
        return None
    roots = [parse_pitch(name) for name in enharmonic_names(bass.hour, most_signs=1) if name in _USUAL]
    spellings = [chord_on(root, chord.kind).pitches for root in roots]
    pitches = min(spellings, key=lambda pitches: sum(abs(pitch.alteration) for pitch in pitches))
    return {pitch.hour % 12: pitch for pitch in pitches}


def _read(key: object) -> int:
    if type(key) is not int or not 0 <= key <= _HIGHEST:
        raise not_midi_keys(key)
    return key


def not_midi_keys(keys: object) -> InputError:
    """Return the error for something that is not a MIDI key, or not a list of them.

    >>> print(not_midi_keys(128))
    not-midi-keys: "128"
    """
    return InputError("not-midi-keys", keys, most=_HIGHEST, examples=[Suggestion("plain", "60,64,67")])


def _at(pitch: SpelledPitch, height: int) -> SpelledPitch:
    """Return the note in the octave of its key; B sharp belongs to the octave below, C flat to the one above."""
    octave = (height - pitch.alteration) // 12 - 1
    return SpelledPitch(pitch.letter, pitch.alteration, octave)


def _strangeness(names: Sequence[str]) -> tuple[int, int]:
    """Return how unlikely these names are: by what they make, then by how many signs they have."""
    signs = sum(len(name) - 1 for name in names)
    found = identify(names)
    plain = next((each for each in found if not each.respelled), None)
    odd = _ODDNESS * sum(name not in _USUAL for name in names)
    return (odd + (_NAMELESS if plain is None else _rank(plain)), signs)


def _rank(identity: Identity) -> int:
    if identity.sort in {"chord", "augmented sixth"}:
        return identity.strangeness
    if identity.sort == "scale":
        return SCALE_NAMES.index(identity.name.partition(" ")[2])
    return 0 if identity.sort == "note" or identity.name[0] in "PMm" else 1
