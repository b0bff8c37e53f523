"""The order of the seats around the table."""

from typing import Final

from musicards.games.action import Seat

NEXT_SEAT: Final = [[Seat((seat + 1) % players) for seat in range(players)] for players in range(6)]
PREVIOUS_SEAT: Final = [[Seat((seat - 1) % players) for seat in range(players)] for players in range(6)]
"""The next seat clockwise and the next seat to the right, by number of players and seat."""
