"""Who sits at a table and who hosts it: the person who starts it while seats are free, continues it and closes it.

The host is whoever created the match, until they hand the table over, or are away for too long.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from musicards.errors import NotStored, SeatTaken, StaleVersion
from musicards.games.action import Seat
from musicards.games.outcome import Reason
from musicards.games.registry import make_game, table_options
from musicards.games.rng import Rng
from musicards.server.live.keys import SeatKeys
from musicards.server.live.stored_table import StoredTable
from musicards.server.live.timers import SeatTimers
from musicards.server.log import log
from musicards.server.match.computers import STAND_IN
from musicards.server.match.match import Match
from musicards.server.match.messages import Notice
from musicards.server.match.names import offered_name
from musicards.server.match.refusals import Denied, WireReason
from musicards.store import GONE, StoredSeat

TRIES: Final = 4  # attempts to sit down when others are faster
MOST_NAMES: Final = 3  # other names and pictures of a seat before the deal
SECONDS_AWAY: Final = 60.0  # after which somebody else who is here becomes the host


class Seating:
    """The seats of one table. Every change of them is stored, then sent to all pages."""

    def __init__(self, live: StoredTable, *, rng: Rng, keys: SeatKeys) -> None:
        self._live = live
        self._store = live.store
        self._rng = rng
        self._keys = keys
        self._peers = live.peers
        self._timer = SeatTimers(self._time_up, live.clock)
        self._renamed: Counter[Seat] = Counter()

    # What everybody does

    async def sit(self, holder: str, wish: int | None, name: str, avatar: int | None, *, invited: bool = False) -> Seat:
        """Give `holder` the seat `wish`, or a new name and picture in their own seat. Deal if it was the last free one.

        After the deal they take over the seat of a computer, if the settings allow that. `invited`: by the teacher of
        the class, so that a locked table does not matter.

        Raises:
            SeatTaken: the seat cannot be taken; the error says which seats can.
            Denied: the table is locked, or the name or picture may not change any more.
        """
        async with self._live.locked():
            for _ in range(TRIES):
                seats = self._live.match.seats
                own = seats.seat_of(holder)
                if own is None and self._live.match.is_locked and not invited:
                    raise Denied(WireReason.TABLE_LOCKED, f"Nobody else may sit down at match {self._live.code}.")
                seat = seats.choose(holder, wish, seats.computers if invited else self._live.match.open_seats)
                row = seats.rows[seat]
                allowed = self._live.match.allows_name(holder, name)
                if own is not None and not (name.strip() and allowed):
                    called = row.name
                else:
                    called = seats.name_for(seat, name if allowed or not name.strip() else offered_name(self._rng))
                picture = row.avatar if avatar is None else avatar
                if own is not None:
                    if (called, picture) == (row.name, row.avatar):
                        return seat
                    self._check_rename(seat)
                late = row.kind == "computer"
                store = self._store.take_over if late else self._store.sit
                try:
                    await store(self._live.code, seat, holder, called, picture)
                except SeatTaken:
                    await self._live.catch_up()
                    continue
                self._live.match.take(seat, holder, called, picture)
                self._live.send_seats(holder if own is None else None)
                if late:
                    self._live.send_all(Notice("joined", seat))
                    if seat == self._live.match.game.turn:
                        self._live.restart_turn()  # the rest of it is theirs
                    self._live.update_timers()
                await self._live.apply(self._live.match.draft_chance)
                return seat
            raise SeatTaken(f"match {self._live.code} is busy: try again")

    def _check_rename(self, seat: Seat) -> None:
        """Refuse another name or picture after the deal, and many before it: with names people could talk.

        Raises:
            Denied: they stay.
        """
        self._renamed[seat] += 1
        if self._live.match.game.dealt or self._renamed[seat] > MOST_NAMES:
            raise Denied(WireReason.NAME_FIXED, f"Names and pictures in match {self._live.code} stay as they are now.")

    async def claim(self, holder: str, key: str) -> Seat:
        """Give `holder` the seat that `key` belongs to. Whoever had it becomes a spectator.

        Raises:
            Denied: the key belongs to no seat or has been replaced, or `holder` sits in another seat.
            SeatTaken: a computer has taken the seat.
        """
        async with self._live.locked():
            match = self._live.match
            numbers = match.seats.key_numbers
            seat = self._keys.find(match.code, numbers, key)
            own = match.seats.seat_of(holder)
            if seat is None:
                seat = self._keys.open_link(match.code, numbers, key, self._live.clock.now(), own)
            if seat is None:
                if self._keys.is_link(key) or self._keys.was_replaced(match.code, numbers, key):
                    text = f"That key of a seat of match {match.code} has been used or replaced, or is too old."
                    raise Denied(WireReason.KEY_REPLACED, text)
                raise Denied(WireReason.WRONG_KEY, f"That is no key of a seat of match {match.code}.")
            before = match.seats.rows[seat].holder
            if own == seat:
                return seat
            if own is not None:
                text = f"You sit in seat {own} already, so seat {seat} is not for you."
                raise Denied(WireReason.ALREADY_SEATED, text, {"seat": own})
            await self._store.move(match.code, seat, holder)
            match.seats.move(seat, holder)
            self._live.pauses.clear()  # whatever the other device was reading
            self._live.hand_back(holder)
            self._live.send_seats(before, holder)
            return seat

    def link_key(self, holder: str) -> str:
        """Return the key of a new link to the seat of `holder`.

        Raises:
            Denied: `holder` has no seat.
        """
        seat, number = self._own(holder)
        return self._keys.link(self._live.code, seat, number, self._live.clock.now())

    def _own(self, holder: str) -> tuple[Seat, int]:
        """Return the seat of `holder`, and how often its key has been replaced.

        Raises:
            Denied: `holder` has no seat.
        """
        seats = self._live.match.seats
        seat = seats.seat_of(holder)
        if seat is None:
            raise Denied(WireReason.NOT_SEATED, f"You have no seat in match {self._live.code}.")
        return seat, seats.rows[seat].key_number

    async def replace_key(self, holder: str) -> None:
        """Give the seat of `holder` a new key. The old one no longer opens the seat.

        Raises:
            Denied: `holder` has no seat.
        """
        async with self._live.locked():
            seat, number = self._own(holder)
            await self._store.set_key_number(self._live.code, seat, number + 1)
            self._live.match.seats.set_key_number(seat, number + 1)
            self._peers.changed(self._live.code)
            self._live.send_room(holder)

    async def leave(self, holder: str) -> bool:
        """Take `holder`, and all who share their device, out of a match that is not over.

        Return whether no other person was left, and it was deleted.

        Before the deal the seat is free; after it a computer plays on. The next person becomes the host at once.

        Raises:
            Denied: `holder` has no seat.
            StaleVersion: the match is over by now.
        """
        async with self._live.locked():
            seat, _ = self._own(holder)
            match = self._live.match
            if match.game.over:
                raise StaleVersion(f"match {match.code} is over by now: try again")
            own = match.seats.at_device(holder)
            was_host = match.host in own
            others = [each for each in self._people_after(seat) if each not in own]
            if not others:
                await self._delete()
                return True
            for each in own:
                await self._vacate(each)
                if match.game.dealt:
                    self._live.send_all(Notice("left", each))  # while pages still know the name of who left
            self._live.send_seats(holder)
            if was_host:
                await self._name(next((each for each in others if match.seats.is_here(each)), others[0]))
            return False

    async def _vacate(self, seat: Seat) -> None:
        """Take the person in `seat` out: before the deal it is free, then a computer's. Its old key opens nothing."""
        match = self._live.match
        before = match.seats.rows[seat]
        row = StoredSeat("person", key_number=before.key_number + 1)
        if match.game.over:
            row = replace(row, holder=GONE)
        elif match.game.dealt:
            row = replace(match.seats.computer_for(seat, STAND_IN), key_number=row.key_number)
        await self._store.remove(match.code, seat, before.holder or "", row)
        match.seat_instead(seat, row)

    def _people_after(self, seat: Seat) -> list[Seat]:
        """Return the seats of the other people, clockwise from `seat`."""
        seats = self._live.match.seats
        count = len(seats.rows)
        others = [Seat((seat + step) % count) for step in range(1, count)]
        return [each for each in others if seats.is_person(each)]

    async def stand_in(self, holder: str, number: int) -> None:
        """Let a computer play now for the person in seat `number`, if they are away.

        Raises:
            Denied: `holder` does not sit at the table.
        """
        async with self._live.locked():
            self._live.match.check_seated(holder)
            if self._live.leads:
                self._live.stand_in_here(Seat(number))
            else:
                self._peers.stand_in(self._live.code, Seat(number))

    async def take_out(self, holder: str, to: str) -> None:
        """Give the seat of `holder` to `to`, as the store has already done. The pages of `holder` become spectators."""
        async with self._live.lock:
            seat = self._live.match.seats.seat_of(holder)
            if seat is None or self._live.unplayable:
                return
            self._live.match.seats.move(seat, to)
            if to != GONE:
                self._live.match.seats.set_key_number(seat, self._live.match.seats.rows[seat].key_number + 1)
            self._live.send_seats(holder)

    # What the host does

    def check(self, holder: str) -> None:
        """Refuse everybody but the host. At a table of computers everybody may do everything.

        Raises:
            Denied: `holder` does not sit at the table, or is not the host.
        """
        match = self._live.match
        host = match.host
        if match.settings.class_code:
            raise Denied(WireReason.NOT_TEACHER, "Only the teacher of the class can do that.")
        match.check_seated(holder)
        if host is not None and host not in match.seats.at_device(holder):
            text = f"Only {match.seats.names[host]} can do that: they are the host of match {match.code}."
            raise Denied(WireReason.NOT_HOST, text, {"host": host})

    async def start(self, holder: str) -> None:
        """Deal now: computer players take the seats that are still free.

        Raises:
            Denied: seats are free, and `holder` is not the host.
        """
        async with self._live.locked():
            seats = self._live.match.seats
            if seats.free:
                self.check(holder)
                await self._store.fill(self._live.code, seats.computers_for_free(STAND_IN))
                await self._live.catch_up()  # somebody may have sat down at another server at the same moment
                self._peers.changed(self._live.code)
            await self._live.apply(self._live.match.draft_chance)

    async def again(
        self, holder: str, create: Callable[[Match], Coroutine[Any, Any, str]], *, allowed: bool = False
    ) -> str:
        """Return the code of the rematch. If there is none yet, `create` makes it for the host.

        `allowed`: the teacher of the class lets everybody at the table begin it.

        Raises:
            Denied: the match is not over, or `holder` does not sit at the table or, if there is no rematch yet, is not
                the host.
        """
        async with self._live.locked():
            self._live.match.check_seated(holder)
            if not self._live.match.game.over:
                text = f"Match {self._live.code} is not over yet: the next one can begin when it is."
                raise Denied(WireReason.NOT_OVER, text)
            if self._live.match.next is None:
                if not allowed:
                    self.check(holder)
                try:
                    self._live.match.next = await create(self._live.match)
                    self._peers.changed(self._live.code)
                except StaleVersion:
                    await self._live.catch_up()
                self._live.send_room()
            if self._live.match.next is None:
                raise StaleVersion(f"match {self._live.code} is busy: try again")
            return self._live.match.next

    async def lock_table(self, holder: str, *, locked: bool) -> None:
        """Let nobody else sit down, or let people sit down again.

        Raises:
            Denied: `holder` is not the host.
        """
        async with self._live.locked():
            self.check(holder)
            await self._set_locked(locked)
            self._live.send_room()

    async def _set_locked(self, locked: bool) -> None:
        settings = replace(self._live.match.settings, locked=locked)
        await self._store.change(self._live.code, settings=asdict(settings))
        self._live.match.settings = settings
        self._peers.changed(self._live.code)

    async def remove_player(self, holder: str, number: int) -> None:
        """Take the person in seat `number` out, and lock the table, so that they cannot come straight back.

        Before the deal the seat is free; after it a computer plays on. What was the person's key opens nothing.

        Raises:
            Denied: `holder` is not the host or wants to remove themselves, or nobody sits there.
        """
        async with self._live.locked():
            self.check(holder)
            seats = self._live.match.seats
            if not seats.is_person(number) or number == self._live.match.host:
                text = f"Nobody sits in seat {number} of match {self._live.code} who could be removed."
                raise Denied(WireReason.NO_PERSON, text, {"seat": number})
            removed = seats.rows[number].holder
            await self._vacate(Seat(number))
            await self._set_locked(True)
            self._live.send_seats(removed)

    async def change_game(self, holder: str, name: str, options: Mapping[str, Any]) -> None:
        """Play another game at this table, as long as no cards are dealt.

        Raises:
            Denied: `holder` is not the host, or the cards or earlier rounds of the series are dealt.
            BadNotation: no such game, or not for this number of players, or an option without meaning.
            StaleVersion: the cards have just been dealt at another server.
        """
        async with self._live.locked():
            self.check(holder)
            match = self._live.match
            if match.game.dealt or (match.series is not None and match.series["round"] > 1):
                raise Denied(WireReason.STARTED, f"Match {match.code} or its series has begun, so the game stays.")
            game = make_game(name, len(match.seats.rows), {**table_options(name), **options})
            await self._store.change_game(match.code, game.name, game.options)
            match.change_game(game)
            self._live.send_seats(*[row.holder for row in match.seats.rows])

    async def hand_over(self, holder: str, to: int) -> None:
        """Make the person in seat `to` the host.

        Raises:
            Denied: `holder` is not the host, or there is no person in that seat.
        """
        async with self._live.locked():
            self.check(holder)
            match = self._live.match
            if not match.seats.is_person(to):
                raise Denied(WireReason.NO_PERSON, f"Nobody sits in seat {to} of match {match.code}.", {"seat": to})
            if to != match.host:
                await self._name(Seat(to))

    async def remove(self, holder: str) -> None:
        """Delete the match for its host, and disconnect everybody after a notice.

        Raises:
            Denied: `holder` is not the host, or the match is over: it stays, for its review.
        """
        async with self._live.locked():
            self.check(holder)
            if self._live.match.game.over:
                raise Denied(Reason.GAME_OVER, f"Match {self._live.code} is over, so there is nothing to close.")
            await self._delete()

    async def _delete(self) -> None:
        """Delete the match, and disconnect everybody after a notice."""
        await self._store.delete(self._live.code)
        self._peers.changed(self._live.code)
        self._live.shut()

    # What the teacher of a class does

    async def pause(self, *, paused: bool) -> None:
        """Stop the game, or let it continue. The turn then has all its time again."""
        async with self._live.locked():
            settings = replace(self._live.match.settings, paused=paused)
            await self._store.change(self._live.code, settings=asdict(settings))
            self._live.match.settings = settings
            self._peers.changed(self._live.code)
            if not paused:
                self._live.restart_turn()
            self._live.send_room()
            self._live.update_timers()

    async def vacate(self, holder: str) -> None:
        """Let a computer play on for `holder`, who has no seat afterward. Does nothing if they have none now."""
        async with self._live.locked():
            seat = self._live.match.seats.seat_of(holder)
            if seat is not None and not self._live.match.game.over:
                await self._vacate(seat)
                self._live.send_all(Notice("left", seat))
                self._live.send_seats(holder)

    async def give(self, holder: str, to: str) -> None:
        """Give the seat of `holder` to `to`, who is the same person at another device. Does nothing without a seat."""
        async with self._live.locked():
            seat = self._live.match.seats.seat_of(holder)
            if seat is not None:
                await self._store.move(self._live.code, seat, to)
                self._live.match.seats.move(seat, to)
                self._live.pauses.clear()
                self._live.hand_back(to)
                self._live.send_seats(holder, to)

    # Who the host is

    def watch(self) -> None:
        """Start the timer if the host is away and somebody else could be the host; stop it otherwise."""
        host = self._live.match.host
        self._timer.watch([] if host is None or self._following() is None else [host], SECONDS_AWAY)

    def rest(self) -> None:
        """Stop the timer."""
        self._timer.watch([], SECONDS_AWAY)

    def _time_up(self, away: Seat) -> None:
        self._live.run(self._pass_on(away))

    async def _pass_on(self, away: Seat) -> None:
        """Make somebody else the host if the person in `away` is still the host, and still away."""
        async with self._live.lock:
            if self._live.unplayable:
                return
            try:
                following = self._following()
                if self._live.match.host == away and following is not None:
                    await self._name(following)
            except NotStored as error:
                log.error("not stored", match=self._live.code, why=str(error))  # noqa: TRY400 - the disk is full, not the code wrong
                self.watch()  # after a while, try again

    def _following(self) -> Seat | None:
        """Return the next person clockwise who is here; None if the host is here, or nobody else is.

        None during a game, too: it needs no host, and somebody who has just joined must not be able to close it.
        """
        match = self._live.match
        seats, host = match.seats, match.host
        if host is None or seats.is_here(host) or match.in_progress:
            return None
        return next((seat for seat in self._people_after(host) if seats.is_here(seat)), None)

    async def _name(self, seat: Seat) -> None:
        await self._store.change(self._live.code, host=seat)
        self._live.match.named_host = seat
        self._peers.changed(self._live.code)
        self._live.send_room()
        self._live.send_all(Notice("host", seat))
        self.watch()
