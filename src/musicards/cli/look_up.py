"""Look up music theory: ``musicards scale``, ``chord``, ``interval``, ``key`` and ``identify``.

`columns` formats the answers.
"""

import json
from typing import Annotated

from cyclopts import Parameter

from musicards.cli.columns import (
    AsJson,
    NoteNames,
    TonicNames,
    aligned,
    called,
    chord_to_json,
    identity_in,
    key_to_json,
    lines_of,
    listed,
    named,
    names_in,
    print_answer,
    read_system,
    scale_to_json,
    suggesting_in,
    symbol_in,
)
from musicards.cli.shapes import shape_facts
from musicards.errors import BadNotation
from musicards.theory import (
    Interval,
    NameSystem,
    SpelledPitch,
    interval_between,
    key_of_signature,
    parse_pitch,
    transpose,
)
from musicards.tools import (
    DegreeChord,
    NamedScale,
    parse_chord_symbol,
    parse_scale,
    read_note_and_rest,
    read_typed_chord,
    read_typed_key,
    read_typed_note,
    read_typed_notes,
    read_typed_scale,
    scale_of_formula,
    scales_with,
)
from musicards.tools import identify as identify_notes

_DEGREES = 7  # of a scale that has chords
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
    text = " ".join(words)
    with suggesting_in(system) as typed:
        if formula is None:
            found = read_typed_scale(text, typed)
        else:
            found = scale_of_formula(formula, read_typed_note(text, typed).name if text else "C")
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
        rows += _all_chord_rows(found, system)
    if found.signature is not None:
        facts.append(("signature", _signature_words(found.signature, system)))
    if found.descending is not None:
        facts.append(("going down", called(found.tonic, found.descending.kind, system)))
    facts += [(word, called(each.tonic, each.kind, system)) for word, each in found.relatives.items()]
    facts.append(("modes", ", ".join(called(mode.tonic, mode.kind, system) for mode in found.modes[1:])))
    print_answer(scale_to_json(found, system) if as_json else [title, *aligned(rows), *lines_of(facts)])


def chord(
    *words: str,
    names: TonicNames = "english",
    as_json: AsJson = False,
) -> None:
    """Look up a chord symbol: its notes, degrees and intervals, and how to hold it on guitar, ukulele and piano.

    Example: musicards chord F#m7b5

    Parameters
    ----------
    words
        A symbol as on a lead sheet, such as F#m7b5, Bb13#11 or C/E, or the name of a chord, such as C dominant seventh.
    """
    system = read_system(names)
    with suggesting_in(system) as typed:
        found = read_typed_chord(" ".join(words), typed)
    rows = [
        ("degrees", found.degrees),
        ("notes", names_in(found.names, system, found.root)),
        ("intervals", ["", *(interval.short for interval in found.intervals)]),
    ]
    facts = []
    if found.bass is not None:
        facts.append(("bass upward", listed(names_in(found.from_bass, system, found.root))))
    meanings = [": ".join(symbol_in(each, system)) for each in found.others]
    if meanings:
        facts.append(("or", ", ".join(meanings)))
    facts += shape_facts(found, system)
    title = ": ".join(symbol_in(found, system))
    print_answer(chord_to_json(found, system) if as_json else [title, *aligned(rows), *lines_of(facts)])


def interval(
    *words: str,
    down: Annotated[bool, Parameter(negative=())] = False,
    names: NoteNames = "english",
    as_json: AsJson = False,
) -> None:
    """Name the interval between two notes, or find the note at an interval from another.

    Example: musicards interval C E#

    Parameters
    ----------
    words
        Two notes, the lower first, such as C E#; or a note and an interval, such as Eb minor third or Eb m3; or only an
        interval, which is on C.
    down
        Downward: from the first note down to the second, or the note below.
    """
    system = read_system(names)
    with suggesting_in(system) as typed:
        low, high, found = _read_ends(" ".join(words), typed, down=down)
    notes = [str(low), str(high)]
    answer: dict[str, object] = {
        "name": found.name,
        "short": found.short,
        "half_steps": found.half_steps,
        "generic": found.generic,
        "inversion": found.inversion.name,
        "notes": notes,
    } | named([low.name, high.name], system, low)
    shown = notes if system == "english" else names_in([low.name, high.name], system, low)
    facts = [
        ("half steps", str(found.half_steps)),
        ("letters", str(found.generic)),
        ("inversion", f"{found.inversion.name} ({found.inversion.short})"),
    ]
    way = f"{shown[1]} down to {shown[0]}" if down else f"{shown[0]} up to {shown[1]}"
    print_answer(answer if as_json else [f"{way}: {found.name} ({found.short})", *lines_of(facts)])


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
    with suggesting_in(system) as typed:
        found = read_typed_key(" ".join(words), typed)
    notes = parse_scale(found.name)
    tonic = parse_pitch(found.tonic)
    rows = [("degrees", notes.degrees), ("notes", names_in(notes.names, system, tonic))]
    rows += _all_chord_rows(notes, system)
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
    with suggesting_in(system) as typed:
        pitches = read_typed_notes(" ".join(words), typed)
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
                    "without": list(each.without),
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
    with suggesting_in(system) as typed:
        pitches = read_typed_notes(text, typed)
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


def _all_chord_rows(scale: NamedScale, system: NameSystem) -> list[tuple[str, tuple[str, ...]]]:
    """Return the triads and sevenths; below those of a minor key, what it takes from its harmonic minor."""
    rows = _chord_rows("triads", scale.chords, system) + _chord_rows("or harmonic", scale.harmonic_chords, system)
    rows += _chord_rows("sevenths", scale.sevenths, system)
    return rows + _chord_rows("or harmonic", scale.harmonic_sevenths, system)


def _chord_rows(title: str, chords: tuple[DegreeChord, ...], system: NameSystem) -> list[tuple[str, tuple[str, ...]]]:
    """Return a row of symbols and one of numerals, each chord in the column of its degree; none without chords."""
    if not chords:
        return []
    symbols, numerals = [""] * _DEGREES, [""] * _DEGREES
    for each in chords:
        symbols[each.degree - 1] = symbol_in(parse_chord_symbol(each.symbol), system)[0] if each.symbol else ""
        numerals[each.degree - 1] = each.numeral
    return [(title, tuple(symbols)), ("", tuple(numerals))]


def _read_ends(typed: str, names: NameSystem, *, down: bool) -> tuple[SpelledPitch, SpelledPitch, Interval]:
    """Read two notes, or a note and an interval, as the lower note, the higher one and the interval."""
    if not typed or _is_note(typed, names):
        raise BadNotation("Give two notes, such as C E#, or a note and an interval, such as Eb minor third.")
    note, other = read_note_and_rest(typed, names)
    if isinstance(other, Interval):
        end = transpose(note, other, down=down)
        return (end, note, other) if down else (note, end, other)
    low, high = (other, note) if down else (note, other)
    try:
        return low, high, interval_between(low, high)
    except BadNotation:
        if down:
            raise BadNotation(f"{low} is not below {high}. Leave out --down, or name the higher note first.") from None
        return high, low, interval_between(high, low)


def _is_note(typed: str, names: NameSystem) -> bool:
    try:
        read_typed_note(typed, names)
    except BadNotation:
        return False
    return True
