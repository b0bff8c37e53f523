"""Keys: a tonic, major or minor, and the sharps or flats written at the beginning of the staff.

There are fifteen of each mode, with at most seven sharps or flats. `scale` makes their notes.

>>> MODES, len(KEYS)  # up to seven flats or sharps
(('major', 'minor'), 30)
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from musicards.errors import InputError, Suggestion, not_understood
from musicards.theory.data import SCALE_SIGNATURES
from musicards.theory.interval import Interval, transpose
from musicards.theory.pitch import Letter, SpelledPitch, note_hour, parse_pitch
from musicards.theory.scale import Scale, make_scale

Mode: TypeAlias = Literal["major", "minor"]

MODES: Final[tuple[Mode, ...]] = ("major", "minor")

_SHARP_ORDER: Final[tuple[Letter, ...]] = ("F", "C", "G", "D", "A", "E", "B")  # flats come in the reverse order
_MINOR_TONIC: Final = 3  # fifths from a major tonic up to the minor tonic of the same signature


@dataclass(frozen=True, slots=True)
class Key:
    """One of the thirty keys. Made by `make_key` or `key_of_signature`; `tools.scales.read_key` reads one.

    >>> key = make_key("Eb")
    >>> key.signature, key.accidentals, key.relative.name
    (-3, ('Bb', 'Eb', 'Ab'), 'C minor')
    """

    tonic: str  # ASCII, a letter with at most one sign
    mode: Mode
    signature: int  # -7 to 7: sharps positive, flats negative

    @property
    def name(self) -> str:
        """Return the name in English and ASCII: ``F# minor``."""
        return f"{self.tonic} {self.mode}"

    @property
    def short(self) -> str:
        """Return the short name: ``Eb``, ``F#m``."""
        return self.tonic + ("m" if self.mode == "minor" else "")

    @property
    def accidentals(self) -> tuple[str, ...]:
        """Return the sharps or flats of the signature as note names, in the order they are written on the staff."""
        if self.signature >= 0:
            return tuple(f"{letter}#" for letter in _SHARP_ORDER[: self.signature])
        return tuple(f"{letter}b" for letter in _SHARP_ORDER[: self.signature - 1 : -1])

    @property
    def scale(self) -> Scale:
        """Return the scale of the key: major, or natural minor."""
        return make_scale(self.tonic, "major" if self.mode == "major" else "natural_minor")

    @property
    def relative(self) -> "Key":
        """Return the key of the other mode with the same signature."""
        return key_of_signature(self.signature, "minor" if self.mode == "major" else "major")

    @property
    def parallel(self) -> "Key | None":
        """Return the key of the other mode on the same tonic; None if it would need more than seven signs."""
        if self.mode == "major":
            return _key_or_none(self.signature - _MINOR_TONIC, "minor")
        return _key_or_none(self.signature + _MINOR_TONIC, "major")

    @property
    def enharmonic(self) -> "Key | None":
        """Return the key that sounds the same under another name, as Gb major for F# major; None for most keys."""
        return _key_or_none(self.signature + (12 if self.signature < 0 else -12), self.mode)

    def alteration_of(self, letter: Letter) -> int:
        """Return what the signature does to a letter: 1 sharp, -1 flat, 0 nothing."""
        place = _SHARP_ORDER.index(letter)
        return int(place < self.signature) - int(6 - place < -self.signature)

    def transposed(self, interval: Interval, *, down: bool = False) -> "Key":
        """Return the key an interval above, or below; respelled if it would need more than seven signs.

        >>> from musicards.theory.interval import parse_interval
        >>> make_key("E").transposed(parse_interval("M3")).name
        'Ab major'
        """
        tonic = transpose(parse_pitch(self.tonic), interval, down=down)
        signature = _signature(tonic, self.mode)
        if not -7 <= signature <= 7:
            signature = (signature + 5) % 12 - 5  # -5 to 6: a spelling with at most six signs always exists
        return key_of_signature(signature, self.mode)

    def __str__(self) -> str:
        return self.name


