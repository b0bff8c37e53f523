"""Read what follows the root of a chord symbol: ``MI7(b5)``, ``7M``, ``7(b9, #11)``.

Fake books, song books and programs write the same chord in many ways. A suffix is cut into parts, and these make a
`_Reading`: a quality, a number, and changes such as ``b9``, whose order does not matter. Suffixes with the same reading
are the same chord, so that `chord_data` need not list them all.

>>> read_suffix("MI7(b5)") == read_suffix("-7-5") == read_suffix("ø")
True
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from musicards.theory import Interval
from musicards.theory.data import MAJOR_SIZES
from musicards.tools.chord_data import AMBIGUOUS, CHORD_TABLE

DEGREES: Final[dict[str, tuple[str, ...]]] = {kind: tuple(degrees.split()) for kind, degrees, _ in CHORD_TABLE}
"""The degrees of each kind, from the root up."""

_KIND_OF: Final[dict[tuple[str, ...], str]] = {degrees: kind for kind, degrees in DEGREES.items()}
_LONGEST: Final = 48  # characters

# The first pattern that fits decides; the words are read in any case, single letters are not.
_PARTS: Final = tuple(
    (part, re.compile(pattern))
    for part, pattern in (
        ("no", r"(?i:omit|without|no)\.?"),
        ("ø", r"(?i:half[ -]?dim(?:inished)?\.?)|[øØΦφϕ∅⌀]|h(?=\d|\)|$)"),
        ("o", r"(?i:diminished|dim\.?)|[o°º]|0(?=7)"),
        ("+", r"(?i:augmented|aug\.?)|\+"),
        ("sus", r"(?i:suspended|susp\.?|sus\.?)"),
        ("add", r"(?i:added|add\.?)"),
        ("alt", r"(?i:altered|alt\.?)"),
        ("dom", r"(?i:dominant|dom\.?)"),
        ("Δ", r"[Δ△∆^]|MJ|[jJ](?!\s?(?i:a|or))"),
        ("M", r"(?i:major|maj\.?|ma(?!dd)\.?)|M(?!(?i:in?))"),
        ("m", r"(?i:minor|min\.?|mi\.?)|m"),
        ("number", r"13|11|9|7|6|5|4|3|2"),
        ("ending", r"(?i:rd|nd|th|d)\b"),  # of 3rd
        ("#", r"(?i:sharp) ?|[#♯]"),
        ("b", r"(?i:flat) ?|[b♭]"),
        ("-", r"-"),
        ("(", r"\("),
        (")", r"\)"),
        ("separator", r"[,/ ]+"),
    )
)
_SUPERSCRIPTS: Final = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾[]{}", "0123456789+-()()()")
_EMPTY: Final = re.compile(r"^\s*,|[,(]\s*(?:,|\)|$)|/\s*(?:\)|$)")
_BRACKETS: Final = re.compile(r"[^()]*(?:\([^()]+\)[^()]*)*")

_SEVENTHS: Final = frozenset(("7", "9", "11", "13"))  # chords with these numbers have a seventh
_BASES: Final = frozenset(("5", "6", *_SEVENTHS))
_ALTERED: Final = frozenset(("4", "5", "6", "9", "11", "13"))
_ADDED: Final = frozenset(("2", "4", "6", "9", "11", "13"))
_UPWARD: Final = {"2": "9", "4": "11", "6": "13"}  # the names of these notes in a chord with a seventh
_WORDS: Final = {
    "2": "second",
    "3": "third",
    "4": "fourth",
    "5": "five",
    "6": "six",
    "9": "nine",
    "11": "eleven",
    "13": "thirteen",
}


@cache
def degree_interval(degree: str) -> Interval:
    """Return the interval from the tonic or root up to a degree.

    >>> degree_interval("b3").name, degree_interval("#11").short
    ('minor third', 'A11')
    """
    number = int(degree.lstrip("#b"))
    octaves, step = divmod(number - 1, 7)
    return Interval(number, 12 * octaves + MAJOR_SIZES[step] + degree.count("#") - degree.count("b"))


def read_suffix(suffix: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the kind in words and the degrees; None if the suffix is unknown.

    >>> read_suffix("7(b9)(#11)")
    ('dominant seventh flat nine sharp eleven', ('1', '3', '5', 'b7', 'b9', '#11'))
    """
    return _read(suffix) if len(suffix) <= _LONGEST else None


