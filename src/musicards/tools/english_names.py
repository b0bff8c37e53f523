"""Translate the note names in a typed text from German or solfège to English: what `typed_names` reads with."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from musicards.errors import BadNotation, InputError, clipped
from musicards.theory import NameSystem, SpelledPitch
from musicards.tools.lexicon import folded, note_at, systems_from
from musicards.tools.lines import read_chord_in
from musicards.tools.note_text import LONGEST_TEXT, plain, read_note

_MAX_WORDS: Final = 5  # of one name: E mit Doppel-Be 4
_BETWEEN: Final = re.compile(r"[\s,;|-]+")
_ONE_NOTE: Final = "note"
_SYLLABLE: Final = re.compile(r"do|r[eé]|mi|fa|sol|la|si", re.IGNORECASE)


def to_english_names(text: str, names: NameSystem) -> str:
    """Return the text with its notes in English: a chord symbol, a list of notes, or a note and what follows it.

    A name is read in the system if possible, so that in German B is B flat and H7 is a chord on B. Everything else
    stays as it is.

    >>> [to_english_names(text, "german") for text in ("Fism7/H", "h minor", "C Es G B", "C Eb G B")]
    ['F#m7/B', 'b minor', 'C Eb G Bb', 'C Eb G B']
    >>> to_english_names("Mi bémol melodic minor", "solfege"), to_english_names("Sib7/Fa", "solfege")
    ('Eb melodic minor', 'Bb7/F')
    """
    if len(text) > LONGEST_TEXT:
        return text
    typed = plain(text)
    head, _, tail = typed.partition(" ")
    if head.casefold() == _ONE_NOTE and tail:
        return f"{head} {to_english_names(tail, names)}"
    if not tail and names != "english":
        chord = read_chord_in(typed, names)
        if chord is not None:
            return str(chord)
    own = to_english_row(typed, names)
    row = own or to_english_row(typed, "solfege") or []  # no note in English or German is a syllable
    is_as_typed = names == "english" and own is not None and len(row) == len(_BETWEEN.split(typed))
    if len(row) > 1 and not is_as_typed:
        return " ".join(row)
    return text if names == "english" else _first(typed.split(" "), names) or text


def to_english_row(typed: str, names: NameSystem) -> list[str] | None:
    """Return a list of notes in English; None if the text contains anything else.

    >>> to_english_row("sol si re fa sostenido", "solfege"), to_english_row("C quux", "german")
    (['G', 'B', 'D', 'F#'], None)
    """
    words = [word for word in _BETWEEN.split(typed) if word]
    read: list[str] = []
    is_mixed = False
    place = 0
    while place < len(words):
        count, note = _note(words[place : place + _MAX_WORDS], names, spaced=True)
        if note is None:
            note, is_mixed = _english(words[place]), True
        if note is None:
            return None
        read.append(note)
        place += count
    if is_mixed and all(_english(word) for word in words):
        return words  # if one note is in English, all of them are
    return read or None


def symbol_in_english(typed: str, names: NameSystem) -> str | None:
    """Return a chord symbol with its root and bass in English, and with capitals; None if it has no such root.

    In German names a lower-case root makes the chord minor.

    >>> symbol_in_english("fis7/h", "german"), symbol_in_english("DoM7", "solfege"), symbol_in_english("bb7", "english")
    ('F#m7/B', 'CM7', 'Bb7')
    """
    compact = typed.replace(" ", "")
    body, slash, bass = compact.rpartition("/")
    lowest = note_at([folded(bass)], systems_from(names)[:1]) if slash else None
    if lowest is not None and lowest.octave is None and re.fullmatch(r"[\w#]+", bass):
        compact = f"{body}/{_capital(bass, names)}"
    for system in dict.fromkeys((names, "english")):
        written = _capital(compact, names) if system == "solfege" else compact
        chord = None if system == "english" else read_chord_in(written, system, in_any_case=True)
        if chord is not None:
            return str(chord)
    return typed[0].upper() + compact[1:] if typed[0].upper() in "ABCDEFG" else None


def lower_case_minor(typed: str, names: NameSystem) -> SpelledPitch | None:
    """Return the tonic of a minor key written as a lower-case note in German names, or as a note and m; else None.

    >>> print(lower_case_minor("cis", "german"), lower_case_minor("am", "german"), lower_case_minor("C", "german"))
    C# A None
    """
    stem = typed.removesuffix("m")
    is_minor = stem != typed or (names == "german" and typed[0].islower())
    if not is_minor or not re.fullmatch(r"[\w#]+", typed):
        return None
    note = note_at([folded(stem)], systems_from(names)[:1] if names == "english" else [names, "english"])
    return note if note is not None and note.octave is None else None


@contextmanager
def quoting(typed: str, english: str) -> Iterator[None]:
    """Make errors about an English text quote what was typed instead.

    >>> from musicards.errors import not_understood
    >>> with quoting("Fis quux", "F# quux"):
    ...     raise not_understood("F# quux", "note", part="F#")
    Traceback (most recent call last):
    musicards.errors.InputError: not-understood: "Fis" (note)
    """
    try:
        yield
    except InputError as error:
        error.input = clipped(typed)
        if error.part not in error.input:
            ours, theirs = typed.split(), english.split()
            while ours and theirs and ours[-1] == theirs[-1]:
                ours, theirs = ours[:-1], theirs[:-1]
            error.part = clipped(" ".join(ours)) if error.part == " ".join(theirs) else error.input
        raise


def _first(words: Sequence[str], names: NameSystem) -> str | None:
    """Return a note in English, with what follows it unchanged."""
    count, note = _note(words, names)
    after = ""
    if note is None:
        stem = re.fullmatch(r"(.+?)(m|:)", words[0])  # hm is short for B minor
        count, note = _note([stem[1]], names) if stem else (1, None)
        after = stem[2] if stem else ""
    if note is None:
        return None
    # A single lower-case letter is a scale, a capital is a chord.
    note = note[0].lower() + note[1:] if words[0][0].islower() else note
    return " ".join([note + after, *words[count:]])


def _note(words: Sequence[str], names: NameSystem, *, spaced: bool = False) -> tuple[int, str | None]:
    """Return how many words make the first note, and its English name, which is None if they are not a note."""
    for count in range(min(_MAX_WORDS, len(words)), 0, -1):
        name = " ".join(words[:count])
        found = note_at(folded(name).split(), [names], spaced=spaced) if re.fullmatch(r"[\w# ]+", name) else None
        if found is not None:
            return count, str(found)
    return 1, None


def _english(word: str) -> str | None:
    try:
        return str(read_note(word))
    except BadNotation:
        return None


def _capital(symbol: str, names: NameSystem) -> str:
    """Return a symbol whose root has a capital, and only its first letter."""
    syllable = _SYLLABLE.match(symbol) if names == "solfege" else None
    if syllable is not None:
        return syllable[0].capitalize() + symbol[syllable.end() :]
    return symbol[:1].upper() + symbol[1:]
