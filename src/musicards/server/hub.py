"""All matches that are open: made, found by their code, loaded when somebody asks, put away when nobody does."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

import structlog

from musicards.errors import UnknownMatch, shown
from musicards.games.action import Seat
from musicards.games.luck import Luck, pick
from musicards.games.registry import make_game
from musicards.server.host import Host, now
from musicards.server.match import Match
from musicards.server.messages import NewMatch
from musicards.server.seats import Seats
from musicards.store import Store, StoredMatch, StoredSeat

__all__ = ["ALPHABET", "CODE_LENGTH", "Hub"]

ALPHABET: Final = "BCDFGHJKMNPQRSTVWXZ"  # no vowels, so no words; nothing that looks like something else
CODE_LENGTH: Final = 5
MOST_OPEN: Final = 500  # matches in memory beyond those that somebody is connected to

log: Final = structlog.get_logger()


class Hub:
    """The matches of one server."""

    def __init__(self, store: Store, *, luck: Luck, pace: float) -> None:
        """`luck` shuffles the cards and makes the codes; `pace` is that of the computer players, 1 is natural."""
        self._store = store
        self._luck = luck
        self._pace = pace
        self._hosts: dict[str, Host] = {}  # the one asked for last is the last
        # Whoever still holds a match that was put away (a page about to connect) must not meet a second one.
        self._alive: WeakValueDictionary[str, Host] = WeakValueDictionary()
        self._loading = asyncio.Lock()

    async def find(self, code: str) -> Host:
        """The match with this code, in capitals or not.

        Raises:
            UnknownMatch: there is none; says what codes look like.
        """
        code = code.upper()
        host = self._hosts.pop(code, None) or self._alive.get(code)
        if host is None:
            if not re.fullmatch(f"[{ALPHABET}]{{{CODE_LENGTH}}}", code):
                raise UnknownMatch(f"No match has the code {shown(code)}: a code is five letters, such as BKTRW.")
            async with self._loading:
                host = self._hosts.pop(code, None) or self._alive.get(code) or await self._load(code)
        self._hosts[code] = self._alive[code] = host
        self._put_away()
        return host

    async def create(self, new: NewMatch, holder: str) -> tuple[Host, Seat | None]:
        """A new match, and where `holder` sits in it: in the first person's seat, if there is one.

        Raises:
            BadNotation: there is no such game, or it does not seat so many, or an option makes no sense.
        """
        game = make_game(new.game, len(new.seats), new.options)
        seats = Seats([StoredSeat("person") for _ in new.seats])
        own = next((Seat(number) for number, wish in enumerate(new.seats) if wish.kind == "person"), None)
        if own is not None:
            seats.take(own, holder, seats.name_for(own, new.name))
        names = seats.computer_names()
        for number, wish in enumerate(new.seats):
            if wish.kind == "computer":
                seats.fill({number: names[number]}, wish.level)
        code = await self._keep(lambda code: StoredMatch(code, game.name, game.options, seats.rows))
        host = await self.find(code)
        await host.deal()
        log.info("match made", match=code, game=game.name, players=len(new.seats))
        return host, own

    async def again(self, code: str, holder: str) -> tuple[str, Seat | None]:
        """The rematch of a match that is over, and where `holder` sits in it: the same game, the same seats.

        Raises:
            UnknownMatch: there is no such match.
            Denied: it is not over, or `holder` does not sit at its table.
        """
        host = await self.find(code)
        following = await self.find(await host.again(holder, self._rematch))
        await following.deal()
        return following.match.code, following.match.seats.seat_of(holder)

    async def _rematch(self, match: Match) -> str:
        old = StoredMatch("", match.game.name, match.game.options, match.seats.rows, follows=match.code)
        return await self._keep(lambda code: replace(old, code=code))

    async def close(self) -> None:
        """Let every match come to rest."""
        for host in self._hosts.values():
            await host.close()

    async def _keep(self, make: Callable[[str], StoredMatch]) -> str:
        """Store the match that `make` makes under a code that no other has."""
        while True:
            code = "".join(pick(self._luck, ALPHABET) for _ in range(CODE_LENGTH))
            if await self._store.create(make(code), now()):
                return code

    async def _load(self, code: str) -> Host:
        try:
            stored = await self._store.load(code)
        except UnknownMatch:
            raise UnknownMatch(f"No match has the code {code}: look at it again, or make a new match.") from None
        return Host(Match(stored, self._luck), store=self._store, luck=self._luck, pace=self._pace)

    def _put_away(self) -> None:
        """Forget matches that nobody looks at, those first that were asked for longest ago."""
        if len(self._hosts) <= MOST_OPEN:
            return
        idle = [code for code, host in self._hosts.items() if host.idle]
        for code in idle[: max(0, len(idle) - MOST_OPEN)]:
            del self._hosts[code]