def key_of_signature(signature: object, mode: object = "major") -> Key:
    """Return the key with this many sharps (positive) or flats (negative).

    >>> key_of_signature(-1).name, key_of_signature(7, "minor").name
    ('F major', 'A# minor')

    Raises:
        InputError: the signature is not a whole number from -7 to 7, or the mode is unknown.
    """
    checked_mode = _check_mode(mode)
    if type(signature) is not int or not -7 <= signature <= 7:
        raise not_understood(signature, "signature", examples=[Suggestion("plain", "-3"), Suggestion("plain", "7")])
    tonic = pitch_of_fifths(signature + (_MINOR_TONIC if checked_mode == "minor" else 0))
    return Key(tonic.name, checked_mode, signature)


def make_key(tonic: object, mode: object = "major") -> Key:
    """Make the key on a tonic, from unchecked values.

    >>> make_key("Eb").signature, make_key("F#", "minor").accidentals
    (-3, ('F#', 'C#', 'G#'))

    Raises:
        BadNotation: no such tonic or mode, or the signature would have more than seven sharps or flats.
    """
    checked_mode = _check_mode(mode)
    if not isinstance(tonic, str):
        raise not_understood(tonic, "tonic", examples=[Suggestion("note", "F"), Suggestion("note", "Eb")])
    note_hour(tonic)  # raises unless it is a note in ASCII
    signature = _signature(parse_pitch(tonic), checked_mode)
    if not -7 <= signature <= 7:
        instead = key_of_signature((signature + 5) % 12 - 5, checked_mode)
        raise InputError(
            "too-many-accidentals-in-key",
            f"{tonic[:12]} {checked_mode}",
            suggestions=[Suggestion("key", instead.name)],
            total=abs(signature),
            most=7,
        )
    return Key(tonic, checked_mode, signature)


def pitch_of_fifths(fifths: int) -> SpelledPitch:
    """Return the pitch this many fifths above C, or below; the inverse of `SpelledPitch.fifths`.

    >>> pitch_of_fifths(2).name, pitch_of_fifths(-2).name
    ('D', 'Bb')
    """
    # F is -1 fifths from C; seven fifths further, every letter repeats with one more sharp.
    return SpelledPitch(_SHARP_ORDER[(fifths + 1) % 7], (fifths + 1) // 7)


def signature_of_scale(scale: Scale) -> int | None:
    """Return the signature that a scale is written with: sharps positive, flats negative.

    A Dorian scale has the signature of the major scale with the same notes. Harmonic and melodic minor have that of the
    minor key, and write their raised notes as accidentals. None for other kinds, and for more than seven signs.

    >>> signature_of_scale(make_scale("D", "dorian")), signature_of_scale(make_scale("A", "harmonic_minor"))
    (0, 0)
    """
    more = SCALE_SIGNATURES.get(scale.kind)
    if more is None:
        return None
    signature = parse_pitch(scale.tonic).fifths + more
    return signature if -7 <= signature <= 7 else None


def next_tonic(scale: Scale) -> str:
    """Return the tonic of the next scale of the same kind round the circle of fifths, with at most six signs.

    >>> next_tonic(make_scale("F", "major")), next_tonic(make_scale("F#", "major"))
    ('C', 'Db')
    """
    more = SCALE_SIGNATURES.get(scale.kind, 0)
    signature = (parse_pitch(scale.tonic).fifths + more + 1 + 5) % 12 - 5
    return pitch_of_fifths(signature - more).name


def _signature(tonic: SpelledPitch, mode: Mode) -> int:
    return tonic.fifths - (_MINOR_TONIC if mode == "minor" else 0)


def _key_or_none(signature: int, mode: Mode) -> Key | None:
    return key_of_signature(signature, mode) if -7 <= signature <= 7 else None


def _check_mode(mode: object) -> Mode:
    if mode == "major":
        return "major"
    if mode == "minor":
        return "minor"
    raise not_understood(mode, "mode", examples=[Suggestion("plain", each) for each in MODES])


KEYS: Final[tuple[Key, ...]] = tuple(key_of_signature(fifths, mode) for mode in MODES for fifths in range(-7, 8))
"""All thirty keys: the major keys from seven flats to seven sharps, then the minor keys."""
