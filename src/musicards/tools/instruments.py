"""Transposing instruments: what is written for them, and what sounds.

A clarinet in B flat sounds a major second lower than its part reads, so its part is written a major second above
concert pitch. The table is `instrument_data`; Norman Del Mar's "Anatomy of the Orchestra" and Samuel Adler's
"The Study of Orchestration" have the same.

>>> parse_instrument("alto saxophone") in INSTRUMENTS
True
"""

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from musicards.errors import InputError, Suggestion, not_understood
from musicards.texts.languages import LANGUAGES, plain_texts
from musicards.theory import Clef, Interval, Key, SpelledPitch, parse_interval, parse_pitch, transpose
from musicards.tools.instrument_data import INSTRUMENT_CLEFS, INSTRUMENT_TABLE, SEVERAL_INSTRUMENTS, WRITTEN_RANGES
from musicards.tools.lines import Line
from musicards.tools.note_text import code_of, plain
from musicards.tools.transpose import easier_key, interval_to_key, transpose_line

_EXAMPLE: Final = Suggestion("instrument", "clarinet in Bb")  # the most common transposing instrument
_OCTAVES: Final = (1, -1, 2, -2, 3, -3, 4, -4)  # tried in this order
_MOST_SUGGESTED: Final = 6  # instruments that a name such as bass or in A could mean
_LIKE_ENOUGH: Final = 0.62  # similarity from 0 to 1; a worse guess would confuse more than it helps


@dataclass(frozen=True, slots=True)
class Instrument:
    """An instrument and the interval between its part and its sound.

    >>> clarinet = parse_instrument("A clarinet")
    >>> clarinet.name, clarinet.interval.name, clarinet.sounds_lower
    ('clarinet in A', 'minor third', True)
    >>> [str(pitch) for pitch in clarinet.written_range]
    ['E3', 'C7']
    """

    name: str  # in English
    interval: Interval  # between the written and the sounding note
    sounds_lower: bool  # lower than written; False if it sounds as written
    clef: Clef | None = None  # of its part; None if it depends on the notes
    # The lowest and highest note in its part, if it has one.
    written_range: tuple[SpelledPitch, SpelledPitch] | None = None

    @property
    def code(self) -> str:
        """The end of the id of its text, e.g. ``clarinet_in_bb``."""
        return code_of(self.name)

    @property
    def names(self) -> dict[str, str]:
        """Its name in each language, by the language's code."""
        return {language: plain_texts(language, "instruments")[f"instruments-{self.code}"] for language in LANGUAGES}

    @property
    def transposes(self) -> bool:
        """Whether it sounds different from what is written, even if only by an octave."""
        return self.interval.generic > 1

    def sounding(self, written: SpelledPitch) -> SpelledPitch:
        """Return the note that sounds for a note in the part.

        >>> print(parse_instrument("horn in F").sounding(SpelledPitch("C", 0, 5)))
        F4
        """
        return transpose(written, self.interval, down=self.sounds_lower)

    def written_key(self, sounding: Key) -> Key:
        """Return the key of the part; if it would have seven signs, its enharmonic key with fewer.

        >>> from musicards.theory import make_key
        >>> parse_instrument("Bb clarinet").written_key(make_key("B")).name
        'Db major'
        """
        return self.moved_key(sounding, down=not self.sounds_lower)

    def sounding_key(self, written: Key) -> Key:
        """Return the key that sounds for a part in the key `written`."""
        return self.moved_key(written, down=self.sounds_lower)

    def moved_key(self, key: Key, *, down: bool) -> Key:
        """Return the key the interval above or below; if it has seven signs, its enharmonic key with fewer."""
        return key if self.interval.generic % 7 == 1 else easier_key(key.transposed(self.interval, down=down))


def parse_instrument(text: object) -> Instrument:
    """Read the name of an instrument in any of our languages, in either case, with or without accents.

    >>> parse_instrument("B♭ clarinet") is parse_instrument("clarinette en sib")
    True
    >>> parse_instrument("Eb").name
    'instrument in Eb'

    Raises:
        InputError: the instrument is unknown, and the error suggests the nearest; or it could be several instruments,
            which the error suggests.
    """
    typed = _folded(text) if isinstance(text, str) and len(text) <= 80 else ""
    if typed in _SEVERAL and plain(str(text)).isascii():  # ténor is a voice in French
        which = [Suggestion("instrument", name) for name in _SEVERAL[typed].split(", ")]
        raise InputError("several-instruments", text, suggestions=which)
    found = _by_name().get(typed)
    if found is None:
        words = set(typed.split())
        near = [each for each in INSTRUMENTS if words and words <= set(_folded(each.name).split())]
        near = near or [_by_name()[name] for name in get_close_matches(typed, _by_name(), n=1, cutoff=_LIKE_ENOUGH)]
        suggestions = [Suggestion("instrument", each.name) for each in near[:_MOST_SUGGESTED]]
        raise not_understood(text, "instrument", suggestions=suggestions, examples=[_EXAMPLE])
    return found


