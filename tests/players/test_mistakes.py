"""Mistakes are those of learners, happen as often as a skill says, and are never refused actions."""

from random import Random

import pytest

from musicards.errors import Refusal
from musicards.games.action import Action, Draw, Seat
from musicards.games.distance import INTERVAL, DistancePlay
from musicards.games.go_fish import Ask
from musicards.games.keys_corners import Place
from musicards.games.memory import Flip
from musicards.games.registry import GAMES, make_game
from musicards.games.steps import StepsPlay
from musicards.learning.items import answers_by, read_item
from musicards.players.human_player import HumanPlayer
from musicards.players.skills import Skills
from tests.games.deals import Table, corners, distance, go_fish, memory, steps
from tests.games.wander import turns

_EVEN = dict.fromkeys(
    ("letter", "step", "neighbor", "enharmonic", "oversight", "misplaced", "repeats", "saves_itself"), 0.5
)
HOPELESS = Skills(**_EVEN, span=5.0)


def deeds(table: Table, skills: Skills, *, times: int = 40) -> list[Action]:
    """Return what players with these skills do here."""
    view = table.game.view(table.game.turn)
    return [HumanPlayer(Random(seed), skills).choose(view) for seed in range(times)]


def letters(table: Table, skills: Skills) -> set[str]:
    return {deed.letter for deed in deeds(table, skills) if isinstance(deed, DistancePlay)}


@pytest.mark.parametrize(
    ("hand", "skills", "said"),
    [
        ("B3 D3 E4", Skills(), {"B"}),
        ("B3 D3 E4", Skills(letter=1.0), {"A", "C"}),  # next to the right one
        ("A#3 E4", Skills(), {"B"}),  # as Bb
        ("A#3 E4", Skills(enharmonic=1.0), {"A"}),  # a black key is given its other name
        ("B3 E4", Skills(enharmonic=1.0), {"B"}),  # a natural has none
    ],
)
def test_these_letters_are_said(hand: str, skills: Skills, said: set[str]) -> None:
    assert letters(distance(hand, "C4", starter="A3"), skills) == said


@pytest.mark.parametrize(
    ("hand", "interval", "rate", "counted", "times", "within"),
    [
        ("B3 D3 E4", 2, 0.25, "ACDEFG", 2000, range(431, 570)),  # as the skill says, within five standard deviations
        ("B3 D3 E4", 2, 1.0, "C", 900, range(531, 670)),  # too far more often than not far enough
        ("G3 D3 E4", 7, 0.25, "ABCDEF", 2000, range(641, 860)),  # three in eight: more letters, half again as often
    ],
)
def test_letters_are_miscounted_as_often(
    hand: str, interval: int, rate: float, counted: str, *, times: int, within: range
) -> None:
    said = deeds(distance(hand, "C4", starter="A3", interval=interval), Skills(letter=rate), times=times)
    assert sum(isinstance(deed, DistancePlay) and deed.letter in counted for deed in said) in within


@pytest.mark.parametrize("interval", range(INTERVAL.low, INTERVAL.high + 1))
def test_a_wrong_letter_is_what_a_named_wrong_rule_says(interval: int) -> None:
    table = distance("A3 B3 C3 D3 E3 F3 G3", "C4", starter="A4", interval=interval)
    item = read_item(f"letter:{interval}:A")
    named = {*answers_by("starts-at-zero", item), *answers_by("one-short", item)}
    assert letters(table, Skills(letter=1.0)) - {*item.wanted} == named


@pytest.mark.parametrize(("starter", "hand", "rules"), [
    ("C3", "D3 A4", ("whole-for-half",)),
    ("C3", "C#3 A4", ("half-for-whole",)),
    ("E3", "F3 A4", ("half-for-whole", "all-letters-whole")),
])  # fmt: skip
def test_a_wrong_step_is_what_a_named_wrong_rule_says(starter: str, hand: str, rules: tuple[str, ...]) -> None:
    """Whoever says a step to a card takes the card for that step above the top card."""
    card = hand.split(maxsplit=1)[0][:-1]
    said = {deed.step for deed in deeds(steps(hand, "G4", starter=starter), Skills(step=1.0))
            if isinstance(deed, StepsPlay)}  # fmt: skip
    item = read_item(f"step:{said.pop()}:{starter[:-1]}")
    assert not said
    assert any(card in answers_by(rule, item) for rule in rules)


