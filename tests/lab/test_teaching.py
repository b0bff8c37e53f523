"""Simulated learners learn and forget, and the teachers that they are taught by choose as they say."""

from random import Random

import pytest

from musicards.lab.teaching import trial
from musicards.lab.teaching.teachers import BASELINES, Oracle
from musicards.lab.teaching.trial import run
from musicards.lab.teaching.worlds import DAY, WORLDS, World, WrongRules
from musicards.learning.atoms import ATOMS
from musicards.learning.items import make_item
from musicards.learning.wrong_rules import answers_by

START = 1_800_000_000.0


def beginner(kind: type[World], seed: int = 1) -> tuple[World, list[str]]:
    """Return a learner, and ten atoms that it has never learned and about which it holds no wrong rule."""
    world = kind(Random(seed))
    items = {atom_id: make_item(ATOMS[atom_id], Random(0)) for atom_id in ATOMS}
    unknown = [
        atom_id
        for atom_id, item in items.items()
        if not world.started[ATOMS[atom_id].family] and not any(answers_by(rule, item) for rule in world.holds)
    ]
    return world, unknown[:10]


@pytest.mark.parametrize("kind", WORLDS)
def test_practice_helps_time_takes_away_and_spacing_lasts(kind: type[World]) -> None:
    spaced: list[float] = []
    massed: list[float] = []
    for seed in range(8):
        for days, found in (((0, 1, 3, 6), spaced), ((6, 6, 6, 6), massed)):
            world, unknown = beginner(kind, seed)
            for atom_id in unknown:
                assert world.knows(atom_id, START) < 0.3
                for number, day in enumerate(days):
                    now = START + day * DAY + number * 60
                    expected = world.after(atom_id, now, now + DAY)
                    world.learn(atom_id, now, right=world.rng.random() < world.knows(atom_id, now))
                    assert 0 <= expected <= 1
                end = START + 6 * DAY + 300
                soon, later = world.knows(atom_id, end), world.knows(atom_id, end + 30 * DAY)
                assert soon > 0.4
                assert later < soon
                found.append(world.knows(atom_id, end + 7 * DAY))
    assert sum(spaced) > sum(massed)


def test_a_wrong_rule_is_followed_until_it_has_been_corrected() -> None:
    world = WrongRules(Random(3))
    assert len(world.holds) == 3
    rule = world.holds[0]
    items = [item for item in (make_item(atom, Random(0)) for atom in ATOMS.values()) if answers_by(rule, item)]
    said = [world.practice(items[number % len(items)], START + number * 60) for number in range(60)]
    followed = [answer in answers_by(rule, items[number % len(items)]) for number, answer in enumerate(said)]
    assert sum(followed[:4]) >= 2
    assert sum(followed[-20:]) < 10


@pytest.mark.parametrize("name", [*BASELINES, "oracle", "musicards"])
def test_every_teacher_teaches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST", 200)
    world = WORLDS[0](Random(2))
    before = sum(world.knows(atom_id, START + 12 * DAY) for atom_id in ATOMS)
    teacher = None if name == "musicards" else Oracle(world) if name == "oracle" else BASELINES[name]()
    course = run(world, teacher, 2)
    assert sum(world.knows(atom_id, START + 12 * DAY) for atom_id in ATOMS) > before + 10
    assert len(course.predictions) == (200 if teacher is None else 0)
    assert all(0 < expected < 1 for expected, _ in course.predictions)
