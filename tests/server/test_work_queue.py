"""Slow work is done in a thread, one piece after the other, and only so much of it may wait."""

import asyncio
import threading

import pytest

from musicards.server.guard.request_guard import Client
from musicards.server.guard.work_queue import WorkQueue
from musicards.server.match.refusals import TooFast
from tests.server.site import PATIENCE


async def test_the_work_of_one_client_is_done_in_order_and_one_piece_at_a_time() -> None:
    queue, done, at_work = WorkQueue("lookups", most=9, most_per_address=9), list[int](), threading.Lock()

    def work(number: int) -> int:
        assert at_work.acquire(blocking=False)
        done.append(number)
        at_work.release()
        return number

    assert await asyncio.gather(*(queue.run(Client(None, "192.0.2.1"), work, number) for number in range(5))) == [
        *range(5)
    ]
    assert done == [*range(5)]


@pytest.mark.parametrize(
    ("addresses", "answers"),
    [
        (["192.0.2.1"] * 4 + ["192.0.2.2"] * 3, [bool] * 3 + [TooFast] + [bool] * 2 + [TooFast]),
        (["127.0.0.1"] * 6, [bool] * 5 + [TooFast]),  # everybody behind a proxy on this machine shares the whole queue
    ],
)
async def test_one_address_cannot_fill_the_queue(addresses: list[str], answers: list[type]) -> None:
    queue, go_on = WorkQueue("lookups", most=5, most_per_address=3), threading.Event()
    asked = [asyncio.create_task(queue.run(Client(None, each), go_on.wait, PATIENCE)) for each in addresses]
    await asyncio.sleep(0)
    go_on.set()
    assert [type(answer) for answer in await asyncio.gather(*asked, return_exceptions=True)] == answers
    assert await queue.run(Client(None, addresses[0]), go_on.wait, PATIENCE)


async def test_clients_take_turns_and_one_browser_has_only_few_places() -> None:
    queue, done, go_on = WorkQueue("lookups", most=20, most_per_address=20), list[str](), threading.Event()

    def work(name: str) -> None:
        assert go_on.wait(PATIENCE)
        done.append(name)

    sessions = ["mallory"] * 8 + ["ann", "bob", "ann"]
    asked = [asyncio.create_task(queue.run(Client(each, "192.0.2.1"), work, each)) for each in sessions]
    await asyncio.sleep(0)
    go_on.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, TooFast) for answer in answers] == [False] * 6 + [True] * 2 + [False] * 3
    assert done == ["mallory", "mallory", "ann", "bob", "mallory", "ann", "mallory", "mallory", "mallory"]


async def test_a_client_that_gives_up_does_not_hold_up_the_others() -> None:
    queue, go_on = WorkQueue("lookups", most=9, most_per_address=9), threading.Event()
    asked = [asyncio.create_task(queue.run(Client(name, "192.0.2.1"), go_on.wait, PATIENCE)) for name in "abcd"]
    await asyncio.sleep(0)
    asked[1].cancel()
    await asyncio.sleep(0)
    go_on.set()
    asked[2].cancel()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [bool, asyncio.CancelledError, asyncio.CancelledError, bool]
    assert await queue.run(Client("a", "192.0.2.1"), lambda: 1) == 1


async def test_work_that_fails_gives_its_place_back() -> None:
    queue = WorkQueue("lookups", most=1, most_per_address=1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await queue.run(Client(None, "192.0.2.1"), lambda: 1 / 0)
