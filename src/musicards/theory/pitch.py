"""Letters, clock hours and spelled pitches: what a note is called, and which card it is.

There are two views of a note. An *hour* (`PitchClass`) is how it sounds: one of 12 places on the Chromatic Scale clock,
where C# and Db are the same. A `SpelledPitch` is how it is written: a letter and its accidentals, so that C# and Db are
different. docs/rules.md, "Words", decides the numbering and the printed names. Distances are in `interval`, other
languages in `names`. Functions that read a name accept any object, because records are read before their types are
checked, and the result is the same interpreted and compiled.

>>> [NATURAL_HOUR[letter] for letter in LETTERS]
[9, 11, 12, 2, 4, 5, 7]
>>> PRINTED_NAMES[6], SHARP_NAMES[6]
(('F#', 'Gb'), 'F#')
>>> parse_pitch("C" + "#" * MAX_SIGNS).alteration == MAX_SIGNS
True
"""

from dataclasses import dataclass
from typing import Final, Literal, NewType, TypeAlias

from musicards.errors import Suggestion, not_understood

PitchClass = NewType("PitchClass", int)
"""An hour on the Chromatic Scale clock: 1 = C#/Db, 2 = D … 11 = B, 12 = C. There is no hour 0."""

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G"]

LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E", "F", "G")

NATURAL_HOUR: Final[dict[Letter, int]] = {"C": 12, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
"""The hour of each letter without accidentals."""

PRINTED_NAMES: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("C#", "Db"),
    ("D",),
    ("D#", "Eb"),
    ("E",),
    ("F",),
    ("F#", "Gb"),
    ("G",),
    ("G#", "Ab"),
    ("A",),
    ("A#", "Bb"),
    ("B",),
    ("C",),
)
"""The names printed on the card of each hour, the sharp name first; index 0 is empty."""

SHARP_NAMES: Final[tuple[str, ...]] = tuple(names[0] if names else "" for names in PRINTED_NAMES)
"""The first printed name of each hour, as card codes use it; index 0 is empty."""

MAX_SIGNS: Final = 999
"""The greatest number of accidentals in a name. Music needs two, and a scale can need six."""

_LETTER_OF: Final[dict[str, Letter]] = {letter: letter for letter in LETTERS}
_PRINTED_HOUR: Final[dict[str, PitchClass]] = {
    name: PitchClass(hour) for hour, names in enumerate(PRINTED_NAMES) for name in names
}

# The staff counts its octaves from C, not from A: C4 is above B3.
_EXAMPLES: Final = (Suggestion("note", "Eb"), Suggestion("note", "F##"))

_STAFF_STEP: Final[dict[Letter, int]] = {"C": 0, "D": 1, "E": 2, "F": 3, "G": 4, "A": 5, "B": 6}

# Typed input can use any of these; the value is in half steps.
_SIGN_VALUE: Final[dict[str, int]] = {
    "#": 1,
    "\N{MUSIC SHARP SIGN}": 1,
    "x": 2,
    "\N{MUSICAL SYMBOL DOUBLE SHARP}": 2,
    "b": -1,
    "\N{MUSIC FLAT SIGN}": -1,
    "\N{MUSICAL SYMBOL DOUBLE FLAT}": -2,
}
_OCTAVES: Final[dict[str, int]] = {str(octave): octave for octave in range(-1, 11)}


@dataclass(frozen=True, slots=True)
class SpelledPitch:
    """A note as it is written. Equal pitches are spelled the same: C# is not Db; compare `hour` for the sound.

    >>> SpelledPitch("E", -1, 4)
    SpelledPitch(letter='E', alteration=-1, octave=4)
    >>> print(SpelledPitch("F", 2), SpelledPitch("F", 2).hour)
    F## 7
    """

    letter: Letter
    alteration: int = 0  # half steps, sharps positive: 2 is a double sharp, -1 a flat
    octave: int | None = None  # of the letter, as in scientific notation: Cb4 sounds like B3; None: any octave

    @property
    def name(self) -> str:
        """Return the name in ASCII, without the octave: ``Eb``, ``F##``."""
        return self.letter + signs(self.alteration)

    @property
    def hour(self) -> PitchClass:
        """Return the clock hour, 1 to 12."""
        return hour_above(PitchClass(NATURAL_HOUR[self.letter]), self.alteration)

    @property
    def midi(self) -> int | None:
        """Return the MIDI number (C4 is 60), or None without an octave. Cb4 is 59: the octave is the letter's."""
        if self.octave is None:
            return None
        return 12 * (self.octave + 1) + NATURAL_HOUR[self.letter] % 12 + self.alteration

    @property
    def fifths(self) -> int:
        """Return the fifths up from C (0): F is -1, G is 1, F# is 6, Bb is -2. The order of the signatures."""
        return (2 * _STAFF_STEP[self.letter] + 1) % 7 - 1 + 7 * self.alteration

    def __str__(self) -> str:
        return self.name if self.octave is None else f"{self.name}{self.octave}"


