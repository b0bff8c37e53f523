"""Chord symbols as on lead sheets: read in any usual form, spelled, and transposed in the form they were typed in.

Kinds and symbols are tables in `chord_data`. The thirteen kinds that the games know are `musicards.theory`'s, and
sound and are spelled alike here. What no table lists is read as a chord with changes: ``C7b5b9``, ``Am7add13no5``.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from musicards.errors import BadNotation, Expected, InputError, Suggestion, not_understood
from musicards.theory import Interval, PitchClass, SpelledPitch, parse_pitch, transpose
from musicards.theory.data import MAJOR_SIZES
from musicards.tools.chord_data import CHORD_TABLE
from musicards.tools.note_text import LONGEST_TEXT, plain
from musicards.tools.suggestions import nearest_note, nearest_word, suggested

__all__ = [
    "CHORD_NAMES",
    "CHORD_SUFFIXES",
    "ChordSymbol",
    "chord_on",
    "chord_with_degrees",
    "degree_interval",
    "is_chord_suffix",
    "parse_chord_symbol",
]

CHORD_NAMES: Final[tuple[str, ...]] = tuple(kind for kind, _, _ in CHORD_TABLE)
"""Every kind in words, the commonest first."""

CHORD_SUFFIXES: Final[tuple[str, ...]] = tuple(texts[0] for _, _, texts in CHORD_TABLE)
"""What is usually written after the root, in the same order."""

_DEGREES: Final[dict[str, tuple[str, ...]]] = {kind: tuple(degrees.split()) for kind, degrees, _ in CHORD_TABLE}
_KIND_OF: Final[dict[tuple[str, ...], str]] = {degrees: kind for kind, degrees in _DEGREES.items()}
_USUAL: Final[dict[str, str]] = {kind: texts[0] for kind, _, texts in CHORD_TABLE}
_EXAMPLES: Final = (Suggestion("chord", "F#m7b5"), Suggestion("chord", "C/E"))
_MOST_BASS_SIGNS: Final = 4  # the augmented fifth of a root with two

# One writing for each of the many; the order matters.
_SPELLINGS: Final = tuple(
    (re.compile(pattern), right)
    for pattern, right in (
        (r"(?<=\d)/(?=9|11|13)", "add"),
        (r"/(?=[Mm]a|M|Δ|\^)", ""),
        (r"[(), ]", ""),
        (r"(?<=\d)\+(?=\d)", "#"),
        (r"(?<=\d)-(?=\d)", "b"),
        (r"^(?:minor|min|mi|-)", "m"),
        (r"\N{WHITE UP-POINTING TRIANGLE}|\N{INCREMENT}", "Δ"),
        (r"(?:[Mm]ajor|[Mm]aj|[Mm]a|Δ|\^)(?=7|9|11|13)", "M"),
        (r"Δ", "M7"),
        (r"^(?:[Mm]ajor|[Mm]aj|[Mm]a(?!dd)|\^)", "M"),
        (r"diminished|dim|°|\N{MASCULINE ORDINAL INDICATOR}", "o"),
        (r"augmented|aug", "+"),
        (r"[øØ]7?|^h7?", "ø"),
        (r"sus(?!\d)", "sus4"),
        (r"omit|without", "no"),
    )
)
_BRACKETS: Final = re.compile(r"[^()]*(?:\([^()]+\)[^()]*)*")
_STRAY_COMMA: Final = re.compile(r"^,|,\s*(?:,|\)|$)")
_CHANGE: Final = re.compile(r"(sus[24])|no(3|5)|(add)?([b#]?)(2|4|5|6|9|11|13)")
_CHANGES: Final = re.compile(r"(?:sus[24]|no[35]|add[b#]?(?:2|4|6|9|11|13)|[b#](?:4|5|6|9|11|13))+")
_UPWARD: Final = {"2": "9", "4": "11"}  # a changed second or fourth of a seventh chord is written above it
_WORDS: Final = {
    "2": "second",
    "3": "third",
    "4": "fourth",
    "5": "five",
    "6": "six",
    "9": "nine",
    "11": "eleven",
    "13": "thirteen",
}


@dataclass(frozen=True, slots=True)
class ChordSymbol:
    """A chord as it is written. Made by `parse_chord_symbol` or `chord_on`.

    >>> chord = parse_chord_symbol("Bb13#11/F")
    >>> chord.names, chord.degrees, str(chord.bass)
    (('Bb', 'D', 'F', 'Ab', 'C', 'E', 'G'), ('1', '3', '5', 'b7', '9', '#11', '13'), 'F')
    """

    root: SpelledPitch  # without an octave
    suffix: str  # what follows the root, as it was written
    kind: str  # in words; one of CHORD_NAMES, or such a one with its changes
    degrees: tuple[str, ...]  # from the root up, measured by its major scale
    bass: SpelledPitch | None = None  # what is written after a stroke; None leaves the bass to the root

    @property
    def intervals(self) -> tuple[Interval, ...]:
        """From the root up to each of the other notes."""
        return tuple(degree_interval(degree) for degree in self.degrees if degree != "1")

    @property
    def pitches(self) -> tuple[SpelledPitch, ...]:
        """The notes without octaves, root first; a bass that is foreign to the chord is not among them."""
        return tuple(transpose(self.root, degree_interval(degree)) for degree in self.degrees)

    @property
    def names(self) -> tuple[str, ...]:
        """The same in ASCII."""
        return tuple(pitch.name for pitch in self.pitches)

    @property
    def hours(self) -> tuple[PitchClass, ...]:
        """The same on the clock."""
        return tuple(pitch.hour for pitch in self.pitches)

    @property
    def from_bass(self) -> tuple[str, ...]:
        """The names from the bass up: an inversion begins further on, a foreign bass comes first.

        >>> parse_chord_symbol("C/E").from_bass, parse_chord_symbol("C/D").from_bass
        (('E', 'G', 'C'), ('D', 'C', 'E', 'G'))
        """
        names, place = self.names, self.inversion
        if self.bass is None:
            return names
        return (self.bass.name, *(names if place is None else names[place + 1 :] + names[:place]))

    @property
    def inversion(self) -> int | None:
        """0 root position, 1 when the second of the notes is the bass, and so on; None for a foreign bass.

        What sounds counts: A below a C diminished seventh is its Bbb.
        """
        if self.bass is None:
            return 0
        return self.hours.index(self.bass.hour) if self.bass.hour in self.hours else None

    @property
    def symbol(self) -> str:
        """As it was written, in ASCII where that can be."""
        return f"{self.root.name}{self.suffix}" + (f"/{self.bass.name}" if self.bass else "")

    @property
    def words(self) -> str:
        """In English: ``F# half diminished seventh``, ``C major over E``."""
        return f"{self.root.name} {self.kind}" + (f" over {self.bass.name}" if self.bass else "")

    def transposed(self, interval: Interval, *, down: bool = False) -> "ChordSymbol":
        """The chord an interval higher, or lower; what follows the root stays as it was written.

        >>> from musicards.theory import parse_interval
        >>> print(parse_chord_symbol("Cma7/E").transposed(parse_interval("m3")))
        Ebma7/G
        """
        bass = None if self.bass is None else transpose(self.bass, interval, down=down)
        return replace(self, root=transpose(self.root, interval, down=down), bass=bass)

    def __str__(self) -> str:
        return self.symbol


