"""Read a typed or pasted line of notes or chord symbols, and write it in the same layout.

Bar lines, commas and line breaks stay where they were. `transpose` moves a line, `instruments` writes parts, and
files are made of a `score`.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, Expected, InputError, Suggestion, not_understood
from musicards.theory import LETTERS, NameSystem, SpelledPitch, note_name, parse_name, parse_pitch, real_signs, signs
from musicards.tools.chords import is_chord_suffix
from musicards.tools.suggestions import suggested

LineKind: TypeAlias = Literal["notes", "chords"]

_LONGEST: Final = 20_000  # characters
_LONGEST_SUFFIX: Final = 24  # characters that are looked at for a suggestion
_LINES: Final = (Suggestion("plain", "C4 Eb"), Suggestion("plain", "F#m7 Bb/D"))
_ITEMS: Final = (Suggestion("note", "Eb4"), Suggestion("chord", "F#m7b5"), Suggestion("chord", "Bb7/F"))
_EXPECTED: Final[dict[LineKind | None, Expected]] = {"notes": "note", "chords": "chord-symbol", None: "note-or-chord"}
_MAX_NOTE_SIGNS: Final = 2

_CHANGE: Final = r"\s*(?:add|omit|no|sus|maj|ma|M|Δ)?\s?[#b♯♭+-]?\s?\d{1,2}[-+]?\s*"
LINE_WORD: Final = re.compile(
    rf"(?:\([^()\s]*\)|(?<=\w)[ ]?\((?=[^()]*[#b♯♭+a-zA-ZΔ-]){_CHANGE}(?:[,/ ]?{_CHANGE})*\)|[^\s,;:|\[\]{{}}‖])+"
)
"""A word of a line. Parentheses belong to their chord, with commas and spaces in them. Those that do not follow a chord
have only commas.

>>> LINE_WORD.findall("| C7 (b9, #11) F |")
['C7 (b9, #11)', 'F']
"""

# Repeats, beats, "no chord" and meters such as 3/4: they are not transposed.
_KEPT: Final = re.compile(r"[%/.…\u2013\u2014*~-]+|N\.?C\.?|[1-9]\d?/(?:2|4|8|16)", re.IGNORECASE)
_ENDING: Final = re.compile(r"(?<=[|\[:])\s*[1-9][.)]?(?=\s)")  # the number of a first or second ending
_OCTAVE: Final = re.compile(r"-1|10|[0-9]")
_SIGNS: Final = frozenset("#b♯♭")
# The suffixes with which a lower-case root is minor in German names: those that do not say what the chord is.
_TAKES_MINOR: Final = re.compile(r"$|add|(?:6|7|9|11|13)(?!.*(?:sus|alt))")
_MINOR: Final = re.compile(r"m(?!aj|a\d)|-")
_FLAT_NUMBER: Final = re.compile(r"b(?=\d)")  # the flat of m7b5, but not the b of an unknown word
_MAYBE_CHORD: Final = {6, 7, 9}  # C7 is a seventh chord or a very high C; C4 can only be a note


@dataclass(frozen=True, slots=True)
class LineChord:
    """A chord symbol of which only root and bass are read; the suffix is stored as it was typed, with plain signs.

    >>> chord = parse_line("F#m7b5/A").notes[0]
    >>> chord.root.name, chord.suffix, chord.bass.name
    ('F#', 'm7b5', 'A')
    >>> chord.text("solfege", real=True)
    'Fa♯m7♭5/La'
    """

    root: SpelledPitch
    suffix: str = ""
    bass: SpelledPitch | None = None  # the note after the slash
    is_lower: bool = False  # in German names, its minor is written as a lower-case root: a7 is Am7

    def text(self, names: NameSystem = "english", *, real: bool = False) -> str:
        """Return the symbol as it is written, ``F#m7b5`` or ``Sib7/Fa``; with `real` signs ``F♯m7♭5``."""
        if real:
            suffix = _FLAT_NUMBER.sub("♭", self.suffix).replace("#", "♯")
        else:
            suffix = self.suffix.replace("♭", "b").replace("♯", "#")
        bass = "" if self.bass is None else f"/{_capital(_short_name(self.bass, names, real=real))}"
        root = _capital(_short_name(self.root, names, real=real))
        if self.is_lower and names == "german":
            return root.lower() + suffix.removeprefix("m") + bass
        return root + suffix + bass

    def moved(self, change: Callable[[SpelledPitch], SpelledPitch]) -> "LineChord":
        """Return the symbol with its root and bass changed."""
        return replace(self, root=change(self.root), bass=None if self.bass is None else change(self.bass))

    def __str__(self) -> str:
        return self.text()


