"""The interface of a belief, which samples the hidden cards given what one seat has observed."""

from collections.abc import Mapping

from musicards.cards import Card
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.games.rng import FastRng
from musicards.games.view import View


class Belief:
    """What a seat can know about the hidden cards from everything it has observed.

    Attributes:
        game: the name of the game.
        seat: the seat whose belief it is.
        players: the number of players.
        options: the game's options, complete.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        """Create the belief of a seat that has observed nothing yet."""
        self.game = game
        self.seat = seat
        self.players = players
        self.options = options

    def notice(self, event: Event) -> None:
        """Take note of an event as the seat sees it. It must get every event of the game, in order."""

    def world(self, view: View, rng: FastRng) -> Game:
        """Sample a game that agrees with `view` and with all events so far. Chance is not to act in it.

        Worlds are sampled with the probabilities of shuffling. Other players' choices are not evidence, but what they
        were allowed to do is. `view` is the current view, after all events. If the belief did not get all events since
        the deal, it uses the view alone.
        """
        return GAMES[self.game].determinize(view, rng)

    def past(self, view: View, rng: FastRng) -> list[Card]:  # noqa: ARG002 - each kind of game has a page of its own
        """Sample a history: every card in the order in which it came off the shuffled deck.

        First the deal, one card at a time to each seat from seat 0, then the cards turned up (the starter; the
        foundations N E S W), then each card drawn, also after a reshuffle. In Old Maid the deal, then each card taken;
        in Memory the cards in the order in which their positions were first turned up. With this order, the players'
        actions are legal and show the seat exactly what it saw.

        Raises:
            ValueError: the belief did not get all events from the deal to this `view`.
        """
        raise ValueError("the belief did not get all events that led to this view")
