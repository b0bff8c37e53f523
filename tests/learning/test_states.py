"""New, shaky, known today or lasting, and slow: what the answers to an atom must be like, and what the map shows."""

from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.learning import Item, Learner, atoms
from musicards.learning.atoms import ATOMS
from musicards.learning.items import answers_by, make_item, read_item
from musicards.learning.memory import Kept
from musicards.learning.spots import spots
from tests.learning.learners import DAY, PAUSE, START, THIRD, Answer, guess, right, taught


def states(learner: Learner, now: float) -> list[str]:
    return [learner.state(atom.id, now) for atom in atoms()]


def test_an_atom_lasts_once_it_was_known_on_several_days_over_a_week() -> None:
    learner = Learner()
    seen = []
    for day in (0, 2, 5, 9, 14, 20):
        learner.observe(THIRD, "C", START + day * DAY)
        seen.append(learner.state("letter:3:A", START + day * DAY))
    assert seen[:2].count("lasts") == 0
    assert seen[-1] == "lasts"
    learner.observe(THIRD, "D", START + 21 * DAY)
    assert learner.state("letter:3:A", START + 21 * DAY) == "shaky"


def test_nothing_lasts_for_whoever_loses_what_was_right_on_two_days_in_a_row() -> None:
    learner = Learner()
    for day in (0, 2, 5, 9, 14, 20):
        learner.observe(THIRD, "C", START + day * DAY)
    now = START + 20 * DAY
    assert learner.state("letter:3:A", now) == "lasts"
    key = make_item(ATOMS["key:C"], Random(1))
    for day in range(3):
        learner.observe(key, key.wanted[0], now + day * DAY)
    assert learner.memory.kept["key"] == Kept(1.0, 1.0)
    learner.memory.kept["key"] = Kept(1.0, 9.0)
    assert learner.memory.keeps("key") < learner.memory.keeps("letter") < 0.85
    assert Learner.from_json(learner.to_json()).memory.kept == learner.memory.kept
    assert learner.state("letter:3:A", now + 3 * DAY) == "today"


@pytest.mark.parametrize("known", [0, 0.45, 0.55])
@pytest.mark.parametrize("seed", range(3))
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
    assert learner.state("quality:A4", now + DAY / 24) == "shaky"  # one right answer may be a guess
    learner.observe(read_item("quality:A4/C/F#"), "A4", now + DAY / 24)
    assert learner.state("quality:A4", now + DAY / 24) == "today"
    with pytest.raises(BadNotation):
        learner.claim("quality:P1", now)


# The map


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
        learner.observe(item, said, START)
    found = {spot.atom: spot.rules for spot in spots(learner, START)}
    assert found["letter:5:A"] == ("starts-at-zero",)
    assert found["key:C"] == ()


# Which right answers are slow


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
