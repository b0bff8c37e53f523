"""Simulated learners learn and forget, and the teachers that they are taught by choose as they say."""

import ast
from pathlib import Path
from random import Random
from statistics import mean
from typing import get_args

import pytest

from bench.teaching import teachers, trial
from bench.teaching.beginners import first_session
from bench.teaching.effects import EFFECTS, Effect
from bench.teaching.extremes import EXTREMES, NOBODY, diagnose, lasting
from bench.teaching.intervals import Figure, figure
from bench.teaching.mistakes import FREQUENCY
from bench.teaching.teachers import BASELINES, Leitner, OnceADay, Oracle, PerAtom, Teacher
from bench.teaching.trial import FIGURES, PREDICTED, TUNING, run
from bench.teaching.worlds import DAY, HELD_OUT, WORLDS, World, WrongRules
from musicards.games.rng import pick
from musicards.learning.atoms import ATOMS
from musicards.learning.items import WRONG_RULES, Item, answers_by, make_item
from musicards.learning.kind import StartLevel

MODULES = Path(teachers.__file__).parent
KNOWN = {"atoms", "items", "kind", "kinds"}
"""What simulated learners know of `musicards.learning`: nothing that chooses questions (see pyproject.toml)."""

START = 1_800_000_000.0
_CURVES = ("practice curve", "forgetting")  # which cannot be computed where nothing changes


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


@pytest.mark.parametrize("name", ["effects", "mistakes", "teachers", "worlds"])
def test_simulated_learners_do_not_know_how_questions_are_chosen(name: str) -> None:
    source = ast.parse((MODULES / f"{name}.py").read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(source) if isinstance(node, ast.ImportFrom)]
    assert not [node for node in ast.walk(source) if isinstance(node, ast.Import)]
    assert {module.split(".")[2] for module in imported if module.startswith("musicards.learning")} <= KNOWN
    assert not {"bench.teaching.trial", "bench.teaching.extremes"} & set(imported)


@pytest.mark.parametrize("kind", [*WORLDS, HELD_OUT])
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


def test_simulated_learners_make_every_mistake() -> None:
    assert set(FREQUENCY) == set(WRONG_RULES)


def test_a_wrong_rule_is_followed_until_it_has_been_corrected() -> None:
    world = next(each for each in map(WrongRules, map(Random, range(99))) if "starts-at-zero" in each.holds)
    rule = "starts-at-zero"
    items = [item for item in (make_item(atom, Random(0)) for atom in ATOMS.values()) if answers_by(rule, item)]
    said = [world.practice(items[number % len(items)], START + number * 60) for number in range(60)]
    followed = [answer in answers_by(rule, items[number % len(items)]) for number, answer in enumerate(said)]
    assert sum(followed[:4]) >= 2
    assert sum(followed[-20:]) < 10


@pytest.mark.parametrize("name", [*BASELINES, "oracle", "musicards"])
def test_every_teacher_teaches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MAX_QUESTIONS", 200)
    world = WORLDS[0](Random(2))
    before = sum(world.knows(atom_id, START + 12 * DAY) for atom_id in ATOMS)
    teacher = None if name == "musicards" else Oracle(world) if name == "oracle" else BASELINES[name]()
    course = run(world, teacher, 2)
    assert sum(world.knows(atom_id, START + 12 * DAY) for atom_id in ATOMS) > before + 10
    assert len(course.predictions) == (200 // PREDICTED if teacher is None else 0)
    assert all(0 < expected < 1 for expected, _ in course.predictions)


@pytest.mark.parametrize("effect", EFFECTS, ids=[effect.name for effect in EFFECTS])
@pytest.mark.parametrize("kind", [*WORLDS, HELD_OUT])
def test_published_effects_are_found_in_every_world(kind: type[World], effect: Effect) -> None:
    found = effect.find(kind, TUNING)
    assert found.passed, found.text


def test_effects_are_not_found_where_there_are_none() -> None:
    class Nobody(WORLDS[0]):  # type: ignore[misc, valid-type]
        """Learns nothing, and guesses."""

        def knows(self, atom_id: str, when: float) -> float:  # noqa: ARG002
            return 0.1

        def answer(self, item: Item, when: float) -> str:  # noqa: ARG002
            return pick(self.rng, item.answers)

    found = {effect.name: effect.find(Nobody, TUNING).passed for effect in EFFECTS if effect.name not in _CURVES}
    assert not any(found.values()), found


@pytest.mark.parametrize(("left", "floor"), [(0.7, 0.0), (0.7, 0.1), (0.5, 0.02), (1.0, 0.0)])
def test_errors_that_fall_exponentially_are_no_power_of_the_trial(left: float, floor: float) -> None:
    class Exponential(WORLDS[0]):  # type: ignore[misc, valid-type]
        """Keeps the same part of its errors at each practice, down to a floor."""

        def knows(self, atom_id: str, when: float) -> float:  # noqa: ARG002
            practices = len(self.traces.get(atom_id, ()))
            return float((1 - floor) * (1 - left**practices * (0.9 - 1e-6 * practices)))

    curve = next(effect for effect in EFFECTS if effect.name == "practice curve")
    found = curve.find(Exponential, TUNING)
    assert not found.passed, found.text


def test_the_figures_come_from_learners_on_whom_nothing_was_tuned() -> None:
    assert FIGURES > TUNING + 10_000


@pytest.mark.parametrize("name", EXTREMES)
def test_nothing_is_shown_as_lasting_of_people_in_whom_nothing_lasts(name: str) -> None:
    assert lasting(name, TUNING) == 0


def test_a_rule_is_named_and_another_with_the_same_answers_is_not() -> None:
    for rule in ("all-letters-whole", "bass-as-treble", "starts-at-zero"):
        found = [diagnose(rule, TUNING + seed) for seed in range(20)]
        assert sum(each.right for each in found) >= 16, rule
        assert sum(each.wrong for each in found) <= 2, rule
    assert sum(diagnose(NOBODY, TUNING + seed, questions=40).wrong for seed in range(20)) <= 3


def test_a_figure_has_an_interval() -> None:
    assert figure([3, 3, 3], mean) == Figure(3.0, 3.0, 3.0)
    assert Figure(0.5, 0.25, 0.75).text() == "0.50 (0.25 to 0.75)"


@pytest.mark.parametrize("level", get_args(StartLevel))
def test_beginners_are_right_often_in_a_gentle_first_session(level: StartLevel) -> None:
    found = [first_session(level, TUNING + seed) for seed in range(10)]
    assert all(each.gentle for each in found)
    assert level == "reads" or 0.7 <= mean(each.right for each in found) <= 0.92
    assert sum(first_session(level, TUNING + seed, questions=40).named for seed in range(10)) <= 1


@pytest.mark.parametrize("teacher", [Leitner, PerAtom, None])
def test_nothing_is_asked_twice_on_a_day(teacher: type[OnceADay] | None) -> None:
    world, rng = WORLDS[0](Random(3)), Random(3)
    found: Teacher = teacher() if teacher else Oracle(world)
    for day in range(8):
        asked = []
        for number in range(30):
            now = START + day * DAY + number * 8
            asked.append(found.choose(now, rng))
            found.note(asked[-1], now, right=number % 3 > 0)
        assert len(set(asked)) == len(asked)
