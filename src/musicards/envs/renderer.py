"""What a game shows when it is rendered as text: the base class, for games without special needs."""

from collections.abc import Mapping
from typing import Final

from musicards.games.action import Action, Seat
from musicards.games.game import Game

_WORDS: Final[Mapping[str, str]] = {
    "draw": "draws",
    "pass": "passes",
    "done": "is done",
    "call": 'calls "Musicards!"',
}
"""What is done, by the word of an action that several games have."""


def agent_name(seat: int) -> str:
    """Return the agent name of a seat, e.g. "player_0"."""
    return f"player_{seat}"


def plural(count: int, word: str) -> str:
    """Return e.g. "1 card" or "2 cards"."""
    return f"{count} {word}{'' if count == 1 else 's'}"


class Renderer:
    """Lines of text about a view. A game without special needs can use it as it is."""

    def middle(self, view: object, game: Game | None) -> list[str]:
        """Return lines about the middle of the table. `game`: with the hidden cards, if they may be shown."""
        del view, game
        return []

    def count(self, cards: int) -> str:
        """Return how many cards a seat holds."""
        return f"{plural(cards, 'card'):>8}"

    def laid(self, view: object, seat: Seat) -> str:
        """Return what a seat has laid down or won; empty for nothing."""
        del view, seat
        return ""

    def action(self, action: Action) -> str:
        """Return what the seat that has done `action` does, e.g. "plays C4 E4"; the name comes before it."""
        word, *values = action.to_json().values()
        return _WORDS.get(str(word)) or " ".join(["does", str(word), *map(str, values)])
