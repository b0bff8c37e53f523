"""Shapes: how a hand holds a chord on strings with frets, and on the keys of a piano. Found by rule, for any tuning.

A hand has four fingers for the strings, and reaches four frets. One finger can hold several strings down (a barre).
The bass note of the chord is the lowest that sounds, except on small instruments such as the ukulele. What is easy and
usual comes first: few fingers, low frets, open strings, every note of the chord.

>>> from musicards.tools import parse_chord_symbol
>>> [str(shape) for shape in chord_shapes(parse_chord_symbol("C"))[:1]]
['x32010']
>>> [str(shape) for shape in chord_shapes(parse_chord_symbol("G7"), SHAPE_TUNINGS["ukulele"])[:1]]
['0212']
>>> MAX_SHAPE_STRINGS, MAX_CAPO
(8, 11)
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from typing import Final

from musicards.theory import SpelledPitch, parse_pitch
from musicards.tools.chords import ChordSymbol

SHAPE_TUNINGS: Final[Mapping[str, tuple[int, ...]]] = {
    "guitar": (40, 45, 50, 55, 59, 64),
    "ukulele": (67, 60, 64, 69),
    "bass": (28, 33, 38, 43),
}
"""The MIDI numbers of the open strings of some instruments, the player's lowest string first."""

MAX_SHAPE_STRINGS: Final = 8
MAX_CAPO: Final = 11

_FINGERS: Final = 4
_REACH: Final = 4  # frets
_LAST_FRET: Final = 12
_OPEN_POSITION: Final = 3  # the highest fret that is usually held together with open strings
_LOWEST_SMALL: Final = 40  # MIDI number: an instrument of few strings that are all higher is a small one
_FEW_STRINGS: Final = 4
_LEAST_STRINGS: Final = 3  # that sound
_NINTH_CHORD: Final = 5  # notes
_OMITTED: Final[Mapping[int, frozenset[str]]] = {4: frozenset({"5"}), 6: frozenset({"5", "9", "11"})}
"""Which degrees a chord of so many notes, or more, can do without."""

_TENSIONS: Final = frozenset({"2", "4", "6", "9", "11", "13"})

# What makes a shape hard or unusual
_FINGER_COST: Final = 3.0
_SPAN_COST: Final = (0.0, 0.5, 2.0, 9.0)  # by how many frets the highest is above the lowest
_SHORT_NECK: Final = 4.0  # less for the widest span at the nut of a small instrument
_AWAY_COST: Final = 0.8  # away from the first fret
_POSITION_COST: Final = 0.5  # times the square of the frets below the hand
_HIGH_WITH_OPEN_COST: Final = 2.5
_BARRE_COST: Final = 2.0
_CRAMPED_COST: Final = 0.7  # three fingers on one fret above a barre
_SILENT_COST: Final = 2.4
_SILENT_TOP_COST: Final = 8.0
_SILENT_INSIDE_COST: Final = 12.0
_OMITTED_COST: Final = 1.0
_OMITTED_ROOT_COST: Final = 6.0
_BRIDGE_COST: Final = 2.0  # of each fret between the fingers on both sides of open strings
_FULL_BRIDGE_COST: Final = 1.25  # where all four fingers stand, times the square of what they span
_OPEN_ABOVE_BASS_COST: Final = 3.0  # an open string right above the finger that holds the bass
_TENSION_ABOVE_BASS_COST: Final = 4.5  # a second, fourth or sixth right above the bass
_UNISON_COST: Final = 3.5
_INVERTED_COST: Final = 1.5
_MUCH_HARDER: Final = 12.0  # than the best: not offered
_KNOWN_SHAPE: Final = 7.0  # easier, if it is the shape without the slash and only the bass is new


@dataclass(frozen=True, slots=True)
class Shape:
    """A way to hold a chord on strings; the player's lowest string comes first.

    >>> from musicards.tools import parse_chord_symbol
    >>> shape = chord_shapes(parse_chord_symbol("F"))[0]
    >>> str(shape), shape.fingers, shape.barre
    ('133211', (1, 3, 4, 2, 1, 1), 1)
    """

    frets: tuple[int | None, ...]  # of each string, from the capo: 0 is open, None silent
    fingers: tuple[int | None, ...]  # that hold each string, 1 the index finger; None for open and silent strings
    barre: int | None  # the fret at which the first finger lies across several strings
    keys: tuple[int | None, ...]  # the MIDI number that each string sounds; None for silent strings

    def __str__(self) -> str:
        """Return the frets as players write them: ``x32010``, with hyphens if one has two digits."""
        frets = ["x" if fret is None else str(fret) for fret in self.frets]
        return ("" if all(len(fret) == 1 for fret in frets) else "-").join(frets)


