"""Views as vectors: what is encoded, how, and that no hidden card is."""

from math import prod
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_array_equal
from numpy.typing import NDArray

from musicards.cards import CARDS_OF_HOUR, CHROMATIC_SCALES, HOUR_OF, WILDS, Card
from musicards.envs.encode import encode, index_table, layout_of, parts_of
from musicards.errors import BadNotation
from musicards.games.action import Seat
from musicards.games.distance import DistanceView
from musicards.games.game import Game
from musicards.games.go_fish import GoFish
from musicards.games.keys_corners import KeysCorners
from musicards.games.memory import Memory
from musicards.games.old_maid import OldMaid
from musicards.games.registry import GAMES
from musicards.games.shedding import Shedding
from musicards.games.steps import StepsView
from musicards.theory.pitch import LETTERS
from tests.games.secrets import viewers, with_other_secrets
from tests.strategies import reached_states, rngs

every_game = pytest.mark.parametrize("name", GAMES)
DOCS = Path(__file__).parents[2] / "docs" / "envs" / "observations.md"


def counts(name: str, game: Game, seat: Seat | None) -> dict[str, NDArray[np.int64]]:
    """Return the vector of a view by field, with the numbers scaled back to counts."""
    layout = layout_of(name)
    parts = layout.parts(encode(game.view(seat)))
    most = {field.name: field.most for field in layout.fields}
    return {field: np.round(part * most[field]).astype(int) for field, part in parts.items()}


def in_order(game: Game, seat: Seat) -> list[Seat]:
    """Return the seats clockwise, beginning with `seat`."""
    return [Seat((seat + steps) % game.players) for steps in range(game.players)]


def pitches(cards: int) -> list[int]:
    """Return by pitch, from C, how many note cards are in a set."""
    return [(cards & CARDS_OF_HOUR[pitch or 12]).bit_count() for pitch in range(12)]


# Every game


@every_game
@given(data=st.data())
def test_vector_does_not_depend_on_what_is_hidden(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    viewer = data.draw(viewers(game))
    other = with_other_secrets(game, viewer, set(), data.draw(rngs))
    assert_array_equal(encode(other.view(viewer)), encode(game.view(viewer)))


@every_game
@given(data=st.data())
def test_every_number_is_a_whole_count_from_0_to_the_most_of_its_field(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name, most_steps=400))
    vector = encode(game.view(data.draw(viewers(game))))
    assert vector.shape == (layout_of(name).size,)
    assert vector.min() >= 0
    assert vector.max() <= 1
    for field, place in layout_of(name):
        numbers = vector[place] * field.most
        assert_array_equal(np.round(numbers), np.round(numbers, 4))


@every_game
def test_fields_follow_each_other_without_a_gap(name: str) -> None:
    places = [place for _, place in layout_of(name)]
    assert [place.start for place in places] == [0, *(place.stop for place in places[:-1])]


@every_game
def test_fields_have_names_of_their_own(name: str) -> None:
    names = [field.name for field in layout_of(name).fields]
    assert len(set(names)) == len(names)


