"""Keys of seats. Whoever holds the key owns the seat, in any browser; the key is only ever sent to its owner.

A key is made of the match's code, the seat and the server's secret, so that nothing has to be kept.
"""

import hashlib
import secrets
from collections.abc import Iterable
from typing import Final

from itsdangerous import Signer

from musicards.games.action import Seat

__all__ = ["KEY_LENGTH", "SeatKeys"]

KEY_LENGTH: Final = 12  # characters of six bits each: too many to guess


class SeatKeys:
    """Makes and checks the keys of one server."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="musicards.seat", digest_method=hashlib.sha256)

    def of(self, code: str, seat: Seat) -> str:
        """Return the key of a seat: the same for as long as the server has its secret."""
        signature = self._signer.get_signature(f"{code}/{seat}").decode()
        # Letters and digits only: programs that turn text into links leave other characters out at the end.
        return signature.replace("-", "A").replace("_", "Z")[:KEY_LENGTH]

    def find(self, code: str, seats: Iterable[Seat], key: str) -> Seat | None:
        """Return which of `seats` the `key` belongs to; None if it belongs to none of them."""
        given = key.encode("utf-8", "replace")
        for seat in seats:
            if secrets.compare_digest(self.of(code, seat).encode(), given):
                return seat
        return None