def kind_of_degrees(degrees: Sequence[str]) -> str | None:
    """Return the kind of chord with these degrees, in order from the root up; None if it has no name.

    >>> kind_of_degrees(["1", "b3", "b5"])
    'diminished'
    """
    return _KIND_OF.get(tuple(degrees))


def without_spaces(suffix: str) -> str:
    """Return a suffix as one word: a space between two numbers becomes a comma.

    >>> without_spaces(" 7 (b9 13)")
    '7(b9,13)'
    """
    return re.sub(r"(?<=\d) +(?=\d)", ",", suffix).replace(" ", "")


def other_kinds(suffix: str) -> tuple[str, ...]:
    """Return what else a suffix can mean to musicians, as usual suffixes.

    >>> other_kinds("4"), other_kinds("m7")
    (('add4', 'quartal'), ())
    """
    return AMBIGUOUS.get(suffix.translate(_SUPERSCRIPTS), ())


class _UnknownSuffix(Exception):
    pass


@dataclass(slots=True)
class _Reading:
    """What a suffix says, however it is written."""

    quality: str = ""  # "", M, m, o, or alt before a seventh
    number: str = ""  # "", 5, 6, 7, 9, 11 or 13
    has_major_seventh: bool = False
    changes: set[str] = field(default_factory=set)  # b5, add9, sus4, no3, alt, M7

    @property
    def base(self) -> tuple[str, str, bool]:
        return self.quality, self.number, self.has_major_seventh


@lru_cache(maxsize=4096)
def _read(suffix: str) -> tuple[str, tuple[str, ...]] | None:
    kind = _exact().get(re.sub(r"^\((.+)\)$", r"\1", suffix))
    if kind is not None:
        return kind, DEGREES[kind]
    text = suffix.translate(_SUPERSCRIPTS)
    if not _BRACKETS.fullmatch(text) or _EMPTY.search(text):
        return None
    try:
        reading = _Parser(text).parse()
    except _UnknownSuffix:
        return None
    found = _with_changes(reading)
    if found is None and reading.quality == "M":  # a major chord is meant anyway
        reading.quality = ""
        found = _with_changes(reading)
    return found


@cache
def _exact() -> dict[str, str]:
    """Return the kind of every suffix in the table as it is written there."""
    return {text: kind for kind, _, texts in CHORD_TABLE for text in texts}


@cache
def _bases() -> dict[tuple[str, str, bool], list[tuple[frozenset[str], str]]]:
    """Return the changes and kinds for each base, those with the most changes first."""
    found: dict[tuple[str, str, bool], list[tuple[frozenset[str], str]]] = {}
    for text, kind in _exact().items():
        try:
            reading = _Parser(text).parse()
        except _UnknownSuffix:
            continue  # a word such as quartal
        found.setdefault(reading.base, []).append((frozenset(reading.changes), kind))
    for kinds in found.values():
        kinds.sort(key=lambda each: -len(each[0]))
    return found


def _with_changes(reading: _Reading) -> tuple[str, tuple[str, ...]] | None:
    """Return the kind in the table with as many of the changes as possible, and the others applied to it."""
    for changes, kind in _bases().get(reading.base, ()):
        if changes <= reading.changes:
            return _changed(kind, sorted(reading.changes - changes, key=_place))
    return None


def _place(change: str) -> tuple[bool, bool, int, str]:
    """Return where a change is applied: suspensions first, what is left out last, otherwise upward."""
    number = int(re.sub(r"\D", "", change) or 0)
    return change.startswith("no"), not change.startswith("sus"), number, change


