"""The Distance: what a play says, what a misplay costs, when a player may draw and pass, and how the game ends."""

from collections.abc import Callable

import pytest

from musicards.errors import Refusal
from musicards.games.action import Draw, Seat
from musicards.games.distance import DistancePlay
from musicards.games.steps import StepsPlay
from tests.games.deals import RIGHT, Act, Table, distance, refused

# Plays: the starter is A and seconds are played, so a B is needed, then a C, then a D.


def test_cards_are_put_down_in_order_the_last_on_top() -> None:
    table = distance("B3 B4 ?1 C3", "E3")
    table.play(0, "B4 ?1 B3", letter="B")
    assert table["discard"] == ["B3", "?1", "B4", "A3"]


def test_turn_goes_round_to_seat_0_again() -> None:
    table = distance("B3 C3 E3", "C4 ?1", "D4 ?2")
    turns = []
    for seat, code in ((0, "B3"), (1, "C4"), (2, "D4")):
        table.play(seat, code, letter=code[0])
        turns.append(table["turn"])
    assert turns == [1, 2, 0]


def test_state_has_the_letter_last_said_and_a_starters_other_letter_is_gone_after_the_first_play() -> None:
    table = distance("A4 A#3 G3", "C#3 C3 E3", starter="G#3", stock="F3 F4")
    assert table["letter"] is None
    table.play(0, "A4", letter="A")
    assert table.play(1, "C#3", letter="C") == "wrong-letter"
    assert table["letter"] == "A"


@pytest.mark.parametrize(
    ("starter", "hand", "codes", "letter", "outcome"),
    [
        ("A3", "?1 X1 C3", "?1 X1", "B", RIGHT),  # wilds alone
        ("A3", "?1 A#3 C3", "?1 A#3", "B", RIGHT),  # a wild with a note card
        ("A3", "?1 C3", "?1", "C", "wrong-letter"),
        ("A3", "A#3 B3 C3", "A#3 B3", "B", "mixed-pitches"),
        ("?1", "F#3 G3 C3", "F#3 G3", "G", "mixed-pitches"),
        ("G#3", "B3 C3", "B3", "A", "card-without-letter"),  # only the starter's other letter asks for a B
    ],
)
def test_a_play_is_right_or_a_misplay(starter: str, hand: str, codes: str, letter: str, outcome: str) -> None:
    assert distance(hand, "E3", starter=starter, stock="F3 F4").play(0, codes, letter=letter) == outcome


# Misplays


def test_misplay_costs_two_cards_and_the_cards_go_back_and_the_same_letter_is_needed() -> None:
    table = distance("C3 D3", "E3", stock="F3 B3 G4")
    table.play(0, "C3", letter="C")
    assert (table.hand(0), table["stock"], table["drawn"]) == ("C3 D3 F3 B3", ["G4"], 0)
    assert table.play(0, "B3", letter="B") == RIGHT


def test_misplay_ends_the_turn_where_the_table_wants_it_so_and_with_the_last_card_does_not_win() -> None:
    table = distance("C3", "E3", stock="F3 G3", mistake_ends_turn=True)
    table.play(0, "C3", letter="C")
    assert (table["turn"], table.game.turns, table.game.over) == (1, 1, False)


# Refused plays


@pytest.mark.parametrize(
    ("seat", "codes", "say", "reason"),
    [
        *[(0, "B3", {"letter": word}, "bad-notation") for word in ("H", "b", "Bb", "", "half")],
        (0, "B3", {}, "bad-notation"),
        (0, "B3", {"letter": "B", "step": "half"}, "bad-notation"),
        (0, "B3 B5", {"letter": "B"}, "card-not-held"),
        (0, "", {"letter": "B"}, "no-card"),
        (0, "B3 B3", {"letter": "B"}, "card-twice"),
        (1, "B4", {"letter": "B"}, "not-your-turn"),
        *[(seat, "B3", {"letter": "B"}, "no-such-seat") for seat in (-1, 2)],
    ],
)
def test_a_play_that_is_none_is_refused(seat: int, codes: str, say: dict[str, str], reason: str) -> None:
    with refused(reason):
        distance("B3 C3", "B4 E3").play(seat, codes, **say)


# Drawing and passing


def test_draw_takes_the_top_of_the_stock_and_a_drawn_card_that_fits_may_be_played() -> None:
    table = distance("C3 D3", "E3", stock="B3 G3")
    table.draw(0)
    assert (set(table.hand(0).split()), table["stock"], table["drawn"]) == ({"C3", "D3", "B3"}, ["G3"], 1)
    assert table.play(0, "B3", letter="B") == RIGHT


