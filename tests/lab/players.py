"""Players for the tests of the lab."""

from random import Random
from typing import Any

from musicards.games.action import Action, Draw
from musicards.games.rng import Rng, pick
from musicards.games.view import View
from musicards.lab.contestants import Contestant
from musicards.lab.game_stats import GameStats
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer


class Steady(Player):
    """A player with its own random numbers, which does not use the generator it is given."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.numbers = Random(1)

    def choose(self, view: View) -> Action:
        return pick(self.numbers, view.legal_actions())


class Fidgety(Steady):
    """The same player, but it also draws from the given generator at every move."""

    def choose(self, view: View) -> Action:
        for _ in range(len(view.legal_actions())):
            self.rng.random()
        return super().choose(view)


class Lost(Player):
    """Draws, whatever the game."""

    def choose(self, view: View) -> Action:  # noqa: ARG002 - it does not look
        return Draw()


def make_twin(rng: Rng) -> Player:
    """Another random player."""
    return RandomPlayer(rng)


def stats(*winners: int, players: int = 2, **figures: Any) -> GameStats:  # noqa: ANN401 - as the class says
    """Return the figures of a game that these seats have won; what is not given is 0."""
    none = (0,) * players
    plain = {"scores": none, "turns": 1, "moves": none, "misplays": none, "seconds": (0.0,) * players, "blocked": False}
    counts = dict.fromkeys(("reshuffles", "exposed", "saved", "caught"), 0)
    return GameStats(winners=winners, **{**plain, **counts, **figures})


STEADY = Contestant("steady", Steady)
FIDGETY = Contestant("fidgety", Fidgety)
LOST = Contestant("lost", Lost)
RANDOM = Contestant("random", RandomPlayer)
TWIN = Contestant("twin", make_twin)