LineItem: TypeAlias = SpelledPitch | LineChord | str
"""A note, a chord symbol, or the text between two of them."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it was typed: its items in order. Made by `parse_line`.

    >>> line = parse_line("C4 Eb | G")
    >>> [str(note) for note in line.notes], line.text("german")
    (['C4', 'Eb', 'G'], 'C4 Es | G')
    """

    items: tuple[LineItem, ...]
    is_sheet: bool = False  # the text between the chords is the lyrics of a song
    columns: tuple[int | None, ...] = ()  # of a sheet: for each item, where a chord is above the words, from 0

    @property
    def notes(self) -> tuple[SpelledPitch | LineChord, ...]:
        """Return the notes and chord symbols without the text between them."""
        return tuple(item for item in self.items if not isinstance(item, str))

    def text(self, names: NameSystem = "english", *, real: bool = False) -> str:
        """Return the line as text, in its original layout; with # and b, or with `real` signs.

        >>> parse_line("C#m7b5 | Bb7").text(real=True)
        'C♯m7♭5 | B♭7'
        >>> parse_line("Bb4 F#4").text("solfege", real=True)
        'Si♭4 Fa♯4'
        """
        texts = [_item_text(item, names, real=real) for item in self.items]
        if not any(column is not None for column in self.columns):
            return "".join(texts)
        whole = ""
        for text, column in zip(texts, self.columns, strict=True):
            if column is not None:
                # A chord stays above its syllable, unless the one before it has become too long.
                row = whole.rpartition("\n")[2].rstrip(" ")
                whole = whole.rstrip(" ").ljust(len(whole.rstrip(" ")) - len(row) + max(column, len(row) + bool(row)))
            whole += text
        return whole

    def __str__(self) -> str:
        return self.text()


