"""Look up music theory: ``musicards scale``, ``chord``, ``key`` and ``identify``.

``musicards interval`` is in `intervals`. `columns` formats the answers as text, `answers` as JSON.
"""

import json
from typing import Annotated

from cyclopts import Parameter

from musicards.cli.answers import chord_to_json, key_to_json, scale_to_json
from musicards.cli.columns import (
    AsJson,
    NoteNames,
    TonicNames,
    aligned,
    called,
    chord_in,
    identity_in,
    lines_of,
    listed,
    names_in,
    print_answer,
    read_system,
    read_typed,
    symbol_in,
    to_english,
)
from musicards.errors import BadNotation
from musicards.theory import NameSystem, key_of_signature, parse_pitch
from musicards.tools import (
    DegreeChord,
    parse_chord_symbol,
    parse_formula,
    parse_scale,
    read_key,
    scale_of_formula,
    scales_with,
)
from musicards.tools import identify as identify_notes

_MAX_SHOWN = 12  # answers shown, at most


def scale(
    *words: str,
    formula: str | None = None,
    with_notes: Annotated[str | None, Parameter(name="--with")] = None,
    names: TonicNames = "english",
    as_json: AsJson = False,
) -> None:
    """Look up a scale: its notes, degrees, key signature, chords, modes and relatives.

    Example: musicards scale "Eb melodic minor" --names solfege

    Parameters
    ----------
    words
        The scale: a tonic and a kind, such as Eb melodic minor, or half steps with or without a tonic before them, such
        as Eb 2 2 1 2 2 2 1; with --formula only the tonic.
    formula
        Half steps from each note to the next, such as "2 2 1 2 2 2 1" or "W W H W W W H".
    with_notes
        Notes, such as "C Eb Gb": list the scales that contain them, those with the fewest other notes first.
    """
    system = read_system(names)
    if with_notes is not None:
        if words or formula is not None:
            raise BadNotation('--with lists the scales with some notes: leave out the rest, as in --with "C Eb Gb".')
        _print_scales_with(with_notes, system, as_json=as_json)
        return
    text = to_english(" ".join(words), system)
    found = (parse_formula(text) or parse_scale(text)) if formula is None else scale_of_formula(formula, text or "C")
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
        rows += _chord_rows("triads", found.chords, system) + _chord_rows("sevenths", found.sevenths, system)
    if found.signature is not None:
        facts.append(("signature", _signature_words(found.signature, system)))
    if found.descending is not None:
        facts.append(("going down", called(found.tonic, found.descending.kind, system)))
    facts += [(word, called(each.tonic, each.kind, system)) for word, each in found.relatives.items()]
    facts.append(("modes", ", ".join(called(mode.tonic, mode.kind, system) for mode in found.modes[1:])))
    print_answer(scale_to_json(found, system) if as_json else [title, *aligned(rows), *lines_of(facts)])


def chord(
    symbol: str,
    *,
    names: str = "english",
    as_json: AsJson = False,
) -> None:
    """Look up a chord symbol: its notes, degrees and intervals.

    Example: musicards chord F#m7b5

    Parameters
    ----------
    symbol
        As on a lead sheet: F#m7b5, Bb13#11, C/E.
    names
        How to name the notes: english, german, solfege (or french), degrees or movable_do. A symbol may also be
        typed in that language, unless it is an English one.
    """
    system = read_system(names)
    found = chord_in(symbol, system)
    rows = [
        ("degrees", found.degrees),
        ("notes", names_in(found.names, system, found.root)),
        ("intervals", ["", *(interval.short for interval in found.intervals)]),
    ]
    facts = []
    if found.bass is not None:
        facts.append(("bass upward", listed(names_in(found.from_bass, system, found.root))))
    title = ": ".join(symbol_in(found, system))
    print_answer(chord_to_json(found, system) if as_json else [title, *aligned(rows), *lines_of(facts)])


def key(
    *words: str,
    names: TonicNames = "english",
    as_json: AsJson = False,
) -> None:
    """Look up a key: its signature, notes and chords, and the keys next to it.

    Example: musicards key "F# minor"

    Parameters
    ----------
    words
        A tonic and major or minor, such as F# minor, or F#m for short.
    """
    system = read_system(names)
    found = read_key(to_english(" ".join(words), system))
    notes = parse_scale(found.name)
    tonic = parse_pitch(found.tonic)
    rows = [("degrees", notes.degrees), ("notes", names_in(notes.names, system, tonic))]
    rows += _chord_rows("triads", notes.chords, system) + _chord_rows("sevenths", notes.sevenths, system)
    near = {"relative": found.relative, "parallel": found.parallel, "sounds like": found.enharmonic}
    facts = [("signature", _signature_words(found.signature, system))]
    facts += [(word, called(each.tonic, each.mode, system)) for word, each in near.items() if each is not None]
    title = called(found.tonic, found.mode, system)
    print_answer(key_to_json(found, notes, system) if as_json else [title, *aligned(rows), *lines_of(facts)])


def identify(
    *words: str,
    names: NoteNames = "english",
    as_json: AsJson = False,
) -> None:
    """Say what some notes are: a note, an interval, chords or scales, the best first.

    Example: musicards identify C Eb Gb A

    Parameters
    ----------
    words
        The notes, the lowest first, such as C Eb Gb A; with octaves, such as E4 C3 G4, in any order.
    """
    system = read_system(names)
    pitches = [read_typed(word, system) for word in " ".join(words).split()]
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
        titles = [called(each.tonic, each.kind, system) for each in within]
        print(f"nothing with a name of its own; these notes are in {', '.join(titles)}")
        return
    rows = [identity_in(each, system) for each in found[:_MAX_SHOWN]]
    width = max(len(title) for title, _ in rows)
    for (title, what), each in zip(rows, found, strict=False):
        spelled = listed(names_in(each.names, system, pitches[0]))
        print(f"{title.ljust(width)}  {what}: {spelled}{' (respelled)' if each.respelled else ''}")


def _print_scales_with(text: str, system: NameSystem, *, as_json: bool) -> None:
    pitches = [read_typed(word, system) for word in text.replace(",", " ").split()]
    found = scales_with(pitches)
    if as_json:
        answer = {
            "notes": [pitch.name for pitch in pitches],
            "scales": [{"name": each.name, "notes": list(each.names)} for each in found],
        }
        print(json.dumps(answer))
        return
    shown = found[:_MAX_SHOWN]
    titles = [called(each.tonic, each.kind, system) for each in shown]
    width = max(map(len, titles), default=0)
    for title, each in zip(titles, shown, strict=True):
        print(f"{title.ljust(width)}  {listed(names_in(each.names, system, parse_pitch(each.tonic)))}")
    if len(found) > len(shown):
        print(f"and {len(found) - len(shown)} more (--json lists all)")


def _signature_words(signature: int, system: NameSystem) -> str:
    if signature == 0:
        return "no sharps or flats"
    names = key_of_signature(signature).accidentals
    if system not in {"degrees", "movable_do"}:
        names = tuple(names_in(names, system, parse_pitch("C")))
    many = "" if len(names) == 1 else "s"
    return f"{len(names)} {'sharp' if signature > 0 else 'flat'}{many}: {listed(names)}"


def _chord_rows(title: str, chords: tuple[DegreeChord, ...], system: NameSystem) -> list[tuple[str, tuple[str, ...]]]:
    symbols = [symbol_in(parse_chord_symbol(each.symbol), system)[0] if each.symbol else "" for each in chords]
    return [
        (title, tuple(symbols)),
        ("", tuple(each.numeral for each in chords)),
    ]