@dataclass(frozen=True, slots=True)
class HeldKey:
    """A piano key of a chord, with the fingers that press it: 1 is the thumb; None if a hand has too few.

    >>> HeldKey(parse_pitch("C4"), 1, 5).right
    1
    """

    pitch: SpelledPitch
    right: int | None
    left: int | None


def chord_shapes(
    chord: ChordSymbol, strings: Sequence[int] = SHAPE_TUNINGS["guitar"], *, capo: int = 0, most: int = 6
) -> tuple[Shape, ...]:
    """Return shapes of a chord, the easiest and most usual first.

    Args:
        chord: what sounds. The note after its slash, if any, is the lowest.
        strings: the MIDI numbers of the open strings without the capo, the player's lowest string first.
        capo: the fret of the capo, 0 for none. Frets of shapes count from it.
        most: how many shapes to return at most.

    Raises:
        ValueError: there are too many strings, or the capo is not on a fret of the neck.

    >>> from musicards.tools import parse_chord_symbol
    >>> [str(chord_shapes(parse_chord_symbol(text))[0]) for text in ("Am", "C/E", "Bm")]
    ['x02210', '032010', 'x24432']
    >>> str(chord_shapes(parse_chord_symbol("Eb"), capo=3)[0])  # as C without a capo
    'x32010'
    """
    if not 1 <= len(strings) <= MAX_SHAPE_STRINGS:
        raise ValueError(f"There can be 1 to {MAX_SHAPE_STRINGS} strings, not {len(strings)}.")
    if not 0 <= capo <= MAX_CAPO:
        raise ValueError(f"The capo can be on fret 0 to {MAX_CAPO}, not {capo}.")
    wish = _Wish(chord, tuple(string + capo for string in strings))
    found = _ranked(wish, silent_inside=False) or _ranked(wish, silent_inside=True)
    chosen: list[Shape] = []
    for shape in found:
        if not any(_is_part(shape, better) for better in chosen):
            chosen.append(shape)
        if len(chosen) == most:
            break
    return tuple(chosen)


def piano_shape(chord: ChordSymbol, inversion: int = 0) -> tuple[HeldKey, ...]:
    """Return the keys of a chord from its bass up, close together, with fingers for either hand.

    Args:
        chord: what is played.
        inversion: how many of its notes, from the bass, are moved to the top.

    >>> from musicards.tools import parse_chord_symbol
    >>> [(str(key.pitch), key.right, key.left) for key in piano_shape(parse_chord_symbol("C"), 1)]
    [('E4', 1, 5), ('G4', 2, 3), ('C5', 5, 1)]
    """
    names = list(chord.from_bass)
    names = names[inversion % len(names) :] + names[: inversion % len(names)]
    pitches: list[SpelledPitch] = []
    for name in names:
        octave = 4 if not pitches else pitches[-1].octave or 4
        pitch = parse_pitch(f"{name}{octave}")
        pitches.append(pitch if not pitches or _key(pitch) > _key(pitches[-1]) else parse_pitch(f"{name}{octave + 1}"))
    gaps = [_key(high) - _key(low) for low, high in pairwise(pitches)]
    right = _hand(gaps)
    left = _hand(gaps[::-1])[::-1]
    if sum(gaps) > _STRETCH:
        right = left = [None] * len(pitches)
    return tuple(HeldKey(*key) for key in zip(pitches, right, left, strict=True))


_FOURTH: Final = 5  # half steps
_THIRD: Final = 3
_STRETCH: Final = 16  # half steps that a hand reaches


def _hand(gaps: Sequence[int]) -> list[int | None]:
    """Return the fingers for notes with these gaps in half steps, the thumb first."""
    match len(gaps):
        case 0:
            return [1]
        case 1:
            return [1, 5 if gaps[0] > _FOURTH else 3]
        case 2:
            return [1, 2 if gaps[1] >= _FOURTH > gaps[0] else 3, 5]
        case 3:
            return [1, 2, 3 if gaps[2] >= _THIRD else 4, 5]
        case 4:
            return [1, 2, 3, 4, 5]
        case _:
            return [None] * (len(gaps) + 1)


def _key(pitch: SpelledPitch) -> int:
    return pitch.midi or 0


