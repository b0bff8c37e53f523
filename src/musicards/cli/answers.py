"""Convert results to JSON objects: notes in ASCII and English, and in the chosen naming system, too."""

from musicards.cli.columns import names_in
from musicards.theory import Key, NameSystem, SpelledPitch, parse_pitch
from musicards.tools import ChordSymbol, DegreeChord, NamedScale


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
    } | named(list(notes.names), system, parse_pitch(found.tonic))
