"""Steps: what a play says, the chain of half steps, wilds, and where it differs from The Distance."""

from contextlib import nullcontext

import pytest

from musicards.cards import CODES
from musicards.games.action import Seat
from musicards.games.distance import DistancePlay
from musicards.games.registry import make_game
from musicards.games.steps import StepsView
from tests.games.deals import RIGHT, Table, refused, steps

# The starter is C unless another is named: C# is the half step above it, D the whole step.


def in_chain(other: str = "E3", *, mistake_ends_turn: bool = True) -> Table:
    """Return a table where seat 0 has just played a C# as a half step."""
    table = steps("C#4 E4 F4", other, stock="F3 G3", mistake_ends_turn=mistake_ends_turn)
    table.play(0, "C#4", step="half")
    return table


def test_whole_step_ends_the_turn() -> None:
    table = steps("D4 D5 E4", "E3")
    table.play(0, "D5 D4", step="whole")
    assert (table["turn"], table["chain"], table["pitch"]) == (1, False, 2)
    assert table["discard"] == ["D4", "D5", "C3"]


def test_half_step_leaves_the_player_on_turn_until_they_are_done_and_the_next_may_play_a_whole_one() -> None:
    table = in_chain(other="D#3 E3")
    assert (table["turn"], table["chain"], table["pitch"], table.happened()) == (0, True, 1, ["step-played"])
    table.done(0)
    assert (table["turn"], table["chain"], table.game.turns) == (1, False, 1)
    assert table.happened() == ["finished", "turn"]
    assert table.play(1, "D#3", step="whole") == RIGHT


def test_done_without_a_half_step_and_draw_and_pass_after_one_are_refused() -> None:
    with refused("nothing-done"):
        steps("C#4 E4", "E3").done(0)
    table = in_chain()
    for do in ("draw", "pass"):
        with refused("chain-open"):
            table.enter(0, do)


@pytest.mark.parametrize(
    ("starter", "hand", "codes", "say", "outcome"),
    [
        ("C3", "C#4 C#5 E4 F4", "C#4 C#5", {"step": "half"}, RIGHT),  # two cards of the pitch are one step
        ("C3", "C#4 D4 E4", "C#4 D4", {"step": "half"}, "mixed-pitches"),
        # wilds: the pitch is said, by either name, with or without note cards of it
        *[("C3", "?1 E4 F4", "?1", {"step": "half", "pitch": name}, RIGHT) for name in ("C#", "Db")],
        ("C3", "D4 X1 E4", "D4 X1", {"step": "whole", "pitch": "D"}, RIGHT),
        ("C3", "D4 X1 E4", "D4 X1", {"step": "whole", "pitch": "C#"}, "wrong-pitch-said"),
        ("C3", "X1 E4", "X1", {"step": "whole", "pitch": "C#"}, "wrong-pitch-said"),
        # a wild starter
        ("X1", "C4 D4 C6", "C4 D4", {}, "mixed-pitches"),
        ("X1", "C4 ?1 C6", "?1 C4", {"pitch": "D"}, "wrong-pitch-said"),
    ],
)
def test_a_play_is_right_or_a_misplay(starter: str, hand: str, codes: str, say: dict[str, str], outcome: str) -> None:
    table = steps(hand, "E3", starter=starter, stock="F3 F4")
    before = table["pitch"]
    assert table.play(0, codes, **say) == outcome
    assert (table["pitch"] == before) == (outcome != RIGHT)


# Misplays


def test_half_steps_before_a_misplay_stand() -> None:
    table = in_chain()
    table.play(0, "F4", step="half")
    assert (table["pitch"], table["discard"], table["chain"]) == (1, ["C#4", "C3"], False)


def test_chain_continues_after_a_misplay_if_mistakes_do_not_end_turns() -> None:
    table = in_chain(mistake_ends_turn=False)
    table.play(0, "F4", step="half")
    assert (table["turn"], table["chain"]) == (0, True)
    with refused("chain-open"):
        table.draw(0)


# What is said


