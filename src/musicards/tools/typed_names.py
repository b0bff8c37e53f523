"""Read scales, keys, chords, intervals and notes as people type them, in any language and in their own names of notes.

The command line and the page both read with it. The system of names decides what a note is: in German names, B is B
flat and a lower-case tonic is minor. Notes that the system does not have are read in the other systems.
"""

import re
from contextlib import suppress
from dataclasses import replace
from typing import Final

from musicards.errors import BadNotation, InputError, Suggestion, not_understood
from musicards.theory import Interval, Key, NameSystem, SpelledPitch, interval_between, parse_interval
from musicards.tools.chord_data import CHORD_TABLE
from musicards.tools.chords import ChordSymbol, chord_on, parse_chord_symbol
from musicards.tools.english_names import (
    lower_case_minor,
    quoting,
    symbol_in_english,
    to_english_names,
    to_english_row,
)
from musicards.tools.formulas import parse_formula
from musicards.tools.lexicon import find_name, folded, letters_in, nearest_scale, note_at, systems_from
from musicards.tools.note_text import LONGEST_TEXT, plain, read_interval, read_note
from musicards.tools.scales import NamedScale, parse_scale, read_key, scale_on
from musicards.tools.suggestions import nearest_note, suggested

_EXAMPLES: Final = (Suggestion("scale", "Eb melodic minor", "melodic minor"),)
_SHORT_MODE: Final = re.compile(r"(.*[^\s-])[\s-]?(maj|min|(?<=[\s-])m)\.?", re.IGNORECASE)
_MODES: Final = {"maj": "major", "min": "minor", "m": "minor"}
# Without a and la, which are notes.
_ARTICLE: Final = re.compile(r"^(?:an|the|une?|una|uno|eine?|einen|die|der|le|el|il) ", re.IGNORECASE)
# What an English name of a chord has after its kind, as `ChordSymbol.words` says it.
_NUMBERS: Final = {
    "second": "2",
    "third": "3",
    "fourth": "4",
    "five": "5",
    "six": "6",
    "nine": "9",
    "eleven": "11",
    "thirteen": "13",
}
_CHANGES: Final = {"suspended": "sus", "without": "no", "added": "add", "flat": "b", "sharp": "#"} | _NUMBERS


def read_typed_scale(text: object, names: NameSystem = "english") -> NamedScale:
    """Read a scale: a tonic and a kind in any language, a tonic alone, or a formula with or without a tonic.

    A tonic alone is major; in German names it is minor in lower case.

    >>> read_typed_scale("harmonisches es-Moll", "german").name, read_typed_scale("la menor", "solfege").name
    ('Eb harmonic minor', 'A natural minor')
    >>> read_typed_scale("h", "german").name, read_typed_scale("B minor", "german").name
    ('B natural minor', 'Bb natural minor')

    Raises:
        InputError: the text is not a scale; the error has the part not understood and the nearest scale.
    """
    typed = _typed(text)
    if not typed:
        raise not_understood(text, "scale", examples=_EXAMPLES)
    minor = lower_case_minor(typed, names)
    if minor is not None:
        return scale_on(minor, "natural minor")
    english = to_english_names(typed, names)
    with quoting(typed, english):
        formula = parse_formula(english)
        if formula is not None:
            return formula
        found = find_name(typed, names, ["scale"])
        if found is not None:
            return scale_on(found.tonic or SpelledPitch("C"), found.code)
        short = _SHORT_MODE.fullmatch(english)  # C min, Ebmaj
        try:
            return parse_scale(english if short is None else f"{short[1]} {_MODES[short[2].lower()]}")
        except InputError:
            near = nearest_scale(typed, names)
            if near is None:
                raise
            rest, scale = near
            raise not_understood(typed, "scale-kind", part=rest, suggestions=[scale]) from None


def read_typed_key(text: object, names: NameSystem = "english") -> Key:
    """Read one of the thirty keys in any language.

    >>> read_typed_key("cis-Moll", "german").name, read_typed_key("si bemol mayor", "solfege").name
    ('C# minor', 'Bb major')

    Raises:
        InputError: the text is not a key, or would have more than seven signs; the error suggests a key.
    """
    scale = read_typed_scale(text, names)
    with quoting(_typed(text), scale.name):
        return read_key(scale.name)


def read_typed_chord(text: object, names: NameSystem = "english") -> ChordSymbol:
    """Read a chord: a symbol, or its name in words in any language.

    The root may be in lower case, which in German names makes the chord minor.

    >>> read_typed_chord("Do7", "solfege").symbol, read_typed_chord("e7", "german").symbol
    ('C7', 'Em7')
    >>> read_typed_chord("C half diminished over E flat").symbol, read_typed_chord("fis-Moll").symbol
    ('Cm7b5/Eb', 'F#m')

    Raises:
        InputError: the text is not a chord; the error has the part not understood and the nearest symbol.
    """
    typed = _typed(text)
    named = _named_chord(typed, names) if re.search("[ -]", typed) else None
    if named is not None:
        return named
    english = (symbol_in_english(typed, names) if typed else None) or typed
    with quoting(typed, english):
        return parse_chord_symbol(english or text)


