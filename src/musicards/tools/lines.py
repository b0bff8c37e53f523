"""A line of notes or chord symbols as people type or paste it: read, transposed, and written as it was laid out.

Bar lines, commas and line breaks stay where they were. Instruments are in `instruments`, files in `score` and
the modules that write them.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.theory import (
    LETTERS,
    Interval,
    Key,
    NameSystem,
    SpelledPitch,
    interval_between,
    note_name,
    parse_name,
    parse_pitch,
    real_signs,
    signs,
    transpose,
)
from musicards.tools.chords import parse_chord_symbol

__all__ = [
    "Line",
    "LineChord",
    "LineItem",
    "LineKind",
    "easier_key",
    "interval_to_key",
    "key_distance",
    "parse_line",
    "transpose_between",
    "transpose_line",
]

LineKind: TypeAlias = Literal["notes", "chords"]

_LONGEST: Final = 20_000  # characters; a whole song book is not a line
_LONGEST_SUFFIX: Final = 24  # characters; also keeps the pattern below from trying without end
_EXAMPLE: Final = "C4 Eb or F#m7 Bb/D"
_EXAMPLES: Final = "Eb4, F#m7b5 or Bb7/F"
_MOST_NOTE_SIGNS: Final = 2
_MOST_ROOT_SIGNS: Final = 1  # nobody writes a chord on F##
_RARE_ROOTS: Final = frozenset(("Fb", "E#", "B#"))  # written in the farthest keys alone
_MOST_KEY_SIGNS: Final = 6  # seven read worse than the five of the key that sounds alike
_DIMINISHED_SECOND: Final = Interval(2, 0)  # up by it, a sharp name becomes the flat name of the same sound

# A parenthesis belongs to the chord it stands in, commas and all: C7(b9,#11).
_TOKEN: Final = re.compile(r"(?:\([^()\s]*\)|[^\s,;:|\[\]{}‖])+")
_KEPT: Final = re.compile(
    r"[%/.…\u2013\u2014*~-]+|N\.?C\.?", re.IGNORECASE
)  # repeats, beats, "no chord": they do not move
_OCTAVE: Final = re.compile(r"-1|10|[0-9]")
_SUFFIX: Final = re.compile(
    r"(?:maj|Maj|MAJ|ma|min|mi|m|M|dim|aug|sus|add|alt|omit|no|dom|[-+Δøo°]|"
    r"[#b♯♭]?(?:13|11|10|9|7|6|5|4|3|2)|\(|\)|,|6/9)*"
)
_SIGNS: Final = frozenset("#b♯♭")
_FLAT_NUMBER: Final = re.compile(r"b(?=\d)")  # the flat of m7b5, and not the b of an unknown word
_MINOR: Final = re.compile(r"m(?!aj)|-")
_DIMINISHED: Final = re.compile(r"dim|[°øo]|m7b5|m7\(b5\)")
_MAYBE_CHORD: Final = {6, 7, 9}  # C7 is a seventh chord or a very high C; C4 can only be a note


@dataclass(frozen=True, slots=True)
class LineChord:
    """A chord symbol of which only root and bass are read; the suffix is kept as it was typed, but for its signs."""

    root: SpelledPitch
    suffix: str = ""
    bass: SpelledPitch | None = None  # the note after the slash

    def text(self, names: NameSystem = "english", *, real: bool = False) -> str:
        """The symbol as it is written, ``F#m7b5`` or ``Sib7/Fa``; with `real` signs ``F♯m7♭5``."""
        if real:
            suffix = _FLAT_NUMBER.sub("♭", self.suffix).replace("#", "♯")
        else:
            suffix = self.suffix.replace("♭", "b").replace("♯", "#")
        bass = "" if self.bass is None else f"/{_capital(_short_name(self.bass, names, real=real))}"
        return _capital(_short_name(self.root, names, real=real)) + suffix + bass

    def __str__(self) -> str:
        return self.text()


LineItem: TypeAlias = SpelledPitch | LineChord | str
"""A note, a chord symbol, or the text between two of them."""


