"""Name a chord in a key: its Roman numeral, its Nashville number, and what it does there.

An upper-case numeral is a major chord and a lower-case one minor, as in most textbooks of popular music and jazz: V7
and I7 are dominant sevenths, Imaj7 a major one. In minor, III, VI and VII are on the natural scale; vi and vii are on
the raised notes, as in vii°7. A figure after a numeral is an inversion. `progressions` reads them.
"""

import re
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from musicards.errors import BadNotation
from musicards.theory import (
    Key,
    SpelledPitch,
    degree_name,
    interval_between,
    make_key,
    parse_interval,
    parse_pitch,
    transpose,
)
from musicards.tools.chords import chord_with_degrees, parse_chord_symbol
from musicards.tools.lines import LineChord
from musicards.tools.scales import parse_scale

ChordRole: TypeAlias = Literal["diatonic", "secondary", "borrowed", "other"]
"""What a chord is in its key: of its scale, the dominant of another chord or before it, or of the parallel key."""

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
"""The numerals of the degrees.

>>> NUMERALS[4]
'V'
"""

DEGREE: Final = r"[b#]{0,2}(?:VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i|[1-7])"
"""A pattern for a numeral or number with its signs."""

FIGURES: Final = {"6": 1, "64": 2, "6/4": 2, "65": 1, "6/5": 1, "43": 2, "4/3": 2, "42": 3, "4/2": 3, "2": 3}
"""The figures of inversions, and which note of the chord is the bass: 1 for the third."""

NATURAL_MINOR: Final = {3: -1, 6: -1, 7: -1}
"""How the degrees of the minor scale differ from those of the major scale."""

RAISED: Final = frozenset(("vi", "vii"))
"""The numerals on the raised notes of minor, which need no sign."""

_TRIADS_INVERTED: Final = ("", "6", "64")
_SEVENTHS_INVERTED: Final = ("7", "65", "43", "42")
_MAJOR_TRIADS: Final = frozenset(("I", "ii", "iii", "IV", "V", "vi", "vii°"))
_MINOR_TRIADS: Final = frozenset(("i", "ii°", "III", "iv", "v", "V", "VI", "VII", "vii°", "III+"))  # with the raised 7
_FIFTH: Final = parse_interval("P5")
_HALF_STEP: Final = parse_interval("m2")
_WHOLE_STEP: Final = parse_interval("M2")


def numeral_of(
    chord: LineChord, key: Key, following: LineChord | None = None, after: LineChord | None = None
) -> tuple[str, ChordRole]:
    """Return the Roman numeral of a chord in a key, and its role there; what follows decides what it leads to.

    >>> from musicards.theory import make_key
    >>> chord = LineChord(parse_pitch("D"), "7")
    >>> numeral_of(chord, make_key("C")), numeral_of(chord, make_key("A", "minor"))
    (('V7/V', 'secondary'), ('IV7', 'other'))
    """
    plain = plain_numeral(chord, key)
    is_in_key = is_diatonic(plain, key)
    leads = _leads_to(chord, key, following)
    if leads is not None and (not is_in_key or (leads[0].startswith("V7") and leads[1] == "III")):
        return f"{leads[0]}/{leads[1]}", "secondary"
    if following is not None and not is_in_key and _is_minor(chord) and _leads(following, key, after) is not None:
        # The second degree before a secondary dominant: Gm7 C7 F in C.
        goal = _leads(following, key, after)
        if goal is not None and interval_between(chord.root, following.root).short == "P4":
            return f"{_numeral_within(chord, transpose(chord.root, _WHOLE_STEP, down=True), goal)}/{goal}", "secondary"
    if is_in_key:
        return plain, "diatonic"
    parallel = key.parallel
    other = None if parallel is None else plain_numeral(chord, parallel)
    is_borrowed = parallel is not None and other is not None and is_diatonic(other, parallel)
    return plain, "borrowed" if is_borrowed else "other"


def _numeral_within(chord: LineChord, tonic: SpelledPitch, numeral: str) -> str:
    """Return the numeral of a chord in the key of another chord, whose root and numeral are given."""
    # Compared in C, because that key may have too many signs.
    interval = interval_between(parse_pitch("C"), tonic)
    moved = chord.moved(lambda pitch: transpose(pitch, interval, down=True))
    return plain_numeral(moved, make_key("C", "minor" if numeral.islower() else "major"))


