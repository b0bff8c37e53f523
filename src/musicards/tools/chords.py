"""Chord symbols as on lead sheets: read in any usual form, spelled, and transposed in the form they were typed in.

`chord_data` has the table of kinds and symbols, and `chord_suffixes` reads what follows the root.

>>> CHORD_NAMES[:2], CHORD_SUFFIXES[:2]
(('major', 'minor'), ('', 'm'))
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from musicards.errors import BadNotation, Expected, InputError, Suggestion, not_understood
from musicards.theory import Interval, PitchClass, SpelledPitch, parse_pitch, transpose
from musicards.tools.chord_data import CHORD_TABLE
from musicards.tools.chord_suffixes import (
    DEGREES,
    degree_interval,
    kind_of_degrees,
    other_kinds,
    read_suffix,
    without_spaces,
)
from musicards.tools.note_text import LONGEST_TEXT, plain
from musicards.tools.suggestions import nearest_note, nearest_word, suggested

CHORD_NAMES: Final[tuple[str, ...]] = tuple(kind for kind, _, _ in CHORD_TABLE)
"""Every kind in words, the most common first."""

CHORD_SUFFIXES: Final[tuple[str, ...]] = tuple(texts[0] for _, _, texts in CHORD_TABLE)
"""The usual suffix of each kind, in the same order."""

_USUAL: Final[dict[str, str]] = {kind: texts[0] for kind, _, texts in CHORD_TABLE}
_EXAMPLES: Final = (Suggestion("chord", "F#m7b5"), Suggestion("chord", "C/E"))
_NO_CHORD: Final = re.compile(r"N\.? ?C\.?|no chord|tacet", re.IGNORECASE)
_MAX_BASS_SIGNS: Final = 4  # for the augmented fifth of a root with two


@dataclass(frozen=True, slots=True)
class ChordSymbol:
    """A chord as written on lead sheets. Made by `parse_chord_symbol` or `chord_on`.

    >>> chord = parse_chord_symbol("Bb13#11/F")
    >>> chord.names, chord.degrees, str(chord.bass)
    (('Bb', 'D', 'F', 'Ab', 'C', 'E', 'G'), ('1', '3', '5', 'b7', '9', '#11', '13'), 'F')
    """

    root: SpelledPitch  # without an octave
    suffix: str  # what follows the root, as it was written
    kind: str  # in words; one of CHORD_NAMES, with changes if there are any
    degrees: tuple[str, ...]  # from the root up, relative to the major scale on the root
    bass: SpelledPitch | None = None  # the note after a slash; None if the root is the bass

    @property
    def intervals(self) -> tuple[Interval, ...]:
        """Return the interval from the root up to each of the other notes."""
        return tuple(degree_interval(degree) for degree in self.degrees if degree != "1")

    @property
    def pitches(self) -> tuple[SpelledPitch, ...]:
        """Return the notes without octaves, root first; without a bass that is not part of the chord."""
        return tuple(transpose(self.root, degree_interval(degree)) for degree in self.degrees)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the notes in ASCII, root first."""
        return tuple(pitch.name for pitch in self.pitches)

    @property
    def hours(self) -> tuple[PitchClass, ...]:
        """Return the hours of the notes, root first."""
        return tuple(pitch.hour for pitch in self.pitches)

    @property
    def from_bass(self) -> tuple[str, ...]:
        """Return the names from the bass up: an inversion begins with another note, and a foreign bass comes first.

        >>> parse_chord_symbol("C/E").from_bass, parse_chord_symbol("C/D").from_bass
        (('E', 'G', 'C'), ('D', 'C', 'E', 'G'))
        """
        names, place = self.names, self.inversion
        if self.bass is None:
            return names
        return (self.bass.name, *(names if place is None else names[place + 1 :] + names[:place]))

    @property
    def inversion(self) -> int | None:
        """Return 0 for root position, 1 if the second of the notes is the bass, and so on; None for a foreign bass.

        The sound decides: an A below a C diminished seventh chord counts as its Bbb.
        """
        if self.bass is None:
            return 0
        return self.hours.index(self.bass.hour) if self.bass.hour in self.hours else None

    @property
    def symbol(self) -> str:
        """Return the symbol as it was typed, in ASCII as far as possible."""
        return f"{self.root.name}{self.suffix}" + (f"/{self.bass.name}" if self.bass else "")

    @property
    def others(self) -> "tuple[ChordSymbol, ...]":
        """Return what else the symbol can mean, because musicians disagree about it; usually nothing.

        >>> [str(chord) for chord in parse_chord_symbol("C4").others], parse_chord_symbol("C2").others[0].names
        (['Cadd4', 'Cquartal'], ('C', 'D', 'G'))
        """
        found = []
        for suffix in other_kinds(self.suffix):
            kind, degrees = read_suffix(suffix) or (self.kind, self.degrees)
            found.append(replace(self, suffix=suffix, kind=kind, degrees=degrees))
        return tuple(found)

    @property
    def words(self) -> str:
        """Return the chord in English: ``F# half diminished seventh``, ``C major over E``."""
        return f"{self.root.name} {self.kind}" + (f" over {self.bass.name}" if self.bass else "")

    def transposed(self, interval: Interval, *, down: bool = False) -> "ChordSymbol":
        """Return the chord an interval higher, or lower; the suffix stays as it was typed.

        >>> from musicards.theory import parse_interval
        >>> print(parse_chord_symbol("Cma7/E").transposed(parse_interval("m3")))
        Ebma7/G
        """
        bass = None if self.bass is None else transpose(self.bass, interval, down=down)
        return replace(self, root=transpose(self.root, interval, down=down), bass=bass)

    def __str__(self) -> str:
        return self.symbol