def parse_line(text: object, *, kind: LineKind | None = None, names: NameSystem = "english") -> Line:
    """Read notes, with or without octaves, and chord symbols, separated by spaces, commas, bar lines or line breaks.

    A bare name is a chord if the line has chord symbols and no octaves; otherwise it is a note. A name with 6, 7 or 9
    is a chord unless an octave elsewhere shows that the line consists of notes. `kind` decides both cases. Everything
    that is not a pitch, such as % or N.C., stays. Chords may be in lower case; in German names that makes them minor,
    unless one of them says so with an m.

    >>> print(parse_line("C4 D  Eb | F#m7b5, Bb7/F"))
    C4 D  Eb | F#m7b5, Bb7/F
    >>> [type(item).__name__ for item in parse_line("C Am F G7").notes]
    ['LineChord', 'LineChord', 'LineChord', 'LineChord']
    >>> print(parse_line("H7 Es", names="german"), "|", parse_line("a d E7 a", names="german"))
    B7 Eb | Am Dm E7 Am

    Raises:
        InputError: a word is neither; the error has the word, its number and the nearest note or chord.
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise not_understood(text, "line", examples=_LINES)
    endings = {match.end() for match in _ENDING.finditer(text)}
    tokens = [
        match for match in LINE_WORD.finditer(text) if not _KEPT.fullmatch(match[0]) and match.end() not in endings
    ]
    if not tokens:
        raise InputError("no-notes", text, examples=_LINES)
    readings = [(_read_note(token[0], names), read_chord_in(token[0], names, in_any_case=True)) for token in tokens]
    if any(chord and _says_minor(token[0], chord) for token, (_, chord) in zip(tokens, readings, strict=True)):
        readings = [(note, None if chord is None else _without_lower(chord)) for note, chord in readings]
    prefers_chords = kind == "chords" or (kind is None and _is_of_chords(readings))
    items: list[LineItem] = []
    end = 0
    for count, (token, (note, chord)) in enumerate(zip(tokens, readings, strict=True), start=1):
        if prefers_chords and chord is not None:
            found: LineItem | None = chord
        elif kind == "chords":
            found = chord
        else:
            found = note or (chord if kind is None else None)
        if found is None:
            raise not_in_line(text, token, count, kind, names)
        if token.start() > end:
            items.append(text[end : token.start()])
        items.append(found)
        end = token.end()
    if end < len(text):
        items.append(text[end:])
    return Line(tuple(items))


def _item_text(item: LineItem, names: NameSystem, *, real: bool = False) -> str:
    if isinstance(item, str):
        return item
    if isinstance(item, LineChord):
        return item.text(names, real=real)
    name = _short_name(item, names, real=real)
    # Next to cards and chords, whose names begin with a capital, syllables do, too; typed, they do not.
    return (_capital(name) if real else name) + ("" if item.octave is None else str(item.octave))


def _short_name(pitch: SpelledPitch, names: NameSystem, *, real: bool = False) -> str:
    """Return the name without spaces, so that it stays one word of the line: ``mib`` rather than ``mi bemol``."""
    if names == "solfege":
        sign = real_signs(pitch.alteration) if real else signs(pitch.alteration)
        return note_name(SpelledPitch(pitch.letter), names) + sign
    return note_name(pitch, names, real=real)


def _capital(name: str) -> str:
    """Return the name with a capital, as a chord must begin: Dom7 is a chord, dom7 is not."""
    return name[:1].upper() + name[1:]


def _is_of_chords(readings: Sequence[tuple[SpelledPitch | None, LineChord | None]]) -> bool:
    octaves = {note.octave for note, _ in readings if note is not None and note.octave is not None}
    if octaves - _MAYBE_CHORD:
        return False
    return bool(octaves) or any(note is None and chord is not None for note, chord in readings)


def _read_note(token: str, names: NameSystem) -> SpelledPitch | None:
    octave = _OCTAVE.search(token)
    end = len(token) if octave is None else octave.start()
    if octave is not None and octave.end() != len(token):
        return None
    try:
        pitch = parse_pitch(token[:end]) if names == "english" else parse_name(token[:end], names)
    except BadNotation:
        return None
    if abs(pitch.alteration) > _MAX_NOTE_SIGNS:  # "C###" is a typing error
        return None
    return SpelledPitch(pitch.letter, pitch.alteration, None if octave is None else int(octave[0]))


def _in_any_case(token: str, names: NameSystem) -> LineChord | None:
    """Read a chord symbol whose root and bass may be in lower case, which in German names makes the root minor."""
    body, slash, bass = token.rpartition("/")
    is_bass = slash and _capital(bass) in _name_table(names)
    chord = read_chord_in(_capital(f"{body}/{_capital(bass)}" if is_bass else token), names)
    if chord is None or names != "german" or not token[0].islower() or not _TAKES_MINOR.match(chord.suffix):
        return chord
    return replace(chord, suffix=f"m{chord.suffix}", is_lower=True)


def _says_minor(token: str, chord: LineChord) -> bool:
    """Whether a chord in lower case is called minor, so that its lower case means nothing: am7."""
    return token[0].islower() and not chord.is_lower and _MINOR.match(chord.suffix) is not None


def _without_lower(chord: LineChord) -> LineChord:
    """Return the chord as if lower case meant nothing."""
    return replace(chord, suffix=chord.suffix.removeprefix("m"), is_lower=False) if chord.is_lower else chord


def read_chord_in(token: str, names: NameSystem, *, in_any_case: bool = False) -> LineChord | None:
    """Read a chord symbol in a system of names, in ASCII or real signs. Return None if it is not one.

    The root is a capital, or `in_any_case` also a lower-case letter, which in German names makes it minor. Its name is
    the longest for which the rest makes sense.

    >>> print(read_chord_in("Esus4", "german"), read_chord_in("Essus4", "german"), read_chord_in("Dom7", "solfege"))
    Esus4 Ebsus4 Cm7
    """
    if in_any_case:
        return _in_any_case(token, names)
    head, slash, tail = token.rpartition("/")
    bass = _name_table(names).get(tail) if slash else None
    if bass is None:
        head = token
    for length in range(min(len(head), _longest_name(names)), 0, -1):
        root = _name_table(names).get(head[:length])
        # A longer name that leaves nonsense is not meant: in German, the root of Esus4 is E and not Es.
        if root is not None and _is_suffix(head[length:]):
            return LineChord(root, head[length:], bass)
    return None


def _is_suffix(text: str) -> bool:
    """Whether this can follow a root."""
    return text[:1] not in _SIGNS and is_chord_suffix(text)  # a sign would belong to the root


@cache
def _name_table(names: NameSystem) -> dict[str, SpelledPitch]:
    """Return every way to write a root, with a capital and up to two signs."""
    known: dict[str, SpelledPitch] = {}
    for letter in LETTERS:
        for alteration in range(-2, 3):
            pitch = SpelledPitch(letter, alteration)
            texts = [note_name(pitch, names)]
            if names != "german":
                written = [
                    signs(alteration),
                    real_signs(alteration),
                    ("♯" if alteration > 0 else "♭") * abs(alteration),
                ]
                written += ["x"] if alteration == 2 else []
                stems = [note_name(SpelledPitch(letter), names, real=real) for real in (False, True)]
                texts += [stem + sign for stem in stems for sign in written]
            for text in texts:
                known[_capital(text)] = pitch
    return known


@cache
def _longest_name(names: NameSystem) -> int:
    return max(len(name) for name in _name_table(names))


def is_kept(word: str) -> bool:
    """Whether a word of a line is neither a note nor a chord, but stays: a repeat, a beat, no chord.

    >>> is_kept("N.C."), is_kept("%"), is_kept("Am")
    (True, True, False)
    """
    return _KEPT.fullmatch(word) is not None


def not_in_line(text: str, token: re.Match[str], count: int, kind: LineKind | None, names: NameSystem) -> InputError:
    """Return the error for a word that is not a note or chord: the one at `token`, which is number `count`.

    >>> not_in_line("C Hm", LINE_WORD.match("C Hm", 2), 2, "chords", "english").number
    2
    """
    near = suggested("plain", _nearest(token[0], kind, names))  # already in the names that were typed
    return InputError(
        "not-understood",
        token[0],
        expected=_EXPECTED[kind],
        suggestions=near,
        examples=() if near else _ITEMS,
        number=count,
        row=text.count("\n", 0, token.start()) + 1 if "\n" in text.strip() else None,
    )


def _nearest(token: str, kind: LineKind | None, names: NameSystem) -> str | None:
    """Return what was probably meant: with a capital, another language's name in English, or the beginning of it."""

    def read(text: str, system: NameSystem = names) -> SpelledPitch | LineChord | None:
        note = None if kind == "chords" else _read_note(text, system)
        return note or (None if kind == "notes" else read_chord_in(text, system))

    capital = token[:1].upper() + token[1:_LONGEST_SUFFIX]
    tries: list[tuple[str, NameSystem]] = [(capital, names), (capital, "english"), (capital, "german")]
    tries += [(capital, "solfege")]
    tries += [(capital[:length], names) for length in range(len(capital) - 1, 0, -1)]
    for typed, system in tries:
        found = read(typed, system)
        if found is not None:
            return _item_text(found, names)
    return None
