"""Scales by name: spelled by degree, with signature, modes, relatives and the chords on each degree.

Every kind is a row of `scale_data`. The kinds that the games use are also in `musicards.theory`, with the same
spelling. `formulas` reads formulas, and `scale_search` finds the scales that contain some notes.

>>> SCALE_NAMES[0]
'major'
"""

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from musicards.errors import BadNotation, Suggestion, not_understood
from musicards.theory import (
    SCALE_KINDS,
    Key,
    PitchClass,
    SpelledPitch,
    degree_name,
    make_key,
    make_scale,
    parse_interval,
    parse_pitch,
    signature_of_scale,
    transpose,
)
from musicards.tools.chord_data import CHORD_NUMERALS
from musicards.tools.chord_suffixes import degree_interval
from musicards.tools.chords import ChordSymbol, chord_with_degrees
from musicards.tools.note_text import LONGEST_TEXT, code_of, plain, split_note
from musicards.tools.scale_data import ALSO_TYPED, KIND_PAIRS, SCALE_TABLE
from musicards.tools.suggestions import nearest_note, nearest_word, suggested

SCALE_NAMES: Final[tuple[str, ...]] = tuple(kind for kind, _, _ in SCALE_TABLE)
"""The usual names of all kinds, the most common first."""

_DEGREES: Final[dict[str, tuple[str, ...]]] = {kind: tuple(degrees.split()) for kind, degrees, _ in SCALE_TABLE}
_ALIASES: Final[dict[str, tuple[str, ...]]] = {kind: aliases for kind, _, aliases in SCALE_TABLE}
_MAX_SIGNS: Final = 2  # accidentals of a tonic
_EXAMPLES: Final = (Suggestion("scale", "Eb melodic minor", "melodic minor"),)
_ELSEWHERE: Final = {"dur": "major", "moll": "minor", "majeur": "major", "mineur": "minor"}
_DIGITS: Final = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7"}
_CUSTOM: Final = "custom"
_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")


@dataclass(frozen=True, slots=True)
class DegreeChord:
    """The chord on one degree of a scale.

    >>> [(chord.numeral, chord.symbol) for chord in parse_scale("C major").chords][:3]
    [('I', 'C'), ('ii', 'Dm'), ('iii', 'Em')]
    """

    degree: int  # 1 to 7
    numeral: str  # ``ii``, ``V7``, ``vii°``
    names: tuple[str, ...]  # in thirds from the degree up, as the scale spells them
    symbol: str | None  # None if its thirds make no chord that has a name


