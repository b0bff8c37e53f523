"""Views as vectors: what is encoded, how, and that no hidden card is."""

from collections.abc import Callable, Mapping
from math import prod
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_array_equal
from numpy.typing import NDArray

from musicards.cards import CARDS_OF_HOUR, CHROMATIC_SCALES, HOUR_OF, WILDS, Card, set_of
from musicards.envs.encode import encode, index_table, layout_of, parts_of
from musicards.errors import BadNotation
from musicards.games.action import Seat
from musicards.games.distance import Distance
from musicards.games.game import Game
from musicards.games.go_fish import GoFish
from musicards.games.keys_corners import KeysCorners
from musicards.games.memory import Memory
from musicards.games.old_maid import OldMaid
from musicards.games.registry import GAMES
from musicards.games.shedding import Shedding
from musicards.games.steps import Steps
from musicards.theory.pitch import LETTERS
from tests.games.secrets import viewers, with_other_secrets
from tests.strategies import reached_states, rngs, seats

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
def test_fields_have_names_of_their_own_and_follow_each_other_without_a_gap(name: str) -> None:
    names = [field.name for field in layout_of(name).fields]
    places = [place for _, place in layout_of(name)]
    assert len(set(names)) == len(names)
    assert [place.start for place in places] == [0, *(place.stop for place in places[:-1])]


@every_game
def test_parts_share_the_vectors_memory(name: str) -> None:
    vector = np.zeros(layout_of(name).size, np.float32)
    parts_of(name, vector)["turn"][0] = 1
    assert vector.sum() == 1


def test_only_games_that_there_are_have_a_layout() -> None:
    with pytest.raises(BadNotation, match="no game is called"):
        layout_of("chess")


# What is in the fields, game by game

Found: TypeAlias = dict[str, NDArray[np.int64]]
Check: TypeAlias = Callable[[Any, Seat, Found], None]
"""Checks what is in the fields of a game's vector, from the game, the observer's seat and the vector."""


def by_seat(game: Game, seat: Seat, of: Callable[[Seat], int]) -> list[int]:
    """Return a number for each seat, counted from `seat`; 0 for seats that nobody sits in."""
    return [of(other) for other in in_order(game, seat)] + [0] * (5 - game.players)


def check_every_game(game: Game, seat: Seat, found: Found) -> None:
    """Seats, the turn and hands are counted from the observer; the own hand is encoded pitch by pitch."""
    assert found["seats"].tolist() == by_seat(game, seat, lambda _: 1)
    assert found["turn"].tolist() == by_seat(game, seat, lambda other: int(other == game.turn and not game.over))
    if "counts" in found:
        assert found["counts"].tolist() == by_seat(game, seat, lambda other: game.hands[other].bit_count())
    if "hand" in found:
        assert found["hand"].reshape(12, -1).sum(axis=1).tolist() == pitches(game.hands[seat])
    assert "stock" not in found or found["stock"][0] == len(game.stock)


def check_shedding(game: Shedding, seat: Seat, found: Found) -> None:
    discarded = set_of(game.discard)
    assert found["discard"].tolist() == pitches(discarded)
    assert found["discard_wilds"][0] == (discarded & WILDS).bit_count()
    assert found["wilds"].sum() == (game.hands[seat] & WILDS).bit_count()
    assert found["fits"].tolist() == [int(count > 0) for count in pitches(game.right.fits)]
    assert found["drawn"].sum() == min(game.drawn, 3)
    assert found["passes"][0] == game.blocked_passes
    assert found["exposed"].tolist() == by_seat(game, seat, lambda other: game.exposed >> other & 1)


def check_distance(game: Distance, seat: Seat, found: Found) -> None:
    check_shedding(game, seat, found)
    view = game.view(seat)
    assert found["letter"].tolist() == [int(letter == view.letter) for letter in LETTERS]
    assert found["needed"].tolist() == [int(letter in view.needed) for letter in LETTERS]
    assert found["interval"].nonzero()[0].tolist() == [view.interval - 2]


def check_steps(game: Steps, seat: Seat, found: Found) -> None:
    check_shedding(game, seat, found)
    view = game.view(seat)
    assert found["top_pitch"].nonzero()[0].tolist() == ([view.top_pitch % 12] if view.top_pitch else [])
    assert found["chain"][0] == view.chain
    assert found["reference_cards"][0] == game.options["reference_cards"]