def test_a_miscount_picks_a_card_with_the_wrong_letter_or_comes_with_nothing_to_play() -> None:
    said = deeds(distance("B3 C4 C5", "D4", starter="A3"), Skills(letter=1.0))
    assert "C" in {deed.letter for deed in said if isinstance(deed, DistancePlay) and deed.cards != (11,)}
    done = deeds(distance("F3 G3 C4", "C5", starter="A3", stock="C6 D5 E5"), Skills(letter=0.5))
    assert {type(deed) for deed in done} == {Draw, DistancePlay}


@pytest.mark.parametrize(
    ("starter", "hand", "skills", "said"),
    [
        ("C3", "D3 F4 G4", Skills(), "whole"),
        ("C3", "D3 F4 G4", Skills(step=1.0), "half"),
        ("E3", "F4 A4", Skills(enharmonic=1.0), "whole"),
        ("B3", "C4 A4", Skills(enharmonic=1.0), "whole"),
        ("F3", "F#4 A4", Skills(enharmonic=1.0), "half"),
    ],
)
def test_this_step_is_said(starter: str, hand: str, skills: Skills, said: str) -> None:
    done = deeds(steps(hand, "C4", starter=starter), skills)
    assert {deed.step for deed in done if isinstance(deed, StepsPlay)} == {said}


def test_the_card_next_to_the_right_one_is_played_and_an_oversight_is_any_right_action() -> None:
    table = steps("D3 D#4 G4", "C4", starter="C3")
    assert {deed.cards for deed in deeds(table, Skills(neighbor=1.0)) if isinstance(deed, StepsPlay)} == {(15,)}
    table = steps("D3 D4 D5 C#4", "C4", starter="C3")
    assert len({str(deed) for deed in deeds(table, Skills(oversight=1.0))}) > 2


def test_a_card_that_the_scale_calls_otherwise_is_overlooked() -> None:
    table = corners("B3 D3", "C3", scale="Gb major", N="A#4=Bb", E="D4", S="E4", W="G4")
    places = [deed.card for deed in deeds(table, Skills(enharmonic=1.0)) if isinstance(deed, Place)]
    assert 11 not in places  # B3, which the scale calls Cb
    assert 11 in [deed.card for deed in deeds(table, Skills()) if isinstance(deed, Place)]


def test_the_position_next_to_the_right_one_is_turned_over() -> None:
    table = memory("C4 D4 E4 F4 G4 C5 D5 E5 F5 G5 A4 A5 B4 B5")
    table.flip(0, 0, 1)
    table.flip(1, 5)
    assert {str(deed) for deed in deeds(table, Skills())} == {str(Flip(0))}
    assert {str(deed) for deed in deeds(table, Skills(misplaced=1.0))} == {str(Flip(1))}


@pytest.mark.parametrize(("repeats", "again"), [(0.0, {"A"}), (1.0, {"D"})])
def test_what_nobody_had_is_asked_for_again(repeats: float, again: set[str]) -> None:
    """Seat 0 asks for its three Ds without success; then it hears who has an A."""
    asked: set[str] = set()
    for seed in range(20):
        table = go_fish("D3 D4 D5 A3", "A4 G4", "E5", stock="F3 B4 F5 B5")
        player = HumanPlayer(Random(seed), Skills(repeats=repeats))
        assert player.choose(table.game.view(Seat(0))) == Ask(Seat(1), "D")
        table.ask(0, 1, "D")
        table.ask(1, 2, "A")
        table.ask(2, 1, "E")
        asked |= {ask.pitch for ask in [player.choose(table.game.view(Seat(0)))] if isinstance(ask, Ask)}
    assert asked == again


@pytest.mark.parametrize("name", GAMES)
def test_a_mistake_is_never_refused(name: str) -> None:
    for number in range(12):
        rng = Random(number)
        game = make_game(name, 2 + number % 4, {})
        players = [HumanPlayer(rng, HOPELESS) for _ in range(game.players)]
        for view in turns(game, rng, 150):
            action = players[game.turn].choose(view)
            try:
                game.apply(game.turn, action)
            except Refusal as refusal:
                pytest.fail(f"{action} was refused: {refusal.reason}")


def test_calling_follows_the_skill() -> None:
    table = steps("D3", "C4 C5", starter="C3")
    table.expose(0)
    view = table.game.view(Seat(0))
    calls = [HumanPlayer(Random(seed), Skills(saves_itself=0.5)).calls(view) for seed in range(400)]
    assert 140 < sum(calls) < 260
    assert not HumanPlayer(Random(1), Skills(saves_itself=0.0)).calls(view)