@dataclass(frozen=True, slots=True)
class Line:
    """What was typed, in order. Made by `parse_line`."""

    items: tuple[LineItem, ...]

    @property
    def notes(self) -> tuple[SpelledPitch | LineChord, ...]:
        """The notes and chord symbols without the text between them."""
        return tuple(item for item in self.items if not isinstance(item, str))

    def text(self, names: NameSystem = "english", *, real: bool = False) -> str:
        """The line as text, laid out as it was; with # and b, or with the signs that music has.

        >>> parse_line("C#m7b5 | Bb7").text(real=True)
        'C♯m7♭5 | B♭7'
        >>> parse_line("Bb4 F#4").text("solfege", real=True)
        'si♭4 fa♯4'
        """
        return "".join(_item_text(item, names, real=real) for item in self.items)

    def __str__(self) -> str:
        return self.text()


def parse_line(text: object, *, kind: LineKind | None = None, names: NameSystem = "english") -> Line:
    """Read notes, with or without octaves, and chord symbols, between spaces, commas, bar lines or line breaks.

    A bare name is a chord where the line has chord symbols and no octaves, else a note. A name with 6, 7 or 9 is
    a chord unless an octave elsewhere shows that the line is of notes. `kind` settles both. What stands for no
    pitch, such as % or N.C., is kept.

    >>> print(parse_line("C4 D  Eb | F#m7b5, Bb7/F"))
    C4 D  Eb | F#m7b5, Bb7/F
    >>> [type(item).__name__ for item in parse_line("C Am F G7").notes]
    ['LineChord', 'LineChord', 'LineChord', 'LineChord']
    >>> print(parse_line("H7 Es", names="german"))
    B7 Eb

    Raises:
        BadNotation: something is neither; says what and where, and the nearest that would be.
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        facts = {"say": "not-understood", "text": shown(text), "part": shown(text), "what": "line", "example": _EXAMPLE}
        raise BadNotation(f"{shown(text)} is no line: write notes or chord symbols, such as {_EXAMPLE}", facts)
    tokens = [match for match in _TOKEN.finditer(text) if not _KEPT.fullmatch(match[0])]
    if not tokens:
        facts = {"say": "no-notes", "text": shown(text), "example": _EXAMPLE}
        raise BadNotation(f"there are no notes in {shown(text)}: write some, such as {_EXAMPLE}", facts)
    readings = [(_read_note(token[0], names), _read_chord(token[0], names)) for token in tokens]
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
            raise _not_understood(text, token, count, kind, names)
        if token.start() > end:
            items.append(text[end : token.start()])
        items.append(found)
        end = token.end()
    if end < len(text):
        items.append(text[end:])
    return Line(tuple(items))


def transpose_line(line: Line, interval: Interval, *, down: bool = False, keep_key: bool = False) -> Line:
    """Every note and chord at the interval above, or below, spelled as the interval says.

    When that would make more than double signs, or a chord on F## or Fb, the whole line takes the other name of
    its sounds, so that what belongs together stays together; what is still too much is renamed by itself. With
    `keep_key` the interval is that between two keys, and the whole line is never renamed.

    >>> from musicards.theory import parse_interval
    >>> print(transpose_line(parse_line("C E G | Am7/G"), parse_interval("minor third")))
    Eb G Bb | Cm7/Bb
    >>> print(transpose_line(parse_line("C#m7 F#7 | Bmaj7"), parse_interval("augmented fifth")))
    Am7 D7 | Gmaj7
    >>> print(transpose_line(parse_line("Bb Eb7 F7"), parse_interval("half step")))
    B E7 F#7
    """
    moved = _each(line, lambda pitch: transpose(pitch, interval, down=down))
    return _tamed(moved) if keep_key else _with_few_signs(moved)


def transpose_between(line: Line, from_key: Key, to_key: Key, *, down: bool | None = None) -> Line:
    """The line from one key to another, spelled as the new key wants it.

    Notes with octaves go the shorter way when `down` is None, upward when both are as short.

    >>> from musicards.theory import parse_key
    >>> print(transpose_between(parse_line("Dm7 G7 | Cmaj7"), parse_key("C"), parse_key("F#")))
    G#m7 C#7 | F#maj7
    >>> print(transpose_between(parse_line("C4 B3 C4"), parse_key("C"), parse_key("Bb")))
    Bb3 A3 Bb3

    Raises:
        BadNotation: one key is major and the other minor; transposing does not change that.
    """
    interval, way_down = key_distance(from_key, to_key, down=down)
    return transpose_line(line, interval, down=way_down, keep_key=True)


def key_distance(from_key: Key, to_key: Key, *, down: bool | None = None) -> tuple[Interval, bool]:
    """The interval between two tonics, and whether it leads down; the shorter way when `down` is None.

    Raises:
        BadNotation: one key is major and the other minor.
    """
    if from_key.mode != to_key.mode:
        raise BadNotation(
            f"from {from_key} to {to_key} more would change than the pitch: choose two major keys or two minor ones",
            {"say": "other-mode"},
        )
    upward = interval_between(parse_pitch(from_key.tonic), parse_pitch(to_key.tonic))
    goes_down = upward.half_steps > 6 if down is None else down
    if upward == Interval(1, 0):
        return upward, False
    return (upward.inversion if goes_down else upward), goes_down


def easier_key(key: Key) -> Key:
    """The key, or where it has seven sharps or flats the one that sounds alike with five of the other kind.

    >>> from musicards.theory import parse_key
    >>> easier_key(parse_key("C#")).name, easier_key(parse_key("F#")).name
    ('Db major', 'F# major')
    """
    other = key.enharmonic
    return other if other is not None and abs(key.signature) > _MOST_KEY_SIGNS else key


def interval_to_key(interval: Interval, from_key: Key, to_key: Key, *, down: bool = False) -> Interval:
    """The interval under the name that leads to `to_key`, which may be the other name of the key it leads to.

    >>> from musicards.theory import parse_interval, parse_key
    >>> interval_to_key(parse_interval("M2"), parse_key("B"), parse_key("Db")).name
    'diminished third'
    """
    wanted = parse_pitch(to_key.tonic)
    plain = transpose(parse_pitch(from_key.tonic), interval, down=down)
    if wanted.letter == plain.letter:
        return interval
    # One letter further for the same sound: upward that is flatter, downward sharper.
    is_flatter = wanted.fifths < plain.fifths
    return Interval(interval.generic + (1 if is_flatter != down else -1), interval.half_steps)


def _each(line: Line, change: Callable[[SpelledPitch], SpelledPitch]) -> Line:
    """The line with every pitch changed, roots and basses too."""
    items: list[LineItem] = []
    for item in line.items:
        if isinstance(item, str):
            items.append(item)
        elif isinstance(item, LineChord):
            items.append(LineChord(change(item.root), item.suffix, None if item.bass is None else change(item.bass)))
        else:
            items.append(change(item))
    return Line(tuple(items))


def _with_few_signs(line: Line) -> Line:
    """The line, or when it has what nobody writes, under those of its names that are nearest to C major."""
    if not any(_is_rare(item) for item in line.notes):
        return line
    others = [_each(line, partial(_other_name, flatter=flatter)) for flatter in (True, False)]
    return _tamed(min([line, *others], key=_remoteness))


def _is_rare(item: SpelledPitch | LineChord) -> bool:
    if isinstance(item, SpelledPitch):
        return abs(item.alteration) > _MOST_NOTE_SIGNS
    has_rare_root = abs(item.root.alteration) > _MOST_ROOT_SIGNS or item.root.name in _RARE_ROOTS
    return has_rare_root or (item.bass is not None and _is_rare(item.bass))


def _remoteness(line: Line) -> int:
    """Fifths that the notes and chords are away from those of C major, all together."""
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
    """Each note and chord that has too many signs under another name, and nothing else changed."""
    items: list[LineItem] = []
    for item in line.items:
        if isinstance(item, LineChord) and abs(item.root.alteration) > _MOST_ROOT_SIGNS:
            root, bass = item.root, item.bass
            while abs(root.alteration) > _MOST_ROOT_SIGNS:
                is_sharp = root.alteration > 0
                root = _other_name(root, flatter=is_sharp)
                bass = None if bass is None else _other_name(bass, flatter=is_sharp)
            items.append(LineChord(root, item.suffix, None if bass is None else _tame(bass)))
        elif isinstance(item, LineChord):
            items.append(LineChord(item.root, item.suffix, None if item.bass is None else _tame(item.bass)))
        else:
            items.append(item if isinstance(item, str) else _tame(item))
    return Line(tuple(items))


def _tame(pitch: SpelledPitch) -> SpelledPitch:
    while abs(pitch.alteration) > _MOST_NOTE_SIGNS:
        pitch = _other_name(pitch, flatter=pitch.alteration > 0)
    return pitch


def _other_name(pitch: SpelledPitch, *, flatter: bool) -> SpelledPitch:
    """The same sound twelve fifths to the flat side, or to the sharp side: Db for C#."""
    return transpose(pitch, _DIMINISHED_SECOND, down=not flatter)