class _Wish:
    """What a shape has to sound, on strings with these open notes."""

    without_slash: "_Wish | None"  # the chord on its root; None for a chord without a slash

    def __init__(self, chord: ChordSymbol, strings: tuple[int, ...]) -> None:
        self.strings = strings
        degrees = dict(zip((hour % 12 for hour in chord.hours), chord.degrees, strict=True))
        self.bass = (chord.bass or chord.root).hour % 12
        self.root = chord.root.hour % 12
        self.tones = set(degrees)  # that all strings but the lowest may sound
        size = len(degrees)
        omitted = frozenset[str]().union(*(some for least, some in _OMITTED.items() if size >= least))
        self.optional = {tone for tone, degree in degrees.items() if degree in omitted and tone != self.bass}
        is_small = len(strings) <= _FEW_STRINGS and min(strings) >= _LOWEST_SMALL
        is_in_order = list(strings) == sorted(strings)
        # A short neck has too few strings for a bass, and a high string next to the thumb is not one.
        self.needs_bass = is_in_order and not is_small
        if not self.needs_bass:
            self.tones.add(self.bass)
        self.is_small = is_small
        self.tensions = {tone for tone, degree in degrees.items() if degree.lstrip("b#") in _TENSIONS}
        self.without_slash = None if chord.bass is None else _Wish(replace(chord, bass=None), strings)
        if is_small and size >= _NINTH_CHORD:
            self.optional.add(self.root)


def _ranked(wish: _Wish, *, silent_inside: bool) -> list[Shape]:
    """Return all shapes, the easiest first."""
    found: dict[tuple[int | None, ...], tuple[float, Shape]] = {}
    for first in range(1, _LAST_FRET - _REACH + 2):
        for frets in _held(wish, first, silent_inside=silent_inside):
            if frets in found:
                continue
            made = _fingered(frets, wish.strings)
            if made is not None:
                found[frets] = (_cost(made, wish), made)
    costs = {frets: cost for frets, (cost, _) in found.items()}
    if wish.without_slash is not None:
        for known in _ranked(wish.without_slash, silent_inside=False)[:1]:
            for frets in costs:
                costs[frets] -= _KNOWN_SHAPE * _adds_bass(frets, known)
    limit = min(costs.values(), default=0) + _MUCH_HARDER
    usual = [frets for frets, cost in costs.items() if cost <= limit]
    return [found[frets][1] for frets in sorted(usual, key=lambda frets: (costs[frets], str(found[frets][1])))]


def _adds_bass(frets: tuple[int | None, ...], known: Shape) -> bool:
    """Whether a shape is one that players know, with another bass."""
    bass = next(at for at, fret in enumerate(frets) if fret is not None)
    pairs = list(zip(frets, known.frets, strict=True))[bass + 1 :]
    return all(fret == other for fret, other in pairs if other is not None)


def _held(wish: _Wish, first: int, *, silent_inside: bool) -> Iterator[tuple[int | None, ...]]:
    """Yield what the strings can do in one position: each sounds a note of the chord, or is silent."""
    choices = [
        [fret for fret in (0, *range(first, first + _REACH)) if (string + fret) % 12 in {*wish.tones, wish.bass}]
        for string in wish.strings
    ]
    count = len(choices)
    least = min(count, max(_LEAST_STRINGS, count - 2))
    ranges = [(low, high) for low in range(count) for high in range(low + least, count + 1)]
    if wish.is_small:
        ranges = [(0, count)]
    for low, high in ranges:
        inside = choices[low:high]
        if silent_inside:
            inside = [choice if at in {0, high - low - 1} else [*choice, None] for at, choice in enumerate(inside)]
        before, behind = (None,) * low, (None,) * (count - high)
        for frets in product(*inside):
            if _sounds(frets, wish, low):
                yield (*before, *frets, *behind)


def _sounds(frets: Sequence[int | None], wish: _Wish, low: int) -> bool:
    """Whether the strings from `low` on sound the chord."""
    keys = [wish.strings[low + at] + fret for at, fret in enumerate(frets) if fret is not None]
    if not keys or (wish.needs_bass and min(keys) % 12 != wish.bass):
        return False
    tones = [key % 12 for key in sorted(keys)]
    return wish.tones - wish.optional <= set(tones) and wish.tones.issuperset(tones[1:])


