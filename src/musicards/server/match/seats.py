"""The seats of one match: who sits in each of them, and who has a page open."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from musicards.errors import SeatTaken
from musicards.games.action import Seat
from musicards.games.registry import GAMES
from musicards.server.match.messages import AVATARS, Level, SeatInfo
from musicards.server.match.names import clean_name, unlike
from musicards.store import GONE, StoredSeat

MOST_SEATS: Final = max(game.seats[1] for game in GAMES.values())
COMPUTER_NAMES: Final = ("Clara", "Scott", "Nadia", "Erik", "Fanny")
NO_WAITS: Final[Mapping[Seat, int]] = {}

SHARED: Final = "/"
"""Comes after the token of a browser in the holder of a seat, if somebody else at the same device sits there."""


def person_at(device: str, number: int) -> str:
    """Return the holder of the seat of somebody who shares the device of `device`, the token of its owner's browser."""
    return f"{device}{SHARED}{number}"


def nobody_at(device: str) -> str:
    """Return the holder of no seat, for a page that shows what everybody may see."""
    return f"{device}{SHARED}"


def device_of(holder: str) -> str:
    """Return the token of the browser of `holder`, who may share the device with its owner."""
    return holder.partition(SHARED)[0]


def people_of(device: str) -> list[str]:
    """Return all holders of seats that somebody at a device can be, its owner first."""
    return [device, *(person_at(device, number) for number in range(MOST_SEATS))]


