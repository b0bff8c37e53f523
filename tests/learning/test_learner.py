"""What answers change in a learner."""

from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.learning import Learner, atoms
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item
from tests.learning.learners import DAY, PAUSE, START


def test_an_answer_changes_what_is_expected_and_forgetting_lowers_it() -> None:
    learner, luck = Learner(), Random(1)
    item = make_item(ATOMS["letter:3:A"], luck)
    before = learner.recall("letter:3:A", START)
    learner.observe(item, "C", START)
    after = learner.recall("letter:3:A", START)
    assert before < after
    assert learner.recall("letter:3:A", START + 30 * DAY) < after
    assert learner.recall("letter:3:B", START) > before  # a third up from another letter is learned alike
    learner.observe(item, "D", START + PAUSE)
    assert learner.recall("letter:3:A", START) < after


def test_somebody_who_knows_nothing_is_expected_to_do_worse_than_chance() -> None:
    learner, rng = Learner(), Random(2)
    for number, atom in enumerate([*atoms()] * 2):
        item = make_item(atom, rng)
        learner.observe(item, next(each for each in item.answers if each not in item.wanted), START + number * PAUSE)
    assert 0 < learner.recall("letter:3:A", START + DAY) < 1 / 7


def test_aided_answers_give_no_credit_and_suspect_nothing() -> None:
    learner, luck = Learner(), Random(1)
    item = make_item(ATOMS["letter:3:A"], luck)
    before = [learner.recall(atom.id, START) for atom in atoms()]
    learner.observe(item, "C", START, aided=True)
    learner.observe(item, "D", START, aided=True)
    assert [learner.recall(atom.id, START) for atom in atoms()] == before
    assert learner.state("letter:3:A", START) == "new"
    assert learner.suspects() == []


def test_a_refused_answer_changes_nothing() -> None:
    learner = Learner()
    item = learner.next(START, Random(1))
    before = learner.to_json()
    with pytest.raises(BadNotation):
        learner.observe(item, "no such answer", START)
    assert learner.to_json() == before


def test_a_clock_that_jumps_back_does_no_harm() -> None:
    learner = Learner()
    item = make_item(ATOMS["letter:3:A"], Random(1))
    for now in (START, START - 400 * DAY, START + DAY, 0.0, 2.0**40):
        learner.observe(item, "C", now)
        assert 0 < learner.recall("letter:3:A", now) < 1
        assert learner.next(now, Random(1))