def _fingered(frets: tuple[int | None, ...], strings: tuple[int, ...]) -> Shape | None:
    """Return a shape with its fingers; None if a hand has too few."""
    held = sorted((fret, string) for string, fret in enumerate(frets) if fret)
    fingers: list[int | None] = [None] * len(frets)
    keys = tuple(None if fret is None else string + fret for string, fret in zip(strings, frets, strict=True))
    if not held:
        return Shape(frets, tuple(fingers), None, keys)
    lowest, highest = held[0][0], held[-1][0]
    if highest - lowest >= _REACH:
        return None
    first = [string for fret, string in held if fret == lowest]
    barre = lowest if _needs_barre(frets, first, len(held)) else None
    rest = held
    if barre is not None:
        for string in first:
            fingers[string] = 1
        rest = held[len(first) :]
    last = 0 if barre is None else 1
    if last + len(rest) > _FINGERS:
        return None
    # One or two fingers next to open strings hold the frets of their numbers.
    start = lowest if barre is None and len(held) <= 2 and highest <= _OPEN_POSITION and 0 in frets else 1
    for place, (fret, string) in enumerate(rest):
        wanted = max(last + 1, fret - lowest + start)
        last = min(wanted, _FINGERS - (len(rest) - place - 1))
        fingers[string] = last
    return Shape(frets, tuple(fingers), barre, keys)


def _needs_barre(frets: Sequence[int | None], first: Sequence[int], held: int) -> bool:
    """Whether one finger holds the `first` strings, those at the lowest fret; `held` strings are not open."""
    if len(first) < 2 or 0 in frets[first[0] : first[-1] + 1]:
        return False
    if held > _FINGERS:
        return True
    are_neighbors = first[-1] - first[0] == len(first) - 1
    return (are_neighbors and held > len(first)) or len(first) == _FINGERS


def _cost(shape: Shape, wish: _Wish) -> float:
    """Return how hard and unusual a shape is."""
    keys = sorted(key for key in shape.keys if key is not None)
    cost = _cost_for_hand(shape, wish) + _UNISON_COST * (len(keys) - len(set(keys)))
    missing = wish.tones - {key % 12 for key in keys}
    cost += sum(_OMITTED_ROOT_COST if tone == wish.root else _OMITTED_COST for tone in missing)
    if keys[0] % 12 != wish.bass:
        cost += _INVERTED_COST
    elif not wish.is_small and len(keys) > 1 and keys[1] % 12 in wish.tensions:
        cost += _TENSION_ABOVE_BASS_COST
    return cost


def _cost_for_hand(shape: Shape, wish: _Wish) -> float:
    """Return how hard a shape is to hold, whatever it sounds."""
    frets = shape.frets
    sounding = [at for at, fret in enumerate(frets) if fret is not None]
    held = [at for at, fret in enumerate(frets) if fret]
    low, high = sounding[0], sounding[-1]
    silent = _SILENT_COST * low + _SILENT_TOP_COST * (len(frets) - 1 - high)
    silent += _SILENT_INSIDE_COST * (high - low + 1 - len(sounding))
    return silent + (_cost_of_fingers(shape, held, sounding, wish) if held else 0)


def _cost_of_fingers(shape: Shape, held: Sequence[int], sounding: Sequence[int], wish: _Wish) -> float:
    """Return how hard it is to hold the `held` strings next to the others that sound."""
    frets = shape.frets
    fingers = len({finger for finger in shape.fingers if finger})
    lowest, highest = min(frets[at] or 0 for at in held), max(frets[at] or 0 for at in held)
    cost = _FINGER_COST * fingers + _SPAN_COST[highest - lowest]
    if lowest == 1 and highest == _REACH and wish.is_small:
        cost -= _SHORT_NECK
    if lowest > 1:
        cost += _AWAY_COST + _POSITION_COST * (lowest - 1) ** 2
    if shape.barre is not None:
        cost += _BARRE_COST
        if frets.count(highest) == fingers - 1 == _FINGERS - 1:
            cost += _CRAMPED_COST
    if 0 in frets and highest > _OPEN_POSITION:
        cost += _HIGH_WITH_OPEN_COST + highest - _OPEN_POSITION - 1
    bridges = [(left, right) for left, right in pairwise(held) if 0 in frets[left:right]]
    cost += sum(_BRIDGE_COST * abs((frets[left] or 0) - (frets[right] or 0)) for left, right in bridges)
    if fingers == _FINGERS:
        cost += _FULL_BRIDGE_COST * (highest - lowest) ** 2 * len(bridges)
    if held[0] == sounding[0] and frets[sounding[1 % len(sounding)]] == 0:
        cost += _OPEN_ABOVE_BASS_COST
    return cost


def _is_part(shape: Shape, better: Shape) -> bool:
    """Whether a shape is another one with fewer strings, and takes no fewer fingers."""
    pairs = zip(shape.frets, better.frets, strict=True)
    return all(fret is None or fret == other for fret, other in pairs) and len(set(shape.fingers)) >= len(
        set(better.fingers)
    )
