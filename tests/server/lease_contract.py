"""What all leases have in common: those on PostgreSQL, and those of the hub in tests."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TypeAlias

import pytest

from musicards.server.cluster.channel import Leases

PATIENCE = 10.0  # seconds

Lost: TypeAlias = list[None]
"""An item for each time that all leases were lost."""


@asynccontextmanager
async def held(leases: Leases) -> AsyncIterator[Lost]:
    """Monitor the leases, and return once they can be taken. At the end they are given up."""
    lost: Lost = []
    task = asyncio.create_task(leases.run(lambda: lost.append(None)))
    try:
        await until_ready(leases)
        yield lost
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until_ready(leases: Leases) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError):
                await leases.take(["ZZZZZ"])
                await leases.give_up(["ZZZZZ"])
                return
            await asyncio.sleep(0.01)


async def until_taken(leases: Leases, code: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while code not in await leases.take([code]):  # noqa: ASYNC110 - another server changes it
            await asyncio.sleep(0.01)


class LeaseContract(ABC):
    """Tests for leases of any kind."""

    @abstractmethod
    def make(self) -> Leases:
        """Return the leases of another server."""

    @abstractmethod
    def interrupt(self, leases: Leases) -> None:
        """Let a server lose its leases, as when its connection ends."""

    @pytest.fixture
    async def two(self) -> AsyncIterator[tuple[Leases, Leases]]:
        async with AsyncExitStack() as stack:
            pair = self.make(), self.make()
            for leases in pair:
                await stack.enter_async_context(held(leases))
            yield pair

    async def test_a_lease_belongs_to_one_server_at_a_time(self, two: tuple[Leases, Leases]) -> None:
        one, other = two
        assert await one.take(["BKTRW"]) == ["BKTRW"]
        assert await other.take(["BKTRW", "BKTRB"]) == ["BKTRB"]
        await one.give_up(["BKTRW"])
        assert await other.take(["BKTRW", "BKTRB"]) == ["BKTRW", "BKTRB"]

    async def test_a_lease_taken_twice_is_free_once_it_is_given_up(self, two: tuple[Leases, Leases]) -> None:
        one, other = two
        assert await one.take(["BKTRW"]) == ["BKTRW"]
        assert await one.take(["BKTRW", "BKTRB"]) == ["BKTRW", "BKTRB"]
        assert await other.take(["BKTRW"]) == []
        await one.give_up(["BKTRW"])
        assert await other.take(["BKTRW", "BKTRB"]) == ["BKTRW"]

    async def test_what_another_server_has_cannot_be_given_up(self, two: tuple[Leases, Leases]) -> None:
        one, other = two
        await one.take(["BKTRW"])
        await other.give_up(["BKTRW", "BKTRB"])
        assert await other.take(["BKTRW"]) == []

    async def test_a_server_that_stops_gives_up_its_leases(self) -> None:
        one, other = self.make(), self.make()
        async with held(other):
            async with held(one):
                await one.take(["BKTRW"])
                assert await other.take(["BKTRW"]) == []
            await until_taken(other, "BKTRW")

    async def test_before_the_start_and_after_the_end_no_lease_can_be_taken(self) -> None:
        leases = self.make()
        with pytest.raises(OSError, match="connected"):
            await leases.take(["BKTRW"])
        async with held(leases):
            await leases.take(["BKTRW"])
        with pytest.raises(OSError, match="connected"):
            await leases.take(["BKTRW"])

    async def test_a_server_that_lost_its_leases_is_told_and_can_take_them_again(self) -> None:
        one, other = self.make(), self.make()
        async with held(one) as lost, held(other):
            assert await one.take(["BKTRW", "BKTRB"]) == ["BKTRW", "BKTRB"]
            self.interrupt(one)
            await until_taken(other, "BKTRW")
            assert lost == [None]
            await until_ready(one)
            assert await one.take(["BKTRW", "BKTRB"]) == ["BKTRB"]
