"""The smallest things that a person can know or not know, about 300, and what each one needs first."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from musicards.theory import KEYS, LETTERS, PRINTED_NAMES, PitchClass, enharmonic_names, letter_above, make_key
from musicards.theory.pitch import SHARP_NAMES


@dataclass(frozen=True, slots=True)
class Atom:
    """One thing to know.

    Attributes:
        id: the family and what it is about, such as ``letter:3:A``; ASCII, never changed once it is published.
        family: one of `FAMILIES`.
        needs: the ids of what has to be known before.
        group: the atoms of a family that are learned alike, such as all thirds up: ``letter:3``.
    """

    id: str
    family: str
    needs: tuple[str, ...] = ()
    group: str = ""


Family: TypeAlias = Literal[
    "letter", "step", "place", "key", "hour", "enharmonic", "signature", "degree", "formula", "quality", "ear",
]  # fmt: skip
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)

CLEFS: Final = {"treble": ("G3", "C6"), "bass": ("G2", "G4")}
"""By clef: the lowest and the highest place on the staff, with ledger lines."""

SCALES: Final = ("major", "natural_minor", "harmonic_minor", "melodic_minor", "major_pentatonic", "minor_pentatonic")
"""The scales whose degrees and formulas are atoms."""

QUALITIES: Final = ("m2", "M2", "m3", "M3", "P4", "A4", "d5", "P5", "m6", "M6", "m7", "M7")
EAR_INTERVALS: Final = ("m2", "M2", "m3", "M3", "P4", "A4", "P5", "m6", "M6", "m7", "M7", "P8")
"""By half steps, from one."""

EAR_SCALES: Final = SCALES[:4]
_WAYS: Final = ("up", "down", "together")


def _letters() -> list[Atom]:
    found = []
    for size in range(2, 8):
        for letter in LETTERS:
            below = letter_above(letter, 7)  # the letter before
            up = (f"letter:{size - 1}:{letter}",) if size > 2 else ()
            down = (f"letter:{1 - size}:{letter}",) if size > 2 else (f"letter:2:{below}",)
            found.append(Atom(f"letter:{size}:{letter}", "letter", up, f"letter:{size}"))
            found.append(Atom(f"letter:{-size}:{letter}", "letter", down, f"letter:{-size}"))
    return found


def _steps() -> list[Atom]:
    return [
        Atom(f"step:{size}:{name}", "step", (f"key:{name}",), f"step:{size}")
        for size in ("half", "whole")
        for name in SHARP_NAMES[1:]
    ]


def _places() -> list[Atom]:
    found = []
    for clef, (low, high) in CLEFS.items():
        letter, octave = low[0], int(low[1])
        while True:
            found.append(Atom(f"place:{clef}:{letter}{octave}", "place", (), f"place:{clef}"))
            if f"{letter}{octave}" == high:
                break
            octave += letter == "B"
            letter = letter_above(letter, 2)  # type: ignore[arg-type]
    return found


def _keys() -> list[Atom]:
    found = []
    for hour in range(1, 13):
        for name in PRINTED_NAMES[hour]:
            needs = (f"key:{name[0]}",) if len(name) > 1 else ()
            found.append(Atom(f"key:{name}", "key", needs, "key:black" if needs else "key:white"))
    return found


def _enharmonics() -> list[Atom]:
    found = []
    for hour in range(1, 13):
        if len(PRINTED_NAMES[hour]) > 1:
            one, two = PRINTED_NAMES[hour]
            found += [
                Atom(f"enharmonic:{a}:{b}", "enharmonic", (f"key:{a}",), "enharmonic:black")
                for a, b in ((one, two), (two, one))
            ]
        else:
            plain, *others = enharmonic_names(PitchClass(hour), most_signs=1)
            found += [
                Atom(f"enharmonic:{other}:{plain}", "enharmonic", (f"key:{plain}",), "enharmonic:white")
                for other in others
            ]
    return found


def _signatures() -> list[Atom]:
    found = []
    for key in KEYS:
        simpler = key.signature - (1 if key.signature > 0 else -1)
        needs = [
            other for other in KEYS if key.signature and other.mode == key.mode and other.signature == simpler
        ] or ([make_key("C", "major")] if key.mode == "minor" else [])
        found.append(
            Atom(
                f"signature:{key.tonic}:{key.mode}",
                "signature",
                tuple(f"signature:{other.tonic}:{other.mode}" for other in needs),
                f"signature:{key.mode}",
            )
        )
    return found


def _scales() -> list[Atom]:
    notes = dict(zip(SCALES, (7, 7, 7, 7, 5, 5), strict=True))
    degrees = [
        Atom(f"degree:{kind}:{place}", "degree", (f"formula:{kind}",), f"degree:{kind}")
        for kind in SCALES
        for place in range(2, notes[kind] + 1)
    ]
    formulas = [
        Atom(f"formula:{kind}", "formula", ("formula:major",) if kind != "major" else (), "formula") for kind in SCALES
    ]
    return formulas + degrees


def _qualities() -> list[Atom]:
    needs = {"m2": ("step:half:E",), "M2": ("step:whole:C",)}
    return [
        Atom(f"quality:{short}", "quality", needs.get(short, (f"letter:{min(int(short[1]), 7)}:C",)), "quality")
        for short in QUALITIES
    ]


def _ear() -> list[Atom]:
    steps = [Atom(f"ear:{size}", "ear", (), "ear:step") for size in ("half", "whole")]
    intervals = [
        Atom(f"ear:{short}:{way}", "ear", () if way == "up" else (f"ear:{short}:up",), f"ear:{way}")
        for way in _WAYS
        for short in EAR_INTERVALS
    ]
    return [*steps, *intervals, *(Atom(f"ear:{kind}", "ear", (), "ear:scale") for kind in EAR_SCALES)]


@cache
def atoms() -> tuple[Atom, ...]:
    """Return every atom, family by family, always in the same order."""
    return (
            *_letters(), *_steps(), *_places(), *_keys(),
            *(Atom(f"hour:{hour}", "hour", (), "hour") for hour in range(1, 13)),
            *_enharmonics(), *_signatures(), *_scales(), *_qualities(), *_ear(),
        )  # fmt: skip


ATOMS: Final = {atom.id: atom for atom in atoms()}
"""Every atom by its id."""
