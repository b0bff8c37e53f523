"""A node of the game tree: a game in which chance decides each card only when it is revealed.

The engine shuffles the whole deck at once, but in OpenSpiel every card is an outcome of a chance node. So the order of
hidden cards is left open here: the stock, a fan and a Memory board have no order until a card is revealed. What each
seat has observed is kept as a string of words, its information state.

The player to act is a seat's number, `CHANCE` or `TERMINAL`, numbered as in OpenSpiel. This module does not import
OpenSpiel.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from musicards.cards import Card
from musicards.envs.nodes.parameters import GameConfig
from musicards.envs.rewards import rewards_of
from musicards.games.action import Action, Call, ChanceAction, Seat
from musicards.games.game import Game

CHANCE: Final = -1
TERMINAL: Final = -4

SpielAction: TypeAlias = int
"""An action or a chance outcome: a move's number, a card's index in the deck, or a seat's number."""

CARD: Final = "card"  # chance decides which card is revealed
PICK: Final = "pick"  # chance decides which of several interchangeable cards is laid
ORDER: Final = "order"  # chance decides who is asked next whether to call

CALL: Final = Call()
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class ChanceCards:
    """The cards of a chance action of the engine."""

    dealt: tuple[Card, ...] = ()  # dealt or turned face up now, in the order in which a node reveals them
    stock: tuple[Card, ...] = ()  # the new stock, the top card first; empty if the stock stays as it is
    face_down: tuple[Card, ...] = ()  # by position: a board or a fan, whose cards are revealed when a move names them


class Revealed:
    """The cards of a history, in the order in which they were revealed, to read from the first on."""

    def __init__(self, cards: Sequence[Card], start: int) -> None:
        """Begin with the card at the index `start`."""
        self._cards = cards
        self._next = start

    def card(self) -> Card:
        """Return the next card."""
        self._next += 1
        return self._cards[self._next - 1]

    def ordered(self, cards: list[Card]) -> list[Card]:
        """Return `cards` in the order of a stock: first those that were drawn, in the order revealed."""
        left = set(cards)
        order: list[Card] = []
        for card in self._cards[self._next :]:
            if card not in left:
                break
            left.remove(card)
            order.append(card)
        self._next += len(cards)
        return order + [card for card in cards if card in left]