def check_keys_corners(game: KeysCorners, seat: Seat, found: Found) -> None:
    """Check the board, the scale, the place of every visible card, and what books are worth."""
    board = game.board
    wants = [[hour % 12] if hour else [] for hour in board.next_hours]
    assert [row.nonzero()[0].tolist() for row in found["wants"]] == wants
    assert found["degree"].tolist() == [0 if pile is None else pile.degree for pile in board.piles]
    assert found["height"].tolist() == [0 if pile is None else len(pile.cards) for pile in board.piles]
    assert found["played"][0] == (game.plays > 0)
    assert found["scale"].nonzero()[0].tolist() == sorted(hour % 12 for hour in board.scale.hours)
    assert found["tonic"].nonzero()[0].tolist() == [board.scale.hours[0] % 12]
    top = [HOUR_OF[game.discard[-1]] % 12] if game.discard else []
    assert found["discard_top"].nonzero()[0].tolist() == top
    hidden = set_of(game.stock) | sum(hand for other, hand in enumerate(game.hands) if other != seat)
    known = found["hand"].sum(axis=1) + found["discard"] + found["laid"]
    assert (known + pitches(hidden)).tolist() == [4] * 12
    assert found["wilds"].sum() + found["laid_wilds"][0] + (hidden & WILDS).bit_count() == 6
    points = 10 * found["scales"] + 5 * found["stacks"]
    assert points.tolist() == by_seat(game, seat, lambda other: game.scores()[other])


def check_go_fish(game: GoFish, seat: Seat, found: Found) -> None:
    """Check what everybody knows of each hand."""
    hours = [pitch or 12 for pitch in range(12)]
    for place, other in enumerate(in_order(game, seat)):
        assert found["books"][place].tolist() == [int(hour in game.books[other]) for hour in hours]
        assert found["shown"][place].tolist() == pitches(game.shown[other])
        assert found["hinted"][place].tolist() == [game.view(None).hinted[other] >> hour & 1 for hour in hours]
        assert found["lacks"][place].tolist() == [game.view(None).lacks[other] >> hour & 1 for hour in hours]


def check_old_maid(game: OldMaid, seat: Seat, found: Found) -> None:
    of = [] if game.of is None else [(game.of - seat) % game.players]
    assert found["fan_of"].nonzero()[0].tolist() == of
    assert found["fan"][0] == (0 if game.of is None else game.hands[game.of].bit_count())
    assert found["old_maid"][0] == game.hands[seat] >> CHROMATIC_SCALES[0] & 1
    assert (2 * found["pairs"]).tolist() == pitches(set_of([card for pairs in game.laid for card in pairs]))


def kind_of(card: Card) -> int:
    """Return the index of a card's kind in Memory."""
    return HOUR_OF[card] % 12 if HOUR_OF[card] else 12 + (card in CHROMATIC_SCALES)


def check_memory(game: Memory, seat: Seat, found: Found) -> None:
    known = {at: kind_of(card) for at, card in enumerate(game.seen) if card is not None}
    assert {int(at): int(kind) for at, kind in zip(*found["known"].nonzero(), strict=True)} == known
    down = [at for at in range(len(game.board)) if not game.gone >> at & 1 and at != game.up]
    assert found["up"].nonzero()[0].tolist() == ([] if game.up is None else [game.up])
    assert found["down"].nonzero()[0].tolist() == down
    assert found["pairs"].tolist() == by_seat(game, seat, lambda other: game.scores()[other])


CHECKS: Mapping[str, Check] = {
    "distance": check_distance,
    "steps": check_steps,
    "keys_corners": check_keys_corners,
    "go_fish": check_go_fish,
    "old_maid": check_old_maid,
    "memory": check_memory,
}


@every_game
@given(data=st.data(), most_steps=st.sampled_from([3, 150, 400]))
def test_the_fields_hold_what_the_observer_sees(name: str, data: st.DataObject, most_steps: int) -> None:
    game = data.draw(reached_states(name, most_steps=most_steps))
    seat = Seat(data.draw(seats(game)))
    found = counts(name, game, seat)
    check_every_game(game, seat, found)
    if name in CHECKS:
        CHECKS[name](game, seat, found)
    assert not counts(name, game, None).get("hand", np.zeros(1)).any()  # a spectator has none


@pytest.mark.parametrize("name", ["distance", "steps"])
@given(data=st.data())
def test_a_request_to_call_is_encoded(name: str, data: st.DataObject) -> None:
    view = data.draw(reached_states(name)).view(Seat(0))
    asked, quiet = (parts_of(name, encode(view, asked=asked))["asked"][0] for asked in (True, False))
    assert (asked, quiet) == (1, 0)


@every_game
def test_the_documentation_has_the_index_table_with_a_row_for_each_field(name: str) -> None:
    assert index_table(name) in DOCS.read_text("utf-8")
    rows = [row.split(" | ") for row in index_table(name).splitlines()[2:]]
    assert [row[1].strip("`") for row in rows] == [field.name for field in layout_of(name).fields]
    sizes = [prod(int(side) for side in row[2].split(" x ")) for row in rows]
    assert sum(sizes) == layout_of(name).size
