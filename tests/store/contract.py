"""The contract of every store: a class of tests to inherit for each database."""

import asyncio
from abc import abstractmethod
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path

import pytest

from musicards.errors import SeatTaken, StaleVersion, UnknownMatch
from musicards.games.secret import Secret
from musicards.store import GONE, Head, Store, StoredEntry, StoredMatch, StoredSeat
from musicards.store.sql import SqlStore

MATCH = StoredMatch(
    "BKTRW",
    "steps",
    {"reference_cards": False, "mistake_ends_turn": True},
    [StoredSeat("person", name="Ann", holder="token"), StoredSeat("person"), StoredSeat("computer", "rule", "Clara")],
    log=[],
)
FIRST_REVISION = (Path(__file__).parent / "revision_0001.sql").read_text(encoding="utf-8")
"""The statements that make the tables of the first revision, with a match in them."""

DEAL = StoredEntry({"by": "chance", "do": "deal", "hands": [["C3", "?1"]], "stock": ["F#4"]}, 1)


def draw(act: str | None = None, by: int = 0) -> StoredEntry:
    return StoredEntry({"by": by, "do": "draw"}, 2, act)


async def put(store: Store, *log: StoredEntry, codes: Iterable[str] = ("BKTRW",), over: bool = False) -> None:
    """Store `MATCH` with this log, once for each of these codes."""
    for code in codes:
        await store.create(replace(MATCH, code=code), at=1)
        if log:
            await store.append(code, 0, log, over=over)


