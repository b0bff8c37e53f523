"""Worker processes: they solve problems as this process does, at low priority, and never outlive the server."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from musicards.games.action import CHANCE
from musicards.games.registry import GAMES, make_game
from musicards.players.games import GUIDES
from musicards.players.search_problem import SearchProblem
from musicards.players.thinker import searching
from musicards.server.searching.pool import WorkerFailedError, _Worker
from musicards.server.searching.worker import NICE
from tests.server.process import browsing, running
from tests.server.site import PATIENCE, Socket

EXPERT = {"kind": "computer", "level": "expert"}
PLAYER = {"kind": "computer", "level": "player"}
LONG = 30.0  # seconds; the number of rounds ends the search

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")


def problem_in(name: str) -> SearchProblem:
    game = make_game(name, 3, {})
    game.apply(CHANCE, game.chance(Random(2)))
    return SearchProblem(game.view(game.turn), (), seed=4, seconds=LONG, rounds=4)


@asynccontextmanager
async def worker() -> AsyncIterator[_Worker]:
    started = await _Worker.start()
    try:
        yield started
    finally:
        await started.end()


async def test_a_worker_finds_the_same_actions() -> None:
    async with worker() as there, asyncio.timeout(PATIENCE):
        for name in GAMES:
            if name in GUIDES:
                problem = problem_in(name)
                here = searching(problem)
                while here.ponder(problem.view):
                    pass
                assert (await there.solve(problem)).to_json() == here.best().to_json(), name


async def test_a_worker_stops_when_its_time_is_over_and_ends_with_its_input() -> None:
    async with worker() as there, asyncio.timeout(PATIENCE):
        endless = replace(problem_in("steps"), seconds=0.05, rounds=10**9)
        assert await there.solve(endless) in endless.view.legal_actions()
        assert there._process.stdin is not None
        there._process.stdin.close()
        assert await there._process.wait() == 0


@pytest.mark.parametrize(("killed", "game"), [(True, "steps"), (False, "memory")])  # Memory has no search
async def test_a_worker_that_was_killed_or_fails_is_noticed(*, killed: bool, game: str) -> None:
    async with worker() as there, asyncio.timeout(PATIENCE):
        if killed:
            there._process.kill()
        with pytest.raises(WorkerFailedError):
            await there.solve(problem_in(game))


def status(process: int) -> list[str]:
    """Return the fields of /proc/…/stat from the state on; none if there is no such process, or only a zombie."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return []
    return [] if fields[0] == "Z" else fields


def children(parent: int) -> list[int]:
    everyone = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [each for each in everyone if status(each)[1:2] == [str(parent)]]


async def have_ended(processes: list[int]) -> bool:
    async with asyncio.timeout(PATIENCE):
        while any(status(each) for each in processes):  # noqa: ASYNC110 - nothing tells when they end
            await asyncio.sleep(0.02)
    return True


async def moves(page: Socket, count: int) -> dict[str, Any]:
    """Wait for so many moves. Return the last one."""
    for _ in range(count):
        last = await page.until("update")
    return last


@asynccontextmanager
async def watched(address: str, computer: Mapping[str, object]) -> AsyncIterator[Socket]:
    """Make a match of computers, and watch it."""
    async with browsing(address) as browsers:
        person, code = await browsers.host("steps", computer, computer, settings={"pace": "instant"})
        async with person.page(code) as page:
            await page.send(type="hello", seen=None)
            yield page


@on_linux
async def test_workers_are_started_when_needed_and_replaced_and_end_with_the_server(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "1") as (server, address):
        async with watched(address, PLAYER) as page:
            await moves(page, 2)
            assert children(server.pid) == []
        async with watched(address, EXPERT) as page:
            await moves(page, 1)
            first = children(server.pid)
            assert len(first) == 1
            assert status(first[0])[3] == str(first[0])  # its session: see `start_new_session`
            assert int(status(first[0])[16]) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
            os.kill(first[0], signal.SIGKILL)
            await moves(page, 3)
            second = children(server.pid)
            assert len(second) == 1
            assert second != first
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
        assert await have_ended(second)


@on_linux
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
async def test_workers_end_when_the_server_is_killed_or_stopped_with_them(
    tmp_path: Path, number: signal.Signals
) -> None:
    with running(tmp_path, "--pace", "1") as (server, address):
        async with watched(address, EXPERT) as page:
            await moves(page, 1)
            workers = children(server.pid)
            assert workers
            if number == signal.SIGINT:  # Ctrl+C reaches the whole process group
                for each in workers:
                    os.kill(each, number)
            server.send_signal(number)
            server.wait(PATIENCE)
            assert await have_ended(workers)
        assert server.stderr is not None
        assert "Traceback" not in server.stderr.read()
