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
    chord_in,
    chord_to_json,
    identity_in,
    key_to_json,
    lines_of,
    listed,
    named,
    names_in,
    print_answer,
    read_system,
    read_typed,
    scale_to_json,
    symbol_in,
    to_english,
)
from musicards.errors import BadNotation, InputError, not_understood
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
    nearest_note,
    parse_chord_symbol,
    parse_formula,
    parse_scale,
    read_interval,
    read_key,
    scale_of_formula,
    scales_with,
    suggested,
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
    meanings = [": ".join(symbol_in(each, system)) for each in found.others]
    if meanings:
        facts.append(("or", ", ".join(meanings)))
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
        Two notes, the lower first, such as C E#; or a note and an interval, such as Eb minor third or Eb m3.
    down
        Downward: from the first note down to the second, or the note below.
    """
    system = read_system(names)
    low, high, found = _read_ends(" ".join(words).split(), system, down=down)
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


def _read_ends(words: list[str], system: NameSystem, *, down: bool) -> tuple[SpelledPitch, SpelledPitch, Interval]:
    """Read two notes and their interval, typed as notes or as a note and an interval; the lower note comes first."""
    if len(words) < 2:
        raise BadNotation("Give two notes, such as C E#, or a note and an interval, such as Eb minor third.")
    first, last = _note_or_none(words[0], system), _note_or_none(words[-1], system)
    # In "C A4" the second word is an augmented fourth: a note with an octave has no interval to one without.
    if len(words) == 2 and first and last and (first.octave is None) == (last.octave is None):
        return _between(first, last, down=down)
    last_is_note = first is None and last is not None
    note = read_typed(words[-1] if last_is_note else words[0], system)
    distance = " ".join(words[:-1] if last_is_note else words[1:])
    try:
        interval = read_interval(distance)
    except InputError as error:
        if len(words) == 2 and first and last:
            interval_between(first, last)  # raises: one of them has no octave
        near = nearest_note(distance)
        if near is None or error.suggestions:
            raise
        raise not_understood(distance, "note-or-interval", suggestions=suggested("note", near)) from None
    other = transpose(note, interval, down=down)
    return (other, note, interval) if down else (note, other, interval)


def _between(first: SpelledPitch, last: SpelledPitch, *, down: bool) -> tuple[SpelledPitch, SpelledPitch, Interval]:
    """Return two notes, the lower first, and their interval; with `down`, `last` must be the lower one."""
    try:
        return (last, first, interval_between(last, first)) if down else (first, last, interval_between(first, last))
    except BadNotation:
        if down:
            raise BadNotation(
                f"{last} is not below {first}. Leave out --down, or name the higher note first."
            ) from None
        return last, first, interval_between(last, first)


def _note_or_none(word: str, system: NameSystem) -> SpelledPitch | None:
    try:
        return read_typed(word, system)
    except BadNotation:
        return None
