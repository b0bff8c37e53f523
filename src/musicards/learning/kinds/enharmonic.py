"""Another name of the same note, or that there is none. Field: name. Answer: a name, or `none`."""

from typing import Final

from musicards.learning.kind import SPELLED, Atom, Kind, Question
from musicards.theory import PRINTED_NAMES, PitchClass, enharmonic_names, note_hour

_NONE: Final = "none"


def _atoms() -> list[Atom]:
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


KIND: Final = Kind(
    atoms=_atoms,
    ask=lambda name, _other: [{"name": name}],
    answers=lambda _: (*SPELLED, _NONE),
    wanted=_other_names,
    wrong_rules={"one-name-only": lambda _: (_NONE,)},
)