@dataclass(frozen=True, slots=True)
class NamedScale:
    """The notes of one octave from the tonic up. Made by `parse_scale`, `scale_on` or `formulas.scale_of_formula`.

    >>> scale = parse_scale("Eb melodic minor")
    >>> scale.names, scale.degrees
    (('Eb', 'F', 'Gb', 'Ab', 'Bb', 'C', 'D'), ('1', '2', 'b3', '4', '5', '6', '7'))
    >>> scale.signature, [mode.name for mode in scale.modes][2:4]
    (-6, ['Gb lydian augmented', 'Ab lydian dominant'])
    """

    tonic: str  # ASCII
    kind: str  # one of SCALE_NAMES, or ``custom`` for a formula that has no name
    degrees: tuple[str, ...]  # relative to the major scale on the tonic: ``1``, ``b3``
    names: tuple[str, ...]  # ASCII, spelled by degree
    hours: tuple[PitchClass, ...] = field(repr=False)  # the same on the clock
    formula: tuple[int, ...]  # half steps from each note to the next, and from the last to the tonic above; sum 12

    @property
    def name(self) -> str:
        """Return tonic and kind: ``Eb melodic minor``."""
        return f"{self.tonic} {self.kind}"

    @property
    def aliases(self) -> tuple[str, ...]:
        """Return the other names of the kind."""
        return _ALIASES.get(self.kind, ())

    @property
    def signature(self) -> int | None:
        """Return the sharps (positive) or flats (negative) of its signature; None if it has no signature."""
        kind = self.kind.replace(" ", "_")
        if kind == _CUSTOM or kind not in SCALE_KINDS or len(self.tonic) > 2:
            return None  # a tonic with two signs would need more than seven in any of these kinds
        return signature_of_scale(make_scale(self.tonic, kind))

    @property
    def descending(self) -> "NamedScale | None":
        """Return the descending form of a melodic minor; None for scales that are the same both ways."""
        return scale_on(parse_pitch(self.tonic), "natural minor") if self.kind == "melodic minor" else None

    @property
    def modes(self) -> "tuple[NamedScale, ...]":
        """Return the scales of the same notes from each note up, as far as they have names; this scale comes first."""
        kinds = kinds_by_formula()
        found = []
        for place, name in enumerate(self.names):
            kind = kinds.get(self.formula[place:] + self.formula[:place])
            if kind is not None:
                found.append(scale_on(parse_pitch(name), kind))
        return tuple(found)

    @property
    def relatives(self) -> "dict[str, NamedScale]":
        """Return the ``relative`` with the same signature or notes, and the ``parallel`` on the same tonic, if usual.

        >>> {word: scale.name for word, scale in parse_scale("E dorian").relatives.items()}
        {'relative': 'D major', 'parallel': 'E major'}
        """
        tonic = parse_pitch(self.tonic)
        for major, minor in KIND_PAIRS:
            if self.kind == major:
                relative = transpose(tonic, parse_interval("m3"), down=True)
                return {"relative": scale_on(relative, minor), "parallel": scale_on(tonic, minor)}
            if self.kind == minor:
                relative = transpose(tonic, parse_interval("m3"))
                return {"relative": scale_on(relative, major), "parallel": scale_on(tonic, major)}
        if self.kind in {"harmonic minor", "melodic minor"}:
            return scale_on(tonic, "natural minor").relatives
        found = {mode.kind: mode for mode in self.modes}
        if "major" not in found:
            return {}
        return {"relative": found["major"], "parallel": scale_on(tonic, "major" if "b3" in self.degrees else "minor")}

    @property
    def chords(self) -> tuple[DegreeChord, ...]:
        """Return the triad on each degree; empty unless the scale has seven notes on seven letters.

        >>> [(chord.numeral, chord.symbol) for chord in parse_scale("A harmonic minor").chords][:3]
        [('i', 'Am'), ('ii°', 'Bdim'), ('III+', 'Caug')]
        """
        return self._chords(sevenths=False)

    @property
    def sevenths(self) -> tuple[DegreeChord, ...]:
        """Return the seventh chord on each degree; empty unless the scale has seven notes on seven letters."""
        return self._chords(sevenths=True)

    @property
    def harmonic_chords(self) -> tuple[DegreeChord, ...]:
        """Return the triads that a minor key takes from its harmonic minor, with the leading note: V and vii°.

        >>> [(chord.numeral, chord.symbol) for chord in parse_scale("A minor").harmonic_chords]
        [('V', 'E'), ('vii°', 'G#dim')]
        >>> [chord.numeral for chord in parse_scale("A minor").harmonic_sevenths]
        ['V7', 'vii°7']
        """
        return self._harmonic(sevenths=False)

    @property
    def harmonic_sevenths(self) -> tuple[DegreeChord, ...]:
        """Return the seventh chords that a minor key takes from its harmonic minor: V7 and vii°7."""
        return self._harmonic(sevenths=True)

    def _harmonic(self, *, sevenths: bool) -> tuple[DegreeChord, ...]:
        if self.kind != "natural minor":
            return ()
        harmonic = scale_on(parse_pitch(self.tonic), "harmonic minor")
        return tuple(chord for chord in (harmonic.sevenths if sevenths else harmonic.chords) if chord.degree in {5, 7})

    def _chords(self, *, sevenths: bool) -> tuple[DegreeChord, ...]:
        if len(self.names) != 7 or len({name[0] for name in self.names}) != 7:
            return ()
        pitches = [parse_pitch(name) for name in self.names]
        found = []
        for place, root in enumerate(pitches):
            thirds = [pitches[(place + third) % 7] for third in ((0, 2, 4, 6) if sevenths else (0, 2, 4))]
            chord = chord_with_degrees(root, [degree_name(pitch, root) for pitch in thirds])
            names = tuple(pitch.name for pitch in thirds)
            symbol = None if chord is None else chord.symbol
            found.append(DegreeChord(place + 1, _numeral(_ROMAN[place], chord), names, symbol))
        return tuple(found)

    def __str__(self) -> str:
        return self.name


