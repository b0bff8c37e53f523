"""Which right answers are slow."""

from random import Random

import pytest

from musicards.learning import Item, Learner
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item
from musicards.learning.spots import spots
from tests.learning.learners import DAY, PAUSE, START, Answer, right


def timed(learner: Learner, atom: str, ms: int, times: int = 12, answer: Answer = right) -> None:
    item = make_item(ATOMS[atom], Random(1))
    for number in range(times):
        learner.observe(item, answer(item, Random(number)), START + number * PAUSE, ms=ms)


def test_slow_is_what_takes_longer_than_remembering_and_a_tap() -> None:
    for tap in (500, 4000):  # a quick hand, and one that needs long
        learner = Learner()
        timed(learner, "letter:2:A", tap + 100)
        timed(learner, "letter:2:B", tap)
        timed(learner, "letter:6:A", tap + 6000)
        assert learner.slow("letter:6:A")
        assert not learner.slow("letter:2:A")
        assert not learner.slow("letter:7:A")
        again = Learner.from_json(learner.to_json())
        assert again.slow("letter:6:A")
        assert {spot.atom for spot in spots(again, START) if spot.slow} == {"letter:6:A"}
        timed(again, "letter:6:A", tap)
        assert not again.slow("letter:6:A")


def test_time_says_nothing_about_being_right() -> None:
    quick, slow = Learner(), Learner()
    timed(quick, "letter:3:A", 400)
    timed(slow, "letter:3:A", 20_000)
    assert quick.recall("letter:3:A", START + DAY) == slow.recall("letter:3:A", START + DAY)
    assert quick.next(START + DAY, Random(1)) == slow.next(START + DAY, Random(1))


def guess_g(_: Item, __: Random) -> str:
    return "G"


def test_only_possible_times_of_right_answers_count() -> None:
    learner = Learner()
    timed(learner, "letter:3:A", 800)
    timed(learner, "letter:4:A", 800)
    for ms in (0, 100, 10**7):
        timed(learner, "letter:4:A", ms)
    timed(learner, "letter:4:A", 30_000, answer=guess_g)
    assert not learner.slow("letter:4:A")
    assert learner.fluency.tap == pytest.approx(800, rel=0.3)
