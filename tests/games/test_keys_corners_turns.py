"""Key's Corners: drawing up, what is compulsory in a turn, discarding, skips and the end of the round.

The scale is C major; foundations that a test does not use hold C# D# F# G# (see `deals`), and an A or an E fits
nowhere.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from musicards.games.keys_corners.actions import DrewUp
from tests.games.deals import Act, corners, refused

Piles = Mapping[str, Any]


@pytest.mark.parametrize(
    ("hands", "stock", "drawn", "left"),
    [
        (("A3 A4", "E3 E4"), "B3 B4 B5 B6", "E3 B3 E4 B4 B5", ["B6"]),  # five at most
        (("A3 A4", "E3 E4"), "B3", "E3 B3 E4", []),
        (("A3 A4", "E3 E4 E5 E6 B6"), "B3 B4", "E3 E4 E5 E6 B6", ["B3", "B4"]),
    ],
)
def test_next_player_draws_up_to_five_as_the_turn_ends(
    hands: Sequence[str], stock: str, drawn: str, left: list[str]
) -> None:
    table = corners(*hands, stock=stock)
    table.discard(0, "A3")
    assert (table.hand(0), table.hand(1), table["stock"]) == ("A4", drawn, left)


@pytest.mark.parametrize(
    ("hands", "piles", "acts", "turn"),
    [
        (("C3 D3 E3", "E4"), {}, [("place", "C3", "NW"), ("done",)], 1),  # one play is enough
        (("C3 D3 E3", "E4"), {}, [("place", "C3", "NW"), ("place", "D3", "NW"), ("place", "E3", "NW")], 0),
        (("A3", "E3"), {"NW": "C3 D3", "N": "D4 E4"}, [("move", "N", "NW", 1), ("done",)], 1),  # a move is a play
        (("A3 A4", "E3"), {"N": ""}, [("place", "A3", "N"), ("done",)], 1),  # so is a fill
        (("", "E3"), {"discard": "C3"}, [("done",)], 1),  # without cards no play is owed
        (("C4 A3", "E3"), {"discard": "C3"}, [("place", "C4", "NW"), ("done",)], 1),  # nor ever the discard pile's top
        # filling: with any card, and every empty foundation that there is a card for
        *[((f"{card} E3", "E4"), {"N": ""}, [("place", card, "N")], 0) for card in ("C3", "A3", "F#3")],
        (("A3 A4 A5", "E3"), {"N": "", "W": ""}, [("place", "A3", "N"), ("place", "A4", "W"), ("done",)], 1),
        (("C3", "E3"), {"N": ""}, [("place", "C3", "N"), ("move", "N", "NW", 1), ("done",)], 1),
        # what need not be done
        (("A3 B3", "E3"), {"N": "C3"}, [("discard", "A3")], 1),  # to fill an empty corner
        (("A3 B3", "E3"), {"N": "C3 D3", "E": "D4 E4 F4"}, [("discard", "A3")], 1),  # to move an upper part
        # a compulsory move may wait for other plays
        (("F4 A3", "E3"), {"N": "D3 E4", "NW": "C3"}, [("place", "F4", "N")], 0),
        (
            ("C3 A3", "E3"),
            {"N": "D3 E4"},
            [("place", "C3", "NW"), ("move", "N", "NW", 2), ("place", "A3", "N"), ("done",)],
            1,
        ),
        (("C3 E3", "E4"), {}, [("discard", "E3")], 1),  # another card than the one that fits
    ],
)
def test_a_turn_may_be_played_so(hands: Sequence[str], piles: Piles, acts: Sequence[Act], turn: int) -> None:
    table = corners(*hands, **piles).act(*acts)
    assert table["turn"] == turn


FILL = {"N": "", "S": "C4 D4", "discard": "C5"}


@pytest.mark.parametrize(
    ("hand", "piles", "acts", "reason"),
    [
        ("A3 C3", {}, [("done",)], "play-first"),
        # While a foundation is empty nothing else is possible.
        ("C3 A3", FILL, [("place", "C3", "NW")], "fill-first"),
        ("C3 A3", FILL, [("place_discard", "C5", "NW")], "fill-first"),
        ("C3 A3", FILL, [("move", "S", "NW", 2)], "fill-first"),
        ("C3 A3", FILL, [("discard", "A3")], "fill-first"),
        ("C3 A3", FILL, [("done",)], "fill-first"),
        ("C#3 A3", {"E": "", "N": "C#6"}, [("place", "C#3", "N")], "fill-first"),
        ("A3 A4 A5", {"N": "", "W": ""}, [("place", "A3", "N"), ("done",)], "fill-first"),
        (
            "F#3 C3 A3",
            {"S": "F#4 F#5 F#6"},
            [("place", "F#3", "S"), ("place", "C3", "NW")],
            "fill-first",
        ),  # after a book
        ("", {"N": "", "discard": "A3"}, [("done",)], "fill-first"),
        ("A3", {"N": "", "discard": "C3"}, [("place_discard", "C3", "N")], "fill-from-hand"),
        # A possible move of a whole pile, and that of an upper part onto a corner, come first.
        ("C3 A3", {"N": "D3 E4"}, [("place", "C3", "NW"), ("done",)], "move-first"),
        ("A3 B3", {"N": "D3 E4", "NW": "C3"}, [("discard", "A3")], "move-first"),
        ("A3 B3", {"N": "F#3", "E": "F#4", "S": "D#6"}, [("discard", "A3")], "move-first"),
        ("A3 B3", {"N": "D3 E4", "NW": "C3 D4"}, [("discard", "A3")], "move-first"),
        ("", {"N": "D3", "NW": "C3"}, [("done",)], "move-first"),
        # A discard is the only play of a turn, of a card that fits nowhere.
        ("C3 A3", {}, [("place", "C3", "NW"), ("discard", "A3")], "discard-only-play"),
        ("B3 A3", {"N": ""}, [("place", "B3", "N"), ("discard", "A3")], "discard-only-play"),
        *[
            (f"{card} E3", {"NE": "C4", "N": "A3"}, [("discard", card)], "card-fits-pile")
            for card in ["C3", "D3", "F#3", "B3"]
        ],
        *[(f"{wild} E3", {}, [("discard", wild)], "wild-fits") for wild in ("?1", "X1")],
        ("A3 B3", {}, [("discard", "E3")], "card-not-held"),
    ],
)
def test_a_turn_may_not_be_played_so(hand: str, piles: Piles, acts: Sequence[Act], reason: str) -> None:
    table = corners(hand, "E3", **piles).act(*acts[:-1])
    with refused(reason):
        table.act(acts[-1])


def test_player_without_cards_fills_from_the_discard_pile() -> None:
    table = corners("", "E3", N="", discard="A3 A4").act(("place_discard", "A3", "N"))
    assert (table.pile("N"), table["discard"]) == ("A", ["A4"])


def test_next_player_who_holds_cards_fills_what_stayed_empty() -> None:
    table = corners("", "E3 E4", N="")
    table.done(0)
    with refused("fill-first"):
        table.discard(1, "E3")


def test_discard_ends_the_turn() -> None:
    table = corners("A3 B3", "E3", discard="E5 E6").act(("discard", "A3"))
    assert (table["turn"], table["discard"], table.game.turns) == (1, ["A3", "E5", "E6"], 1)


def test_plays_of_the_turn_before_forbid_no_discard_and_are_not_owed_again() -> None:
    table = corners("C3 A3", "E3 E4").act(("place", "C3", "NW"), ("done",))
    with refused("play-first"):
        table.done(1)
    table.discard(1, "E3")
    assert table.hand(1) == "E4"


def test_play_out_of_turn_and_words_of_the_other_games_are_refused() -> None:
    table = corners("A3", "C3")
    with refused("not-your-turn"):
        table.place(1, "C3", "NW")
    for word in ("draw", "pass", "call", "play", "reshuffle"):
        with refused("bad-notation"):
            table.enter(0, word, cards=["A3"], say={}, stock=[])


# Skips and the end


@pytest.mark.parametrize(
    ("hands", "piles", "acts", "turn"),
    [
        (("A3 A4", "", "E3"), {}, [("discard", "A3")], 2),
        (("", "", "E3"), {"N": ""}, [("done",)], 2),  # nothing can fill the foundation
        (("A3 A4", "", "E3"), {"stock": "B3"}, [("discard", "A3")], 1),  # who can draw is not skipped
        (("D3 A5", "", "E3"), {"NW": "C3", "discard": "C5"}, [("place", "D3", "NW"), ("done",)], 1),
        (("A3 A5", "", "E3"), {"E": "C3 D3", "N": "D4 E4 F4"}, [("discard", "A3")], 1),
    ],
)
def test_player_without_cards_and_without_a_possible_play_is_skipped(
    hands: Sequence[str], piles: Piles, acts: Sequence[Act], turn: int
) -> None:
    table = corners(*hands, **piles).act(*acts)
    assert (table["turn"], table.game.turns, "skipped" in table.happened()) == (turn, 1, turn == 2)
    assert turn == 1 or table.happened()[-2:] == ["skipped", "turn"]


def test_round_ends_when_a_turn_ends_with_the_stock_and_all_hands_empty() -> None:
    table = corners("A3", "", discard="").act(("discard", "A3"))
    assert table.game.result().to_json() == {"over": True, "winners": [0, 1], "scores": [0, 0], "turns": 1}
    assert (table["turn"], table["over"]) == (None, True)
    for seat in (0, 1):
        with refused("game-over"):
            table.done(seat)
        with refused("game-over"):
            table.place_discard(seat, "A3", "N")


def test_round_does_not_end_before_the_turn_does() -> None:
    table = corners("C3", "").act(("place", "C3", "NW"))
    assert table.game.over is False
    table.done(0)
    assert table.game.over is True


@pytest.mark.parametrize(("other", "stock", "then"), [("E3", "", "E3"), ("", "B3", "B3")])
def test_round_continues_while_somebody_or_the_stock_has_cards(other: str, stock: str, then: str) -> None:
    table = corners("A3", other, stock=stock).act(("discard", "A3"))
    assert (table.game.over, table.hand(1)) == (False, then)


def test_most_points_win() -> None:
    table = corners("F#3", "", S="F#4 F#5 F#6").act(("place", "F#3", "S"), ("done",))
    assert table.game.result().to_json() == {"over": True, "winners": [0], "scores": [5, 0], "turns": 1}


def test_the_cards_that_are_named_as_drawn_are_those_that_are_in_the_hand_now() -> None:
    table = corners("C3 A3", "E4", stock="F4 G4 A4 B4 D4 E5").act(("place", "C3", "NE"), ("done",))
    [drawn] = [event for event in table.events if isinstance(event, DrewUp)]
    assert drawn.cards is not None
    assert (drawn.seat, drawn.count, len(drawn.cards)) == (1, 4, 4)
    assert set(table.hand(1).split()) == {"E4", *drawn.cards}
