"""Which question is next, and the match that trains what a person needs."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from musicards.games.option import parse_options
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.learning import Item, Learner, atoms
from musicards.learning.items import items_about, read_item
from musicards.learning.suggestion import Suggestion, level_for, suggest_match
from musicards.players.levels import SKILLS, make_player
from musicards.players.playing import play_game, rng_of
from tests.learning.learners import DAY, PAUSE, START, guess, right, taught


def test_the_same_luck_asks_the_same() -> None:
    assert taught(guess)[1] == taught(guess)[1]
    assert taught(guess)[1] != taught(guess, seed=5)[1]


def test_only_what_was_shown_comes_again_within_four_questions_and_no_family_three_times_in_a_row() -> None:
    for answer in (right, guess):
        _, asked, _ = taught(answer, days=3)
        about = [item.atoms[0] for item in asked]
        for place, atom_id in enumerate(about):
            before = about[max(0, place - 4) : place]
            if atom_id in before:
                assert before.count(atom_id) == 1
                assert asked[place - 4 + before.index(atom_id) if place >= 4 else before.index(atom_id)].new
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
    item = read_item("letter:2:A")
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


def test_something_new_that_is_missed_comes_again_soon_and_then_waits_for_another_day() -> None:
    learner = Learner()
    item = learner.next(START, Random(1))
    following = after_a_miss(learner, item, START)
    assert following.index(item.atoms[0]) == 2
    assert following.count(item.atoms[0]) == 1
    days = []
    for day in range(1, 31):
        for number in range(10):
            now = START + day * DAY + number * PAUSE
            other = learner.next(now, Random(number))
            if other.atoms == item.atoms:
                days.append(day)
            learner.observe(other, other.wanted[0], now)
    assert 1 <= len(days) <= 3
    assert len(set(days)) == len(days)


def test_much_of_what_was_missed_comes_the_next_day_only_for_whoever_does_not_keep_the_answer() -> None:
    def asked_next_day(*, keeps: bool) -> int:
        """Return how much of what was missed is asked the next day, of one for whom that was enough before or not."""
        learner, luck = Learner(), Random(1)
        missed = {f"letter:{size}:{letter}" for size in (4, 5) for letter in "ABCDEFG"}
        for day in range(6):  # others are missed once and right from then on, or right once and missed from then on
            others = [f"letter:{size}:{letter}" for size in (2, 3) for letter in "ABCDEFG"]
            for number, name in enumerate(others):
                item = items_about(name)[0]
                said = item.wanted[0] if bool(day) == keeps else None
                learner.observe(item, said, START + day * DAY + number * PAUSE)
        for number, name in enumerate(sorted(missed)):
            learner.observe(items_about(name)[0], None, START + 5 * DAY + (20 + number) * PAUSE)
        asked = set[str]()
        for number in range(40):
            now = START + 6 * DAY + number * PAUSE
            item = learner.next(now, luck)
            asked |= missed & {*item.atoms}
            learner.observe(item, item.wanted[0], now)
        return len(asked)

    assert 2 * asked_next_day(keeps=True) <= asked_next_day(keeps=False)


@pytest.mark.parametrize(("days_apart", "between"), [(1, 1), (3, 2)])
def test_something_new_and_what_was_begun_earlier_take_turns(days_apart: int, between: int) -> None:
    learner, luck = Learner(), Random(1)
    begun: set[str] = set()
    asked: list[str] = []
    for session in range(8):
        begun, asked = {*learner.memory.traces}, []
        for number in range(20 if session < 7 else 30):
            now = START + session * days_apart * DAY + number * PAUSE
            item = learner.next(now, luck)
            asked.append(item.atoms[0])
            learner.observe(item, item.wanted[0], now)
    new = [place for place, atom_id in enumerate(asked) if atom_id not in {*begun, *asked[:place]}]
    assert len(new) >= 5
    assert all(atom_id in begun for place in new for atom_id in asked[place + 1 : place + 1 + between])
    assert min(later - earlier - 1 for earlier, later in pairwise(new)) == between


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


# The match that trains what a person needs


DEALS = 120


def practice(
    learner: Learner, chosen: Iterable[str], *, right: bool = True, days: int = 6, start: float = START
) -> float:
    """Answer a question about each chosen atom on each of `days` days. Return the time of the last answer."""
    now = start
    for day in range(days):
        now = start + day * DAY
        for atom_id in chosen:
            item = items_about(atom_id)[0]
            wrong = next(each for each in item.answers if each not in item.wanted)
            learner.observe(item, item.wanted[0] if right else wrong, now)
    return now


def of(*prefixes: str) -> list[str]:
    return [atom.id for atom in atoms() if atom.id.startswith(prefixes)]


def shown(suggestion: Suggestion) -> set[str]:
    return {face for face, on in suggestion.faces.items() if on}


def test_a_newcomer_begins_with_something_new_that_needs_nothing() -> None:
    found = suggest_match(Learner(), START)
    assert (found.game, found.options["interval"], found.why) == ("distance", 2, "new")
    assert shown(found) == {"name", "staff", "keys", "clock", "sound"}
    assert found.level == "newcomer"
    assert set(found.atoms) == set(of("letter:2:"))


@pytest.mark.parametrize(
    ("missed", "game", "option"),
    [
        ("letter:5:", "distance", ("interval", 5)),
        ("step:", "steps", ("free_draw", False)),
        ("degree:harmonic_minor", "keys_corners", ("scale", {"tonic": "C", "kind": "harmonic_minor"})),
        ("enharmonic:", "go_fish", ("pitches", "all")),
    ],
)
def test_what_is_due_decides_the_game_and_its_options(missed: str, game: str, option: tuple[str, object]) -> None:
    learner = Learner()
    known = [atom.id for atom in atoms() if not atom.id.startswith(missed)]
    practice(learner, known, days=3)
    now = practice(learner, of(missed), right=False, days=2, start=START + 3 * DAY)
    found = suggest_match(learner, now)
    assert (found.game, found.options[option[0]], found.why) == (game, option[1], "due")
    assert all(atom_id.startswith((missed, "key:")) for atom_id in found.atoms)
    assert 1 <= len(found.atoms) <= 12


def test_names_fade_to_the_staff_and_to_sound_as_more_is_known() -> None:
    learner = Learner()
    trained = [atom.id for atom in atoms() if atom.family in ("letter", "step", "degree", "key", "enharmonic")]
    now = practice(learner, trained)
    assert shown(suggest_match(learner, now)) == {"staff", "keys", "sound"}
    now = practice(learner, of("place:"), start=now)
    assert shown(suggest_match(learner, now)) == {"staff"}
    now = practice(learner, of("ear:"), start=now)
    assert shown(suggest_match(learner, now)) == {"sound"}
    assert suggest_match(learner, now).why == "keep"


def test_the_level_rises_with_the_share_of_right_answers() -> None:
    levels = [*SKILLS]
    found = []
    for share in (0.0, 0.5, 0.8, 1.0):
        learner, now = Learner(), START
        for number in range(400):
            now = START + number * 3600
            item = items_about(atoms()[number % 42].id)[0]
            wrong = next(each for each in item.answers if each not in item.wanted)
            learner.observe(item, item.wanted[0] if number * 7 % 10 < share * 10 else wrong, now)
        found.append(levels.index(suggest_match(learner, now).level))
    assert found == sorted(found)
    assert found[0] == 0
    assert found[-1] >= levels.index("player")
    assert levels[found[-1]] != levels[-1]


@pytest.mark.parametrize("errors", [0.04, 0.08, 0.13, 0.2])
@pytest.mark.parametrize("name", ["distance", "steps"])
def test_somebody_who_errs_as_often_as_expected_wins_about_half_the_games(name: str, errors: float) -> None:
    level = level_for(1 - errors)
    person = {"letter": errors, "step": errors * 0.8, "neighbor": errors * 0.4, "enharmonic": errors * 1.2}
    person["oversight"] = SKILLS[level].oversight / 2  # people err in theory more often than levels, and overlook less
    won = 0.0
    for number in range(DEALS):
        rng = rng_of(1, number // 2)
        players = [make_player(level, rng_of(2, number), **person), make_player(level, rng_of(3, number))]
        seat = number % 2
        game = make_game(name, 2, {})
        play_game(game, players[::-1] if seat else players, rng)
        won += (seat in game.winners()) / len(game.winners())
    assert 0.35 <= won / DEALS <= 0.65


def test_games_train_what_there_is_to_know_with_options_that_they_have() -> None:
    groups = {atom.group for atom in atoms()}
    for name, game in GAMES.items():
        manifest = find_manifest(name)
        assert bool(manifest.trains) <= bool(manifest.evidence)
        for training in manifest.trains:
            assert set(training.groups) <= groups
            assert 0 < training.weight <= 1
            assert make_game(name, 2, parse_options(name, game.known_options, dict(training.options)))
