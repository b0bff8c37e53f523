"""Key's Corners: piles, and what may be placed or moved where.

Rules: docs/rules.md, "Key's Corners: piles" and "Key's Corners: a turn".

The scale is C major unless a test names another one; foundations that a test does not use hold C# D# F# G# (see
`deals`).
"""

from collections.abc import Mapping
from typing import Any

import pytest

from musicards.errors import Refusal
from musicards.games.action import Seat
from musicards.games.keys_corners import CornersView, KeysCorners
from musicards.games.keys_corners.actions import Moved
from musicards.games.keys_corners.rules import legal_moves
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
from tests.games.deals import Act, corners, refused

Piles = Mapping[str, Any]


@pytest.mark.parametrize(
    ("hand", "piles", "act", "after"),
    [
        ("C3 A3", {}, ("place", "C3", "SE"), {"SE": "C"}),  # a corner begins with the tonic
        ("D3 A3", {"NW": "C3"}, ("place", "D3", "NW"), {"NW": "C D"}),
        ("C4 A3", {"NW": "C3 D3"}, ("place", "C4", "SW"), {"NW": "C D", "SW": "C"}),  # a second one may begin
        ("A3 C3", {"N": "G3"}, ("place", "A3", "N"), {"N": "G A"}),  # a foundation rises from any degree
        ("F#3 C3", {"N": "F#4"}, ("place", "F#3", "N"), {"N": "F# F#"}),  # a stack outside the scale
        ("?1 A3", {"NW": "C3 D3"}, ("place", "?1", "NW", "Fb"), {"NW": "C D E"}),  # a wild has the scale's name
        ("X2 A3", {"N": "F#4"}, ("place", "X2", "N", "Gb"), {"N": "F# F#"}),
        ("?1 A3", {"N": ""}, ("place", "?1", "N", "Bb"), {"N": "A#"}),  # a wild begins a foundation as any note
        # onto corners
        ("A3", {"NW": "C3", "N": "D3 E4"}, ("move", "N", "NW", 2), {"NW": "C D E", "N": ""}),
        ("A3", {"NW": "C3 D3", "N": "D4 E4 F4"}, ("move", "N", "NW", 2), {"NW": "C D E F", "N": "D"}),
        ("A3", {"N": "C3 D3"}, ("move", "N", "SW", 2), {"SW": "C D", "N": ""}),
        ("A3", {"N": "C3 D3", "NW": "C4"}, ("move", "N", "NW", 1), {"NW": "C D", "N": "C"}),
        # onto foundations
        ("A3", {"N": "D3 E3", "E": "F3 G3"}, ("move", "E", "N", 2), {"N": "D E F G", "E": ""}),
        ("A3", {"N": "C3 D3", "E": "D4 E4 F4"}, ("move", "E", "N", 2), {"N": "C D E F", "E": "D"}),
        ("A3", {"N": "F#3 F#4", "E": "F#5 F#6", "S": "D#6"}, ("move", "E", "N", 1), {"N": "F# F# F#", "E": "F#"}),
        ("A3", {"N": "F#3 F#4", "E": "F#5", "S": "D#6"}, ("move", "E", "N", 1), {"N": "F# F# F#", "E": ""}),
        ("A3 B3", {"N": "G#6 G#5", "S": "G#4 G#3", "E": "C3 D3"}, ("move", "S", "N", 1), {"S": "G#"}),
    ],
)
def test_cards_are_placed_and_moved(hand: str, piles: Piles, act: Act, after: Mapping[str, str]) -> None:
    table = corners(hand, "E3", **piles).act(act)
    assert {space: table.pile(space) for space in after} == after


