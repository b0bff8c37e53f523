"""Duplicate deals: the cards are the same whoever sits down; and the figures of one game agree with its events."""

from functools import partial

import pytest
from msgspec.structs import asdict

from musicards.errors import MusicardsError
from musicards.games.action import CHANCE, Action, Seat
from musicards.games.event import Called, Caught, Ended, Event, Misplayed, Reshuffled
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.lab import game_stats
from musicards.lab.contestants import Contestant, parse_contestant
from musicards.lab.game_stats import DealStreams, GameStats, play
from musicards.players.levels import make_player
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from tests.lab.players import FIDGETY, LOST, RANDOM, STEADY, stats
from tests.players.played import Listener


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


def heard_and_played(game: str, level: str, deal: int) -> tuple[list[Event], GameStats]:
    """Return the events that seat 0 got in a game against two others, and the game's figures."""
    heard: list[Event] = []
    seated = [Contestant("hearing", partial(Listener, heard=heard)), *[parse_contestant(level)] * 2]
    return heard, play(make_game(game, 3, {}), seated, DealStreams(1, deal))


@pytest.mark.parametrize("game", ["distance", "steps"])
@pytest.mark.parametrize("level", ["beginner", "learner"])
@pytest.mark.parametrize("deal", range(6))
def test_counts_are_those_of_the_events_and_an_exposed_player_is_saved_or_caught_once(
    game: str, level: str, deal: int
) -> None:
    heard, played = heard_and_played(game, level, deal)
    misplays = [sum(isinstance(each, Misplayed) and each.seat == seat for each in heard) for seat in range(3)]
    assert list(played.misplays) == misplays
    assert played.caught == sum(isinstance(each, Caught) for each in heard)
    assert played.saved == sum(isinstance(each, Called) and each.safe for each in heard)
    assert played.reshuffles == sum(isinstance(each, Reshuffled) for each in heard)
    assert played.saved + played.caught <= played.exposed


@pytest.mark.parametrize("game", GAMES)
def test_result_is_the_game_s_own(game: str) -> None:
    heard, played = heard_and_played(game, "rule", 3)
    ended = heard[-1]
    assert isinstance(ended, Ended)
    assert (played.winners, played.scores, played.blocked) == (ended.winners, ended.scores, ended.blocked)


@pytest.mark.parametrize("deal", range(8))
def test_everybody_is_asked_once_when_somebody_becomes_exposed(deal: int) -> None:
    asked: list[View] = []

    class Quiet(RandomPlayer):
        def calls(self, view: View) -> bool:
            asked.append(view)
            return False

    played = play(make_game("steps", 3, {}), [Contestant("quiet", Quiet)] * 3, DealStreams(1, deal))
    assert len(asked) == 3 * played.exposed


def test_moves_are_counted_for_those_who_make_them() -> None:
    played = play(make_game("memory", 2, {}), [RANDOM, STEADY], DealStreams(1, 1))
    assert sum(played.moves) == 2 * (played.turns - 1 + sum(played.scores))


@pytest.mark.parametrize(("winners", "shares"), [((1,), [0.0, 1.0, 0.0]), ((0, 2), [0.5, 0.0, 0.5])])
def test_shared_win_is_shared(winners: tuple[int, ...], shares: list[float]) -> None:
    assert stats(*winners, players=3).shares() == shares


def test_who_cannot_play_on_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MusicardsError, match="Memory refuses an action of lost"):
        play(make_game("memory", 2, {}), [RANDOM, LOST], DealStreams(1, 1))
    monkeypatch.setattr(game_stats, "MAX_MOVES", 3)
    with pytest.raises(MusicardsError, match="does not end: random, random made 3 moves"):
        play(make_game("memory", 2, {}), [RANDOM, RANDOM], DealStreams(1, 1))
