"""Contrast pairs: the question to ask after an error by a wrong rule."""

from random import Random

import pytest

from musicards.learning import Item, Learner, atoms, judge
from musicards.learning.atoms import ATOMS
from musicards.learning.contrast import contrast_to
from musicards.learning.items import answers_by, items_about, make_item, read_item
from musicards.learning.kinds.letter import letter_away
from tests.learning.learners import PAUSE, START, evidence


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


def test_right_and_aided_answers_bring_no_contrast() -> None:
    learner = Learner()
    item = make_item(ATOMS["letter:3:A"], Random(1))
    for number in range(4):
        assert learner.contrast(item, learner.observe(item, "C", START)) is None
        assert learner.contrast(item, learner.observe(item, "D", START + number, aided=True)) is None


def test_errors_at_a_table_count_for_the_contrast() -> None:
    learner = Learner()
    learner.take(evidence(said="D", right=False))
    item = make_item(ATOMS["letter:4:G"], Random(1))
    assert learner.contrast(item, learner.observe(item, "D", START + PAUSE)) is not None