@every_game
@given(data=st.data())
def test_seats_turn_and_hands_are_counted_from_the_observer(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    seat = Seat(data.draw(st.integers(0, game.players - 1)))
    found = counts(name, game, seat)
    assert found["seats"].tolist() == [1] * game.players + [0] * (5 - game.players)
    turn = [int(other == game.turn and not game.over) for other in in_order(game, seat)]
    assert found["turn"].tolist() == turn + [0] * (5 - game.players)
    if "counts" in found:
        held = [game.hands[other].bit_count() for other in in_order(game, seat)]
        assert found["counts"].tolist() == held + [0] * (5 - game.players)


@every_game
@given(data=st.data())
def test_the_own_hand_is_encoded_pitch_by_pitch_and_the_stock_is_counted(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    viewer = data.draw(viewers(game))
    found = counts(name, game, viewer)
    if "hand" in found:
        hand = 0 if viewer is None else game.hands[viewer]
        assert found["hand"].reshape(12, -1).sum(axis=1).tolist() == pitches(hand)
    assert "stock" not in found or found["stock"][0] == len(game.stock)


@every_game
def test_parts_share_the_vectors_memory(name: str) -> None:
    vector = np.zeros(layout_of(name).size, np.float32)
    parts_of(name, vector)["turn"][0] = 1
    assert vector.sum() == 1


def test_only_games_that_there_are_have_a_layout() -> None:
    with pytest.raises(BadNotation, match="no game is called"):
        layout_of("chess")


# The Distance and Steps


@pytest.mark.parametrize("name", ["distance", "steps"])
@given(data=st.data())
def test_the_open_cards_of_the_shedding_games_are_encoded(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    assert isinstance(game, Shedding)
    seat = Seat(data.draw(st.integers(0, game.players - 1)))
    found = counts(name, game, seat)
    discarded = sum(1 << card for card in game.discard)
    assert found["discard"].tolist() == pitches(discarded)
    assert found["discard_wilds"][0] == (discarded & WILDS).bit_count()
    assert found["wilds"].sum() == (game.hands[seat] & WILDS).bit_count()
    assert found["fits"].tolist() == [int(count > 0) for count in pitches(game.right.fits)]
    assert found["drawn"].sum() == min(game.drawn, 3)
    assert found["passes"][0] == game.blocked_passes
    exposed = [game.exposed >> other & 1 for other in in_order(game, seat)]
    assert found["exposed"].tolist() == exposed + [0] * (5 - game.players)


@pytest.mark.parametrize("name", ["distance", "steps"])
@given(data=st.data())
def test_a_request_to_call_is_encoded(name: str, data: st.DataObject) -> None:
    view = data.draw(reached_states(name)).view(Seat(0))
    asked, quiet = (parts_of(name, encode(view, asked=asked))["asked"][0] for asked in (True, False))
    assert (asked, quiet) == (1, 0)


@given(data=st.data())
def test_the_letters_of_the_distance_are_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("distance"))
    view = game.view(Seat(0))
    assert isinstance(view, DistanceView)
    found = counts("distance", game, Seat(0))
    assert found["letter"].tolist() == [int(letter == view.letter) for letter in LETTERS]
    assert found["needed"].tolist() == [int(letter in view.needed) for letter in LETTERS]
    assert found["interval"].nonzero()[0].tolist() == [view.interval - 2]


@given(data=st.data())
def test_the_top_and_the_chain_of_steps_are_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("steps"))
    view = game.view(Seat(0))
    assert isinstance(view, StepsView)
    found = counts("steps", game, Seat(0))
    assert found["top_pitch"].nonzero()[0].tolist() == ([view.top_pitch % 12] if view.top_pitch else [])
    assert found["chain"][0] == view.chain
    assert found["reference_cards"][0] == game.options["reference_cards"]


# Key's Corners


@given(data=st.data())
def test_the_board_of_keys_corners_is_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("keys_corners"))
    assert isinstance(game, KeysCorners)
    found = counts("keys_corners", game, Seat(0))
    wants = [[hour % 12] if hour else [] for hour in game.board.next_hours]
    assert [row.nonzero()[0].tolist() for row in found["wants"]] == wants
    assert found["degree"].tolist() == [0 if pile is None else pile.degree for pile in game.board.piles]
    assert found["height"].tolist() == [0 if pile is None else len(pile.cards) for pile in game.board.piles]
    assert found["played"][0] == (game.plays > 0)


@given(data=st.data())
def test_the_scale_of_keys_corners_is_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("keys_corners", most_steps=3))
    assert isinstance(game, KeysCorners)
    found = counts("keys_corners", game, Seat(0))
    assert found["scale"].nonzero()[0].tolist() == sorted(hour % 12 for hour in game.board.scale.hours)
    assert found["tonic"].nonzero()[0].tolist() == [game.board.scale.hours[0] % 12]


@given(data=st.data())
def test_the_place_of_every_visible_card_of_keys_corners_is_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("keys_corners"))
    found = counts("keys_corners", game, Seat(0))
    hidden = sum(1 << card for card in game.stock) | sum(game.hands[1:])
    known = found["hand"].sum(axis=1) + found["discard"] + found["laid"]
    assert (known + pitches(hidden)).tolist() == [4] * 12
    assert found["wilds"].sum() + found["laid_wilds"][0] + (hidden & WILDS).bit_count() == 6


@given(data=st.data())
def test_the_books_of_keys_corners_are_worth_the_scores(data: st.DataObject) -> None:
    game = data.draw(reached_states("keys_corners", most_steps=400))
    seat = Seat(data.draw(st.integers(0, game.players - 1)))
    found = counts("keys_corners", game, seat)
    points = 10 * found["scales"] + 5 * found["stacks"]
    assert points.tolist() == [game.scores()[other] for other in in_order(game, seat)] + [0] * (5 - game.players)


