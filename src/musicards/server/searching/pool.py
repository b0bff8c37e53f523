"""Search for computer players in worker processes, so that the server does not wait."""

import asyncio
import json
import os
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import Final

import structlog

import musicards
from musicards.games.action import Action
from musicards.games.registry import GAMES
from musicards.players.search_problem import SearchProblem
from musicards.server.clock import Clock
from musicards.server.live.searching import Searcher, pack

CYCLE: Final = 2.0  # seconds in which every table that waits gets its share of the workers' time
MIN_SEARCH: Final = 0.02  # seconds; a sensible move without a search is about as good as a shorter search
MAX_PER_GROUP: Final = 2  # searches at the same time for one address, or for one person on this machine
MAX_WORKERS: Final = 4
ANSWER_DELAY: Final = 0.05  # seconds after the end of its time until nearly every search has been answered
LONGEST: Final = 5.0  # seconds after which a player no longer waits for an answer, because the machine is too busy
PATIENCE: Final = 60.0  # seconds after which a worker that does not answer is killed

log: Final = structlog.get_logger()


class WorkerFailedError(Exception):
    """A worker has ended, or sent something that is not an answer."""


class _Worker:
    """A process that searches, one problem at a time. It ends when this process ends, however that happens."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> "_Worker":
        """Start a process.

        Raises:
            OSError: the system cannot start a process.
        """
        paths = [str(Path(musicards.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "musicards.server.searching.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Linux schedules by session: in ours, its work would count as the server's
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)},
            )
        )  # fmt: skip

    async def solve(self, problem: SearchProblem) -> Action:
        """Return the best action.

        Raises:
            WorkerFailedError: the process has ended or failed.
        """
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        try:
            questions.write(pack(problem))
            await questions.drain()
            line = await answers.readline()
            return GAMES[problem.view.game].read_action(json.loads(line))
        except (OSError, ValueError) as error:
            raise WorkerFailedError(f"worker {self._process.pid} did not answer") from error

    async def end(self) -> None:
        """Kill the process."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


@dataclass(eq=False)
class _Job:
    problem: SearchProblem
    group: str
    answer: "asyncio.Future[tuple[Action | None, float]]"  # the action, and the earliest time to hand it over


class WorkerPool(Searcher):
    """Searches in a few processes of low priority, which are started when they are first needed.

    Problems are solved in the order in which they arrive. Each gets its share of the time: in every `CYCLE` seconds
    each group gets the same time, divided equally among its tables, up to what the level asks for. If that is less than
    `MIN_SEARCH`, there is no search. An answer comes when that time is over, so it does not tell how hard the problem
    was.
    """

    def __init__(self, clock: Clock, most: int | None = None) -> None:
        """`most`: the largest number of processes; when None, one fewer than the processors this process may use."""
        super().__init__()
        self._clock = clock
        self._most = most or min(MAX_WORKERS, max(1, _processors() - 1))
        self._waiting: list[_Job] = []  # in the order in which they arrived
        self._running: dict[_Job, asyncio.Task[None]] = {}
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []

    async def solve(self, problem: SearchProblem, group: str) -> Action | None:
        job = _Job(problem, group, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._dispatch()
        timer = self._clock.call_later(LONGEST, _answer, job, None)
        try:
            answer, until = await job.answer
        finally:
            timer.cancel()
            if job in self._waiting:
                self._waiting.remove(job)
        await self._clock.sleep(until - self._clock.time())
        return answer

    async def close(self) -> None:
        """End all processes."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*[worker.end() for worker in self._workers])

    def _dispatch(self) -> None:
        """Begin as many waiting searches as there are free workers."""
        while len(self._running) < self._most:
            running = Counter(job.group for job in self._running)
            job = next((job for job in self._waiting if running[job.group] < MAX_PER_GROUP), None)
            if job is None:
                return
            seconds = self._share(job)
            self._waiting.remove(job)
            if seconds < MIN_SEARCH:
                _answer(job, None)
            else:
                self._running[job] = asyncio.create_task(self._run(job, seconds))

    def _share(self, job: _Job) -> float:
        """Return how many seconds a search may take now."""
        tables = Counter(each.group for each in (*self._waiting, *self._running))
        return min(job.problem.seconds or inf, CYCLE * self._most / (len(tables) * tables[job.group]))

    async def _run(self, job: _Job, seconds: float) -> None:
        began = self._clock.time()
        answer: Action | None = None
        try:
            answer = await self._solve(replace(job.problem, seconds=seconds))
        except Exception:
            log.exception("search failed", game=job.problem.view.game)
        finally:
            del self._running[job]
            _answer(job, answer, began + seconds + ANSWER_DELAY)
        self._dispatch()

    async def _solve(self, problem: SearchProblem) -> Action | None:
        try:
            worker = self._idle.pop() if self._idle else await _Worker.start()
        except OSError:
            log.exception("no process for a search")
            return await super().solve(problem, "")
        self._workers.add(worker)
        try:
            async with asyncio.timeout(problem.seconds + PATIENCE):
                answer = await worker.solve(problem)
        except BaseException:
            self._workers.discard(worker)
            await worker.end()
            raise
        self._idle.append(worker)
        return answer


def _answer(job: _Job, answer: Action | None, until: float = 0.0) -> None:
    """Hand over the answer, unless there is one already or nobody waits for it any more."""
    if not job.answer.done():
        job.answer.set_result((answer, until))


def _processors() -> int:
    """Return how many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
