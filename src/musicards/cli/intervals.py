"""``musicards interval``: find the interval between two notes, or the note an interval above or below another."""

from typing import Annotated

from cyclopts import Parameter

from musicards.cli.answers import named
from musicards.cli.columns import AsJson, NoteNames, lines_of, names_in, print_answer, read_system, read_typed
from musicards.errors import BadNotation, InputError, not_understood
from musicards.theory import NameSystem, SpelledPitch, interval_between, transpose
from musicards.tools import interval_of, nearest_note, read_interval, suggested


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
    low, high = _read_ends(" ".join(words).split(), system, down=down)
    low, high, found = interval_of(low, high)
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


def _read_ends(words: list[str], system: NameSystem, *, down: bool) -> tuple[SpelledPitch, SpelledPitch]:
    """Read two notes, typed as notes or as a note and an interval."""
    if len(words) < 2:
        raise BadNotation("Give two notes, such as C E#, or a note and an interval, such as Eb minor third.")
    first, last = _note_or_none(words[0], system), _note_or_none(words[-1], system)
    # In "C A4" the second word is an augmented fourth: a note with an octave has no interval to one without.
    if len(words) == 2 and first and last and (first.octave is None) == (last.octave is None):
        return _downward(first, last) if down else (first, last)
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
    return (other, note) if down else (note, other)


def _downward(high: SpelledPitch, low: SpelledPitch) -> tuple[SpelledPitch, SpelledPitch]:
    """Return the two notes, the lower first. `low` was typed second and must be the lower one."""
    try:
        interval_between(low, high)
    except BadNotation:
        raise BadNotation(f"{low} is not below {high}. Leave out --down, or name the higher note first.") from None
    return low, high


def _note_or_none(word: str, system: NameSystem) -> SpelledPitch | None:
    try:
        return read_typed(word, system)
    except BadNotation:
        return None
