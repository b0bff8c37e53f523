"""Where practice begins: what is shown first, with how many answers, in which order, and how much at once."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from musicards.learning import Item, Learner, atoms
from musicards.learning.atoms import ATOMS
from musicards.learning.course import is_plain, place_in_course
from musicards.learning.items import WRONG_RULES, answers_by, items_about
from musicards.learning.kind import StartLevel
from musicards.learning.offer import offered
from musicards.learning.trace import Trace
from tests.learning.learners import DAY, PAUSE, START, THIRD, evidence, right, taught

Said = Callable[[Item, Random], str | None]


def wrong(item: Item, _: Random) -> str:
    return next(each for each in item.answers if each not in item.wanted)


def unsure(_: Item, __: Random) -> None:
    return None


def any_answer(item: Item, rng: Random) -> str:
    return rng.choice(item.answers)


def asked_of(
    learner: Learner, answer: Said, *, questions: int, seed: int = 1, begin: float = START
) -> Iterator[tuple[Item, bool]]:
    """Yield each question of a session, and whether the answer to it was right."""
    luck, rng = Random(seed), Random(seed + 1)
    for number in range(questions):
        now = begin + number * PAUSE
        item = learner.next(now, luck)
        yield item, learner.observe(item, answer(item, rng), now).right


def of_level(level: StartLevel | None) -> Learner:
    learner = Learner()
    if level:
        learner.begin(level)
    return learner


@pytest.mark.parametrize("answer", [right, wrong, unsure, any_answer])
@pytest.mark.parametrize("level", [None, "nothing", "names", "reads"])
def test_the_first_ten_questions_are_gentle(level: StartLevel | None, answer: Said) -> None:
    for seed in range(4):
        for item, _ in asked_of(of_level(level), answer, questions=10, seed=seed):
            assert 2 <= len(item.answers) <= 4
            assert item.kind != "ear"
            assert not any("#" in text or "b" in text[1:] for text in (*item.answers, *item.wanted[:1]))
            assert is_plain(item)


def test_what_is_new_is_shown_with_few_answers_and_asked_within_the_next_three_questions() -> None:
    items = [item for item, _ in asked_of(of_level("nothing"), right, questions=40)]
    shown = [place for place, item in enumerate(items) if item.new]
    assert len(shown) >= 10
    assert len({items[place].atoms for place in shown}) == len(shown)
    for place in shown:
        item = items[place]
        assert len(item.answers) in (2, 3)
        assert set(item.answers) & set(item.wanted)
        again = [each for each in items[place + 1 : place + 4] if each.atoms == item.atoms]
        assert len(again) == 1 or place >= len(items) - 3
        assert not any(each.new for each in again)


@pytest.mark.parametrize(("share", "again"), [(1.0, False), (0.7, True)])
def test_what_is_shown_comes_again_on_that_day_unless_it_is_nearly_always_remembered(
    share: float, *, again: bool
) -> None:
    learner, luck, items, relieved = of_level("nothing"), Random(1), list[Item](), list[bool]()
    for number in range(300):
        learner = Learner.from_json(learner.to_json())
        relieved.append(2 in learner.plan.misses.values())  # something known comes first, after two misses of a kind
        items.append(item := learner.next(START + number * PAUSE, luck))
        is_right = item.new or luck.random() < share
        learner.observe(item, item.wanted[0] if is_right else None, START + number * PAUSE)
    late = [place for place in range(200, 297) if items[place].new]
    came_again = []
    for place in late:
        soon = items[place + 1 : place + 4 + any(relieved[place + 1 : place + 4])]
        came_again.append(items[place].atoms in [item.atoms for item in soon])
    assert came_again
    assert set(came_again) == {again}
    unseen = next(each for each in ATOMS if each not in learner.memory.traces)
    learner.observe(replace(items_about(unseen)[0], new=True), None, START + DAY)
    assert unseen in learner.plan.to_repeat  # what is missed at once always comes again


def test_the_other_answers_are_those_of_wrong_rules_first() -> None:
    for seed in range(5):
        for item, _ in asked_of(of_level("nothing"), right, questions=20, seed=seed):
            full = items_about(item.atoms[0])[0]
            by_rule = {each for rule in WRONG_RULES for each in answers_by(rule, full)}
            if item.kind == "letter" and not item.offers_all:
                assert set(item.answers) - set(item.wanted) <= by_rule


@pytest.mark.parametrize(
    ("trace", "new", "count"),
    [(None, True, 3), (None, False, 4), (Trace(asked=1), False, 4), (Trace(asked=2, row=1), False, 7),
     (Trace(asked=5, row=-1), False, 4)],
)  # fmt: skip
def test_answers_grow_from_few_to_all_as_something_settles_and_are_few_again_after_a_miss(
    trace: Trace | None, count: int, *, new: bool
) -> None:
    found = offered(replace(THIRD, new=new), trace, Random(1))
    assert len(found.answers) == count
    assert "C" in found.answers
    assert "F" in offered(replace(THIRD, new=new), trace, Random(1), said="F").answers


def test_the_course_begins_with_letters_white_keys_the_clock_steps_and_the_staff_at_middle_c() -> None:
    order = sorted(ATOMS, key=place_in_course)
    first = [order.index(each) for each in ("letter:2:A", "key:C", "hour:12", "step:half:E", "place:treble:C4")]
    assert first == sorted(first)
    for later in ("place:treble:A5", "key:F#", "hour:6", "step:half:F", "letter:7:A", "signature:D:major", "ear:half"):
        assert order.index(later) > order.index("place:treble:C4"), later
    assert order.index("letter:-2:A") > order.index("step:whole:C")
    families = [item.kind for item, _ in asked_of(of_level("nothing"), right, questions=10)]
    assert set(families) <= {"letter", "key", "hour"}


def half_right(item: Item, rng: Random) -> str | None:
    return rng.choice((item.wanted[0], None))


@pytest.mark.parametrize("answer", [any_answer, half_right])
def test_whoever_misses_much_counts_only_to_the_next_letter_up_in_a_first_session(answer: Said) -> None:
    for seed in range(5):
        for item, _ in asked_of(of_level("nothing"), answer, questions=30, seed=seed):
            assert item.kind != "letter" or item.question["interval"] == 2


@pytest.mark.parametrize("level", ["nothing", "names"])
def test_the_first_of_a_group_is_shown_to_whoever_said_that_they_do_not_know_it(level: StartLevel) -> None:
    learner, begun = of_level(level), set[str]()
    for item, _ in asked_of(learner, right, questions=250):
        group = ATOMS[item.atoms[0]].group
        if group not in begun and learner.memory.said(ATOMS[item.atoms[0]]) < 0:
            assert item.new, item.id
        begun.add(group)
    assert {"step:half", "step:whole", "key:black"} <= begun


def test_what_is_heard_needs_the_same_by_eye_and_begins_with_two_answers() -> None:
    assert ATOMS["ear:M3:up"].needs == ("quality:M3",)
    assert ATOMS["ear:half"].needs == ("step:half:E",)
    assert ATOMS["ear:harmonic_minor"].needs == ("formula:harmonic_minor",)
    learner, luck, seen = of_level("nothing"), Random(1), set[str]()
    for number in range(500):
        now = START + number // 40 * DAY + number % 40 * PAUSE
        item = learner.next(now, luck)
        atom = ATOMS[item.atoms[0]]
        if item.kind == "ear" and atom.id not in seen:
            assert all(learner.recall(need, now) > 0.5 for need in atom.needs), atom.id
            assert not item.new or len(item.answers) == 2
        seen.add(atom.id)
        learner.observe(item, right(item, Random(1)), now)
    assert any(each.startswith("ear") for each in seen)


def test_after_two_misses_of_a_kind_something_known_comes() -> None:
    learner, _, now = taught(right, days=5)
    luck, rows, checked = Random(5), dict[str, int](), 0
    for number in range(60):
        now += PAUSE
        item = learner.next(now, luck)
        if 2 in rows.values():
            checked += 1
            assert learner.memory.knows(ATOMS[item.atoms[0]], now) >= 0.8
            rows = {kind: misses for kind, misses in rows.items() if misses < 2}
            learner.observe(item, right(item, Random(1)), now)
            rows.pop(item.kind, None)
            continue
        is_right = number % 4 == 0
        rows[item.kind] = 0 if is_right else rows.get(item.kind, 0) + 1
        learner.observe(item, right(item, Random(1)) if is_right else wrong(item, Random(1)), now)
    assert checked >= 5


def test_whoever_reads_music_is_shown_less_and_so_is_whoever_answers_as_if() -> None:
    def shown(level: StartLevel | None, answer: Said) -> int:
        return sum(item.new for item, _ in asked_of(of_level(level), answer, questions=120))

    assert shown("reads", right) <= 10
    assert shown(None, right) <= 30
    assert shown("nothing", right) >= 35


def test_less_is_begun_by_somebody_who_forgets_overnight() -> None:
    def begun(*, forgets: bool) -> int:
        learner, luck = of_level("nothing"), Random(1)
        for day in range(10):
            today = set[str]()
            for number in range(40):
                now = START + day * DAY + number * PAUSE
                item = learner.next(now, luck)
                knows = item.new or not forgets or item.atoms[0] in today
                learner.observe(item, right(item, luck) if knows else wrong(item, luck), now)
                today.add(item.atoms[0])
        return len(learner.memory.traces)

    assert begun(forgets=True) <= 80
    assert begun(forgets=False) >= 150


@pytest.mark.parametrize(("answer", "most"), [(unsure, 8), (wrong, 8), (any_answer, 16)])
def test_little_is_begun_on_a_day_by_whoever_reads_no_notes_and_misses_much(answer: Said, most: int) -> None:
    for seed in range(4):
        items = [item for item, _ in asked_of(of_level("nothing"), answer, questions=60, seed=seed)]
        assert 5 <= len({item.atoms for item in items}) <= most
        assert not any(item.new for item in items[40:]) or answer is any_answer


def test_what_was_missed_on_that_day_comes_again_the_longest_ago_first_until_it_is_right() -> None:
    learner = of_level("nothing")
    begun = [item for item, _ in asked_of(learner, unsure, questions=40)]
    now, luck, asked = START + 41 * PAUSE, Random(3), list[str]()
    learner.plan.to_repeat, learner.plan.misses = {}, {}
    while not (item := learner.next(now, luck)).new:
        missed = {name: trace.at for name, trace in learner.memory.traces.items() if trace.row < 0}
        open_ = [name for name in missed if name not in learner.plan.recent]
        families = [ATOMS[name].family for name in learner.plan.recent[-2:]]
        open_ = [name for name in open_ if [ATOMS[name].family] * 2 != families]
        if len(missed) >= 3 and open_:
            assert item.atoms[0] == min(open_, key=lambda name: missed[name])
        asked.append(item.atoms[0])
        learner.observe(item, item.wanted[0], now)
        now += PAUSE
    assert 3 <= len(asked) <= len({item.atoms for item in begun})
    assert sum(trace.row < 0 for trace in learner.memory.traces.values()) < 3


@pytest.mark.parametrize("is_right", [False, True])
@pytest.mark.parametrize("level", ["nothing", "names"])
def test_what_came_up_at_a_table_alone_is_shown_to_whoever_does_not_know_it(
    level: StartLevel, *, is_right: bool
) -> None:
    learner = of_level(level)
    for letter, said in zip("ABCDEFG", "DEFGABC", strict=True):
        learner.take(evidence(f"letter:4:{letter}", said if is_right else letter, right=is_right))
    learner = Learner.from_json(learner.to_json())
    luck, fourths = Random(1), list[Item]()
    for number in range(150):
        now = START + DAY + number * PAUSE
        item = learner.next(now, luck, ["letter"])
        learner.observe(item, item.wanted[0], now)
        fourths += [item] * (item.question["interval"] == 4)
    shown = [item.atoms for item in fourths if item.new]
    atoms_asked = {item.atoms for item in fourths}
    assert len(atoms_asked) >= 5
    assert fourths[0].new
    assert len(shown) == len(set(shown)) == (1 if is_right else len(atoms_asked))
    assert {atom_id for (atom_id,) in atoms_asked}.isdisjoint(learner.met)


def test_what_another_device_has_asked_no_longer_came_up_at_tables_alone() -> None:
    here, there = of_level("nothing"), Learner()
    for learner in (here, there):
        learner.take(evidence(right=False, said="D"))
        learner.take(evidence("letter:3:B", right=False, said="E"))
    there.observe(THIRD, "C", START + PAUSE)
    here.add(there, START + DAY)
    assert here.met == {"letter:3:B"}


@pytest.mark.parametrize("level", [None, "nothing", "names", "reads"])
@pytest.mark.parametrize("answer", [right, unsure])
def test_the_last_question_of_a_session_is_nothing_new(level: StartLevel | None, answer: Said) -> None:
    learner = of_level(level)
    learner.take(evidence(right=False, said="D"))
    for item, _ in asked_of(learner, answer, questions=30):
        for seed in range(3):
            last = learner.next(START + 30 * PAUSE, Random(seed), last=True)
            assert not last.new
            assert last.atoms[0] in learner.memory.traces
        assert learner.next(START + 30 * PAUSE, Random(1), [item.kind], last=True).kind == item.kind
    assert Learner().next(START, Random(1), last=True).new  # there is nothing else


def test_nobody_is_said_to_hold_a_rule_after_two_errors() -> None:
    for rule in WRONG_RULES:
        learner = Learner()
        items = [item for atom in atoms() for item in items_about(atom.id) if answers_by(rule, item)]
        for number, item in enumerate(items[:2]):
            learner.observe(item, answers_by(rule, item)[0], START + number * PAUSE)
        assert dict(learner.suspects()).get(rule, 0.0) < 0.5, rule


@pytest.mark.parametrize("seed", range(2))
def test_nothing_lasts_of_somebody_who_is_right_two_times_of_three_or_gets_worse(seed: int) -> None:
    learner, luck, rng, seen = Learner(), Random(seed), Random(seed + 1), list[int]()
    for day in range(56):
        now = START + day * DAY
        for _ in range(30):
            item = learner.next(now, luck)
            knows = rng.random() < (0.65 if seed else 0.97 if day < 34 else 0.5)
            learner.observe(item, right(item, rng) if knows else wrong(item, rng), now)
            now += PAUSE
        seen.append(sum(learner.state(atom.id, now) == "lasts" for atom in atoms()))
    assert (max(seen) > 5) == (seed == 0)
    assert seen[-1] <= 1


def test_an_answer_to_what_was_just_shown_says_nothing_about_the_person() -> None:
    learner, item = Learner(), Learner().next(START, Random(1))
    assert item.new
    terms = dict(learner.memory.terms)
    learner.observe(item, wrong(item, Random(1)), START)
    assert learner.memory.terms == terms
    assert learner.suspects() == []
    assert learner.state(item.atoms[0], START) == "shaky"
    assert not THIRD.new
