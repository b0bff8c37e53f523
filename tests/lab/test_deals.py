"""Duplicate deals: the cards are the same whoever sits down."""

import pytest
from msgspec.structs import asdict

from musicards.games.action import CHANCE, Action, Seat
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.lab.contestants import Contestant
from musicards.lab.game_stats import DealStreams, play
from musicards.players.levels import make_player
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from tests.lab.players import FIDGETY, RANDOM, STEADY


class Watching(Player):
    """A player that plays as another does and stores every view."""

    def __init__(self, rng: Rng, level: str, shown: list[View]) -> None:
        super().__init__(rng)
        self.other = make_player(level, rng)
        self.shown = shown

    def choose(self, view: View) -> Action:
        self.shown.append(view)
        return self.other.choose(view)


def first_view(game: str, level: str, other: Contestant) -> View:
    """Return the first view of the player in seat 0."""
    shown: list[View] = []
    watching = Contestant(level, lambda rng: Watching(rng, level, shown))
    play(make_game(game, 2, {}), [watching, other], DealStreams(1, 7))
    return shown[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_player_is_dealt_the_cards_of_the_deal_s_own_streams_whoever_it_is(game: str) -> None:
    dealt, number = make_game(game, 2, {}), 0
    while dealt.chance_due:
        dealt.apply(CHANCE, dealt.chance(DealStreams(1, 7).of_chance(number)))
        number += 1
    assert first_view(game, "rule", RANDOM) == first_view(game, "random", STEADY) == dealt.view(Seat(0))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_chance_does_not_depend_on_random_numbers_that_players_use(game: str, players: int) -> None:
    table, rng = make_game(game, players, {}), DealStreams(3, 1)
    calm = asdict(play(table, [STEADY] * players, rng))
    nervous = asdict(play(table, [FIDGETY, *[STEADY] * (players - 1)], rng))
    assert {**calm, "seconds": ()} == {**nervous, "seconds": ()}


def first_numbers() -> list[float]:
    """Return the first number of every stream of some deals."""
    rngs = [DealStreams(seed, deal) for seed in (1, 2) for deal in (1, 2, 12)]
    streams = [[rng.of_chance(0), rng.of_chance(3), rng.of_seat(0), rng.of_seat(1), rng.of_calls()] for rng in rngs]
    return [stream.random() for each in streams for stream in each]


def test_a_stream_is_the_same_each_time_it_is_asked_for_and_no_two_are_alike() -> None:
    numbers = first_numbers()
    assert first_numbers() == numbers
    assert len(set(numbers)) == len(numbers)


def test_random_numbers_belong_to_the_seat_and_the_table_is_not_changed() -> None:
    drawn: dict[int, float] = {}

    def sit(rng: Rng) -> Player:
        drawn[len(drawn)] = rng.random()
        return RandomPlayer(rng)

    table = make_game("steps", 3, {})
    play(table, [Contestant("sitting", sit)] * 3, DealStreams(4, 2))
    assert (table.dealt, table.turns, table.chance_due) == (False, 0, True)
    assert drawn == {seat: DealStreams(4, 2).of_seat(seat).random() for seat in range(3)}
