"""One simulated learner and one teacher, day by day, until nearly everything lasts for a week."""

from dataclasses import dataclass, field
from random import Random
from typing import Final

from bench.teaching.teachers import Teacher
from bench.teaching.worlds import DAY, World
from musicards.games.rng import pick
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item
from musicards.learning.learner import Learner

TUNING: Final = 0
"""The first seed of learners for choosing numbers and for tests. Fewer than `FIGURES` are ever used."""

FIGURES: Final = 41_000
"""The first seed of the learners whose figures are in docs/teaching.md; used for nothing else, least of all tuning."""

START: Final = 1_800_000_000  # in the middle of a day
PAUSE: Final = 8  # seconds from one question to the next
MAX_QUESTIONS: Final = 6000
"""Questions after which a course ends without mastery."""

SHARE, GOOD = 0.9, 0.8
"""Mastery: this share of atoms is recalled with this probability a week later, without guessing."""

EARLY: Final = 400
"""Questions in which somebody decides whether to stay."""

PREDICTED: Final = 2
"""Questions from one prediction to the next. They are not about what is asked: that is chosen by what is expected."""

CHECKED: Final = 20  # questions between one look at mastery and the next


@dataclass
class Course:
    """The results of a course.

    Attributes:
        items: the questions until mastery; `MAX_QUESTIONS` if it was not reached.
        rights: right answers among the first `EARLY` questions; what is shown first and then asked counts as one.
        predictions: of the project's own teacher, for something drawn at random every `PREDICTED` questions: the
            expected probability of a right answer, and whether the learner, who does not notice, would answer rightly.
    """

    items: int = MAX_QUESTIONS
    rights: int = 0
    predictions: list[tuple[float, bool]] = field(default_factory=list)


def run(world: World, teacher: Teacher | None, seed: int) -> Course:
    """Teach `world`, by the project's own learner if `teacher` is None."""
    rng, learner, course, probes = Random(seed), Learner(), Course(), Random(seed)
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
            if number % PREDICTED == 0:
                course.predictions.append(_prediction(learner, world, now, probes))
            said = world.practice(item, now)
            course.rights += learner.observe(item, said, now).right and number < EARLY
        else:
            item = make_item(ATOMS[teacher.choose(now, rng)], rng)
            said = world.practice(item, now)
            teacher.note(item.atoms[0], now, right=said in item.wanted)
            course.rights += said in item.wanted and number < EARLY
        now += PAUSE
    return course


def _prediction(learner: Learner, world: World, now: float, rng: Random) -> tuple[float, bool]:
    item = make_item(pick(rng, tuple(ATOMS.values())), rng)
    return learner.recall(item.atoms[0], now), world.answer(item, now) in item.wanted


def _is_mastered(world: World, now: float) -> bool:
    known = sum(world.knows(atom_id, now + 7 * DAY) >= GOOD for atom_id in ATOMS)
    return known >= SHARE * len(ATOMS)