def scale_on(tonic: SpelledPitch, kind: str) -> NamedScale:
    """Return the scale of a kind on a tonic; an octave is left out.

    >>> scale_on(SpelledPitch("F", 1), "blues").names
    ('F#', 'A', 'B', 'C', 'C#', 'E')

    Raises:
        InputError: the kind is unknown.
    """
    known = _kind_named(kind)
    if known is None:
        near = suggested("plain", _nearest_kind(kind))
        raise not_understood(kind, "scale-kind", suggestions=near, examples=[Suggestion("plain", "melodic minor")])
    return _spelled(SpelledPitch(tonic.letter, tonic.alteration), known)


def parse_scale(text: object) -> NamedScale:
    """Read a tonic and a kind, in either case, with or without real signs; a tonic alone is major.

    >>> parse_scale("E♭ Melodic Minor").name, parse_scale("eb minor").name, parse_scale("F sharp blues scale").name
    ('Eb melodic minor', 'Eb natural minor', 'F# blues')

    Raises:
        InputError: the text is not a scale; the error has the part not understood and the nearest scale.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.strip():
        raise not_understood(text, "scale", examples=_EXAMPLES)
    typed = plain(text)
    first, _, rest = typed.partition(" ")
    if _kind_named(rest) is None or "-" in first:  # "C flat three pentatonic" is on C, "C flat minor" is not
        first, rest = split_note(typed)
    if not rest and first.endswith("m"):
        first, rest = first[:-1], "minor"
    try:
        tonic = parse_pitch(first)
    except BadNotation:
        tonic = None
    kind = _kind_named(rest or "major")
    if tonic is not None and tonic.octave is not None and not rest:  # c7 is not C major
        major = _suggestion(SpelledPitch(tonic.letter, tonic.alteration).name, "major")
        raise not_understood(text, "scale", suggestions=[major])
    if tonic is None or abs(tonic.alteration) > _MAX_SIGNS:
        near = _nearest_scales(typed)
        examples = (Suggestion("scale", f"Eb {kind}", kind),) if kind else _EXAMPLES
        raise not_understood(text, "note", part=first, suggestions=near, examples=examples)
    if kind is None:
        name, nearest_kind = SpelledPitch(tonic.letter, tonic.alteration).name, _nearest_kind(rest)
        near = () if nearest_kind is None else (_suggestion(name, nearest_kind),)
        examples = (Suggestion("scale", f"{name} melodic minor", "melodic minor"),)
        raise not_understood(text, "scale-kind", part=rest, suggestions=near, examples=examples)
    return scale_on(tonic, kind)


def read_key(text: object) -> Key:
    """Read one of the thirty keys, such as Eb major or F♯ minor.

    >>> read_key("f♯ Minor").signature, read_key("Ebm").name
    (3, 'Eb minor')
    >>> read_key("D dorian")
    Traceback (most recent call last):
    musicards.errors.InputError: not-understood: "D dorian" (key)

    Raises:
        InputError: the text is not a key, or would have more than seven signs; the error suggests a key.
    """
    scale = parse_scale(text)
    if scale.kind not in {"major", "natural minor"}:
        # A mode is written in the key with the same signature.
        relative = scale.relatives.get("relative")
        mode = "minor" if "b3" in scale.degrees else "major"
        instead = f"{scale.tonic} {mode}" if relative is None or "minor" in scale.kind else relative.name
        raise not_understood(text, "key", suggestions=[Suggestion("key", instead)])
    return make_key(scale.tonic, "major" if scale.kind == "major" else "minor")


@cache
def kinds_by_formula() -> dict[tuple[int, ...], str]:
    """Return the kinds by their half steps from each note to the next. Do not change the result.

    >>> kinds_by_formula()[2, 2, 1, 2, 2, 2, 1]
    'major'
    """
    return {_formula(kind): kind for kind in SCALE_NAMES}


def _numeral(roman: str, chord: ChordSymbol | None) -> str:
    """Return the Roman numeral of a chord on a degree; the bare capital for thirds that make no known chord."""
    if chord is None:
        return roman
    if chord.kind in CHORD_NUMERALS:
        return CHORD_NUMERALS[chord.kind].replace("I", roman).replace("i", roman.lower())
    return f"{roman.lower() if 'b3' in chord.degrees else roman}({chord.suffix.removeprefix('M')})"


@lru_cache(maxsize=4096)  # a search spells the same few thousand scales repeatedly
def _spelled(tonic: SpelledPitch, kind: str) -> NamedScale:
    degrees = _DEGREES[kind]
    pitches = [transpose(tonic, degree_interval(degree)) for degree in degrees]
    names = tuple(pitch.name for pitch in pitches)
    return NamedScale(tonic.name, kind, degrees, names, tuple(pitch.hour for pitch in pitches), _formula(kind))


def _plain_kind(words: str) -> str:
    """Return the same words for all ways to write a kind."""
    text = re.sub(r"[\s_-]+", " ", plain(words)).casefold().strip()
    text = re.sub(r" (?:scale|mode)$", "", text)
    text = re.sub(r"(?<=flat |harp )(two|three|four|five|six|seven)\b", lambda match: _DIGITS[match[1]], text)
    return re.sub(r"\b(flat|sharp) (?=\d)", lambda match: "b" if match[1] == "flat" else "#", text)


@cache
def _kinds() -> dict[str, str]:
    """Return the kind by its code and by each of its names in plain form."""
    also = {_plain_kind(typed): kind for typed, kind in ALSO_TYPED.items()}
    named = {_plain_kind(name): kind for kind, _, others in SCALE_TABLE for name in (code_of(kind), kind, *others)}
    return also | named


@cache
def _formula(kind: str) -> tuple[int, ...]:
    heights = [degree_interval(degree).half_steps for degree in _DEGREES[kind]]
    return tuple(high - low for low, high in zip(heights, [*heights[1:], 12], strict=True))


def _kind_named(words: str) -> str | None:
    return _kinds().get(_plain_kind(words))


def _nearest_kind(words: str) -> str | None:
    """Return the name of a kind that is most like the words."""
    typed = _plain_kind(words)
    return _ELSEWHERE.get(typed) or nearest_word(typed, _kinds())


def _suggestion(tonic: str, kind: str) -> Suggestion:
    """Return a scale as a suggestion, with its kind as it was typed; without a kind it is major."""
    return Suggestion("scale", f"{tonic} {kind}".strip(), _kind_named(kind or "major") or "major")


def _nearest_scales(typed: str) -> tuple[Suggestion, ...]:
    """Return the scale that was probably meant by a text that does not begin with a note, if there is one."""
    first, rest = split_note(typed)
    before, _, last = typed.rpartition(" ")
    note = nearest_note(last)
    if _kind_named(before) is not None and note is not None:
        return (_suggestion(note, before),)  # in the wrong order: minor Eb
    together = re.match(r"([A-Ga-g](?:##?|bb?)?)([a-zA-Z].*)", typed)
    if together is not None and _kind_named(together[2]) is not None:
        return (_suggestion(together[1][0].upper() + together[1][1:], together[2]),)  # Ebminor
    note = nearest_note(first)
    if note is None:
        return ()
    kind = rest if not rest or _kind_named(rest) is not None else _nearest_kind(rest)
    return () if kind is None else (_suggestion(note, kind),)
