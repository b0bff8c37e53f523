"""Impossible deals are refused: every card has to be where the rules put it."""

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from musicards.games.action import CHANCE
from musicards.games.registry import GAMES, make_game
from musicards.record import write_entry
from tests.games.deals import refused
from tests.games.wander import submit

shedding = pytest.mark.parametrize("name", ["distance", "steps"])


class Dealt(dict[str, object]):
    """A deal for three players as an entry of a record, to be made wrong."""

    def __init__(self, name: str) -> None:
        deal = make_game(name, 3, {}).chance(Random(11))
        super().__init__(json.loads(json.dumps(write_entry(None, deal))))

    def cards(self, field: str, part: object = None) -> list[str]:
        """Return a list of codes in the deal: a field, or a part of one."""
        whole = self[field]
        found = whole[part] if isinstance(whole, list) and isinstance(part, int) else whole
        if isinstance(found, dict):
            found = found[part]
        assert isinstance(found, list)
        return found

    def places(self) -> list[list[str]]:
        """Return every list of codes in the deal, from the first hand to the stock; in Memory, only the board."""
        return list(_lists(self))


def _lists(value: object) -> Iterator[list[str]]:
    if isinstance(value, dict):
        for each in value.values():
            yield from _lists(each)
    elif isinstance(value, list) and value and isinstance(value[0], str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _lists(each)


WITH_HANDS = [name for name in GAMES if "hands" in Dealt(name)]
WITH_STOCK = [name for name in GAMES if "stock" in Dealt(name)]


def outcome(name: str, spoil: Callable[[Dealt], object]) -> str | None:
    """Return why a wrong deal is refused."""
    deal = Dealt(name)
    spoil(deal)
    return submit(make_game(name, 3, {}), dict(deal))


@pytest.mark.parametrize("name", GAMES)
def test_deal_is_accepted_as_it_is(name: str) -> None:
    assert outcome(name, lambda deal: None) is None  # noqa: ARG005 - nothing is spoiled


@pytest.mark.parametrize("name", WITH_HANDS)
def test_hand_with_a_card_of_its_neighbors_is_refused(name: str) -> None:
    assert outcome(name, lambda deal: deal.cards("hands", 0).append(deal.cards("hands", 1).pop())) == "wrong-cards"


@pytest.mark.parametrize("name", WITH_STOCK)
def test_hand_with_a_card_of_the_stock_is_refused(name: str) -> None:
    assert outcome(name, lambda deal: deal.cards("hands", 0).append(deal.cards("stock").pop())) == "wrong-cards"


@pytest.mark.parametrize("name", WITH_HANDS)
def test_hand_for_a_seat_too_many_is_refused(name: str) -> None:
    def spoil(deal: Dealt) -> None:
        hands, last = deal["hands"], deal.places()[-1]
        assert isinstance(hands, list)
        hands.append([last.pop() for _ in range(5)])

    assert outcome(name, spoil) == "wrong-cards"


@pytest.mark.parametrize("name", GAMES)
def test_card_that_is_missing_is_noticed(name: str) -> None:
    assert outcome(name, lambda deal: deal.places()[-1].pop()) == "wrong-cards"


@pytest.mark.parametrize("name", GAMES)
def test_card_that_is_there_twice_is_noticed(name: str) -> None:
    assert outcome(name, lambda deal: deal.places()[-1].append(deal.places()[0][0])) == "wrong-cards"


@pytest.mark.parametrize("name", GAMES)
def test_card_that_is_there_twice_instead_of_another_is_noticed(name: str) -> None:
    def spoil(deal: Dealt) -> None:
        deal.places()[-1][-1] = deal.places()[0][0]

    assert outcome(name, spoil) == "wrong-cards"


@shedding
def test_two_starters_are_refused(name: str) -> None:
    assert outcome(name, lambda deal: deal.cards("discard").append(deal.cards("stock").pop())) == "wrong-cards"


@shedding
def test_missing_starter_is_refused(name: str) -> None:
    assert outcome(name, lambda deal: deal.cards("stock").append(deal.cards("discard").pop())) == "wrong-cards"


def test_wild_foundation_is_refused() -> None:
    def spoil(deal: Dealt) -> None:
        stock, north = deal.cards("stock"), deal.cards("piles", "N")
        place = next(place for place, code in enumerate(stock) if code[0] in "?X")
        stock[place], north[0] = north[0], stock[place]

    assert outcome("keys_corners", spoil) == "wrong-cards"


def test_foundation_of_two_cards_is_refused() -> None:
    def spoil(deal: Dealt) -> None:
        deal.cards("piles", "N").append(deal.cards("piles", "W").pop())

    assert outcome("keys_corners", spoil) == "wrong-cards"


def test_card_in_a_corner_is_no_deal() -> None:
    def spoil(deal: Dealt) -> None:
        piles = deal["piles"]
        assert isinstance(piles, dict)
        piles["NW"] = piles.pop("W")

    assert outcome("keys_corners", spoil) == "bad-notation"


@pytest.mark.parametrize(
    ("name", "field"),
    [
        *(("steps", "discard"), ("distance", "hands"), ("keys_corners", "piles"), ("go_fish", "stock")),
        *(("old_maid", "hands"), ("memory", "board")),
    ],
)
def test_deal_without_one_of_its_parts_is_no_deal(name: str, field: str) -> None:
    assert outcome(name, lambda deal: deal.pop(field)) == "bad-notation"


@pytest.mark.parametrize("name", GAMES)
def test_second_deal_is_refused(name: str) -> None:
    game = make_game(name, 3, {})
    deal = dict(Dealt(name))
    assert (submit(game, deal), submit(game, deal)) == (None, "chance-out-of-place")


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_of_another_game_is_refused(name: str) -> None:
    game = make_game(name, 3, {})
    own = type(game.chance(Random(11)))
    deals = [make_game(other, 3, {}).chance(Random(11)) for other in GAMES]
    for deal in deals:
        if type(deal) is not own:
            with refused("chance-out-of-place"):
                game.apply(CHANCE, deal)


@pytest.mark.parametrize("name", GAMES)
def test_deal_by_a_seat_is_refused(name: str) -> None:
    assert outcome(name, lambda deal: deal.update(by=0)) == "chance-out-of-place"


@pytest.mark.parametrize("name", GAMES)
def test_seat_0_begins(name: str) -> None:
    game = make_game(name, 3, {})
    submit(game, dict(Dealt(name)))
    assert game.turn == 0
