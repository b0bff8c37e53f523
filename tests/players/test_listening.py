"""Listening players get every event as their seat may know it, others get none, and nobody uses hidden cards."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from musicards.games.action import Action, Seat
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.view import View
from musicards.players.levels import LEVELS, make_player
from musicards.players.player import Player
from musicards.players.playing import play_game, rng_of
from musicards.players.random_player import RandomPlayer
from tests.levels import make_quick
from tests.players.played import on_turn, with_other_cards


class Listener(RandomPlayer):
    """A random player that stores the events it gets."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.heard: list[Event] = []

    def listens(self, game: str) -> bool:  # noqa: ARG002 - to all of them
        return True

    def notice(self, event: Event) -> None:
        self.heard.append(event)


class Deaf(RandomPlayer):
    """A random player that must not get any events."""

    def notice(self, event: Event) -> None:
        raise AssertionError(event)


def seated(name: str, *makers: Callable[[Random], Player]) -> tuple[list[Player], list[Event]]:
    """Return the players after a game, and all its events."""
    rng = rng_of(1, 0)
    players = [make(rng) for make in makers]
    game = make_game(name, len(players), {})
    log: list[object] = []
    play_game(game, players, rng, log)
    events: list[Event] = []
    again = make_game(name, len(players), {})
    for entry in log:
        assert isinstance(entry, dict)
        by = None if entry["by"] == "chance" else Seat(entry["by"])
        again.apply(by, again.read_action(entry), events.append)
    return players, events


@pytest.mark.parametrize("name", GAMES)
def test_a_listener_gets_every_event_as_its_seat_may_know_it_and_others_none(name: str) -> None:
    players, events = seated(name, Deaf, Listener, Deaf)
    listener = players[1]
    assert isinstance(listener, Listener)
    assert listener.heard == [event.seen_by(Seat(1)) for event in events]


def test_listeners_get_events_without_a_record_too() -> None:
    rng = rng_of(1, 0)
    listener = Listener(rng)
    play_game(make_game("memory", 2, {}), [listener, RandomPlayer(rng)], rng)
    assert listener.heard


@pytest.mark.parametrize(
    ("level", "games"), [("random", set()), ("rule", {"memory"}), ("learner", {"memory", "go_fish"})]
)
def test_players_listen_where_they_have_something_to_remember(level: str, games: set[str]) -> None:
    player = make_player(level, Random(1))
    assert {name for name in GAMES if player.listens(name)} == games


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_who_comes_late_can_play(name: str, level: str) -> None:
    """A stand-in gets no earlier events."""
    rng = rng_of(3, 1)
    game = make_game(name, 3, {})

    class Relay(Player):
        """Return a different player at every move."""

        def choose(self, view: View) -> Action:
            return make_quick(level, self.rng).choose(view)

    play_game(game, [Relay(rng)] * 3, rng)
    assert game.over


def chosen(level: str, game: Game, seat: Seat, heard: Sequence[Event]) -> list[Action | bool]:
    """Return the action of a player at `seat` who got these events."""
    player = make_quick(level, Random(7))
    for event in heard:
        if player.listens(game.name):
            player.notice(event)
    view = game.view(seat)
    return [player.calls(view), player.choose(view), player.choose(view)]


@pytest.mark.parametrize("name", GAMES)
def test_exchanged_hidden_cards_change_no_choice(name: str) -> None:
    exchanged = 0
    for now, seat in on_turn(name, 8):
        other, game = with_other_cards(now, seat)
        exchanged += game.hands != now.game.hands or game.stock != now.game.stock
        for level in LEVELS:
            here = chosen(level, now.game, seat, now.heard(seat))
            assert chosen(level, game, seat, other.heard(seat)) == here, level
    assert exchanged or name == "memory"  # where only looking at the state can reveal unseen cards