@cache
def degree_interval(degree: str) -> Interval:
    """From the tonic or root up to a degree.

    >>> degree_interval("b3").name, degree_interval("#11").short
    ('minor third', 'A11')
    """
    number = int(degree.lstrip("#b"))
    octaves, step = divmod(number - 1, 7)
    return Interval(number, 12 * octaves + MAJOR_SIZES[step] + degree.count("#") - degree.count("b"))


def chord_on(root: SpelledPitch, kind: str, bass: SpelledPitch | None = None) -> ChordSymbol:
    """The chord of a kind in its usual writing.

    >>> print(chord_on(SpelledPitch("B", -1), "dominant ninth"))
    Bb9

    Raises:
        InputError: the kind is unknown.
    """
    if kind not in _USUAL:
        near = suggested("plain", nearest_word(str(kind), CHORD_NAMES))
        raise not_understood(kind, "chord-kind", suggestions=near, examples=[Suggestion("plain", "minor seventh")])
    return ChordSymbol(SpelledPitch(root.letter, root.alteration), _USUAL[kind], kind, _DEGREES[kind], bass)


def chord_with_degrees(root: SpelledPitch, degrees: Sequence[str]) -> ChordSymbol | None:
    """The chord of these degrees, in order from the root up; None when it has no name.

    >>> print(chord_with_degrees(SpelledPitch("G"), ["1", "3", "b5"]))
    GMb5
    """
    kind = _KIND_OF.get(tuple(degrees))
    return None if kind is None else chord_on(root, kind)


