"""The measurements of our own engine, a worker of ``make bench``. PYTHONPATH selects the compiled or interpreted one.

Every measurement plays whole games with three players and random right moves.
"""

import platform
import sys
from collections.abc import Callable

from bench.worker import Counts, answer
from musicards import __version__
from musicards.cards import DECK
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import FastRng, shuffled
from musicards.players.levels import make_player
from musicards.players.playing import play_game, rng_of

SEATS = 3
SEED = 1
GAMES_AT_ONCE = 20
COPIES_AT_ONCE = 200


def words(name: str) -> Callable[[], Counts]:
    """Measure games of three `random` players: chance, view, right actions, choice, apply."""
    played = 0

    def play() -> Counts:
        nonlocal played
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            rng = rng_of(SEED, played)
            moves += play_game(make_game(name, SEATS, {}), [make_player("random", rng) for _ in range(SEATS)], rng)
            played += 1
        return {"moves": moves, "games": GAMES_AT_ONCE}

    return play


def numbers(name: str) -> Callable[[], Counts]:
    """Measure the integer API move by move: list the right moves, choose one, make it."""
    rng = FastRng(SEED)

    def play() -> Counts:
        made = 0
        for _ in range(GAMES_AT_ONCE):
            game = make_game(name, SEATS, {})
            game.begin(rng)
            while moves := game.moves():
                game.play_move(moves[rng.below(len(moves))], rng)
                made += 1
        return {"moves": made, "games": GAMES_AT_ONCE}

    return play


def whole(name: str) -> Callable[[], Counts]:
    """Measure whole games played by the engine, the deal included."""
    rng = FastRng(SEED)

    def play() -> Counts:
        made = 0
        for _ in range(GAMES_AT_ONCE):
            game = make_game(name, SEATS, {})
            game.begin(rng)
            made += game.playout(rng)
        return {"moves": made, "games": GAMES_AT_ONCE}

    return play


def rollouts(name: str) -> Callable[[], Counts]:
    """Measure rollouts, as in a search: copies of one dealt game, each played to its end by the engine."""
    rng = FastRng(SEED)
    dealt = make_game(name, SEATS, {})
    dealt.begin(rng)

    def play() -> Counts:
        made = 0
        for _ in range(GAMES_AT_ONCE):
            made += dealt.copy().playout(rng)
        return {"moves": made, "games": GAMES_AT_ONCE}

    return play


def copies(name: str) -> Callable[[], Counts]:
    """Measure copies of a game, one after each of its moves."""
    reached: list[Game] = []
    rng = FastRng(SEED)
    game = make_game(name, SEATS, {})
    game.begin(rng)
    while moves := game.moves():
        reached.append(game.copy())
        game.play_move(moves[rng.below(len(moves))], rng)

    def copy() -> Counts:
        for _ in range(COPIES_AT_ONCE):
            for game in reached:
                game.copy()
        return {"copies": COPIES_AT_ONCE * len(reached)}

    return copy


def shuffles() -> Callable[[], Counts]:
    """Measure a fixed piece of plain Python, to compare machines: shuffling 54 cards."""
    rng = rng_of(SEED, 0)

    def shuffle() -> Counts:
        for _ in range(COPIES_AT_ONCE):
            shuffled(rng, DECK)
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
