"""A clock that was wrong, and what two devices know of one person."""

from random import Random

from musicards.learning import Learner, atoms
from musicards.learning.items import make_item
from musicards.learning.spots import spots
from tests.learning.learners import DAY, PAUSE, START

YEAR_2099 = 4_070_908_800.0
LETTERS = [atom for atom in atoms() if atom.family == "letter"]


def practiced(learner: Learner, begin: float, seed: int = 1, count: int = 8) -> Learner:
    """Let the learner answer `count` letter questions correctly from `begin` on."""
    rng = Random(seed)
    for number, atom in enumerate(LETTERS[:count]):
        item = make_item(atom, rng)
        learner.observe(item, item.wanted[0], begin + number * PAUSE, ms=2000)
    return learner


def copy(learner: Learner) -> Learner:
    return Learner.from_json(learner.to_json())


def test_answers_given_with_the_clock_in_2099_are_asked_again_as_soon_as_others() -> None:
    wrong, right = practiced(Learner(), YEAR_2099), practiced(Learner(), START)
    for learner in (wrong, right):  # the clock is set right, and practice goes on
        item = make_item(LETTERS[20], Random(2))
        learner.observe(item, item.wanted[0], START + 60 * PAUSE)
    for days in (1, 7, 30, 365):
        later = START + days * DAY
        for atom in LETTERS[:8]:
            assert abs(wrong.recall(atom.id, later) - right.recall(atom.id, later)) < 0.02
            assert wrong.state(atom.id, later) == right.state(atom.id, later)
    assert sum(spot.due for spot in spots(wrong, START + 365 * DAY)) >= 8


def test_a_map_shows_nothing_in_the_future() -> None:
    found = spots(practiced(Learner(), YEAR_2099), START)
    assert max(spot.last for spot in found if spot.last is not None) == START


def test_a_clock_that_is_hours_off_changes_nothing() -> None:
    learner = practiced(Learner(), START)
    before = learner.to_json()
    learner.next(START - 20 * 3600, Random(1))
    assert learner.to_json() == before


def test_what_both_devices_know_is_put_together() -> None:
    phone, laptop = practiced(Learner(), START, count=8), Learner()
    for number, atom in enumerate(LETTERS[4:12]):
        item = make_item(atom, Random(number))
        laptop.observe(item, item.wanted[0], START + DAY)
    both = copy(phone)
    both.add(laptop, START + DAY)
    asked = {spot.atom: spot.asked for spot in spots(both, START + DAY)}
    assert [asked[atom.id] for atom in LETTERS[:12]] == [1] * 12  # four were asked on both, at different times
    assert all(both.state(atom.id, START + DAY) != "new" for atom in LETTERS[:12])


def test_nothing_is_counted_twice_however_often_devices_exchange_what_they_know() -> None:
    phone = practiced(Learner(), START)
    laptop = copy(phone)
    for _ in range(3):
        laptop.add(copy(phone), START + DAY)
        phone.add(copy(laptop), START + DAY)
    assert laptop.to_json() == phone.to_json() == practiced(Learner(), START).to_json()


def test_the_device_that_practiced_on_after_a_copy_is_believed() -> None:
    phone = practiced(Learner(), START)
    laptop = practiced(copy(phone), START + 3 * DAY, seed=2)
    for one, other in ((phone, laptop), (laptop, phone)):
        both = copy(one)
        both.add(copy(other), START + 3 * DAY)
        asked = [spot.asked for spot in spots(both, START + 3 * DAY) if spot.asked]
        assert asked == [2] * 8
