"""What a learner is asked, what is concluded from the answers, and what is kept."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from math import exp
from random import Random
from typing import Any, Final

import pytest

from musicards.errors import BadNotation
from musicards.games.evidence import Evidence
from musicards.learning import Item, Learner, atoms
from musicards.learning.atoms import ATOMS
from musicards.learning.items import letter_away, make_item, read_item
from musicards.learning.spots import spots
from musicards.learning.wrong_rules import WRONG_RULES, answers_by

START: Final = 1_800_000_000.0
DAY: Final = 86_400
PAUSE: Final = 8

Answer = Callable[[Item, Random], str]


def right(item: Item, _: Random) -> str:
    return item.wanted[0]


def guess(item: Item, rng: Random) -> str:
    return rng.choice(item.answers)


def taught(answer: Answer, *, days: int = 1, a_day: int = 40, seed: int = 1) -> tuple[Learner, list[Item], float]:
    """Return a learner who has answered, what was asked, and the time."""
    learner, luck, rng, asked = Learner(), Random(seed), Random(seed + 1), []
    now = START
    for day in range(days):
        now = START + day * DAY
        for _ in range(a_day):
            item = learner.next(now, luck)
            asked.append(item)
            learner.observe(item, answer(item, rng), now)
            now += PAUSE
    return learner, asked, now


def states(learner: Learner, now: float) -> list[str]:
    return [learner.state(atom.id, now) for atom in atoms()]


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


def test_what_was_right_before_and_is_missed_comes_again_once_after_four_others() -> None:
    learner = Learner()
    item = learner.next(START, Random(1))
    learner.observe(item, item.wanted[0], START)
    following = after_a_miss(learner, item, START + DAY)
    assert following.index(item.atoms[0]) == 4
    assert following.count(item.atoms[0]) == 1


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


def test_an_answer_changes_what_is_expected_and_forgetting_lowers_it() -> None:
    learner, luck = Learner(), Random(1)
    item = make_item(ATOMS["letter:3:A"], luck)
    before = learner.recall("letter:3:A", START)
    learner.observe(item, "C", START)
    after = learner.recall("letter:3:A", START)
    assert before < after
    assert learner.recall("letter:3:A", START + 30 * DAY) < after
    assert learner.recall("letter:3:B", START) > before  # a third up from another letter is learned alike
    learner.observe(item, "D", START + PAUSE)
    assert learner.recall("letter:3:A", START) < after


def test_somebody_who_knows_nothing_is_expected_to_do_worse_than_chance() -> None:
    learner, rng = Learner(), Random(2)
    for number, atom in enumerate([*atoms()] * 2):
        item = make_item(atom, rng)
        learner.observe(item, next(each for each in item.answers if each not in item.wanted), START + number * PAUSE)
    assert 0 < learner.recall("letter:3:A", START + DAY) < 1 / 7


def test_aided_answers_give_no_credit_and_suspect_nothing() -> None:
    learner, luck = Learner(), Random(1)
    item = make_item(ATOMS["letter:3:A"], luck)
    before = [learner.recall(atom.id, START) for atom in atoms()]
    learner.observe(item, "C", START, aided=True)
    learner.observe(item, "D", START, aided=True)
    assert [learner.recall(atom.id, START) for atom in atoms()] == before
    assert learner.state("letter:3:A", START) == "new"
    assert learner.suspects() == []


def evidence(atom: str = "letter:3:A", said: str = "C", **fields: Any) -> Evidence:  # noqa: ANN401 - as the class says
    plain = {"at": START, "right": True, "chance": 1 / 7, "aided": False, "ms": None, "source": "distance"}
    return Evidence(atom=atom, said=said, **{**plain, **fields})


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
        assert ("letter:3:A" in played.plan.missed) == (said == "D")


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
    assert learner.state("quality:A4", now + DAY / 24) == "today"
    with pytest.raises(BadNotation):
        learner.claim("quality:P1", now)


@pytest.mark.parametrize("families", [["ear"], ["formula"], ["letter", "hour"]])
def test_only_chosen_families_are_asked(families: list[str]) -> None:
    learner, luck, rng = Learner(), Random(1), Random(2)
    for number in range(40):
        item = learner.next(START + number * PAUSE, luck, families)
        assert item.kind in families
        learner.observe(item, guess(item, rng), START + number * PAUSE)


def test_the_map_says_what_is_due_and_why() -> None:
    learner, _, now = taught(lambda item, rng: guess(item, rng) if rng.random() < 0.3 else right(item, rng), days=2)
    found = {spot.atom: spot for spot in spots(learner, now)}
    assert list(found) == [atom.id for atom in atoms()]
    for spot in found.values():
        assert (spot.state, spot.recall) == (learner.state(spot.atom, now), learner.recall(spot.atom, now))
        assert (spot.asked == 0) == (spot.last is None) == (spot.state == "new")
        assert spot.asked or not spot.due
        assert spot.due or spot.atom not in learner.plan.missed
    due = {spot.atom for spot in found.values() if spot.due}
    later = {spot.atom for spot in spots(learner, now + 60 * DAY) if spot.due}
    assert set(learner.plan.missed) <= due < later
    learner.claim("quality:A4", now)
    assert {spot.atom: spot for spot in spots(learner, now)}["quality:A4"].due


def test_a_refused_answer_changes_nothing() -> None:
    learner = Learner()
    item = learner.next(START, Random(1))
    before = learner.to_json()
    with pytest.raises(BadNotation):
        learner.observe(item, "no such answer", START)
    assert learner.to_json() == before


def test_an_atom_lasts_once_it_was_known_on_several_days_over_a_week() -> None:
    learner = Learner()
    item = make_item(ATOMS["letter:3:A"], Random(1))
    seen = []
    for day in (0, 2, 5, 9, 14, 20):
        learner.observe(item, "C", START + day * DAY)
        seen.append(learner.state("letter:3:A", START + day * DAY))
    assert seen[:2].count("lasts") == 0
    assert seen[-1] == "lasts"
    learner.observe(item, "D", START + 21 * DAY)
    assert learner.state("letter:3:A", START + 21 * DAY) == "shaky"


@pytest.mark.parametrize("seed", range(4))
def test_nobody_who_guesses_is_shown_as_lasting(seed: int) -> None:
    learner, _, now = taught(guess, days=40, a_day=30, seed=seed)
    assert "lasts" not in states(learner, now)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_who_does_not_learn_is_shown_as_lasting(seed: int) -> None:
    def half_known(item: Item, rng: Random) -> str:
        return right(item, rng) if rng.random() < 0.45 else guess(item, rng)

    learner, _, now = taught(half_known, days=40, a_day=30, seed=seed)
    assert "lasts" not in states(learner, now)


@pytest.mark.parametrize("seed", range(3))
def test_somebody_who_guesses_by_ear_is_shown_as_lasting_in_nothing_by_ear(seed: int) -> None:
    def deaf(item: Item, rng: Random) -> str:
        return guess(item, rng) if item.kind == "ear" else right(item, rng)

    learner, _, now = taught(deaf, days=40, a_day=30, seed=seed)
    found = {atom.family for atom, state in zip(atoms(), states(learner, now), strict=True) if state == "lasts"}
    assert found
    assert "ear" not in found


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


def test_a_stored_learner_expects_exactly_the_same_and_is_small() -> None:
    learner, rng, now = Learner(), Random(3), START
    for number, atom in enumerate([*atoms()] * 6):
        now = START + number // 40 * DAY + number % 40 * PAUSE
        item = make_item(atom, rng)
        known = atom.family == "letter"
        learner.observe(item, right(item, rng) if known else guess(item, rng), now, ms=rng.randrange(300, 90_000))
    learner.errors = dict.fromkeys(WRONG_RULES, 2)
    assert learner.fluency.tap
    text = learner.to_json()
    assert len(text.encode()) <= 16 * 1024
    again = Learner.from_json(text)
    assert again.to_json() == text
    later = now + 3 * DAY
    for atom in atoms():
        assert again.recall(atom.id, later) == learner.recall(atom.id, later)
        assert again.state(atom.id, later) == learner.state(atom.id, later)
        assert again.slow(atom.id) == learner.slow(atom.id)
    assert again.suspects() == learner.suspects()
    assert learner.suspicion.pairs
    assert vars(again.suspicion) == vars(learner.suspicion)
    assert again.errors == learner.errors
    assert again.next(later, Random(4)) == learner.next(later, Random(4))


def test_a_learner_stored_before_rules_were_compared_can_be_read() -> None:
    data = json.loads(taught(guess)[0].to_json())
    del data["pairs"]
    learner = Learner.from_json(json.dumps({**data, "rules": {"one-short": 1.5}, "errors": {}, "plain": [7, 2]}))
    [(rule, probability)] = learner.suspects()
    assert rule == "one-short"
    assert probability == pytest.approx(1 / (1 + exp(-1.5)))
    assert learner.suspicion.answers == [7, 2, 0]
    assert Learner.from_json(learner.to_json()).suspects() == learner.suspects()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version":2}', '{"version":1,"terms":3}', "null", "x" * 99])
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Learner.from_json(text)


def test_a_clock_that_jumps_back_does_no_harm() -> None:
    learner = Learner()
    item = make_item(ATOMS["letter:3:A"], Random(1))
    for now in (START, START - 400 * DAY, START + DAY, 0.0, 2.0**40):
        learner.observe(item, "C", now)
        assert 0 < learner.recall("letter:3:A", now) < 1
        assert learner.next(now, Random(1))


def test_a_spot_names_the_wrong_rules_that_mislead_there() -> None:
    learner = Learner()
    for letter in "ABCDEFG":
        item = make_item(ATOMS[f"letter:5:{letter}"], Random(1))
        (said,) = answers_by("starts-at-zero", item)
        learner.observe(item, said, 1_800_000_000.0)
    found = {spot.atom: spot.rules for spot in spots(learner, 1_800_000_000.0)}
    assert found["letter:5:A"] == ("starts-at-zero",)
    assert found["key:C"] == ()
