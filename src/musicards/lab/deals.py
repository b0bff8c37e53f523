"""Duplicate deals: the same cards for whoever sits down, so that the luck of the cards cuts out.

As in duplicate bridge, a deal is played again with the players in other seats. Each thing that luck decides has a
stream of its own, which depends on the series' seed, the deal's number and what is decided, never on who plays: the
first cards, the second reshuffle, the fifth fan, what a seat's player chooses between equals, who calls first.
"""

from dataclasses import dataclass
from random import Random

__all__ = ["DealLuck"]


@dataclass(frozen=True, slots=True)
class DealLuck:
    """The luck of deal number `deal` in the series `seed`: the same on every machine, at every playing."""

    seed: int
    deal: int

    def of_chance(self, number: int) -> Random:
        """For what chance does as its `number`-th thing, from 0: the deal itself, then reshuffles or fans.

        Whatever the players did before, the same number means the same stream. The cards that it shuffles may differ by
        then: a discard pile is what the players made it.
        """
        return self._stream(f"chance {number}")

    def of_seat(self, seat: int) -> Random:
        """For the player in `seat`. It goes with the seat: who is as good as another then plays as the other did."""
        return self._stream(f"seat {seat}")

    def of_calls(self) -> Random:
        """For who calls "Musicards!" first."""
        return self._stream("calls")

    def _stream(self, what: str) -> Random:
        return Random(f"musicards deal {self.seed} {self.deal} {what}")
