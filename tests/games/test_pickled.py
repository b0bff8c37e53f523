"""Views and events can be pickled: the search of a computer player may run in another process."""

import pickle
from random import Random

import pytest

from musicards.games.action import CHANCE, Seat
from musicards.games.event import Event
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import pick
from musicards.games.view import View
from musicards.players.games import GUIDES

PLAYERS = 3
MOVES = 60

searched = pytest.mark.parametrize("name", [name for name in GAMES if name in GUIDES])


def elsewhere(thing: object) -> object:
    """Return `thing` as another process gets it."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - made here


def played(name: str, seed: int) -> tuple[list[View], list[Event]]:
    """Return views of the seat on turn, and every event as each seat sees it."""
    game, rng, views, events = make_game(name, PLAYERS, {}), Random(seed), list[View](), list[Event]()
    for _ in range(MOVES):
        if game.over:
            break
        if game.chance_due:
            game.apply(CHANCE, game.chance(rng), events.append)
            continue
        views.append(game.view(game.turn))
        game.apply(game.turn, pick(rng, game.legal_actions()), events.append)
    return views, [event.seen_by(Seat(seat)) for event in events for seat in range(PLAYERS)]


@searched
def test_views_are_the_same_in_another_process(name: str) -> None:
    for view in played(name, 1)[0]:
        there = elsewhere(view)
        assert isinstance(there, View)
        assert there == view
        assert there.legal_actions() == view.legal_actions()
        world, same = (GAMES[name].determinize(each, Random(2)) for each in (view, there))
        assert (same.state(), same.moves()) == (world.state(), world.moves())


@searched
def test_events_are_the_same_in_another_process(name: str) -> None:
    events = played(name, 2)[1]
    assert len({type(event) for event in events}) > 2
    assert elsewhere(events) == events


def test_a_custom_scale_is_the_same_in_another_process() -> None:
    game = make_game("keys_corners", 2, {"scale": {"tonic": "E", "kind": "custom", "formula": [1, 8, 3]}})
    game.apply(CHANCE, game.chance(Random(1)))
    view = game.view(game.turn)
    assert elsewhere(view) == view