def _item_text(item: LineItem, names: NameSystem, *, real: bool = False) -> str:
    if isinstance(item, str):
        return item
    if isinstance(item, LineChord):
        return item.text(names, real=real)
    return _short_name(item, names, real=real) + ("" if item.octave is None else str(item.octave))


def _short_name(pitch: SpelledPitch, names: NameSystem, *, real: bool = False) -> str:
    """The name without spaces, so that it stays one word of the line: ``mib`` rather than ``mi bemol``."""
    if names == "solfege":
        sign = real_signs(pitch.alteration) if real else signs(pitch.alteration)
        return note_name(SpelledPitch(pitch.letter), names) + sign
    return note_name(pitch, names, real=real)


def _capital(name: str) -> str:
    """What a chord begins with, so that it is read again: Dom7 is one, dom7 is not."""
    return name[0].upper() + name[1:]


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
    if abs(pitch.alteration) > _MOST_NOTE_SIGNS:  # "C###" is a slip of the finger
        return None
    return SpelledPitch(pitch.letter, pitch.alteration, None if octave is None else int(octave[0]))


def _read_chord(token: str, names: NameSystem) -> LineChord | None:
    """Root, suffix and bass; the root is a capital, and its name is taken as long as what follows makes sense."""
    head, slash, tail = token.rpartition("/")
    bass = _name_table(names).get(tail) if slash else None
    if bass is None:
        head = token
    for length in range(min(len(head), _longest_name(names)), 0, -1):
        root = _name_table(names).get(head[:length])
        # A longer name that leaves nonsense is not meant: in German, Esus4 is on E and not on Es.
        if root is not None and _is_suffix(head[length:]):
            return LineChord(root, head[length:], bass)
    return None


