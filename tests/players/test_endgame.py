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
