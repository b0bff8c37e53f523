"""Memory: flipping, pairs and other cards, turning back, playing alone; and what is remembered and not shown."""

import pytest
from hypothesis import given

from musicards.games.action import Seat
from musicards.games.game import Game
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


def test_first_card_is_face_up_and_visible_to_all() -> None:
    table = memory(BOARD)
    table.flip(0, 1)
    assert (table["up"], table["turn"], table.happened()) == ([1], 0, ["flipped"])
    shown = view_of(table).table()
    assert (shown.board, shown.up) == ([None, "D4", None, None], [1])


def test_player_takes_two_of_a_pitch_and_continues() -> None:
    table = memory(BOARD)
    table.flip(0, 2, 0)
    assert (table["pairs"], table["board"], table["turn"]) == ([1, 0], [None, "D4", None, "D5"], 0)
    assert table.game.turns == 0  # the turn has not ended
    shown = view_of(table).table()
    assert (shown.gone, shown.pairs) == ([True, False, True, False], [[["C5", "C4"]], []])
    assert view_of(table).seen == (None,) * 4  # nothing to remember


def test_two_that_differ_are_seen_by_all_and_turned_back_and_the_turn_passes() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    assert (table["up"], table["board"], table["turn"], table.game.turns) == ([], BOARD.split(), 1, 1)
    assert [event.seen_by(Seat(1)) for event in table.events] == table.events
    assert table.happened() == ["flipped", "turned-back", "turn"]
    view = view_of(table)  # the cards are remembered and not on the table
    assert ([card is not None for card in view.seen], view.table().board) == ([True, True, False, False], [None] * 4)
    table.flip(1, 1, 3)
    assert table["pairs"] == [0, 1]


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


@pytest.mark.parametrize(
    ("flipped", "seat", "position", "reason"),
    [
        ([0, 2], 0, 0, "card-gone"),
        ([0], 0, 0, "face-up"),
        *[([], 0, position, "no-such-position") for position in (-1, 4, 99)],
        *[([], 0, position, "bad-notation") for position in ("1", None, False, 1.0, [1])],
        ([], 1, 0, "not-your-turn"),
    ],
)
def test_a_flip_that_is_none_is_refused(flipped: list[int], seat: int, position: object, reason: str) -> None:
    table = memory(BOARD)
    table.flip(0, *flipped)
    with refused(reason):
        table.enter(seat, "flip", position=position)


# The end


@pytest.mark.parametrize(
    ("board", "first", "second", "scores", "winners"),
    [
        (BOARD, [0, 1], [0, 2, 1, 3], (0, 2), (1,)),
        ("C4 D4 C5 D5 E4 E5 F4 F5", [0, 2, 4, 5, 1, 6], [1, 3, 6, 7], (2, 2), (0, 1)),  # ties share
    ],
)
def test_game_is_over_when_all_pairs_are_taken_and_most_win(
    board: str, first: list[int], second: list[int], scores: tuple[int, int], winners: tuple[int, ...]
) -> None:
    table = memory(board)
    table.flip(0, *first)
    table.flip(1, *second)
    assert (table["over"], table["turn"], table.game.scores(), table.game.winners()) == (True, None, scores, winners)
    assert table.game.turns == 2  # the last one is counted


def test_who_plays_alone_is_always_on_turn_and_wins() -> None:
    table = memory(BOARD, players=1)
    table.flip(0, 0, 1)
    assert (table["turn"], table.game.turns, table.happened()[-1]) == (0, 1, "turn")
    table.flip(0, 0, 2, 1, 3)
    assert table.game.winners() == (0,)


# What is shown, and what is remembered


def test_player_who_has_forgotten_still_sees_face_up_cards() -> None:
    table = memory(BOARD)
    table.flip(0, 0, 1)
    table.flip(1, 2)
    blurred = view_of(table).remembering({1})
    assert [card is not None for card in blurred.seen] == [False, True, True, False]


@given(reached_states("memory"))
def test_table_shows_only_face_up_cards_and_pairs(game: Game) -> None:
    table = view_of(Table(game)).table()
    assert codes_in(table.board).total() == len(table.up)
    assert codes_in(table.pairs).total() == sum(table.gone)
