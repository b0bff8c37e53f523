"""A learner as text: complete, small, and refused if it is not one."""

import json
from math import exp
from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.learning import Learner, atoms
from musicards.learning.items import WRONG_RULES, make_item
from tests.learning.learners import DAY, PAUSE, START, guess, right, taught


def test_a_stored_learner_expects_exactly_the_same_and_is_small() -> None:
    learner, rng, now = Learner(), Random(3), START
    for number, atom in enumerate([*atoms()] * 6):
        now = START + number // 40 * DAY + number % 40 * PAUSE
        item = make_item(atom, rng)
        known = atom.family == "letter"
        learner.observe(item, right(item, rng) if known else guess(item, rng), now, ms=rng.randrange(300, 90_000))
    learner.errors = dict.fromkeys(WRONG_RULES, 2)
    assert learner.fluency.tap
    text = learner.to_json()
    assert len(text.encode()) <= 16 * 1024
    again = Learner.from_json(text)
    assert again.to_json() == text
    later = now + 3 * DAY
    for atom in atoms():
        assert again.recall(atom.id, later) == learner.recall(atom.id, later)
        assert again.state(atom.id, later) == learner.state(atom.id, later)
        assert again.slow(atom.id) == learner.slow(atom.id)
    assert again.suspects() == learner.suspects()
    assert learner.suspicion.pairs
    assert vars(again.suspicion) == vars(learner.suspicion)
    assert again.errors == learner.errors
    assert again.next(later, Random(4)) == learner.next(later, Random(4))


def test_a_learner_stored_before_rules_were_compared_can_be_read() -> None:
    data = json.loads(taught(guess)[0].to_json())
    del data["pairs"]
    learner = Learner.from_json(json.dumps({**data, "rules": {"one-short": 1.5}, "errors": {}, "plain": [7, 2]}))
    [(rule, probability)] = learner.suspects()
    assert rule == "one-short"
    assert probability == pytest.approx(1 / (1 + exp(-1.5)))
    assert learner.suspicion.answers == [7, 2, 0]
    assert Learner.from_json(learner.to_json()).suspects() == learner.suspects()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version":2}', '{"version":1,"terms":3}', "null", "x" * 99])
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Learner.from_json(text)
