"""Endgames are solved exactly."""

from random import Random

import pytest

from musicards.games.action import CHANCE, Seat
from musicards.games.game import Game
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
from musicards.players.games import GUIDES
from musicards.players.levels import make_player
from musicards.players.search.endgame import is_certain, solve
from musicards.players.search.guide import Guide
from musicards.players.thinker import Thinker

FEW = 5  # cards in all hands


def guide_to(name: str) -> Guide:
    guide = GUIDES[name]
    assert guide is not None
    return guide


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
            few = sum(view.counts) <= FEW
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
def test_solved_move_is_as_good_as_any(players: int) -> None:
    guide = guide_to("keys_corners")
    for game in ends("keys_corners", 6, players):
        move = solve(game, guide)
        assert move is not None
        after = game.copy()
        after.play_move(move, None)
        seat = game.turn
        assert best_share(after, guide)[seat] == pytest.approx(best_share(game, guide)[seat])


def test_some_moves_are_worse_than_the_solved_one() -> None:
    """Check that there is something to solve."""
    guide = guide_to("keys_corners")
    worse = 0
    for game in ends("keys_corners", 8):
        for move in game.moves():
            after = game.copy()
            after.play_move(move, None)
            worse += best_share(after, guide)[game.turn] < best_share(game, guide)[game.turn] - 1e-9
    assert worse


def test_player_makes_the_solved_move() -> None:
    for game in ends("keys_corners", 4):
        thinker = Thinker(Random(1), seconds=0, rounds=1)
        assert game.move_of(thinker.plan(game.view(game.turn))) == solve(game, guide_to("keys_corners"))


def test_too_large_an_end_is_left_alone() -> None:
    game = make_game("go_fish", 2, {})
    game.begin(FastRng(1))
    assert solve(game, guide_to("go_fish"), 50) is None


def test_a_stock_leaves_something_to_chance() -> None:
    game = make_game("go_fish", 2, {})
    game.begin(FastRng(1))
    assert not is_certain(game.view(Seat(0)), guide_to("go_fish"))


def test_of_discards_a_stock_is_made_again() -> None:
    game = make_game("steps", 2, {})
    game.begin(FastRng(1))
    game.discard += game.stock
    game.stock = []
    assert not is_certain(game.view(Seat(0)), guide_to("steps"))


def test_two_hidden_hands_leave_a_question() -> None:
    game = make_game("go_fish", 3, {})
    game.begin(FastRng(1))
    game.stock = []
    assert not is_certain(game.view(Seat(0)), guide_to("go_fish"))
