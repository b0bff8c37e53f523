"""Texts on their way from one device of a person to another: in memory only, encrypted by the page, picked up once."""

import secrets
from dataclasses import dataclass
from typing import Final

from musicards.server.refusals import Denied, WireReason
from musicards.server.system_clock import Clock, Timer

__all__ = ["LARGEST", "LONGEST", "Handovers", "TooMuch"]

LARGEST: Final = 64 * 1024
"""Bytes of one text."""
LONGEST: Final = 600.0
"""Seconds that a text waits."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    address: str  # of the sender
    text: bytes
    timer: Timer  # forgets it


class Handovers:
    """What waits to be picked up. The server cannot read it: the key never reaches it."""

    MOST: Final = 400  # in total: 25 MB
    MOST_OF_ONE: Final = 40  # of one address, which a whole class may share

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[str, _Waiting] = {}  # by id

    def __len__(self) -> int:
        return len(self._waiting)

    def leave(self, address: str, text: bytes) -> str:
        """Keep `text` for `LONGEST` seconds, and return the id with which it can be picked up.

        Raises:
            TooMuch: too much is waiting already, from this address or in total.
        """
        of_one = sum(each.address == address for each in self._waiting.values())
        if of_one >= self.MOST_OF_ONE or len(self) >= self.MOST:
            raise TooMuch
        name = secrets.token_urlsafe(16)
        timer = self._clock.call_later(LONGEST, self.pick_up, name)
        self._waiting[name] = _Waiting(address, text, timer)
        return name

    def pick_up(self, name: str) -> bytes | None:
        """Return a text, and forget it; None if nothing waits by this id."""
        found = self._waiting.pop(name, None)
        if found is None:
            return None
        found.timer.cancel()
        return found.text


class TooMuch(Denied):
    """Too much is waiting to be picked up."""

    def __init__(self) -> None:
        super().__init__(WireReason.TOO_FAST, "Too much is waiting to be picked up: try again in some minutes.")
