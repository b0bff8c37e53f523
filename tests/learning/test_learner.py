"""What answers and evidence change in a learner, how it is stored, and what two devices know of one person."""

import json
from dataclasses import replace
from math import exp
from random import Random
from statistics import mean

import pytest

from musicards.errors import BadNotation
from musicards.learning import Learner, atoms
from musicards.learning.atoms import ATOMS
from musicards.learning.difficulty import hardness
from musicards.learning.items import WRONG_RULES, items_about, make_item
from musicards.learning.spots import spots
from musicards.learning.trace import unpacked
from tests.learning.learners import DAY, PAUSE, START, THIRD, evidence, guess, right, taught


def test_an_answer_changes_what_is_expected_and_forgetting_lowers_it() -> None:
    learner = Learner()
    before = learner.recall("letter:3:A", START)
    learner.observe(THIRD, "C", START)
    after = learner.recall("letter:3:A", START)
    assert before < after
    assert learner.recall("letter:3:A", START + 30 * DAY) < after
    assert learner.recall("letter:3:B", START) > before  # a third up from another letter is learned alike
    learner.observe(THIRD, "D", START + PAUSE)
    assert learner.recall("letter:3:A", START) < after


def test_what_was_known_before_it_was_ever_shown_is_expected_to_last_longer() -> None:
    known, shown = Learner(), Learner()
    for learner in (known, shown):
        learner.begin("reads")
    known.observe(THIRD, "C", START)
    shown.observe(replace(THIRD, new=True), "C", START - PAUSE)
    shown.observe(THIRD, "C", START)
    for days in (7, 30, 90):
        assert known.recall("letter:3:A", START + days * DAY) > shown.recall("letter:3:A", START + days * DAY)

    def odds_lost(learner: Learner) -> float:
        """Return how many times smaller the odds of a right answer are after two weeks than after a day."""
        early, late = (learner.recall("letter:3:A", START + days * DAY) for days in (1, 14))
        return early / (1 - early) / (late / (1 - late))

    assert odds_lost(known) < odds_lost(shown)
    guessed = Learner()
    guessed.observe(THIRD, "C", START)
    # A right answer of somebody who hardly knows such things may be a guess.
    assert known.memory.traces["letter:3:A"].mean > guessed.memory.traces["letter:3:A"].mean > 0


@pytest.mark.parametrize("share", [0.6, 0.7, 0.8])
def test_history_counts_little_for_somebody_of_whom_it_says_nothing(share: float) -> None:
    learner, rng = Learner(), Random(5)
    letters = [items_about(atom.id)[0] for atom in atoms() if atom.family == "letter"]
    for day in range(0, 60, 2):
        for number, item in enumerate(letters):
            said = item.wanted[0] if rng.random() < share else None  # whatever was asked, how often, and when
            learner.observe(item, said, START + day * DAY + number * PAUSE)
    expected = [learner.recall(item.atoms[0], START + 60 * DAY) for item in letters]
    assert mean(expected) == pytest.approx(share, abs=0.05)
    assert max(expected) - min(expected) < 0.2


def test_a_learner_stored_before_expectations_were_compared_with_answers_can_be_read() -> None:
    learner, _, now = taught(guess, days=6)
    data = json.loads(learner.to_json())
    for name, start in (("scale", 1.0), ("shift", 0.0)):
        assert data["terms"].pop(name)[0] != start
    older = Learner.from_json(json.dumps(data))
    assert (older.memory.term("scale").mean, older.memory.term("shift").mean) == (1.0, 0.0)
    for atom_id in older.memory.traces:
        assert 0 < older.recall(atom_id, now) < 1
    item = items_about(next(iter(older.memory.traces)))[0]
    older.observe(item, item.wanted[0], now + DAY)
    assert older.memory.term("shift").mean > 0


def test_somebody_who_knows_nothing_is_expected_to_do_worse_than_chance() -> None:
    learner, rng = Learner(), Random(2)
    for number, atom in enumerate([*atoms()] * 2):
        item = make_item(atom, rng)
        learner.observe(item, next(each for each in item.answers if each not in item.wanted), START + number * PAUSE)
    assert 0 < learner.recall("letter:3:A", START + DAY) < 1 / 7


def test_aided_answers_give_no_credit_and_suspect_nothing() -> None:
    learner = Learner()
    before = [learner.recall(atom.id, START) for atom in atoms()]
    learner.observe(THIRD, "C", START, aided=True)
    learner.observe(THIRD, "D", START, aided=True)
    assert [learner.recall(atom.id, START) for atom in atoms()] == before
    assert learner.state("letter:3:A", START) == "new"
    assert learner.suspects() == []


