"""The letter an interval away. Fields: interval (2 to 7; negative for down), from. Answer: a letter."""

from typing import Final

from musicards.learning.kind import Atom, Kind, Question, fits_interval
from musicards.theory import LETTERS, letter_above


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


KIND: Final = Kind(
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
