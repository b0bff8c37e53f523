"""The twelve keys of a piano, the hours of the clock, and the names of both.

key          name                               -> an hour, 1 to 12
hour, piano  hour (1 = C#/Db … 12 = C)          -> a printed name, of the clock's note or of the piano's key
enharmonic   name                               -> another name of the same note, or `none` if there is none
"""

from dataclasses import replace
from typing import Final

from musicards.learning.kind import PRINTED, SPELLED, Atom, Kind, Question
from musicards.theory import PRINTED_NAMES, PitchClass, enharmonic_names, hour_above, note_hour

_NONE: Final = "none"


def _keys() -> list[Atom]:
    return [
        Atom(f"key:{name}", "key", (f"key:{name[0]}",), "key:black")
        if len(name) > 1
        else Atom(f"key:{name}", "key", (), "key:white")
        for name in PRINTED
    ]


def _lowered(question: Question) -> tuple[str, ...]:
    letter, sign = question["name"][0], question["name"][1:]
    moved = {"#": -1, "b": 1}.get(sign, 0)
    return (str(hour_above(note_hour(letter), moved)),) if moved else ()


KEY: Final = Kind(
    atoms=_keys,
    ask=lambda name: [{"name": name}],
    answers=lambda _: tuple([str(hour) for hour in range(1, 13)]),
    wanted=lambda question: (str(note_hour(question["name"])),),
    wrong_rules={"sharp-lowers": _lowered},
    notes=lambda question: (question["name"],),
)

HOUR: Final = Kind(
    atoms=lambda: [Atom(f"hour:{hour}", "hour", (), "hour") for hour in range(1, 13)],
    ask=lambda hour: [{"hour": int(hour)}],
    answers=lambda _: PRINTED,
    wanted=lambda question: PRINTED_NAMES[question["hour"]],
    notes=lambda question: PRINTED_NAMES[question["hour"]],
)

PIANO: Final = replace(HOUR, atoms=tuple, topics=tuple([f"piano:{hour}" for hour in range(1, 13)]))
"""The reverse of `KEY`."""


def _other_names_asked() -> list[Atom]:
    found = []
    for hour in range(1, 13):
        printed = PRINTED_NAMES[hour]
        plain, *others = enharmonic_names(PitchClass(hour), most_signs=1)
        pairs = [printed, printed[::-1]] if len(printed) > 1 else [(other, plain) for other in others]
        for name, other in pairs:
            need, color = (name, "black") if len(printed) > 1 else (plain, "white")
            found.append(Atom(f"enharmonic:{name}:{other}", "enharmonic", (f"key:{need}",), f"enharmonic:{color}"))
    return found


def _other_names(question: Question) -> tuple[str, ...]:
    names = enharmonic_names(note_hour(question["name"]), most_signs=1)
    return tuple([other for other in names if other != question["name"]]) or (_NONE,)


ENHARMONIC: Final = Kind(
    atoms=_other_names_asked,
    ask=lambda name, _other: [{"name": name}],
    answers=lambda _: (*SPELLED, _NONE),
    wanted=_other_names,
    wrong_rules={"one-name-only": lambda _: (_NONE,)},
)