@pytest.mark.parametrize(
    ("hand", "piles", "act", "reason"),
    [
        ("D3 A3", {}, ("place", "D3", "SE"), "does-not-continue"),  # an empty corner takes the tonic alone
        *[
            (f"{card} A3", {"NW": "C3"}, ("place", card, "NW"), "does-not-continue")
            for card in ["C4", "C#4", "D#4", "E4", "B4"]
        ],
        ("G4 C3", {"N": "G3"}, ("place", "G4", "N"), "does-not-continue"),  # no second card of its pitch
        ("F4 C3", {"N": "G3"}, ("place", "F4", "N"), "does-not-continue"),  # never down
        ("C4 E3", {"N": "A3 B3"}, ("place", "C4", "N"), "pile-complete"),  # never past the scale's last note
        ("G3 C3", {"N": "F#4"}, ("place", "G3", "N"), "does-not-continue"),  # a stack takes no neighbor
        ("?1 A3", {}, ("place", "?1", "NW"), "wild-needs-name"),
        ("?1 A3", {}, ("place", "?1", "NW", "D"), "does-not-continue"),
        *[("?1 A3", {}, ("place", "?1", "NW", name), "bad-notation") for name in ("H", "c", "C4", "C#b", "", "Cb#")],
        *[("C3 A3", {}, ("place", "C3", "NW", name), "note-has-name") for name in ("C", "B#")],
        *[("C3 A3", {}, ("place", "C3", space), "bad-notation") for space in ("C", "n", "", "NNW")],
        ("A3", {}, ("place", "C3", "NW"), "card-not-held"),
        ("A3", {"discard": "F#3 C4"}, ("place_discard", "C4", "NW"), "not-discard-top"),
        ("A3", {}, ("place_discard", "C4", "NW"), "not-discard-top"),  # there is no discard pile
        # The upper part of a pile that does not continue the corner, or comes from under the rest.
        ("A3", {"NW": "C3 D3", "N": "D4 E4 F4"}, ("move", "N", "NW", 1), "does-not-continue"),
        ("A3", {"NW": "C3 D3 E3", "N": "E4 F4 G4"}, ("move", "N", "NW", 3), "does-not-continue"),
        ("A3", {"N": "C3 D3"}, ("move", "N", "SW", 1), "does-not-continue"),
        *[("A3", {"E": "C3 D3"}, ("move", "E", corner, 1), "does-not-continue") for corner in ("NW", "NE", "SE", "SW")],
        # The upper part of a run or of a stack that would not become longer.
        ("A3", {"N": "D3", "E": "D4 E4 F4"}, ("move", "E", "N", 2), "not-longer"),
        ("A3", {"N": "B3", "E": "B4 C4 D4", "scale": "G major"}, ("move", "E", "N", 2), "not-longer"),
        *[
            ("A3", {"N": there, "E": "F#5 F#6 ?1", "S": "D#6"}, ("move", "E", "N", count), "not-longer")
            for there, count in (("F#3", 1), ("F#3", 2), ("F#3 F#4", 1))
        ],
        ("A3", {"N": "C3 D3", "E": "D4 E4 F4"}, ("move", "E", "N", 1), "does-not-continue"),
        ("A3", {"N": "F#3 F#4 ?1", "E": "F#5 ?2", "S": "D#6"}, ("move", "E", "N", 2), "too-high"),
        ("A3", {}, ("move", "N", "E", 1), "does-not-continue"),  # stacks of two pitches
        ("A3", {"N": "F#3"}, ("move", "N", "NW", 1), "stack-stays"),
        *[("A3", {"NW": "C3", "N": "B3"}, ("move", "NW", to, 1), "not-a-foundation") for to in ("NE", "N")],
        ("A3", {"N": "F#3 F#4"}, ("move", "N", "N", 1), "same-pile"),
        ("A3", {"NW": "C3", "N": "D3"}, ("move", "N", "NW", 2), "too-many"),
        ("", {"N": ""}, ("move", "N", "NW", 1), "empty-pile"),
        *[
            ("A3", {"NW": "C3", "N": "D3"}, ("move", "N", "NW", count), "bad-notation")
            for count in (0, -1, 55, 10**20, 1.0, True, "1", None)
        ],
    ],
)
def test_what_the_piles_do_not_take_is_refused(hand: str, piles: Piles, act: Act, reason: str) -> None:
    with refused(reason):
        corners(hand, "E3", **piles).act(act)


