"""Key's Corners by move numbers: what a number means, what the board's bit sets contain, and smaller decks."""

from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import HOUR_OF, cards_in
from musicards.games.action import Seat
from musicards.games.keys_corners import SPACES, KeysCorners, Pile, Place
from musicards.games.keys_corners.board import FIRST_CORNER, Board
from musicards.games.keys_corners.rules import find_card_moves, legal_moves
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
from musicards.theory.scale import make_scale
from tests.games.deals import Table, corners
from tests.strategies import scales, states_in_play

seeds = st.integers(0, 2**64)


@st.composite
def states(draw: st.DrawFn) -> KeysCorners:
    """Generate games where somebody is on turn, in any scale."""
    game = draw(states_in_play("keys_corners", most_steps=250))
    assert isinstance(game, KeysCorners)
    return game


def numbered(table: Table, name: str) -> int:
    """Return the only right move with this name."""
    (move,) = [move for move in table.game.moves() if table.game.move_name(move) == name]
    return move


# The board, as a person would read it


def next_hour(pile: Pile | None, board: Board, space: int) -> int:
    """Return the hour that continues a pile; 0 if no note does."""
    if pile is None:
        return board.scale.hours[0] if space >= FIRST_CORNER else 0
    if not pile.degree:
        return pile.hour if len(pile.cards) < 4 else 0
    reached = pile.degree + len(pile.cards) - 1
    return board.scale.hours[reached] if reached < board.scale.size else 0


def moves_seen(board: Board) -> dict[tuple[int, int], set[int]]:
    """Return every move of cards that the rules allow, and how many cards it can move."""
    piles = board.piles
    found: dict[tuple[int, int], set[int]] = {}
    for source, pile in enumerate(piles[:FIRST_CORNER]):
        if pile is None:
            continue
        height = len(pile.cards)
        for to, below in enumerate(piles):
            for count in range(1, height + 1):
                continues = to != source and next_hour(below, board, to) == pile.hour_at(height - count)
                there = len(below.cards) if below is not None else 0
                if not pile.degree:
                    continues = continues and to < FIRST_CORNER and there + count <= 4
                if to < FIRST_CORNER and count < height:
                    continues = continues and there + count > height
                if continues:
                    found.setdefault((source, to), set()).add(count)
    return found


def bits(word: int) -> set[tuple[int, int]]:
    """Return the moves in a bit set of the board: from which foundation to which space."""
    return {divmod(number, len(SPACES)) for number in range(len(SPACES) * FIRST_CORNER) if word >> number & 1}


@given(states())
def test_board_knows_what_continues_its_piles_and_every_move_of_cards(game: KeysCorners) -> None:
    board = game.board
    seen = moves_seen(board)
    assert moves_known(board) == seen
    assert bits(board.compulsory_moves) == {  # onto cards; between foundations they take the whole pile
        (source, to)
        for (source, to), counts in seen.items()
        if board.height(to) and (to >= FIRST_CORNER or board.height(source) in counts)
    }
    hours = [next_hour(pile, board, space) for space, pile in enumerate(board.piles)]
    assert board.next_hours == hours
    assert {pitch or 12 for pitch in range(12) if board.fitting >> pitch & 1} == set(hours) - {0}
    for pitch in range(12):
        spaces = [space for space, hour in enumerate(hours) if hour == (pitch or 12)]
        assert [space for space in range(len(SPACES)) if board.spaces_for(pitch) >> space & 1] == spaces
        assert [space for space in range(len(SPACES)) if board.continues(space, pitch)] == spaces
    empty = [pile is None for pile in board.piles[:FIRST_CORNER]]
    assert [bool(board.empty >> space & 1) for space in range(FIRST_CORNER)] == empty


def moves_known(board: Board) -> dict[tuple[int, int], set[int]]:
    """Return every move of cards that the board knows, and how many cards it can move."""
    find_card_moves(board)
    found = {(source, to): {board.count_of(source, to)} for source, to in bits(board.card_moves)}
    for number in range(FIRST_CORNER**2):
        if board.fewer_moves >> number & 1:
            source, to = divmod(number, FIRST_CORNER)
            found[source, to].add(board.count_of(source, to) - 1)
    return found


@pytest.mark.parametrize("north", ["F#3", "F#3 ?1", "F#3 ?1 ?2"])
@pytest.mark.parametrize("east", ["F#4", "F#4 ?3", "F#4 ?3 ?4", "D#3 D#4"])
@pytest.mark.parametrize("south", ["F#5", "F#5 X1", "C#3"])
def test_board_knows_every_move_between_stacks_of_any_height(north: str, east: str, south: str) -> None:
    game = corners("A3", "B3", N=north, E=east, S=south, W="A#3").game
    assert isinstance(game, KeysCorners)
    board = game.board
    assert moves_known(board) == moves_seen(board)


