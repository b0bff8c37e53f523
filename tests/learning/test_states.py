"""New, shaky, known today or lasting: what the answers to an atom must be like."""

from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.learning import Item, Learner, atoms
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item
from tests.learning.learners import DAY, PAUSE, START, guess, right, taught


def states(learner: Learner, now: float) -> list[str]:
    return [learner.state(atom.id, now) for atom in atoms()]


def test_an_atom_lasts_once_it_was_known_on_several_days_over_a_week() -> None:
    learner = Learner()
    item = make_item(ATOMS["letter:3:A"], Random(1))
    seen = []
    for day in (0, 2, 5, 9, 14, 20):
        learner.observe(item, "C", START + day * DAY)
        seen.append(learner.state("letter:3:A", START + day * DAY))
    assert seen[:2].count("lasts") == 0
    assert seen[-1] == "lasts"
    learner.observe(item, "D", START + 21 * DAY)
    assert learner.state("letter:3:A", START + 21 * DAY) == "shaky"


@pytest.mark.parametrize("known", [0, 0.45])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_who_guesses_or_does_not_learn_is_shown_as_lasting(seed: int, known: float) -> None:
    def half_known(item: Item, rng: Random) -> str:
        return right(item, rng) if rng.random() < known else guess(item, rng)

    learner, _, now = taught(half_known, days=40, a_day=30, seed=seed)
    assert "lasts" not in states(learner, now)


@pytest.mark.parametrize("seed", range(3))
def test_somebody_who_guesses_by_ear_is_shown_as_lasting_in_nothing_by_ear(seed: int) -> None:
    def guesses_by_ear(item: Item, rng: Random) -> str:
        return guess(item, rng) if item.kind == "ear" else right(item, rng)

    learner, _, now = taught(guesses_by_ear, days=40, a_day=30, seed=seed)
    found = {atom.family for atom, state in zip(atoms(), states(learner, now), strict=True) if state == "lasts"}
    assert found
    assert "ear" not in found


def test_a_claim_is_checked_soon_and_never_lasts_by_itself() -> None:
    learner, luck = Learner(), Random(1)
    for day in range(30):
        learner.claim("quality:A4", START + day * DAY)
    now = START + 30 * DAY
    assert learner.state("quality:A4", now) == "shaky"
    assert Learner.from_json(learner.to_json()).state("quality:A4", now) == "shaky"
    asked = []
    for number in range(6):
        item = learner.next(now + number * PAUSE, luck)
        asked.append(item.atoms[0])
        learner.observe(item, item.wanted[0], now + number * PAUSE)
    assert "quality:A4" in asked
    assert learner.state("quality:A4", now + DAY / 24) == "today"
    with pytest.raises(BadNotation):
        learner.claim("quality:P1", now)
