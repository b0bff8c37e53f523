"""What the map shows of every atom."""

from random import Random

from musicards.learning import Learner, atoms
from musicards.learning.atoms import ATOMS
from musicards.learning.items import answers_by, make_item
from musicards.learning.spots import spots
from tests.learning.learners import DAY, guess, right, taught


def test_the_map_says_what_is_due_and_why() -> None:
    learner, _, now = taught(lambda item, rng: guess(item, rng) if rng.random() < 0.3 else right(item, rng), days=2)
    found = {spot.atom: spot for spot in spots(learner, now)}
    assert list(found) == [atom.id for atom in atoms()]
    for spot in found.values():
        assert (spot.state, spot.recall) == (learner.state(spot.atom, now), learner.recall(spot.atom, now))
        assert (spot.asked == 0) == (spot.last is None) == (spot.state == "new")
        assert spot.asked or not spot.due
        assert spot.due or spot.atom not in learner.plan.to_repeat
    due = {spot.atom for spot in found.values() if spot.due}
    later = {spot.atom for spot in spots(learner, now + 60 * DAY) if spot.due}
    assert set(learner.plan.to_repeat) <= due < later
    learner.claim("quality:A4", now)
    assert {spot.atom: spot for spot in spots(learner, now)}["quality:A4"].due


def test_a_spot_names_the_wrong_rules_that_mislead_there() -> None:
    learner = Learner()
    for letter in "ABCDEFG":
        item = make_item(ATOMS[f"letter:5:{letter}"], Random(1))
        (said,) = answers_by("starts-at-zero", item)
        learner.observe(item, said, 1_800_000_000.0)
    found = {spot.atom: spot.rules for spot in spots(learner, 1_800_000_000.0)}
    assert found["letter:5:A"] == ("starts-at-zero",)
    assert found["key:C"] == ()
