"""Search for computer players in this process, in short slices, so that other tables need not wait."""

import asyncio
import json
import pickle
import time

from musicards.games.action import Action
from musicards.players.search_problem import SearchProblem
from musicards.players.thinker import searching


class Searcher:
    """Searches in this process, one search at a time and one slice of a few milliseconds per turn of the event loop.

    The start of a search is one longer slice: up to a tenth of a second with the interpreted engine.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def solve(self, problem: SearchProblem, group: str) -> Action | None:  # noqa: ARG002 - nobody has a share
        """Return the best action; None if there is no time for a search.

        `group`: the address or person that the search is for. Groups get equal shares of the time.
        """
        async with self._lock:
            thinker = searching(problem)
            while thinker.ponder(problem.view):  # noqa: ASYNC110 - it lets others run, and polls nothing
                await asyncio.sleep(0)
            return thinker.best()

    async def close(self) -> None:
        """Stop all searches. Here the tasks that waited for one have been canceled."""


def pack(problem: SearchProblem) -> bytes:
    """Return a problem as bytes for another process or worker with the same code."""
    return pickle.dumps(problem)


def solve_packed(problem: bytes) -> str:
    """Search for the best action until the time of the problem is over, and return its fields as JSON.

    `problem`: from `pack`, and from nobody else: reading it can run code.
    """
    return solve_now(pickle.loads(problem))  # noqa: S301 - packed by ourselves


def solve_now(problem: SearchProblem) -> str:
    """Search for the best action until the time of the problem is over, and return its fields as JSON."""
    deadline = time.monotonic() + problem.seconds
    thinker = searching(problem)
    while thinker.ponder(problem.view) and time.monotonic() < deadline:
        pass
    return json.dumps(thinker.best().to_json())
