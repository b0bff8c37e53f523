"""What a belief is: the hidden cards as they may lie, for all that one seat has seen and heard."""

from musicards.cards import Card
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.game import Game, View
from musicards.games.registry import GAMES
from musicards.games.rng import FastRng

__all__ = ["Belief"]


class Belief:
    """What `seat` can know of the hidden cards from all that it has seen and heard.

    Attributes:
        game: the name of the game.
        seat: whose belief it is.
        players: how many play.
    """

    def __init__(self, game: str, seat: Seat, players: int) -> None:
        """A belief of somebody who has heard nothing yet."""
        self.game = game
        self.seat = seat
        self.players = players

    def notice(self, event: Event) -> None:
        """Take note of what happened, as the seat sees it: every event of the game, in order."""

    def world(self, view: View, rng: FastRng) -> Game:
        """A settled game as it might be: the seat has this `view` of it, and what it heard may have led there.

        Every possible world is as likely as shuffling makes it: what others chose counts as no evidence, what they
        were allowed to do does. `view` is of now, after all that was noticed. Somebody who has not heard all from the
        deal on goes by the view alone.
        """
        return GAMES[self.game].determinize(view, rng)

    def past(self, view: View, rng: FastRng) -> list[Card]:  # noqa: ARG002 - each kind of game has a page of its own
        """A history as it might have been: every card in the order in which it came off the shuffled deck.

        Dealt one at a time round the seats from seat 0, then what is turned up (the starter; the foundations N E S W),
        then each card drawn, after a reshuffle too. In Old Maid the deal, then each card taken; in Memory the cards in
        the order in which their positions were first turned up. The players' actions over this order are legal, and
        show the seat exactly what it saw.

        Raises:
            ValueError: what was noticed is not the whole game, from the deal to this `view`.
        """
        raise ValueError("what was noticed does not lead to this view")
