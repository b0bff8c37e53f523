"""Players that search: how they think, endgames, which are solved exactly, and problems for another process."""

import pickle
from random import Random
from time import thread_time

import pytest

from musicards.cards import CODES
from musicards.games.action import CHANCE, Action, Seat
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import FastRng
from musicards.players.games import GUIDES, belief_for, sensible_action
from musicards.players.levels import make_player
from musicards.players.player import Player
from musicards.players.playing import play_game, rng_of
from musicards.players.search.endgame import is_certain, solve
from musicards.players.search.guide import Guide
from musicards.players.search.tree import Edge, Search
from musicards.players.search_problem import SearchProblem
from musicards.players.thinker import Thinker, searching
from tests.games import deals
from tests.levels import make_quick
from tests.players.played import Played, on_turn, with_other_cards

searched = pytest.mark.parametrize("name", [name for name in GAMES if name in GUIDES])


def guide_to(name: str) -> Guide:
    guide = GUIDES[name]
    assert guide is not None
    return guide


def dealt(name: str, seed: int = 1) -> Game:
    """Return a game in which the seat on turn has a choice."""
    rng = Random(seed)
    while True:
        game = make_game(name, 2, {})
        game.apply(CHANCE, game.chance(rng))
        if len(game.moves()) > 2:
            return game


def search_of(game: Game, *, favorite: Action | None = None, seed: int = 1) -> Search:
    view = game.view(game.turn)
    belief = belief_for(game.name, game.turn, game.players, game.options)
    favorite = favorite or sensible_action(view, Random(seed))
    return Search(view, belief, guide_to(game.name), FastRng(seed), favorite)


@searched
def test_it_chooses_a_right_action_the_same_for_the_same_random_numbers(name: str) -> None:
    game = dealt(name)
    action, *others = [Thinker(Random(3), seconds=0, rounds=10).plan(game.view(game.turn)) for _ in range(3)]
    assert others == [action] * 2
    assert game.move_of(action) in game.moves()
    game.apply(game.turn, action)


@searched
def test_it_thinks_no_longer_than_it_may(name: str) -> None:
    view = dealt(name).view(Seat(0))
    thinker = Thinker(Random(3), seconds=0.05, rounds=10**9)
    started = thread_time()
    thinker.plan(view)
    assert thread_time() - started < 1.0  # a little more than it may, for the last rounds; hours, if it did not look


def test_pondering_yields_to_others_and_ends() -> None:
    view = dealt("go_fish").view(Seat(0))  # in Steps, the compiled engine finds the best move at once
    thinker = Thinker(Random(3), seconds=0.1, rounds=10**9)
    slices = 0
    while thinker.ponder(view):
        slices += 1
        assert slices < 1000
    assert slices > 2
    started = thread_time()
    thinker.plan(view)
    assert thread_time() - started < 0.05  # the search is complete already


def test_another_view_begins_another_thought() -> None:
    game = dealt("steps")
    thinker = Thinker(Random(3), seconds=0, rounds=4)
    first = thinker.plan(game.view(game.turn))
    game.apply(game.turn, first)
    if game.turn == 0:
        assert game.move_of(thinker.plan(game.view(game.turn))) in game.moves()
    while thinker.ponder(game.view(game.turn)):
        pass
    assert game.move_of(thinker.plan(game.view(game.turn))) in game.moves()


def test_every_candidate_is_tried_in_the_same_worlds() -> None:
    search = search_of(dealt("steps"))
    racers = list(search.racing)
    search.go(8)  # too few rounds for a move to be discarded
    assert {edge.tries for edge in racers} == {8.0}
    assert sum(edge.lead for edge in racers) == pytest.approx(0)


def test_what_has_fallen_behind_drops_out() -> None:
    first, second = Edge(1), Edge(2)
    for lead in (0.4, 0.6) * 20:
        first.lead += lead
        first.lead_squared += lead**2
        second.lead -= lead
        second.lead_squared += lead**2
    assert second.behind(first, 3.0, 40.0)
    assert not first.behind(second, 3.0, 40.0)


