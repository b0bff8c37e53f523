"""Intervals: how far it is from one note to another, in letters and in half steps.

With both counts, arithmetic preserves spelling: a diminished fifth above C is Gb and never F#. Fifths and octaves would
do the same, as in Tonal, but players count letters and half steps. The tables are in `data`.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation, InputError, Suggestion, not_understood
from musicards.theory.data import GENERIC_WORDS, INTERVAL_TIMES, LARGE_ORDINALS, MAJOR_SIZES, PERFECT
from musicards.theory.pitch import LETTERS, MAX_SIGNS, SpelledPitch, staff_steps

Quality: TypeAlias = Literal["perfect", "major", "minor", "augmented", "diminished"]

_EXAMPLES: Final = (Suggestion("interval", "minor third"), Suggestion("interval", "m3"))

_LETTERS_FROM_C: Final = LETTERS[2:] + LETTERS[:2]

_SHORT: Final = {"perfect": "P", "major": "M", "minor": "m", "augmented": "A", "diminished": "d"}
_SHORT_FORM: Final = re.compile(r"(P|M|m|A+|d+)([0-9]{1,2})")
_WORDS_FORM: Final = re.compile(
    r"(?:(doubly|triply|quadruply|[0-9]{1,3} times) )?(perfect|major|minor|augmented|diminished) (.+)"
)
_ORDINAL: Final = re.compile(r"([0-9]{1,2})(?:st|nd|rd|th)")
_OTHER_WORDS: Final[dict[str, tuple[int, int]]] = {
    "unison": (1, 0),
    "half step": (2, 1),
    "half tone": (2, 1),
    "semitone": (2, 1),
    "whole step": (2, 2),
    "whole tone": (2, 2),
    "tritone": (4, 6),  # three whole steps; the diminished fifth only sounds like it
    "octave": (8, 12),
    "double octave": (15, 24),
}


@dataclass(frozen=True, slots=True)
class Interval:
    """An interval from a lower note up to a higher one.

    >>> third = Interval(3, 3)
    >>> third.name, third.short, third.inversion.name
    ('minor third', 'm3', 'major sixth')

    Raises:
        BadNotation: `generic` is less than 1, or a unison has fewer than 0 half steps.
    """

    generic: int  # letters, counting both ends: 1 is a unison, 3 a third, 8 an octave
    half_steps: int  # as they sound: 4 from C to Fb, like from C to E; a doubly diminished second has -1

    def __post_init__(self) -> None:
        if self.generic < 1 or (self.generic == 1 and self.half_steps < 0):
            raise BadNotation(
                f"An interval of {self.generic} letters and {self.half_steps} half steps does not lead "
                "upward: name the lower note first."
            )

    @property
    def alteration(self) -> int:
        """Return how many half steps larger than perfect or major it is: -1 is minor, or diminished if never minor."""
        return self.half_steps - _size(self.generic - 1)

    @property
    def parts(self) -> tuple[Quality, int]:
        """Return the quality, and how many times augmented or diminished it is, otherwise 1."""
        more, is_perfect_kind = self.alteration, PERFECT[(self.generic - 1) % 7]
        if more == 0:
            return ("perfect" if is_perfect_kind else "major"), 1
        if more > 0:
            return "augmented", more
        if not is_perfect_kind:
            more += 1
        return ("diminished", -more) if more else ("minor", 1)

    @property
    def quality(self) -> str:
        """Return a word such as ``perfect``, ``minor``, ``doubly diminished`` or ``5 times augmented``."""
        quality, amount = self.parts
        return _times(amount) + quality

    @property
    def name(self) -> str:
        """Return the name in words: ``minor third``, ``augmented fourth``, ``major ninth``, ``perfect 19th``."""
        return f"{self.quality} {_generic_word(self.generic)}"

    @property
    def short(self) -> str:
        """Return the usual abbreviation: ``m3``, ``A4``, ``P5``, ``dd7``, ``M9``."""
        quality, amount = self.parts
        return f"{_SHORT[quality] * amount}{self.generic}"

    @property
    def simple(self) -> "Interval":
        """Return the simple interval within an octave: a tenth is a third. A perfect or diminished octave stays one."""
        octaves = (self.generic - 1) // 7
        if octaves and self.generic % 7 == 1 and self.alteration <= 0:
            octaves -= 1
        return Interval(self.generic - 7 * octaves, self.half_steps - 12 * octaves)

    @property
    def inversion(self) -> "Interval":
        """Return the inversion: from the higher note to the octave of the lower. Both together make an octave.

        A compound interval is reduced first, so a major tenth inverts to a minor sixth.
        """
        simple = self.simple
        return Interval(9 - simple.generic, 12 - simple.half_steps)

    def __str__(self) -> str:
        return self.name


def interval_between(low: SpelledPitch, high: SpelledPitch) -> Interval:
    """Return the interval from `low` up to `high`; without octaves, up to the nearest `high` above.

    >>> from musicards.theory.pitch import parse_pitch
    >>> interval_between(parse_pitch("F"), parse_pitch("B")).name
    'augmented fourth'
    >>> interval_between(parse_pitch("A3"), parse_pitch("C5")).name
    'minor tenth'

    Raises:
        InputError: `high` is lower on the staff (or flatter on the same line or space), or only one has an octave.
    """
    if (low.octave is None) != (high.octave is None):
        raise InputError("only-one-octave", f"{low} {high}")
    steps = staff_steps(high) - staff_steps(low)
    half_steps = _height(high) - _height(low)
    if low.octave is None and (steps < 0 or (steps == 0 and half_steps < 0)):
        # C# up to a C is a diminished octave; there is no diminished unison.
        steps += 7
        half_steps += 12
    if steps < 0 or (steps == 0 and half_steps < 0):
        raise InputError("higher-note-first", f"{low} {high}")
    return Interval(steps + 1, half_steps)


def transpose(pitch: SpelledPitch, interval: Interval, *, down: bool = False) -> SpelledPitch:
    """Return the note `interval` above `pitch`, or below, spelled accordingly; with an octave if `pitch` has one.

    >>> from musicards.theory.pitch import parse_pitch
    >>> print(transpose(parse_pitch("G#4"), parse_interval("major third")))
    B#4
    >>> print(transpose(parse_pitch("C4"), parse_interval("m2"), down=True))
    B3
    """
    way = -1 if down else 1
    steps = staff_steps(pitch) + way * (interval.generic - 1)
    alteration = _height(pitch) + way * interval.half_steps - _size(steps)
    octave = None if pitch.octave is None else steps // 7
    return SpelledPitch(_LETTERS_FROM_C[steps % 7], alteration, octave)


def parse_interval(text: object) -> Interval:
    """Read an interval in words or short: ``minor third``, ``minor 3rd``, ``m3``, ``half step``, ``tritone``.

    >>> parse_interval("doubly augmented fourth").short, parse_interval("whole step").name
    ('AA4', 'major second')

    Raises:
        InputError: the interval does not exist, such as a major fifth or a diminished unison.
    """
    if isinstance(text, str) and len(text) <= MAX_SIGNS:
        typed = text.strip()
        short = _SHORT_FORM.fullmatch(typed)
        if short is not None:
            quality = next(quality for quality, letter in _SHORT.items() if letter == short[1][0])
            return _build(text, quality, len(short[1]), int(short[2]))
        words = " ".join(typed.lower().split())
        if words in _OTHER_WORDS:
            generic, half_steps = _OTHER_WORDS[words]
            return Interval(generic, half_steps)
        long = _WORDS_FORM.fullmatch(words)
        if long is not None:
            return _build(text, long[2], _parse_times(long[1]), _parse_generic(long[3]))
    raise _no_interval(text)


def _build(text: object, quality: str, amount: int, generic: int) -> Interval:
    """Return the interval of a quality, augmented or diminished `amount` times; errors show `text`."""
    diminished = -amount if PERFECT[(generic - 1) % 7] else -amount - 1
    more = {"augmented": amount, "diminished": diminished, "minor": -1}.get(quality, 0)
    if generic > 1 or (generic == 1 and more >= 0):
        interval = Interval(generic, _size(generic - 1) + more)
        if interval.parts == (quality, amount):  # there is no major fifth, and nothing is doubly minor
            return interval
    raise _no_interval(text)


def _no_interval(text: object) -> InputError:
    return not_understood(text, "interval", examples=_EXAMPLES)


def _size(steps: int) -> int:
    """Return the half steps of the perfect or major interval of `steps` staff steps; also of a natural above C0."""
    return 12 * (steps // 7) + MAJOR_SIZES[steps % 7]


def _height(pitch: SpelledPitch) -> int:
    return _size(staff_steps(pitch)) + pitch.alteration


def _times(amount: int) -> str:
    return INTERVAL_TIMES[amount - 1] if amount <= len(INTERVAL_TIMES) else f"{amount} times "


def _parse_times(words: str | None) -> int:
    if words is None:
        return 1
    known = f"{words} "
    return INTERVAL_TIMES.index(known) + 1 if known in INTERVAL_TIMES else int(words.split()[0])


def _generic_word(generic: int) -> str:
    if generic <= len(GENERIC_WORDS):
        return GENERIC_WORDS[generic - 1]
    ending = "th" if 11 <= generic % 100 <= 13 else {1: "st", 2: "nd", 3: "rd"}.get(generic % 10, "th")
    return f"{generic}{ending}"


def _parse_generic(word: str) -> int:
    """Return the number of letters that a word or ordinal means; 0 for an unknown word."""
    if word in GENERIC_WORDS:
        return GENERIC_WORDS.index(word) + 1
    if word in LARGE_ORDINALS:
        return len(GENERIC_WORDS) + LARGE_ORDINALS.index(word)
    ordinal = _ORDINAL.fullmatch(word)
    return int(ordinal[1]) if ordinal is not None else 0
