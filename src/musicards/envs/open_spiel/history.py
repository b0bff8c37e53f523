"""What happened at a node, as a record tells it: entry after entry, with the order of every shuffle.

A node has only what came to light. Cards that never did lie in deck order below those that did; of a fan they lie in
deck order round the one that was taken.
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
from musicards.games.game import Game, Tell

__all__ = ["History", "laid_by"]


@dataclass
class _Turn:
    """A move or a call."""

    by: Seat
    move: int  # the node's number of a call for one
    action: Action | None = None  # in words, where the number does not say enough


class History:
    """All that happened.

    Attributes:
        cards: every card in the order in which it came to light, as `Belief.past` has them.
        choices: what the players did, and whom chance asked whether to call.
        settled: the moves that have happened altogether; one that chance still owes cards is not among them.
        dealt: the deal has happened altogether, too.
        in_hands, starters: how many of the cards are dealt to hands, and then turned up.
    """

    def __init__(self, node: Node) -> None:
        """What led to `node`."""
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
        """`act` is done at `node`."""
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

    def play(self, tell: Tell | None = None) -> tuple[Game, list[tuple[By, Action]]]:
        """Let all happen again at a node of the engine's. Returns it, and who did what, chance and the deal too."""
        return _Replay(self, tell).all()


class _Replay:
    """A history as it is told again."""

    def __init__(self, history: History, tell: Tell | None) -> None:
        self.history = history
        self.tell = tell
        self.game = history.config.new_game()
        self.log: list[tuple[By, Action]] = []
        self.come = 0  # cards that have come off the stock, dealt ones too, or been taken

    def all(self) -> tuple[Game, list[tuple[By, Action]]]:
        if self.history.dealt:
            self.do(BY_CHANCE, self.deal())
            for turn in self.history.settled:
                self.luck(turn)
                action = CALL if turn.move == self.history.call else turn.action or self.game.action_of(turn.move)
                self.do(turn.by, action)
            self.luck(None)
        return self.game, self.log

    def do(self, by: By, action: Action) -> None:
        self.game.apply(by, action, self.tell)
        self.log.append((by, action))

    def luck(self, turn: _Turn | None) -> None:
        """Chance does what is due before `turn`, or now that nothing more has happened."""
        game = self.game
        while game.luck_due:
            if isinstance(game, old_maid.OldMaid):
                self.fan(game, turn)
            else:
                self.do(BY_CHANCE, Reshuffle(tuple(self.stock(game.discard[:-1]))))

    def fan(self, game: old_maid.OldMaid, turn: _Turn | None) -> None:
        """A hand is held out: the card that is taken lies where it was taken."""
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
        assert isinstance(node, StockNode)  # noqa: S101 - all others
        node.dealt = tuple(history.cards[: node.in_hands + node.starters])
        self.come = len(node.dealt)
        return node.the_deal(self.stock(cards_in(self.game.deck & ~set_of(node.dealt))))

    def stock(self, cards: list[Card]) -> list[Card]:
        """`cards` as they lay in the stock: those that came off it first."""
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
    """The cards that an action lays."""
    if isinstance(action, shedding.Play):
        return action.cards
    if isinstance(action, keys_corners.Place | keys_corners.Discard):
        return (action.card,)
    return ()
