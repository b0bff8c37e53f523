"""A store in memory, for a table without a server. A journal stores every change before any page is sent it."""

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Protocol, TypeAlias

from musicards.errors import BadNotation, SeatTaken, StaleVersion, UnknownMatch, UnreadableMatch
from musicards.games.secret import Secret
from musicards.store.base import GONE, Head, Store, StoredEntry, StoredMatch, StoredSeat

DIGITS: Final = 8  # of an entry's version in its key, so that keys in alphabetical order are in the order of the log


class Journal(Protocol):
    """Keeps texts by their keys, even if the writer crashes."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Keep all of these texts, or none of them. A key with None is deleted. Returns when a crash loses nothing.

        Raises:
            NotStored: nothing was changed, for example because there is no room.
        """


class NoJournal:
    """Keeps nothing."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """A match in memory. Its log and its rematch are not in `match`."""

    match: StoredMatch
    created_at: int
    log: Sequence[StoredEntry] = ()

    @property
    def last(self) -> int:
        """Return when something was last stored, in milliseconds since 1970 UTC."""
        return self.log[-1].at if self.log else self.created_at

    def sits(self, holder: str) -> bool:
        """Return whether `holder` has a seat."""
        return any(row.holder == holder for row in self.match.seats)

    def but(self, **values: Any) -> "_Kept":  # noqa: ANN401 - by name
        """Return it with other values in its match."""
        return replace(self, match=replace(self.match, **values))

    def moved(self, change: Callable[[StoredSeat], StoredSeat]) -> "_Kept":
        """Return it with another row for each seat."""
        return self.but(seats=[change(row) for row in self.match.seats])


Changed: TypeAlias = Mapping[str, _Kept | None]
"""Matches as they are from now on, by code; None for those that are deleted."""


class MemoryStore(Store):
    """Matches in memory."""

    def __init__(
        self,
        journal: Journal | None = None,
        kept: Mapping[str, str] | None = None,
        most_over: int | None = None,
    ) -> None:
        """Read the matches that a journal keeps.

        Args:
            journal: gets every change before it is made.
            kept: what it keeps, by key.
            most_over: how many matches that are over stay when it is cleared; None for all.
        """
        self.most_over = most_over
        self._journal = journal or NoJournal()
        self._matches: dict[str, _Kept] = {}
        self._lock = asyncio.Lock()  # held from looking at what is there until the change is made
        self._unreadable: set[str] = set()  # the codes of matches that stay in the journal as they are
        logs: dict[str, list[StoredEntry]] = {}
        for key, text in sorted((kept or {}).items()):  # the key of a match comes before those of its entries
            code, _, version = key.partition("/")
            try:
                if version:
                    logs[code].append(_read_entry(text))
                else:
                    logs[code] = []
                    self._matches[code] = replace(_read_match(text), log=logs[code])
            except (BadNotation, LookupError, TypeError, ValueError, AttributeError):
                self._unreadable.add(code)
        for code in self._unreadable:
            self._matches.pop(code, None)

    async def _write(self, make: Callable[[], Changed]) -> None:
        """Keep the changes that `make` returns, then make them: to the end, even if the caller is canceled.

        Nothing else changes between the call of `make` and the change. If it raises an error, nothing changes.
        """

        async def run() -> None:
            async with self._lock:
                changed = make()
                changes: dict[str, str | None] = {}
                for code, kept in changed.items():
                    changes |= self._difference(code, kept)
                if changes:
                    await self._journal.write(changes)
                for code, kept in changed.items():
                    if kept is None:
                        self._matches.pop(code, None)
                    else:
                        self._matches[code] = kept

        await asyncio.shield(asyncio.create_task(run()))

    def _difference(self, code: str, kept: _Kept | None) -> dict[str, str | None]:
        """Return what the journal needs to know when a match changes."""
        before = self._matches.get(code)
        old = 0 if before is None else len(before.log)
        if kept is None:
            return dict.fromkeys([code, *(_entry_key(code, number) for number in range(1, old + 1))])
        changes: dict[str, str | None] = {
            _entry_key(code, number): json.dumps(_entry_fields(each))
            for number, each in enumerate(kept.log[old:], start=old + 1)
        }
        if before is None or before.match != kept.match:
            changes[code] = _match_text(kept)
        return changes

    def _without(self, codes: Collection[str], changed: Mapping[str, _Kept] | None = None) -> dict[str, _Kept | None]:
        """Return the changes that delete these matches, and those in `changed`.

        Their rematches stay, but no longer follow a match.
        """
        matches = self._matches | dict(changed or {})
        alone = {code: each.but(follows=None) for code, each in matches.items() if each.match.follows in codes}
        return {**(changed or {}), **alone, **dict.fromkeys(codes)}

    def _get(self, code: str) -> _Kept:
        if code in self._unreadable:
            raise UnreadableMatch(f"this version cannot read the match {code}")
        if code not in self._matches:
            raise UnknownMatch(f"no match has the code {code}")
        return self._matches[code]

    def _next(self, code: str) -> str | None:
        return next((each.match.code for each in self._matches.values() if each.match.follows == code), None)

    async def create(self, match: StoredMatch, at: int) -> bool:
        made = False

        def make() -> Changed:
            nonlocal made
            if match.follows is not None:
                self._get(match.follows)
                if self._next(match.follows) is not None:
                    raise StaleVersion(f"match {match.follows} has a rematch already")
            made = match.code not in self._matches and match.code not in self._unreadable
            return {match.code: _Kept(replace(match, log=(), next=None, over=False), at)} if made else {}

        await self._write(make)
        return made

    async def load(self, code: str) -> StoredMatch:
        kept = self._get(code)
        return replace(kept.match, log=list(kept.log), next=self._next(code))

    async def heads(self, codes: Collection[str]) -> dict[str, Head]:
        found = {code: self._matches[code] for code in codes if code in self._matches}
        return {code: self._head(each) for code, each in found.items()}

    def _head(self, kept: _Kept) -> Head:
        match = kept.match
        following = self._next(match.code)
        return Head(len(kept.log), match.seats, following, match.host, match.settings, match.game, match.options)

    async def entries(self, after: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        found = {
            code: list(self._matches[code].log[version:]) for code, version in after.items() if code in self._matches
        }
        return {code: log for code, log in found.items() if log}

    async def append(self, code: str, after: int, entries: Sequence[StoredEntry], *, over: bool) -> None:
        def make() -> Changed:
            kept = self._matches.get(code)
            if kept is None or len(kept.log) != after:
                raise StaleVersion(f"match {code} does not have {after} entries")
            made = {(each.entry["by"], each.act) for each in kept.log if each.act is not None}
            if any((each.entry["by"], each.act) in made for each in entries):
                raise StaleVersion(f"match {code} has that act already")
            return {code: replace(kept.but(over=kept.match.over or over), log=[*kept.log, *entries])}

        await self._write(make)

    async def _change_seat(self, code: str, seat: int, change: Callable[[StoredSeat], StoredSeat]) -> None:
        """Store another row of a seat.

        Raises:
            SeatTaken: `change` says so, or the person who is its holder from now on has another seat.
        """

        def make() -> Changed:
            kept = self._get(code)
            rows = list(kept.match.seats)
            row = change(rows[seat])
            if row.holder not in (None, GONE) and any(
                each.holder == row.holder and number != seat for number, each in enumerate(rows)
            ):
                raise SeatTaken(f"seat {seat} of match {code} is not for somebody who has another seat")
            rows[seat] = row
            return {code: kept.but(seats=rows)}

        await self._write(make)

    async def sit(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        def change(row: StoredSeat) -> StoredSeat:
            if row.kind != "person" or row.holder not in (None, holder):
                raise SeatTaken(f"seat {seat} of match {code} is taken")
            return replace(row, holder=holder, name=name, avatar=avatar)

        await self._change_seat(code, seat, change)

    async def move(self, code: str, seat: int, holder: str) -> None:
        def change(row: StoredSeat) -> StoredSeat:
            if row.kind != "person":
                raise SeatTaken(f"seat {seat} of match {code} is a computer's")
            return replace(row, holder=holder)

        await self._change_seat(code, seat, change)

    async def take_over(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        def change(row: StoredSeat) -> StoredSeat:
            if row.kind != "computer":
                raise SeatTaken(f"seat {seat} of match {code} is not a computer's")
            return replace(row, kind="person", level=None, holder=holder, name=name, avatar=avatar)

        await self._change_seat(code, seat, change)

    async def set_key_number(self, code: str, seat: int, number: int) -> None:
        await self._change_seat(code, seat, lambda row: replace(row, key_number=number))

    async def change(self, code: str, **values: object) -> None:
        await self._write(lambda: {code: self._matches[code].but(**values)} if code in self._matches else {})

    async def change_game(self, code: str, game: str, options: Mapping[str, Any]) -> None:
        def make() -> Changed:
            kept = self._matches.get(code)
            if kept is None or kept.log:
                raise StaleVersion(f"match {code} has begun")
            return {code: kept.but(game=game, options=options)}

        await self._write(make)

    async def remove(self, code: str, seat: int, holder: str, row: StoredSeat) -> None:
        def change(before: StoredSeat) -> StoredSeat:
            if before.kind != "person" or before.holder != holder:
                raise SeatTaken(f"seat {seat} of match {code} is another person's")
            return row

        await self._change_seat(code, seat, change)

    async def delete(self, code: str) -> None:
        def make() -> Changed:
            kept = self._matches.get(code)
            return {} if kept is None or kept.match.over else self._without([code])

        await self._write(make)

    async def delete_all(self, codes: Collection[str]) -> None:
        await self._write(lambda: self._without([code for code in codes if code in self._matches]))

    async def fill(self, code: str, computers: Mapping[int, StoredSeat]) -> None:
        def make() -> Changed:
            kept = self._get(code)
            rows = list(kept.match.seats)
            for seat, computer in computers.items():
                if rows[seat].kind == "person" and rows[seat].holder is None:
                    rows[seat] = replace(computer, key_number=rows[seat].key_number)
            return {code: kept.but(seats=rows)}

        await self._write(make)

    def _codes(self, found: Iterable[_Kept]) -> list[str]:
        """Return the codes of these matches, the oldest first."""
        return [each.match.code for each in sorted(found, key=lambda each: (each.created_at, each.match.code))]

    async def codes(self) -> list[str]:
        return self._codes(self._matches.values())

    async def unfinished(self) -> list[str]:
        found = [each for each in self._matches.values() if not each.match.over]
        return [each.match.code for each in sorted(found, key=lambda each: (-each.created_at, each.match.code))]

    def _old(self, before: int, over_before: int | None) -> list[str]:
        over = sorted((each for each in self._matches.values() if each.match.over), key=lambda each: -each.last)
        extra = [] if self.most_over is None else over[self.most_over :]
        old_over = [] if over_before is None else [each for each in over if each.last < over_before]
        unfinished = [each for each in self._matches.values() if not each.match.over and each.last < before]
        return list(dict.fromkeys(self._codes([*unfinished, *old_over, *extra])))

    async def old(self, before: int, *, over_before: int | None = None) -> list[str]:
        return self._old(before, over_before)

    async def clear(self, codes: Sequence[str], before: int, *, over_before: int | None = None) -> list[str]:
        old: list[str] = []

        def make() -> Changed:
            old.extend(sorted(set(codes) & set(self._old(before, over_before))))
            return self._without(old)

        await self._write(make)
        return old

    async def seats_of(self, holder: str) -> list[str]:
        return sorted(code for code, each in self._matches.items() if each.sits(holder))

    async def finished_by(self, holder: str) -> list[str]:
        return self._codes(each for each in self._matches.values() if each.match.over and each.sits(holder))

    async def leave(self, holder: str, code: str | None = None) -> dict[str, bool]:
        left: dict[str, bool] = {}

        def leaves(row: StoredSeat) -> StoredSeat:
            return replace(row, holder=GONE, name="", avatar=0) if row.holder == holder else row

        def make() -> Changed:
            over = {each.match.code: each for each in self._matches.values() if each.match.over and each.sits(holder)}
            changed = {each: kept.moved(leaves) for each, kept in sorted(over.items()) if code in (None, each)}
            for each, kept in changed.items():
                people = [row for row in kept.match.seats if row.kind == "person" and row.holder not in (None, GONE)]
                left[each] = not people
            return self._without([each for each, is_deleted in left.items() if is_deleted], changed)

        await self._write(make)
        return left

    async def replace_holder(self, holder: str, by: str) -> list[str]:
        codes: list[str] = []

        def moves(row: StoredSeat) -> StoredSeat:
            return replace(row, holder=by, key_number=row.key_number + 1) if row.holder == holder else row

        def make() -> Changed:
            codes.extend(sorted(code for code, each in self._matches.items() if each.sits(holder)))
            return {code: self._matches[code].moved(moves) for code in codes}

        await self._write(make)
        return codes

    async def check(self) -> None:
        """Return at once: memory always answers."""

    async def check_writing(self) -> None:
        """Return at once: the next change says whether the journal can keep it."""

    async def close(self) -> None:
        """Wait for the change that is being kept."""
        async with self._lock:
            pass


def _entry_key(code: str, version: int) -> str:
    return f"{code}/{version:0{DIGITS}}"


def _entry_fields(entry: StoredEntry) -> dict[str, Any]:
    return {"entry": dict(entry.entry), "at": entry.at, "act": entry.act}


def _match_text(kept: _Kept) -> str:
    match = kept.match
    fields = {
        name: getattr(match, name)
        for name in ("code", "game", "options", "follows", "settings", "series", "rules", "host", "over")
    }
    secret = None if match.secret is None else match.secret.hex()
    seats = [asdict(row) for row in match.seats]
    return json.dumps({**fields, "secret": secret, "seats": seats, "created_at": kept.created_at})


def _read_entry(text: str) -> StoredEntry:
    return StoredEntry(**json.loads(text))


def _read_match(text: str) -> _Kept:
    fields = json.loads(text)
    created_at, secret = fields.pop("created_at"), fields.pop("secret")
    seats = [StoredSeat(**row) for row in fields.pop("seats")]
    match = StoredMatch(**fields, seats=seats, secret=None if secret is None else Secret.read(secret))
    return _Kept(match, created_at)
