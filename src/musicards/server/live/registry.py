"""Create matches, find them by code, load them on demand, unload idle ones and delete abandoned ones."""

import asyncio
import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Final
from weakref import WeakValueDictionary

from musicards.errors import NotStored, UnknownMatch, UnreadableMatch, shown
from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.games.registry import make_game, table_options
from musicards.games.rng import pick
from musicards.games.secret import Secret
from musicards.record import RULES
from musicards.server.live.open_table import Services
from musicards.server.live.runner import MatchRunner
from musicards.server.log import log
from musicards.server.match.bodies import Again, NewMatch
from musicards.server.match.first_steps import prepared
from musicards.server.match.match import Match
from musicards.server.match.messages import Settings
from musicards.server.match.refusals import Denied, Explain, WireReason
from musicards.server.match.seats import Seats, people_of, person_at
from musicards.server.match.settings import check_settings, first_round, is_locked
from musicards.store import GONE, StoredMatch, StoredSeat

ALPHABET: Final = "BCDFGHJKMNPQRSTVWXZ"  # no vowels, so no words; no two letters that look alike
CODE_LENGTH: Final = 7  # of 19 letters: 894 million codes
FORMER_LENGTH: Final = 5  # of the codes of earlier versions: 2.5 million
FORMER_COST: Final = 4  # of guessing one of these, which are so much easier to find
CODES_TO_TRY: Final = 100  # in a row, for a new match
MOST_OPEN: Final = 500  # idle matches in memory
LONG: Final = 500  # entries of a log; most games have fewer
MOST_DELETED: Final = 20  # old matches in one transaction: moves wait until it ends
DAY: Final = 24 * 60 * 60  # seconds
SECONDS_UNTIL_KNOWN: Final = 10.0  # until this server asks again which matches are open at others

# Nobody comes back to a match after two months: vacations are shorter, and the hands are forgotten. Without this limit,
# abandoned matches would be stored forever. Finished matches stay, because a review must work even years later, unless
# the server was started with `--keep`.
UNTOUCHED_DAYS: Final = 60


def cost_of_guess(code: str) -> int:
    """Return how many unknown codes it counts as if no match has this code."""
    return FORMER_COST if len(code) == FORMER_LENGTH else 1


