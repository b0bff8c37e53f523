"""The leases on PostgreSQL."""

from pathlib import Path

import pytest

from musicards.server.cluster.channel import Leases
from musicards.server.cluster.postgres import PostgresLeases
from musicards.server.live.registry import ALPHABET
from musicards.store.postgres import PostgresStore, connector
from tests.cluster.services import Postgres, started
from tests.server.lease_contract import LeaseContract, held
from tests.store.contract import DEAL, MATCH

pytestmark = pytest.mark.cluster


class TestPostgresLeases(LeaseContract):
    @pytest.fixture(autouse=True)
    def _database(self, database: str) -> None:
        self.database = database

    def make(self) -> PostgresLeases:
        return PostgresLeases(connector(self.database))

    def interrupt(self, leases: Leases) -> None:
        assert isinstance(leases, PostgresLeases)
        leases._connection.terminate()


async def test_leases_that_the_lock_table_has_no_room_for_are_not_taken_and_the_others_stay(services: Path) -> None:
    codes = [f"BK{one}{two}{three}" for one in ALPHABET for two in ALPHABET for three in ALPHABET]
    small = Postgres(services / "small", "max_locks_per_transaction=10", "max_connections=20")
    with started(small):
        database = small.empty()
        store = await PostgresStore.open(database)
        await store.create(MATCH, at=1)
        one, two = (PostgresLeases(connector(database)) for _ in range(2))
        async with held(one), held(two):
            first = await one.take(codes[:100])
            assert first == codes[:100]
            taken = await one.take(codes)
            assert 100 < len(taken) < 200
            assert await one.take(codes) == taken
            await store.append(MATCH.code, 0, [DEAL], over=False)
            assert await two.take(codes[-1:]) == []
            await one.give_up(first)
            assert await two.take([*codes[:10], *codes[-1:]]) == [*codes[:10], *codes[-1:]]
            assert await two.take(taken[-1:]) == []
        await store.close()
