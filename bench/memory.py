"""Measure optimal play in Memory and print the tables of docs/memory.md: ``python bench/memory.py``.

Every deal is played once from each seat, so that neither the seat nor the deal is an advantage; the intervals are 95%
normal intervals over deals. Optimal play is compared with `strategy/memory.py`, which takes every pair that it knows
and otherwise turns over two new cards.
"""

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from time import process_time
from typing import TypeAlias

from musicards.games.action import CHANCE, Action
from musicards.games.event import Event
from musicards.games.memory import Memory, MemoryView
from musicards.games.memory.mixups import Mixups
from musicards.games.memory.optimal import PATIENCE, choose_optimal, prospects_for
from musicards.games.memory.player import best
from musicards.games.memory.prospects import TWO_KNOWN, TWO_NEW
from musicards.games.registry import make_game
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.player import Player
from musicards.players.playing import play_game, rng_of
from musicards.players.recall import Recall

BOARDS = ("naturals", "chromatic", "full")
SEED = 1

Maker: TypeAlias = Callable[[Rng], Player]


class Naive(Player):
    """Remembers everything, takes the pairs that it knows, and otherwise turns over new cards."""

    def choose(self, view: View) -> Action:
        assert isinstance(view, MemoryView)
        return best(view, self.rng)


class Optimal(Player):
    """Remembers everything and plays optimally."""

    def __init__(self, rng: Rng, patience: float = PATIENCE) -> None:
        super().__init__(rng)
        self.patience = patience

    def choose(self, view: View) -> Action:
        assert isinstance(view, MemoryView)
        return choose_optimal(view, self.rng, self.patience)


class Forgetful(Player):
    """Plays optimally with what it remembers, which may be wrong."""

    def __init__(self, rng: Rng, span: float, mixups: float | None = None, *, naive: bool = False) -> None:
        super().__init__(rng)
        self.recall = Recall(rng, span, frozenset({"memory"}))
        self.mixups = None if mixups is None else Mixups(rng, mixups)
        self.naive = naive

    def listens(self, game: str) -> bool:
        return game == "memory"

    def notice(self, event: Event) -> None:
        self.recall.notice(event)
        if self.mixups is not None:
            self.mixups.notice(event)

    def choose(self, view: View) -> Action:
        remembered = self.recall.blurred(view)
        assert isinstance(remembered, MemoryView)
        if self.mixups is not None:
            remembered = self.mixups.blurred(remembered)
        return best(remembered, self.rng) if self.naive else choose_optimal(remembered, self.rng)


def shares(board: str, makers: Sequence[Maker], deals: int) -> list[tuple[float, float, float]]:
    """Return the mean results of the first of `makers` over the seats by deal: share of the win, pairs, turns."""
    results = []
    for number in range(deals):
        laid = make_game("memory", len(makers), {"board": board})
        laid.apply(CHANCE, laid.chance(rng_of(SEED, number)))
        won, pairs, turns = 0.0, 0.0, 0
        for seat in range(len(makers)):
            rng = rng_of(SEED + 1 + seat, number)
            game = laid.copy()
            players = [maker(rng) for maker in makers]
            play_game(game, [*players[-seat:], *players[:-seat]] if seat else players, rng)
            assert isinstance(game, Memory)
            winners = game.winners()
            won += (seat in winners) / len(winners)
            pairs += game.scores()[seat]
            turns += game.turns
        results.append((won / len(makers), pairs / len(makers), turns / len(makers)))
    return results


def row(text: str, results: Sequence[tuple[float, float, float]]) -> str:
    """Return a row of a table: means with their intervals."""
    cells = []
    for values in zip(*results, strict=True):
        mean = sum(values) / len(values)
        spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
        cells.append(f"{mean:.3f} ± {1.96 * spread:.3f}")
    return f"| {text} | {' | '.join(cells)} |"


def naive(rng: Rng) -> Player:
    """Make a naive player."""
    return Naive(rng)


def optimal(rng: Rng) -> Player:
    """Make an optimal player."""
    return Optimal(rng)


def hasty(rng: Rng) -> Player:
    """Make an optimal player that never passes and expects that nobody does."""
    return Optimal(rng, patience=0.0)


