"""Translate the history of a node into the engine's actions, including the order of every shuffle.

A node only has the cards that were revealed. In a stock, the other cards follow them in deck order; in a fan, the other
cards are in deck order around the one that was taken.
"""

from dataclasses import dataclass

from musicards.cards import Card
from musicards.envs.nodes.node import CALL, CARD, CHANCE, NOBODY, ORDER, Node, Revealed, SpielAction
from musicards.envs.nodes.roots import root_node
from musicards.games.action import CHANCE as BY_CHANCE
from musicards.games.action import Action, By, Seat
from musicards.games.game import Emit, Game


@dataclass
class _Turn:
    """A move or a call."""

    by: Seat
    move: int  # a move's number, or the node's `call`
    action: Action | None = None  # the action, if the number alone does not determine its cards


class History:
    """What happened up to a node.

    Attributes:
        cards: every card in the order in which it was revealed, as in `Belief.past`.
        choices: the players' moves, and the seats that chance asked whether to call.
        settled: the completed moves and calls, without a move that still waits for chance.
        dealt: whether the deal is complete.
        in_hands: how many cards are dealt to hands.
        end: a node with the same history as the given one.
    """

    def __init__(self, node: Node) -> None:
        """Collect what led to `node`."""
        self.config = node.config
        self.cards: list[Card] = []
        self.choices: list[SpielAction] = []
        self.settled: list[_Turn] = []
        again = root_node(node.config)
        for act in node.history:
            self._note(again, act)
            again.apply(act)
            picked = again.picked_action(self.settled[-1].move) if self.settled else None
            if picked is not None:
                self.settled[-1].action = picked
        self.dealt = again.game.dealt
        if again.turn == CHANCE and again.due != ORDER and self.settled:
            self.settled.pop()
        self.call = again.call
        self.in_hands = again.in_hands
        self.end = again

    def _note(self, node: Node, act: SpielAction) -> None:
        """Record that `act` is about to be applied at `node`."""
        if node.turn == CHANCE and node.due == CARD:
            self.cards.append(Card(act))
        elif node.turn != CHANCE:
            self.choices.append(act)
            if node.asked == NOBODY or act == node.call:
                self.settled.append(_Turn(Seat(node.turn), act))
        elif node.due == ORDER:
            self.choices.append(act)
            if node.config.calls == "auto":
                self.settled.append(_Turn(Seat(act), node.call))

    def play(self, emit: Emit | None = None) -> tuple[Game, list[tuple[By, Action]]]:
        """Replay everything in a new game of the engine, sending its events to `emit`.

        Returns:
            The game, and its log: who did what, chance and the deal included.
        """
        return _Replay(self, emit).all()


class _Replay:
    """A replay of a history in the engine."""

    def __init__(self, history: History, emit: Emit | None) -> None:
        self.history = history
        self.emit = emit
        self.game = history.config.new_game()
        self.log: list[tuple[By, Action]] = []
        self.revealed = Revealed(history.cards, len(history.end.dealt))

    def all(self) -> tuple[Game, list[tuple[By, Action]]]:
        if self.history.dealt:
            self.do(BY_CHANCE, self.history.end.deal_action(self.revealed))
            for turn in self.history.settled:
                self.apply_chance(turn)
                action = CALL if turn.move == self.history.call else turn.action or self.game.action_of(turn.move)
                self.do(turn.by, action)
            self.apply_chance(None)
        return self.game, self.log

    def do(self, by: By, action: Action) -> None:
        self.game.apply(by, action, self.emit)
        self.log.append((by, action))

    def apply_chance(self, turn: _Turn | None) -> None:
        """Apply what chance has to do before `turn`; None if no turn follows."""
        while self.game.chance_due:
            move = None if turn is None else turn.move
            self.do(BY_CHANCE, self.history.end.chance_action(self.game, move, self.revealed))