def test_favorite_is_made_when_nothing_was_found_out() -> None:
    game = dealt("steps")
    for action in game.legal_actions():
        assert search_of(game, favorite=action).best() == game.move_of(action)


def test_it_sees_the_card_that_wins_now() -> None:
    """Down to two notes a half step apart, half and half go out at once; a whole step would leave a card."""
    rest = [code for code in CODES if code not in {"C#4", "D4", "C4"}]
    game = deals.steps("C#4 D4", " ".join(rest[:7]), starter="C4", stock=" ".join(rest[7:])).game
    whole = next(action for action in game.legal_actions() if getattr(action, "step", "") == "whole")
    search = search_of(game, favorite=whole)
    search.go(60)
    assert "half" in repr(game.action_of(search.best()))


def test_thinking_ahead_wins_more_often_than_not() -> None:
    won = 0.0
    for number in range(12):
        for seat in range(2):
            rng = rng_of(5, number)
            game = make_game("steps", 2, {})
            thoughtful = make_player("expert", rng, seconds=0, rounds=5, saves_itself=0, catches=0)  # never calls
            players = [thoughtful, make_player("random", rng)]
            play_game(game, players if seat == 0 else players[::-1], rng)
            won += (seat in game.winners()) / len(game.winners())
    assert won >= 16  # of 24


def ends(name: str, count: int, players: int = 2) -> list[Game]:
    """Yield games near the end with nothing hidden, where the seat on turn has a choice."""
    found: list[Game] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Random(seed)
        game = make_game(name, players, {})
        game.apply(CHANCE, game.chance(rng))
        seated = [make_player("random", rng) for _ in range(players)]
        while not game.over:
            view = game.view(game.turn)
            few = sum(view.counts) <= 5
            if few and len(game.moves()) > 1 and is_certain(view, guide_to(name)):
                if solve(game, guide_to(name)) is not None:
                    found.append(game)
                break
            game.apply(game.turn, seated[game.turn].choose(view))
    return found


def best_share(game: Game, guide: Guide) -> list[float]:
    """Return the shares under best play, found by plain search."""
    if game.over:
        return guide.shares(game)
    outcomes = []
    for move in game.moves():
        after = game.copy()
        after.play_move(move, None)
        outcomes.append(best_share(after, guide))
    return max(outcomes, key=lambda shares: shares[game.turn])


@pytest.mark.parametrize("players", [2, 3])
def test_solved_move_is_as_good_as_any_and_the_player_makes_it(players: int) -> None:
    guide = guide_to("keys_corners")
    worse = 0
    for number, game in enumerate(ends("keys_corners", 8, players)):
        best = best_share(game, guide)[game.turn]
        shares = {}
        for move in game.moves():
            after = game.copy()
            after.play_move(move, None)
            shares[move] = best_share(after, guide)[game.turn]
        solved = solve(game, guide)
        assert solved is not None
        assert shares[solved] == pytest.approx(best)
        worse += min(shares.values()) < best - 1e-9
        if players == 2 and number < 4:
            thinker = Thinker(Random(1), seconds=0, rounds=1)
            assert game.move_of(thinker.plan(game.view(game.turn))) == solved
    assert worse or players == 3  # there is something to solve


@pytest.mark.parametrize(
    ("name", "players", "stock"),
    [
        ("go_fish", 2, True),
        ("steps", 2, False),  # a stock is made again of discards
        ("go_fish", 3, False),  # two hands are hidden
    ],
)
def test_a_stock_or_two_hidden_hands_leave_something_to_chance(name: str, players: int, *, stock: bool) -> None:
    game = make_game(name, players, {})
    game.begin(FastRng(1))
    if not stock:
        game.discard += game.stock
        game.stock = []
    assert not is_certain(game.view(Seat(0)), guide_to(name))
    assert not stock or solve(game, guide_to(name), 50) is None  # too large an end is left alone


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
