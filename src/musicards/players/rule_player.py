"""A player that plays sensibly, remembers well, and usually calls "Musicards!"."""

from typing import ClassVar

from musicards.cards import mypyc_attr
from musicards.games.action import Action
from musicards.games.event import Event
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.games import sensible_action
from musicards.players.player import Player
from musicards.players.recall import Recall, forgettable_games


@mypyc_attr(allow_interpreted_subclasses=True)
class RulePlayer(Player):
    """Plays every game sensibly. It only forgets what is hard to remember.

    Attributes:
        saves_itself: the probability that it calls when it is exposed itself.
        catches: the probability that it calls when another seat is exposed.
        span: how long it remembers, in the units of `Recall`.

    >>> from random import Random
    >>> from musicards.games.registry import make_game
    >>> rng, game = Random(1), make_game("distance", 2, {})
    >>> game.apply(None, game.chance(rng))
    >>> player, turn = RulePlayer(rng), game.turn
    >>> game.apply(turn, player.choose(game.view(turn)))
    >>> game.turn == turn  # it has played a right card, so the turn passes
    False
    """

    # Class attributes, so that a subclass can override them in the compiled engine as well.
    saves_itself: ClassVar[float] = 0.9
    catches: ClassVar[float] = 0.4
    span: ClassVar[float] = 120.0

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.recall = Recall(rng, self.span, forgettable_games(easy=False))

    def listens(self, game: str) -> bool:
        return game in self.recall.games

    def notice(self, event: Event) -> None:
        self.recall.notice(event)

    def choose(self, view: View) -> Action:
        return sensible_action(self.recall.blurred(view), self.rng)

    def calls(self, view: View) -> bool:
        if view.seat is None or not view.exposed:
            return False
        exposed_itself = bool(view.exposed >> view.seat & 1)
        return self.rng.random() < (self.saves_itself if exposed_itself else self.catches)
