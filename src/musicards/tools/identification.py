"""Identify some notes as a note, an interval, a chord or a scale: by spelling first, then by sound."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise
from operator import attrgetter, itemgetter
from typing import Final, Literal

from musicards.theory import (
    PRINTED_NAMES,
    SpelledPitch,
    degree_name,
    enharmonic_names,
    interval_between,
    parse_pitch,
    spoken_name,
)
from musicards.tools.chords import CHORD_NAMES, ChordSymbol, chord_on
from musicards.tools.scale_search import identify_scale, pitches_of

# How much less likely a reading is, in rows of the table of chords: for an inversion, for a bass outside the chord, and
# for names other than those typed.
_INVERTED: Final = 15
_FOREIGN_BASS: Final = 75
_RESPELLED: Final = 1000
_USUAL: Final = frozenset(chain.from_iterable(PRINTED_NAMES))  # names as on cards; others are only used if needed

_LEAST_SCALE: Final = 5  # fewer notes are not called a scale
_PLAIN_QUALITIES: Final = ("perfect", "major", "minor")


@dataclass(frozen=True, slots=True)
class Identity:
    """One name for some notes.

    >>> third = identify(["C", "Eb"])[0]
    >>> third.sort, third.name, third.names
    ('interval', 'm3', ('C', 'Eb'))
    """

    sort: Literal["note", "interval", "chord", "scale"]
    name: str  # short: ``Eb``, ``m3``, ``Adim7/C``, ``D dorian``
    words: str  # in English
    names: tuple[str, ...]  # its notes, ASCII, as this reading spells them
    respelled: bool  # whether one of the notes typed has another name here


def identify(notes: Iterable[object]) -> tuple[Identity, ...]:
    """Return everything that these notes can be called, the best first; empty if they have no name.

    Args:
        notes: as they are typed, or spelled pitches, the lowest first unless all have octaves.

    >>> [each.name for each in identify(["C", "Eb", "Gb", "A"])][:2]
    ['Adim7/C', 'Cdim7']
    >>> identify(["C", "E#"])[0].words, identify("D E F G A B C".split())[0].name
    ('augmented third from C up to E#', 'D dorian')

    Raises:
        InputError: one of them is not a note, or the list is empty.
    """
    pitches = _lowest_first(pitches_of(notes))
    different = list(dict.fromkeys(SpelledPitch(pitch.letter, pitch.alteration) for pitch in pitches))
    if len(pitches) == 1:
        return tuple(_note(different[0]))
    if len(pitches) == 2 or len(different) < 2:
        found = list(_interval(pitches[0], pitches[-1]))
        return (*found, *_chords(different))
    chords = _chords(different)
    if len(different) < _LEAST_SCALE:
        return chords
    scales = tuple(
        Identity("scale", scale.name, scale.name, scale.names, _is_respelled(different, scale.names))
        for scale in identify_scale(different)
    )
    spelled = [each for each in (*scales, *chords) if not each.respelled]
    is_chord_first = bool(chords) and not _climbs(different) and (not chords[0].respelled or not spelled)
    both = (*chords, *scales) if is_chord_first else (*scales, *chords)
    return tuple(sorted(both, key=attrgetter("respelled")))


def _lowest_first(pitches: Sequence[SpelledPitch]) -> list[SpelledPitch]:
    """Return the notes from low to high if all have octaves, otherwise in the given order."""
    if any(pitch.octave is None for pitch in pitches):
        return [SpelledPitch(pitch.letter, pitch.alteration) for pitch in pitches]
    return sorted(pitches, key=lambda pitch: pitch.midi or 0)


def _climbs(pitches: Sequence[SpelledPitch]) -> bool:
    """Return whether the notes go up within one octave, as a scale does and a chord with a ninth does not."""
    way = sum((high.hour - low.hour) % 12 for low, high in pairwise(pitches))
    return way < 12


def _is_respelled(typed: Sequence[SpelledPitch], names: Sequence[str]) -> bool:
    return not {pitch.name for pitch in typed} <= set(names)


def _note(pitch: SpelledPitch) -> Iterator[Identity]:
    """Yield the note, and its other names."""
    yield Identity("note", pitch.name, spoken_name(pitch), (pitch.name,), respelled=False)
    for name in enharmonic_names(pitch.hour):
        if name != pitch.name:
            yield Identity("note", name, spoken_name(parse_pitch(name)), (name,), respelled=True)


def _interval(low: SpelledPitch, high: SpelledPitch) -> Iterator[Identity]:
    """Yield the interval, and the simpler interval that sounds the same, if there is one."""
    interval = interval_between(low, high)
    names = (low.name, high.name)
    words = f"{interval.name} from {low.name} up to {high.name}"
    yield Identity("interval", interval.short, words, names, respelled=False)
    if interval.quality not in _PLAIN_QUALITIES:
        for name in enharmonic_names(high.hour, most_signs=1):
            other = interval_between(SpelledPitch(low.letter, low.alteration), parse_pitch(name))
            if other.quality in _PLAIN_QUALITIES:
                words = f"{other.name} from {low.name} up to {name}"
                yield Identity("interval", other.short, words, (low.name, name), respelled=True)


def _chords(pitches: Sequence[SpelledPitch]) -> tuple[Identity, ...]:
    """Return every chord that the notes can be; the first note is the bass."""
    found: dict[str, tuple[int, Identity]] = {}
    readings = [*_readings(pitches, pitches[0])]
    if len(pitches) > 3:
        readings += [
            (strangeness + _FOREIGN_BASS, chord)
            for strangeness, chord in _readings(pitches[1:], None)
            if pitches[0].hour not in chord.hours and not _is_respelled(pitches[1:], chord.names)
        ]
    for strangeness, read in readings:
        foreign = read.bass is None and pitches[0].hour not in read.hours
        chord = chord_on(read.root, read.kind, pitches[0]) if foreign else read
        names = chord.from_bass
        identity = Identity("chord", chord.symbol, chord.words, names, _is_respelled(pitches, names))
        found.setdefault(chord.symbol, (strangeness + _RESPELLED * identity.respelled, identity))
    return tuple(identity for _, identity in sorted(found.values(), key=itemgetter(0)))


def _readings(pitches: Sequence[SpelledPitch], bass: SpelledPitch | None) -> Iterator[tuple[int, ChordSymbol]]:
    """Yield each chord of exactly these notes, by spelling and by sound, with a number for how unlikely it is."""
    for root in pitches:
        for kind in _spelled_kinds().get(frozenset(degree_name(pitch, root) for pitch in pitches), ()):
            yield _reading(root, kind, bass)
    hours = {pitch.hour for pitch in pitches}
    for hour in sorted(hours):
        names = dict.fromkeys([pitch.name for pitch in pitches if pitch.hour == hour])
        tonics = [parse_pitch(name) for name in dict.fromkeys([*names, *enharmonic_names(hour, most_signs=1)])]
        for kind in _sounding_kinds().get(frozenset((other - hour) % 12 for other in hours), ()):
            root = _best_root(tonics, kind, pitches)
            yield _reading(root, kind, bass)


def _reading(root: SpelledPitch, kind: str, bass: SpelledPitch | None) -> tuple[int, ChordSymbol]:
    """Return a chord over the bass, spelled as in the chord, with a number for how unlikely it is."""
    chord = chord_on(root, kind)
    strangeness = CHORD_NAMES.index(kind)
    if bass is None or bass.hour == root.hour:
        return strangeness, chord
    lowest = next(pitch for pitch in chord.pitches if pitch.hour == bass.hour)
    return strangeness + _INVERTED, chord_on(root, kind, lowest)


def _best_root(roots: Sequence[SpelledPitch], kind: str, typed: Sequence[SpelledPitch]) -> SpelledPitch:
    """Return the name of the root with which most notes are spelled as typed; then a usual one with few accidentals."""
    names = {pitch.name for pitch in typed}

    def strangeness(root: SpelledPitch) -> tuple[int, bool, int]:
        pitches = chord_on(root, kind).pitches
        respelled = names.difference(pitch.name for pitch in pitches)
        return len(respelled), root.name not in _USUAL | names, sum(abs(pitch.alteration) for pitch in pitches)

    return min(roots, key=strangeness)


@cache
def _spelled_kinds() -> dict[frozenset[str], list[str]]:
    """Return the kinds by their degrees within one octave, the most common first."""
    found: dict[frozenset[str], list[str]] = {}
    root = SpelledPitch("C")
    for kind in CHORD_NAMES:
        degrees = frozenset(degree_name(pitch, root) for pitch in chord_on(root, kind).pitches)
        found.setdefault(degrees, []).append(kind)
    return found


@cache
def _sounding_kinds() -> dict[frozenset[int], list[str]]:
    """Return the kinds by their half steps above the root."""
    found: dict[frozenset[int], list[str]] = {}
    for kind in CHORD_NAMES:
        heights = frozenset(hour % 12 for hour in chord_on(SpelledPitch("C"), kind).hours)
        found.setdefault(heights, []).append(kind)
    return found
