"""Slow work is done in a thread, one piece after the other, and only so much of it may wait."""

import asyncio
import threading

import pytest

from musicards.server.refusals import TooFast
from musicards.server.work_queue import WorkQueue
from tests.server.site import PATIENCE


async def test_work_is_done_in_order_and_one_piece_at_a_time() -> None:
    queue, done, at_work = WorkQueue("lookups", most=9, most_per_address=9), list[int](), threading.Lock()

    def work(number: int) -> int:
        assert at_work.acquire(blocking=False)
        done.append(number)
        at_work.release()
        return number

    assert await asyncio.gather(*(queue.run("192.0.2.1", work, number) for number in range(5))) == [*range(5)]
    assert done == [*range(5)]


async def test_one_address_cannot_fill_the_queue() -> None:
    queue, go_on = WorkQueue("lookups", most=5, most_per_address=3), threading.Event()

    async def ask(address: str) -> str:
        try:
            await queue.run(address, go_on.wait, PATIENCE)
        except TooFast:
            return f"{address} refused"
        return address

    addresses = ["192.0.2.1"] * 4 + ["192.0.2.2"] * 3
    asked = [asyncio.create_task(ask(address)) for address in addresses]
    await asyncio.sleep(0)
    go_on.set()
    expected = ["192.0.2.1"] * 3 + ["192.0.2.1 refused"] + ["192.0.2.2"] * 2 + ["192.0.2.2 refused"]
    assert await asyncio.gather(*asked) == expected
    assert await ask("192.0.2.1") == "192.0.2.1"


async def test_everybody_behind_a_proxy_on_this_machine_shares_the_whole_queue() -> None:
    queue, go_on = WorkQueue("lookups", most=5, most_per_address=3), threading.Event()
    asked = [asyncio.create_task(queue.run("127.0.0.1", go_on.wait, PATIENCE)) for _ in range(6)]
    await asyncio.sleep(0)
    go_on.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [bool] * 5 + [TooFast]


async def test_work_that_fails_gives_its_place_back() -> None:
    queue = WorkQueue("lookups", most=1, most_per_address=1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await queue.run("192.0.2.1", lambda: 1 / 0)
