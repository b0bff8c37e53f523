"""Duels: one of our players against another, or against OpenSpiel's information set Monte Carlo tree search.

Two players play duplicate deals: each deal is played twice with the seats exchanged and the cards in the same order, so
that luck cancels out. Both sides have the same processor time for a move. Each deal is written to a file as one line of
JSON; deals that the file already has are not played again.

    python -m musicards.envs.open_spiel.duel --game steps --deals 400 --level expert --against is_mcts --out steps.jsonl
    python -m musicards.envs.open_spiel.duel report steps.jsonl

The search is that of `open_spiel.python.algorithms.ismcts` (Cowling, Powley and Whitehouse, "Information Set Monte
Carlo Tree Search", 2012) with its default settings: UCT, the most visited move, one random playout per evaluation. The
only change is that it searches for a given time instead of a number of simulations.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import partial
from math import isfinite, nan
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NoReturn

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from musicards.envs.open_spiel.bot import PlayerBot
from musicards.envs.open_spiel.duel_results import UCT_C, Contest, contest_of, drop_unfinished, lines, summaries
from musicards.envs.open_spiel.game import PREFIX, SpielState
from musicards.errors import RecordError
from musicards.games.registry import GAMES
from musicards.games.rng import pick
from musicards.players.levels import LEVELS, REFERENCE_PLAYERS, make_player
from musicards.players.player import Player

SEARCH: Final = "is_mcts"
_NEVER: Final = 1 << 62
_FEWEST: Final = 2  # simulations at least: the first one only creates the root


class _TimeIsUp(Exception):
    """The time for this move is used up."""


class TimedSearch(ismcts.ISMCTSBot):
    """OpenSpiel's search, limited to `seconds` of processor time for a move.

    Attributes:
        simulations: simulations so far, for all moves together.
    """

    def __init__(self, game: pyspiel.Game, seconds: float, uct_c: float, rng: np.random.RandomState) -> None:
        evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
        super().__init__(game, evaluator, uct_c, _NEVER, random_state=rng)
        self.seconds = seconds
        self.simulations = 0
        self._begun = 0
        self._until = 0.0

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        self._until = time.process_time() + self.seconds
        self._begun = self.simulations
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except _TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Check the time and sample a state. The search calls this before each simulation."""
        if self.simulations - self._begun >= _FEWEST and time.process_time() >= self._until:
            raise _TimeIsUp
        self.simulations += 1
        sampled: SpielState = super().sample_root_state(state)
        return sampled


@dataclass
class _Side:
    """One side of a game."""

    bot: Any
    seconds: float = 0.0  # processor time for all its moves
    moves: int = 0


def chance_of(contest: Contest, number: int) -> Random:
    """Return the random generator of chance in both games of a deal. The deal is its first use, so it is the same."""
    return Random(f"duel {contest.seed} {contest.game} {number}")


def play_deal(contest: Contest, number: int) -> dict[str, Any]:
    """Play a deal twice and return the result as JSON values."""
    games = [_play(contest, number, seat) for seat in (0, 1)]
    score = sum([game["return"] + 1 for game in games]) / 4
    return {**asdict(contest), "deal": number, "score": score, "games": games}


def _play(contest: Contest, number: int, seat: int) -> dict[str, Any]:
    """Play one game of a deal with our player in `seat`."""
    calls = f"(calls={contest.calls})" if "call" in GAMES[contest.game].actions else ""
    game = pyspiel.load_game(f"{PREFIX}{contest.game}{calls}")
    state: SpielState = game.new_initial_state()
    rng = chance_of(contest, number)
    ours = _Side(_bot(contest, contest.level, game, seat, number))
    theirs = _Side(_bot(contest, contest.against, game, 1 - seat, number))
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick(rng, state.legal_actions()))
            continue
        right = state.legal_actions()
        if len(right) == 1:
            state.apply_action(right[0])
            continue
        side = ours if state.current_player() == seat else theirs
        begun = time.process_time()
        move = side.bot.step(state)
        side.seconds += time.process_time() - begun
        side.moves += 1
        state.apply_action(int(move))
    return {
        "seat": seat,
        "return": state.returns()[seat],
        "moves": state.node.made,
        "cut_short": not state.node.game.over,
        "ours": [round(ours.seconds, 3), ours.moves],
        "theirs": [round(theirs.seconds, 3), theirs.moves],
        "simulations": getattr(theirs.bot, "simulations", 0),
    }


