"""Print answers in columns, with notes in the chosen naming system; or as JSON, with notes in ASCII and English."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from textwrap import wrap
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from musicards.cli.shapes import shapes_to_json
from musicards.errors import InputError, Suggestion, not_understood
from musicards.theory import (
    NAME_SYSTEMS,
    Key,
    NameSystem,
    SpelledPitch,
    note_name,
    parse_interval,
    parse_pitch,
    spoken_name,
)
from musicards.tools import (
    ChordSymbol,
    DegreeChord,
    Identity,
    LineChord,
    NamedScale,
    nearest_word,
    parse_chord_symbol,
    suggested,
)

AsJson: TypeAlias = Annotated[
    bool,
    Parameter(name="--json", negative=(), help="Print one JSON object; its notes are in ASCII and English."),
]
NoteNames: TypeAlias = Annotated[
    str,
    Parameter(help="How to name the notes: english, german or solfege (or french); you can also type them that way."),
]
TonicNames: TypeAlias = Annotated[
    str,
    Parameter(
        help="How to name the notes: english, german, solfege (or french), degrees or movable_do. The first three are "
        "also how you type them: in german, B is B flat."
    ),
]

_OTHER_SYSTEMS: dict[str, NameSystem] = {"french": "solfege", "fixed_do": "solfege"}
_FIXED_SYSTEMS: tuple[NameSystem, ...] = ("german", "solfege")
_TITLE = 12  # characters for the title of a row
_WIDTH = 88
_KEPT = "\N{NO-BREAK SPACE}"


def read_system(text: str) -> NameSystem:
    """Read the name of a naming system.

    Raises:
        InputError: the system is unknown; the error suggests the nearest.
    """
    typed = text.strip().casefold().replace("-", "_").replace(" ", "_").replace("è", "e").replace("é", "e")
    typed = _OTHER_SYSTEMS.get(typed, typed)
    for system in NAME_SYSTEMS:
        if typed == system:
            return system
    near = suggested("plain", nearest_word(typed, NAME_SYSTEMS))
    raise not_understood(text, "name-system", suggestions=near, examples=[Suggestion("plain", "solfege")])


def typed_in(system: NameSystem) -> NameSystem:
    """Return the system in which notes are typed: English, if the system needs a tonic to name one."""
    return system if system in _FIXED_SYSTEMS else "english"


@contextmanager
def suggesting_in(system: NameSystem) -> Iterator[NameSystem]:
    """Read what was typed in a system of names: errors suggest what to type in the same names."""
    typed = typed_in(system)
    try:
        yield typed
    except InputError as error:
        error.suggestions = tuple(_suggestion_in(each, typed) for each in error.suggestions)
        error.examples = tuple(_suggestion_in(each, typed) for each in error.examples)
        raise


def _suggestion_in(suggestion: Suggestion, system: NameSystem) -> Suggestion:
    first, _, rest = suggestion.text.partition(" ")
    match suggestion.sort:
        case "chord" if system != "english":
            return suggestion._replace(text=symbol_in(parse_chord_symbol(suggestion.text), system)[0])
        case "scale" | "key" | "note":
            return suggestion._replace(text=f"{note_name(parse_pitch(first), system)} {rest}".strip())
        case "notes":
            return suggestion._replace(text=" ".join(names_in(suggestion.text.split(), system, parse_pitch("C"))))
        case _:
            return suggestion


def names_in(names: Iterable[str], system: NameSystem, tonic: SpelledPitch) -> list[str]:
    """Translate English names to another system, in ASCII."""
    return [note_name(parse_pitch(name), system, tonic=tonic) for name in names]


def called(tonic: str, kind: str, system: NameSystem) -> str:
    """Return the name of a scale or key. Its tonic stays English in systems that name notes by their degree."""
    pitch = parse_pitch(tonic)
    return f"{note_name(pitch, system) if system in _FIXED_SYSTEMS else tonic} {kind}"


def symbol_in(chord: ChordSymbol, system: NameSystem) -> tuple[str, str]:
    """Return a chord's symbol and its name in words. Both stay English in systems that name notes by their degree.

    >>> symbol_in(parse_chord_symbol("Bbm7/F#"), "german")
    ('Bm7/Fis', 'B minor seventh over Fis')
    """
    names = system if system in _FIXED_SYSTEMS else "english"
    root = LineChord(chord.root).text(names)
    over = "" if chord.bass is None else f" over {LineChord(chord.bass).text(names)}"
    return LineChord(chord.root, chord.suffix, chord.bass).text(names), f"{root} {chord.kind}{over}"


def identity_in(identity: Identity, system: NameSystem) -> tuple[str, str]:
    """Return the short name of an identity, and the name in words."""
    if system not in _FIXED_SYSTEMS:
        return identity.name, identity.sort if identity.words == identity.name else identity.words
    if identity.sort == "augmented sixth":
        return identity.name, _said_in(identity.words, system)
    if identity.sort == "chord":
        name = symbol_in(parse_chord_symbol(identity.name), system)[0]
        root, _, kind = identity.words.partition(" ")
        return name, f"{LineChord(parse_pitch(root)).text(system)} {_said_in(kind, system)}"
    if identity.sort == "scale":
        tonic, _, kind = identity.name.partition(" ")
        return called(tonic, kind, system), identity.sort
    pitches = [parse_pitch(name) for name in identity.names]
    if identity.sort == "note":
        title, said = note_name(pitches[0], system), spoken_name(pitches[0], system)
        return title, identity.sort if said == title else said
    low, high = (note_name(pitch, system) for pitch in pitches)
    return identity.name, f"{parse_interval(identity.name).name} from {low} up to {high}"


def _said_in(words: str, system: NameSystem) -> str:
    """Return words with their note names, which begin with a capital, in another system."""
    note = r"\b(?<=[ ])([A-G](?:#+|b+)?)(?=,| |$)"
    return re.sub(note, lambda found: LineChord(parse_pitch(found[1])).text(system), words)


def listed(names: Sequence[str]) -> str:
    """Return names on one line, with commas if one of them has several words."""
    return (", " if any(" " in name for name in names) else " ").join(names)


def aligned(rows: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Return a line for each row: its title, and its cells in aligned columns."""
    widths = [max(map(len, column)) for column in zip(*(cells for _, cells in rows), strict=True)]
    return [
        (title.ljust(_TITLE) + "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))).rstrip()
        for title, cells in rows
    ]


def print_answer(answer: Mapping[str, object] | Sequence[str]) -> None:
    """Print an answer: as a JSON object, or as lines."""
    print(json.dumps(answer) if isinstance(answer, Mapping) else "\n".join(answer))


def lines_of(facts: Sequence[tuple[str, str]]) -> list[str]:
    """Return lines with each fact and its title. Long facts are broken after commas; empty facts are left out."""
    lines = []
    for title, fact in facts:
        held = ", ".join(part.replace(" ", _KEPT) for part in fact.split(", "))
        for number, line in enumerate(wrap(held, _WIDTH - _TITLE)):
            lines.append(("" if number else title).ljust(_TITLE) + line.replace(_KEPT, " "))
    return lines


def named(notes: list[str], system: NameSystem, tonic: SpelledPitch) -> dict[str, object]:
    """Return ``names``, the notes in the chosen system, unless that is English."""
    return {} if system == "english" else {"names": names_in(notes, system, tonic)}


def _chords_to_json(chords: tuple[DegreeChord, ...]) -> list[dict[str, object]]:
    return [
        {"degree": each.degree, "numeral": each.numeral, "symbol": each.symbol, "notes": list(each.names)}
        for each in chords
    ]


def scale_to_json(found: NamedScale, system: NameSystem) -> dict[str, object]:
    """Return a scale with its chords, modes and relatives."""
    relatives = found.relatives
    return {
        "name": found.name,
        "tonic": found.tonic,
        "kind": found.kind,
        "aliases": list(found.aliases),
        "notes": list(found.names),
        "degrees": list(found.degrees),
        "formula": list(found.formula),
        "signature": found.signature,
        "descending": None if found.descending is None else found.descending.name,
        "modes": [mode.name for mode in found.modes],
        "relative": relatives["relative"].name if "relative" in relatives else None,
        "parallel": relatives["parallel"].name if "parallel" in relatives else None,
        "chords": _chords_to_json(found.chords),
        "sevenths": _chords_to_json(found.sevenths),
        "harmonic_chords": _chords_to_json(found.harmonic_chords),
        "harmonic_sevenths": _chords_to_json(found.harmonic_sevenths),
    } | named(list(found.names), system, parse_pitch(found.tonic))


def chord_to_json(found: ChordSymbol, system: NameSystem) -> dict[str, object]:
    """Return a chord with its notes and their degrees."""
    return {
        "symbol": found.symbol,
        "root": found.root.name,
        "kind": found.kind,
        "bass": None if found.bass is None else found.bass.name,
        "inversion": found.inversion,
        "notes": list(found.names),
        "from_bass": list(found.from_bass),
        "degrees": list(found.degrees),
        "intervals": [each.short for each in found.intervals],
        "others": [each.symbol for each in found.others],
        "shapes": shapes_to_json(found),
    } | named(list(found.names), system, found.root)


def key_to_json(found: Key, notes: NamedScale, system: NameSystem) -> dict[str, object]:
    """Return a key with its notes, chords and related keys."""
    return {
        "name": found.name,
        "tonic": found.tonic,
        "mode": found.mode,
        "notes": list(notes.names),
        "signature": found.signature,
        "accidentals": list(found.accidentals),
        "relative": found.relative.name,
        "parallel": None if found.parallel is None else found.parallel.name,
        "enharmonic": None if found.enharmonic is None else found.enharmonic.name,
        "chords": _chords_to_json(notes.chords),
        "sevenths": _chords_to_json(notes.sevenths),
        "harmonic_chords": _chords_to_json(notes.harmonic_chords),
        "harmonic_sevenths": _chords_to_json(notes.harmonic_sevenths),
    } | named(list(notes.names), system, parse_pitch(found.tonic))
