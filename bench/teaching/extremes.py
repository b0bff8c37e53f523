"""People about whom nothing must be shown as lasting, and holders of one wrong rule, who must be found out.

All of them answer what the project asks, or questions drawn at random, and are not taught by it.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from bench.teaching.mistakes import mistaken
from musicards.games.rng import pick
from musicards.learning.atoms import ATOMS
from musicards.learning.items import WRONG_RULES, Item, answers_by, make_item
from musicards.learning.kind import Atom
from musicards.learning.learner import Learner

_START: Final = 1_800_000_000.0
_DAY: Final = 86_400
_PAUSE: Final = 8.0
_DAYS, _A_DAY = 40, 30

_Answer = Callable[[Item, Random, set[str]], tuple[str, bool]]
"""From a question and what was asked before on the same day: the answer, and whether it was aided."""


def _guesses(item: Item, rng: Random, _: set[str]) -> tuple[str, bool]:
    return pick(rng, item.answers), False


def _matches_colors(item: Item, rng: Random, _: set[str]) -> tuple[str, bool]:
    aided = rng.random() < 0.5
    return (item.wanted[0] if aided else pick(rng, item.answers)), aided


def _hears_nothing(item: Item, rng: Random, _: set[str]) -> tuple[str, bool]:
    return (pick(rng, item.answers) if item.kind == "ear" else item.wanted[0]), False


def _learns_nothing(item: Item, rng: Random, _: set[str]) -> tuple[str, bool]:
    return (item.wanted[0] if rng.random() < 0.45 else mistaken(item, rng)), False


def _forgets_overnight(item: Item, rng: Random, today: set[str]) -> tuple[str, bool]:
    return (item.wanted[0] if item.atoms[0] in today else mistaken(item, rng)), False


def _is_right_two_times_of_three(item: Item, rng: Random, _: set[str]) -> tuple[str, bool]:
    wrong = [answer for answer in item.answers if answer not in item.wanted]
    return (item.wanted[0] if rng.random() < 0.65 else pick(rng, wrong)), False


EXTREMES: Final[dict[str, _Answer]] = {
    "guesses": _guesses,
    "matches colors: right if aided, else guesses": _matches_colors,
    "deaf to pitch: guesses by ear, knows the rest": _hears_nothing,
    "learns nothing: 45 % right forever": _learns_nothing,
    "learns nothing: 65 % right forever": _is_right_two_times_of_three,
    "forgets overnight what it learned": _forgets_overnight,
}
"""People, by what they do."""


def lasting(name: str, seed: int) -> int:
    """Return how many atoms were ever shown as lasting, on some evening of 40 days; if deaf, of those by ear."""
    answer, learner, luck, rng = EXTREMES[name], Learner(), Random(seed), Random(seed + 1)
    found: set[str] = set()
    for day in range(_DAYS):
        now, today = _START + day * _DAY, set[str]()
        for _ in range(_A_DAY):
            item = learner.next(now, luck)
            said, aided = answer(item, rng, today)
            learner.observe(item, said, now, aided=aided)
            today.add(item.atoms[0])
            now += _PAUSE
        seen = [each for each in ATOMS if answer is not _hears_nothing or ATOMS[each].family == "ear"]
        found |= {atom_id for atom_id in seen if learner.state(atom_id, now) == "lasts"}
    return len(found)


NOBODY: Final = ""
"""Instead of a wrong rule: somebody who holds none."""

_NAMED: Final = 0.5  # a rule is named from this probability on
_ERRORS: Final = 3  # of a rule, after which it must have been named
_MAX_QUESTIONS: Final = 200  # questions
_FOLLOWED, _KNOWN = 0.85, 0.75


class Diagnosis(NamedTuple):
    """What was named.

    Attributes:
        right: whether the rule that is held had been named after at most three of its errors.
        wrong: whether any other had been named by then.
    """

    right: bool
    wrong: bool


def diagnose(rule: str, seed: int, questions: int = _MAX_QUESTIONS) -> Diagnosis:
    """Ask somebody who holds one rule, mostly where it counts, until it has led to three errors.

    It is followed five times in six; otherwise three answers in four are right, and the others are common slips or
    guesses. One question in three is about anything. Somebody who holds none is asked `questions` about anything.
    """
    rng, learner, errors, now = Random(seed), Learner(), 0, _START
    learner.begin("reads")
    named: set[str] = set()
    everything = list(ATOMS.values())
    touched = [atom for atom in everything if rule and _is_touched(atom, rule)]
    for _ in range(questions):
        item = make_item(pick(rng, touched if touched and rng.random() < 2 / 3 else everything), rng)
        answers = answers_by(rule, item) if rule else ()
        if answers and rng.random() < _FOLLOWED:
            said = pick(rng, answers)
            errors += 1
        else:
            said = item.wanted[0] if rng.random() < _KNOWN else mistaken(item, rng)
        learner.observe(item, said, now)
        now += _PAUSE
        named |= {each for each, probability in learner.suspects() if probability >= _NAMED}
        if errors >= _ERRORS:
            break
    return Diagnosis(right=rule in named, wrong=bool(named - {rule}))


def _is_touched(atom: Atom, rule: str) -> bool:
    """Return whether a rule gives a wrong answer to some question about the atom."""
    return any(answers_by(rule, make_item(atom, Random(n))) for n in range(4))


assert NOBODY not in WRONG_RULES
