"""How likely it is that somebody follows a wrong rule."""

from itertools import permutations
from random import Random

import pytest

from musicards.learning import Learner, atoms
from musicards.learning.items import WRONG_RULES, answers_by, make_item, read_item
from tests.learning.learners import PAUSE, START, guess, taught


@pytest.mark.parametrize("rule", WRONG_RULES)
def test_a_wrong_rule_is_suspected_after_three_of_its_errors(rule: str) -> None:
    found = confused = 0
    for seed in range(20):
        rng = Random(seed)
        learner, errors, now = Learner(), 0, START
        touched = [atom for atom in atoms() if any(answers_by(rule, make_item(atom, Random(n))) for n in range(4))]
        while errors < 3:
            item = make_item(rng.choice(touched), rng)
            answers = answers_by(rule, item)
            said = rng.choice(answers) if answers else item.wanted[0]
            errors += bool(answers)
            learner.observe(item, said, now)
            now += PAUSE
        likely = [each for each, probability in learner.suspects() if probability >= 0.5]
        found += likely[:1] == [rule]
        confused += bool(likely) and rule not in likely
    assert found >= 16, (rule, found)
    assert confused <= 1, (rule, confused)


def test_somebody_who_errs_at_random_is_seldom_suspected() -> None:
    wrongly = 0
    for seed in range(20):
        learner, _, _ = taught(guess, days=2, seed=seed)
        wrongly += any(probability >= 0.5 for _, probability in learner.suspects())
    assert wrongly <= 2


def suspected(*answers: tuple[str, str]) -> dict[str, float]:
    """Return how likely each rule is after these answers to questions, by id."""
    learner = Learner()
    for number, (item_id, said) in enumerate(answers):
        learner.observe(read_item(item_id), said, START + number * PAUSE)
    return dict(learner.suspects())


LOW, LOWER = ("place:bass:G3/", "E"), ("place:bass:D3/", "B")  # both as in the treble clef, and a third off
HIGH = ("place:treble:G4/", "E")  # a third off


def test_answers_that_two_rules_give_are_decided_by_one_on_which_they_differ() -> None:
    assert suspected(LOW, LOWER)["third-slip"] < 0.5
    for order in permutations([LOW, LOWER, HIGH]):
        found = suspected(*order)
        assert found["third-slip"] > 0.5 > found.get("bass-as-treble", 0.0), order
    found = suspected(LOW, LOWER, ("place:treble:G4/", "G"), ("place:bass:A3/", "F"))
    assert found["bass-as-treble"] > 0.5 > found.get("third-slip", 0.0)


def test_two_rules_that_are_both_followed_are_both_named() -> None:
    found = suspected(
        *[
            (f"step:{size}:{low}", other)
            for low, half, whole in zip("CDG", ("C#", "D#", "G#"), "DEA", strict=True)
            for size, other in (("half", whole), ("whole", half))
        ]
    )
    assert {rule for rule, probability in found.items() if probability > 0.5} == {"half-for-whole", "whole-for-half"}


def test_errors_like_those_of_many_rules_are_slips_and_name_none_later() -> None:
    slips = [
        ("signature:Eb:major/3b", "C"), ("ear:P5:up/C4", "P8"), ("key:F#", "4"), ("step:half:D", "E"),
        ("place:treble:B4/", "C"), ("degree:harmonic_minor:7/A/F", "G"),
    ]  # fmt: skip
    errors = [("letter:3:A", "D"), ("letter:5:A", "F")]
    assert suspected(*errors)["starts-at-zero"] > 1.5 * suspected(*slips, *errors)["starts-at-zero"]