class _Parser:
    """Reads the parts of one suffix from left to right."""

    def __init__(self, text: str) -> None:
        self.parts = list(_parts(text))
        self.place = 0
        self.reading = _Reading()
        self.is_separated = False  # after a bracket, a comma, a stroke or a space

    def parse(self) -> _Reading:
        while self.place < len(self.parts):
            part = self.next()
            if part in {"(", ")", "separator"}:
                self.is_separated = True
                continue
            if part.isdigit():
                self.read_number(part)
            else:
                self.read_word(part)
            self.is_separated = False
        reading = self.reading
        if reading.number in _SEVENTHS:
            reading.changes = {_upward(change) for change in reading.changes}
        reading.changes = {"add9" if change == "add2" else change for change in reading.changes}
        return reading

    def next(self) -> str:
        part = self.parts[self.place]
        self.place += 1
        return part

    def peek(self, ahead: int = 0) -> str:
        place = self.place + ahead
        return self.parts[place] if place < len(self.parts) else ""

    def take_number(self, allowed: frozenset[str]) -> str:
        """Read the number after a word or sign, with a space between them if need be."""
        if self.peek() == "separator" and self.peek(1) in allowed:
            self.place += 1
        if self.peek() not in allowed:
            raise _UnknownSuffix
        return self.next()

    def read_word(self, part: str) -> None:
        reading = self.reading
        if part == "-":
            self.read_minus()
        elif part == "+":
            self.read_plus()
        elif part in {"#", "b"}:
            self.alter(part)
        elif part in {"Δ", "M"}:
            self.read_major(part)
        elif part == "o" and self.peek() == "5":
            self.alter("b")
        elif part in {"m", "o", "ø"}:
            self.read_quality(part)
        elif part == "dom":
            if not self.peek().isdigit() and self.peek(1) not in _SEVENTHS and not reading.number:
                reading.number = "7"
        else:
            self.read_change(part)

    def read_minus(self) -> None:
        is_minor = self.place == 1 and self.peek() != "5"
        if is_minor or self.parts == ["(", "-", ")"]:
            self.reading.quality = "m"
        elif not self.is_hyphen():
            self.alter("b")

    def is_hyphen(self) -> bool:
        """Return whether the - just read only joins: min-maj7, m-7, 7-sus4; that of m-5 is a flat."""
        before, after = self.parts[self.place - 2], self.peek()
        return after in {"M", "Δ", "sus", "add", "alt"} or (before in {"m", "M"} and after in _SEVENTHS)

    def read_quality(self, part: str) -> None:
        reading = self.reading
        is_after_seven = reading.number == "7" and part in {"o", "ø"}
        if reading.quality or reading.changes or (reading.number and not is_after_seven):
            raise _UnknownSuffix
        reading.quality = "o" if part == "o" else "m"
        if part == "ø":
            reading.changes.add("b5")
            if self.peek() not in _SEVENTHS:
                reading.number = "7"

    def read_change(self, part: str) -> None:
        reading = self.reading
        if part == "alt":
            if not reading.number and self.peek() == "7":
                reading.quality = "alt"
            else:
                reading.number = reading.number or "7"
                self.change("alt")
        elif part == "no":
            self.change(f"no{self.take_number(frozenset('35'))}")
            if self.peek() == "ending":
                self.place += 1
        elif part == "sus":
            self.read_suspension()
        elif part == "add":
            if self.peek() == "separator":
                self.place += 1
            sign = self.next() if self.peek() in {"#", "b"} else ""
            allowed = _ADDED | {"3"} if {"sus2", "sus4"} & reading.changes and not sign else _ADDED
            self.change(f"add{sign}{self.take_number(allowed)}")
        else:
            raise _UnknownSuffix

    def read_suspension(self) -> None:
        start = 1 if self.peek() == "(" else 0
        sign = {"#": "#", "+": "#", "b": "b"}.get(self.peek(start), "")
        if sign and self.peek(start + 1) in {"2", "4"} and not self.peek(start + 2).isdigit():
            self.place += start + 1
            self.change(f"sus{sign}{self.next()}")
            return
        if self.peek() in {"separator", "-"} and self.peek(1) in {"2", "4"}:
            self.place += 1
        self.change(f"sus{self.next() if self.peek() in {'2', '4'} else '4'}")
        offset = 1 if self.peek() == "separator" else 0
        if self.peek(offset) in {"2", "4"}:  # sus24, sus2/4
            self.place += offset
            self.change(f"sus{self.next()}")

    def read_plus(self) -> None:
        number = self.peek()
        if self.place == 1 and number != "5":  # +7 is an augmented seventh chord
            number = ""
        if number.isdigit():
            self.alter("#")
        else:
            self.change("#5")

    def read_major(self, part: str) -> None:
        """Read M, maj and Δ: with the number that follows, or with the one before, as in 7M."""
        reading = self.reading
        if self.peek() in {"(", "separator"} and self.peek(1) in _SEVENTHS and not reading.number:
            self.place += 1
        number = self.peek()
        if number in _SEVENTHS and reading.quality != "M":
            self.next()
            self.add_major_seventh(number)
        elif reading.quality == "o" and reading.number and self.is_separated:
            self.change("M7")
        elif reading.number in _SEVENTHS and not reading.has_major_seventh:
            reading.has_major_seventh = True
        elif (part == "Δ" and reading.quality != "M") or reading.quality in {"m", "o"}:
            self.add_major_seventh("7")
        elif reading == _Reading():
            reading.quality = "M"
        else:
            raise _UnknownSuffix

    def add_major_seventh(self, number: str) -> None:
        reading = self.reading
        if reading.has_major_seventh:
            raise _UnknownSuffix
        if reading.quality == "o" and reading.number:
            self.change("M7")  # on a diminished seventh
        elif reading.number in {"", "6"}:
            if reading.number == "6":
                self.change("add13")
            reading.number, reading.has_major_seventh = number, True
        elif number != "7" and reading.number == "7":  # 7M9
            self.change(f"add{number}")
            reading.has_major_seventh = True
        elif number == "7" and reading.number in {"9", "11", "13"}:  # 9(maj7)
            reading.has_major_seventh = True
        else:
            raise _UnknownSuffix

    def read_number(self, number: str) -> None:
        reading = self.reading
        sign = {"+": "#", "-": "b"}.get(self.peek(), "")
        has_sign_after = bool(sign) and not self.peek(1).isdigit()
        is_altered = has_sign_after and (number == "5" or (self.is_separated and number in _ALTERED))
        if is_altered:  # 5+, 7(9-)
            self.next()
            self.change(sign + number)
        elif not reading.number and number in _BASES:
            reading.number = number
        elif number == "7" and reading.number == "6":  # 6/7 and 67
            reading.number = "7"
            self.change("add13")
        elif number == "9" and reading.number == "6":
            self.change("add9")
        elif number == "4" and reading.quality in {"", "M"} and (not reading.number or self.is_separated):
            self.change("sus4")  # 4, 7/4
        elif number in _ADDED and (not reading.number or self.is_separated):
            self.change(f"add{number}")
        else:
            raise _UnknownSuffix

    def alter(self, sign: str) -> None:
        if sign == "#" and self.peek() == "7":  # m(#7)
            self.next()
            self.add_major_seventh("7")
            return
        self.change(sign + self.take_number(_ALTERED))

    def change(self, change: str) -> None:
        change = re.sub(r"(?<=[#b])4$", "11", change) if not change.startswith("sus") else change
        if change in self.reading.changes:
            raise _UnknownSuffix
        self.reading.changes.add(change)


