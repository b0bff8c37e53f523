"""A game in which chance is asked for every card at the moment it comes to light, one at a time.

The engine shuffles once and lets the cards lie; OpenSpiel wants to see each of them fall. So nothing here is decided
before it matters: the stock has no order, a fan and a board have none either. What a seat has seen and heard is kept as
words, one after the other; they are its information state.

Who acts is a seat's number, `CHANCE` or `TERMINAL`, as OpenSpiel counts them. This page does not need OpenSpiel.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from musicards.cards import Card
from musicards.envs.episode import rewards_of
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games.action import Call, Seat
from musicards.games.game import Game

__all__ = ["CARD", "CHANCE", "ORDER", "PICK", "TERMINAL", "Node", "SpielAction"]

CHANCE: Final = -1
TERMINAL: Final = -4

SpielAction: TypeAlias = int
"""What is done at a node: a move's number, a card's place in the deck, or a seat."""

CARD: Final = "card"  # which card comes to light
PICK: Final = "pick"  # which of the cards that a move does not tell apart is laid
ORDER: Final = "order"  # who is asked next whether to call

CALL: Final = Call()
NOBODY: Final = -1


class Node:
    """A game in progress.

    Attributes:
        config: what is played.
        game: the game as far as it has come; what chance still owes has not happened in it.
        acts: all that was done, chance too.
        heard: by seat, what it has seen and heard, in words.
        turn: who acts now.
        due: what chance is asked for; empty when it is not its turn.
        outcomes: what chance may answer, ascending; each as likely as the others.
        made: how many moves the players have made.
        asked: the seat that is asked whether it calls; else `NOBODY`.
        unasked: the seats that are still to be asked.
        call, quiet: the numbers of the two moves that are not the engine's.
        size: how many numbers of moves there are.
        dealt: the cards dealt so far; first `in_hands` to the seats, one at a time, then `starters` are turned up.
    """

    def __init__(self, config: GameConfig) -> None:
        """The cards lie ready; chance is to deal."""
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
        self.known_exposed = 0  # seats that were exposed when somebody last had a chance to call, bit n for seat n
        self.call = self.game.move_space
        self.quiet = self.call + 1
        self.size = self.game.move_space + 2 * config.races
        self.dealt: tuple[Card, ...] = ()
        self.in_hands = 0
        self.starters = 0
        self.legal: list[SpielAction] | None = None
        self.owns_game = True  # nobody else looks at `game`
        self.resamplers: Any = None  # what has been made ready for resampling this very state

    # What is possible

    def legal_actions(self) -> list[SpielAction]:
        """What whoever acts may do, ascending; nothing when the game is over."""
        if self.turn == CHANCE:
            return self.outcomes
        if self.turn == TERMINAL:
            return []
        if self.legal is None:
            self.legal = [self.call, self.quiet] if self.asked != NOBODY else sorted(self.moves())
        return self.legal

    def moves(self) -> list[int]:
        """The right moves of the seat on turn."""
        return self.game.moves()

    def returns(self) -> list[float]:
        """By seat, what the game has brought; nothing before the end."""
        return rewards_of(self.game) if self.turn == TERMINAL else [0.0] * self.config.players

    # What happens

    def apply(self, act: SpielAction) -> None:
        """Whoever acts does `act`, which is among `legal_actions`."""
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
        """The seat that is on turn, or asked, has made up its mind."""
        self.tell(f"{self.turn}:{move}")
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
        """The seat on turn makes `move`; chance is asked for what it brings to light."""

    @abstractmethod
    def chance(self, card: Card) -> None:
        """Chance has chosen `card`."""

    def start_call(self, seat: Seat) -> None:
        """`seat` calls; only where one can."""
        raise NotImplementedError

    def await_chance(self, due: str, outcomes: Sequence[SpielAction]) -> None:
        """Chance is asked for one of `outcomes`."""
        self.turn = CHANCE
        self.due = due
        self.outcomes = list(outcomes)

    def settle(self) -> None:
        """All that was due has happened: see whose turn it is, and whether there is something new to call for."""
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
        """`seat` comes first of those not yet asked."""
        self.unasked = tuple([other for other in self.unasked if other != seat])
        if self.config.calls == "auto":
            self.unasked = ()
            self.tell(f"{seat}:{self.call}")
            self.start_call(Seat(seat))
            return
        self.tell(f"{seat}?")
        self.asked = self.turn = seat
        self.due = ""

    def ask_next(self) -> None:
        """Somebody has kept quiet: chance says who is asked next, unless only one is left, or nobody."""
        if not self.unasked or self.made >= self.config.max_moves:
            self.unasked = ()
            self.settle()
        elif len(self.unasked) == 1:
            self.ask(self.unasked[0])
        else:
            self.await_chance(ORDER, list(self.unasked))

    # What is seen and heard

    def tell(self, word: str) -> None:
        """Everybody sees or hears it."""
        self.infostates = [f"{words} {word}" for words in self.infostates]

    def tell_seat(self, seat: int, word: str) -> None:
        """One seat sees or hears it."""
        self.infostates[seat] = f"{self.infostates[seat]} {word}"

    # Copies

    def copy(self) -> "Node":
        """A node like this one that goes its own way."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.history = self.history[:]
        other.infostates = self.infostates[:]
        other.resamplers = None
        other.owns_game = self.owns_game = False
        return other

    def writable_game(self) -> Game:
        """The game, to be changed: a copy when others look at this one, too."""
        if not self.owns_game:
            self.game = self.game.copy()
            self.owns_game = True
        return self.game

    def __deepcopy__(self, _: object) -> "Node":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Through what was done: plain numbers, whatever the engine was compiled to.
        return _restored, (type(self), self.config, self.history)


def _restored(kind: type[Node], config: GameConfig, acts: list[SpielAction]) -> Node:
    """The node that was pickled."""
    node = kind(config)
    for act in acts:
        node.apply(act)
    return node
