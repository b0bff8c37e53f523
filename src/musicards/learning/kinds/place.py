"""A note on the staff. Fields: clef (one of `CLEFS`), place (`G2`), sign (`#`, `b`, or none). Answer: `Gb`."""

from collections.abc import Sequence
from typing import Final

from musicards.learning.kind import Atom, Exercise, Kind, Question
from musicards.theory import CLEFS, LETTERS, Clef

RANGES: Final[dict[Clef, tuple[str, str]]] = {
    "treble": ("G3", "C6"),
    "bass": ("G2", "G4"),
    "alto": ("A2", "D5"),
    "tenor": ("G2", "B4"),
}
"""By clef: the lowest and the highest place on the staff, with ledger lines."""

BOTH_CLEFS: Final = "both"
LEARNED: Final[tuple[Clef, ...]] = ("treble", "bass")
"""What `BOTH_CLEFS` are. Everybody learns these; only exercises ask about the others."""

_LOWEST_LINES: Final[dict[Clef, str]] = {"treble": "E4", "bass": "G2", "alto": "F3", "tenor": "D3"}
_OCTAVE: Final = "CDEFGAB"  # octaves begin at C
_SIGNS: Final = ("", "", "#", "b")  # every other place has a sign


def height(place: str) -> int:
    """Return how many lines and spaces a place is above C0."""
    return int(place[1:]) * 7 + _OCTAVE.index(place[0])


def _between(low: str, high: str) -> list[str]:
    return [f"{_OCTAVE[each % 7]}{each // 7}" for each in range(height(low), height(high) + 1)]


PLACES: Final = tuple(_between("G2", "C6"))
"""The places on the staff, the lowest first."""


def _atoms() -> list[Atom]:
    return [
        Atom(f"place:{clef}:{place}", "place", (), f"place:{clef}")
        for clef in LEARNED
        for place in _between(*RANGES[clef])
    ]


def _moved(question: Question, *places: int) -> tuple[str, ...]:
    """Return the notes so many lines and spaces higher."""
    letter = LETTERS.index(question["place"][0])
    return tuple([LETTERS[(letter + place) % 7] + question["sign"] for place in places])


def _apart(one: Question, other: Question) -> int:
    """Return how much higher or lower on its staff the one place is than the other."""
    above = [height(each["place"]) - height(_LOWEST_LINES[each["clef"]]) for each in (one, other)]
    return abs(above[0] - above[1])


def _fits(exercise: Exercise, parts: Sequence[str]) -> bool:
    clef, place = parts
    in_range = height(exercise.low) <= height(place) <= height(exercise.high)
    return in_range and (exercise.clef == clef or (exercise.clef == BOTH_CLEFS and clef in LEARNED))


KIND: Final = Kind(
    atoms=_atoms,
    topics=tuple(f"place:{clef}:{place}" for clef in CLEFS if clef not in LEARNED for place in _between(*RANGES[clef])),
    ask=lambda clef, place: [{"clef": clef, "place": place, "sign": sign} for sign in _SIGNS],
    answers=lambda question: tuple([letter + question["sign"] for letter in LETTERS]),
    wanted=lambda question: _moved(question, 0),
    wrong_rules={
        "bass-as-treble": lambda question: _moved(question, -2) if question["clef"] == "bass" else (),
        "treble-as-bass": lambda question: _moved(question, 2) if question["clef"] == "treble" else (),
        "third-slip": lambda question: _moved(question, -2, 2),
        "next-place": lambda question: _moved(question, -1, 1),
    },
    apart=_apart,
    fits=_fits,
    notes=lambda question: (question["sign"],),
)
