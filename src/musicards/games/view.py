"""What one seat may know of a game, and what of it the page shows."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from musicards.cards import Card, CardSet, cards_in, codes_of, mypyc_attr
from musicards.games.action import Action, Seat
from musicards.games.teaching import Task


@dataclass(frozen=True, slots=True)
class Table:
    """What the page shows of every game, in plain JSON values. It does not show which plays would be right.

    >>> table = Table(seat=0, players=2, turn=1, over=False, turns=3, hand=["C4"], counts=[1, 5])
    >>> table.counts[table.turn]
    5
    """

    seat: int | None  # whose view it is; None for a spectator
    players: int
    turn: int | None  # None when over
    over: bool
    turns: int
    hand: list[str]  # codes, in deck order
    counts: list[int]  # cards in each hand


@mypyc_attr(serializable=True)  # can be pickled: a search may run in another process
class View:
    """What one seat may know now; if `seat` is None, what a spectator may know.

    Computer players get only a view, so that their choices cannot depend on hidden cards. A game makes a view at every
    move, so it is a plain object: `Game.fill_view` sets these attributes, and each game its own.

    >>> from random import Random
    >>> from musicards.games.registry import make_game
    >>> game = make_game("distance", 2, {})
    >>> game.apply(None, game.chance(Random(1)))
    >>> view = game.view(game.turn)
    >>> view.counts, view.hand.bit_count(), game.view(None).hand  # a spectator sees no hand
    ((7, 7), 7, 0)
    """

    game: ClassVar[str]  # the game's name, e.g. "go_fish"
    seat: Seat | None
    players: int
    turn: Seat
    over: bool
    chance_due: bool
    options: Mapping[str, object]
    turns: int
    deck: CardSet  # the cards played with
    hand: CardSet  # of `seat`; empty for a spectator
    counts: tuple[int, ...]  # cards in each hand
    stock_size: int
    exposed: int  # bit n is set while seat n can be caught by a call; 0 in games without calls
    discard: tuple[Card, ...]  # the top card last; empty in games that have no such pile

    def copy_to(self, other: "View") -> None:
        """Set the attributes that every view has on `other`, which is fresh from its constructor."""
        other.seat = self.seat
        other.players = self.players
        other.turn = self.turn
        other.over = self.over
        other.chance_due = self.chance_due
        other.options = self.options
        other.turns = self.turns
        other.deck = self.deck
        other.hand = self.hand
        other.counts = self.counts
        other.stock_size = self.stock_size
        other.exposed = self.exposed
        other.discard = self.discard

    def facts(self) -> tuple[object, ...]:
        """Return everything that the view contains, to compare two views."""
        return (
            self.seat,
            self.players,
            self.turn,
            self.over,
            self.chance_due,
            self.options,
            self.turns,
            self.hand,
            self.counts,
            self.stock_size,
            self.exposed,
            self.discard,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and type(self) is type(other) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts()[6:])  # options come from JSON, and cannot be hashed

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Return the right actions of `seat` now, for computer players to choose from; empty if it cannot act.

        Of cards that no rule distinguishes (the same pitch in different octaves, or two wilds) only one is used.
        Misplays are not listed, although they are possible.
        """

    def task(self) -> Task | None:
        """Return what `seat` has to do or may do now; None if it is not its turn, and in games without prompts."""
        if self.over or self.chance_due or self.seat is None or self.seat != self.turn:
            return None
        return self.own_task()

    def own_task(self) -> Task | None:
        """Return the task of `seat`, whose turn it is; None in games without prompts."""
        return None

    @abstractmethod
    def table(self) -> object:
        """Return the view for the page's table: a dataclass of plain JSON values, such as a `Table`."""

    def table_fields(self) -> dict[str, Any]:
        """Return the fields of a `Table`."""
        return {
            "seat": self.seat,
            "players": self.players,
            "turn": None if self.over else self.turn,
            "over": self.over,
            "turns": self.turns,
            "hand": hand_codes(self.hand),
            "counts": list(self.counts),
        }


def hand_codes(hand: CardSet) -> list[str]:
    """Return the codes of a hand in deck order.

    >>> hand_codes(0b101)
    ['C3', 'D3']
    """
    return list(codes_of(cards_in(hand)))
