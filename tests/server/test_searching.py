"""The pool of workers: which search is next and for how long, for which group, and what happens when a worker fails."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest
from structlog.testing import capture_logs

from musicards.games.action import CHANCE, Action
from musicards.games.registry import make_game
from musicards.players.search_problem import SearchProblem
from musicards.server.searching import pool
from musicards.server.searching.pool import (
    ANSWER_DELAY,
    CYCLE,
    LONGEST,
    MAX_PER_GROUP,
    MIN_SEARCH,
    WorkerFailedError,
    WorkerPool,
)
from tests.helpers.clocks import ManualClock, ticks
from tests.server.site import Caller, Person, open_site

HALF_A_SECOND = 0.5


class FakeWorker:
    """A worker that answers when a test says so."""

    started: list["FakeWorker"]

    def __init__(self) -> None:
        self.problems: list[SearchProblem] = []
        self.ended = False
        self._answer: asyncio.Future[Action] | None = None
        self.started.append(self)

    @classmethod
    async def start(cls) -> "FakeWorker":
        return cls()

    async def solve(self, problem: SearchProblem) -> Action:
        self.problems.append(problem)
        self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    async def end(self) -> None:
        self.ended = True

    async def answer(self) -> None:
        assert self._answer is not None
        self._answer.set_result(self.problems[-1].view.legal_actions()[0])
        await ticks()

    def fail(self) -> None:
        assert self._answer is not None
        self._answer.set_exception(WorkerFailedError("gone"))


@pytest.fixture(autouse=True)
def workers(monkeypatch: pytest.MonkeyPatch) -> list[FakeWorker]:
    """The workers that were started."""
    FakeWorker.started = []
    monkeypatch.setattr(pool, "_Worker", FakeWorker)
    return FakeWorker.started


def problem(seed: int = 0, seconds: float = HALF_A_SECOND) -> SearchProblem:
    game = make_game("steps", 2, {})
    game.apply(CHANCE, game.chance(Random(1)))
    return SearchProblem(game.view(game.turn), (), seed=seed, seconds=seconds, rounds=10)


class Pool:
    """A pool with a manual clock, and the searches that were asked for."""

    def __init__(self, most: int) -> None:
        self.clock = ManualClock()
        self.pool = WorkerPool(self.clock, most)
        self.searches: list[asyncio.Task[Action | None]] = []

    @classmethod
    async def asked(cls, most: int, *groups: str) -> "Pool":
        """Return a pool of up to `most` workers that was asked for a search for each of these groups."""
        pool = cls(most)
        await pool.ask(*groups)
        return pool

    async def pass_time(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await ticks()

    async def ask(self, *groups: str) -> None:
        """Ask for a search for each of these groups, with the seeds 0, 1, 2 …"""
        for group in groups:
            self.searches.append(asyncio.create_task(self.pool.solve(problem(len(self.searches)), group)))
            await ticks()


def begun(workers: list[FakeWorker]) -> list[int]:
    """Return the seeds of the problems that have reached a worker."""
    return sorted(each.seed for worker in workers for each in worker.problems)


async def test_no_worker_is_started_before_there_is_a_problem_and_each_is_used_again(workers: list[FakeWorker]) -> None:
    pool = Pool(2)
    await ticks()
    assert not workers
    await pool.ask("a")
    await workers[0].answer()
    await pool.ask("b")
    assert begun(workers) == [0, 1]
    assert len(workers) == 1


async def test_problems_wait_in_order_and_a_worker_serves_others_until_an_answer_is_due(
    workers: list[FakeWorker],
) -> None:
    pool = await Pool.asked(1, "a", "b", "c")
    assert begun(workers) == [0]
    await workers[0].answer()
    assert begun(workers) == [0, 1]
    assert not pool.searches[0].done()


async def test_a_group_has_no_more_than_its_searches_at_once(workers: list[FakeWorker]) -> None:
    await Pool.asked(4, "a", "a", "a", "a", "b")
    assert MAX_PER_GROUP == 2
    assert begun(workers) == [0, 1, 4]
    await workers[0].answer()
    assert begun(workers) == [0, 1, 2, 4]


@pytest.mark.parametrize(("limit", "seconds"), [(HALF_A_SECOND, HALF_A_SECOND), (0, CYCLE)])
async def test_alone_a_search_has_the_time_of_its_level_or_without_a_limit_its_share(
    workers: list[FakeWorker], limit: float, seconds: float
) -> None:
    search = asyncio.create_task(Pool(1).pool.solve(problem(seconds=limit), "a"))
    await ticks()
    assert workers[0].problems[0].seconds == seconds
    search.cancel()


async def test_groups_share_the_time_equally_and_tables_that_of_their_group(workers: list[FakeWorker]) -> None:
    await Pool.asked(1, "a", *"b" * 8, *"cdefghij")
    await workers[0].answer()
    assert workers[0].problems[1].seconds == pytest.approx(CYCLE / 9 / 8)  # a has its answer
    for _ in range(7):
        await workers[0].answer()
    await workers[0].answer()
    assert workers[0].problems[-1].seconds == pytest.approx(CYCLE / 8)


async def test_without_enough_time_there_is_no_search(workers: list[FakeWorker]) -> None:
    pool = Pool(1)
    enough_for = int(CYCLE / MIN_SEARCH)
    await pool.ask("a", *"b" * (enough_for + 5))
    await workers[0].answer()
    assert [search.result() for search in pool.searches[1:] if search.done()] == [None] * 5
    assert workers[0].problems[-1].seconds == pytest.approx(MIN_SEARCH)


async def test_an_answer_comes_when_the_time_is_over_and_not_before(workers: list[FakeWorker]) -> None:
    pool = await Pool.asked(1, "a")
    await workers[0].answer()
    await pool.pass_time(HALF_A_SECOND)
    assert not pool.searches[0].done()
    await pool.pass_time(ANSWER_DELAY)
    assert pool.searches[0].result() == problem().view.legal_actions()[0]


async def test_a_worker_that_fails_is_logged_and_replaced(workers: list[FakeWorker]) -> None:
    pool = await Pool.asked(1, "a", "b")
    with capture_logs() as logs:
        workers[0].fail()
        await ticks()
    assert [each["event"] for each in logs] == ["search failed"]
    assert workers[0].ended
    assert [worker.problems[0].seed for worker in workers] == [0, 1]
    pool.clock.advance(HALF_A_SECOND + ANSWER_DELAY)
    assert await pool.searches[0] is None
    await workers[1].answer()
    await pool.pass_time(HALF_A_SECOND + ANSWER_DELAY)
    pool.clock.advance(HALF_A_SECOND + ANSWER_DELAY)
    assert await pool.searches[1] is not None


@pytest.mark.parametrize(
    ("groups", "canceled", "searched"), [("abc", 1, [0, 2]), ("ab", 0, [0, 1])], ids=["waiting", "at work"]
)
async def test_a_search_that_is_canceled_does_not_begin_or_its_worker_is_free_again_afterwards(
    workers: list[FakeWorker], groups: str, canceled: int, searched: list[int]
) -> None:
    pool = await Pool.asked(1, *groups)
    pool.searches[canceled].cancel()
    await ticks()
    assert begun(workers) == [0]
    await workers[0].answer()
    assert begun(workers) == searched
    assert workers[0].problems[-1].seconds == HALF_A_SECOND


async def test_a_slow_worker_is_not_waited_for_forever(workers: list[FakeWorker]) -> None:
    pool = await Pool.asked(1, "a", "b")
    pool.clock.advance(LONGEST)
    assert [await search for search in pool.searches] == [None, None]
    await pool.ask("c")
    assert begun(workers) == [0]
    await workers[0].answer()  # too late for a
    assert begun(workers) == [0, 2]


async def test_where_no_process_can_be_started_the_server_searches(
    workers: list[FakeWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: Any) -> FakeWorker:  # noqa: ANN401
        raise OSError("no processes")

    monkeypatch.setattr(FakeWorker, "start", none)
    pool = Pool(1)
    with capture_logs() as logs:
        await pool.ask("a")
        while not pool.searches[0].done():
            await asyncio.sleep(0)
            pool.clock.advance(HALF_A_SECOND + ANSWER_DELAY)
    assert await pool.searches[0] in problem().view.legal_actions()
    assert [each["event"] for each in logs] == ["no process for a search"]
    assert not workers


async def test_closing_ends_all_workers(workers: list[FakeWorker]) -> None:
    pool = await Pool.asked(2, "a", "b")
    await workers[0].answer()
    await pool.pool.close()
    assert [worker.ended for worker in workers] == [True, True]


EXPERTS = [{"kind": "computer", "level": "expert"}] * 2


@pytest.fixture
def searcher() -> AsyncMock:
    """A searcher that finds nothing."""
    return AsyncMock(**{"solve.return_value": None})


def groups(searcher: AsyncMock) -> set[str]:
    """Return the groups of all searches."""
    return {call.args[1] for call in searcher.solve.mock_calls}


async def watch(person: Person) -> None:
    """Watch a match of computers until the first move."""
    code = await person.make("steps", *EXPERTS)
    async with person.page(code) as page:
        await page.send(type="hello", seen=None)
        await page.until("update")


@pytest.mark.parametrize(("address", "group"), [("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::/48")])
async def test_people_of_one_address_share_their_time(
    tmp_path: Path, searcher: AsyncMock, address: str, group: str
) -> None:
    async with open_site(tmp_path, proxies="127.0.0.1", searcher=searcher) as site:
        await watch(Caller(site.client, address))
        await watch(Caller(site.client, address))
    assert groups(searcher) == {group}


async def test_people_on_this_machine_have_their_own_time(tmp_path: Path, searcher: AsyncMock) -> None:
    async with open_site(tmp_path, searcher=searcher) as site:
        ann, bob = site.person(), site.person()
        for person, count in ((ann, 1), (ann, 1), (bob, 2)):
            await watch(person)
            assert len(groups(searcher)) == count
