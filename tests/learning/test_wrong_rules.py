"""How likely it is that somebody follows a wrong rule, and the question to ask after an error by one."""

from itertools import permutations
from random import Random

import pytest

from musicards.learning import Item, Learner, atoms, judge
from musicards.learning.atoms import ATOMS
from musicards.learning.contrast import contrast_to
from musicards.learning.items import WRONG_RULES, answers_by, items_about, make_item, read_item
from musicards.learning.kinds.letter import letter_away
from tests.learning.learners import PAUSE, START, THIRD, evidence, guess, taught


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


# Contrast pairs: the question to ask after an error by a wrong rule


@pytest.mark.parametrize(
    ("item", "said", "contrast"),
    [
        ("letter:3:A", "D", "letter:4:A"),
        ("letter:3:A", "B", "letter:2:A"),
        ("letter:3:A", "F", "letter:-3:A"),
        ("letter:-3:C", "E", "letter:3:C"),
        ("step:whole:E", "F", "step:whole:D"),
        ("step:half:C", "D", "step:whole:C"),
        ("step:whole:C", "C#", "step:half:C"),
        ("place:bass:G2/", "E", "place:treble:E4/"),
        ("place:bass:G2/", "B", "place:bass:B2/"),
        ("place:treble:G4/#", "B#", "place:bass:B2/#"),
        ("key:Db", "3", "key:Eb"),
        ("signature:Eb:major", "0", "signature:C:major"),
        ("signature:C:minor", "0", "signature:C:major"),
        ("formula:harmonic_minor", "2122122", "formula:natural_minor"),
        ("quality:m3/C/Eb", "M3", "quality:M3/C/E"),
        ("ear:P5:up/C4", "P8", "ear:P8:up/C4"),
        ("ear:m6:down/C4", "P5", "ear:P5:down/C4"),
    ],
)
def test_the_contrast_shows_what_was_mixed_up(item: str, said: str, contrast: str) -> None:
    asked = read_item(item)
    rules = judge(asked, said).rules
    assert rules
    found = contrast_to(asked, said, rules)
    assert found
    assert found.id == contrast


def errors() -> list[tuple[Item, str]]:
    every = [item for atom in atoms() for item in items_about(atom.id)]
    return [(item, said) for item in every for said in item.answers if judge(item, said).rules]


def test_every_error_by_a_rule_has_a_contrast_about_something_else() -> None:
    for item, said in errors()[::7]:
        found = contrast_to(item, said, judge(item, said).rules)
        assert found, (item.id, said)
        assert found.atoms != item.atoms
        assert found.kind == item.kind


@pytest.mark.parametrize("item", ["place:bass:G2/", "place:treble:G4/b", "step:whole:B", "signature:C:minor"])
def test_rules_that_give_the_same_answer_differ_on_the_contrast(item: str) -> None:
    asked = read_item(item)
    mixed = [(said, rules) for said in asked.answers if len(rules := judge(asked, said).rules) > 1]
    assert mixed
    for said, rules in mixed:
        for order in (rules, rules[::-1]):
            found = contrast_to(asked, said, order)
            assert found
            answers = [answers_by(rule, found) for rule in order]
            assert answers[0] != answers[1]
            assert not set(answers[0]) & set(answers[1])


def test_the_second_error_by_a_rule_brings_a_contrast() -> None:
    learner = Learner()
    found = []
    for number, letter in enumerate("EBEB"):
        item = make_item(ATOMS[f"step:whole:{letter}"], Random(1))
        judged = learner.observe(item, letter_away(letter, 2), START + number * PAUSE)
        learner = Learner.from_json(learner.to_json())
        found.append(learner.contrast(item, judged))
    assert [contrast and contrast.id for contrast in found] == [None, "step:whole:A", None, "step:whole:A"]


def test_a_question_that_offers_few_answers_has_the_same_contrast() -> None:
    asked = read_item("letter:2:C")
    rules = judge(asked, "B").rules
    few, all_ = (contrast_to(item, "B", rules) for item in (asked.among(["B", "D"]), asked))
    assert few == all_ is not None


def test_right_and_aided_answers_bring_no_contrast() -> None:
    learner = Learner()
    for number in range(4):
        assert learner.contrast(THIRD, learner.observe(THIRD, "C", START)) is None
        assert learner.contrast(THIRD, learner.observe(THIRD, "D", START + number, aided=True)) is None


def test_errors_at_a_table_count_for_the_contrast() -> None:
    learner = Learner()
    learner.take(evidence(said="D", right=False))
    item = make_item(ATOMS["letter:4:G"], Random(1))
    assert learner.contrast(item, learner.observe(item, "D", START + PAUSE)) is not None