@given(data=st.data())
def test_the_top_of_the_discard_pile_of_keys_corners_is_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("keys_corners"))
    found = counts("keys_corners", game, Seat(0))
    top = [HOUR_OF[game.discard[-1]] % 12] if game.discard else []
    assert found["discard_top"].nonzero()[0].tolist() == top


# Go Fish, Old Maid, Memory


@given(data=st.data())
def test_public_knowledge_of_each_hand_in_go_fish_is_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("go_fish"))
    assert isinstance(game, GoFish)
    seat = Seat(data.draw(st.integers(0, game.players - 1)))
    found = counts("go_fish", game, seat)
    for place, other in enumerate(in_order(game, seat)):
        hours = [pitch or 12 for pitch in range(12)]
        assert found["books"][place].tolist() == [int(hour in game.books[other]) for hour in hours]
        assert found["shown"][place].tolist() == pitches(game.shown[other])
        assert found["hinted"][place].tolist() == [game.view(None).hinted[other] >> hour & 1 for hour in hours]
        assert found["lacks"][place].tolist() == [game.view(None).lacks[other] >> hour & 1 for hour in hours]


@given(data=st.data())
def test_the_fan_of_old_maid_is_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("old_maid"))
    assert isinstance(game, OldMaid)
    seat = Seat(data.draw(st.integers(0, game.players - 1)))
    found = counts("old_maid", game, seat)
    of = [] if game.of is None else [(game.of - seat) % game.players]
    assert found["fan_of"].nonzero()[0].tolist() == of
    assert found["fan"][0] == (0 if game.of is None else game.hands[game.of].bit_count())


@given(data=st.data())
def test_the_old_maid_and_the_pairs_are_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("old_maid"))
    assert isinstance(game, OldMaid)
    found = counts("old_maid", game, Seat(1))
    assert found["old_maid"][0] == game.hands[1] >> CHROMATIC_SCALES[0] & 1
    laid = sum(1 << card for pairs in game.laid for card in pairs)
    assert (2 * found["pairs"]).tolist() == pitches(laid)


def kind_of(card: Card) -> int:
    """Return the index of a card's kind in Memory."""
    return HOUR_OF[card] % 12 if HOUR_OF[card] else 12 + (card in CHROMATIC_SCALES)


@given(data=st.data())
def test_cards_seen_in_memory_are_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("memory"))
    assert isinstance(game, Memory)
    found = counts("memory", game, Seat(0))
    known = {at: kind_of(card) for at, card in enumerate(game.seen) if card is not None}
    assert {int(at): int(kind) for at, kind in zip(*found["known"].nonzero(), strict=True)} == known


@given(data=st.data())
def test_positions_in_memory_are_encoded(data: st.DataObject) -> None:
    game = data.draw(reached_states("memory"))
    assert isinstance(game, Memory)
    found = counts("memory", game, Seat(0))
    up = [] if game.up is None else [game.up]
    down = [at for at in range(len(game.board)) if not game.gone >> at & 1 and at != game.up]
    assert found["up"].nonzero()[0].tolist() == up
    assert found["down"].nonzero()[0].tolist() == down


@given(data=st.data())
def test_the_pairs_of_memory_are_counted_from_the_observer(data: st.DataObject) -> None:
    game = data.draw(reached_states("memory", most_steps=400))
    seat = Seat(data.draw(st.integers(0, game.players - 1)))
    pairs = [game.scores()[other] for other in in_order(game, seat)]
    assert counts("memory", game, seat)["pairs"].tolist() == pairs + [0] * (5 - game.players)


# The index tables


@every_game
def test_the_documentation_has_the_index_table(name: str) -> None:
    assert index_table(name) in DOCS.read_text("utf-8")


@every_game
def test_the_index_table_has_a_row_for_each_field(name: str) -> None:
    rows = [row.split(" | ") for row in index_table(name).splitlines()[2:]]
    assert [row[1].strip("`") for row in rows] == [field.name for field in layout_of(name).fields]
    sizes = [prod(int(side) for side in row[2].split(" x ")) for row in rows]
    assert sum(sizes) == layout_of(name).size
