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

SHEDDING = ["distance", "steps"]


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


def _extra_hand(deal: Dealt) -> None:
    hands, last = deal["hands"], deal.places()[-1]
    assert isinstance(hands, list)
    hands.append([last.pop() for _ in range(5)])


def _repeated_card(deal: Dealt) -> None:
    deal.places()[-1][-1] = deal.places()[0][0]


def _wild_foundation(deal: Dealt) -> None:
    stock, north = deal.cards("stock"), deal.cards("piles", "N")
    place = next(place for place, code in enumerate(stock) if code[0] in "?X")
    stock[place], north[0] = north[0], stock[place]


def _card_in_a_corner(deal: Dealt) -> None:
    piles = deal["piles"]
    assert isinstance(piles, dict)
    piles["NW"] = piles.pop("W")


SPOILED: dict[str, tuple[list[str], Callable[[Dealt], object], str]] = {
    "a card of the neighbor": (
        WITH_HANDS,
        lambda deal: deal.cards("hands", 0).append(deal.cards("hands", 1).pop()),
        "wrong-cards",
    ),
    "a card of the stock": (
        WITH_STOCK,
        lambda deal: deal.cards("hands", 0).append(deal.cards("stock").pop()),
        "wrong-cards",
    ),
    "a hand for a seat too many": (WITH_HANDS, _extra_hand, "wrong-cards"),
    "a missing card": (list(GAMES), lambda deal: deal.places()[-1].pop(), "wrong-cards"),
    "a card too many": (list(GAMES), lambda deal: deal.places()[-1].append(deal.places()[0][0]), "wrong-cards"),
    "a card twice instead of another": (list(GAMES), _repeated_card, "wrong-cards"),
    "two starters": (SHEDDING, lambda deal: deal.cards("discard").append(deal.cards("stock").pop()), "wrong-cards"),
    "no starter": (SHEDDING, lambda deal: deal.cards("stock").append(deal.cards("discard").pop()), "wrong-cards"),
    "a wild foundation": (["keys_corners"], _wild_foundation, "wrong-cards"),
    "a foundation of two cards": (
        ["keys_corners"],
        lambda deal: deal.cards("piles", "N").append(deal.cards("piles", "W").pop()),
        "wrong-cards",
    ),
    "a card in a corner": (["keys_corners"], _card_in_a_corner, "bad-notation"),
    "no hands": (WITH_HANDS, lambda deal: deal.pop("hands"), "bad-notation"),
    "no stock": (WITH_STOCK, lambda deal: deal.pop("stock"), "bad-notation"),
    "no board": (["memory"], lambda deal: deal.pop("board"), "bad-notation"),
    "no discard pile": (SHEDDING, lambda deal: deal.pop("discard"), "bad-notation"),
    "no piles": (["keys_corners"], lambda deal: deal.pop("piles"), "bad-notation"),
    "by a seat": (list(GAMES), lambda deal: deal.update(by=0), "chance-out-of-place"),
}


@pytest.mark.parametrize(("name", "what"), [(name, what) for what, (names, *_) in SPOILED.items() for name in names])
def test_a_deal_with_this_is_refused(name: str, what: str) -> None:
    _, spoil, reason = SPOILED[what]
    assert outcome(name, spoil) == reason


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
def test_seat_0_begins(name: str) -> None:
    game = make_game(name, 3, {})
    submit(game, dict(Dealt(name)))
    assert game.turn == 0
