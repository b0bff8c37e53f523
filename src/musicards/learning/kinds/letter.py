"""The letter an interval away, and the note a step above.

letter   interval (2 to 7; negative for down), from   -> a letter
step     size (half, whole), from                     -> a printed name, a half or whole step above
"""

from typing import Final

from musicards.learning.kind import PRINTED, Atom, Kind, Question, fits_interval
from musicards.theory import LETTERS, PRINTED_NAMES, hour_above, letter_above, note_hour
from musicards.theory.pitch import SHARP_NAMES


def letter_away(letter: str, interval: int) -> str:
    """Return the letter an interval up, or down if it is negative; both ends count.

    >>> letter_away("A", 3), letter_away("C", -3), letter_away("A", 4)
    ('C', 'A', 'D')
    """
    steps = interval - 1 if interval > 0 else interval + 1
    return LETTERS[(LETTERS.index(letter) + steps) % 7]


def _atoms() -> list[Atom]:
    found = []
    for size in range(2, 8):
        for letter in LETTERS:
            below = letter_above(letter, 7)  # the letter before
            up = (f"letter:{size - 1}:{letter}",) if size > 2 else ()
            down = (f"letter:{1 - size}:{letter}",) if size > 2 else (f"letter:2:{below}",)
            found.append(Atom(f"letter:{size}:{letter}", "letter", up, f"letter:{size}"))
            found.append(Atom(f"letter:{-size}:{letter}", "letter", down, f"letter:{-size}"))
    return found


def _counted(question: Question, more: int) -> tuple[str, ...]:
    interval = question["interval"]
    return (letter_away(question["from"], interval + (more if interval > 0 else -more)),)


LETTER: Final = Kind(
    atoms=_atoms,
    ask=lambda interval, letter: [{"interval": int(interval), "from": letter}],
    answers=lambda _: LETTERS,
    wanted=lambda question: (letter_away(question["from"], question["interval"]),),
    wrong_rules={
        "starts-at-zero": lambda question: _counted(question, 1),
        "one-short": lambda question: _counted(question, -1),
        "direction": lambda question: (letter_away(question["from"], -question["interval"]),),
    },
    apart=lambda one, other: abs(abs(one["interval"]) - abs(other["interval"])),
    fits=fits_interval,
)


_HALF_STEPS: Final = {"half": 1, "whole": 2}


def _steps() -> list[Atom]:
    return [
        Atom(f"step:{size}:{name}", "step", (f"key:{name}",), f"step:{size}")
        for size in _HALF_STEPS
        for name in SHARP_NAMES[1:]
    ]


def _away(question: Question, half_steps: int) -> tuple[str, ...]:
    return PRINTED_NAMES[hour_above(note_hour(question["from"]), half_steps)]


def _wanted(question: Question) -> tuple[str, ...]:
    return _away(question, _HALF_STEPS[question["size"]])


def _next_letter_is_whole(question: Question) -> tuple[str, ...]:
    low = question["from"]
    return (letter_away(low, 2),) if question["size"] == "whole" and low in LETTERS else ()


STEP: Final = Kind(
    atoms=_steps,
    ask=lambda size, name: [{"size": size, "from": name}],
    answers=lambda _: PRINTED,
    wanted=_wanted,
    wrong_rules={
        "direction": lambda question: _away(question, -_HALF_STEPS[question["size"]]),
        "all-letters-whole": _next_letter_is_whole,
        "half-for-whole": lambda question: _away(question, 1) if question["size"] == "whole" else (),
        "whole-for-half": lambda question: _away(question, 2) if question["size"] == "half" else (),
    },
    notes=lambda question: (question["from"], _wanted(question)[0]),
)
