"""What the home page and the table need to know beforehand: the games, what is printed on the cards, the levels."""

from functools import cache
from typing import get_args

from musicards.cards import DECK, HOUR_OF, code_of, octave_of, printed_names
from musicards.games.registry import GAMES
from musicards.server.messages import CardInfo, GameInfo, Level, Lobby

__all__ = ["lobby"]


@cache
def lobby() -> Lobby:
    """The same for everybody."""
    games = [
        GameInfo(game.name, game.title, list(game.seats), [option.describe() for option in game.known_options])
        for game in GAMES.values()
    ]
    cards = [
        CardInfo(code_of(card), HOUR_OF[card] or None, octave_of(card), list(printed_names(card))) for card in DECK
    ]
    return Lobby(games, cards, list(get_args(Level)))
