"""What is measured of our own engine: a worker of ``make bench``. Compiled or not is decided by PYTHONPATH.

Every measure plays whole games of three seats, chosen at random among the right moves.
"""

import platform
import sys
from collections.abc import Callable

from bench.worker import Counts, answer
from musicards import __version__
from musicards.cards import DECK
from musicards.games.game import Game
from musicards.games.luck import Dice, shuffled
from musicards.games.registry import GAMES, make_game
from musicards.players import make_player
from musicards.players.playing import luck_of, play_game

SEATS = 3
SEED = 1
GAMES_AT_ONCE = 20
COPIES_AT_ONCE = 200


def words(name: str) -> Callable[[], Counts]:
    """Three `random` players who see views and answer with actions: chance, view, right actions, choice, apply."""
    played = 0

    def play() -> Counts:
        nonlocal played
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            luck = luck_of(SEED, played)
            moves += play_game(make_game(name, SEATS, {}), [make_player("random", luck) for _ in range(SEATS)], luck)
            played += 1
        return {"moves": moves, "games": GAMES_AT_ONCE}

    return play


def numbers(name: str) -> Callable[[], Counts]:
    """Move by move from Python: what is right is asked, one is chosen here, and made."""
    dice = Dice(SEED)

    def play() -> Counts:
        made = 0
        for _ in range(GAMES_AT_ONCE):
            game = make_game(name, SEATS, {})
            game.begin(dice)
            while moves := game.moves():
                game.make(moves[dice.below(len(moves))], dice)
                made += 1
        return {"moves": made, "games": GAMES_AT_ONCE}

    return play


def whole(name: str) -> Callable[[], Counts]:
    """Whole games inside the engine, the deal too."""
    dice = Dice(SEED)

    def play() -> Counts:
        made = 0
        for _ in range(GAMES_AT_ONCE):
            game = make_game(name, SEATS, {})
            game.begin(dice)
            made += game.playout(dice)
        return {"moves": made, "games": GAMES_AT_ONCE}

    return play


def rollouts(name: str) -> Callable[[], Counts]:
    """Copies of one dealt game, each played to its end inside the engine: what a search does."""
    dice = Dice(SEED)
    dealt = make_game(name, SEATS, {})
    dealt.begin(dice)

    def play() -> Counts:
        made = 0
        for _ in range(GAMES_AT_ONCE):
            made += dealt.copy().playout(dice)
        return {"moves": made, "games": GAMES_AT_ONCE}

    return play


def copies(name: str) -> Callable[[], Counts]:
    """Copies of a game, taken after each of its moves in turn."""
    reached: list[Game] = []
    dice = Dice(SEED)
    game = make_game(name, SEATS, {})
    game.begin(dice)
    while moves := game.moves():
        reached.append(game.copy())
        game.make(moves[dice.below(len(moves))], dice)

    def copy() -> Counts:
        for _ in range(COPIES_AT_ONCE):
            for game in reached:
                game.copy()
        return {"copies": COPIES_AT_ONCE * len(reached)}

    return copy


def shuffles() -> Callable[[], Counts]:
    """A fixed piece of plain Python, to tell machines apart: 54 cards shuffled."""
    luck = luck_of(SEED, 0)

    def shuffle() -> Counts:
        for _ in range(COPIES_AT_ONCE):
            shuffled(luck, DECK)
        return {"shuffles": COPIES_AT_ONCE}

    return shuffle


if __name__ == "__main__":
    answer(
        {
            "words": words,
            "numbers": numbers,
            "whole": whole,
            "rollouts": rollouts,
            "copies": copies,
            "shuffles": shuffles,
        },
        {
            "musicards": __version__,
            "python": platform.python_version(),
            "compiled": not (sys.modules["musicards.games.steps"].__file__ or "").endswith(".py"),
            "games": list(GAMES),
        },
    )