def moves() -> None:
    """Print the best moves of two players by pairs left and cards known, and the value for the player on turn."""
    tables = prospects_for(2, PATIENCE)
    most = 12
    print(f"| pairs left | {' | '.join(map(str, range(most)))} | lead from the start |\n|{'---|' * (most + 2)}")
    for pairs in range(2, most + 1):
        cells = []
        for known in range(most):
            counts = (pairs - known) * TWO_NEW + known * TWO_KNOWN
            if known >= pairs:
                cells.append("")
            elif tables.passes(counts, ()):
                cells.append("0")
            else:
                cells.append("1" if known and tables.idles(counts - TWO_NEW + TWO_KNOWN, (), TWO_KNOWN) else "2")
        mine, theirs = tables.on_turn(pairs * TWO_NEW, ())
        print(f"| {pairs} | {' | '.join(cells)} | {mine - theirs:+.3f} |")


def against_naive(deals: int) -> None:
    """Print the results of one optimal player among naive ones, and vice versa."""
    print("| board, players | share of the win | pairs | turns |\n|---|---|---|---|")
    for board in BOARDS:
        for players in range(2, 6):
            others = players - 1
            count = deals if players == 2 else deals // 2
            print(row(f"{board}: optimal, {others} naive", shares(board, [optimal, *[naive] * others], count)))
            if players == 2:
                print(row(f"{board}: optimal but hasty, 1 naive", shares(board, [hasty, naive], count)))
                print(row(f"{board}: optimal but hasty, 1 optimal", shares(board, [hasty, optimal], count)))
            else:
                print(row(f"{board}: naive, {others} optimal", shares(board, [naive, *[optimal] * others], count)))


def alone(deals: int) -> None:
    """Print how many turns one player needs to clear the board."""
    print("| board, alone | share of the win | pairs | turns |\n|---|---|---|---|")
    for board in BOARDS:
        for text, maker in (("optimal", optimal), ("naive", naive)):
            print(row(f"{board}: {text}", shares(board, [maker], deals)))


def forgetting(deals: int) -> None:
    """Print the results of forgetful play against perfect memory, and of optimal against naive forgetful play."""
    print("| chromatic, 2 players | share of the win | pairs | turns |\n|---|---|---|---|")
    for span in (15.0, 30.0, 120.0, 600.0):
        for text, mixups in (("", None), (", mix-ups 20", 20.0)):

            def forgetful(rng: Rng, span: float = span, mixups: float | None = mixups) -> Player:
                return Forgetful(rng, span, mixups)

            def simple(rng: Rng, span: float = span, mixups: float | None = mixups) -> Player:
                return Forgetful(rng, span, mixups, naive=True)

            print(
                row(f"span {span:.0f}{text}: against perfect memory", shares("chromatic", [forgetful, optimal], deals))
            )
            print(row(f"span {span:.0f}{text}: against naive, alike", shares("chromatic", [forgetful, simple], deals)))


def first_use() -> None:
    """Print the time of the slowest choice in a game, which is the first, because it computes the tables."""
    print("| players | longest choice, ms: naturals | chromatic | full |\n|---|---|---|---|")
    for players in range(2, 6):
        cells = []
        for board in BOARDS:
            patience = PATIENCE - players / 1000 - len(board) / 100_000  # so that the tables are not in the cache yet
            rng = rng_of(SEED, players)
            game = make_game("memory", players, {"board": board})
            game.apply(CHANCE, game.chance(rng))
            longest = 0.0
            while not game.over:
                view = game.view(game.turn)
                assert isinstance(view, MemoryView)
                started = process_time()
                action = choose_optimal(view, rng, patience)
                longest = max(longest, process_time() - started)
                game.apply(game.turn, action)
            cells.append(f"{1000 * longest:.0f}")
        print(f"| {players} | {' | '.join(cells)} |")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4000, help="deals for two players; the other tables use fewer")
    deals = parser.parse_args().deals
    moves()
    against_naive(deals)
    alone(deals)
    forgetting(deals // 4)
    first_use()


if __name__ == "__main__":
    main()