def test_i_do_not_know_counts_as_not_known_and_suspects_nothing() -> None:
    learner, other = Learner(), Learner()
    suspects = learner.suspects()
    judged = learner.observe(THIRD, None, START)
    other.observe(THIRD, "D", START)
    assert (judged.right, judged.wanted, judged.said, judged.rules) == (False, "C", "", ())
    assert learner.recall(THIRD.id, START + DAY) == other.recall(THIRD.id, START + DAY)
    assert learner.state(THIRD.id, START) == "shaky"
    assert learner.suspects() == suspects != other.suspects()


def test_a_refused_answer_changes_nothing() -> None:
    learner = Learner()
    item = learner.next(START, Random(1))
    before = learner.to_json()
    with pytest.raises(BadNotation):
        learner.observe(item, "no such answer", START)
    assert learner.to_json() == before


@pytest.mark.parametrize("now", [float("nan"), float("inf"), float("-inf")])
def test_what_is_no_time_is_refused_before_anything_changes(now: float) -> None:
    learner, _, _ = taught(guess)
    before = learner.to_json()
    for call in (
        lambda: learner.next(now, Random(1)),
        lambda: learner.observe(THIRD, "C", now),
        lambda: learner.observe(replace(THIRD, new=True), "C", now),
        lambda: learner.recall(THIRD.id, now),
        lambda: learner.state(THIRD.id, now),
        lambda: learner.claim(THIRD.id, now),
        lambda: learner.take(evidence(at=now)),
        lambda: learner.add(practiced(Learner(), START), now),
        lambda: spots(learner, now),
    ):
        with pytest.raises(BadNotation):
            call()
        assert learner.to_json() == before


def test_an_atom_that_does_not_exist_is_refused_in_words() -> None:
    for call in (Learner().recall, Learner().state, Learner().claim):
        with pytest.raises(BadNotation, match="There is no atom"):
            call("letter:9:A", START)


def test_what_people_say_they_know_is_kept_and_can_be_changed() -> None:
    learner = Learner()
    for level in ("reads", "nothing", "names"):
        learner.begin(level)
        learner = Learner.from_json(learner.to_json())
        assert learner.level == level
    assert Learner.from_json(Learner().to_json()).level == ""
    with pytest.raises(BadNotation):
        learner.begin("everything")  # type: ignore[arg-type]
    old = json.loads(learner.to_json())
    for name in ("level", "misses", "kept", "shown"):  # which learners stored earlier do not have
        del old[name]
    assert Learner.from_json(json.dumps(old)).level == ""


def test_what_people_say_they_know_changes_what_is_expected_until_it_was_asked() -> None:
    expected = {}
    for level in ("nothing", "names", "reads"):
        learner = Learner()
        learner.begin(level)
        expected[level] = [learner.recall(atom_id, START) for atom_id in ("letter:2:A", "place:treble:E4")]
    assert expected["nothing"][0] < expected["names"][0]
    assert expected["nothing"][1] < expected["names"][1] < expected["reads"][1]


def test_a_clock_that_jumps_back_does_no_harm() -> None:
    learner = Learner()
    for now in (START, START - 400 * DAY, START + DAY, 0.0, 2.0**40):
        learner.observe(THIRD, "C", now)
        assert 0 < learner.recall("letter:3:A", now) < 1
        assert learner.next(now, Random(1))


# A learner as text: complete, small, and refused if it is not one


def test_a_stored_learner_expects_exactly_the_same_and_is_small() -> None:
    learner, rng, now = Learner(), Random(3), START
    for number, atom in enumerate([*atoms()] * 6):
        now = START + number // 40 * DAY + number % 40 * PAUSE
        item = make_item(atom, rng)
        known = atom.family == "letter"
        learner.observe(item, right(item, rng) if known else guess(item, rng), now, ms=rng.randrange(300, 90_000))
    learner.errors = dict.fromkeys(WRONG_RULES, 2)
    learner.met = set(ATOMS)
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
    assert probability < 0.5 < 1 / (1 + exp(-1.5))  # how many errors it explained is not known
    learner.suspicion.errors["one-short"] = 3
    assert dict(learner.suspects())["one-short"] == pytest.approx(1 / (1 + exp(-1.5)))
    assert learner.suspicion.answers == [7, 2, 0]
    assert Learner.from_json(learner.to_json()).suspects() == learner.suspects()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version":2}', '{"version":1,"terms":3}', "null", "x" * 99])
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Learner.from_json(text)


