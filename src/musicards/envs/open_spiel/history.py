"""Translate the history of a node into the engine's actions, including the order of every shuffle.

A node only has the cards that were revealed. In a stock, the other cards follow them in deck order; in a fan, the other
cards are in deck order around the one that was taken.
"""

from dataclasses import dataclass

from musicards.cards import Card, cards_in, set_of
from musicards.envs.open_spiel.nodes import root_node
from musicards.envs.open_spiel.nodes.memory import MemoryNode
from musicards.envs.open_spiel.nodes.node import CALL, CARD, CHANCE, NOBODY, ORDER, Node, SpielAction
from musicards.envs.open_spiel.nodes.old_maid import held_out
from musicards.envs.open_spiel.nodes.stock import StockNode
from musicards.games import keys_corners, memory, old_maid, shedding
from musicards.games.action import CHANCE as BY_CHANCE
from musicards.games.action import Action, By, Reshuffle, Seat
from musicards.games.game import Emit, Game

__all__ = ["History", "laid_by"]


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
        in_hands, starters: how many cards are dealt to hands, and then turned face up.
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
            if isinstance(again, StockNode) and self.settled and again.pending == self.settled[-1].move:
                self.settled[-1].action = again.action
        self.dealt = again.game.dealt
        if again.turn == CHANCE and again.due != ORDER and self.settled:
            self.settled.pop()
        self.call = again.call
        self.in_hands = again.in_hands
        self.starters = again.starters
        self.board = again.game.board if isinstance(again, MemoryNode) else ()

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
        self.come = 0  # index in `history.cards` of the next card to be revealed

    def all(self) -> tuple[Game, list[tuple[By, Action]]]:
        if self.history.dealt:
            self.do(BY_CHANCE, self.deal())
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
        game = self.game
        while game.chance_due:
            if isinstance(game, old_maid.OldMaid):
                self.fan(game, turn)
            else:
                self.do(BY_CHANCE, Reshuffle(tuple(self.stock(game.discard[:-1]))))

    def fan(self, game: old_maid.OldMaid, turn: _Turn | None) -> None:
        """Hold out a fan with the card that is taken in the position that was named."""
        if turn is None:
            self.do(BY_CHANCE, held_out(game, 0, cards_in(game.held[game.of or 0].cards)[0]))
        else:
            self.do(BY_CHANCE, held_out(game, turn.move, self.history.cards[self.come]))
            self.come += 1

    def deal(self) -> Action:
        history = self.history
        if isinstance(self.game, memory.Memory):
            return memory.Deal(history.board)
        node = root_node(history.config)
        count = len(self.game.held)
        if isinstance(self.game, old_maid.OldMaid):
            self.come = self.game.deck.bit_count()
            return old_maid.Deal(tuple([tuple(history.cards[seat : self.come : count]) for seat in range(count)]))
        assert isinstance(node, StockNode)  # noqa: S101 - all other games have a stock
        node.dealt = tuple(history.cards[: node.in_hands + node.starters])
        self.come = len(node.dealt)
        return node.make_deal(self.stock(cards_in(self.game.deck & ~set_of(node.dealt))))

    def stock(self, cards: list[Card]) -> list[Card]:
        """Return `cards` in the order of the stock: first those that were drawn."""
        left = set(cards)
        order: list[Card] = []
        for card in self.history.cards[self.come :]:
            if card not in left:
                break
            left.remove(card)
            order.append(card)
        self.come += len(cards)
        return order + [card for card in cards if card in left]


def laid_by(action: Action) -> tuple[Card, ...]:
    """Return the cards that `action` lays on the table; empty if it lays none."""
    if isinstance(action, shedding.Play):
        return action.cards
    if isinstance(action, keys_corners.Place | keys_corners.Discard):
        return (action.card,)
    return ()
