"""Keys of seats. Whoever holds the key owns the seat, in any browser; the key is only ever sent to its owner.

A key is made of the match's code, the seat, how often its key has been replaced, and the server's secret, so that no
key has to be stored.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Final

from musicards.games.action import Seat

KEY_LENGTH: Final = 12  # characters of six bits each: too many to guess
LINK_MINUTES: Final = 15  # for which a link opens a seat
LINK: Final = re.compile(r"L([0-9a-f]{8})([0-9a-f]{8})([a-zA-Z0-9]{12})")  # minute of its end, number, signature
REMEMBERED: Final = 20  # replaced keys of a seat that are recognized


class SeatKeys:
    """Makes and checks the keys of one server."""

    def __init__(self, secret: bytes) -> None:
        # As `itsdangerous.Signer` with the salt "musicards.seat" and SHA-256, which made the keys of earlier matches.
        self._key = hashlib.sha256(b"musicards.seatsigner" + secret).digest()
        self._spent: dict[str, int] = {}  # links that have opened a seat, and the minute of their end

    def of(self, code: str, seat: Seat, number: int = 0) -> str:
        """Return the key of a seat after `number` replacements: the same for as long as the server has its secret."""
        return self._sign(f"{code}/{seat}/{number}" if number else f"{code}/{seat}")

    def _sign(self, signed: str) -> str:
        signature = urlsafe_b64encode(hmac.digest(self._key, signed.encode(), "sha256")).decode().rstrip("=")
        # Letters and digits only: programs that turn text into links leave other characters out at the end.
        return signature.replace("-", "A").replace("_", "Z")[:KEY_LENGTH]

    def link(self, code: str, seat: Seat, number: int, now: int) -> str:
        """Return a key that opens a seat once, within `LINK_MINUTES`. `now`: in milliseconds since 1970 UTC."""
        end, random = f"{now // 60_000 + LINK_MINUTES + 1:08x}", secrets.token_hex(4)
        return f"L{end}{random}{self._sign(f'{code}/{seat}/{number}/{end}/{random}')}"

    @staticmethod
    def is_link(key: str) -> bool:
        """Whether `key` has the form of a link, valid or not."""
        return LINK.fullmatch(key) is not None

    def open_link(self, code: str, numbers: Mapping[Seat, int], key: str, now: int, own: Seat | None) -> Seat | None:
        """Return the seat that the link `key` opens, and spend it. None if it is no link, too old, or spent already.

        Whoever has the seat already, `own`, can open it again: the first answer may have been lost.

        Links are spent for this server alone, and forgotten when it stops: at another one they open the seat again.
        """
        found = LINK.fullmatch(key)
        minute = now // 60_000
        self._spent = {link: end for link, end in self._spent.items() if end >= minute}
        if found is None or int(found[1], 16) < minute:
            return None
        for seat, number in numbers.items():
            if key in self._spent and seat != own:
                continue
            signature = self._sign(f"{code}/{seat}/{number}/{found[1]}/{found[2]}")
            if secrets.compare_digest(signature.encode(), found[3].encode()):
                self._spent[key] = int(found[1], 16)
                return seat
        return None

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
