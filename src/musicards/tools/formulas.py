"""Scales by formula: half steps from each note to the next, on a tonic."""

import re
from typing import Final

from musicards.errors import BadNotation, InputError, Suggestion, not_understood
from musicards.theory import SpelledPitch, degree_name, make_scale, parse_pitch
from musicards.tools.note_text import LONGEST_TEXT, plain, split_note
from musicards.tools.scales import NamedScale, kinds_by_formula, scale_on
from musicards.tools.suggestions import nearest_formula, nearest_note, suggested

_CUSTOM: Final = "custom"
_TONICS: Final = (Suggestion("note", "Eb"),)
_MAX_SIGNS: Final = 2  # accidentals of a tonic
_STEP_LETTERS: Final = {"h": 1, "s": 1, "w": 2, "t": 2}  # half and whole steps, semitones and tones
_FORMULA: Final = re.compile(r"[1-9][\d\s,;-]+|(?:[WHTSwhts](?:[\s,;-]+|$)){2,}")


def parse_formula(text: str) -> NamedScale | None:
    """Read a formula, after a tonic or on C, as a scale. Return None if the text is not a formula.

    >>> print(parse_formula("Eb: 2 2 1 2 2 2 1"), parse_formula("2122122"), parse_formula("C minor"))
    Eb major C natural minor None

    Raises:
        InputError: the numbers do not make an octave, or the tonic is not a note.
    """
    typed = plain(text) if len(text) <= LONGEST_TEXT else ""
    if _FORMULA.fullmatch(typed):
        return scale_of_formula(typed)
    first, rest = split_note(typed)
    if _FORMULA.fullmatch(rest):
        return scale_of_formula(rest, first.removesuffix(":"))
    return None


def scale_of_formula(formula: object, tonic: object = "C") -> NamedScale:
    """Return the scale with these half steps from each note to the next, 12 in all, with its name if it has one.

    >>> scale_of_formula([2, 2, 1, 2, 2, 2, 1], "Eb").name, scale_of_formula("W H W W H W W", "D").name
    ('Eb major', 'D natural minor')
    >>> scale_of_formula([1, 1, 10]).names
    ('C', 'C#', 'D')

    Raises:
        InputError: the numbers are not a formula, or the tonic is not a note.
    """
    steps = _read_formula(formula)
    pitch = _read_tonic(tonic)
    kind = kinds_by_formula().get(steps)
    if kind is not None:
        return scale_on(pitch, kind)
    scale = make_scale(pitch.name, _CUSTOM, list(steps))
    degrees = tuple(degree_name(each, pitch) for each in scale.pitches)
    return NamedScale(scale.tonic, _CUSTOM, degrees, scale.names, scale.hours, steps)


def _read_formula(formula: object) -> tuple[int, ...]:
    """Return the half steps in a list or a text: numbers, or W and H, T and S."""
    kinds = kinds_by_formula()
    if isinstance(formula, str) and len(formula) <= LONGEST_TEXT:
        words = re.findall(r"[A-Za-z]|[^\sA-Za-z,;-]+", formula)
        if len(words) == 1 and words[0].isdecimal():
            words = list(words[0])  # 2212221
        steps: list[object] = [
            int(word) if word.isdecimal() and word.isascii() else _STEP_LETTERS.get(word.lower(), word)
            for word in words
        ]
    elif isinstance(formula, list | tuple):
        steps = list(formula)
    else:
        raise not_understood(formula, "formula", examples=[Suggestion("formula", "2 2 1 2 2 2 1", "major")])
    read = [step for step in steps if type(step) is int and 1 <= step <= 12]
    if len(read) == len(steps) and 2 <= len(read) <= 12 and sum(read) == 12:
        return tuple(read)
    near = nearest_formula(read, kinds)
    suggestions = [Suggestion("formula", " ".join(map(str, near)), kinds[near])]
    for step in steps:
        if type(step) is not int or not 1 <= step <= 12:
            raise not_understood(formula, "half-steps", part=step, suggestions=suggestions)
    if sum(read) != 12:
        raise InputError("wrong-formula-sum", formula, suggestions=suggestions, total=sum(read))
    raise InputError("formula-too-short", formula, suggestions=suggestions, least=2, most=12)


def _read_tonic(tonic: object) -> SpelledPitch:
    """Read a note with at most two signs, on which all scales can be made."""
    try:
        pitch = parse_pitch(plain(tonic) if isinstance(tonic, str) else tonic)
    except BadNotation:
        near = nearest_note(tonic) if isinstance(tonic, str) else None
        raise not_understood(tonic, "note", suggestions=suggested("note", near), examples=_TONICS) from None
    if abs(pitch.alteration) > _MAX_SIGNS:
        raise not_understood(tonic, "tonic", suggestions=suggested("note", nearest_note(pitch.name)), examples=_TONICS)
    return SpelledPitch(pitch.letter, pitch.alteration)