class Node:
    """A game in progress. Nodes are mutable; `copy` a node before you look ahead.

    Attributes:
        config: the game, its options and the number of players.
        game: the engine's game. A move that still waits for chance has not been made in it.
        history: all actions and chance outcomes so far.
        infostates: the information state of each seat: what it has observed, as words separated by spaces.
        turn: the player to act.
        due: what chance must decide, `CARD`, `PICK` or `ORDER`; empty if chance is not to act.
        outcomes: the possible outcomes of a chance node, ascending, all equally likely.
        made: how many moves the players have made.
        asked: the seat that must decide whether to call, otherwise `NOBODY`.
        unasked: the seats that have yet to be asked.
        call, quiet: the numbers of the two moves that are not in the engine: to call, and not to call.
        size: the number of distinct moves.
        dealt: the cards dealt so far: `in_hands` cards to the seats, one at a time, then `starters` face up.
    """

    def __init__(self, config: GameConfig) -> None:
        """Create the root: nothing has been dealt yet."""
        self.config = config
        self.game: Game = config.new_game()
        self.history: list[SpielAction] = []
        self.infostates = [f"p{seat}" for seat in range(config.players)]
        self.turn = CHANCE
        self.due = CARD
        self.outcomes: list[SpielAction] = []
        self.made = 0
        self.asked = NOBODY
        self.unasked: tuple[int, ...] = ()
        self.known_exposed = 0  # bit set: the seats that were exposed when the seats were last asked to call
        self.call = self.game.move_space
        self.quiet = self.call + 1
        self.size = self.game.move_space + 2 * config.races
        self.dealt: tuple[Card, ...] = ()
        self.in_hands = 0
        self.starters = 0
        self.legal: list[SpielAction] | None = None
        self.owns_game = True  # False while `game` is shared with a copy of this node
        self.resamplers: Any = None  # by seat, cached for repeated resampling of this node

    # Legal actions

    def legal_actions(self) -> list[SpielAction]:
        """Return the legal actions of the player to act, ascending; empty if the game is over."""
        if self.turn == CHANCE:
            return self.outcomes
        if self.turn == TERMINAL:
            return []
        if self.legal is None:
            self.legal = [self.call, self.quiet] if self.asked != NOBODY else sorted(self.moves())
        return self.legal

    def moves(self) -> list[int]:
        """Return the right moves of the seat on turn, in any order."""
        return self.game.moves()

    def returns(self) -> list[float]:
        """Return the returns of each seat; 0 before the end."""
        return rewards_of(self.game) if self.turn == TERMINAL else [0.0] * self.config.players

    # Applying actions

    def apply(self, act: SpielAction) -> None:
        """Apply `act`, one of `legal_actions`."""
        self.history.append(act)
        self.legal = None
        self.resamplers = None
        if self.turn != CHANCE:
            self.made += 1
            self.decide(act)
        elif self.due == ORDER:
            self.ask(act)
        else:
            self.chance(Card(act))

    def decide(self, move: SpielAction) -> None:
        """Apply the decision of the seat that is on turn or asked whether to call."""
        self.show_all(f"{self.turn}:{move}")
        if self.asked == NOBODY:
            self.start_move(move)
            return
        seat, self.asked = self.asked, NOBODY
        if move == self.quiet:
            self.ask_next()
        else:
            self.unasked = ()
            self.start_call(Seat(seat))

    @abstractmethod
    def start_move(self, move: int) -> None:
        """Start `move` of the seat on turn: chance decides first what it reveals, if anything."""

    @abstractmethod
    def chance(self, card: Card) -> None:
        """Apply the chance outcome `card`."""

    def start_call(self, seat: Seat) -> None:
        """Let `seat` call. Only games with calls implement it."""
        raise NotImplementedError

    # The engine's chance actions

    @abstractmethod
    def deal_action(self, revealed: Revealed) -> ChanceAction:
        """Return the deal that led to this node; `revealed` is after the cards that were dealt."""

    @abstractmethod
    def chance_action(self, game: Game, move: int | None, revealed: Revealed) -> ChanceAction:
        """Return what chance does next in `game`, after the deal, before `move` is made; None if no move follows."""

    @abstractmethod
    def cards_of(self, action: Action) -> ChanceCards:
        """Return the cards of a chance action of a record."""

    def picked_action(self, move: int) -> Action | None:  # noqa: ARG002 - used by subclasses
        """Return the action of the last `move` with the cards that chance picked; None if it picked none."""
        return None

    def await_chance(self, due: str, outcomes: Sequence[SpielAction]) -> None:
        """Make this a chance node with these equally likely `outcomes`."""
        self.turn = CHANCE
        self.due = due
        self.outcomes = list(outcomes)

    def settle(self) -> None:
        """Set who acts next after a move is complete: nobody, chance (who is asked to call first?), or a seat."""
        game = self.game
        new = game.exposed & ~self.known_exposed
        self.known_exposed = game.exposed
        if game.over or self.made >= self.config.max_moves:
            self.turn = TERMINAL
            self.due = ""
        elif new and self.config.calls != "none":
            self.unasked = tuple(range(self.config.players))
            self.await_chance(ORDER, list(self.unasked))
        else:
            self.turn = game.turn
            self.due = ""

    def ask(self, seat: int) -> None:
        """Ask `seat` next whether it calls."""
        self.unasked = tuple([other for other in self.unasked if other != seat])
        if self.config.calls == "auto":
            self.unasked = ()
            self.show_all(f"{seat}:{self.call}")
            self.start_call(Seat(seat))
            return
        self.show_all(f"{seat}?")
        self.asked = self.turn = seat
        self.due = ""

    def ask_next(self) -> None:
        """After a seat did not call, ask the next one: chance decides which, unless at most one is left."""
        if not self.unasked or self.made >= self.config.max_moves:
            self.unasked = ()
            self.settle()
        elif len(self.unasked) == 1:
            self.ask(self.unasked[0])
        else:
            self.await_chance(ORDER, list(self.unasked))

    # Information states

    def show_all(self, word: str) -> None:
        """Append `word` to the information state of every seat."""
        self.infostates = [f"{words} {word}" for words in self.infostates]

    def show_seat(self, seat: int, word: str) -> None:
        """Append `word` to the information state of `seat`."""
        self.infostates[seat] = f"{self.infostates[seat]} {word}"

    # Copies

    def copy(self) -> "Node":
        """Return an independent copy. It shares `game` until one of the two changes it."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.history = self.history[:]
        other.infostates = self.infostates[:]
        other.resamplers = None
        other.owns_game = self.owns_game = False
        return other

    def writable_game(self) -> Game:
        """Return `game` for modification, copied first if it is shared."""
        if not self.owns_game:
            self.game = self.game.copy()
            self.owns_game = True
        return self.game

    def __deepcopy__(self, _: object) -> "Node":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickle the history and not the game, so that it does not matter whether the engine is compiled.
        return _restored, (type(self), self.config, self.history)


def in_order_dealt(hands: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """Return the cards of a deal one at a time to each seat in turn, as chance deals them."""
    return tuple([hand[at] for at in range(len(hands[0])) for hand in hands if at < len(hand)])


def _restored(kind: type[Node], config: GameConfig, acts: list[SpielAction]) -> Node:
    """Rebuild a pickled node."""
    node = kind(config)
    for act in acts:
        node.apply(act)
    return node