@lru_cache(maxsize=1024)
def _is_suffix(text: str) -> bool:
    """Whether this may follow a root: what `chords` reads, and what looks as if musicians did."""
    if len(text) > _LONGEST_SUFFIX or text[:1] in _SIGNS:  # a sign would belong to the root
        return False
    if _SUFFIX.fullmatch(text):
        return True
    try:
        return parse_chord_symbol(f"C{text}").bass is None  # a bass that is left in here would not move
    except BadNotation:
        return False


@cache
def _name_table(names: NameSystem) -> dict[str, SpelledPitch]:
    """Every way to write a root, capital first, with up to two signs."""
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


def _not_understood(
    text: str, token: re.Match[str], count: int, kind: LineKind | None, names: NameSystem
) -> BadNotation:
    row = text.count("\n", 0, token.start()) + 1
    place = f"number {count}" + (f", in row {row}" if "\n" in text.strip() else "")
    what = {"notes": "note", "chords": "chord symbol", None: "note or chord symbol"}[kind]
    nearest = _nearest(token[0], kind, names)
    advice = f"did you mean {nearest}?" if nearest else f"write one such as {_EXAMPLES}"
    facts: dict[str, object] = {"say": "not-understood", "text": shown(token[0]), "part": shown(token[0]), "what": what}
    facts |= {"instead": nearest} if nearest else {"example": _EXAMPLES}
    return BadNotation(f"{shown(token[0])} ({place}) is no {what}: {advice}", {**facts, "number": count})


def _nearest(token: str, kind: LineKind | None, names: NameSystem) -> str | None:
    """What was probably meant: the capital, the English name of another language's note, or less of it."""

    def read(text: str, system: NameSystem = names) -> SpelledPitch | LineChord | None:
        note = None if kind == "chords" else _read_note(text, system)
        return note or (None if kind == "notes" else _read_chord(text, system))

    capital = token[:1].upper() + token[1:_LONGEST_SUFFIX]
    tries: list[tuple[str, NameSystem]] = [(capital, names), (capital, "english"), (capital, "german")]
    tries += [(capital, "solfege")]
    tries += [(capital[:length], names) for length in range(len(capital) - 1, 0, -1)]
    for typed, system in tries:
        found = read(typed, system)
        if found is not None:
            return _item_text(found, names)
    return None
