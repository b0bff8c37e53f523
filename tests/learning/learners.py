"""Simulated learners, and what the tests of learning share."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from musicards.learning import Item, Learner
from musicards.learning.evidence import Evidence
from musicards.learning.items import read_item

START: Final = 1_800_000_000.0
DAY: Final = 86_400
PAUSE: Final = 8
THIRD: Final = read_item("letter:3:A")
"""The question about a third up from A; its answer is C."""
Answer = Callable[[Item, Random], str]


def right(item: Item, _: Random) -> str:
    return item.wanted[0]


def guess(item: Item, rng: Random) -> str:
    return rng.choice(item.answers)


def taught(answer: Answer, *, days: int = 1, a_day: int = 40, seed: int = 1) -> tuple[Learner, list[Item], float]:
    """Return a learner who has answered, what was asked, and the time."""
    learner, luck, rng, asked = Learner(), Random(seed), Random(seed + 1), []
    now = START
    for day in range(days):
        now = START + day * DAY
        for _ in range(a_day):
            item = learner.next(now, luck)
            asked.append(item)
            learner.observe(item, answer(item, rng), now)
            now += PAUSE
    return learner, asked, now


def evidence(atom: str = "letter:3:A", said: str = "C", **fields: Any) -> Evidence:  # noqa: ANN401 - as the class says
    plain = {"at": START, "right": True, "chance": 1 / 7, "aided": False, "ms": None, "source": "distance"}
    return Evidence(atom=atom, said=said, **{**plain, **fields})