def _parts(text: str) -> Iterator[str]:
    place = 0
    while place < len(text):
        for part, pattern in _PARTS:
            match = pattern.match(text, place)
            if match is not None:
                yield match[0] if part == "number" else part
                place = match.end()
                break
        else:
            raise _UnknownSuffix


def _upward(change: str) -> str:
    """Return an added note as it is called in a chord with a seventh: add11 for add4."""
    word, sign, number = re.fullmatch(r"(\D*?)([#b]?)(\d*)", change).groups()  # type: ignore[union-attr]
    return f"{word}{sign}{_UPWARD.get(number, number)}" if word == "add" else change


def _changed(kind: str, changes: list[str]) -> tuple[str, tuple[str, ...]] | None:
    """Return a kind with changes applied; None if one removes a missing degree, or adds an existing one."""
    degrees, words = list(DEGREES[kind]), kind
    for change in changes:
        found = re.fullmatch(r"(sus|no|add|M)?([#b]?)(\d+)", change)
        if found is None:
            return None
        word, sign, number = found.groups()
        degree = sign + number
        said = f"{ {'b': 'flat ', '#': 'sharp '}.get(sign, '') }{_WORDS.get(number, 'seventh')}"
        if word == "sus":
            if not {"3", "b3"} & set(degrees):
                if degree in degrees or not {"2", "4"} & set(degrees):
                    return None
                degrees.append(degree)  # sus24
            degrees = [degree if each in {"3", "b3"} else each for each in degrees]
            words += f" suspended {said}"
        elif word == "no":
            kept = [each for each in degrees if each.lstrip("#b") != number]
            if len(kept) == len(degrees):
                return None
            degrees = kept
            words += f" without {said}"
        else:
            if not word and number in degrees:
                degrees.remove(number)  # an altered fifth or ninth replaces the plain one
            if degree in degrees:
                return None
            degrees.append(degree)
            words += f" {'added ' if word == 'add' else 'major ' if word == 'M' else ''}{said}"
    ordered = tuple(sorted(degrees, key=_height))
    return _KIND_OF.get(ordered, words), ordered


def _height(degree: str) -> tuple[int, int]:
    interval = degree_interval(degree)
    return interval.generic, interval.half_steps