@pytest.mark.parametrize(
    ("hand", "piles", "act", "points", "after"),
    [
        # scales: by the last note, on corners and on foundations, or by a move
        ("B3 A3", {"NW": "C3 D3 E4 F3 G3 A4"}, ("place", "B3", "NW"), 10, {"NW": ""}),
        ("B3 A3", {"S": "D3 E4 F3 G3 A4"}, ("place", "B3", "S"), 0, {"S": "D E F G A B"}),  # not from the tonic
        ("A3", {"NW": "C3 D3 E4 F3", "N": "G3 A4 B3"}, ("move", "N", "NW", 3), 10, {"NW": "", "N": ""}),
        ("A3", {"N": "C3 D3 E4 F3", "E": "G3 A4 B3"}, ("move", "E", "N", 3), 10, {"N": "", "E": ""}),
        ("A3", {"N": "C3 D3", "E": "D4 E4 F4 G4 A4 B4"}, ("move", "E", "N", 5), 10, {"N": "", "E": "D"}),
        # stacks of four
        ("F#3 A3", {"N": "F#4 ?1 F#5"}, ("place", "F#3", "N"), 5, {"N": ""}),
        ("A3", {"N": "F#3 F#4", "S": "F#5 F#6"}, ("move", "S", "N", 2), 5, {"N": "", "S": ""}),
        ("A3", {"N": "F#3 F#4 ?1", "E": "F#5 F#6", "S": "D#6"}, ("move", "E", "N", 1), 5, {"N": "", "E": "F#"}),
        ("A3", {"N": "F#3 F#4", "E": "F#5 F#6 ?1", "S": "D#6"}, ("move", "E", "N", 2), 5, {"N": "", "E": "F#"}),
    ],
)
def test_books_bring_points(hand: str, piles: Piles, act: Act, points: int, after: Mapping[str, str]) -> None:
    table = corners(hand, "E3", **piles).act(act)
    assert table.game.scores() == table.game.result().scores == (points, 0)
    assert {space: table.pile(space) for space in after} == after


@pytest.mark.parametrize(
    ("hand", "card", "piles", "cards"),
    [
        ("B3 A3", "B3", {"S": "C3 D3 E4 F3 G3 A4"}, ["C3", "D3", "E4", "F3", "G3", "A4", "B3"]),
        ("F#3 A3", "F#3", {"S": "C3", "W": "D6", "scale": "C custom", "formula": [6, 6]}, ["C3", "F#3"]),
    ],
)
def test_a_run_from_the_tonic_is_a_book_on_a_foundation_too(
    hand: str, card: str, piles: Piles, cards: list[str]
) -> None:
    table = corners(hand, "E3", **piles).act(("place", card, "S"))
    assert table["books"] == [[{"kind": "scale", "cards": cards}], []]


def test_wild_keeps_the_note_said_while_it_lies() -> None:
    table = corners("?1 E3 A3", "E4", NW="C3")
    table.place(0, "?1", "NW", "D")
    table.place(0, "E3", "NW")
    assert table["piles"] == {
        "N": [["C#6", "C#"]],
        "E": [["D#6", "D#"]],
        "S": [["F#6", "F#"]],
        "W": [["G#6", "G#"]],
        "NW": [["C3", "C"], ["?1", "D"], ["E3", "E"]],
        "NE": [],
        "SE": [],
        "SW": [],
    }


def test_discard_piles_top_card_may_be_placed() -> None:
    table = corners("A3", "E3", discard="C3 C4")
    table.place_discard(0, "C3", "NW")
    assert (table.pile("NW"), table["discard"]) == ("C", ["C4"])


def test_pile_that_gave_its_upper_part_waits_for_it_again_and_a_corner_that_a_book_left_for_the_tonic() -> None:
    table = corners("E3 A3", "E6", N="C3 D3", E="D4 E4 F4").act(("move", "E", "N", 2), ("place", "E3", "E"))
    assert table.pile("E") == "D E"
    table = corners("B3 C5 A3", "E3", NW="C3 D3 E4 F3 G3 A4").act(("place", "B3", "NW"), ("place", "C5", "NW"))
    assert table.pile("NW") == "C"