def parse_chord_symbol(text: object) -> ChordSymbol:
    """Read a chord symbol in any usual writing, with a bass after a stroke or without.

    All signs right after the letter belong to the root: ``Bb5`` is a fifth on B flat; write ``B(b5)`` for the other.

    >>> parse_chord_symbol("F♯m7♭5").names, parse_chord_symbol("C-7(b5,11)").kind
    (('F#', 'A', 'C', 'E'), 'half diminished seventh added eleven')

    Raises:
        InputError: the text is not a chord symbol; has the part that was not understood and the nearest symbol.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.strip():
        raise not_understood(text, "chord", examples=_EXAMPLES)
    typed = plain(text)
    end = _root_end(typed)
    body, bass = _split_bass(typed, end)
    try:
        root = parse_pitch(typed[:end])
    except BadNotation:
        root = None
    if root is None or not typed[0].isupper() or end > 3 or abs(root.alteration) > 2:
        raise _unread(text, "root", typed, typed[:end])
    suffix = body[end:].strip()
    found = _read_suffix(suffix)
    if found is None:
        raise _unread(text, "chord-kind", typed, suffix)
    lowest = None
    if bass is not None:
        try:
            lowest = parse_pitch(bass[:1].upper() + bass[1:])
        except BadNotation:
            lowest = None
        if lowest is None or lowest.octave is not None or abs(lowest.alteration) > _MOST_BASS_SIGNS:
            raise _unread(text, "note", typed, bass)
    return ChordSymbol(root, suffix, found[0], found[1], lowest)


def is_chord_suffix(text: str) -> bool:
    """Whether a root with this after it is a chord without a bass; where one is not, that is known at once.

    >>> is_chord_suffix("m7b5"), is_chord_suffix("6/9"), is_chord_suffix("7/E"), is_chord_suffix("maj12")
    (True, True, False, False)
    """
    return _read_suffix(plain(text)) is not None


def _unread(text: str, expected: Expected, typed: str, part: str) -> InputError:
    """Return the error for a part of a symbol, with the nearest symbol."""
    near = suggested("chord", _nearest_chord(typed))
    return not_understood(text, expected, part=part, suggestions=near, examples=_EXAMPLES)


def _root_end(typed: str) -> int:
    """Where the root ends: after its letter and all equal signs that follow."""
    end = 1
    while end < len(typed) and typed[end] == typed[1] and typed[end] in "#bx":
        end += 1
    return end


def _split_bass(typed: str, start: int) -> tuple[str, str | None]:
    """Split a symbol at its last slash into the chord and the bass; ``6/9`` and ``m/maj7`` have no bass."""
    body, stroke, bass = typed.rpartition("/")
    if not stroke or len(body) < start or _read_suffix(typed[start:]) is not None:
        return typed, None
    return body.strip(), bass.strip()


def _plain_suffix(suffix: str) -> str:
    """One writing for all that mean the same."""
    for pattern, right in _SPELLINGS:
        suffix = pattern.sub(right, suffix)
    return suffix


@cache
def _kinds() -> dict[str, str]:
    """The kind of every suffix of the table in its plain writing."""
    return {_plain_suffix(text): kind for kind, _, texts in CHORD_TABLE for text in texts}


def _read_suffix(suffix: str) -> tuple[str, tuple[str, ...]] | None:
    """Kind and degrees; None when the suffix says nothing known."""
    if not _BRACKETS.fullmatch(suffix) or _STRAY_COMMA.search(suffix):
        return None
    # A bare number in brackets is added to what comes before it: 7(13), m7(b5,11).
    written = re.sub(r"(?:,|(?<=\d)\()\s*(?=\d)", "add", suffix)
    text = _plain_suffix(written)
    kinds = _kinds()
    for end in range(len(text), -1, -1):
        kind = kinds.get(text[:end])
        if kind is None:
            continue
        if end == len(text):
            return kind, _DEGREES[kind]
        if _CHANGES.fullmatch(text, end):
            return _changed(kind, [match.groups() for match in _CHANGE.finditer(text, end)])
    return None


def _changed(kind: str, changes: Sequence[tuple[str | None, ...]]) -> tuple[str, tuple[str, ...]] | None:
    """A kind with changes made to it; None when one takes away what is not there, or adds what is."""
    degrees = list(_DEGREES[kind])
    words = kind
    has_seventh = any(degree.lstrip("b") == "7" for degree in degrees)
    for suspended, left_out, added, sign, typed_number in changes:
        if suspended:
            if not {"3", "b3"} & set(degrees):
                return None
            degrees = [suspended[3:] if degree in {"3", "b3"} else degree for degree in degrees]
            words += f" suspended {_WORDS[suspended[3:]]}"
        elif left_out:
            kept = [degree for degree in degrees if degree.lstrip("#b") != left_out]
            if len(kept) == len(degrees):
                return None
            degrees = kept
            words += f" without {_WORDS[left_out]}"
        else:
            number = typed_number or ""
            number = _UPWARD.get(number, number) if has_seventh or not added else number
            if not added and number in degrees:
                degrees.remove(number)  # a changed fifth or ninth takes the place of the plain one
            if f"{sign}{number}" in degrees:
                return None
            degrees.append(f"{sign}{number}")
            words += (
                f" {'added ' if added else ''}{ {'b': 'flat ', '#': 'sharp '}.get(sign or '', '') }{_WORDS[number]}"
            )
    ordered = tuple(sorted(degrees, key=_height))
    return _KIND_OF.get(ordered, words), ordered


def _height(degree: str) -> tuple[int, int]:
    interval = degree_interval(degree)
    return interval.generic, interval.half_steps


def _nearest_chord(typed: str) -> str | None:
    """Return the symbol most like a text that is not one; the parts that are understood stay."""
    end = _root_end(typed)
    # German roots have endings of their own, as in Fis7; and after H all signs are part of what is wrong.
    other = re.match(r"(?:[A-Ha-h](?:is|es)|[AEae]s)(?!u)|[Hh][#bx]*", typed)
    if other is not None:
        end = other.end()
    note = nearest_note(typed[:end])
    if note is None:
        return None
    body, bass = _split_bass(typed, end)
    suffix = body[end:].strip()
    if _read_suffix(suffix) is None:
        suffix = nearest_word(suffix, [text for _, _, texts in CHORD_TABLE for text in texts]) or ""
    lowest = None if bass is None else nearest_note(bass)
    return note + suffix + (f"/{lowest}" if lowest else "")