def _leads(chord: LineChord, key: Key, following: LineChord | None) -> str | None:
    found = _leads_to(chord, key, following)
    return None if found is None else found[1]


def _leads_to(chord: LineChord, key: Key, following: LineChord | None) -> tuple[str, str] | None:
    """Return a chord's numeral in the key of the chord that it is the dominant of, and that chord's numeral."""
    degrees = _degrees(chord)
    if degrees is None:
        return None
    if {"b3", "b5"} <= set(degrees):  # the seventh degree
        root = transpose(chord.root, _HALF_STEP)
        is_leading = _goes_to(following, root)
    elif "3" in degrees and not {"6", "7"} & set(degrees):
        root = transpose(chord.root, _FIFTH, down=True)
        is_leading = _is_secondary_dominant(chord, degrees, key, following, root)
    else:
        return None
    goal = _goals(key).get(root.name)
    if goal is None or not is_leading:
        return None
    # A blues goes from I7 to IV7 without leaving its key.
    if goal == "IV" and following is not None and "b7" in (_degrees(following) or ()):
        return None
    return _numeral_within(chord, root, goal), goal


def _goes_to(following: LineChord | None, root: SpelledPitch) -> bool:
    return following is not None and root.name in {following.root.name, (following.bass or following.root).name}


def _is_secondary_dominant(
    chord: LineChord, degrees: tuple[str, ...], key: Key, following: LineChord | None, goal: SpelledPitch
) -> bool:
    """Whether a major chord or dominant seventh is heard as the dominant of a chord a fifth below."""
    plain = plain_numeral(chord, key)
    has_seventh = "b7" in degrees or "#5" in degrees
    if not has_seventh and is_diatonic(plain, key):
        return False
    if _goes_to(following, goal):
        return True
    deceives = following is not None and interval_between(chord.root, following.root).short in {"m2", "M2"}
    # I7 and IV7 are chords of the blues.
    is_of_blues = re.match(r"I7|IV7|I9|IV9|I13|IV13", plain) is not None
    return (has_seventh or deceives) and not is_of_blues and not (key.mode == "minor" and is_diatonic(plain, key))


@lru_cache(maxsize=64)
def _goals(key: Key) -> dict[str, str]:
    """Return the chords that have a dominant of their own: the major and minor triads of the key, without the tonic."""
    found = {}
    for each in parse_scale(key.name).chords:
        if "°" not in each.numeral and each.degree > 1:
            numeral = "V" if key.mode == "minor" and each.degree == 5 else each.numeral.lstrip("b")
            found[each.names[0]] = numeral
    return found


def _degrees(chord: LineChord) -> tuple[str, ...] | None:
    try:
        return parse_chord_symbol(f"{chord.root.name}{chord.suffix}").degrees
    except BadNotation:
        return None


def _is_minor(chord: LineChord) -> bool:
    return "b3" in (_degrees(chord) or ())


def plain_numeral(chord: LineChord, key: Key) -> str:
    """Return the numeral of a chord by its root, quality and bass alone.

    >>> from musicards.theory import make_key
    >>> plain_numeral(LineChord(parse_pitch("Bb"), "7"), make_key("C"))
    'bVII7'
    """
    degrees = _degrees(chord) or ("1", "3", "5")
    tonic = parse_pitch(key.tonic)
    degree = degree_name(chord.root, tonic)
    number = int(degree.lstrip("b#"))
    is_lower = "b3" in degrees
    numeral = NUMERALS[number - 1].lower() if is_lower else NUMERALS[number - 1]
    signs = _signs_in(degree[: -len(str(number))], number, numeral, key)
    ending = _ending(chord, degrees)
    figured = _figure(chord, ending)
    if figured is not None:
        return f"{signs}{numeral}{figured}"
    bass = "" if chord.bass is None else f"/{degree_name(chord.bass, tonic)}"
    return f"{signs}{numeral}{ending}{bass}"


def _signs_in(signs: str, number: int, numeral: str, key: Key) -> str:
    """Return the signs before a numeral; in minor, the scale's own thirds, sixths and sevenths need none."""
    if key.mode == "major" or number not in NATURAL_MINOR:
        return signs
    if numeral in RAISED:
        return signs
    if signs == "b":
        return ""
    return "#" if signs == "" else signs


