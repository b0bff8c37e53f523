"""The interface of all games.

A game in progress is one plain mutable object. `apply` changes it, `copy` returns a copy to look ahead with, and `view`
returns everything that a player may know about it. Chance acts like a player: if `chance_due` is true, it acts next.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from musicards.cards import ALL_CARDS, Card, CardSet, bit, cards_in, codes_of, i64, mypyc_attr, set_of
from musicards.errors import BadNotation, Refusal, shown
from musicards.games.action import CHANCE, NEXT_SEAT, Action, By, ChanceAction, Seat
from musicards.games.event import Ended, Event
from musicards.games.option import Option
from musicards.games.outcome import Reason, Result
from musicards.games.rng import FastRng, Rng
from musicards.games.view import View, hand_codes

Emit: TypeAlias = Callable[[Event], None]
"""A callback that gets the events, in order. A simulation passes None instead, and no events are made."""


@mypyc_attr(acyclic=True)
class Hand:
    """The cards that a seat holds.

    >>> Hand(0b101, 2).count
    2
    """

    __slots__ = ("cards", "count")

    def __init__(self, cards: i64, count: i64) -> None:
        self.cards: i64 = cards  # a `CardSet`
        self.count: i64 = count


def copied_hands(held: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Return copies of these hands.

    >>> held = (Hand(0b101, 2),)
    >>> copied_hands(held)[0].cards, copied_hands(held)[0] is held[0]
    (5, False)
    """
    # Compiled, a tuple of a generator is filled in place; a list would be made only to be copied.
    return tuple(Hand(hand.cards, hand.count) for hand in held)


