"""Memory: flipping, pairs and other cards, turning back, playing alone; and what is remembered and not shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.games.action import Seat
from musicards.games.memory import MemoryView
from tests.games.deals import Table, memory, refused
from tests.games.wander import codes_in
from tests.strategies import reached_states

BOARD = "C4 D4 C5 D5"


def view_of(table: Table) -> MemoryView:
    view = table.game.view(None)
    assert isinstance(view, MemoryView)
    return view


# Flipping


def test_first_card_is_face_up() -> None:
    table = memory(BOARD)
    table.flip(0, 1)
    assert (table["up"], table["turn"], table.happened()) == ([1], 0, ["flipped"])


def test_player_takes_two_of_a_pitch_and_continues() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 2)
    assert (table["pairs"], table["board"], table["turn"]) == ([1, 0], [None, "D4", None, "D5"], 0)


def test_kept_pair_is_no_turn_that_ends() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 2)
    assert table.game.turns == 0


def test_two_that_differ_are_turned_back_and_the_turn_passes() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    assert (table["up"], table["board"], table["turn"], table.game.turns) == ([], BOARD.split(), 1, 1)


def test_all_see_both_cards_before_they_are_turned_back() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    assert [event.seen_by(Seat(1)) for event in table.events] == table.events
    assert table.happened() == ["flipped", "turned-back", "turn"]


@pytest.mark.parametrize(
    ("board", "pair"),
    [
        ("C#4 D4 C#5 D5", True),
        ("?1 X1 ?4 X2", True),
        ("X2 ?1 X1 ?2", True),
        ("?1 ?2 X1 X2", False),
        ("B4 C4 C5 B5", False),
    ],
)
def test_question_marks_and_chromatic_scales_make_pairs_of_their_own(board: str, pair: bool) -> None:
    table = memory(board)
    table.flip(0, 0, 2)
    assert table["pairs"] == [int(pair), 0]


def test_card_that_is_taken_cannot_be_flipped() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 2)
    with refused("card-gone"):
        table.flip(0, 0)


def test_face_up_card_cannot_be_flipped() -> None:
    table = memory(BOARD)
    table.flip(0, 0)
    with refused("face-up"):
        table.flip(0, 0)


def test_card_that_was_turned_back_can_be_flipped_again() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    table.flip(1, 1, 3)
    assert table["pairs"] == [0, 1]


@pytest.mark.parametrize("position", [-1, 4, 99])
def test_position_that_is_not_on_the_board_is_refused(position: int) -> None:
    with refused("no-such-position"):
        memory(BOARD).flip(0, position)


@pytest.mark.parametrize("position", ["1", None, False, 1.0, [1]])
def test_position_that_is_not_a_number_is_bad_notation(position: object) -> None:
    with refused("bad-notation"):
        memory(BOARD).enter(0, "flip", position=position)


def test_only_the_player_on_turn_flips() -> None:
    with refused("not-your-turn"):
        memory(BOARD).flip(1, 0)


# The end


def test_game_is_over_when_all_pairs_are_taken_and_most_win() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 2, 1, 3)
    assert (table["over"], table["turn"], table.game.scores(), table.game.winners()) == (True, None, (2, 0), (0,))


def test_turn_that_ends_the_game_is_counted() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    table.flip(1, 0, 2, 1, 3)
    assert table.game.turns == 2


def test_ties_share() -> None:
    table = memory("C4 D4 C5 D5 E4 E5 F4 F5")
    table.flip(0, 0, 2, 4, 5, 1, 6)
    table.flip(1, 1, 3, 6, 7)
    assert (table.game.scores(), table.game.winners()) == ((2, 2), (0, 1))


def test_who_plays_alone_is_always_on_turn() -> None:
    table = memory(BOARD, players=1)
    table.flip(0, 0, 1)
    assert (table["turn"], table.game.turns, table.happened()[-1]) == (0, 1, "turn")


def test_who_plays_alone_wins() -> None:
    table = memory(BOARD, players=1)
    table.flip(0, 0, 2, 1, 3)
    assert table.game.winners() == (0,)


# What is shown, and what is remembered


def test_face_up_card_is_visible_to_all() -> None:
    table = memory(BOARD)
    table.flip(0, 1)
    shown = view_of(table).table()
    assert (shown.board, shown.up) == ([None, "D4", None, None], [1])


def test_card_that_was_turned_back_is_remembered_and_not_on_the_table() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    view = view_of(table)
    assert ([card is not None for card in view.seen], view.table().board) == ([True, True, False, False], [None] * 4)


def test_pair_that_is_taken_is_gone_and_belongs_to_its_taker() -> None:
    table = memory(BOARD)
    table.flip(0, 2, 0)
    shown = view_of(table).table()
    assert (shown.gone, shown.pairs) == ([True, False, True, False], [[["C5", "C4"]], []])


def test_nothing_is_to_be_remembered_of_cards_that_are_taken() -> None:
    table = memory(BOARD)
    table.flip(0, 2, 0)
    assert view_of(table).seen == (None,) * 4


def test_player_who_has_forgotten_still_sees_face_up_cards() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    table.flip(1, 2)
    blurred = view_of(table).remembering({1})
    assert [card is not None for card in blurred.seen] == [False, True, True, False]


@given(data=st.data())
def test_table_shows_only_face_up_cards_and_pairs(data: st.DataObject) -> None:
    game = data.draw(reached_states("memory"))
    view = game.view(None)
    assert isinstance(view, MemoryView)
    table = view.table()
    assert codes_in(table.board).total() == len(table.up)
    assert codes_in(table.pairs).total() == sum(table.gone)