@pytest.mark.parametrize(
    ("starter", "code", "say", "reason"),
    [
        ("C3", "C#4", {}, "say-too-little"),
        ("C3", "?1", {"step": "half"}, "say-too-little"),
        ("C3", "C#4", {"step": "half", "pitch": "C#"}, "say-too-much"),
        *[("C3", "C#4", {"step": word}, "bad-notation") for word in ("quarter", "Half", "", "1")],
        *[
            ("C3", "?1", {"step": "half", "pitch": name}, "bad-notation")
            for name in ("Cb", "E#", "Fb", "B#", "c", "H", "C##", "13", "")
        ],
        ("C3", "C#4", {"step": "half", "letter": "C"}, "bad-notation"),
        ("X1", "C#4", {"step": "half"}, "say-too-much"),
        ("X1", "?1", {}, "say-too-little"),
    ],
)
def test_what_says_too_little_or_too_much_is_refused(starter: str, code: str, say: dict[str, str], reason: str) -> None:
    with refused(reason):
        steps("C#4 ?1 E4", "E3", starter=starter).play(0, code, **say)


# A wild starter


@pytest.mark.parametrize(
    ("code", "say", "pitch"),
    [*[(code, {}, place or 12) for place, code in enumerate(CODES[:12])], ("?1", {"pitch": "Gb"}, 6)],
)
def test_any_one_pitch_may_be_played_on_a_wild_starter_and_ends_the_turn(
    code: str, say: dict[str, str], pitch: int
) -> None:
    table = steps(f"{code} C6", "E4", starter="X1")
    before = table["pitch"]
    assert (before, table.play(0, code, **say)) == (None, RIGHT)
    assert (table["turn"], table["pitch"]) == (1, pitch)


# Drawing and passing


@pytest.mark.parametrize(
    ("hand", "starter", "fits"),
    [
        *[(f"{card} F4", "C3", True) for card in ("C#4", "D4")],
        ("F4 ?1", "X1", True),
        ("C4 F4", "C3", False),  # the same pitch fits nothing
        ("?1 ?2", "X1", False),
    ],
)
def test_draw_with_a_fitting_card_is_refused(hand: str, starter: str, *, fits: bool) -> None:
    table = steps(hand, "E3", starter=starter, stock="F3")
    with refused("card-fits") if fits else nullcontext():
        table.draw(0)
    assert table["drawn"] == int(not fits)


@pytest.mark.parametrize(("hand", "free_draw"), [("F4 G4", False), ("C#3 G3", True)])
def test_fourth_draw_is_refused(hand: str, *, free_draw: bool) -> None:
    table = steps(hand, "E3", stock="F3 F5 F6 G6", free_draw=free_draw)
    table.draw(0, times=3)
    with refused("drawn-enough"):
        table.draw(0)


def test_pass_after_three_draws() -> None:
    table = steps("F4 G4", "E3", stock="F3 F5 F6 G3")
    table.draw(0, times=2)
    with refused("pass-too-early"):
        table.pass_(0)
    table.draw(0)
    table.pass_(0)
    assert (table["turn"], table["drawn"], table["pitch"]) == (1, 0, 12)


# The end


@pytest.mark.parametrize(("card", "step"), [("D4", "whole"), ("C#4", "half")])
def test_step_with_the_last_card_wins_without_done(card: str, step: str) -> None:
    table = steps(card, "E3 F3")
    table.play(0, card, step=step)
    assert table.game.result().to_json() == {"over": True, "winners": [0], "scores": [0, 2], "turns": 1}
    assert table["chain"] is False


def test_a_play_of_another_game_is_refused() -> None:
    play = DistancePlay.read({"cards": ["C#4"], "say": {"letter": "C"}})
    with refused("not-in-this-game"):
        steps("C#4 C6", "E4", starter="C3").game.apply(Seat(0), play)


def test_nothing_is_on_top_before_the_deal() -> None:
    state = make_game("steps", 2, {}).view(None)
    assert isinstance(state, StepsView)
    assert (state.top_pitch, state.chain) == (0, False)