def chord_on(root: SpelledPitch, kind: str, bass: SpelledPitch | None = None) -> ChordSymbol:
    """Return the chord of a kind on a root, with its usual suffix.

    >>> print(chord_on(SpelledPitch("B", -1), "dominant ninth"))
    Bb9

    Raises:
        InputError: the kind is unknown.
    """
    if kind not in _USUAL:
        near = suggested("plain", nearest_word(str(kind), CHORD_NAMES))
        raise not_understood(kind, "chord-kind", suggestions=near, examples=[Suggestion("plain", "minor seventh")])
    return ChordSymbol(SpelledPitch(root.letter, root.alteration), _USUAL[kind], kind, DEGREES[kind], bass)


def chord_with_degrees(root: SpelledPitch, degrees: Sequence[str]) -> ChordSymbol | None:
    """Return the chord of these degrees, in order from the root up; None if it has no name.

    >>> print(chord_with_degrees(SpelledPitch("G"), ["1", "3", "b5"]))
    GMb5
    """
    kind = kind_of_degrees(degrees)
    return None if kind is None else chord_on(root, kind)


def parse_chord_symbol(text: object) -> ChordSymbol:
    """Read a chord symbol in any usual form, with or without a bass after a slash.

    All signs right after the letter belong to the root: ``Bb5`` is a fifth on B flat, ``B(b5)`` a B with a flat fifth.

    >>> parse_chord_symbol("F♯m7♭5").names, parse_chord_symbol("C-7(b5,11)").kind
    (('F#', 'A', 'C', 'E'), 'half diminished seventh added eleven')

    Raises:
        InputError: the text is not a chord symbol; the error has the part not understood and the nearest symbol. For
            N.C., which means that there is no chord, its code is ``no-chord``.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.strip():
        raise not_understood(text, "chord", examples=_EXAMPLES)
    typed = plain(text)
    if _NO_CHORD.fullmatch(typed):
        raise InputError("no-chord", text)
    end = _root_end(typed)
    body, bass = _split_bass(typed, end)
    try:
        root = parse_pitch(typed[:end])
    except BadNotation:
        root = None
    if root is None or not typed[0].isupper() or end > 3 or abs(root.alteration) > 2:
        raise _unread(text, "root", typed, typed[:end])
    suffix = without_spaces(body[end:])
    found = read_suffix(suffix)
    if found is None:
        raise _unread(text, "chord-kind", typed, suffix)
    lowest = None
    if bass is not None:
        try:
            lowest = parse_pitch(bass[:1].upper() + bass[1:])
        except BadNotation:
            lowest = None
        if lowest is None or lowest.octave is not None or abs(lowest.alteration) > _MAX_BASS_SIGNS:
            raise _unread(text, "note", typed, bass)
    return ChordSymbol(root, suffix, found[0], found[1], lowest)


def is_chord_suffix(text: str) -> bool:
    """Whether a root with this suffix is a chord without a bass. Fast, because it does not search for suggestions.

    >>> is_chord_suffix("m7b5"), is_chord_suffix("6/9"), is_chord_suffix("7/E"), is_chord_suffix("maj12")
    (True, True, False, False)
    """
    return read_suffix(plain(text)) is not None


def _unread(text: str, expected: Expected, typed: str, part: str) -> InputError:
    """Return the error for a part of a symbol, with the nearest symbol."""
    near = suggested("chord", _nearest_chord(typed))
    return not_understood(text, expected, part=part, suggestions=near, examples=_EXAMPLES)


def _root_end(typed: str) -> int:
    """Return where the root ends: after its letter and the accidentals that follow, if they are all the same."""
    end = 1
    while end < len(typed) and typed[end] == typed[1] and typed[end] in "#bx":
        end += 1
    return end


def _split_bass(typed: str, start: int) -> tuple[str, str | None]:
    """Split a symbol at its last slash into the chord and the bass; ``6/9`` and ``m/maj7`` have no bass."""
    body, stroke, bass = typed.rpartition("/")
    if not stroke or len(body) < start or read_suffix(typed[start:]) is not None:
        return typed, None
    return body.strip(), bass.strip()


def _nearest_chord(typed: str) -> str | None:
    """Return the chord symbol most like a text that is not one; the parts that are understood stay."""
    end = _root_end(typed)
    # German roots have their own endings, as in Fis7; and after H all signs are part of the error.
    other = re.match(r"(?:[A-Ha-h](?:is|es)|[AEae]s)(?!u)|[Hh][#bx]*", typed)
    if other is not None:
        end = other.end()
    note = nearest_note(typed[:end])
    if note is None:
        return None
    body, bass = _split_bass(typed, end)
    suffix = body[end:].strip()
    if read_suffix(suffix) is None:
        suffix = nearest_word(suffix, [text for _, _, texts in CHORD_TABLE for text in texts]) or ""
    lowest = None if bass is None else nearest_note(bass)
    return note + suffix + (f"/{lowest}" if lowest else "")