class MatchRegistry:
    """The matches of one server.

    Attributes:
        store: where they are stored.
        keep_days: the days after which matches that are over are deleted; None for never.
    """

    def __init__(self, services: Services, keep_days: int | None = None) -> None:
        """Open no match yet."""
        self.store = services.store
        self.keep_days = keep_days
        self._services = services
        self._rng = services.rng
        self._clock = services.clock
        self._peers = services.peers
        self._recent: dict[str, MatchRunner] = {}  # by code, the most recently used last
        self._put_away_at = 0  # idle matches are unloaded again once there are more matches than this
        # If something (such as a page about to connect) still uses an unloaded match, it must not be loaded twice.
        self._alive: WeakValueDictionary[str, MatchRunner] = WeakValueDictionary()
        # Only whoever holds the lock of a match loads it, so it is loaded once. A lock is gone once nobody uses it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # Leaving, forgetting and clearing wait for the database without holding up any load. Once the store has
        # changed, they change what is in memory, and take the changed matches out of `_loading`, all in one step of the
        # event loop. So a match in memory by then is changed too (`take_out` may wait for its lock, `_forget` does
        # not), a load that may have read the old rows starts over, and a later load reads the new ones.
        self._loading: set[str] = set()  # the codes of the matches being loaded, and not changed since
        # One thread for short logs and one for long ones: more would slow down everything else, and with a single one,
        # everybody would wait for a long log.
        self._replaying = {is_long: asyncio.Lock() for is_long in (False, True)}

    @property
    def explain(self) -> Explain:
        """Return what says in words why something was refused."""
        return self._services.explain

    @property
    def shared(self) -> bool:
        """Whether other servers write to the store."""
        return self._peers.shared

    @property
    def loaded(self) -> int:
        """Return how many matches are in memory."""
        return len(self._alive)

    @property
    def led(self) -> int:
        """Return the number of matches whose timers and computer players run here."""
        return sum(live.leads for live in self._alive.values())

    async def find(self, code: str) -> MatchRunner:
        """Return the match with this code, in upper or lower case.

        Raises:
            UnknownMatch: there is no such match; the message says what codes look like.
            EarlierRules: the log of the match does not replay by the present rules.
            Denied: this version cannot read the match.
        """
        code = code.upper()
        live, is_fresh = self._open(code), False
        if live is None:
            if not re.fullmatch(f"[{ALPHABET}]{{{CODE_LENGTH}}}|[{ALPHABET}]{{{FORMER_LENGTH}}}", code):
                raise UnknownMatch(f"No match has the code {shown(code)}: a code is seven letters, such as BKTRWXD.")
            live, is_fresh = await self._load_once(code)
        if self.shared and not is_fresh:
            await live.refresh()
        self._enter(live)
        return live

    async def _load_once(self, code: str) -> tuple[MatchRunner, bool]:
        """Load a match unless somebody else just has. Return it, and whether it was loaded now."""
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:
            while (live := self._open(code)) is None:
                self._loading.add(code)
                try:
                    live = await self._load(code)
                    if code in self._loading:
                        self._enter(live)
                        return live, True
                finally:
                    self._loading.discard(code)
        return live, False

    def _enter(self, live: MatchRunner) -> None:
        """Add a match to those in memory, as the most recently used one."""
        self._loading.discard(live.match.code)
        self._recent.pop(live.match.code, None)
        self._recent[live.match.code] = self._alive[live.match.code] = live
        self._put_away()

    def _open(self, code: str) -> MatchRunner | None:
        """Return a match in memory; None if it is not loaded or can no longer be played."""
        live = self._recent.get(code) or self._alive.get(code)
        return None if live is None or live.unplayable else live

    async def create(self, new: NewMatch, holder: str) -> tuple[MatchRunner, Seat | None]:
        """Create a match. Return it and the seat of `holder`: the first one for a person, if there is one.

        Raises:
            BadNotation: no such game, a wrong number of players, or an option or setting without meaning.
        """
        if new.settings.first_steps:
            new = prepared(new)
        persons = [Seat(number) for number, wish in enumerate(new.seats) if wish.kind == "person"]
        shared = [seat for seat in persons[1:] if new.seats[seat].name is not None]
        if shared:  # a page that watches may be that of the next player, and passing the device on takes time
            new = replace(new, settings=replace(new.settings, open_hands=0, clock=0))
        people = len(persons) - len(shared)
        chosen = {**table_options(new.game), **new.options} if people else new.options
        game = make_game(new.game, len(new.seats), chosen)
        check_settings(new.settings)
        locked = is_locked(new.settings, people)  # and stays so if friends who were invited do not come
        seats = Seats([StoredSeat("person") for _ in new.seats])
        own = persons[0] if persons else None
        if own is not None:
            seats.take(own, holder, seats.name_for(own, new.name), new.avatar)
        for number, wish in enumerate(new.seats):
            seat = Seat(number)
            if wish.kind == "computer":
                seats.rows[number] = seats.computer_for(seat, wish.level, wish.avatar)
            elif seat in shared:
                name = seats.name_for(seat, wish.name or "")
                seats.take(seat, person_at(holder, number), name, seats.unused_avatar(seat))
        made = StoredMatch(
            code="",
            game=game.name,
            options=game.options,
            seats=seats.rows,
            settings=asdict(replace(new.settings, locked=locked)),
            series=first_round(new.settings, game.players),
            host=own,
        )
        stored = await self._keep(made)
        code = stored.code
        live = self._open(code) or MatchRunner(Match(stored, self._rng, self._services.explain), self._services)
        self._enter(live)
        await live.deal()
        log.info("match made", match=code, game=game.name, players=len(new.seats))
        return live, own

    async def create_for_class(self, game: Game, rows: Sequence[StoredSeat], settings: Settings) -> str:
        """Create a match whose seats are all taken, deal, and return its code."""
        seats, series = [*rows], first_round(settings, game.players)
        stored = await self._keep(
            StoredMatch("", game.name, game.options, seats, settings=asdict(settings), series=series)
        )
        live = MatchRunner(Match(stored, self._rng, self._services.explain), self._services)
        self._enter(live)
        await live.deal()
        return stored.code

    async def again(
        self, live: MatchRunner, holder: str, changes: Again, *, allowed: bool = False
    ) -> tuple[str, Seat | None]:
        """Return the code of a rematch (the same game, everybody one seat further), and the seat of `holder` in it.

        `changes`: what differs from the match, if the rematch has not been created yet. `allowed`: the teacher of the
        class lets everybody at the table begin it.

        Raises:
            BadNotation: the game has no such option, or its value is not valid.
            UnknownMatch: the match has been deleted.
            Denied: the match is not over, or `holder` does not sit at its table or, if there is no rematch yet, is not
                its host.
        """

        async def create(match: Match) -> str:
            try:
                return (await self._keep(match.rotated(changes.options, changes.level))).code
            except UnknownMatch:  # everybody has left the match meanwhile, or it was cleared
                self._forget([match.code])
                raise UnknownMatch(f"Match {match.code} has been closed: make a new match.") from None

        following = await self.find(await live.seating.again(holder, create, allowed=allowed))
        await following.deal()
        return following.match.code, following.match.seats.seat_of(holder)

    async def remove(self, live: MatchRunner, holder: str) -> None:
        """Delete an unfinished match for its host.

        Raises:
            Denied: `holder` is not the host, or the match is over.
        """
        await live.seating.remove(holder)
        self._forget([live.match.code])
        log.info("match closed", match=live.match.code)

    async def leave(self, live: MatchRunner, holder: str) -> None:
        """Take `holder` out of a match, and delete the match itself once no person is left in it.

        Of a match that is over, their name is deleted.

        Raises:
            Denied: `holder` has no seat.
        """
        live.match.check_seated(holder)
        if not live.match.game.over:
            if await live.seating.leave(holder):
                self._forget([live.match.code])
            return
        seats = live.match.seats
        for person in [seats.rows[seat].holder or "" for seat in seats.at_device(holder)]:
            await self._take_out(person, await self.store.leave(person, live.match.code))
        await self.store.scrub()

    async def forget(self, holder: str) -> None:
        """Make the token of a browser useless.

        Its owner leaves every match that is over. Their seats in the others have new keys, which nobody knows.
        """
        for person in people_of(holder):
            await self._take_out(person, await self.store.leave(person))
            nobody = secrets.token_urlsafe(18)
            await self._move(person, nobody, await self.store.replace_holder(person, nobody))
        await self.store.scrub()

    async def _take_out(self, holder: str, left: Mapping[str, bool]) -> None:
        """Take `holder` out of matches in memory. `left`: what `Store.leave` returned."""
        self._forget([code for code, deleted in left.items() if deleted])
        await self._move(holder, GONE, left)

    async def _move(self, holder: str, to: str, codes: Collection[str]) -> None:
        """Give the seats of `holder` in these matches to `to`, as the store has already done."""
        self._loading.difference_update(codes)
        for code in codes:
            self._peers.changed(code)
        for live in [live for code in codes if (live := self._alive.get(code)) is not None]:
            await live.seating.take_out(holder, to)

    async def delete_all(self, codes: Collection[str]) -> None:
        """Delete these matches, over or not, and disconnect everybody at them after a notice."""
        await self.store.delete_all(codes)
        self._forget(codes)
        for code in codes:
            self._peers.changed(code)
        await self.store.scrub()

    async def clear(self) -> list[str]:
        """Delete unfinished matches in which nothing has happened for `UNTOUCHED_DAYS`, and old ones that are over.

        Matches with open pages stay. If this server does not know yet which matches have pages at others, it waits.
        A few are deleted at a time, so that moves are stored in between. Return the codes of the deleted matches.
        """
        now = self._clock.now()
        before = now - UNTOUCHED_DAYS * DAY * 1000
        over_before = None if self.keep_days is None else now - self.keep_days * DAY * 1000
        old = await self.store.old(before, over_before=over_before)
        gone: list[str] = []
        for start in range(0, len(old), MOST_DELETED):
            while (elsewhere := self._peers.open_elsewhere()) is None:
                await self._clock.sleep(SECONDS_UNTIL_KNOWN)
            open_now = {code for code, live in self._alive.items() if not live.idle}
            open_now.update(elsewhere)
            some = [code for code in old[start : start + MOST_DELETED] if code not in open_now]
            deleted = await self.store.clear(some, before, over_before=over_before)
            self._forget(deleted)
            for code in deleted:
                self._peers.changed(code)
            gone += deleted
        if gone:
            await self.store.scrub()
            log.info("old matches forgotten", matches=len(gone))
        return gone

    def _forget(self, gone: Collection[str]) -> None:
        """Unload matches that have been deleted."""
        self._loading.difference_update(gone)
        for code in gone:
            self._recent.pop(code, None)
            live = self._alive.pop(code, None)
            if live is not None and not live.unplayable:  # a page may have connected, or be about to
                live.shut()
        for live in self._alive.values():
            if live.match.next in gone:
                live.match.next = None
                live.send_room()

    async def close(self) -> None:
        """Stop every match, and wait until everything is stored."""
        for live in self._recent.values():
            await live.close()

    async def _keep(self, match: StoredMatch) -> StoredMatch:
        """Store `match` under a new code, with a secret unless its deal is prepared. Return it as stored.

        Raises:
            StaleVersion: the match it follows has a rematch already.
            UnknownMatch: the match it follows has been deleted.
            NotStored: the database failed, or no free code was found.
        """
        secret = None if match.settings["first_steps"] else Secret.draw(self._rng)
        for _ in range(CODES_TO_TRY):
            code = "".join(pick(self._rng, ALPHABET) for _ in range(CODE_LENGTH))
            named = replace(match, code=code, secret=secret)
            if await self.store.create(named, self._clock.now()):
                return named
        raise NotStored(f"{CODES_TO_TRY} codes in a row were in use")

    async def _load(self, code: str) -> MatchRunner:
        try:
            stored = await self.store.load(code)
        except UnknownMatch:
            raise UnknownMatch(f"No match has the code {code}: look at it again, or make a new match.") from None
        except UnreadableMatch:
            text = f"Match {code} was stored by another version, which may still be able to open it."
            raise Denied(WireReason.UNREADABLE_MATCH, text) from None
        async with self._replaying[len(stored.log) > LONG]:
            match = await self._services.run(
                Match, stored, self._rng, self._services.explain
            )  # a long log takes a while
        if stored.rules < RULES and not match.game.over:
            await self.store.change(code, rules=RULES)  # from now on, the match is played by the present rules
        return MatchRunner(match, self._services)

    def _put_away(self) -> None:
        """Unload matches without open pages, the least recently used first.

        That looks at every match, so it is done only once there are a certain number more of them than the last time.
        """
        if len(self._recent) <= max(MOST_OPEN, self._put_away_at):
            return
        idle = [code for code, live in self._recent.items() if live.idle]
        for code in idle[: max(0, len(idle) - MOST_OPEN)]:
            del self._recent[code]
        self._put_away_at = len(self._recent) + MOST_OPEN // 10
