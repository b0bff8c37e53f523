"""Our computer players as OpenSpiel bots, so that they can play against OpenSpiel's.

OpenSpiel passes the whole state to a bot. The player in it only gets the view and the events of its seat.
"""

from collections.abc import Callable

import pyspiel

from musicards.envs.encode import to_agent_numbers
from musicards.envs.episode import choose_action
from musicards.envs.open_spiel.game import SpielState
from musicards.games.action import Seat
from musicards.players.player import Player


class PlayerBot(pyspiel.Bot):
    """One of our players in one seat.

    Attributes:
        player: the player; a new one after each restart.
    """

    def __init__(self, seat: int, make: Callable[[], Player]) -> None:
        """Create a bot for `seat`; `make` is called to create a player for each game."""
        super().__init__()
        self.seat = Seat(seat)
        self.make = make
        self.player = make()
        self._history: list[int] = []  # of the game at the last step
        self._heard = 0  # events of this game that the player has been notified of

    def restart(self) -> None:
        """Start another game with a new player."""
        self.player = self.make()
        self._history = []
        self._heard = 0

    def restart_at(self, state: SpielState) -> None:  # noqa: ARG002 - the first step catches up on the history
        """Start another game, or continue one from `state`."""
        self.restart()

    def step(self, state: SpielState) -> int:
        """Return the move of the seat, which is on turn or asked whether to call.

        OpenSpiel has no misplays. A player that chooses one, or that calls on its turn, is asked again.
        """
        node = state.node
        if node.history[: len(self._history)] != self._history:
            self.restart()
        self._history = node.history[:]
        for event in node.events[self._heard :]:
            self.player.notice(event.seen_by(self.seat))
        self._heard = len(node.events)
        view = node.game.view(self.seat)
        if node.asked:
            return node.call if self.player.calls(view) else node.quiet
        action = choose_action(self.player, node.game, view, misplays=False)
        return to_agent_numbers(node.game, [node.game.move_of(action)])[0]
