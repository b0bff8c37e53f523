"""Song sheets: lyrics with chords in brackets, as in ChordPro, or with the chords in rows above the words.

A sheet is a `Line` whose text between the chords is everything else, so it is transposed as a line is, and stays as it
was typed. https://www.chordpro.org/chordpro/chordpro-directives/ lists the directives.
"""

import re
from collections.abc import Iterator
from typing import Final

from musicards.errors import InputError
from musicards.theory import NameSystem
from musicards.tools.lines import (
    LINE_WORD,
    Line,
    LineChord,
    LineItem,
    LineKind,
    is_kept,
    not_in_line,
    parse_line,
    read_chord_in,
)

_LONGEST: Final = 20_000  # characters
_BRACKET: Final = re.compile(r"\[([^\[\]\n]*)\]")
_DIRECTIVE: Final = re.compile(r"\s*\{\s*([A-Za-z_-]+)\s*(?::\s*|\s+|(?=\}))(.*?)\s*\}\s*", re.DOTALL)
_KEY: Final = re.compile(r"\{\s*key\b[^{}\n]*$", re.IGNORECASE)
_LABEL: Final = re.compile(r"\s*[^\W\d_][^|:\[\]\n]*:(?=\s)")
_OPTIONAL: Final = re.compile(r"\([^()]+\)")
_CHORD_WORD: Final = re.compile(r"[^()]+")
_VERBATIM: Final = {"tab": "sot", "abc": "", "ly": "", "svg": "", "textblock": ""}
_ENDS: Final = re.compile(r"end_of_\w+|eot|eog")
_LEAST_WORDS: Final = 2  # that are no chords, in a row that shows that a text has lyrics


def parse_line_or_sheet(text: object, *, kind: LineKind | None = None, names: NameSystem = "english") -> Line:
    """Read a line of notes or chord symbols, or a song sheet: lyrics with chords.

    A text that is a line is read as one. Otherwise it is a sheet if it has chords in brackets, or rows of chords above
    rows of words.

    >>> print(parse_line_or_sheet("[C]Amazing [F]grace").notes[1], parse_line_or_sheet("C4 E4").is_sheet)
    F False

    Raises:
        InputError: it is neither, or what is in brackets is not a chord; the error has the word and its place.
    """
    try:
        return parse_line(text, kind=kind, names=names)
    except InputError:
        if not isinstance(text, str) or kind == "notes" or len(text) > _LONGEST:
            raise
        sheet = parse_sheet(text, names)
        if sheet is None:
            raise
        return sheet


def parse_sheet(text: str, names: NameSystem = "english") -> Line | None:
    r"""Read a song sheet. Return None if the text has neither chords in brackets nor rows of chords above words.

    >>> from musicards.theory import parse_interval
    >>> from musicards.tools.transpose import transpose_line
    >>> sheet = parse_sheet("{key: G}\n[G]Amazing [D7/F#]grace")
    >>> print(transpose_line(sheet, parse_interval("P4")))
    {key: C}
    [C]Amazing [G7/B]grace
    >>> print(transpose_line(parse_sheet("C            F\nAmazing grace, how sweet"), parse_interval("m2")))
    Db           Gb
    Amazing grace, how sweet

    Raises:
        InputError: what is in brackets, or in a row of chords, is not a chord.
    """
    if any(_reads(found[1], names) for found in _BRACKET.finditer(text)):
        return _joined(_bracketed(text, names))
    rows = [_counted(row, names) for row in text.splitlines()]
    has_words = any(words >= _LEAST_WORDS and chords <= words and "|" not in row for row, chords, words in rows)
    if not has_words or not any(chords > words for _, chords, words in rows):
        return None
    return _joined(_in_rows(text, names))


def chords_of_sheet(sheet: Line) -> tuple[LineChord, ...]:
    r"""Return the chords of a song sheet in order, without its key.

    >>> [str(chord) for chord in chords_of_sheet(parse_sheet("{key: G} \n[C]la"))]
    ['C']
    """
    return tuple(
        item for place, item in enumerate(sheet.items) if isinstance(item, LineChord) and not _is_key(sheet, place)
    )


def key_of_sheet(sheet: Line) -> str | None:
    r"""Return the key that a song sheet says it is in, as Key.short; None if it says none.

    >>> key_of_sheet(parse_sheet("{key: F#m}\n[F#m]la"))
    'F#m'
    """
    return next((str(item) for place, item in enumerate(sheet.items) if _is_key(sheet, place)), None)


def _is_key(sheet: Line, place: int) -> bool:
    """Whether the item at a place is the key of a directive."""
    before = sheet.items[place - 1] if sheet.is_sheet and place else None
    return isinstance(before, str) and _KEY.search(before) is not None


def _joined(found: Iterator[tuple[LineItem, int | None]]) -> Line:
    """Return the sheet with each run of text as one item, and the column of each chord that stands above words."""
    items: list[LineItem] = []
    columns: list[int | None] = []
    for item, column in found:
        if isinstance(item, str) and items and isinstance(items[-1], str):
            items[-1] += item
        else:
            items.append(item)
            columns.append(column)
    return Line(tuple(items), is_sheet=True, columns=tuple(columns))


