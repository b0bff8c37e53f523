"""Transpose a line of notes or chord symbols by an interval or to another key, spelled as musicians write it.

Lines are read and written in `lines`.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from musicards.errors import InputError
from musicards.theory import Interval, Key, SpelledPitch, interval_between, parse_pitch, transpose
from musicards.tools.lines import Line, LineChord, LineItem

_HIGHEST: Final = 9  # octave
_MAX_NOTE_SIGNS: Final = 2
_MAX_ROOT_SIGNS: Final = 1  # nobody writes a chord on F##
_RARE_ROOTS: Final = frozenset(("Fb", "E#", "B#"))  # only used in keys with many signs
_MAX_KEY_SIGNS: Final = 6  # seven are harder to read than the five of the enharmonic key
_DIMINISHED_SECOND: Final = Interval(2, 0)  # up by it, a sharp name becomes the flat name with the same sound
_MINOR: Final = re.compile(r"m(?!aj)|-")
_DIMINISHED: Final = re.compile(r"dim|[°øo]|m7b5|m7\(b5\)")


def transpose_line(line: Line, interval: Interval, *, down: bool = False, keep_key: bool = False) -> Line:
    """Return the line with every note and chord moved up or down by an interval, spelled as the interval says.

    If that would need more than double signs, or a chord on F## or Fb, the whole line is respelled enharmonically, so
    that its notes still fit together; anything that still has too many signs is respelled by itself. With `keep_key`
    the interval is between two keys, and the whole line is never respelled.

    >>> from musicards.theory import parse_interval
    >>> from musicards.tools.lines import parse_line
    >>> print(transpose_line(parse_line("C E G | Am7/G"), parse_interval("minor third")))
    Eb G Bb | Cm7/Bb
    >>> print(transpose_line(parse_line("C#m7 F#7 | Bmaj7"), parse_interval("augmented fifth")))
    Am7 D7 | Gmaj7
    >>> print(transpose_line(parse_line("Bb Eb7 F7"), parse_interval("half step")))
    B E7 F#7
    """
    moved = _each(line, lambda pitch: transpose(pitch, interval, down=down))
    return _tamed(moved) if keep_key else _with_few_signs(moved)


def moved_by_octaves(line: Line, octaves: int) -> Line:
    """Return the line with every note that has an octave so many octaves higher, or lower below 0.

    >>> from musicards.tools.lines import parse_line
    >>> print(moved_by_octaves(parse_line("C4 Eb | F#5 G7"), -1))
    C3 Eb | F#4 G6

    Raises:
        InputError: a note would leave the octaves that can be written.
    """
    if octaves == 0:
        return line
    for item in line.notes:
        if isinstance(item, SpelledPitch) and item.octave is not None and not 0 <= item.octave + octaves <= _HIGHEST:
            raise InputError("off-staff", f"{item.name}{item.octave + octaves}", least=0, most=_HIGHEST)
    return _each(line, lambda pitch: pitch if pitch.octave is None else replace(pitch, octave=pitch.octave + octaves))


def key_distance(from_key: Key, to_key: Key, *, down: bool | None = None) -> tuple[Interval, bool]:
    """Return the interval between two tonics, and whether it leads down; the shorter way if `down` is None.

    >>> from musicards.theory import make_key
    >>> interval, goes_down = key_distance(make_key("C"), make_key("A"))
    >>> interval.name, goes_down
    ('minor third', True)

    Raises:
        BadNotation: one key is major and the other minor.
    """
    if from_key.mode != to_key.mode:
        raise InputError("different-mode", f"{from_key}, {to_key}")
    upward = interval_between(parse_pitch(from_key.tonic), parse_pitch(to_key.tonic))
    goes_down = upward.half_steps > 6 if down is None else down
    if upward == Interval(1, 0):
        return upward, False
    return (upward.inversion if goes_down else upward), goes_down


def easier_key(key: Key) -> Key:
    """Return the key, or if it has seven sharps or flats, the enharmonic key with five of the other sign.

    >>> from musicards.theory import make_key
    >>> easier_key(make_key("C#")).name, easier_key(make_key("F#")).name
    ('Db major', 'F# major')
    """
    other = key.enharmonic
    return other if other is not None and abs(key.signature) > _MAX_KEY_SIGNS else key


def interval_to_key(interval: Interval, from_key: Key, to_key: Key, *, down: bool = False) -> Interval:
    """Return the interval respelled so that it leads to `to_key`, which may be enharmonic to the key it leads to.

    >>> from musicards.theory import make_key, parse_interval
    >>> interval_to_key(parse_interval("M2"), make_key("B"), make_key("Db")).name
    'diminished third'
    """
    wanted = parse_pitch(to_key.tonic)
    plain = transpose(parse_pitch(from_key.tonic), interval, down=down)
    if wanted.letter == plain.letter:
        return interval
    # One letter further with the same sound: upward that is flatter, downward sharper.
    is_flatter = wanted.fifths < plain.fifths
    return Interval(interval.generic + (1 if is_flatter != down else -1), interval.half_steps)


def writable(pitch: SpelledPitch) -> SpelledPitch:
    """Return the note, or its name on the next letter if it has too many signs to be written: Ab for Bbbb.

    >>> writable(SpelledPitch("B", -3)).name, writable(SpelledPitch("B", -1)).name
    ('Ab', 'Bb')
    """
    while abs(pitch.alteration) > _MAX_NOTE_SIGNS:
        pitch = _other_name(pitch, flatter=pitch.alteration > 0)
    return pitch


def _each(line: Line, change: Callable[[SpelledPitch], SpelledPitch]) -> Line:
    """Return the line with every pitch changed, including roots and basses."""
    items: list[LineItem] = []
    for item in line.items:
        if isinstance(item, str):
            items.append(item)
        elif isinstance(item, LineChord):
            items.append(item.moved(change))
        else:
            items.append(change(item))
    return replace(line, items=tuple(items))


def _with_few_signs(line: Line) -> Line:
    """Return the line, or if it has names that nobody writes, the enharmonic spelling nearest to C major."""
    if not any(_is_rare(item) for item in line.notes):
        return line
    others = [_each(line, partial(_other_name, flatter=flatter)) for flatter in (True, False)]
    return _tamed(min([line, *others], key=_remoteness))


def _is_rare(item: SpelledPitch | LineChord) -> bool:
    if isinstance(item, SpelledPitch):
        return abs(item.alteration) > _MAX_NOTE_SIGNS
    has_rare_root = abs(item.root.alteration) > _MAX_ROOT_SIGNS or item.root.name in _RARE_ROOTS
    return has_rare_root or (item.bass is not None and _is_rare(item.bass))


def _remoteness(line: Line) -> int:
    """Return how many fifths the notes and chords are away from those of C major, all added up."""
    away = 0
    for item in line.notes:
        if isinstance(item, SpelledPitch):
            away += abs(item.fifths - 2)  # D is in the middle of F C G D A E B
        elif _DIMINISHED.match(item.suffix):
            away += abs(item.root.fifths - 5)
        else:
            away += abs(item.root.fifths - (3 if _MINOR.match(item.suffix) else 0))
    return away


def _tamed(line: Line) -> Line:
    """Return the line with each note and chord that has too many signs respelled, and nothing else changed."""
    items = [_with_usual_root(item) if isinstance(item, LineChord) else item for item in line.items]
    return _each(replace(line, items=tuple(items)), writable)


def _with_usual_root(chord: LineChord) -> LineChord:
    while abs(chord.root.alteration) > _MAX_ROOT_SIGNS:
        chord = chord.moved(partial(_other_name, flatter=chord.root.alteration > 0))
    return chord


def _other_name(pitch: SpelledPitch, *, flatter: bool) -> SpelledPitch:
    """Return the enharmonic name twelve fifths to the flat side, or to the sharp side: Db for C#."""
    return transpose(pitch, _DIMINISHED_SECOND, down=not flatter)
