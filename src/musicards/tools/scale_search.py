"""Find the scales that contain some notes or consist of them: by sound, with the spelling nearest to the notes."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from musicards.errors import InputError, Suggestion
from musicards.theory import PitchClass, SpelledPitch, enharmonic_names, parse_pitch
from musicards.tools.note_text import read_note
from musicards.tools.scales import SCALE_NAMES, NamedScale, scale_on

_RANK: Final[dict[str, int]] = {kind: rank for rank, kind in enumerate(SCALE_NAMES)}
_MAX_SIGNS: Final = 2  # accidentals of a tonic
_LETTERS: Final = 7

_Order: TypeAlias = Callable[[int, NamedScale, int], tuple[int, ...]]
"""How well a scale fits, the least best: from how many notes it spells differently, the scale, and how many half steps
its tonic is above the first note."""


def scales_with(notes: Iterable[object], *, most: int | None = None) -> tuple[NamedScale, ...]:
    """Return the scales that contain these notes, in any spelling: fewest other notes first, then the most common.

    Args:
        notes: as they are typed, or spelled pitches.
        most: how many to return, at most; None for all.

    >>> [scale.name for scale in scales_with(["Eb", "G", "Bb", "D", "F", "A"], most=2)]
    ['Bb major', 'G natural minor']

    Raises:
        InputError: one of them is not a note, or the list is empty.
    """
    pitches = pitches_of(notes)
    hours = _bits(pitch.hour for pitch in pitches)
    scales = [each for each in _all_scales() if each[0] & hours == hours]
    if most is not None:
        sizes = sorted(each[0].bit_count() for each in scales)
        scales = [each for each in scales if each[0].bit_count() <= sizes[:most][-1]] if most > 0 else []
    return _found(pitches, scales, lambda respelled, scale, _: (len(scale.names), respelled))[:most]


def identify_scale(notes: Iterable[object]) -> tuple[NamedScale, ...]:
    """Return the scales of exactly these notes: first those spelled the same, then those from the first note up.

    >>> [scale.name for scale in identify_scale("D E F G A B C".split())][:2]
    ['D dorian', 'C major']

    Raises:
        InputError: one of them is not a note, or the list is empty.
    """
    pitches = pitches_of(notes)
    hours = _bits(pitch.hour for pitch in pitches)
    scales = [each for each in _all_scales() if each[0] == hours]
    return _found(pitches, scales, lambda respelled, _, above: (respelled, int(above > 0)))


def pitches_of(notes: Iterable[object]) -> tuple[SpelledPitch, ...]:
    """Read typed notes, in their order, with their octaves.

    >>> [str(pitch) for pitch in pitches_of(["E flat", "g4"])]
    ['Eb', 'G4']

    Raises:
        InputError: one of them is not a note, or the list is empty.
    """
    pitches = tuple(note if isinstance(note, SpelledPitch) else read_note(note) for note in notes)
    if not pitches:
        raise InputError("no-notes", examples=[Suggestion("notes", "C Eb G")])
    return pitches


def _found(
    pitches: Sequence[SpelledPitch], scales: Iterable[tuple[int, str, PitchClass]], order: _Order
) -> tuple[NamedScale, ...]:
    """Return the scales in order, each on the name of its tonic with which most of the notes are spelled as given.

    Of those that fit equally well, the most common come first.
    """
    given = {pitch.hour: pitch.name for pitch in reversed(pitches) if abs(pitch.alteration) <= _MAX_SIGNS}
    names = {pitch.name for pitch in pitches}

    def strangeness(scale: NamedScale) -> tuple[int, int]:
        return len(names.difference(scale.names)), sum(map(len, scale.names))

    best = []
    for _, kind, hour in scales:
        tonics = dict.fromkeys([*([given[hour]] if hour in given else []), *enharmonic_names(hour, most_signs=1)])
        best.append(min((scale_on(parse_pitch(tonic), kind) for tonic in tonics), key=strangeness))

    def fit(scale: NamedScale) -> tuple[int, ...]:
        # A scale that has more notes than there are letters has no spelling of its own.
        respelled = len(names.difference(scale.names)) if len(scale.names) <= _LETTERS else 0
        above = (scale.hours[0] - pitches[0].hour) % 12
        return *order(respelled, scale, above), _RANK[scale.kind], above

    return tuple(sorted(best, key=fit))


def _bits(hours: Iterable[int]) -> int:
    """Return a set of hours as a bit set."""
    return sum({1 << hour % 12 for hour in hours})


@cache
def _all_scales() -> list[tuple[int, str, PitchClass]]:
    """Return every kind on every tonic, with its hours as a bit set."""
    return [
        (_bits(hour + tonic for hour in scale.hours), scale.kind, PitchClass(tonic or 12))
        for scale in (scale_on(SpelledPitch("C"), kind) for kind in SCALE_NAMES)
        for tonic in range(12)
    ]
