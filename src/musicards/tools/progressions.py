"""Chord progressions: Roman numerals and Nashville numbers, read in a key, and found for the chords of a chart.

`numerals` says what a numeral means. After a slash is the chord that a dominant leads to, as in V65/V, or the number of
the bass.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from musicards.errors import BadNotation, InputError, Suggestion, not_understood
from musicards.theory import (
    KEYS,
    Key,
    NameSystem,
    SpelledPitch,
    interval_between,
    make_key,
    parse_pitch,
    transpose,
)
from musicards.tools.chord_suffixes import degree_interval
from musicards.tools.chords import ChordSymbol, chord_with_degrees, parse_chord_symbol
from musicards.tools.english_names import to_english_names
from musicards.tools.lines import Line, LineChord, LineItem, is_kept, parse_line
from musicards.tools.numerals import (
    DEGREE,
    FIGURES,
    NATURAL_MINOR,
    NUMERALS,
    RAISED,
    ChordRole,
    is_diatonic,
    is_upper,
    nashville_of,
    numeral_of,
    plain_numeral,
)
from musicards.tools.scales import parse_scale, read_key

_TOKEN: Final = re.compile(
    r"(?P<signs>[b#]{0,2})(?P<degree>VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i|[1-7])(?P<rest>[^\s|]*)"
)
_APPLIED: Final = re.compile(rf"(?P<suffix>.*)/(?P<goal>{DEGREE})")
_TO_NUMERAL: Final = re.compile(r"/[b#]*[ivIV]")
_TRIADS: Final = {"6", "64", "6/4"}  # of the figures; the others are of seventh chords
_FIGURED: Final = re.compile(r"(?P<quality>°|o|ø|\+|)(?P<figure>6/4|6/5|4/3|4/2|64|65|43|42|6|2)")
_BETWEEN_NUMERALS: Final = re.compile(r"(?<=[\w°ø+])(?:[-\u2013\u2014]|->|\u2192)(?=[b#]*[ivIV])")
_ONLY_NUMBERS: Final = re.compile(r"[b#]?[1-7](?:[-\u2013\u2014][b#]?[1-7]){2,}")
_NEAPOLITAN: Final = re.compile(r"N(?=6?$|6?/)")
_IN_KEY: Final = re.compile(r"(?P<text>.*\S)\s+(?:in|en)\s+(?P<key>\S.*)", re.DOTALL)
_KEY_FIRST: Final = re.compile(r"(?P<key>[^:|]+):(?!\|)\s*(?P<text>\S.*)", re.DOTALL)
_PLAIN: Final = str.maketrans({"♭": "b", "♯": "#", "^": "", "⁷": "7", "⁶": "6", "⁹": "9", "º": "°"})
_EXAMPLES: Final = (Suggestion("plain", "ii7 V7 I"), Suggestion("plain", "1 5 6- 4"))


@dataclass(frozen=True, slots=True)
class ProgressionChord:
    """A chord of a progression and its names in the key.

    >>> chord = read_progression("Cmaj7 A7 Dm7", "C").chords[1]
    >>> chord.numeral, chord.nashville, chord.role, str(chord.symbol)
    ('V7/ii', '67', 'secondary', 'A7')
    """

    symbol: LineChord
    numeral: str  # ``ii7``, ``V65/V``
    nashville: str  # ``2-7``
    role: ChordRole


@dataclass(frozen=True, slots=True)
class Progression:
    """Chords in a key. Made by `read_progression`.

    >>> progression = read_progression("| ii7 V7 | I | in Eb")
    >>> str(progression.line), progression.key.name, progression.text("nashville")
    ('| Fm7 Bb7 | Eb |', 'Eb major', '| 2-7 57 | 1 |')
    """

    key: Key
    line: Line  # the chords as symbols, with the bar lines that were typed
    chords: tuple[ProgressionChord, ...]

    def text(self, form: Literal["numerals", "nashville"]) -> str:
        """Return the progression in Roman numerals or Nashville numbers, with its bar lines."""
        found = iter(self.chords)
        names = []
        for item in self.line.items:
            if isinstance(item, str):
                names.append(item)
            else:
                chord = next(found)
                names.append(chord.numeral if form == "numerals" else chord.nashville)
        return "".join(names)

    def in_key(self, key: Key) -> "Progression":
        """Return the same progression in another key of the same mode.

        >>> str(read_progression("Am F C E7", "Am").in_key(read_key("Em")).line)
        'Em C G B7'

        Raises:
            InputError: one key is major and the other minor.
        """
        if key.mode != self.key.mode:
            raise InputError("different-mode", f"{self.key}, {key}")
        interval = interval_between(parse_pitch(self.key.tonic), parse_pitch(key.tonic))
        items = [
            item.moved(lambda pitch: transpose(pitch, interval)) if isinstance(item, LineChord) else item
            for item in self.line.items
        ]
        return _analyzed(Line(tuple(items)), key)


def read_progression(text: object, key: str | None = None, names: NameSystem = "english") -> Progression:
    """Read Roman numerals, Nashville numbers or chord symbols in a key.

    Args:
        text: the progression, which may end with its key (``ii V I in Eb``) or begin with it (``Eb: ii V I``).
        key: the key, unless the text has it. For numerals the usual one is C; for chords the one that fits best.
        names: how the notes of keys and chords are named.

    >>> [str(chord.symbol) for chord in read_progression("i VI III VII V7/V V7 in A minor").chords]
    ['Am', 'F', 'C', 'G', 'B7', 'E7']
    >>> read_progression("Dm7 G7 Cmaj7").text("numerals")
    'ii7 V7 Imaj7'
    >>> str(read_progression("1 5/7 6- 4 in G").line)
    'G D/F# Em C'

    Raises:
        InputError: a word is neither, or the key is not one; the error has the word.
    """
    if not isinstance(text, str) or not text.strip() or len(text) > 2_000:
        raise not_understood(text, "chord-symbol", examples=_EXAMPLES)
    typed, in_text = _split_key(text, names)
    wanted = in_text if in_text is not None else None if key is None else to_english_names(key, names)
    words = _apart(typed.translate(_PLAIN))
    if _is_of_numerals(words):
        found_key = _key_for_numerals(words, wanted)
        return _analyzed(_line_of_numerals(words, found_key), found_key, words)
    line = parse_line(typed, kind="chords", names=names)
    found_key = read_key(wanted) if wanted is not None else likely_key(_chords_of(line))
    return _analyzed(line, found_key)


def likely_key(chords: Sequence[LineChord]) -> Key:
    """Return the key in which most of the chords are diatonic; of several, one on whose tonic the line ends or begins.

    >>> likely_key([LineChord(parse_pitch("D"), "m7"), LineChord(parse_pitch("G"), "7")]).name
    'C major'
    """

    def fit(key: Key) -> tuple[float, int]:
        tonic = parse_pitch(key.tonic)
        score = 0.0
        for place, chord in enumerate(chords):
            numeral = plain_numeral(chord, key)
            score += is_diatonic(numeral, key)
            is_tonic = chord.root.name == tonic.name and numeral[:1] == ("I" if key.mode == "major" else "i")
            score += is_tonic * (1.0 if place in {0, len(chords) - 1} else 0.2)
            score += 0.7 * (numeral.startswith("V7") and not numeral.startswith("VI"))
        return score, -abs(key.signature)

    return max(KEYS, key=fit)


# Reading numerals and numbers


def _split_key(text: str, names: NameSystem) -> tuple[str, str | None]:
    """Return the progression, and its key if the text has one."""
    for pattern in (_IN_KEY, _KEY_FIRST):
        found = pattern.fullmatch(text.strip())
        if found is not None:
            key = to_english_names(found["key"].strip(), names)
            try:
                read_key(key)
            except BadNotation:
                if pattern is _IN_KEY:
                    raise
                continue
            return found["text"], key
    return text, None


def _words(text: str) -> list[re.Match[str]]:
    return [
        word for word in re.finditer(r"[^\s|,;]+", text) if not is_kept(word[0]) and word[0].strip(":-\u2013\u2192>")
    ]


def _apart(text: str) -> str:
    """Return a text with spaces around the hyphens between numerals; a hyphen after a number means minor, as in 2-7.

    >>> _apart("ii-V7-I"), _apart("1-5-6-4"), _apart("2-7 57 1")
    ('ii - V7 - I', '1 - 5 - 6 - 4', '2-7 57 1')
    """
    if _ONLY_NUMBERS.fullmatch(text.strip()):
        return " - ".join(re.findall(r"[b#]?[1-7]", text))
    return _BETWEEN_NUMERALS.sub(" - ", text)


def _is_of_numerals(text: str) -> bool:
    words = _words(text)
    return bool(words) and _TOKEN.match(_NEAPOLITAN.sub("bII", words[0][0])) is not None


def _key_for_numerals(text: str, wanted: str | None) -> Key:
    """Return the key to read numerals in; a tonic without a mode is minor if the numeral of its chord is."""
    first = [found["degree"] for word in _words(text) if (found := _TOKEN.match(word[0])) and not found["signs"]]
    is_minor = "i" in first and "I" not in first
    if wanted is None:
        return read_key("Am" if is_minor else "C")
    try:
        return read_key(f"{wanted} minor") if is_minor else read_key(wanted)
    except BadNotation:
        return read_key(wanted)


def _line_of_numerals(text: str, key: Key) -> Line:
    """Return the chords of numerals or numbers, with the bar lines between them."""
    items: list[LineItem] = []
    end = 0
    for number, word in enumerate(_words(text), start=1):
        chord = _chord_of(word[0], key)
        if chord is None:
            raise InputError(
                "not-understood", word[0], expected="chord-symbol", suggestions=(), examples=_EXAMPLES, number=number
            )
        if word.start() > end:
            items.append(text[end : word.start()])
        items.append(chord)
        end = word.end()
    if end < len(text):
        items.append(text[end:])
    return Line(tuple(items))


def _chord_of(word: str, key: Key) -> LineChord | None:
    """Return the chord of one numeral or number; None if it is not one. N is the Neapolitan."""
    word = _NEAPOLITAN.sub("bII", word)
    found = _TOKEN.fullmatch(word)
    if found is None:
        return None
    rest = found["rest"]
    applied = None if _FIGURED.fullmatch(rest) else _APPLIED.fullmatch(rest)
    if applied is not None:
        goal = applied["goal"]
        if goal.lstrip("b#").isdigit():
            return _with_bass(_chord_of(word[: found.end("degree")] + applied["suffix"], key), goal, key)
        return _applied(word[: found.end("degree")] + applied["suffix"], goal, key)
    root = _root(found["signs"], found["degree"], key)
    is_minor = found["degree"].islower()
    figured = _FIGURED.fullmatch(rest)
    if figured is not None and not found["degree"].isdigit():
        return _inverted(root, figured["quality"], figured["figure"], key, is_minor=is_minor)
    return _on_root(root, rest, is_minor=is_minor)


def _applied(numeral: str, goal: str, key: Key) -> LineChord | None:
    """Return a chord in the key of the chord that it leads to."""
    found = _TOKEN.fullmatch(goal)
    if found is None:
        return None
    root = _root(found["signs"], found["degree"], key)
    # Read in C and moved, because the key of the goal may have too many signs.
    chord = _chord_of(numeral, make_key("C", "minor" if found["degree"].islower() else "major"))
    interval = interval_between(parse_pitch("C"), root)
    return None if chord is None else chord.moved(lambda pitch: transpose(pitch, interval))


def _with_bass(chord: LineChord | None, degree: str, key: Key) -> LineChord | None:
    if chord is None:
        return None
    signs, number = degree[:-1], degree[-1]
    return LineChord(chord.root, chord.suffix, _root(signs, number, key))


def _root(signs: str, degree: str, key: Key) -> SpelledPitch:
    """Return the note of a degree, as the key and the case of the numeral say."""
    number = int(degree) if degree.isdigit() else NUMERALS.index(degree.upper()) + 1
    alteration = signs.count("#") - signs.count("b")
    if key.mode == "minor":
        natural = NATURAL_MINOR.get(number, 0)
        if signs == "":
            alteration = 0 if degree in RAISED else natural
        elif alteration > 0:
            alteration += natural  # #vi is the raised sixth of minor; bVI is its natural one, as in major
    sign = "#" * alteration or "b" * -alteration
    tonic = parse_pitch(key.tonic)
    if number == 1:
        return SpelledPitch(tonic.letter, tonic.alteration + alteration)
    return transpose(tonic, degree_interval(f"{sign}{number}"))


def _on_root(root: SpelledPitch, rest: str, *, is_minor: bool) -> LineChord | None:
    """Return the chord of a suffix, which lacks the m of a lower-case numeral."""
    suffixes = [f"m{rest}", rest] if is_minor else [rest]
    if rest[:1] in {"°", "o", "ø"} or rest.startswith(("dim", "m7b5", "min", "sus")):
        suffixes = [rest]
    elif rest.startswith("7b5") and is_minor:
        suffixes = [f"m{rest}"]
    elif rest.startswith("-"):
        suffixes = [f"m{rest[1:]}"]
    for suffix in suffixes:
        try:
            chord = parse_chord_symbol(f"{root.name}({suffix})" if suffix[:1] in {"b", "#"} else f"{root.name}{suffix}")
        except BadNotation:
            continue
        return LineChord(root, _usual_suffix(chord))
    return None


def _usual_suffix(chord: ChordSymbol) -> str:
    """Return the suffix as lead sheets have it: m7b5 for ø7."""
    usual = chord_with_degrees(chord.root, chord.degrees)
    return usual.suffix if usual is not None and chord.suffix[:1] in {"°", "o", "ø", "+"} else chord.suffix


def _inverted(root: SpelledPitch, quality: str, figure: str, key: Key, *, is_minor: bool) -> LineChord | None:
    """Return the inversion that a figure means. Without a quality, a seventh is that of the key, as in textbooks."""
    ending = "" if figure in _TRIADS else "7"
    chord = _on_root(root, quality + ending, is_minor=is_minor)
    if chord is not None and ending and not quality:
        for each in parse_scale(key.name).sevenths:
            if each.symbol is not None and each.names[0] == root.name and is_upper(each.numeral) != is_minor:
                in_key = parse_chord_symbol(each.symbol)
                if "b5" not in in_key.degrees:
                    chord = LineChord(root, in_key.suffix)
    if chord is None:
        return None
    notes = parse_chord_symbol(f"{root.name}{chord.suffix}").pitches
    return LineChord(root, chord.suffix, notes[FIGURES[figure]])


def _chords_of(line: Line) -> list[LineChord]:
    return [item for item in line.notes if isinstance(item, LineChord)]


def _analyzed(line: Line, key: Key, typed: str | None = None) -> Progression:
    """Return a line of chords as a progression; numerals that were typed stay as they were."""
    chords = _chords_of(line)
    numerals = [word[0] for word in _words(typed)] if typed is not None else []
    found: list[ProgressionChord] = []
    for place, chord in enumerate(chords):
        following = next((each for each in chords[place + 1 :] if each.root.name != chord.root.name), None)
        after = chords[chords.index(following, place + 1) + 1 :] if following is not None else []
        numeral, role = numeral_of(chord, key, following, after[0] if after else None)
        if numerals and not numerals[place].lstrip("b#")[:1].isdigit():
            numeral = numerals[place]
            role = "secondary" if _TO_NUMERAL.search(numeral) else role
        found.append(ProgressionChord(chord, numeral, nashville_of(chord, key), role))
    return Progression(key, line, tuple(found))
