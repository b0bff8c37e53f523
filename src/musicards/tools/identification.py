"""Identify some notes as a note, an interval, a chord or a scale: by spelling first, then by sound."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, pairwise
from operator import attrgetter, itemgetter
from typing import Final, Literal

from musicards.theory import (
    PRINTED_NAMES,
    Interval,
    SpelledPitch,
    degree_name,
    enharmonic_names,
    interval_between,
    parse_pitch,
    spoken_name,
    transpose,
)
from musicards.tools.chords import ChordSymbol
from musicards.tools.scale_search import identify_scale, pitches_of
from musicards.tools.voicings import Voicing, sounding_voicings, spelled_voicings

# How much less likely a reading is, in rows of the table of chords: for an inversion, for a bass outside the chord, and
# for names other than those typed.
_INVERTED: Final = 15
_FOREIGN_BASS: Final = 75
_OFTEN_INVERTED: Final = 23  # rows of the table that are usual over any of their notes
_RESPELLED: Final = 1000
_USUAL: Final = frozenset(chain.from_iterable(PRINTED_NAMES))  # names as on cards; others are only used if needed

_USUAL_ROOTS: Final = tuple(parse_pitch(name) for name in dict.fromkeys(chain.from_iterable(PRINTED_NAMES)))
_AUGMENTED_SIXTHS: Final = {
    frozenset(("1", "3", "#6")): ("It+6", "Italian"),
    frozenset(("1", "3", "#4", "#6")): ("Fr+6", "French"),
    frozenset(("1", "3", "5", "#6")): ("Ger+6", "German"),
    frozenset(("1", "3", "##4", "#6")): ("Sw+6", "Swiss"),  # sounds like the German one
}
_AUGMENTED_SIXTH: Final = 50  # how unusual; keys of a piano are rather a dominant seventh
_TO_TONIC: Final = Interval(3, 4)  # an augmented sixth is on the flat sixth degree
_LEAST_SCALE: Final = 5  # fewer notes are not called a scale
_PLAIN_QUALITIES: Final = ("perfect", "major", "minor")


@dataclass(frozen=True, slots=True)
class Identity:
    """One name for some notes.

    >>> third = identify(["C", "Eb"])[0]
    >>> third.sort, third.name, third.names
    ('interval', 'm3', ('C', 'Eb'))
    """

    sort: Literal["note", "interval", "chord", "augmented sixth", "scale"]
    name: str  # short: ``Eb``, ``m3``, ``Adim7/C``, ``Ger+6``, ``D dorian``
    words: str  # in English
    names: tuple[str, ...]  # its notes, ASCII, as this reading spells them
    respelled: bool  # whether one of the notes typed has another name here
    strangeness: int = field(default=0, repr=False, compare=False)  # of a chord: how unusual, in rows of `chord_data`
    without: tuple[str, ...] = ()  # degrees of the chord that are not played and that its name does not leave out


def identify(notes: Iterable[object]) -> tuple[Identity, ...]:
    """Return everything that these notes can be called, the best first; empty if they have no name.

    Args:
        notes: as they are typed, or spelled pitches, the lowest first unless all have octaves.

    >>> [each.name for each in identify(["C", "Eb", "Gb", "A"])][:2]
    ['Adim7/C', 'Cdim7']
    >>> [(each.name, each.without) for each in identify(["C", "E", "B"]) + identify(["E", "A", "Bb", "D"])][:2]
    [('Cmaj7no5', ()), ('C13', ('1', '5'))]
    >>> identify(["Ab", "C", "Eb", "F#"])[0].words
    'German augmented sixth on Ab, in C'
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
    """Return every chord that the notes can be, the most usual first; the first note is the bass."""
    found: dict[tuple[str, tuple[str, ...]], tuple[int, Identity]] = {}
    readings = [
        (strangeness, _chord(root, voicing, pitches)) for strangeness, root, voicing in _readings(pitches, pitches[0])
    ]
    if len(pitches) > 3:
        above = pitches[1:]
        for strangeness, root, voicing in _readings(above, None):
            chord = _chord(root, voicing, pitches)
            # Over a bass that is not part of the chord, everything else is complete and spelled as typed.
            is_complete = (
                not voicing.left_out and "without" not in voicing.kind and not _is_respelled(above, chord.names)
            )
            if is_complete and pitches[0].hour not in _symbol(root, voicing).hours:
                readings.append((strangeness + _FOREIGN_BASS, chord))
    for strangeness, chord in readings:
        named = replace(chord, strangeness=strangeness)
        found.setdefault((chord.name, chord.without), (strangeness + _RESPELLED * chord.respelled, named))
    return (*_augmented_sixths(pitches), *(chord for _, chord in sorted(found.values(), key=itemgetter(0))))