def test_upper_part_of_a_stack_need_not_move_before_the_turn_ends() -> None:
    table = corners("A3 E4", "E3", N="F#3 F#4 ?1", E="F#5 F#6", S="D3").act(("place", "E4", "S"), ("done",))
    assert table.game.turn == 1


def test_book_goes_to_the_player_who_completes_it_not_to_the_one_who_began() -> None:
    table = corners("A3 C3", "B3 E3", NW="C4 D3 E4 F3 G3")
    table.place(0, "A3", "NW")
    table.done(0)
    table.place(1, "B3", "NW")
    assert table.game.scores() == (0, 10)


def test_event_of_a_book_has_its_names_and_points() -> None:
    table = corners("F3 A3", "E3", scale="F# major", NW="F#3 G#3 A#3 B3 C#3 D#3", N="D6", E="G6", S="A6", W="C6")
    table.place(0, "F3", "NW")
    assert table.happened() == ["placed", "book"]
    assert getattr(table.events[1], "names", None) == ("F#", "G#", "A#", "B", "C#", "D#", "E#")


def test_a_refusal_names_the_piles_meant() -> None:
    table = corners("C3 D3", "E4", NW="C4", N="C#6", E="")
    with pytest.raises(Refusal) as caught:
        table.discard(0, "C3")
    assert caught.value.facts == {"gaps": ["E"]}
    table = corners("C3 F3", "E4", NW="C4 D4", E="C5 D5 E5", SE="C6 D6 E6", W="F4")
    with pytest.raises(Refusal) as caught:
        table.discard(0, "F3")
    assert caught.value.facts == {"card": "F3", "to": ["E", "SE"]}
    with pytest.raises(Refusal) as caught:
        table.discard(0, "C3")
    assert caught.value.facts == {"card": "C3", "to": ["NE", "SW"]}


def test_everybody_sees_which_cards_move() -> None:
    table = corners("A3", "E3", N="C3 D3", E="D4 E4 F4").act(("move", "E", "N", 2))
    (moved,) = [event for event in table.events if isinstance(event, Moved)]
    assert (moved.cards, moved.names) == (("E4", "F4"), ("E", "F"))


def test_a_view_counts_the_plays_of_the_turn() -> None:
    table = corners("C3 A3", "E3", N="C4 D4", S="D5")
    counted = []
    table.place(0, "C3", "SE")
    for _ in range(2):
        view = table.game.view(Seat(0))
        assert isinstance(view, CornersView)
        counted.append(view.plays)
        if view.plays == 1:
            table.move(0, "S", "SE", 1)
    assert counted == [1, 2]


def test_piles_are_equal_if_their_cards_and_notes_are_and_boards_if_their_piles_and_scales_are() -> None:
    piles = [corners("A3", "E3", N=codes).game for codes in ("E3 F3", "E3 F3", "E3 F4", "?1=E", "?1=F")]
    norths = [game.board.piles[0] for game in piles if isinstance(game, KeysCorners)]
    assert [norths[0] == other for other in norths] == [True, True, False, False, False]
    assert norths[3] != norths[4]
    assert norths[0] != (norths[0].cards if norths[0] else None)
    games = [corners("A3", "E3", N=codes).game for codes in ("C3 D3", "C3 D3", "C3")]
    games.append(corners("A3", "E3", N="C3 D3", scale="F major").game)
    boards = [game.board for game in games if isinstance(game, KeysCorners)]
    assert [boards[0] == other for other in boards] == [True, True, False, False]
    assert boards[0] != boards[0].piles
    assert [boards[0].lowest_hour(space) for space in range(8)] == [12, 3, 6, 8, 0, 0, 0, 0]


def test_a_playout_says_how_many_moves_it_made() -> None:
    game = make_game("keys_corners", 3, {})
    game.begin(FastRng(5))
    other = game.copy()
    made, rng = 0, FastRng(6)
    assert isinstance(game, KeysCorners)
    while not game.over:
        legal = legal_moves(game.board, game.held[game.turn].cards, game.top_hour, game.plays)
        game.play_move(legal.pick(game.board, rng), rng)
        made += 1
    assert other.playout(FastRng(6)) == made
    assert other.state() == game.state()
