"""One of the twelve keys of a piano. Field: name. Answer: an hour, 1 to 12."""

from typing import Final

from musicards.learning.kind import PRINTED, Atom, Kind, Question
from musicards.theory import hour_above, note_hour


def _atoms() -> list[Atom]:
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


KIND: Final = Kind(
    atoms=_atoms,
    ask=lambda name: [{"name": name}],
    answers=lambda _: tuple([str(hour) for hour in range(1, 13)]),
    wanted=lambda question: (str(note_hour(question["name"])),),
    wrong_rules={"sharp-lowers": _lowered},
    notes=lambda question: (question["name"],),
)
