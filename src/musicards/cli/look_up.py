"""What musicians look up: ``musicards scale``, ``chord``, ``interval``, ``key`` and ``identify``.

How the answers are laid out is in `columns`.
"""

import json
from typing import Annotated

from cyclopts import Parameter

from musicards.cli.columns import aligned, called, lines_of, listed, names_in, read_system, to_english
from musicards.errors import BadNotation
from musicards.theory import Key, NameSystem, SpelledPitch, key_of_signature, parse_pitch, transpose
from musicards.tools import (
    ChordSymbol,
    DegreeChord,
    NamedScale,
    interval_of,
    parse_chord_symbol,
    parse_scale,
    read_interval,
    read_key,
    read_note,
    scale_of_formula,
    scales_with,
)
from musicards.tools import identify as identify_notes

__all__ = ["chord", "identify", "interval", "key", "scale"]

_MOST_SHOWN = 12  # of what notes are, or are in


def scale(
    *words: str,
    formula: str | None = None,
    with_notes: Annotated[str | None, Parameter(name="--with")] = None,
    names: str = "english",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Look up a scale: its notes, degrees, key signature, chords, modes and relatives.

    Example: musicards scale "Eb melodic minor" --names solfege

    Parameters
    ----------
    words
        The scale: a tonic and a kind, as Eb melodic minor; with --formula the tonic alone.
    formula
        Half steps from each note to the next, as "2 2 1 2 2 2 1" or "W W H W W W H".
    with_notes
        Notes, as "C Eb Gb": list the scales that contain them, fewest further notes first.
    names
        How to name the notes: english, german, solfege (or french), degrees or movable_do. A tonic that is no English
        note may be typed in that language too.
    as_json
        Print one JSON object; its notes are in ASCII and English.
    """
    system = read_system(names)
    if with_notes is not None:
        if words or formula is not None:
            raise BadNotation('--with asks for the scales of some notes: leave the rest out, as in --with "C Eb Gb"')
        _print_scales_with(with_notes, system, as_json=as_json)
        return
    text = to_english(" ".join(words), system)
    found = parse_scale(text) if formula is None else scale_of_formula(formula, text or "C")
    if as_json:
        print(json.dumps(_scale_to_json(found, system)))
        return
    tonic = parse_pitch(found.tonic)
    title = called(found.tonic, found.kind, system)
    if found.aliases:
        title += f" ({', '.join(found.aliases)})"
    steps = [str(step) for step in found.formula]
    rows = [
        ("degrees", found.degrees),
        ("notes", names_in(found.names, system, tonic)),
        ("half steps", steps),
    ]
    facts = []
    if found.chords:
        rows += _chord_rows("triads", found.chords) + _chord_rows("sevenths", found.sevenths)
    if found.signature is not None:
        facts.append(("signature", _signature_words(found.signature, system)))
    if found.descending is not None:
        facts.append(("going down", called(found.tonic, found.descending.kind, system)))
    facts += [(word, called(each.tonic, each.kind, system)) for word, each in found.relatives.items()]
    facts.append(("modes", ", ".join(called(mode.tonic, mode.kind, system) for mode in found.modes[1:])))
    print("\n".join([title, *aligned(rows), *lines_of(facts)]))


def chord(
    symbol: str,
    *,
    names: str = "english",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Look up a chord symbol: its notes, degrees and intervals.

    Example: musicards chord F#m7b5

    Parameters
    ----------
    symbol
        As on a lead sheet: F#m7b5, Bb13#11, C/E.
    names
        How to name the notes: english, german, solfege (or french), degrees or movable_do.
    as_json
        Print one JSON object; its notes are in ASCII and English.
    """
    system = read_system(names)
    found = parse_chord_symbol(symbol)
    if as_json:
        print(json.dumps(_chord_to_json(found, system)))
        return
    rows = [
        ("degrees", found.degrees),
        ("notes", names_in(found.names, system, found.root)),
        ("intervals", ["", *(interval.short for interval in found.intervals)]),
    ]
    facts = []
    if found.bass is not None:
        facts.append(("bass upward", listed(names_in(found.from_bass, system, found.root))))
    print("\n".join([f"{found.symbol}: {found.words}", *aligned(rows), *lines_of(facts)]))


def interval(
    *words: str,
    down: Annotated[bool, Parameter(negative=())] = False,
    names: str = "english",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Name the interval between two notes, or find the note at an interval from another.

    Example: musicards interval C E#

    Parameters
    ----------
    words
        Two notes, the lower first, as C E#; or a note and an interval, as Eb minor third or Eb m3.
    down
        Find the note below.
    names
        How to name the notes: english, german or solfege (or french); notes may be typed so too.
    as_json
        Print one JSON object; its notes are in ASCII and English.
    """
    system = read_system(names)
    low, high = _read_ends(" ".join(words).split(), system, down=down)
    low, high, found = interval_of(low, high)
    notes = [str(low), str(high)]
    if as_json:
        answer: dict[str, object] = {
            "name": found.name,
            "short": found.short,
            "half_steps": found.half_steps,
            "generic": found.generic,
            "inversion": found.inversion.name,
            "notes": notes,
        }
        print(json.dumps(answer | _named([low.name, high.name], system, low)))
        return
    shown = notes if system == "english" else names_in([low.name, high.name], system, low)
    facts = [
        ("half steps", str(found.half_steps)),
        ("letters", str(found.generic)),
        ("inversion", f"{found.inversion.name} ({found.inversion.short})"),
    ]
    print("\n".join([f"{shown[0]} up to {shown[1]}: {found.name} ({found.short})", *lines_of(facts)]))


def key(
    *words: str,
    names: str = "english",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Look up a key: its signature, notes and chords, and the keys next to it.

    Example: musicards key "F# minor"

    Parameters
    ----------
    words
        A tonic and major or minor, as F# minor; short F#m.
    names
        How to name the notes: english, german, solfege (or french), degrees or movable_do. A tonic that is no English
        note may be typed in that language too.
    as_json
        Print one JSON object; its notes are in ASCII and English.
    """
    system = read_system(names)
    found = read_key(to_english(" ".join(words), system))
    notes = parse_scale(found.name)
    if as_json:
        print(json.dumps(_key_to_json(found, notes, system)))
        return
    tonic = parse_pitch(found.tonic)
    rows = [("degrees", notes.degrees), ("notes", names_in(notes.names, system, tonic))]
    rows += _chord_rows("triads", notes.chords) + _chord_rows("sevenths", notes.sevenths)
    near = {"relative": found.relative, "parallel": found.parallel, "sounds like": found.enharmonic}
    facts = [("signature", _signature_words(found.signature, system))]
    facts += [(word, called(each.tonic, each.mode, system)) for word, each in near.items() if each is not None]
    title = called(found.tonic, found.mode, system)
    print("\n".join([title, *aligned(rows), *lines_of(facts)]))


def identify(
    *words: str,
    names: str = "english",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Say what some notes are: a note, an interval, chords or scales, the best first.

    Example: musicards identify C Eb Gb A

    Parameters
    ----------
    words
        The notes, the lowest first, as C Eb Gb A; with octaves, as E4 C3 G4, in any order.
    names
        How to name the notes: english, german or solfege (or french); notes may be typed so too.
    as_json
        Print one JSON object; its notes are in ASCII and English.
    """
    system = read_system(names)
    pitches = [_read_typed(word, system) for word in " ".join(words).split()]
    found = identify_notes(pitches)
    within = () if found else scales_with(pitches, most=5)
    if as_json:
        answer: dict[str, object] = {
            "notes": [str(pitch) for pitch in pitches],
            "found": [
                {
                    "sort": each.sort,
                    "name": each.name,
                    "words": each.words,
                    "notes": list(each.names),
                    "respelled": each.respelled,
                }
                for each in found
            ],
            "scales_with": [each.name for each in within],
        }
        print(json.dumps(answer))
        return
    if not found:
        print(f"nothing with a name of its own; these notes are in {', '.join(each.name for each in within)}")
        return
    width = max(len(each.name) for each in found[:_MOST_SHOWN])
    for each in found[:_MOST_SHOWN]:
        spelled = listed(names_in(each.names, system, pitches[0]))
        told = each.words if each.words != each.name else each.sort
        print(f"{each.name.ljust(width)}  {told}: {spelled}{' (respelled)' if each.respelled else ''}")


def _print_scales_with(text: str, system: NameSystem, *, as_json: bool) -> None:
    pitches = [_read_typed(word, system) for word in text.replace(",", " ").split()]
    found = scales_with(pitches)
    if as_json:
        answer = {
            "notes": [pitch.name for pitch in pitches],
            "scales": [{"name": each.name, "notes": list(each.names)} for each in found],
        }
        print(json.dumps(answer))
        return
    shown = found[:_MOST_SHOWN]
    titles = [called(each.tonic, each.kind, system) for each in shown]
    width = max(map(len, titles), default=0)
    for title, each in zip(titles, shown, strict=True):
        print(f"{title.ljust(width)}  {listed(names_in(each.names, system, parse_pitch(each.tonic)))}")
    if len(found) > len(shown):
        print(f"and {len(found) - len(shown)} more (--json lists all)")


def _read_ends(words: list[str], system: NameSystem, *, down: bool) -> tuple[SpelledPitch, SpelledPitch]:
    """The two notes that were asked about, typed as notes or as one and an interval."""
    if len(words) < 2:
        raise BadNotation("interval needs two notes, as C E#, or a note and an interval, as Eb minor third")
    if len(words) == 2 and not down:
        first, second = (_note_or_none(word, system) for word in words)
        # In "C A4" the second is an augmented fourth: a note with an octave has no distance to one without.
        if first and second and (first.octave is None) == (second.octave is None):
            return first, second
    last_is_note = _note_or_none(words[0], system) is None and _note_or_none(words[-1], system) is not None
    note = _read_typed(words[-1] if last_is_note else words[0], system)
    distance = read_interval(" ".join(words[:-1] if last_is_note else words[1:]))
    other = transpose(note, distance, down=down)
    return (other, note) if down else (note, other)


def _note_or_none(word: str, system: NameSystem) -> SpelledPitch | None:
    try:
        return _read_typed(word, system)
    except BadNotation:
        return None


def _read_typed(word: str, system: NameSystem) -> SpelledPitch:
    return read_note(to_english(word, system))


def _signature_words(signature: int, system: NameSystem) -> str:
    if signature == 0:
        return "no sharps or flats"
    names = key_of_signature(signature).accidentals
    if system not in {"degrees", "movable_do"}:
        names = tuple(names_in(names, system, parse_pitch("C")))
    many = "" if len(names) == 1 else "s"
    return f"{len(names)} {'sharp' if signature > 0 else 'flat'}{many}: {listed(names)}"


def _chord_rows(title: str, chords: tuple[DegreeChord, ...]) -> list[tuple[str, tuple[str, ...]]]:
    return [
        (title, tuple(each.symbol or "" for each in chords)),
        ("", tuple(each.numeral for each in chords)),
    ]


def _named(notes: list[str], system: NameSystem, tonic: SpelledPitch) -> dict[str, object]:
    """The notes in the system asked for, when that is not English."""
    return {} if system == "english" else {"names": names_in(notes, system, tonic)}


def _chords_to_json(chords: tuple[DegreeChord, ...]) -> list[dict[str, object]]:
    return [
        {"degree": each.degree, "numeral": each.numeral, "symbol": each.symbol, "notes": list(each.names)}
        for each in chords
    ]


def _scale_to_json(found: NamedScale, system: NameSystem) -> dict[str, object]:
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
    } | _named(list(found.names), system, parse_pitch(found.tonic))


def _chord_to_json(found: ChordSymbol, system: NameSystem) -> dict[str, object]:
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
    } | _named(list(found.names), system, found.root)


def _key_to_json(found: Key, notes: NamedScale, system: NameSystem) -> dict[str, object]:
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
    } | _named(list(notes.names), system, parse_pitch(found.tonic))
