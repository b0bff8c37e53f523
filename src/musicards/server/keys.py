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

KEY_LENGTH: Final = 12  # signs of six bits each: nobody guesses one


class SeatKeys:
    """Makes and knows the keys of one server."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="musicards.seat", digest_method=hashlib.sha256)

    def of(self, code: str, seat: Seat) -> str:
        """The key of a seat: the same for as long as the server has its secret."""
        signature = self._signer.get_signature(f"{code}/{seat}").decode()
        # Letters and digits only: programs that turn text into links leave others out at the end.
        return signature.replace("-", "A").replace("_", "Z")[:KEY_LENGTH]

    def find(self, code: str, seats: Iterable[Seat], key: str) -> Seat | None:
        """Which of `seats` the `key` belongs to; None for none of them."""
        given = key.encode("utf-8", "replace")
        for seat in seats:
            if secrets.compare_digest(self.of(code, seat).encode(), given):
                return seat
        return None