# Chords in brackets


def _bracketed(text: str, names: NameSystem) -> Iterator[tuple[LineItem, int | None]]:
    """Yield the parts of a text with chords in brackets."""
    environment = ""  # the part of the sheet whose text is not lyrics: tab, grid
    start = 0
    for row in text.splitlines(keepends=True):
        directive = _DIRECTIVE.fullmatch(row)
        if directive is not None:
            environment = _entered(directive[1].lower(), environment)
            yield from _directive_parts(row, directive, names)
        elif environment == "grid":
            yield from _chord_row(text, start, row, names, keeps_columns=False)
        elif environment or row.lstrip().startswith("#"):
            yield row, None
        else:
            yield from _lyric_parts(text, start, row, names)
        start += len(row)


def _entered(name: str, environment: str) -> str:
    """Return which part of the sheet follows a directive."""
    if _ENDS.fullmatch(name):
        return ""
    if name in {"start_of_grid", "sog"}:
        return "grid"
    found = next((kind for kind, short in _VERBATIM.items() if name in {f"start_of_{kind}", short}), None)
    return environment if found is None else found


def _directive_parts(row: str, directive: re.Match[str], names: NameSystem) -> Iterator[tuple[LineItem, int | None]]:
    """Yield a directive; its key is transposed like a chord."""
    key = read_chord_in(directive[2], names) if directive[1].lower() == "key" else None
    if key is None:
        yield row, None
        return
    start, end = directive.span(2)
    yield row[:start], None
    yield key, None
    yield row[end:], None


def _lyric_parts(text: str, start: int, row: str, names: NameSystem) -> Iterator[tuple[LineItem, int | None]]:
    """Yield lyrics and the chords in their brackets; other words in brackets, such as [Chorus], are labels."""
    at = 0
    for found in _BRACKET.finditer(row):
        inside = found[1]
        is_label = inside.startswith("*") or found[0] == row.strip() or not inside.strip()
        chords = list(_inside(inside, names))
        if any(chord is None for _, chord in chords) and not is_label:
            wrong = next(token for token, chord in chords if chord is None)
            place = next(match for match in LINE_WORD.finditer(text, start + found.start(1)) if match[0] == wrong[0])
            raise not_in_line(text, place, text.count("[", 0, place.start()), "chords", names)
        yield row[at : found.start(1)], None
        at = found.start(1)
        if not any(chord is None for _, chord in chords) and not inside.startswith("*"):
            for token, chord in chords:
                if isinstance(chord, LineChord):
                    yield row[at : found.start(1) + token.start()], None
                    yield chord, None
                    at = found.start(1) + token.end()
    yield row[at:], None


def _inside(inside: str, names: NameSystem) -> Iterator[tuple[re.Match[str], LineChord | str | None]]:
    """Yield each word in brackets with its chord, itself if it is kept, or None if it cannot be read."""
    for token in LINE_WORD.finditer(inside):
        # A chord that may be left out is in parentheses: (G).
        word = _CHORD_WORD.match(inside, token.start() + 1) if _OPTIONAL.fullmatch(token[0]) else token
        if word is not None:
            yield word, word[0] if is_kept(word[0]) else read_chord_in(word[0], names)


def _reads(inside: str, names: NameSystem) -> bool:
    """Whether there is a chord in brackets."""
    return any(isinstance(chord, LineChord) for _, chord in _inside(inside, names))


# Chords in rows above the words


def _counted(row: str, names: NameSystem) -> tuple[str, int, int]:
    """Return a row, how many chords are in it, and how many other words."""
    words = [token[0] for token in LINE_WORD.finditer(row, _label_end(row)) if not is_kept(token[0])]
    chords = sum(read_chord_in(word, names) is not None for word in words)
    return row, chords, len(words) - chords


def _label_end(row: str) -> int:
    """Return where the chords of a row begin: after a label such as ``Intro:``."""
    label = _LABEL.match(row)
    return 0 if label is None else label.end()


def _in_rows(text: str, names: NameSystem) -> Iterator[tuple[LineItem, int | None]]:
    """Yield the parts of a text that has rows of chords and rows of words."""
    start = 0
    for row in text.splitlines(keepends=True):
        _, chords, words = _counted(row, names)
        if chords > words:
            yield from _chord_row(text, start, row, names, keeps_columns="|" not in row)
        else:
            yield row, None
        start += len(row)


def _chord_row(
    text: str, start: int, row: str, names: NameSystem, *, keeps_columns: bool
) -> Iterator[tuple[LineItem, int | None]]:
    """Yield the chords of a row and what is between them."""
    at = 0
    for token in LINE_WORD.finditer(row, _label_end(row)):
        if is_kept(token[0]):
            continue
        chord = read_chord_in(token[0], names)
        if chord is None:
            place = LINE_WORD.match(text, start + token.start())
            raise not_in_line(
                text, place or token, len(LINE_WORD.findall(text[: start + token.end()])), "chords", names
            )
        yield row[at : token.start()], None
        yield chord, token.start() if keeps_columns else None
        at = token.end()
    yield row[at:], None