class Game:
    """A game in progress.

    Attributes:
        low_wins: the lowest score is best, also if the scores of several rounds are added.
        one_loses: exactly one player loses, and all others share the win.
        undoable: the words of actions that a player may take back during the same turn: they reveal nothing hidden, and
            never end a turn or the game.
        players: how many seats there are.
        after: the next seat clockwise, by seat.
        options: every option by name, as plain JSON values.
        turn: the seat whose turn it is; once the game is over, the seat that had the last turn.
        chance_due: chance acts next; until it has, every other action is refused.
        over: nothing more can happen.
        turns: the number of turns that have ended.
        exposed: bit n is set while seat n can be caught by a call; 0 in games without calls.
        deck, hand_size: the cards played with, and how many each player gets; to study a game with fewer cards, set
            them before the deal.
        held: by seat, the cards held and their number.
        stocked, stock_size: the stock as it was last shuffled, the top card last, and how many of these cards are left.
            Copies share the list, so it never changes.
        discard: the top card last. While `discard_shared`, copies have the same list: change only `own_discard()`.

    >>> from random import Random
    >>> from musicards.games.registry import make_game
    >>> game = make_game("memory", 2, {})
    >>> game.apply(CHANCE, game.chance(Random(1)))  # the deal
    >>> flip = game.action_of(game.moves()[0])
    >>> game.apply(game.turn, flip, lambda event: print(event.type))
    flipped
    >>> game.apply(game.turn, flip)
    Traceback (most recent call last):
    musicards.errors.Refusal: face-up: position 0
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]] = (2, 5)
    known_options: ClassVar[Sequence[Option]]
    rule_numbers: ClassVar[Mapping[str, int]] = {}
    """The numbers in the rules that texts mention, by name, e.g. ``{"hand": 7, "penalty": 2}``."""
    actions: ClassVar[Mapping[str, type[Action]]]
    """The actions of players and of chance, by their words on the wire, e.g. ``{"draw": Draw, "deal": Deal}``."""
    has_hands: ClassVar[bool] = True
    """Whether players hold cards."""
    low_wins: ClassVar[bool] = False
    one_loses: ClassVar[bool] = False
    undoable: ClassVar[frozenset[str]] = frozenset()
    table_type: ClassVar[type]
    """The class of what `View.table` returns: a dataclass with the name of the game in ``game``."""
    event_types: ClassVar[tuple[type[Event], ...]]
    """The events of this game only; each has a ``type``."""
    reasons: ClassVar[tuple[type, ...]] = ()
    """Why an action is refused, in addition to `Reason`: classes whose upper-case attributes are codes."""
    faults: ClassVar[tuple[type, ...]] = ()
    """What makes a play a misplay: classes whose upper-case attributes are codes; none in a game without misplays."""
    move_space: ClassVar[int]
    """The number of move numbers: they are 0 to `move_space` - 1 for every state and option."""

    def __init__(self, players: int, options: Mapping[str, object], original: "Game | None" = None) -> None:
        """Make a game with nothing dealt yet; chance acts first.

        Args:
            players: how many seats there are.
            options: every option by name, from `parse_options`.
            original: a game to copy, for `copy`. The copy shares everything that never changes; each game's own
                constructor copies the rest, such as the hands.
        """
        self.players = players
        self.options = options
        if original is not None:
            self.after: list[Seat] = original.after
            self.turn: Seat = original.turn
            self.chance_due: bool = original.chance_due
            self.over: bool = original.over
            self.dealt: bool = original.dealt
            self.turns: int = original.turns
            self.exposed: int = original.exposed
            self.deck: CardSet = original.deck
            self.hand_size: int = original.hand_size
            self.held: tuple[Hand, ...] = original.held
            self.stocked: list[Card] = original.stocked
            self.stock_size: i64 = original.stock_size
            self.discard: list[Card] = original.discard
            self.discard_shared: bool = True
            original.discard_shared = True
            return
        self.after = NEXT_SEAT[players]
        self.turn = Seat(0)
        self.chance_due = True
        self.over = False
        self.dealt = False
        self.turns = 0
        self.exposed = 0
        self.deck = ALL_CARDS
        self.hand_size = 0
        self.held = tuple([Hand(0, 0) for _ in range(players)])
        self.stocked = []
        self.stock_size = 0
        self.discard = []
        self.discard_shared = False

    @property
    def hands(self) -> list[CardSet]:
        """Return a new list of the cards held, by seat."""
        return [hand.cards for hand in self.held]

    @property
    def counts(self) -> list[int]:
        """Return a new list of the numbers of cards held, by seat."""
        return [hand.count for hand in self.held]

    @property
    def stock(self) -> list[Card]:
        """Return a new list of the cards in the stock, the top card last."""
        return self.stocked[: self.stock_size]

    @stock.setter
    def stock(self, cards: list[Card]) -> None:
        self.stocked = cards
        self.stock_size = len(cards)

    def check(self, by: By, action: Action) -> None:
        """Raise an error if an action is not possible now. A misplay is possible: it is punished, not refused.

        Raises:
            Refusal: the action is not possible; its reason and facts say what is. Nothing has changed.
        """
        if by is CHANCE and self.chance_due:
            self.check_chance(action)
        elif by == self.turn and not self.chance_due and not self.over:
            self.check_own_turn(self.turn, action)
        else:
            self.check_can_act(by, action)
            raise Refusal(Reason.NOT_YOUR_TURN, {"turn": self.turn})

    @abstractmethod
    def check_chance(self, action: Action) -> None:
        """Refuse anything but what chance must do now, with the right cards."""

    @abstractmethod
    def check_own_turn(self, seat: Seat, action: Action) -> None:
        """Refuse what the seat on turn cannot do now, such as an action of another game."""

    @abstractmethod
    def apply(self, by: By, action: Action, emit: Emit | None = None) -> None:
        """Play `action`, in place, and pass the events to `emit`, in order.

        Raises:
            Refusal: the action is not possible, as in `check`. Nothing has changed.
        """

    def is_misplay(self, action: Action) -> bool:  # noqa: ARG002 - used by games with misplays
        """Whether `action`, which is possible, breaks the rules and would be punished."""
        return False

    @abstractmethod
    def chance(self, rng: Rng) -> ChanceAction:
        """Return what chance does next, chosen by `rng`. Only while `chance_due`."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return what `seat` may know now; a spectator's view for None."""

    # Integer API

    @abstractmethod
    def begin(self, rng: FastRng) -> None:
        """Deal, and do everything that chance must do next, as `chance` would with this generator. No events."""

    @abstractmethod
    def moves(self) -> list[int]:
        """Return the right moves of the seat on turn, as numbers in the order of `legal_actions`; never a call.

        Empty only when the game is over or chance is due.
        """

    @abstractmethod
    def play_move(self, move: i64, rng: FastRng | None) -> None:
        """Play a legal move by number, without checking it or emitting events.

        Args:
            move: one of `moves`.
            rng: chooses what chance has to do afterward. With None this remains to be done, and `chance_due` is true.
        """

    @abstractmethod
    def action_of(self, move: int) -> Action:
        """Return the action of one of `moves`. Of cards that no rule distinguishes, it has the first in deck order."""

    @abstractmethod
    def move_of(self, action: Action) -> int:
        """Return the number of a right action of the seat on turn. Cards that no rule distinguishes have the same."""

    @classmethod
    @abstractmethod
    def move_name(cls, move: int) -> str:
        """Return what a number means, in a few words, for tables and logs."""

    def playout(self, rng: FastRng) -> int:
        """Play random right moves to the end, all equally likely. Return how many."""
        made = 0
        while not self.over:
            moves = self.moves()
            self.play_move(moves[rng.below(len(moves))], rng)
            made += 1
        return made

    # Cards and hands

    def give(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Add `cards` to the hand of `seat`."""
        hand = self.held[seat]
        hand.cards |= set_of(cards)
        hand.count += len(cards)

    def give_hands(self, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> None:
        """Give each seat its hand; the rest of the cards is the stock, the one drawn next first."""
        for seat, cards in enumerate(hands):
            self.give(Seat(seat), cards)
        self.stock = list(stock[::-1])
        self.dealt = True
        self.chance_due = False

    def deal_hands(self, cards: list[Card], size: int) -> None:
        """Give each seat `size` of the shuffled `cards`, one at a time, and remove them: a faster `give_hands`."""
        at: i64 = 0
        for _ in range(size):
            for hand in self.held:
                hand.cards |= bit(cards[at])
                at += 1
        for hand in self.held:
            hand.count = size
        del cards[:at]
        self.dealt = True
        self.chance_due = False

    def anybody_holds_cards(self) -> bool:
        """Return whether any hand has cards."""
        for hand in self.held:  # noqa: SIM110 - a generator would be slower
            if hand.count:
                return True
        return False

    def give_top(self, hand: Hand) -> Card:
        """Add the stock's top card to `hand`."""
        self.stock_size -= 1
        card = self.stocked[self.stock_size]
        hand.cards |= bit(card)
        hand.count += 1
        return card

    def own_discard(self) -> list[Card]:
        """Return the discard pile so that it can be changed: a copy if another game has the same list."""
        if self.discard_shared:
            self.discard = self.discard[:]
            self.discard_shared = False
        return self.discard

    def lay_down(self, hand: Hand, cards: i64, count: i64) -> None:
        """Take `cards`, `count` of them, out of `hand`."""
        hand.cards ^= cards
        hand.count -= count

    def fill_view(self, view: View, seat: Seat | None) -> None:
        """Set what every view has: `seat` sees its hand, but only the number of cards in other hands and the stock."""
        view.seat = seat
        view.players = self.players
        view.turn = self.turn
        view.over = self.over
        view.chance_due = self.chance_due
        view.options = self.options
        view.turns = self.turns
        view.deck = self.deck
        view.hand = 0 if seat is None else self.held[seat].cards
        counts: list[int] = []
        for hand in self.held:
            counts.append(hand.count)  # noqa: PERF401 - faster for so few hands, and this runs at every move
        view.counts = tuple(counts)
        view.stock_size = self.stock_size
        view.exposed = self.exposed
        view.discard = tuple(self.discard)

    def fill_from_view(self, view: View, unseen: list[Card]) -> None:
        """Set this game, which is fresh from its constructor, to a state that `view` could show.

        `unseen`: the cards that the view does not show, in the order in which they fill the other hands; the rest
        becomes the stock.
        """
        self.deck = view.deck
        for number, count in enumerate(view.counts):
            if number == view.seat:
                self.give(view.seat, cards_in(view.hand))
            else:
                self.give(Seat(number), unseen[:count])
                del unseen[:count]
        self.stock = unseen
        self.discard = list(view.discard)
        self.turn = view.turn
        self.turns = view.turns
        self.over = view.over
        self.dealt = True
        self.chance_due = False

    @abstractmethod
    def copy(self) -> "Game":
        """Return a copy whose changes do not change this game."""

    @classmethod
    @abstractmethod
    def determinize(cls, view: View, rng: Rng) -> "Game":
        """Return a game that `view` could show: the cards that are hidden in it are dealt at random.

        The view must be of a game after the deal, while chance is not due.
        """

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Return the present scores by seat."""

    def winners(self) -> tuple[Seat, ...]:
        """Return the winners, ascending, or an empty tuple while the game is not over. Ties share the win."""
        if not self.over:
            return ()
        scores = self.scores()
        best = min(scores) if self.low_wins else max(scores)
        return tuple([Seat(seat) for seat, score in enumerate(scores) if score == best])

    def state(self) -> dict[str, object] | None:
        """Return everything, including hidden cards, as `replay` prints it; None before the deal."""
        if not self.dealt:
            return None
        return {
            "turn": None if self.over else self.turn,
            "over": self.over,
            "hands": [hand_codes(hand) for hand in self.hands],
            **self.state_details(),
        }

    @abstractmethod
    def state_details(self) -> dict[str, object]:
        """Return the fields of `state` that not every game has, such as the stock."""

    def end(self, emit: Emit | None, *, blocked: bool = False) -> None:
        """End the game. `blocked`: everybody passed, with nothing left to draw."""
        self.over = True
        if emit is not None:
            emit(Ended(self.winners(), self.scores(), blocked))

    def legal_actions(self) -> list[Action]:
        """Return the right actions of the seat on turn, as listed by its own view."""
        return self.view(self.turn).legal_actions()

    def result(self) -> Result:
        """Return the result of the game so far."""
        return Result(self.over, self.winners(), self.scores(), self.turns)

    def check_can_act(self, by: By, action: Action) -> None:
        """Refuse any action after the end, while chance is due, and from a seat that does not exist.

        Raises:
            Refusal: the action is not possible. Nothing has changed.
        """
        if self.over:
            raise Refusal(Reason.GAME_OVER)
        if isinstance(action, ChanceAction) != (by is CHANCE):
            raise Refusal(Reason.CHANCE_OUT_OF_PLACE)
        if self.chance_due != (by is CHANCE):
            raise Refusal(Reason.CHANCE_FIRST if self.chance_due else Reason.CHANCE_OUT_OF_PLACE)
        if by is not None and not 0 <= by < self.players:
            raise Refusal(Reason.NO_SUCH_SEAT, {"seat": by, "players": self.players})

    def unknown_action(self, action: Action) -> Refusal:
        """Return the refusal of an action that players do not have in this game."""
        if isinstance(action, ChanceAction):
            return Refusal(Reason.CHANCE_OUT_OF_PLACE)
        return Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})

    @classmethod
    def read_action(cls, fields: object) -> Action:
        """Return the action in the fields of an entry.

        Raises:
            BadNotation: it is missing or does not exist in this game; the message has the value and what is right.
        """
        if not isinstance(fields, Mapping):
            raise BadNotation(f"an entry is an object with by and do, not {shown(fields)}")
        word = fields.get("do")
        action = cls.actions.get(word) if isinstance(word, str) else None
        if action is None:
            raise BadNotation(f"{cls.name} has no action {shown(word)}: it has {', '.join(cls.actions)}")
        return action.read(fields)


def pile_codes(pile: Sequence[Card]) -> list[str]:
    """Return the codes of a stock or discard pile, the top card first. In the pile itself, the top card is last.

    >>> pile_codes([Card(0), Card(2)])
    ['D3', 'C3']
    """
    return list(codes_of(pile[::-1]))