def test_two_stacks_that_are_left_of_three_can_join() -> None:
    table = corners("?2 A3", "E3", N="F#3 F#4 ?1", E="F#5", S="F#6", W="D#6")
    table.place(0, "?2", "N", "F#")
    table.place(0, "A3", "N")
    table.move(0, "E", "S")
    assert table.pile("S") == "F# F#"


# What a number means


@pytest.mark.parametrize(
    ("hand", "piles", "name", "number"),
    [
        ("D3 A3", {"NE": "C3"}, "place D on NE", 5 * 12 + 2),  # the space and the pitch
        ("?1 A3", {"NE": "C3"}, "place a wild as D on NE", 96 + 5 * 12 + 2),
        ("A3", {"NE": "C3", "discard": "D4"}, "place the discard pile's top card on NE", 192 + 5),
        ("A3", {"NW": "C3 D3", "N": "D4 E4 F4"}, "move from N to NW", 200 + 4),
        ("A6 A4 A5 B3", {}, "discard A", 249 + 9),
    ],
)
def test_number_says_what_is_done(hand: str, piles: dict[str, str], name: str, number: int) -> None:
    assert numbered(corners(hand, "E3", **piles), name) == number  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "piles", "name", "meant"),
    [
        ("A3", {"NW": "C3 D3", "N": "D4 E4 F4"}, "move from N to NW", {"count": 2}),  # as many as the piles want
        # the first card of a pitch and the first wild in deck order
        ("D5 D3 D6 A3", {"NE": "C3"}, "place D on NE", {"card": "D3"}),
        ("X2 ?3 X1 A3", {"NE": "C3"}, "place a wild as D on NE", {"card": "?3"}),
        ("A6 A4 A5 B3", {}, "discard A", {"card": "A4"}),
    ],
)
def test_number_leaves_cards_to_the_hand_and_the_piles(
    hand: str, piles: dict[str, str], name: str, meant: dict[str, object]
) -> None:
    table = corners(hand, "E3", **piles)  # type: ignore[arg-type]
    move = numbered(table, name)
    action = table.game.action_of(move)
    assert action.to_json().items() >= meant.items()
    other = table.game.copy()
    other.play_move(move, None)
    table.game.apply(Seat(0), action)
    assert other.state() == table.game.state()


def test_player_without_cards_can_be_done_at_once() -> None:
    table = corners("", "E3", discard="C3")
    tops = [f"place the discard pile's top card on {corner}" for corner in ("NW", "NE", "SE", "SW")]
    assert [table.game.move_name(move) for move in table.game.moves()] == [*tops, "done"]


@given(states())
def test_cards_that_no_rule_tells_apart_have_one_number(game: KeysCorners) -> None:
    held = game.hands[game.turn]
    for action in game.legal_actions():
        if isinstance(action, Place) and action.source == "hand":
            alike = [card for card in cards_in(held) if HOUR_OF[card] == HOUR_OF[action.card]]
            numbers = {game.move_of(Place(card, "hand", action.to, action.name)) for card in alike}
            assert numbers == {game.move_of(action)}


@given(states())
def test_random_play_picks_any_of_the_right_moves_and_nothing_else(game: KeysCorners) -> None:
    hand = game.held[game.turn].cards
    legal = legal_moves(game.board, hand, game.top_hour, game.plays)
    moves = game.moves()
    assert {legal.pick(game.board, FastRng(seed)) for seed in range(30 * len(moves))} == set(moves)


@given(states(), seeds)
def test_view_does_not_change_while_it_or_an_imagined_world_is_played_by_number(game: KeysCorners, seed: int) -> None:
    view = game.view(game.turn)
    before = asdict(view.table())
    KeysCorners.determinize(view, Random(seed)).playout(FastRng(seed))
    assert asdict(view.table()) == before
    game.playout(FastRng(seed))
    assert asdict(view.table()) == before


@given(scales())
def test_notes_lead_from_the_tonic_to_the_last_note(scale: dict[str, object]) -> None:
    board = make_game("keys_corners", 2, {"scale": scale}).board  # type: ignore[attr-defined]
    hours = make_scale(scale["tonic"], scale["kind"], scale.get("formula")).hours
    following = [board.scale.next_note[hour % 12] for hour in hours]
    assert following == [1 << hour % 12 for hour in hours[1:]] + [0]
