"""Which question is next."""

from random import Random

import pytest

from musicards.learning import Item, Learner
from tests.learning.learners import DAY, PAUSE, START, guess, right, taught


def test_the_same_luck_asks_the_same() -> None:
    assert taught(guess)[1] == taught(guess)[1]
    assert taught(guess)[1] != taught(guess, seed=5)[1]


def test_no_atom_comes_again_within_four_questions_and_no_family_three_times_in_a_row() -> None:
    for answer in (right, guess):
        _, asked, _ = taught(answer, days=3)
        about = [item.atoms[0] for item in asked]
        assert all(atom_id not in about[max(0, place - 4) : place] for place, atom_id in enumerate(about))
        kinds = [item.kind for item in asked]
        assert all(len(set(kinds[place : place + 3])) > 1 for place in range(len(kinds) - 2))


def after_a_miss(learner: Learner, missed: Item, now: float) -> list[str]:
    """Return the atoms of the next seven questions, all answered rightly, after `missed` was answered wrongly."""
    learner.observe(missed, next(each for each in missed.answers if each not in missed.wanted), now)
    following = []
    for number in range(1, 8):
        item = learner.next(now + number * PAUSE, Random(number))
        following.append(item.atoms[0])
        learner.observe(item, item.wanted[0], now + number * PAUSE)
    return following


def test_what_was_known_and_is_missed_comes_again_once_after_four_others() -> None:
    learner = Learner()
    item = learner.next(START, Random(1))
    for day in range(5):
        learner.observe(item, item.wanted[0], START + day * DAY)
    following = after_a_miss(learner, item, START + 5 * DAY)
    assert following.index(item.atoms[0]) == 4
    assert following.count(item.atoms[0]) == 1


def test_what_was_right_only_once_and_is_missed_waits_for_another_day() -> None:
    learner = Learner()
    for number in range(10):  # most of what was asked is not known, so a right answer may be a guess
        item = learner.next(START + number * PAUSE, Random(number))
        learner.observe(item, next(each for each in item.answers if each not in item.wanted), START + number * PAUSE)
    item = learner.next(START + 10 * PAUSE, Random(10))
    learner.observe(item, item.wanted[0], START + 10 * PAUSE)
    assert item.atoms[0] not in after_a_miss(learner, item, START + DAY)


def test_something_new_that_is_missed_waits_for_another_day() -> None:
    learner = Learner()
    item = learner.next(START, Random(1))
    assert item.atoms[0] not in after_a_miss(learner, item, START)
    days = []
    for day in range(1, 8):
        for number in range(10):
            now = START + day * DAY + number * PAUSE
            other = learner.next(now, Random(number))
            if other.atoms == item.atoms:
                days.append(day)
            learner.observe(other, other.wanted[0], now)
    assert 1 <= len(days) <= 3
    assert len(set(days)) == len(days)


def test_somebody_who_knows_everything_is_asked_less_than_twice_about_most() -> None:
    learner, asked, now = taught(right, days=9)
    about = [item.atoms[0] for item in asked]
    assert len(set(about)) > len(about) / 2
    assert learner.recall("letter:3:A", now) > 0.85


@pytest.mark.parametrize("families", [["ear"], ["formula"], ["letter", "hour"]])
def test_only_chosen_families_are_asked(families: list[str]) -> None:
    learner, luck, rng = Learner(), Random(1), Random(2)
    for number in range(40):
        item = learner.next(START + number * PAUSE, luck, families)
        assert item.kind in families
        learner.observe(item, guess(item, rng), START + number * PAUSE)