def _symbol(root: SpelledPitch, voicing: Voicing, bass: SpelledPitch | None = None) -> ChordSymbol:
    return ChordSymbol(root, voicing.suffix, voicing.kind, voicing.degrees, bass)


def _chord(root: SpelledPitch, voicing: Voicing, pitches: Sequence[SpelledPitch]) -> Identity:
    """Return a chord over the lowest of the notes, which is spelled as in the chord if it belongs to it."""
    chord = _symbol(root, voicing)
    bass = next((pitch for pitch in chord.pitches if pitch.hour == pitches[0].hour), pitches[0])
    names = _symbol(root, voicing, bass).from_bass
    over = "" if voicing.is_rootless or bass.hour == root.hour else bass.name
    name = chord.symbol + (f"/{over}" if over else "")
    words = f"{root.name} {voicing.words}" + (f" over {over}" if over else "")
    return Identity("chord", name, words, names, _is_respelled(pitches, names), without=voicing.without)


def _augmented_sixths(pitches: Sequence[SpelledPitch]) -> Iterator[Identity]:
    """Yield the augmented sixth chord that the notes are spelled as, whatever note is the lowest.

    The notes of a French sixth are also a dominant seventh with a flat five, so it needs its own note in the bass.
    """
    for low in pitches:
        found = _AUGMENTED_SIXTHS.get(frozenset(degree_name(pitch, low) for pitch in pitches))
        if found is not None and (low == pitches[0] or found[1] != "French"):
            names = tuple(pitch.name for pitch in pitches)
            words = f"{found[1]} augmented sixth on {low.name}, in {transpose(low, _TO_TONIC).name}"
            yield Identity("augmented sixth", found[0], words, names, respelled=False, strangeness=_AUGMENTED_SIXTH)


def _readings(
    pitches: Sequence[SpelledPitch], bass: SpelledPitch | None
) -> Iterator[tuple[int, SpelledPitch, Voicing]]:
    """Yield the chords of exactly these notes, by spelling and by sound: how unusual each is, its root and voicing."""
    hours = {pitch.hour for pitch in pitches}
    for root in pitches:
        for voicing in spelled_voicings().get(frozenset(degree_name(pitch, root) for pitch in pitches), ()):
            if not voicing.is_rootless:
                yield _strangeness(root, voicing, bass), root, voicing
    for root in _USUAL_ROOTS:
        if root.hour not in hours:
            for voicing in spelled_voicings().get(frozenset(degree_name(pitch, root) for pitch in pitches), ()):
                if voicing.is_rootless:
                    yield voicing.strangeness, root, voicing
    for hour in sorted(hours):
        names = dict.fromkeys([pitch.name for pitch in pitches if pitch.hour == hour])
        tonics = [parse_pitch(name) for name in dict.fromkeys([*names, *enharmonic_names(hour, most_signs=1)])]
        for voicing in sounding_voicings().get(frozenset((other - hour) % 12 for other in hours), ()):
            root = _best_root(tonics, voicing, pitches)
            yield _strangeness(root, voicing, bass), root, voicing


def _strangeness(root: SpelledPitch, voicing: Voicing, bass: SpelledPitch | None) -> int:
    """Return how unusual a chord is over a bass; a rare chord is rarely inverted."""
    row = voicing.strangeness
    if bass is None or bass.hour == root.hour:
        return row
    return row + _INVERTED + (row if row > _OFTEN_INVERTED else 0)


def _best_root(roots: Sequence[SpelledPitch], voicing: Voicing, typed: Sequence[SpelledPitch]) -> SpelledPitch:
    """Return the name of the root with which most notes are spelled as typed; then a usual one with few accidentals."""
    names = {pitch.name for pitch in typed}

    def strangeness(root: SpelledPitch) -> tuple[int, bool, int]:
        pitches = _symbol(root, voicing).pitches
        respelled = names.difference(pitch.name for pitch in pitches)
        return len(respelled), root.name not in _USUAL | names, sum(abs(pitch.alteration) for pitch in pitches)

    return min(roots, key=strangeness)
