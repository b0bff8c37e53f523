"""Questions about atoms: how each kind is asked, what is right, and what can be answered.

A question is a JSON object from which the right answer can be computed. All names are ASCII, `#` and `b`.

    letter      interval (2 to 7; negative for down), from: the letter an interval away      -> a letter
    step        size (half, whole), from: the note a step above                             -> a printed name
    place       clef (treble, bass), place (`G2`), sign (`#`, `b` or none)                  -> a letter with its sign
    key         name: which of the twelve keys of a piano                                   -> an hour, 1 to 12
    hour        hour (1 = C#/Db … 12 = C): the note at this hour of the clock               -> a printed name
    enharmonic  name: another name of the same note, or that there is none                  -> a name, or `none`
    signature   mode, and tonic: its signature; or signs: the tonic                         -> `3b`, `0`, `2#`; a tonic
    degree      scale, tonic, position (2 is the second note), after: the note before       -> a name
    formula     scale: its steps in half steps, from the tonic up                           -> `2212221`
    quality     from, to: the interval up                                                   -> `m3`
    ear         from (`C4`), and interval with way (up, down, together), or step, or scale  -> what it was
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng, pick
from musicards.learning.atoms import ATOMS, EAR_INTERVALS, EAR_SCALES, QUALITIES, SCALES, Atom
from musicards.theory import (
    KEYS,
    LETTERS,
    PRINTED_NAMES,
    enharmonic_names,
    hour_above,
    interval_between,
    make_key,
    make_scale,
    note_hour,
    parse_interval,
    parse_pitch,
    transpose,
)
from musicards.theory.data import SCALE_FORMULAS

Question: TypeAlias = Mapping[str, Any]
"""A question as JSON; see the top of this module."""

NONE: Final = "none"
"""The answer that a note has no other name."""

_PRINTED: Final = tuple(name for names in PRINTED_NAMES for name in names)
_SPELLED: Final = (*_PRINTED, "B#", "Cb", "E#", "Fb")
_SIGNATURES: Final = (*(f"{count}b" for count in range(7, 0, -1)), "0", *(f"{count}#" for count in range(1, 8)))
_TONICS: Final = tuple(dict.fromkeys(key.tonic for key in KEYS))
_SCALE_TONICS: Final = ("C", "G", "D", "A", "E", "F", "Bb", "Eb")  # tonics whose scales need few sharps and flats
_QUALITY_FROM: Final = ("C", "D", "E", "F", "G", "A", "Bb", "Eb")
_EAR_FROM: Final = ("C4", "D4", "E4", "F4", "G4", "A4")
_SIGNS: Final = ("", "", "#", "b")  # every other place has a sign


@dataclass(frozen=True, slots=True)
class Item:
    """One question to answer.

    Attributes:
        id: the same for the same question; `read_item` makes the question again from it.
        kind: the family of its atoms; it decides the fields of the question.
        atoms: the ids of what it asks; the first one is what it is about.
        question: see the top of this module.
        answers: what can be answered; every answer is one of these.
    """

    id: str
    kind: str
    atoms: tuple[str, ...]
    question: Question
    answers: tuple[str, ...]

    @property
    def chance(self) -> float:
        """Return the probability of being right by guessing."""
        return len(wanted_by(self.question)) / len(self.answers)

    @property
    def wanted(self) -> tuple[str, ...]:
        """Return the right answers, the usual one first; they mean the same note."""
        return wanted_by(self.question)

    def check(self, answer: str) -> str:
        """Return `answer` if it is one of `answers`.

        Raises:
            BadNotation: it is not.
        """
        if answer not in self.answers:
            raise BadNotation(f"{shown(answer)} is not one of the answers: {', '.join(self.answers)}")
        return answer


def signature_text(count: int) -> str:
    """Return a signature as text: ``3b``, ``0``, ``2#``."""
    return f"{abs(count)}{'#' if count > 0 else 'b'}" if count else "0"


def formula_text(kind: str) -> str:
    """Return the half steps of a scale, such as ``2212221``."""
    return "".join(str(step) for step in SCALE_FORMULAS[kind])


# Making questions

_Maker: TypeAlias = Callable[[list[str]], list[dict[str, Any]]]


def _ask_signature(parts: list[str]) -> list[dict[str, Any]]:
    tonic, mode = parts
    return [{"mode": mode, "tonic": tonic}, {"mode": mode, "signs": signature_text(make_key(tonic, mode).signature)}]


def _ask_degree(parts: list[str]) -> list[dict[str, Any]]:
    kind, position = parts[0], int(parts[1])
    return [
        {"scale": kind, "tonic": tonic, "position": position, "after": make_scale(tonic, kind).names[position - 2]}
        for tonic in _SCALE_TONICS
    ]


def _ask_quality(parts: list[str]) -> list[dict[str, Any]]:
    interval = parse_interval(parts[0])
    return [{"from": low, "to": transpose(parse_pitch(low), interval).name} for low in _QUALITY_FROM]


def _ask_ear(parts: list[str]) -> list[dict[str, Any]]:
    if len(parts) > 1:
        return [{"interval": parts[0], "way": parts[1], "from": low} for low in _EAR_FROM]
    return [{"scale" if parts[0] in EAR_SCALES else "step": parts[0], "from": low} for low in _EAR_FROM]