def for_instrument(line: Line, instrument: Instrument, *, key: Key | None = None) -> Line:
    """Return the part of an instrument for a line at concert pitch.

    Args:
        line: as it should sound.
        instrument: who will play it.
        key: the key the line sounds in, if known; the part is then spelled for its own key.

    >>> from musicards.tools.lines import parse_line
    >>> print(for_instrument(parse_line("Bb3 C4 D4"), parse_instrument("alto saxophone")))
    G4 A4 B4
    """
    return _moved(line, instrument, down=not instrument.sounds_lower, key=key)


def from_instrument(line: Line, instrument: Instrument, *, key: Key | None = None) -> Line:
    """Return what sounds, at concert pitch, when an instrument plays a line of its part; `key` is the part's.

    >>> from musicards.tools.lines import parse_line
    >>> print(from_instrument(parse_line("C5 E5 G5"), parse_instrument("horn in F")))
    F4 A4 C5
    """
    return _moved(line, instrument, down=instrument.sounds_lower, key=key)


@dataclass(frozen=True, slots=True)
class OutOfRange:
    """The notes of a part that its instrument cannot play. Made by `out_of_range`.

    >>> from musicards.tools.lines import parse_line
    >>> found = out_of_range(parse_line("F3 A3 C4 F3"), parse_instrument("alto saxophone"))
    >>> [str(pitch) for pitch in found.notes], found.octaves
    (['F3', 'A3'], 1)
    """

    instrument: Instrument
    notes: tuple[SpelledPitch, ...]  # each once, in their order
    octaves: int | None  # how far up (down below 0) every note of the part fits; None if none does


def out_of_range(part: Line, instrument: Instrument) -> OutOfRange | None:
    """Return which notes of a part are outside the written range; None if all are inside.

    Only notes that were typed with an octave count: where others are played is for the player to choose.

    >>> from musicards.tools.lines import parse_line
    >>> found = out_of_range(parse_line("A3 C4"), parse_instrument("alto saxophone"))
    >>> str(found.notes[0]), found.octaves
    ('A3', 1)
    """
    heights = {item: item.midi for item in part.notes if isinstance(item, SpelledPitch) and item.midi is not None}
    if instrument.written_range is None or not heights:
        return None
    low, high = (pitch.midi or 0 for pitch in instrument.written_range)
    outside = tuple(pitch for pitch, height in heights.items() if not low <= height <= high)
    if not outside:
        return None
    lowest, highest = min(heights.values()), max(heights.values())
    fitting = [octaves for octaves in _OCTAVES if low <= lowest + 12 * octaves and highest + 12 * octaves <= high]
    return OutOfRange(instrument, outside, fitting[0] if fitting else None)


def _moved(line: Line, instrument: Instrument, *, down: bool, key: Key | None) -> Line:
    if not instrument.transposes:
        return line
    interval = instrument.interval
    if key is None:
        return transpose_line(line, interval, down=down)
    interval = interval_to_key(interval, key, instrument.moved_key(key, down=down), down=down)
    return transpose_line(line, interval, down=down, keep_key=True)


def _folded(text: str) -> str:
    """Return the name in the form used for comparison: no case, accents, hyphens or real signs; B-flat is Bb."""
    folded = "".join(char for char in normalize("NFD", plain(text)) if not combining(char)).casefold()
    words = " ".join(folded.replace("-", " ").replace("'", " ").split())
    for letter in "abe":
        words = words.replace(f"{letter} flat", f"{letter}b")
    return words


_SEVERAL: Final = {_folded(name): names for name, names in SEVERAL_INSTRUMENTS.items()}


@cache
def _by_name() -> dict[str, Instrument]:
    """Return every instrument under each of its names; a name that two share belongs to the first in the table."""
    known: dict[str, Instrument] = {}
    for each, (_, _, others) in zip(INSTRUMENTS, INSTRUMENT_TABLE, strict=True):
        for name in (each.name, *each.names.values(), *filter(None, others.split(", "))):
            known.setdefault(_folded(name), each)
    return known


def _range_of(name: str) -> tuple[SpelledPitch, SpelledPitch] | None:
    if name not in WRITTEN_RANGES:
        return None  # concert pitch
    low, high = map(parse_pitch, WRITTEN_RANGES[name].split())
    return low, high


INSTRUMENTS: Final[tuple[Instrument, ...]] = tuple(
    Instrument(
        name,
        parse_interval(sounds.lstrip("+-")),
        sounds.startswith("-"),
        INSTRUMENT_CLEFS.get(name, "treble"),
        _range_of(name),
    )
    for sounds, name, _ in INSTRUMENT_TABLE
)
"""All instruments, by family."""
