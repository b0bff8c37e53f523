"""What evidence from games changes."""

from dataclasses import replace
from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.learning import Learner
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item
from tests.learning.learners import DAY, PAUSE, START, evidence


def test_weak_evidence_moves_the_estimate_by_its_weight() -> None:
    item = make_item(ATOMS["letter:3:A"], Random(1))
    moved = []
    for weight in (0.0, 0.5, 1.0):
        learner = Learner()
        learner.observe(item, "C", START)
        learner.observe(item, "C", START + PAUSE)
        before = learner.memory.terms["person"].mean
        if weight:
            learner.take(evidence(said="D", right=False, at=START + DAY, weight=weight))
        moved.append(learner.memory.terms["person"].mean - before)
    assert moved[2] < moved[1] < moved[0] == 0
    assert moved[1] == pytest.approx(moved[2] / 2, abs=1e-3)


def test_a_strong_act_counts_as_an_answer_and_is_repaired_in_practice() -> None:
    practiced, played = Learner(), Learner()
    item = make_item(ATOMS["letter:3:A"], Random(1))
    for day, said in enumerate("CCDC"):
        practiced.observe(item, said, START + day * DAY)
        played.take(evidence(said=said, right=said == "C", at=START + day * DAY))
        assert practiced.memory == played.memory
        assert practiced.suspects() == played.suspects()
        assert ("letter:3:A" in played.plan.to_repeat) == (said == "D")


def test_weak_evidence_alone_never_makes_an_atom_last_or_known() -> None:
    learner = Learner()
    for day in range(40):
        learner.take(evidence(at=START + day * DAY, weight=0.5))
    assert learner.state("letter:3:A", START + 40 * DAY) == "new"
    item = make_item(ATOMS["letter:3:A"], Random(1))
    learner.observe(item, "C", START + 40 * DAY)
    for day in range(41, 80):
        learner.take(evidence(at=START + day * DAY, weight=0.5))
        assert learner.state("letter:3:A", START + day * DAY) != "lasts"


def test_weak_evidence_takes_no_day_from_an_answer() -> None:
    with_evidence, without = Learner(), Learner()
    item = make_item(ATOMS["letter:3:A"], Random(1))
    for day in range(5):
        with_evidence.take(evidence(at=START + day * DAY, weight=0.5))
        for learner in (with_evidence, without):
            learner.observe(item, "C", START + day * DAY + PAUSE)
    days = [learner.memory.traces["letter:3:A"].days for learner in (with_evidence, without)]
    assert days == [5, 5]


def test_a_right_act_counts_a_little_for_what_it_needs() -> None:
    learner = Learner()
    learner.observe(make_item(ATOMS["letter:2:A"], Random(1)), "B", START)
    before = replace(learner.memory.traces["letter:2:A"])
    learner.take(evidence(at=START + PAUSE))
    after = learner.memory.traces["letter:2:A"]
    assert after.mean > before.mean
    assert (after.asked, after.days, after.at) == (before.asked, before.days, before.at)
    assert "letter:4:A" not in learner.memory.traces


def test_evidence_names_its_wrong_rules_where_the_question_is_not_known() -> None:
    learner = Learner()
    for number in range(3):
        learner.take(
            evidence(
                "degree:harmonic_minor:7", "G", right=False, rules=("no-raised-seventh", "?"), at=START + number * PAUSE
            )
        )
    (rule, probability), *others = learner.suspects()
    assert rule == "no-raised-seventh"
    assert probability > 0.5
    assert not others


def test_aided_evidence_and_what_is_right_by_chance_say_nothing() -> None:
    learner = Learner()
    learner.take(evidence(aided=True))
    learner.take(evidence(said="D", right=False, aided=True))
    learner.take(evidence(chance=1.0))
    assert learner.to_json() == Learner().to_json()
    with pytest.raises(BadNotation):
        learner.take(evidence("letter:9:A"))
