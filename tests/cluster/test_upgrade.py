"""An upgrade in which an older server and a newer one, with other rules, serve the same matches."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from aiohttp import ClientSession, WSMsgType

from musicards.record import RULES
from musicards.store.postgres import PostgresStore, connector
from tests.cluster.fleet import Process, fleet
from tests.cluster.pages import at, browsing, eventually, metric, table_at, table_of
from tests.server.site import PERSON, Person, Socket
from tests.server.tables import refusal

pytestmark = pytest.mark.cluster


class Upgrade(NamedTuple):
    """Ann plays at the older server, and Bob at the newer one. It is Ann's turn."""

    older: Process
    newer: Process
    ann: Person
    bob: Person
    code: str
    http: ClientSession


@asynccontextmanager
async def upgrade(database: str, how: str, folder: Path) -> AsyncIterator[Upgrade]:
    """Start both servers. `how`: the change in the rules, see `tests.cluster.newer`."""
    async with (
        fleet(database, "", 1, folder) as (older,),
        fleet(database, "", 1, folder, program=("tests.cluster.newer", how)) as (newer,),
        browsing() as http,
    ):
        ann, bob = Person(http, at(older)), Person(http, at(newer))
        code = await ann.make("memory", PERSON, PERSON, settings={"stand_in": 20})
        await bob.sit(code)
        yield Upgrade(older, newer, ann, bob, code, http)


async def leads(process: Process) -> bool:
    return bool(await metric(process, "matches_led"))


async def goes_over(code: str, page: Socket, person: Person, server: Process, other: Process) -> None:
    """Assert that a server turns a page away because of the rules, and another server leads the match from then on."""
    refused = await page.until("refused", id=None)
    assert refused["reason"] == "earlier-rules"
    assert (await page.raw.receive()).type is WSMsgType.CLOSE
    await eventually(lambda: leads(other))
    assert not await leads(server)
    await refusal(person.call("GET", f"/api/matches/{code}"), 410, "earlier-rules")


async def test_a_running_server_plays_on_when_a_newer_version_adds_to_the_tables_and_cannot_be_started_again(
    database: str, tmp_path: Path
) -> None:
    async with fleet(database, "", 1, tmp_path) as (older,), browsing() as http:
        ann = Person(http, at(older))
        code = await ann.make("memory", PERSON)
        async with ann.page(code) as page:
            await table_of(page)
            assert (await page.act("before", do="flip", position=0))["type"] == "ack"
            connection = await connector(database)()
            async with connection.transaction():  # as a migration of a newer version
                for table in ("matches", "seats", "entries", "handovers"):
                    await connection.execute(f"ALTER TABLE {table} ADD COLUMN newer VARCHAR(8)")
                await connection.execute("UPDATE alembic_version SET version_num = '9999'")
            await connection.close()
            assert (await page.act("after", do="flip", position=1))["type"] == "ack"
        another = await ann.make("steps", PERSON, PERSON)
        assert await Person(http, at(older)).sit(another) == 1
        await older.kill()
        with pytest.raises(RuntimeError, match=r"a newer version .* has upgraded these matches .* Start that version"):
            await older.start()


async def test_a_match_that_both_rules_allow_is_played_at_both_servers(database: str, tmp_path: Path) -> None:
    async with upgrade(database, "same", tmp_path) as (_, _, ann, bob, code, _):
        async with ann.page(code) as one, bob.page(code) as two:
            pages, version = [one, two], 1
            table = await table_of(two)
            await table_of(one)
            for number in range(8):
                down = next(spot for spot, gone in enumerate(table["gone"]) if not gone and spot not in table["up"])
                answer = await pages[table["turn"]].act(f"act {number}", do="flip", position=down)
                assert answer["type"] == "ack"
                version = answer["version"]
                table = await table_at(one, version)
                assert await table_at(two, version) | {"seat": 0} == table
        store = await PostgresStore.open(database)
        match = await store.load(code)
        await store.close()
        assert (len(match.log), match.rules) == (version, RULES + 1)


async def test_a_move_that_only_the_newer_rules_allow_brings_the_match_to_the_newer_server(
    database: str, tmp_path: Path
) -> None:
    async with upgrade(database, "looser", tmp_path) as (older, newer, ann, bob, code, http), ann.page(code) as one:
        table = await table_of(one)
        await eventually(lambda: leads(older))
        async with bob.page(code) as two:
            await table_of(two)
            number = 0
            while table["turn"] == 0:  # until a pair does not match
                down = [spot for spot, gone in enumerate(table["gone"]) if not gone and spot not in table["up"]]
                answer = await one.act(f"a{number}", do="flip", position=down[-1 if table["up"] else 0])
                table = await table_at(one, answer["version"])
                number += 1
            await table_at(two, answer["version"])
            down = [spot for spot, gone in enumerate(table["gone"]) if not gone]
            for name in ("first", "again"):
                answer = await two.act(name, do="flip", position=down[0])
                assert answer["type"] == "ack"
            await goes_over(code, one, ann, older, newer)
            answer = await two.act("next", do="flip", position=down[1])
            assert answer["type"] == "ack"
            async with ann.at(http, at(newer)).page(code) as three:
                assert (await table_at(three, answer["version"]))["seat"] == 0


async def test_a_move_that_only_the_older_rules_allow_leaves_the_match_to_the_older_server(
    database: str, tmp_path: Path
) -> None:
    async with upgrade(database, "stricter", tmp_path) as (older, newer, ann, bob, code, _), bob.page(code) as two:
        await table_of(two)
        await eventually(lambda: leads(newer))
        async with ann.page(code) as one:
            await table_of(one)
            assert (await one.act("a", do="flip", position=0))["type"] == "ack"
            await goes_over(code, two, bob, newer, older)
            assert (await one.act("b", do="flip", position=1))["type"] == "ack"
