"""The store in memory, with a journal in a file."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from musicards.errors import NotStored
from musicards.store import Store
from musicards.store.memory import MemoryStore
from tests.helpers.journal import FileJournal
from tests.store.contract import DEAL, MATCH, StoreContract, draw


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[MemoryStore]:
    """Open a store, with what an earlier one kept in `folder`."""
    journal = FileJournal(folder / "journal.json")
    yield MemoryStore(journal, journal.kept)


class TestMemoryStore(StoreContract):
    def opened(self, folder: Path) -> AbstractAsyncContextManager[Store]:
        return opened(folder)


async def test_only_the_newest_matches_that_are_over_are_kept(tmp_path: Path) -> None:
    journal = FileJournal(tmp_path / "journal.json")
    store = MemoryStore(journal, most_over=2)
    for number, code in enumerate(["BKTRB", "BKTRC", "BKTRD", "BKTRF", "BKTRG"]):
        await store.create(replace(MATCH, code=code), at=1)
        await store.append(code, 0, [replace(DEAL, at=100 - number)], over=code != "BKTRG")
    assert await store.old(0) == ["BKTRD", "BKTRF"]
    assert await store.old(98, over_before=98) == ["BKTRD", "BKTRF", "BKTRG"]
    assert await store.clear(["BKTRB", "BKTRD"], 0) == ["BKTRD"]
    assert await store.codes() == ["BKTRB", "BKTRC", "BKTRF", "BKTRG"]
    assert not [key for key in journal.kept if key.startswith("BKTRD")]
    assert await MemoryStore(journal, journal.kept).old(0) == []


async def test_what_the_journal_cannot_keep_does_not_happen(tmp_path: Path) -> None:
    journal = FileJournal(tmp_path / "journal.json")
    store = MemoryStore(journal)
    await store.create(MATCH, 1)
    await store.append(MATCH.code, 0, [draw("a")], over=False)
    before, journal.full = await store.load(MATCH.code), True
    with pytest.raises(NotStored):
        await store.append(MATCH.code, 1, [draw("b")], over=True)
    with pytest.raises(NotStored):
        await store.sit(MATCH.code, 1, "other", "Bo")
    with pytest.raises(NotStored):
        await store.delete(MATCH.code)
    assert await store.load(MATCH.code) == before
    assert await MemoryStore(journal, journal.kept).load(MATCH.code) == before
