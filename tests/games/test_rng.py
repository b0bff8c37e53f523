"""Random generators: all orders are equally likely, and the same numbers give the same cards everywhere."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import pick, shuffled
from musicards.record import write_entry
from tests.games.cases import case_of
from tests.numbers import HIGHEST, STILL, Script
from tests.strategies import rngs

SHUFFLED_12 = [8, 3, 7, 2, 1, 4, 5, 6, 9, 0, 10, 11]


def middles(count: int) -> list[float]:
    """Return a number from each of `count` equal parts from 0 to 1."""
    return [(part + 0.5) / count for part in range(count)]


def test_every_order_and_every_thing_comes_from_as_many_numbers_as_the_others() -> None:
    orders = Counter("".join(shuffled(Script(*numbers), "abcd")) for numbers in product(*map(middles, (4, 3, 2))))
    assert (len(orders), set(orders.values())) == (24, {1})
    assert [pick(Script(number), "abcde") for number in middles(5)] == list("abcde")
    assert pick(Script(0.0), "abc") + pick(Script(HIGHEST), "abc") == "ac"


@given(rngs, st.lists(st.integers()))
def test_shuffling_loses_and_makes_nothing_and_leaves_the_things_themselves_alone(
    rng: Random, things: list[int]
) -> None:
    before = things[:]
    assert sorted(shuffled(rng, things)) == sorted(things)
    assert things == before


@pytest.mark.parametrize("name", GAMES)
def test_sequence_and_deal_for_a_seed_stay_what_they_are(name: str) -> None:
    assert shuffled(Random(2), range(12)) == SHUFFLED_12
    game = make_game(name, 2, {})
    entry = write_entry(None, game.chance(Random(7)))
    hands = entry.get("hands", [entry.get("board")])
    assert isinstance(hands, list)
    assert [hand[:7] for hand in hands] == case_of(name).dealt


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("distance", [14, 21, 28, 35]),
        ("steps", [14, 21, 28, 35]),
        ("keys_corners", [10, 15, 20, 25]),
        ("go_fish", [14, 21, 20, 25]),
        ("old_maid", [49, 49, 49, 49]),
    ],
)
def test_cards_are_dealt_one_at_a_time_to_every_seat(name: str, sizes: list[int]) -> None:
    for players, dealt in enumerate(sizes, start=2):
        entry = write_entry(None, make_game(name, players, {}).chance(STILL))
        pack = [*CODES[:48], "X1"] if name == "old_maid" else CODES
        assert entry["hands"] == [list(pack[seat:dealt:players]) for seat in range(players)]


@pytest.mark.parametrize("name", ["distance", "steps"])
def test_next_card_starts_the_discard_pile_and_the_rest_is_the_stock(name: str) -> None:
    entry = write_entry(None, make_game(name, 3, {}).chance(STILL))
    assert (entry["discard"], entry["stock"]) == ([CODES[21]], list(CODES[22:]))