def read_typed_interval(text: object) -> Interval:
    """Read the name of an interval, in words of any language or abbreviated.

    >>> read_typed_interval("kleine Terz").short, read_typed_interval("demi-ton").name
    ('m3', 'minor second')

    Raises:
        InputError: the interval does not exist; the error suggests the nearest.
    """
    typed = _ARTICLE.sub("", _typed(text))
    try:
        return read_interval(typed or text)
    except InputError as error:
        found = find_name(typed, "english", ["interval"])
        if found is not None and found.tonic is None:
            return parse_interval(found.code)
        letters = letters_in(typed)
        if letters is not None:  # a third may be major or minor
            qualities = [f"{quality}{letters}" for quality in "PmM"]
            error.suggestions = tuple(
                Suggestion("interval", parse_interval(short).name) for short in qualities if _is_interval(short)
            )
        raise


def _is_interval(short: str) -> bool:
    with suppress(BadNotation):
        return parse_interval(short) is not None
    return False


def read_typed_note(text: object, names: NameSystem = "english") -> SpelledPitch:
    """Read a note, with or without an octave, in these names or else in English.

    >>> [str(read_typed_note(text, "german")) for text in ("B", "Fis 4", "F#")]
    ['Bb', 'F#4', 'F#']

    Raises:
        InputError: the text is not a note; the error suggests the nearest.
    """
    typed = _typed(text)
    found = to_english_row(typed, names)
    return read_note(text if found is None or len(found) != 1 else found[0])


def read_typed_notes(text: object, names: NameSystem = "english") -> list[SpelledPitch]:
    """Read a list of notes; if one of them is only a note in English, all of them are in English.

    >>> [str(note) for note in read_typed_notes("B D F", "german")], len(read_typed_notes("do mi bemol sol", "solfege"))
    (['Bb', 'D', 'F'], 3)

    Raises:
        InputError: one of them is not a note; the error suggests the nearest.
    """
    typed = _typed(text)
    found = to_english_row(typed, names)
    return [read_note(word) for word in (re.split(r"[\s,;|]+", typed) if found is None else found) if word]


def read_note_and_rest(text: object, names: NameSystem = "english") -> tuple[SpelledPitch, SpelledPitch | Interval]:
    """Read two notes, or a note and an interval in either order, or an interval, which is on C.

    >>> [str(each) for each in read_note_and_rest("mi bemol sol", "solfege")]
    ['Eb', 'G']
    >>> [str(each) for each in read_note_and_rest("kleine Terz auf Es", "german")]
    ['Eb', 'minor third']

    Raises:
        InputError: the text is neither; the error suggests the nearest note or interval.
    """
    typed = _typed(text)
    row = to_english_row(typed, names)
    notes = [read_note(each) for each in row or []]
    # In "C A4" the second word is an augmented fourth: a note with an octave has no interval to one without.
    if len(notes) == 2 and (notes[0].octave is None) == (notes[1].octave is None):
        return notes[0], notes[1]
    with suppress(BadNotation):
        return SpelledPitch("C"), read_typed_interval(typed)
    words = typed.split()
    for count in range(min(len(words) - 1, 4), 0, -1):
        for note, rest in ((words[:count], words[count:]), (words[-count:], words[:-count])):
            try:
                return read_typed_note(" ".join(note), names), read_typed_interval(" ".join(rest))
            except BadNotation:
                continue
    found = find_name(typed, names, ["interval"])
    if found is not None:
        return found.tonic or SpelledPitch("C"), parse_interval(found.code)
    if len(notes) == 2:
        with quoting(typed, ""):
            interval_between(notes[0], notes[1])  # raises: one of them has no octave
    if len(words) < 2:
        return SpelledPitch("C"), read_typed_interval(typed)
    start, distance = read_typed_note(words[0], names), " ".join(words[1:])
    try:
        return start, read_typed_interval(distance)
    except InputError as error:
        near = nearest_note(distance)
        if near is None or error.suggestions:
            raise
        raise not_understood(distance, "note-or-interval", suggestions=suggested("note", near)) from None


def _typed(text: object) -> str:
    return plain(text) if isinstance(text, str) and len(text) <= LONGEST_TEXT else ""


def _named_chord(typed: str, names: NameSystem) -> ChordSymbol | None:
    """Read the name of a chord in words, also with changes in English, or a note in words."""
    found = find_name(typed, names, ["chord"])
    if found is not None and found.tonic is not None:
        return chord_on(found.tonic, found.code, found.bass)
    note = note_at(folded(typed).split(), systems_from(names))
    if note is not None and note.octave is None:
        return chord_on(note, "major")
    before, over, bass = typed.partition(" over ")
    chord = _changed_chord(folded(before), names)
    lowest = note_at(folded(bass).split(), systems_from(names)) if over else None
    return None if chord is None or (over and lowest is None) else replace(chord, bass=lowest)


def _changed_chord(words: str, names: NameSystem) -> ChordSymbol | None:
    """Read an English name with changes after the kind, as in "C minor seventh without five"."""
    for kind, _, (suffix, *_others) in sorted(CHORD_TABLE, key=lambda row: -len(row[0])):
        start, _, changes = words.partition(f" {kind} ")
        root = note_at(start.split(), systems_from(names))
        if not changes or root is None:
            continue
        with suppress(BadNotation):
            return parse_chord_symbol(
                f"{root.name}{suffix}({''.join(_CHANGES.get(each, each) for each in changes.split())})"
            )
    return None
