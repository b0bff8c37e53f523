"""Look up any text: a scale, a chord, an interval, a formula, or some notes to be recognized.

`look_up` decides which of them a text is. The notes of a result always go upward, so that they can be drawn and heard.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from musicards.errors import BadNotation, Suggestion, not_understood
from musicards.theory import (
    PRINTED_NAMES,
    Interval,
    NameSystem,
    SpelledPitch,
    degree_name,
    hour_above,
    interval_between,
    parse_interval,
    parse_pitch,
    staff_steps,
    transpose,
)
from musicards.tools.chords import ChordSymbol, chord_on, parse_chord_symbol
from musicards.tools.english_names import lower_case_minor, quoting, symbol_in_english, to_english_names
from musicards.tools.formulas import parse_formula
from musicards.tools.identification import Identity, identify
from musicards.tools.lexicon import NameSort, find_name, letters_in
from musicards.tools.midi_keys import name_keys
from musicards.tools.note_text import LONGEST_TEXT, plain, read_interval, split_note
from musicards.tools.scale_search import pitches_of, scales_with
from musicards.tools.scales import SCALE_NAMES, NamedScale, scale_on
from musicards.tools.score import upward
from musicards.tools.typed_names import (
    read_typed_chord,
    read_typed_interval,
    read_typed_note,
    read_typed_scale,
)

_EXAMPLES: Final = (
    Suggestion("scale", "Eb melodic minor", "melodic minor"),
    Suggestion("chord", "F#m7b5"),
    Suggestion("notes", "C Eb Gb A"),
)
_LOWEST_START: Final = 55  # MIDI number of G3: without octaves, a result begins there or less than an octave higher
_FEW: Final = 12  # scales in `within`, at most
_USUAL_OCTAVE: Final = 4  # of the lower note of an interval
_NINTH: Final = 9
_HALF_OCTAVE: Final = 6  # half steps
_LOWER_INTERVAL: Final = re.compile("d[23458]")  # d5 is an interval, although d7 is rather a chord
_SORTS: Final[tuple[NameSort, ...]] = ("interval", "scale", "chord")  # what a name means that several things have
_WHOLE_TONE: Final = "whole tone"  # an interval, but after a note a scale
_ONE_NOTE: Final = "note"  # typed before a single note, which by itself would be a chord


@dataclass(frozen=True, slots=True)
class LookupResult:
    """What was found for a text.

    >>> found = look_up("Eb melodic minor")
    >>> found.sort, found.text, [str(pitch) for pitch in found.pitches][:3]
    ('scale', 'Eb melodic minor', ['Eb4', 'F4', 'Gb4'])
    >>> [each.name for each in look_up("C Eb Gb A").readings][:1], look_up("C E#").sort
    (['Adim7/C'], 'interval')
    """

    sort: Literal["scale", "chord", "interval", "notes"]
    text: str  # looked up again, it gives the same result
    pitches: tuple[SpelledPitch, ...]  # from low to high, each with an octave
    degrees: tuple[str, ...]  # of each pitch, compared with the major scale, e.g. ("1", "b3")
    scale: NamedScale | None = None
    chord: ChordSymbol | None = None
    interval: Interval | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Return the notes in ASCII, without octaves."""
        return tuple(pitch.name for pitch in self.pitches)

    @property
    def readings(self) -> tuple[Identity, ...]:
        """Return what else the same notes are, the best first; empty for a scale, which has its modes."""
        if self.sort == "scale":
            return ()
        found = tuple(each for each in identify(self.names) if each.sort != "note")  # a note is only itself
        if self.chord is not None:
            own = (self.chord.kind, self.chord.root, self.chord.bass)
            others = [each for each in found if not each.respelled and (each.sort != "chord" or _named(each) != own)]
            found = tuple(others)
        return found[1:] if self.sort == "interval" else found[:_FEW]

    @property
    def within(self) -> tuple[NamedScale, ...]:
        """Return the most common scales with these notes; for a chord with a seventh, first those on its root."""
        if self.sort == "scale":
            return ()
        found = sorted(scales_with(self.names), key=lambda scale: SCALE_NAMES.index(scale.kind))
        if self.chord is not None and {"7", "b7", "bb7"} & set(self.chord.degrees):
            root, hours = self.chord.root, set(self.chord.hours)
            on_root = [scale for scale in map(partial(scale_on, root), SCALE_NAMES) if hours <= set(scale.hours)]
            found = on_root[: _FEW // 2] + [scale for scale in found if scale.hours[0] != root.hour]
        return tuple(found[:_FEW])


def look_up(text: object, names: NameSystem = "english") -> LookupResult:
    """Find what a text names; if it could be several things, what a musician would understand.

    ``Cm`` is a chord and ``C minor`` a scale; a list of notes is recognized; ``Eb: 2 2 1 2 2 2 1`` is a formula on its
    tonic, and ``minor third`` an interval on C.

    Args:
        text: as it is typed.
        names: how its notes are named; notes that the system does not have are read in the others. Kinds of scales,
            chords and intervals are read in every language.

    >>> look_up("H minor", "german").text, look_up("B7", "german").text, look_up("Mib m3", "solfege").text
    ('B natural minor', 'Bb7', 'Eb Gb')
    >>> look_up("cis-Moll", "german").text, look_up("la menor", "solfege").text, look_up("g7").text
    ('C# natural minor', 'A natural minor', 'G7')

    Raises:
        InputError: the text names nothing; the error has the part not understood and what was probably meant.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.strip():
        raise not_understood(text, "scale-chord-or-notes", examples=_EXAMPLES)
    typed = plain(text)
    english = plain(to_english_names(typed, names))
    with quoting(typed, english):
        formula = parse_formula(english)
        if formula is not None:
            return _scale(formula)
        notes = _read_notes(english)
        if notes is not None:
            return _interval(notes[0], interval_between(*notes)) if len(notes) == 2 else _notes(notes)
        return (_word(typed, english, names) if " " not in typed else None) or _phrase(typed, english, names)


def _word(typed: str, english: str, names: NameSystem) -> LookupResult | None:
    """Look up a single word. A capital begins a chord, although A7 is also an augmented seventh."""
    if typed[0].isupper():
        chord = _read_symbol(english)
        return None if chord is None else _chord(chord)
    if lower_case_minor(typed, names) is not None:
        return _scale(read_typed_scale(typed, names))
    symbol = symbol_in_english(typed, names)
    if _LOWER_INTERVAL.fullmatch(typed):
        return None
    chord = None if symbol is None else _read_symbol(symbol)
    if chord is not None and (chord.suffix or chord.bass):
        return _chord(chord)
    try:
        note = read_typed_note(typed, names)
    except BadNotation:
        return None
    return None if note.octave is None else _notes([note])


def _phrase(typed: str, english: str, names: NameSystem) -> LookupResult:
    """Look up a name of a scale, an interval or a chord, in any language."""
    is_whole_tone = split_note(english)[1].casefold() == _WHOLE_TONE
    result = None if is_whole_tone else _short_name(english)
    if result is not None:
        return result
    found = find_name(typed, names, ["scale"] if is_whole_tone else _SORTS)
    if found is not None:
        tonic = found.tonic or SpelledPitch("C")
        if found.sort == "interval":
            return _interval(tonic, parse_interval(found.code))
        if found.sort == "chord":
            return _chord(chord_on(tonic, found.code, found.bass))
        return _scale(scale_on(tonic, found.code))
    for read in (_interval_or_none, _scale_or_none, _chord_or_none):
        result = read(typed, names)
        if result is not None:
            return result
    if letters_in(typed) is not None:
        read_typed_interval(typed)  # raises: the error suggests a major and a minor one
    if " " in typed or "-" in typed:
        read_typed_scale(typed, names)  # raises: the error says what is wrong
    return _chord(parse_chord_symbol(english))  # the same for a symbol


def _short_name(english: str) -> LookupResult | None:
    """Look up an interval in English, or a chord symbol with spaces: C major 7 is a chord, C min 3 is not."""
    first, rest = split_note(english)
    interval = _read_interval(first, rest, english)
    if interval is not None:
        return _interval(*interval)
    chord = _read_symbol(english) if english[-1].isdecimal() else None
    if chord is not None:
        return _chord(chord)
    interval = _read_interval(first, rest, english, read_interval)
    return None if interval is None else _interval(*interval)


def look_up_keys(keys: Iterable[object]) -> LookupResult:
    """Name the notes played on these MIDI keys, in their octaves: an interval or a list of notes; see its `readings`.

    >>> found = look_up_keys([64, 67, 72])
    >>> found.text, [str(pitch) for pitch in found.pitches], found.readings[0].name, look_up_keys([60, 63]).sort
    ('E4 G4 C5', ['E4', 'G4', 'C5'], 'C/E', 'interval')

    Raises:
        InputError: one of them is not a key, or the list is empty or too long.
    """
    pitches = name_keys(keys)
    return _interval(pitches[0], interval_between(*pitches)) if len(pitches) == 2 else _notes(pitches)


def rotate(result: LookupResult, half_steps: int) -> LookupResult:
    """Transpose a result by half steps, to the simplest name of its new first note.

    Notes with octaves move the shorter way, up or down.

    >>> rotate(look_up("Eb major"), 1).text, rotate(look_up("C#m7"), -1).text, rotate(look_up("C E G"), 2).text
    ('E major', 'Cm7', 'D F# A')
    >>> rotate(look_up("C2 E2 C3"), -1).text
    'B1 D#2 B2'
    """
    root = result.chord.root if result.chord else result.pitches[0]
    names = PRINTED_NAMES[hour_above(root.hour, half_steps)]
    if half_steps % 12 == 0:
        return result
    # Of two names with the same number of accidentals the flat one: Eb minor is more common than D# minor.
    return min(
        (_on(result, root, parse_pitch(name)) for name in reversed(names)),
        key=lambda found: sum(abs(pitch.alteration) for pitch in found.pitches),
    )


def _on(result: LookupResult, root: SpelledPitch, goal: SpelledPitch) -> LookupResult:
    """Return the result on another root."""
    interval = interval_between(SpelledPitch(root.letter, root.alteration), goal)
    if result.scale is not None:
        return look_up(f"{goal.name} {result.text.partition(' ')[2]}")
    if result.chord is not None:
        return _chord(result.chord.transposed(interval))
    if not _has_octaves(result):
        pitches = [transpose(SpelledPitch(each.letter, each.alteration), interval) for each in result.pitches]
    elif interval.half_steps > _HALF_OCTAVE:
        pitches = [transpose(each, interval.inversion, down=True) for each in result.pitches]
    else:
        pitches = [transpose(each, interval) for each in result.pitches]
    return _notes(pitches) if result.interval is None else _interval(pitches[0], result.interval)


def _has_octaves(result: LookupResult) -> bool:
    """Return whether the octaves of a result are part of its text, because they were typed or played."""
    return result.text.partition(" ")[0] == str(result.pitches[0])


def _named(identity: Identity) -> tuple[str, SpelledPitch, SpelledPitch | None]:
    """Return what a chord is, however its symbol is written."""
    chord = parse_chord_symbol(identity.name)
    return chord.kind, chord.root, chord.bass


def _scale(scale: NamedScale) -> LookupResult:
    steps = " ".join(map(str, scale.formula))
    text = f"{scale.tonic} {steps if scale.kind == 'custom' else scale.kind}"
    return LookupResult("scale", text, _placed(scale.names), scale.degrees, scale=scale)


def _chord(chord: ChordSymbol) -> LookupResult:
    names = chord.from_bass
    degrees = tuple(degree_name(parse_pitch(name), chord.root) for name in names)
    return LookupResult("chord", chord.symbol, _placed(names), degrees, chord=chord)


def _interval(low: SpelledPitch, interval: Interval) -> LookupResult:
    bottom = SpelledPitch(low.letter, low.alteration, _USUAL_OCTAVE if low.octave is None else low.octave)
    high = transpose(bottom, interval)
    degree = degree_name(high, bottom)
    if _NINTH <= interval.generic < _NINTH + 6:
        degree = degree[:-1] + str(int(degree[-1]) + 7)
    degrees = ("1", degree)
    names = [bottom.name, high.name]
    if bottom.octave != _USUAL_OCTAVE:
        text = f"{bottom} {high}"
    else:
        text = f"{bottom.name} {interval.short}" if interval.generic >= 8 else " ".join(names)
    return LookupResult("interval", text, (bottom, high), degrees, interval=interval)


def _notes(pitches: Sequence[SpelledPitch]) -> LookupResult:
    """Return a list of notes: where they are if all have octaves, and otherwise upward, each name once."""
    if len(pitches) > 1 and all(pitch.octave is not None for pitch in pitches):
        placed = tuple(dict.fromkeys(sorted(pitches, key=lambda pitch: (pitch.midi or 0, staff_steps(pitch)))))
        text = " ".join(map(str, placed))
    else:
        names = tuple(dict.fromkeys(pitch.name for pitch in pitches))
        placed = _placed(names)
        text = " ".join(names)
    text = text if len(placed) > 1 else f"{_ONE_NOTE} {placed[0].name}"
    return LookupResult("notes", text, placed, tuple(degree_name(pitch, placed[0]) for pitch in placed))


def _placed(names: Sequence[str]) -> tuple[SpelledPitch, ...]:
    """Return the notes with octaves, upward from around middle C."""
    pitches = [parse_pitch(name) for name in names]
    lowest = SpelledPitch(pitches[0].letter, pitches[0].alteration, 0)
    return upward(pitches, -(((lowest.midi or 0) - _LOWEST_START) // 12))


def _read_notes(typed: str) -> list[SpelledPitch] | None:
    """Read a list of notes. Return None if it is a single word, or contains anything else."""
    words = [word for word in re.split(r"[\s,;|-]+", typed) if word]
    if len(words) == 2 and words[0].casefold() == _ONE_NOTE:
        words = words[1:]
    elif len(words) < 2:
        return None
    try:
        notes = list(pitches_of(words))
    except BadNotation:
        return None
    # In "C A4" the second word is an augmented fourth: a note with an octave has no interval to one without.
    is_interval = len(notes) == 2 and notes[0].octave is None and notes[1].octave is not None
    return None if is_interval and _read_interval(words[0], words[1], words[1]) else notes


def _interval_or_none(typed: str, _names: NameSystem) -> LookupResult | None:
    try:
        return _interval(SpelledPitch("C"), read_typed_interval(typed))
    except BadNotation:
        return None


def _scale_or_none(typed: str, names: NameSystem) -> LookupResult | None:
    try:
        return _scale(read_typed_scale(typed, names))
    except BadNotation:
        return None


def _chord_or_none(typed: str, names: NameSystem) -> LookupResult | None:
    try:
        return _chord(read_typed_chord(typed, names))
    except BadNotation:
        return None


def _read_symbol(typed: str) -> ChordSymbol | None:
    try:
        return parse_chord_symbol(typed)
    except BadNotation:
        return None


def _read_interval(
    first: str, rest: str, typed: str, read: Callable[[str], Interval] = parse_interval
) -> tuple[SpelledPitch, Interval] | None:
    """Read an interval by its name, on the note before it or on C."""
    for note, words in ((first, rest), ("C", typed)):
        try:
            return parse_pitch(note), read(words)
        except BadNotation:
            continue
    return None
