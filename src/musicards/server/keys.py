"""Keys of seats. Whoever holds the key owns the seat, in any browser; the key is only ever sent to its owner.

A key is made of the match's code, the seat, how often its key has been replaced, and the server's secret, so that no
key has to be stored.
"""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final

from itsdangerous import Signer

from musicards.games.action import Seat

__all__ = ["KEY_LENGTH", "SeatKeys"]

KEY_LENGTH: Final = 12  # characters of six bits each: too many to guess
REMEMBERED: Final = 20  # replaced keys of a seat that are recognized


class SeatKeys:
    """Makes and checks the keys of one server."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="musicards.seat", digest_method=hashlib.sha256)

    def of(self, code: str, seat: Seat, number: int = 0) -> str:
        """Return the key of a seat after `number` replacements: the same for as long as the server has its secret."""
        signed = f"{code}/{seat}/{number}" if number else f"{code}/{seat}"
        signature = self._signer.get_signature(signed).decode()
        # Letters and digits only: programs that turn text into links leave other characters out at the end.
        return signature.replace("-", "A").replace("_", "Z")[:KEY_LENGTH]

    def find(self, code: str, numbers: Mapping[Seat, int], key: str) -> Seat | None:
        """Return the seat that `key` belongs to; None if it belongs to none of them.

        `numbers`: how often the key of each seat has been replaced.
        """
        return next((seat for seat, number in numbers.items() if self._is(key, code, seat, number)), None)

    def was_replaced(self, code: str, numbers: Mapping[Seat, int], key: str) -> bool:
        """Whether `key` belonged to one of these seats before, and has been replaced."""
        return any(
            self._is(key, code, seat, earlier)
            for seat, number in numbers.items()
            for earlier in range(max(0, number - REMEMBERED), number)
        )

    def _is(self, key: str, code: str, seat: Seat, number: int) -> bool:
        return secrets.compare_digest(self.of(code, seat, number).encode(), key.encode("utf-8", "replace"))
