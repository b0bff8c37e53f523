"""Duplicate deals: the same cards for all players, so that luck cancels out.

As in duplicate bridge, a deal is played again with the players in other seats. Every random decision has its own
random stream, which depends on the seed, the deal's number and the decision (the deal, the second reshuffle, the fifth
fan, a seat's choice between equals, who calls first), but not on who plays.
"""

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class DealStreams:
    """The random streams of deal number `deal` of the series `seed`; the same on every machine."""

    seed: int
    deal: int

    def of_chance(self, number: int) -> Random:
        """Return the stream for action `number` of chance, from 0: first the deal, then reshuffles or fans.

        The same number gives the same stream whatever the players did before. The cards that it shuffles may differ: a
        discard pile depends on the players.
        """
        return self._stream(f"chance {number}")

    def of_seat(self, seat: int) -> Random:
        """Return the stream for the player in `seat`. Two identical players in the same seat play identically."""
        return self._stream(f"seat {seat}")

    def of_calls(self) -> Random:
        """Return the stream that decides who calls "Musicards!" first."""
        return self._stream("calls")

    def _stream(self, what: str) -> Random:
        return Random(f"musicards deal {self.seed} {self.deal} {what}")