def _ending(chord: LineChord, degrees: tuple[str, ...]) -> str:
    """Return what follows a numeral: °, ø7, 7, maj7, sus4."""
    usual = chord_with_degrees(chord.root, degrees)
    suffix = usual.suffix if usual is not None else chord.suffix
    special = {
        "dim": "°",
        "dim7": "°7",
        "m7b5": "ø7",
        "aug": "+",
        "aug7": "+7",
        "6": "add6",
        "m6": "add6",
        "mM7": "maj7",
    }
    if suffix in special:
        return special[suffix]
    if suffix.startswith("mM"):
        return f"maj{suffix[2:]}"
    if suffix.startswith(("m", "-")) and not suffix.startswith("maj"):
        return suffix[1:]
    return suffix.removeprefix("M")


def _figure(chord: LineChord, ending: str) -> str | None:
    """Return quality and figure of an inverted triad or seventh chord; None for other chords."""
    if chord.bass is None:
        return None
    read = parse_chord_symbol(f"{chord.root.name}{chord.suffix}") if _degrees(chord) else None
    names = read.names if read is not None else ()
    quality = next((sign for sign in ("°", "ø", "+") if ending.startswith(sign)), "")
    rest = ending.removeprefix(quality)
    if chord.bass.name not in names or rest not in {"", "7"}:
        return None
    figures = _SEVENTHS_INVERTED if rest else _TRIADS_INVERTED
    return f"{quality}{figures[names.index(chord.bass.name)]}"


def is_diatonic(numeral: str, key: Key) -> bool:
    """Whether a numeral is a chord of the key; in minor with the leading note in V and vii.

    >>> from musicards.theory import make_key
    >>> is_diatonic("ii7", make_key("C")), is_diatonic("II7", make_key("C"))
    (True, False)
    """
    found = re.match(rf"{DEGREE}", numeral)
    if found is None:
        return False
    ending = numeral[found.end() :]
    quality = next((sign for sign in ("°", "ø", "+") if ending.startswith(sign)), "")
    kind = ending.removeprefix(quality).partition("/")[0]
    triads = _MAJOR_TRIADS if key.mode == "major" else _MINOR_TRIADS
    half = "vii" if key.mode == "major" else "ii"
    triad = f"{found[0]}{'°' if quality == 'ø' else quality}"
    if (
        triad not in triads
        or (quality == "ø" and found[0] != half)
        or (kind.startswith("7") and quality == "°" and found[0] == half)
    ):
        return False
    if any(sign in kind for sign in "b#"):
        return triad == "V" and (key.mode == "minor" or "b" not in kind)
    is_dominant = triad == "V" or (triad == "VII" and key.mode == "minor")
    if kind[:1].isdigit() and kind not in FIGURES and is_upper(numeral) and not kind.startswith("6"):
        return is_dominant or kind == "5"
    if kind.startswith("maj"):
        return is_upper(numeral) and not is_dominant and not quality
    return True


def nashville_of(chord: LineChord, key: Key) -> str:
    """Return the Nashville number of a chord: 1, 2-, 57, 6-7, 5/7.

    >>> from musicards.theory import make_key
    >>> nashville_of(LineChord(parse_pitch("D"), "m7"), make_key("C"))
    '2-7'
    """
    tonic = parse_pitch(key.tonic)
    degrees = _degrees(chord) or ("1", "3", "5")
    ending = _ending(chord, degrees).replace("add6", "6")
    minor = "-" if "b3" in degrees and ending[:1] not in {"°", "ø"} else ""
    bass = "" if chord.bass is None else f"/{_nashville_degree(chord.bass, tonic, key)}"
    return f"{_nashville_degree(chord.root, tonic, key)}{minor}{ending}{bass}"


def _nashville_degree(pitch: SpelledPitch, tonic: SpelledPitch, key: Key) -> str:
    """Return the number of a note in the key; in minor, the natural scale has no signs."""
    degree = degree_name(pitch, tonic)
    number = int(degree.lstrip("b#"))
    signs = degree[: -len(str(number))]
    if key.mode == "minor" and number in NATURAL_MINOR:
        signs = "" if signs == "b" else "#" if signs == "" else signs
    return f"{signs}{number}"


def is_upper(numeral: str) -> bool:
    """Whether a numeral is that of a major chord.

    >>> is_upper("bVII"), is_upper("#iv°")
    (True, False)
    """
    return numeral.lstrip("b#")[:1].isupper()
