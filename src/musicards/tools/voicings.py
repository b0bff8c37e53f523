"""The chords of `chord_data` as they are played: without the fifth, the ninth, the third or the root.

Pianists and guitarists leave out what the ear adds: a shell is root, third and seventh, and a bassist plays the root of
a rootless voicing. The numbers for how unusual a reading is are rows of the table of chords.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from musicards.theory import SpelledPitch, degree_name, transpose
from musicards.tools.chord_data import CHORD_TABLE
from musicards.tools.chord_suffixes import DEGREES, degree_interval, read_suffix

_WITHOUT_FIFTH: Final = 20
_WITHOUT_NINTH: Final = 5
_WITHOUT_THIRD: Final = 30
_WITH_ELEVENTH: Final = 40
_ROOTLESS: Final = 50
_ROOTLESS_SHELL: Final = 90  # three notes that could be many chords

_SEVENTHS: Final = frozenset(("b7", "7"))
_MOST_NOTES_OF_NINTHS: Final = 5
_RARE_WITHOUT_FIFTH: Final = re.compile(r"added|flat six|^eleventh|without")  # they have more usual names, too
_THIRTEENTHS: Final = ("dominant thirteenth", "major thirteenth", "minor thirteenth")
_WITHOUT_NINTHS: Final = (*_THIRTEENTHS, "minor eleventh")
_WITHOUT_THIRDS: Final = ("dominant seventh", "major seventh", "half diminished seventh")
_ROOTLESSES: Final = (
    "dominant thirteenth",
    "dominant ninth",
    "minor ninth",
    "major ninth",
    "minor six nine",
    "six nine",
    "altered dominant seventh",
    "dominant seventh sharp nine flat thirteen",
    "dominant seventh flat nine flat thirteen",
    "dominant thirteenth flat nine",
)
"""The chords that are played without their root, the most usual first."""

_NAMES: Final = {"1": "root", "3": "third", "5": "fifth", "9": "ninth"}


@dataclass(frozen=True, slots=True)
class Voicing:
    """A chord as it is played.

    >>> voicing = next(each for each in voicings() if each.suffix == "13" and each.without == ("1", "5"))
    >>> voicing.degrees, voicing.words
    (('3', 'b7', '9', '13'), 'dominant thirteenth without root and fifth')
    """

    kind: str  # one of CHORD_NAMES
    suffix: str  # of the symbol; it says that a fifth or third is left out if nothing else is
    degrees: tuple[str, ...]  # that are played, from the lowest
    without: tuple[str, ...]  # what is left out without the suffix saying so
    left_out: tuple[str, ...]  # all that is left out
    strangeness: int  # the most common chord has 0

    @property
    def words(self) -> str:
        """Return the kind and what is left out, in English."""
        *most, last = [_NAMES[degree] for degree in self.left_out] or [""]
        missing = f"{', '.join(most)} and {last}" if most else last
        return self.kind + (f" without {missing}" if missing else "")

    @property
    def is_rootless(self) -> bool:
        """Whether others have to play the root."""
        return "1" in self.without


@cache
def voicings() -> tuple[Voicing, ...]:
    """Return every chord of the table, and what is usually left out of it."""
    found: list[Voicing] = []
    for row, (kind, _, suffixes) in enumerate(CHORD_TABLE):
        suffix, degrees = suffixes[0], DEGREES[kind]
        found.append(Voicing(kind, suffix, degrees, (), (), row))
        is_full = "5" in degrees and bool(_SEVENTHS & set(degrees) or {"6", "9"} <= set(degrees))
        if is_full and not _RARE_WITHOUT_FIFTH.search(kind):
            found.append(_left_out(kind, f"{suffix}no5", row + _WITHOUT_FIFTH, ("5",), ()))
        if kind in _WITHOUT_THIRDS:
            found.append(_left_out(kind, f"{suffix}no3", row + _WITHOUT_THIRD, ("3",), ()))
        if kind in _WITHOUT_NINTHS:
            found.append(_left_out(kind, suffix, row + _WITHOUT_NINTH, ("9",), ("9",)))
            both = row + _WITHOUT_NINTH + _WITHOUT_FIFTH
            found.append(_left_out(kind, suffix, both, ("5", "9"), ("5", "9")))
        if kind in _THIRTEENTHS:
            full, all_degrees = read_suffix(f"{suffix}add11") or (kind, degrees)
            found.append(Voicing(full, f"{suffix}add11", all_degrees, (), (), row + _WITH_ELEVENTH))
    for row, kind in enumerate(_ROOTLESSES):
        usual, suffix = row + _ROOTLESS, next(texts[0] for name, _, texts in CHORD_TABLE if name == kind)
        found.append(_left_out(kind, suffix, usual, ("1",), ("1",)))
        if len(DEGREES[kind]) > _MOST_NOTES_OF_NINTHS:
            found.append(_left_out(kind, suffix, usual, ("1", "5"), ("1", "5")))
        if kind == "dominant thirteenth":
            found.append(_left_out(kind, suffix, _ROOTLESS_SHELL, ("1", "5", "9"), ("1", "5", "9")))
        elif kind == "dominant ninth":
            found.append(_left_out(kind, suffix, _ROOTLESS_SHELL, ("1", "5"), ("1", "5")))
    return tuple(found)


def _left_out(kind: str, suffix: str, strangeness: int, left_out: tuple[str, ...], without: tuple[str, ...]) -> Voicing:
    missing = {*left_out, "b3"} if "3" in left_out else set(left_out)
    degrees = tuple(degree for degree in DEGREES[kind] if degree not in missing)
    return Voicing(kind, suffix, degrees, without, left_out, strangeness)


@cache
def spelled_voicings() -> dict[frozenset[str], list[Voicing]]:
    """Return the voicings by their degrees within one octave, those of the most common chords first."""
    found: dict[frozenset[str], list[Voicing]] = {}
    root = SpelledPitch("C")
    for voicing in sorted(voicings(), key=lambda each: each.strangeness):
        degrees = frozenset(degree_name(transpose(root, degree_interval(each)), root) for each in voicing.degrees)
        found.setdefault(degrees, []).append(voicing)
    return found


@cache
def sounding_voicings() -> dict[frozenset[int], list[Voicing]]:
    """Return the voicings that have their root by their half steps above it."""
    found: dict[frozenset[int], list[Voicing]] = {}
    for voicing in sorted(voicings(), key=lambda each: each.strangeness):
        if not voicing.is_rootless:
            heights = frozenset(degree_interval(each).half_steps % 12 for each in voicing.degrees)
            found.setdefault(heights, []).append(voicing)
    return found
