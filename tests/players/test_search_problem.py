"""Problems for another process: they can be pickled, lead to the same action there, and hold nothing hidden."""

import pickle
from random import Random

import pytest

from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.players.games import GUIDES
from musicards.players.player import Player
from musicards.players.search_problem import SearchProblem
from musicards.players.thinker import searching
from tests.levels import make_quick
from tests.players.played import Played, on_turn, with_other_cards

searched = pytest.mark.parametrize("name", [name for name in GAMES if name in GUIDES])


def player_of(now: Played, seat: Seat) -> Player:
    player = make_quick("expert", Random(7))
    for event in now.heard(seat):
        player.notice(event)
    return player


def problem_of(now: Played, game: Game, seat: Seat) -> SearchProblem:
    problem = player_of(now, seat).search_problem(game.view(seat))
    assert problem is not None
    return problem


def elsewhere(problem: SearchProblem) -> SearchProblem:
    """Return the problem as another process gets it."""
    there: SearchProblem = pickle.loads(pickle.dumps(problem))  # noqa: S301 - made here
    return there


def solved(problem: SearchProblem) -> dict[str, object]:
    thinker = searching(problem)
    while thinker.ponder(problem.view):
        pass
    return thinker.best().to_json()


@searched
def test_a_pickled_problem_has_the_same_solution(name: str) -> None:
    for now, seat in on_turn(name, 4):
        problem = problem_of(now, now.game, seat)
        there = elsewhere(problem)
        assert there.view == problem.view
        assert there.events == problem.events
        assert there.view.legal_actions() == problem.view.legal_actions()
        assert solved(there) == solved(problem)


@searched
def test_hidden_cards_are_not_in_a_problem(name: str) -> None:
    exchanged = 0
    for now, seat in on_turn(name, 4):
        problem = problem_of(now, now.game, seat)
        other, game = with_other_cards(now, seat)
        exchanged += game.hands != now.game.hands
        same = problem_of(other, game, seat)
        assert pickle.dumps(elsewhere(same)) == pickle.dumps(elsewhere(problem))
    assert exchanged


def test_a_player_plays_the_answer_to_its_problem_and_sensibly_without_one() -> None:
    now, seat = on_turn("steps", 1)[0]
    view = now.game.view(seat)
    for action in (*view.legal_actions(), None):
        player = player_of(now, seat)
        player.solve(view, action)
        assert player.search_problem(view) is None
        assert player.choose(view) in ([action] if action else view.legal_actions())


def test_an_answer_is_for_its_own_view_alone() -> None:
    (now, seat), (other, there) = on_turn("steps", 2)
    player = player_of(now, seat)
    player.solve(other.game.view(there), None)
    assert player.search_problem(now.game.view(seat)) is not None


@pytest.mark.parametrize(
    ("name", "level"), [("memory", "expert"), *[("steps", level) for level in ("random", "rule", "player")]]
)
def test_levels_and_games_without_a_search_have_no_problem(name: str, level: str) -> None:
    now, seat = on_turn(name, 1)[0]
    assert make_quick(level, Random(1)).search_problem(now.game.view(seat)) is None
