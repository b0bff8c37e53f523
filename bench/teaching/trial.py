"""One simulated learner and one teacher, day by day, until nearly everything lasts for a week."""

from dataclasses import dataclass, field
from random import Random
from typing import Final

from bench.teaching.teachers import Teacher
from bench.teaching.worlds import DAY, World
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item
from musicards.learning.learner import Learner

TUNING: Final = 0
"""The first seed of learners for choosing numbers and for tests. Fewer than `FIGURES` are ever used."""

FIGURES: Final = 41_000
"""The first seed of the learners whose figures are in docs/teaching.md; used for nothing else, least of all tuning."""

START: Final = 1_800_000_000  # in the middle of a day
PAUSE: Final = 8  # seconds from one question to the next
MAX_QUESTIONS: Final = 4000
"""Questions after which a course ends without mastery."""

SHARE, GOOD = 0.9, 0.8
"""Mastery: this share of atoms is recalled with this probability a week later, without guessing."""

CHECKED: Final = 20  # questions between one look at mastery and the next


@dataclass
class Course:
    """What came of it.

    Attributes:
        items: the questions until mastery; `MAX_QUESTIONS` if it was not reached.
        predictions: for each question of the project's own teacher, the expected probability of a right answer, and
            whether it was right.
    """

    items: int = MAX_QUESTIONS
    predictions: list[tuple[float, bool]] = field(default_factory=list)


def run(world: World, teacher: Teacher | None, seed: int) -> Course:
    """Teach `world`, by the project's own learner if `teacher` is None."""
    rng, learner, course = Random(seed), Learner(), Course()
    now = float(START)
    day = left = 0
    for number in range(MAX_QUESTIONS):
        if not left:
            while rng.random() >= world.diligence:
                day += 1
            now, left = float(START + day * DAY), world.a_day
            day += 1
        left -= 1
        if number % CHECKED == 0 and _is_mastered(world, now):
            course.items = number
            break
        if teacher is None:
            item = learner.next(now, rng)
            expected = learner.recall(item.atoms[0], now)
            said = world.practice(item, now)
            course.predictions.append((expected, learner.observe(item, said, now).right))
        else:
            item = make_item(ATOMS[teacher.choose(now, rng)], rng)
            said = world.practice(item, now)
            teacher.note(item.atoms[0], now, right=said in item.wanted)
        now += PAUSE
    return course


def _is_mastered(world: World, now: float) -> bool:
    known = sum(world.knows(atom_id, now + 7 * DAY) >= GOOD for atom_id in ATOMS)
    return known >= SHARE * len(ATOMS)
