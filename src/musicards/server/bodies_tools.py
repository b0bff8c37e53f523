"""The bodies of the calls about scales and chords: what `tools.asking` finds, as pages have it."""

from typing import Literal

from msgspec import Struct

__all__ = ["Found", "FoundChord", "FoundLink", "FoundNote", "ToolNames"]


class FoundNote(Struct, frozen=True):
    """One note of what was asked for, the lowest first."""

    name: str  # in ASCII, with its octave: F##4
    hour: int  # its clock number
    key: int  # its MIDI number
    degree: str  # by the major scale on the tonic or root: 1, b3, #11


class FoundChord(Struct, frozen=True):
    """The chord on a degree of a scale."""

    numeral: str  # ii, V7, vii°
    symbol: str  # empty when its thirds make nothing that has a name
    names: list[str]  # in ASCII


class FoundLink(Struct, frozen=True):
    """Something else that can be asked for."""

    why: Literal["mode", "relative", "parallel", "reading", "within"]
    ask: str


class Found(Struct, frozen=True):
    """What a text names. GET /api/tools/found?ask=TEXT, with turn=HALF_STEPS for the same shape further round."""

    sort: Literal["scale", "chord", "interval", "notes"]
    ask: str  # asked again, it names the same
    tonic: str  # in ASCII: the tonic, the root, the lowest note
    kind: str  # what it is on that tonic, in English: melodic minor; empty for notes
    aliases: list[str]  # what the kind is also called
    notes: list[FoundNote]
    formula: list[int]  # half steps from each note to the next; for a scale to the octave
    signature: int | None  # sharps, or flats below 0; None when there is no such signature
    triads: list[FoundChord]  # on the degrees of a scale of seven notes
    sevenths: list[FoundChord]
    links: list[FoundLink]


class ToolNames(Struct, frozen=True):
    """What can be chosen rather than typed, the commonest first. GET /api/tools/names."""

    scales: list[str]
    chords: list[str]  # what follows the root of a symbol, the plain major chord's being empty