def _bot(contest: Contest, name: str, game: pyspiel.Game, seat: int, number: int) -> pyspiel.Bot:
    """Return the bot called `name` for `seat`."""
    rng = Random(f"duel {contest.seed} {number} {seat} {name}")
    if name == SEARCH:
        return TimedSearch(game, contest.seconds, contest.uct_c, np.random.RandomState(rng.getrandbits(32)))
    return PlayerBot(seat, partial(_player, name, rng, contest.seconds))


def _player(level: str, rng: Random, seconds: float) -> Player:
    """Return a player of this level; one that searches gets `seconds` of processor time for a move."""
    return make_player(level, rng) if level in REFERENCE_PLAYERS else make_player(level, rng, seconds=seconds)


# Results


def play(contest: Contest, deals: int, jobs: int, out: Path) -> None:
    """Play all deals that are not in the file `out` yet, and append them to it.

    Raises:
        RecordError: `out` is not a file of duels; it is left unchanged.
        OSError: it cannot be read or written.
    """
    done: set[int] = set()
    if out.exists():
        drop_unfinished(out)
        done = {line["deal"] for line in lines([out]) if contest_of(line) == contest}
    left = [number for number in range(deals) if number not in done]
    begun = time.monotonic()
    with out.open("a", encoding="utf-8") as file:
        for at, line in enumerate(_played(contest, left, jobs), 1):
            file.write(json.dumps(line) + "\n")
            file.flush()
            rate = (time.monotonic() - begun) / at
            _say(f"\r{len(done) + at} of {deals} deals, {rate * (len(left) - at) / 60:.0f} min left ", aside=True)
    _say("\n", aside=True)


def _played(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs == 1:
        yield from map(partial(play_deal, contest), numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as outcomes:
        for task in as_completed([outcomes.submit(play_deal, contest, number) for number in numbers]):
            yield task.result()


def _report(files: Sequence[Path]) -> None:
    """Print a summary of the files.

    Raises:
        RecordError: none of them has a deal, or one is not a file of duels.
        OSError: one cannot be read.
    """
    found = summaries(files)
    if not found:
        raise RecordError(f"{', '.join(map(str, files))}: no deals yet")
    for summary in found:
        _say(f"{summary}\n")


def _say(text: str, *, aside: bool = False) -> None:
    """Print `text` to stdout, or to stderr if it is `aside`."""
    file = sys.stderr if aside else sys.stdout
    file.write(text)
    file.flush()


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _count(text: str) -> int:
    """Parse a whole number of at least 1."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text}")
    return int(text)


def _amount(text: str) -> float:
    """Parse a number of at least 0."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not (isfinite(number) and number >= 0):
        raise argparse.ArgumentTypeError(f"must be a number of at least 0, not {text}")
    return number


def main(words: Sequence[str] | None = None) -> None:
    """Run the command. Errors in arguments and files are reported in one line, with exit code 2."""
    words = sys.argv[1:] if words is None else words
    if words and words[0] == "report":
        files = _Parser(prog="duel report", description="Summarize results.")
        files.add_argument("files", nargs="+", type=Path)
        asked = files.parse_args(words[1:]).files
        _run(files, lambda: _report(asked))
        return
    parser = _Parser(prog="duel", description="Play duplicate deals between two players; or: duel report FILE…")
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--deals", type=_count, default=100)
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--against", choices=[SEARCH, *LEVELS], default=SEARCH)
    parser.add_argument("--seconds", type=_amount, default=0.5, help="of processor time for a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", choices=["race", "none", "auto"], default="race")
    parser.add_argument("--uct", type=_amount, default=UCT_C, help="how much the search explores")
    parser.add_argument("--jobs", type=_count, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(words)
    contest = Contest(given.game, given.level, given.against, given.seconds, given.seed, given.calls, given.uct)
    _run(parser, lambda: play(contest, given.deals, given.jobs, given.out))
    _run(parser, lambda: _report([given.out]))


def _run(parser: _Parser, work: Callable[[], None]) -> None:
    """Call `work` and report errors in files."""
    try:
        work()
    except RecordError as error:
        parser.error(str(error))
    except OSError as error:
        if error.filename is None:  # a bug or a broken pipe
            raise
        parser.error(f"{error.filename}: {error.strerror}")


if __name__ == "__main__":
    main()