class Seats:
    """The seats of one match.

    Attributes:
        rows: the stored rows, by seat.
        elsewhere: the seats of people with a page open at another server.
    """

    def __init__(self, rows: Sequence[StoredSeat]) -> None:
        self.rows = list(rows)
        self.elsewhere: frozenset[Seat] = frozenset()
        self._pages: Counter[str] = Counter()  # open pages, by their device

    @property
    def free(self) -> list[Seat]:
        """Return the free seats for people, ascending."""
        return [Seat(n) for n, row in enumerate(self.rows) if row.kind == "person" and row.holder is None]

    @property
    def people(self) -> list[Seat]:
        """Return the seats for people, free or not, ascending."""
        return [Seat(n) for n, row in enumerate(self.rows) if row.kind == "person"]

    def seat_of(self, holder: str | None) -> Seat | None:
        """Return the seat of `holder`; None for a spectator."""
        if holder is not None:
            for number, row in enumerate(self.rows):
                if row.holder == holder:
                    return Seat(number)
        return None

    def at_device(self, device: str) -> list[Seat]:
        """Return the seats of the people who share a device, its owner's first."""
        own = [Seat(n) for n, row in enumerate(self.rows) if row.holder and device_of(row.holder) == device]
        return sorted(own, key=lambda seat: self.rows[seat].holder != device)

    def actor(self, holder: str, wish: int | None) -> Seat | None:
        """Return who acts at a page of `holder`: the one in seat `wish`, who shares the device, or else `holder`."""
        return Seat(wish) if wish is not None and wish in self.at_device(device_of(holder)) else self.seat_of(holder)

    @property
    def shared(self) -> bool:
        """Whether people share a device."""
        return any(row.holder is not None and SHARED in row.holder for row in self.rows)

    @property
    def computers(self) -> list[Seat]:
        """Return the seats of computer players, ascending."""
        return [Seat(n) for n, row in enumerate(self.rows) if row.kind == "computer"]

    @property
    def key_numbers(self) -> dict[Seat, int]:
        """Return for the seat of each person how often its key has been replaced. Somebody who has left has no key."""
        return {seat: self.rows[seat].key_number for seat in self.people if self.rows[seat].holder != GONE}

    def choose(self, holder: str, wish: int | None, free: Sequence[Seat]) -> Seat:
        """Return the seat that `holder` gets: the one they have, or else `wish`, or else the first of `free`.

        Raises:
            SeatTaken: the seat is not free; the error says which seats are.
        """
        own = self.seat_of(holder)
        if own is not None:
            if wish not in (None, own):
                text = f"you sit in seat {own} already, so seat {wish} is not for you"
                raise SeatTaken(text, {"seat": wish, "free": free})
            return own
        if wish is None and free:
            return free[0]
        if wish is not None and wish in free:
            return Seat(wish)
        options = f"free: {', '.join(map(str, free))}" if free else "every seat is taken"
        text = options if wish is None else f"seat {wish} cannot be taken: {options}"
        raise SeatTaken(text, {"seat": wish, "free": free})

    def name_for(self, seat: Seat, name: str) -> str:
        """Return `name` cleaned and unlike the others at this table, or a default name if nothing is left of it."""
        wanted = clean_name(name) or f"Player {seat + 1}"
        return unlike(wanted, [row.name for number, row in enumerate(self.rows) if number != seat and row.name])

    def take(self, seat: Seat, holder: str, name: str, avatar: int) -> None:
        """Seat `holder` in `seat`, under a `name` returned by `name_for`. A computer in the seat leaves."""
        self.rows[seat] = replace(self.rows[seat], kind="person", level=None, holder=holder, name=name, avatar=avatar)

    def move(self, seat: Seat, holder: str) -> None:
        """Give `seat` to `holder`, and keep its name and picture; if `holder` is `GONE`, delete them."""
        if holder == GONE:
            self.rows[seat] = StoredSeat("person", holder=GONE, key_number=self.rows[seat].key_number)
        else:
            self.rows[seat] = replace(self.rows[seat], holder=holder)

    def set_key_number(self, seat: Seat, number: int) -> None:
        """Note how often the key of `seat` has been replaced."""
        self.rows[seat] = replace(self.rows[seat], key_number=number)

    def is_person(self, seat: int) -> bool:
        """Whether a person sits in `seat`."""
        return 0 <= seat < len(self.rows) and self.rows[seat].holder not in (None, GONE)

    def computer_for(self, seat: Seat, level: str, avatar: int | None = None) -> StoredSeat:
        """Return a computer player for `seat`, with an unused name and picture, or with the given picture."""
        name = self.name_for(seat, COMPUTER_NAMES[seat % len(COMPUTER_NAMES)])
        return StoredSeat("computer", level, name, avatar=self.unused_avatar(seat) if avatar is None else avatar)

    def unused_avatar(self, seat: Seat) -> int:
        """Return a picture for `seat` that nobody at the table has."""
        shown = {row.avatar for row in self.rows if row.kind == "computer" or row.holder is not None}
        return next(number % AVATARS for number in range(3 * seat, 3 * seat + AVATARS) if number % AVATARS not in shown)

    def computers_for_free(self, level: str) -> dict[int, StoredSeat]:
        """Return computer players for the free seats."""
        table = Seats(self.rows)
        for seat in self.free:
            table.rows[seat] = table.computer_for(seat, level)
        return {seat: table.rows[seat] for seat in self.free}

    def enter(self, holder: str) -> bool:
        """Note that a page of `holder` has opened. Return whether that changes who is here."""
        device = device_of(holder)
        self._pages[device] += 1
        return self._pages[device] == 1 and self.at_device(device) != []

    def leave(self, holder: str) -> bool:
        """Note that a page of `holder` has closed. Return whether that changes who is here."""
        device = device_of(holder)
        self._pages[device] -= 1
        if self._pages[device] > 0:
            return False
        del self._pages[device]
        return self.at_device(device) != []

    def is_here(self, seat: Seat) -> bool:
        """Whether the person in `seat` has a page open."""
        return self._has_page(self.rows[seat]) or seat in self.elsewhere

    def _has_page(self, row: StoredSeat) -> bool:
        return row.holder is not None and device_of(row.holder) in self._pages

    @property
    def attended(self) -> bool:
        """Whether somebody who plays has a page open, or only computers play."""
        people = self.people
        return not people or any(self.is_here(seat) for seat in people)

    @property
    def with_pages(self) -> list[Seat]:
        """Return the seats of people with a page open at this server, ascending."""
        return [Seat(n) for n, row in enumerate(self.rows) if self._has_page(row)]

    @property
    def names(self) -> list[str]:
        """Return the players' names by seat."""
        return [row.name or f"Player {number + 1}" for number, row in enumerate(self.rows)]

    def infos(self, stood_in: Collection[Seat] = (), waits: Mapping[Seat, int] = NO_WAITS) -> list[SeatInfo]:
        """Return the seats as everybody may know them.

        Args:
            stood_in: the seats where a computer plays for an absent player.
            waits: the milliseconds until a computer plays in others.
        """
        return [
            SeatInfo(
                seat=number,
                kind=row.kind,
                name=row.name,
                level=cast("Level | None", row.level),
                taken=row.kind == "computer" or row.holder is not None,
                here=row.kind == "computer" or self.is_here(Seat(number)),
                avatar=row.avatar,
                stood_in=number in stood_in,
                until_stand_in=waits.get(Seat(number)),
            )
            for number, row in enumerate(self.rows)
        ]
