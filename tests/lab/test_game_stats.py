"""The figures of one game agree with its events."""

import pytest

from musicards.errors import MusicardsError
from musicards.games.event import Called, Caught, Ended, Event, Misplayed, Reshuffled
from musicards.games.registry import GAMES, make_game
from musicards.games.view import View
from musicards.lab import game_stats
from musicards.lab.contestants import Contestant, parse_contestant
from musicards.lab.game_stats import DealStreams, GameStats, play
from musicards.players.random_player import RandomPlayer
from tests.lab.players import LOST, RANDOM, STEADY, stats


def heard_and_played(game: str, level: str, deal: int) -> tuple[list[Event], GameStats]:
    """Return the events that seat 0 got in a game against two others, and the game's figures."""
    heard: list[Event] = []

    class Hearing(RandomPlayer):
        def listens(self, game: str) -> bool:  # noqa: ARG002 - to all of them
            return True

        def notice(self, event: Event) -> None:
            heard.append(event)

    seated = [Contestant("hearing", Hearing), parse_contestant(level), parse_contestant(level)]
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