@pytest.mark.parametrize("do", ["draw", "pass"])
@pytest.mark.parametrize(
    ("hand", "starter", "fits"), [("B3 D3", "A3", "B3"), ("A#3 C3", "A3", "A#3"), ("C3 ?1", "X1", "C3")]
)
def test_draw_and_pass_with_a_fitting_card_are_refused_alike(hand: str, starter: str, fits: str, do: str) -> None:
    table = distance(hand, "E3", starter=starter, stock="F3")
    with pytest.raises(Refusal) as caught:
        table.enter(0, do)
    assert (caught.value.reason, caught.value.facts) == ("card-fits", {"cards": [fits]})


def test_where_the_table_draws_freely_a_card_may_fit_and_an_early_pass_does_not_tell_it() -> None:
    table = distance("B3 C3", "E3", stock="F3 F4", free_draw=True)
    assert Draw() in table.game.legal_actions()
    table.draw(0)
    assert table["drawn"] == 1
    with pytest.raises(Refusal) as caught:
        table.pass_(0)
    assert (caught.value.reason, caught.value.facts) == ("pass-too-early", {"draws": 1})


@pytest.mark.parametrize(
    ("hand", "stock", "times"),
    [
        ("?1 C3", "F3", 1),  # a wild in hand forbids no draw
        ("C3 D3", "B3 F3", 2),  # a drawn card that fits need not be played
        ("C3 D3", "F3 F4 F5 F6 G3", 5),  # without a limit
    ],
)
def test_a_player_may_draw_so_often(hand: str, stock: str, times: int) -> None:
    table = distance(hand, "E3", stock=stock)
    table.draw(0, times=times)
    assert table["drawn"] == times


def test_pass_after_three_draws_and_not_two_keeps_the_needed_letter_and_counts_draws_from_zero() -> None:
    table = distance("C3 D3", "B3 E3", stock="F3 F4 F5 F6")
    table.draw(0, times=2)
    with refused("pass-too-early"):
        table.pass_(0)
    table.draw(0)
    table.pass_(0)
    assert table["drawn"] == 0
    assert table.play(1, "B3", letter="B") == RIGHT


# The end


def test_first_without_cards_wins_at_once() -> None:
    table = distance("?1", "E3 F3", "G3", stock="B3 F4")
    table.draw(0)
    table.play(0, "?1 B3", letter="B")
    assert table.game.result().to_json() == {"over": True, "winners": [0], "scores": [0, 2, 1], "turns": 1}
    assert (table["turn"], table["over"], table["drawn"]) == (None, True, 0)


def won() -> Table:
    table = distance("B3", "C3 F3", stock="F4")
    table.play(0, "B3", letter="B")
    return table


def blocked() -> Table:
    table = distance("C3", "E3")
    table.pass_(0)
    table.pass_(1)
    return table


@pytest.mark.parametrize(
    ("over", "seat", "act"), [(won, 1, ("draw",)), (won, 1, ("call",)), (won, 0, ("draw",)), (blocked, 1, ("pass_",))]
)
def test_nothing_happens_after_the_end(over: Callable[[], Table], seat: int, act: Act) -> None:
    with refused("game-over"):
        over().act(act, seat=seat)
    with refused("game-over"):
        over().play(1, "C3", letter="C")


# Events


@pytest.mark.parametrize(
    ("hand", "card", "happened"),
    [
        ("B3 C3 D3", "B3", ["letter-played", "turn"]),
        ("C3 D3", "C3", ["misplayed", "penalized"]),
        ("B3", "B3", ["letter-played", "ended"]),
    ],
)
def test_a_play_emits_these_events(hand: str, card: str, happened: list[str]) -> None:
    table = distance(hand, "E3", stock="F3 F4")
    table.play(0, card, letter=card[0])
    assert table.happened() == happened


def test_table_shows_the_five_top_cards() -> None:
    table = distance("B3 C3", "E3", starter="A3 F3 F4 F5 F6 G3 G4")
    assert getattr(table.game.view(None).table(), "discard", None) == ["A3", "F3", "F4", "F5", "F6"]


def test_done_and_a_play_of_another_game_are_refused() -> None:
    table = distance("B3 C3", "E3")
    with refused("bad-notation"):
        table.done(0)
    with refused("not-in-this-game"):
        table.game.apply(Seat(0), StepsPlay.read({"cards": ["B3"], "say": {"step": "whole"}}))


def test_only_a_wrong_play_is_a_misplay() -> None:
    game = distance("B3 C3", "E3").game
    said = {letter: DistancePlay.read({"cards": ["B3"], "say": {"letter": letter}}) for letter in "BC"}
    assert [game.is_misplay(action) for action in (said["B"], said["C"], Draw())] == [False, True, False]