class StoreContract:
    """Tests of a `Store`; a subclass opens one."""

    @abstractmethod
    def opened(self, folder: Path) -> AbstractAsyncContextManager[Store]:
        """Open the store in `folder`, with the matches that an earlier one stored there."""

    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        """Yield an empty store."""
        async with self.opened(tmp_path) as store:
            yield store

    @pytest.mark.parametrize(
        "match",
        [
            MATCH,
            replace(MATCH, secret=Secret(bytes(range(32)))),
            replace(MATCH, settings={"clock": 30, "rounds": 3}, series={"round": 2, "totals": [1, 0, 2]}),
            replace(MATCH, seats=[StoredSeat("person", name="Zoë 🎵 'quoted' \"twice\" \\ %s", holder="h")]),
        ],
    )
    async def test_a_match_is_loaded_as_it_was_made(self, store: Store, match: StoredMatch) -> None:
        await store.check()
        assert await store.create(match, at=1)
        assert await store.load("BKTRW") == match
        assert await store.unfinished() == ["BKTRW"]

    async def test_rules_host_and_keys_of_a_match_can_change(self, store: Store) -> None:
        await store.create(replace(MATCH, rules=1, host=0), at=1)
        for rules, host, key in ((1, 0, 0), (2, 1, 3)):
            await store.change("BKTRW", rules=rules)
            await store.change("BKTRW", host=host)
            await store.set_key_number("BKTRW", 0, key)
            match = await store.load("BKTRW")
            assert (match.rules, match.host, [seat.key_number for seat in match.seats]) == (rules, host, [key, 0, 0])

    async def test_an_unknown_code_is_reported(self, store: Store) -> None:
        with pytest.raises(UnknownMatch, match="BKTRW"):
            await store.load("BKTRW")

    async def test_a_code_in_use_is_not_used_again(self, store: Store) -> None:
        assert await store.create(MATCH, at=1)
        assert not await store.create(replace(MATCH, game="distance"), at=1)
        assert (await store.load("BKTRW")).game == "steps"

    async def test_a_log_grows_in_order_and_outlives_the_store(self, tmp_path: Path) -> None:
        strange = StoredEntry({"by": 0, "do": "place", "as": "F♯", "deep": [[{"a": None, "b": 1.5}]]}, 2**40, "é")
        async with self.opened(tmp_path) as store:
            await put(store, DEAL)
            await store.append("BKTRW", 1, [draw("one"), draw()], over=False)
            await store.append("BKTRW", 3, [draw("two"), strange], over=False)
        async with self.opened(tmp_path) as store:
            assert (await store.load("BKTRW")).log == [DEAL, draw("one"), draw(), draw("two"), strange]

    @pytest.mark.parametrize(
        ("log", "version", "late"),
        [
            ([DEAL], 0, [DEAL, draw("one")]),  # by the second writer of a version
            ([DEAL, draw()], 1, [draw("one"), draw()]),
            ([DEAL, draw("one", by=0)], 2, [draw("one", by=0)]),  # the same act again
        ],
    )
    async def test_an_append_that_collides_adds_nothing(
        self, store: Store, log: list[StoredEntry], version: int, late: list[StoredEntry]
    ) -> None:
        await put(store, *log)
        with pytest.raises(StaleVersion, match="BKTRW"):
            await store.append("BKTRW", version, late, over=True)
        assert await store.unfinished() == ["BKTRW"]
        await store.append("BKTRW", len(log), [draw("one", by=1)], over=False)
        assert (await store.load("BKTRW")).log == [*log, draw("one", by=1)]

    async def test_one_of_many_concurrent_writers_succeeds_and_the_others_get_an_error(self, store: Store) -> None:
        codes = [f"BKTR{letter}" for letter in "BCDFGHJK"]
        await put(store, codes=codes)
        tries = [store.append(code, 0, [draw(f"{number}")], over=False) for code in codes for number in range(3)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        for place in range(len(codes)):
            assert outcomes[3 * place] is None
            assert all(isinstance(other, StaleVersion) for other in outcomes[3 * place + 1 : 3 * place + 3])
        for code in codes:
            assert (await store.load(code)).log == [draw("0")]

    async def test_a_conflict_fails_alone_in_its_batch(self, store: Store) -> None:
        codes = ["BKTRB", "BKTRC", "BKTRD"]
        await put(store, codes=codes[::2])
        await put(store, DEAL, codes=["BKTRC"])
        appends = [store.append(code, 0, [DEAL], over=False) for code in codes]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StaleVersion, type(None)]
        assert [len((await store.load(code)).log) for code in codes] == [1, 1, 1]

    async def test_only_the_entries_after_a_version_are_loaded(self, store: Store) -> None:
        await put(store, DEAL, draw("one"), draw(), codes=["BKTRB", "BKTRC", "BKTRD"])
        found = await store.entries({"BKTRB": 0, "BKTRC": 2, "BKTRD": 3, "BKTRF": 0})
        assert found == {"BKTRB": [DEAL, draw("one"), draw()], "BKTRC": [draw()]}

    async def test_the_entries_of_many_matches_are_loaded_at_once(self, store: Store) -> None:
        codes = [f"BKT{one}{two}" for one in "BCDFGHJK" for two in "BCDFGHJK"]
        await put(store, DEAL, codes=codes)
        assert await store.entries(dict.fromkeys(codes, 0)) == {code: [DEAL] for code in codes}
        assert await store.entries({}) == {}

    async def test_heads_say_what_changes_of_a_match_besides_its_log(self, store: Store) -> None:
        await store.create(replace(MATCH, host=0), at=1)
        await store.create(replace(MATCH, code="BKTRB", follows="BKTRW"), at=2)
        await store.append("BKTRW", 0, [DEAL, draw()], over=False)
        await store.sit("BKTRW", 1, "other", "Bo", 3)
        await store.change("BKTRW", host=1)
        await store.change_game("BKTRB", "memory", {"board": "naturals"})
        seats = [MATCH.seats[0], StoredSeat("person", None, "Bo", "other", 3), MATCH.seats[2]]
        assert await store.heads(["BKTRW", "BKTRB", "BKTRC"]) == {
            "BKTRW": Head(2, seats, "BKTRB", 1, MATCH.settings, MATCH.game, MATCH.options),
            "BKTRB": Head(0, list(MATCH.seats), None, None, MATCH.settings, "memory", {"board": "naturals"}),
        }

    async def test_the_game_changes_only_while_the_log_is_empty(self, store: Store) -> None:
        await put(store)
        await store.change_game("BKTRW", "memory", {"board": "naturals"})
        await store.append("BKTRW", 0, [DEAL], over=False)
        with pytest.raises(StaleVersion):
            await store.change_game("BKTRW", "steps", {})
        with pytest.raises(StaleVersion):
            await store.change_game("BKTRC", "steps", {})
        match = await store.load("BKTRW")
        assert (match.game, match.options) == ("memory", {"board": "naturals"})

    async def test_a_match_that_is_over_is_not_unfinished(self, store: Store) -> None:
        await put(store, codes=["BKTRW", "BKTRC"])
        await put(store, DEAL, codes=["BKTRB"], over=True)
        assert await store.unfinished() == ["BKTRC", "BKTRW"]

    async def test_a_free_seat_is_taken_once_and_renamed_by_its_holder(self, store: Store) -> None:
        await store.create(MATCH, at=1)
        await store.sit("BKTRW", 1, "other", "Bo")
        with pytest.raises(SeatTaken):
            await store.sit("BKTRW", 1, "third", "Cy")
        await store.sit("BKTRW", 1, "other", "Bob", 11)
        assert (await store.load("BKTRW")).seats[1] == StoredSeat("person", None, "Bob", "other", 11)

    async def test_nobody_but_a_person_who_takes_it_over_gets_a_computer_s_seat(self, store: Store) -> None:
        await put(store)
        with pytest.raises(SeatTaken):
            await store.sit("BKTRW", 2, "other", "Bo")
        with pytest.raises(SeatTaken):
            await store.move("BKTRW", 2, "other")
        assert (await store.load("BKTRW")).seats == MATCH.seats
        await store.take_over("BKTRW", 2, "late", "Cy", 4)
        for seat in (0, 1, 2):
            with pytest.raises(SeatTaken):
                await store.take_over("BKTRW", seat, "later", "Di")
        taken_over = StoredSeat("person", None, "Cy", "late", 4)
        assert (await store.load("BKTRW")).seats == [*MATCH.seats[:2], taken_over]

    async def test_computers_fill_only_free_seats(self, store: Store) -> None:
        await store.create(MATCH, at=1)
        wished = {seat: StoredSeat("computer", "learner", name, avatar=7) for seat, name in ((0, "Bo"), (1, "Cy"))}
        await store.fill("BKTRW", wished)
        seats = (await store.load("BKTRW")).seats
        assert seats[:2] == [MATCH.seats[0], wished[1]]

    async def test_a_person_s_seat_moves_to_another_holder_with_its_name(self, store: Store) -> None:
        await store.create(MATCH, at=1)
        await store.sit("BKTRW", 0, "token", "Ann", 5)
        await store.move("BKTRW", 0, "other browser")
        await store.move("BKTRW", 0, "other browser")
        assert (await store.load("BKTRW")).seats[0] == StoredSeat("person", None, "Ann", "other browser", 5)

    async def test_only_an_unfinished_match_can_be_deleted(self, store: Store) -> None:
        for code in ("BKTRB", "BKTRC"):
            await put(store, DEAL, codes=[code], over=code == "BKTRC")
            await store.delete(code)
        with pytest.raises(UnknownMatch):
            await store.load("BKTRB")
        assert (await store.load("BKTRC")).log == [DEAL]

    async def test_only_old_unfinished_matches_are_deleted(self, store: Store) -> None:
        await store.create(replace(MATCH, code="BKTRG"), at=1000)
        await put(store, codes=["BKTRB"])
        await put(store, replace(DEAL, at=5), replace(draw(), at=1000), codes=["BKTRC"])
        await put(store, replace(DEAL, at=5), codes=["BKTRD"], over=True)
        await put(store, replace(DEAL, at=5), replace(draw(), at=6), codes=["BKTRF"])
        assert await store.old(1000) == ["BKTRB", "BKTRF"]
        assert await store.clear(["BKTRF", "BKTRC", "BKTRD", "BKTRG"], 1000) == ["BKTRF"]
        assert await store.old(1000) == ["BKTRB"]
        with pytest.raises(UnknownMatch):
            await store.load("BKTRF")
        assert len((await store.load("BKTRC")).log) == 2
        assert len((await store.load("BKTRD")).log) == 1
        assert (await store.load("BKTRG")).seats == MATCH.seats

    async def test_an_old_match_in_which_something_happens_is_not_deleted(self, store: Store) -> None:
        await store.create(MATCH, at=1)
        old = await store.old(1000)
        await store.append("BKTRW", 0, [replace(DEAL, at=1000)], over=False)
        assert (old, await store.clear(old, 1000)) == (["BKTRW"], [])
        assert (await store.load("BKTRW")).log == [replace(DEAL, at=1000)]

    async def test_a_code_that_was_forgotten_can_be_used_again(self, store: Store) -> None:
        await put(store, DEAL)
        assert await store.clear(["BKTRW"], 10) == ["BKTRW"]
        assert await store.create(MATCH, at=20)
        assert (await store.load("BKTRW")).log == []

    async def test_a_match_has_one_rematch(self, store: Store) -> None:
        await store.create(MATCH, at=1)
        assert await store.create(replace(MATCH, code="BKTRB", follows="BKTRW"), at=2)
        with pytest.raises(StaleVersion, match="BKTRW"):
            await store.create(replace(MATCH, code="BKTRC", follows="BKTRW"), at=3)
        assert (await store.load("BKTRW")).next == "BKTRB"
        assert (await store.load("BKTRB")).follows == "BKTRW"

    async def test_a_match_that_was_deleted_gets_no_rematch(self, store: Store) -> None:
        await put(store, DEAL, over=True)
        assert await store.leave("token") == {"BKTRW": True}
        with pytest.raises(UnknownMatch, match="BKTRW"):
            await store.create(replace(MATCH, code="BKTRB", follows="BKTRW"), at=2)
        assert await store.codes() == []

    async def test_sql_in_a_value_is_only_text(self, store: Store) -> None:
        await store.create(MATCH, at=1)
        for text in ("' OR '1'='1", "BKTRW'; DELETE FROM matches; --", '" OR 1=1 --', "%", "_____"):
            with pytest.raises(UnknownMatch):
                await store.load(text)
            assert await store.finished_by(text) == await store.replace_holder(text, "thief") == []
            await store.delete(text)
        assert await store.load("BKTRW") == MATCH

    async def test_matches_that_are_over_are_deleted_after_a_time_if_asked(self, store: Store) -> None:
        await put(store, replace(DEAL, at=5), codes=["BKTRB", "BKTRD"], over=True)
        await put(store, replace(DEAL, at=50), codes=["BKTRC"], over=True)
        await store.create(replace(MATCH, code="BKTRF", follows="BKTRB"), at=1)
        await store.append("BKTRF", 0, [replace(DEAL, at=60)], over=False)
        assert await store.old(0) == await store.clear(["BKTRB"], 0) == []
        assert await store.old(0, over_before=50) == ["BKTRB", "BKTRD"]
        assert await store.clear(["BKTRB", "BKTRC", "BKTRF"], 0, over_before=50) == ["BKTRB"]
        assert (await store.load("BKTRF")).follows is None
        assert await store.codes() == ["BKTRC", "BKTRD", "BKTRF"]

    async def test_whoever_leaves_a_finished_match_is_not_named_any_more(self, store: Store) -> None:
        for code in ("BKTRB", "BKTRC", "BKTRD"):
            await store.create(replace(MATCH, code=code), at=1)
            await store.sit(code, 1, "other", "Bo", 3)
            await store.append(code, 0, [DEAL], over=code != "BKTRD")
        assert await store.finished_by("token") == ["BKTRB", "BKTRC"]
        assert await store.leave("token", "BKTRB") == {"BKTRB": False}
        assert await store.leave("token", "BKTRD") == {}
        gone = StoredSeat("person", holder=GONE)
        assert (await store.load("BKTRB")).seats[:2] == [gone, StoredSeat("person", None, "Bo", "other", 3)]
        assert await store.finished_by("token") == ["BKTRC"]
        assert await store.leave("token") == {"BKTRC": False}
        assert (await store.load("BKTRC")).seats[0] == gone
        assert (await store.load("BKTRD")).seats[0] == MATCH.seats[0]

    async def test_a_match_that_everybody_has_left_is_deleted_and_its_rematch_stays(self, store: Store) -> None:
        await put(store, DEAL, over=True)
        await store.create(replace(MATCH, code="BKTRB", follows="BKTRW"), at=2)
        assert await store.leave("token", "BKTRC") == {}
        assert await store.leave("token") == {"BKTRW": True}
        assert await store.codes() == ["BKTRB"]
        assert (await store.load("BKTRB")).follows is None

    async def test_whoever_leaves_everything_leaves_the_rematch_of_a_deleted_match_too(self, store: Store) -> None:
        await put(store, DEAL, over=True)
        await store.create(replace(MATCH, code="BKTRB", follows="BKTRW"), at=2)
        await store.sit("BKTRB", 1, "other", "Bo")
        await store.append("BKTRB", 0, [DEAL], over=True)
        assert await store.leave("token") == {"BKTRB": False, "BKTRW": True}
        rematch = await store.load("BKTRB")
        assert (rematch.follows, rematch.seats[0].holder, rematch.seats[1].holder) == (None, GONE, "other")

    async def test_nobody_gets_two_seats_of_a_match(self, store: Store) -> None:
        await store.create(replace(MATCH, seats=[StoredSeat("person")] * 3), at=1)
        wishes = [store.sit("BKTRW", seat, "token", "Ann") for seat in range(3)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "SeatTaken", "SeatTaken"]
        sitting = [seat.holder for seat in (await store.load("BKTRW")).seats]
        assert sitting.count("token") == 1
        with pytest.raises(SeatTaken):
            await store.move("BKTRW", sitting.index(None), "token")

    async def test_all_seats_of_a_holder_move_to_another(self, store: Store) -> None:
        await put(store, codes=["BKTRB", "BKTRC"])
        await store.sit("BKTRB", 1, "other", "Bo")
        assert await store.replace_holder("token", "new") == ["BKTRB", "BKTRC"]
        assert [seat.holder for seat in (await store.load("BKTRB")).seats] == ["new", "other", None]
        assert [seat.holder for seat in (await store.load("BKTRC")).seats] == ["new", None, None]


class SqlStoreContract(StoreContract):
    """Tests of a store in an SQL database."""

    async def test_appends_that_wait_together_are_committed_together(self, store: SqlStore) -> None:
        codes = [f"BKTR{letter}" for letter in "BCDFGHJKMN"]
        await put(store, codes=codes)
        await asyncio.gather(*(store.append(code, 0, [DEAL], over=False) for code in codes))
        assert store.writer.batches < len(codes) / 2