_ASK: Final[dict[str, _Maker]] = {
    "letter": lambda parts: [{"interval": int(parts[0]), "from": parts[1]}],
    "step": lambda parts: [{"size": parts[0], "from": parts[1]}],
    "place": lambda parts: [{"clef": parts[0], "place": parts[1], "sign": sign} for sign in _SIGNS],
    "key": lambda parts: [{"name": parts[0]}],
    "hour": lambda parts: [{"hour": int(parts[0])}],
    "enharmonic": lambda parts: [{"name": parts[0]}],
    "signature": _ask_signature,
    "degree": _ask_degree,
    "formula": lambda parts: [{"scale": parts[0]}],
    "quality": _ask_quality,
    "ear": _ask_ear,
}


@cache
def items_about(atom: Atom) -> tuple[Item, ...]:
    """Return every question about `atom`; one that is asked more often than others is there more often."""
    parts = atom.id.split(":")[1:]
    found = []
    for fields in _ASK[atom.family](parts):
        question = {"kind": atom.family, **fields}
        others = [str(value) for value in fields.values() if str(value) not in parts]
        found.append(Item("/".join([atom.id, *others]), atom.family, (atom.id,), question, _answers(question)))
    return tuple(found)


def make_item(atom: Atom, rng: Rng) -> Item:
    """Return a question about `atom`. `rng` chooses what the atom leaves open, such as the tonic of a scale."""
    items = items_about(atom)
    return pick(rng, items) if len(items) > 1 else items[0]


def read_item(item_id: str) -> Item:
    """Return the question with this id.

    Raises:
        BadNotation: no question has it.
    """
    atom = ATOMS.get(item_id.partition("/")[0])
    found = next((item for item in items_about(atom) if item.id == item_id), None) if atom else None
    if found is None:
        raise BadNotation(f"No question is called {shown(item_id)}. One is called letter:3:A.")
    return found


# Answering

_ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "letter": tuple(LETTERS),
    "step": _PRINTED,
    "key": tuple(str(hour) for hour in range(1, 13)),
    "hour": _PRINTED,
    "enharmonic": (*_SPELLED, NONE),
    "degree": _SPELLED,
    "formula": tuple(formula_text(kind) for kind in SCALES),
    "quality": QUALITIES,
}


def _answers(question: Question) -> tuple[str, ...]:
    kind = question["kind"]
    if kind == "place":
        return tuple([letter + question["sign"] for letter in LETTERS])
    if kind == "signature":
        return _SIGNATURES if "tonic" in question else _TONICS
    if kind == "ear":
        return ("half", "whole") if "step" in question else EAR_SCALES if "scale" in question else EAR_INTERVALS
    return _ANSWERS[kind]


def _named(hour: int) -> tuple[str, ...]:
    """Return every name of an hour that can be answered, the printed ones first."""
    return (*PRINTED_NAMES[hour], *[name for name in _SPELLED[len(_PRINTED) :] if note_hour(name) == hour])


def _other_names(name: str) -> tuple[str, ...]:
    names = enharmonic_names(note_hour(name), most_signs=1)
    return tuple([other for other in names if other != name]) or (NONE,)


def _wanted_degree(question: Question) -> tuple[str, ...]:
    scale = make_scale(question["tonic"], question["scale"])
    place = question["position"] - 1
    name = scale.names[place]
    return (name, *[other for other in _named(scale.hours[place]) if other != name])


def _wanted_signature(question: Question) -> tuple[str, ...]:
    mode = question["mode"]
    if "tonic" in question:
        return (signature_text(make_key(question["tonic"], mode).signature),)
    return tuple([key.tonic for key in KEYS if key.mode == mode and signature_text(key.signature) == question["signs"]])


_WANTED: Final[dict[str, Callable[[Question], tuple[str, ...]]]] = {
    "letter": lambda question: (letter_away(question["from"], question["interval"]),),
    "step": lambda question: PRINTED_NAMES[hour_above(note_hour(question["from"]), 1 + (question["size"] == "whole"))],
    "place": lambda question: (question["place"][0] + question["sign"],),
    "key": lambda question: (str(note_hour(question["name"])),),
    "hour": lambda question: PRINTED_NAMES[question["hour"]],
    "enharmonic": lambda question: _other_names(question["name"]),
    "signature": _wanted_signature,
    "degree": _wanted_degree,
    "formula": lambda question: (formula_text(question["scale"]),),
    "quality": lambda question: (interval_between(parse_pitch(question["from"]), parse_pitch(question["to"])).short,),
    "ear": lambda question: (question.get("interval") or question.get("step") or question["scale"],),
}


def letter_away(letter: str, interval: int) -> str:
    """Return the letter an interval up, or down if it is negative; both ends count.

    >>> letter_away("A", 3), letter_away("C", -3), letter_away("A", 4)
    ('C', 'A', 'D')
    """
    steps = interval - 1 if interval > 0 else interval + 1
    return LETTERS[(LETTERS.index(letter) + steps) % 7]


def wanted_by(question: Question) -> tuple[str, ...]:
    """Return the right answers to a question, the usual one first."""
    return _WANTED[question["kind"]](question)
