"""Computer players of ours as bots of OpenSpiel, so that both kinds can meet in one game.

A player gets its view and hears what a person in its seat would; of the state that OpenSpiel hands to bots it sees
nothing else.
"""

from collections.abc import Callable

import pyspiel

from musicards.envs.open_spiel.game import SpielState
from musicards.envs.open_spiel.history import History
from musicards.envs.open_spiel.nodes.node import NOBODY
from musicards.envs.turns import choose_action
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.players.player import Player

__all__ = ["PlayerBot"]


class PlayerBot(pyspiel.Bot):
    """A player of ours in one seat.

    Attributes:
        player: who is playing; a new one after each restart.
    """

    def __init__(self, seat: int, make: Callable[[], Player]) -> None:
        """`make` makes a player, for the first game and anew for each further one."""
        super().__init__()
        self.seat = Seat(seat)
        self.make = make
        self.player = make()
        self._history: list[int] = []  # of the game so far
        self._heard = 0  # events of it

    def restart(self) -> None:
        """Another game begins."""
        self.player = self.make()
        self._history = []
        self._heard = 0

    def restart_at(self, state: SpielState) -> None:  # noqa: ARG002 - what happened before is heard at the first step
        """Another game begins, or goes on from a state that others have come to."""
        self.restart()

    def provides_force_action(self) -> bool:
        return False

    def step(self, state: SpielState) -> int:
        """The move of the seat, which is on turn or asked whether it calls.

        Players who err at times do so by choosing badly among the right moves: a misplay is no move, and is thought
        over. So is a call on a turn: whether it calls a seat is asked.
        """
        node = state.node
        if node.history[: len(self._history)] != self._history:
            self.restart()
        self._history = node.history[:]
        heard: list[Event] = []
        game, _ = History(node).play(heard.append)
        for event in heard[self._heard :]:
            self.player.notice(event.seen_by(self.seat))
        self._heard = len(heard)
        view = game.view(self.seat)
        if node.asked != NOBODY:
            return node.call if self.player.calls(view) else node.quiet
        return game.move_of(choose_action(self.player, game, view, misplays=False))
