"""The secret that all shuffles of a match come from, and its commitment.

The commitment is shown before the deal, and the secret when the match is over. docs/shuffles.md specifies the format,
so that anybody can check it in any language. It must never change, because it is used to check the
records of finished matches.
"""

import hmac
from hashlib import sha256
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng

_BYTES: Final = 32
_NUMBER_BYTES: Final = 5
# With 40 bits, `random() * n` is exact for every n up to 8192, so that whole numbers give the same cards as floats.
_LIMIT: Final = 2.0 ** (8 * _NUMBER_BYTES)


class SecretRng:
    """The random numbers of one chance entry: the deal, a reshuffle or a fan.

    Number n, from 1, is the first 40 bits of HMAC-SHA-256 with the secret as its key and the text "c n" as its message,
    where c is 1 for the first chance entry of the match, 2 for the second, and so on.

    >>> [round(Secret(bytes(32)).rng(1).random(), 3), round(Secret(bytes(32)).rng(2).random(), 3)]
    [0.427, 0.758]
    """

    __slots__ = ("_chance", "_count", "_key")

    def __init__(self, key: bytes, chance: int) -> None:
        self._key = key
        self._chance = chance
        self._count = 0

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1, in steps of 2**-40."""
        self._count += 1
        digest = hmac.digest(self._key, f"{self._chance} {self._count}".encode("ascii"), "sha256")
        return int.from_bytes(digest[:_NUMBER_BYTES], "big") / _LIMIT

    def __repr__(self) -> str:
        return "SecretRng(…)"


class Secret:
    """32 random bytes that determine every shuffle of a match.

    Neither `repr` nor an encoder shows them: a message can contain them only through `hex`.

    >>> secret = Secret.read("00" * 32)
    >>> secret.commitment("BKTRW")[:16], secret
    ('d49c0bdc0634708a', Secret(…))
    """

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """`key`: the 32 bytes."""
        self._key = key

    @classmethod
    def draw(cls, rng: Rng) -> "Secret":
        """Return a new secret. Nobody must be able to guess the numbers of `rng`."""
        return cls(bytes([int(rng.random() * 256) for _ in range(_BYTES)]))

    @classmethod
    def read(cls, digits: object) -> "Secret":
        """Return the secret with these digits, as `hex` returns them.

        Raises:
            BadNotation: it is not 64 hexadecimal digits.
        """
        if not isinstance(digits, str) or len(digits) != 2 * _BYTES or set(digits) - set("0123456789abcdef"):
            raise BadNotation(f"a secret is {2 * _BYTES} digits from 0 to 9 and a to f, not {shown(digits)}")
        return cls(bytes.fromhex(digits))

    def hex(self) -> str:
        """Return the secret as 64 hexadecimal digits: for the store, and for everybody once the match is over."""
        return self._key.hex()

    def commitment(self, code: str) -> str:
        """Return the commitment of the match `code`, 64 hexadecimal digits that are shown before the deal."""
        return sha256(f"musicards shuffle 1 {code} {self.hex()}".encode("ascii")).hexdigest()

    def rng(self, chance: int) -> SecretRng:
        """Return the random numbers of a chance entry. `chance`: its number, 1 for the deal."""
        return SecretRng(self._key, chance)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return "Secret(…)"
