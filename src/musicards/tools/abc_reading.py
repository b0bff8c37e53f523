"""Read a tune in ABC 2.1: note values, rests, ties, meter, key, repeats and chord symbols.

Read is one voice. Words under the notes, decorations, slurs and grace notes are left out; of the tuplets, only triplets
are read. http://abcnotation.com/wiki/abc:standard:v2.1 is the standard.
"""

import re
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from musicards.errors import BadNotation, InputError, Suggestion, not_understood
from musicards.theory import Key, SpelledPitch, key_of_signature, parse_pitch
from musicards.tools.lines import read_chord_in
from musicards.tools.note_text import plain
from musicards.tools.score import CHURCH_MODES, TRIPLET, Bar, ChurchMode, Event, Score

_LONGEST: Final = 20_000  # characters
_FIELD: Final = re.compile(r"([A-Za-z]):\s*(.*)")
_HEAD: Final = re.compile(r"(?m)^\s*(?:X:\s*\d+|K:\s*(?:[A-G]|none|HP|Hp|$))")
_TOKEN: Final = re.compile(
    r"""
      \[(?P<inline>[MKLQVIR]):\s*(?P<value>[^\]]*)\]
    | "(?P<text>[^"]*)"
    | (?P<skip>\{[^}]*\} | ![^!\s]*! | \+[a-z.]+\+ | \((?!\d) | \) | [~.HLMOPSTuvJR`\\*&\s] | y\d*)
    | \((?P<tuplet>\d)(?::(?P<time>\d*))?(?::(?P<count>\d*))?
    | (?P<bar>:+\|+:* | \|+\]?:* | \[\| | :: | \|:)
    | \[?(?P<ending>(?<=\[)\d[\d,-]*|(?<=\|)\d[\d,-]*)
    | (?P<rest>[zx])(?P<rest_length>\d*/*\d*)
    | Z(?P<bars>\d*)
    | \[(?P<chord>[^\]"|]+)\](?P<chord_length>\d*/*\d*)
    | (?P<note>[_^=]*[A-Ga-g][,']*)(?P<length>\d*/*\d*)
    | (?P<broken>[<>]+)
    | (?P<tie>-)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_CHORD_NOTE: Final = re.compile(r"([_^=]*)([A-Ga-g])([,']*)(\d*/*\d*)(-?)\s*")
_NOTE: Final = re.compile(r"([_^=]*)([A-Ga-g])([,']*)")
_KEY: Final = re.compile(r"([A-G])([#b]?)\s*([A-Za-z]*)", re.IGNORECASE)
_MODES: Final = {mode[:3]: mode for mode in CHURCH_MODES}
_EXAMPLES: Final = (Suggestion("plain", "X:1\nM:4/4\nL:1/8\nK:D\nDEFG A2d2|"),)


def is_abc(text: str) -> bool:
    r"""Whether a text is a tune in ABC: it has a line with its key, or with its number.

    >>> is_abc("X:1\nK:C\\nCDEF|"), is_abc("C D E F |")
    (True, False)
    """
    return _HEAD.search(text) is not None


@dataclass(slots=True)
class _Tune:
    """What has been read of a tune."""

    title: str = ""
    unit: Fraction | None = None  # the note value of a letter, in quarter notes
    meter: tuple[int, int] | None = (4, 4)  # None for a free meter
    tempo: int | None = None
    key: Key | None = None
    mode: ChurchMode | None = None
    signature: tuple[Key | None, ChurchMode | None] = (None, None)  # of the first bar; a later one is not written
    events: list[Event] = field(default_factory=list)
    bars: list[Bar] = field(default_factory=list)
    begun: int = 0  # how many events were there when the bar began
    alterations: dict[tuple[str, int], int] = field(default_factory=dict)  # by accidentals in this bar
    new_meter: tuple[int, int] | None = None
    starts_repeat: bool = False
    endings: tuple[int, ...] = ()
    symbol: str | None = None
    broken: Fraction | None = None  # by which the next note is longer
    triplet: int = 0  # as in `Event`, for the next note
    left: int = 0  # how many notes of the triplet are still to come


def parse_abc(text: object) -> Score:
    r"""Read the first tune of a text in ABC.

    >>> score = parse_abc("X:1\nT:Scale\nM:3/4\nL:1/8\nK:D\nD2 E2 F2|G3 A B2|]")
    >>> [(str(event.pitches[0]), str(event.length)) for event in score.events][2:5]
    [('F#4', '1'), ('G4', '3/2'), ('A4', '1/2')]
    >>> score.title, score.beats, score.key.name, len(score.bars)
    ('Scale', 3, 'D major', 2)

    Raises:
        InputError: something in the tune is not understood, with its row; or it has no notes.
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise not_understood(text, "line", examples=_EXAMPLES)
    tune = _Tune()
    in_head = True
    for number, raw in enumerate(text.lstrip().splitlines(), start=1):
        row = raw.partition("%")[0].rstrip()
        if not raw.strip() and not in_head:
            break  # an empty line ends the tune
        if not row:
            continue
        found = _FIELD.fullmatch(row.strip()) if row.strip()[1:2] == ":" and row.strip()[0] not in "|:" else None
        if found is not None:
            if found[1] == "X" and tune.events:
                break
            _read_field(tune, found[1], found[2])
            in_head = in_head and found[1] != "K"
        else:
            in_head = False
            _read_music(tune, row, number)
    return _score_of(tune)


def _score_of(tune: _Tune) -> Score:
    _end_bar(tune, "")
    if not any(event.pitches for event in tune.events):
        raise InputError("no-notes", "", examples=_EXAMPLES)
    beats, beat_type = next((bar.meter for bar in tune.bars if bar.meter), (4, 4))
    return Score(
        tune.title,
        tuple(tune.events),
        tune.signature[0],
        tempo=tune.tempo,
        beats=beats,
        beat_type=beat_type,
        mode=tune.signature[1],
        bars=tuple(tune.bars),
    )


# Fields


def _read_field(tune: _Tune, name: str, value: str) -> None:
    value = value.strip()
    if name == "T" and not tune.title:
        tune.title = value
    elif name == "M":
        meter = _meter(value)
        tune.meter = meter
        tune.new_meter = meter
    elif name == "L":
        unit = re.fullmatch(r"(\d+)/(\d+)", value)
        if unit is None:
            raise not_understood(value, "line", examples=_EXAMPLES)
        tune.unit = 4 * Fraction(int(unit[1]), int(unit[2]))
    elif name == "Q":
        tune.tempo = _tempo(value)
    elif name == "K":
        _read_key(tune, value)


def _meter(value: str) -> tuple[int, int] | None:
    if value in {"C", "C|"}:
        return (4, 4) if value == "C" else (2, 2)
    found = re.match(r"(\d+)/(\d+)", value)
    return None if found is None else (int(found[1]), int(found[2]))


def _tempo(value: str) -> int | None:
    """Return quarter notes per minute; None if the tempo is only in words."""
    found = re.search(r"(?:(\d+)/(\d+)\s*=\s*)?(\d+)", re.sub(r'"[^"]*"', "", value))
    if found is None:
        return None
    beat = Fraction(int(found[1]), int(found[2])) if found[1] else Fraction(1, 4)
    return min(max(round(int(found[3]) * beat * 4), 10), 400)


def _read_key(tune: _Tune, value: str) -> None:
    if value.startswith(("none", "HP", "Hp")) or not value:
        tune.key, tune.mode, tune.signature = None, None, (None, None)
        return
    found = _KEY.match(plain(value))
    if found is None:
        return  # only a clef
    tonic = parse_pitch(found[1].upper() + found[2])
    word = found[3].lower()
    mode = _MODES.get(word[:3])
    is_minor = word in {"m", "min", "minor"} or (word.startswith("min") and mode is None)
    # How many fifths each mode's signature is from that of its major key.
    offset = {"dorian": -2, "phrygian": -4, "lydian": 1, "mixolydian": -1, "aeolian": -3, "locrian": -5}
    signature = tonic.fifths + (-3 if is_minor else offset.get(mode or "", 0))
    try:
        tune.key = key_of_signature(
            signature, "minor" if is_minor or mode in {"dorian", "phrygian", "aeolian", "locrian"} else "major"
        )
    except BadNotation:
        raise not_understood(value, "key", examples=[Suggestion("plain", "D"), Suggestion("plain", "Em")]) from None
    tune.mode = mode
    if not tune.events:
        tune.signature = tune.key, tune.mode


# Music


def _read_music(tune: _Tune, row: str, number: int) -> None:
    """Read a row of music."""
    for found in _TOKEN.finditer(row):
        is_triplet = found["tuplet"] == "3" and found["time"] in {None, "", "2"}
        if is_triplet:
            tune.triplet, tune.left = 1, int(found["count"] or 3)
        elif found["tuplet"] or (found["other"] and found["other"] != "]"):
            raise InputError(
                "not-understood",
                found[0],
                expected="note",
                suggestions=(),
                examples=(),
                number=found.start() + 1,
                row=number,
            )
        elif found["inline"]:
            _read_field(tune, found["inline"], found["value"])
        elif found["text"] is not None:
            _read_text(tune, found["text"])
        elif found["bar"]:
            _end_bar(tune, found["bar"])
        elif found["ending"]:
            tune.endings = _endings(found["ending"])
        elif found["bars"] is not None:
            _rest_bars(tune, int(found["bars"] or 1))
        else:
            _read_notes(tune, found)


def _read_notes(tune: _Tune, found: re.Match[str]) -> None:
    """Read a note, a chord, a rest, or what changes the note before."""
    if found["rest"]:
        _add(tune, (), found["rest_length"])
    elif found["note"]:
        _add(tune, (_pitch(tune, found["note"]),), found["length"])
    elif found["chord"]:
        _add_chord(tune, found["chord"], found["chord_length"])
    elif found["tie"] and tune.events and tune.events[-1].pitches:
        tune.events[-1] = replace(tune.events[-1], tied=True)
    elif found["broken"] and tune.events:
        _break(tune, found["broken"])


def _unit(tune: _Tune) -> Fraction:
    """Return the note value of a letter: by the standard an eighth, or a sixteenth in short meters."""
    if tune.unit is not None:
        return tune.unit
    is_short = tune.meter is not None and Fraction(*tune.meter) < Fraction(3, 4)
    return Fraction(1, 4) if is_short else Fraction(1, 2)


def _times(text: str) -> Fraction:
    """Return the factor of a length: 2, 3/2, / for a half, // for a quarter."""
    top, slashes, bottom = re.fullmatch(r"(\d*)(/*)(\d*)", text).groups()  # type: ignore[union-attr]  # always matches
    factor = Fraction(int(top or 1))
    if slashes:
        divisor = int(bottom) if bottom else 2 ** len(slashes)
        if divisor == 0:
            raise not_understood(text, "note", examples=_EXAMPLES)
        factor /= divisor
    return factor


def _add(tune: _Tune, pitches: tuple[SpelledPitch, ...], length: str) -> None:
    value = _unit(tune) * _times(length)
    if tune.broken is not None:
        value *= tune.broken
        tune.broken = None
    read = None if tune.symbol is None else read_chord_in(tune.symbol, "english")
    triplet = tune.triplet if tune.left else 0
    if triplet:
        value /= TRIPLET
        tune.triplet, tune.left = 2, tune.left - 1
    tune.events.append(Event(pitches, value, read or tune.symbol, triplet=triplet))
    tune.symbol = None


def _pitch(tune: _Tune, note: str) -> SpelledPitch:
    """Return the note as it is spelled, with the signature and the accidentals of the bar."""
    signs, letter, marks = _NOTE.fullmatch(note).groups()  # type: ignore[union-attr]  # the token has this form
    octave = 4 + letter.islower() + marks.count("'") - marks.count(",")
    name = letter.upper()
    if signs:
        alteration = signs.count("^") - signs.count("_")
        tune.alterations[name, octave] = alteration
    else:
        usual = tune.key.alteration_of(parse_pitch(name).letter) if tune.key else 0
        # An accidental is good for its letter in all octaves; the last one counts.
        same = [found for (other, _), found in tune.alterations.items() if other == name]
        alteration = same[-1] if same else usual
    return SpelledPitch(parse_pitch(name).letter, alteration, octave)


def _add_chord(tune: _Tune, inside: str, length: str) -> None:
    notes = list(_CHORD_NOTE.finditer(inside))
    pitches = tuple(_pitch(tune, note[1] + note[2] + note[3]) for note in notes)
    factor = _times(notes[0][4]) * _times(length) if notes else Fraction(1)
    _add(tune, tuple(dict.fromkeys(pitches)), f"{factor.numerator}/{factor.denominator}")
    if any(note[5] for note in notes):
        tune.events[-1] = replace(tune.events[-1], tied=True)


def _break(tune: _Tune, signs: str) -> None:
    """Apply a broken rhythm: A>B is a dotted note and a short one."""
    short = Fraction(1, 2 ** len(signs))
    first, second = (2 - short, short) if signs[0] == ">" else (short, 2 - short)
    tune.events[-1] = replace(tune.events[-1], length=tune.events[-1].length * first)
    tune.broken = second


def _read_text(tune: _Tune, text: str) -> None:
    """Keep a chord symbol or a text for the next note. ^ and the like say where a text is written."""
    tune.symbol = text.strip().lstrip("^_<>@").strip() or None


def _endings(text: str) -> tuple[int, ...]:
    first, dash, last = text.partition("-")
    if dash and last.isdigit():
        return tuple(range(int(first[:1]), int(last) + 1))
    return tuple(int(each) for each in re.findall(r"\d", text))


def _rest_bars(tune: _Tune, count: int) -> None:
    beats, beat_type = tune.meter or (4, 4)
    for number in range(min(count, 100)):
        if number:
            _end_bar(tune, "|")
        tune.events.append(Event((), Fraction(4 * beats, beat_type)))


def _end_bar(tune: _Tune, sign: str) -> None:
    """End the bar that is being read, if it has notes, and note what the sign begins."""
    length = sum((event.length for event in tune.events[tune.begun :]), Fraction(0))
    is_end = sign.startswith(":") or sign == "::"
    if length:
        meter = tune.new_meter or (tune.meter if not tune.bars else None)
        if meter is None and not tune.bars:
            meter = (max(int(length), 1), 4)  # a free meter
        tune.bars.append(
            Bar(
                length,
                meter,
                repeat_starts=tune.starts_repeat,
                repeat_ends=is_end,
                endings=tune.endings,
                double=sign in {"||", "|]"},
            )
        )
        tune.new_meter, tune.starts_repeat, tune.endings = None, False, ()
        tune.begun = len(tune.events)
    elif is_end and tune.bars:
        tune.bars[-1] = replace(tune.bars[-1], repeat_ends=True)
    tune.alterations.clear()
    tune.starts_repeat |= sign.endswith(":") and sign != ":"