# A clock that was wrong, and what two devices know of one person


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
    for learner in (wrong, right):  # the clock is set right, and practice continues
        item = make_item(LETTERS[20], Random(2))
        learner.observe(item, item.wanted[0], START + 60 * PAUSE)
    for days in (1, 7, 30, 365):
        later = START + days * DAY
        for atom in LETTERS[:8]:
            assert abs(wrong.recall(atom.id, later) - right.recall(atom.id, later)) < 0.02
            assert wrong.state(atom.id, later) == right.state(atom.id, later)
    assert sum(spot.due for spot in spots(wrong, START + 365 * DAY)) >= 8


def test_a_session_dated_a_month_ahead_is_asked_again() -> None:
    learner, luck = practiced(Learner(), START), Random(3)
    about = {atom.id for atom in LETTERS[:8]}
    practiced(learner, START + 30 * DAY)
    asked: list[str] = []
    for number in range(1200):
        now = START + (1 + number // 40) * DAY + number % 40 * PAUSE
        item = learner.next(now, luck)
        asked.append(item.atoms[0])
        learner.observe(item, item.wanted[0], now)
    assert about <= set(asked)


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


# What evidence from games changes


def test_weak_evidence_moves_the_estimate_by_its_weight() -> None:
    moved = []
    for weight in (0.0, 0.5, 1.0):
        learner = Learner()
        learner.observe(THIRD, "C", START)
        learner.observe(THIRD, "C", START + PAUSE)
        before = learner.memory.terms["begun"].mean
        if weight:
            learner.take(evidence(said="D", right=False, at=START + DAY, weight=weight))
        moved.append(learner.memory.terms["begun"].mean - before)
    assert moved[2] < moved[1] < moved[0] == 0
    assert moved[1] == pytest.approx(moved[2] / 2, abs=1e-3)


def test_a_strong_act_counts_as_an_answer_and_is_repaired_in_practice() -> None:
    practiced, played = Learner(), Learner()
    for day, said in enumerate("CCDC"):
        practiced.observe(THIRD, said, START + day * DAY)
        played.take(evidence(said=said, right=said == "C", at=START + day * DAY))
        assert practiced.memory == played.memory
        assert practiced.suspects() == played.suspects()
        assert ("letter:3:A" in played.plan.to_repeat) == (said == "D")


def test_weak_evidence_alone_never_makes_an_atom_last_or_known() -> None:
    learner = Learner()
    for day in range(40):
        learner.take(evidence(at=START + day * DAY, weight=0.5))
    assert learner.state("letter:3:A", START + 40 * DAY) == "new"
    learner.observe(THIRD, "C", START + 40 * DAY)
    for day in range(41, 80):
        learner.take(evidence(at=START + day * DAY, weight=0.5))
        assert learner.state("letter:3:A", START + day * DAY) != "lasts"


def test_weak_evidence_takes_no_day_from_an_answer() -> None:
    with_evidence, without = Learner(), Learner()
    for day in range(5):
        with_evidence.take(evidence(at=START + day * DAY, weight=0.5))
        for learner in (with_evidence, without):
            learner.observe(THIRD, "C", START + day * DAY + PAUSE)
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


# What most people find hard


@pytest.mark.parametrize(
    ("harder", "easier"),
    [
        ("place:treble:C6", "place:treble:A5"),  # two ledger lines, one
        ("place:treble:C4", "place:treble:E4"),  # one ledger line, none
        ("letter:7:C", "letter:2:C"),
        ("ear:m6:up", "ear:P5:up"),
        ("signature:F#:major", "signature:G:major"),  # six sharps, one
        ("degree:harmonic_minor:7", "degree:harmonic_minor:3"),
        ("step:half:E", "step:half:C"),
        ("key:F#", "key:F"),
    ],
)
def test_what_is_harder_for_most_is_expected_less(harder: str, easier: str) -> None:
    assert 0 <= hardness(easier) < hardness(harder) <= 1
    assert Learner().recall(harder, START) < Learner().recall(easier, START)


def test_what_earlier_versions_stored_of_an_atom_is_read() -> None:
    """It was right on four days, and wrong once; they stored how often it was practiced, not how often it was right."""
    trace = unpacked("1p)#97*A_sQ3MA}H3$kCB`0*G$N&")
    assert (trace.asked, trace.right, trace.row, trace.days) == (5, 4, 2, 2)
    assert (trace.at, trace.stability, trace.tested) == (START + 4 * DAY, 16.109375, 2.0)