def letter_above(letter: Letter, generic: int) -> Letter:
    """Return the letter `generic` above, counting both ends: for 1 and for 8 the letter itself.

    >>> letter_above("A", 3)
    'C'
    """
    return LETTERS[(LETTERS.index(letter) + generic - 1) % 7]


def hour_above(hour: PitchClass, half_steps: int) -> PitchClass:
    """Return the hour `half_steps` clockwise; counterclockwise if negative.

    >>> hour_above(PitchClass(11), 2)
    1
    """
    return PitchClass((hour + half_steps - 1) % 12 + 1)


def signs(alteration: int) -> str:
    """Return the accidentals in ASCII: as many ``#`` or ``b`` as half steps.

    >>> signs(2), signs(-1), signs(0)
    ('##', 'b', '')
    """
    return "#" * alteration if alteration > 0 else "b" * -alteration


def staff_steps(pitch: SpelledPitch) -> int:
    """Return the lines and spaces up from C0 (without an octave, from the C below); accidentals do not count.

    >>> staff_steps(parse_pitch("F#4")) - staff_steps(parse_pitch("C4"))  # F is three steps above C
    3
    """
    return _STAFF_STEP[pitch.letter] + 7 * (pitch.octave or 0)


def printed_hour(name: object) -> PitchClass:
    """Return the hour of a name that is printed on a card.

    >>> printed_hour("C"), printed_hour("Db")
    (12, 1)

    Raises:
        InputError: `name` is not printed on any card, such as ``Cb``, ``H`` or ``c``.
    """
    hour = _PRINTED_HOUR.get(name) if isinstance(name, str) else None
    if hour is None:
        raise not_understood(name, "card-name", examples=_EXAMPLES)
    return hour


def note_hour(name: object) -> PitchClass:
    """Return the hour of a letter with any number of ``#`` or of ``b``, as players name the note of a wild.

    >>> note_hour("Ebbb"), note_hour("F##")
    (1, 7)

    Raises:
        InputError: `name` is something else: lower case, mixed signs, an octave, more than `MAX_SIGNS` signs.
    """
    if isinstance(name, str) and name and len(name) <= 1 + MAX_SIGNS:
        letter = _LETTER_OF.get(name[0])
        count = len(name) - 1
        if letter is not None:
            if name.count("#", 1) == count:
                return hour_above(PitchClass(NATURAL_HOUR[letter]), count)
            if name.count("b", 1) == count:
                return hour_above(PitchClass(NATURAL_HOUR[letter]), -count)
    raise not_understood(name, "note", examples=_EXAMPLES)


def parse_pitch(text: object) -> SpelledPitch:
    """Read a typed note: a letter in either case, accidentals in any notation, and an optional octave, -1 to 10.

    >>> parse_pitch("Eb4")
    SpelledPitch(letter='E', alteration=-1, octave=4)
    >>> print(parse_pitch("bb"), parse_pitch("f𝄪"), parse_pitch("Cx#5"))
    Bb F## C###5

    Raises:
        InputError: the text is not a note, mixes sharps and flats, or has more than `MAX_SIGNS` of them.
    """
    if isinstance(text, str) and len(text) <= MAX_SIGNS + 10:
        typed = text.strip()
        # The first character is always the letter, so "b" alone is the note B and "bb" is B flat.
        letter = _LETTER_OF.get(typed[:1].upper())
        end = 1
        sharps = flats = 0
        while end < len(typed) and typed[end] in _SIGN_VALUE:
            value = _SIGN_VALUE[typed[end]]
            sharps += max(value, 0)
            flats += max(-value, 0)
            end += 1
        number = typed[end:]
        octave = _OCTAVES.get(number)
        known_octave = not number or octave is not None
        if letter is not None and known_octave and not (sharps and flats) and sharps + flats <= MAX_SIGNS:
            return SpelledPitch(letter, sharps - flats, octave)
    raise not_understood(text, "note", examples=_EXAMPLES)


def enharmonic_names(hour: PitchClass, *, most_signs: int = 2) -> tuple[str, ...]:
    """Return every name of an hour with at most `most_signs` accidentals: the fewest first, sharps before flats.

    >>> enharmonic_names(PitchClass(12)), enharmonic_names(PitchClass(6), most_signs=1)
    (('C', 'B#', 'Dbb'), ('F#', 'Gb'))
    """
    amounts = sorted(range(-most_signs, most_signs + 1), key=lambda amount: (abs(amount), -amount))
    return tuple(
        SpelledPitch(letter, amount).name
        for amount in amounts
        for letter in LETTERS
        if SpelledPitch(letter, amount).hour == hour
    )
