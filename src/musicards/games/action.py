"""Actions: what a player or chance does, such as `Draw`.

Rules: docs/rules.md, "Records". An *entry* is an action as plain JSON, with who did it: ``{"by": 0, "do": "draw"}``.
``do`` is the action's word; `Game.actions` has each word of a game with its class. The actions that several games share
are in this module, those of one game in the module `actions` of its package.

>>> NEXT_SEAT[3][2], PREVIOUS_SEAT[3][0]  # of three players
(0, 2)
"""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NewType, TypeAlias

from musicards.cards import Card, codes_of, parse_cards
from musicards.errors import BadNotation, shown

Seat = NewType("Seat", int)
"""A place at the table, 0 … n-1 clockwise."""

NEXT_SEAT: Final = [[Seat((seat + 1) % players) for seat in range(players)] for players in range(6)]
PREVIOUS_SEAT: Final = [[Seat((seat - 1) % players) for seat in range(players)] for players in range(6)]
"""The next seat clockwise and the next seat to the right, by number of players and seat."""

By: TypeAlias = Seat | None
"""Who acts: a seat, or `CHANCE`."""

CHANCE: Final[By] = None

_FAR: Final = 999

Fields: TypeAlias = Mapping[str, object]
"""The fields of an entry as JSON values; fields that an action does not know are ignored."""


class Action:
    """An action of a player or of chance. Immutable.

    Not an `ABC`, because `isinstance` is slow for them, and games use it at every move.

    >>> Draw().to_json(), Draw.read({})
    ({'do': 'draw'}, Draw())
    """

    __slots__ = ()

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """Return the fields of its entry except ``by``, ``do`` first, as plain JSON values."""

    def laid_cards(self) -> tuple[Card, ...]:
        """Return the cards that the action lays on the table, in order; empty if it names none."""
        return ()

    @staticmethod
    def read(fields: Fields) -> "Action":
        """Return the action that the fields of an entry describe.

        Raises:
            BadNotation: a field is missing or has a wrong value.
        """
        raise NotImplementedError

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        """Return the names of the fields that its entry can have besides ``by`` and ``do``, e.g. ``("card",)``.

        An action whose entry names its fields differently than the class does overrides this.
        """
        return tuple([name for name, field in getattr(cls, "__dataclass_fields__", {}).items() if field.init])


class ChanceAction(Action):
    """An action of chance, such as a deal.

    >>> issubclass(Reshuffle, ChanceAction), issubclass(Draw, ChanceAction)
    (True, False)
    """

    __slots__ = ()

    def face_up(self) -> tuple[Card, ...]:
        """Return the cards that the action itself turns face up, in the order of its fields; empty if it turns none."""
        return ()


def need(fields: Fields, name: str, what: str) -> object:
    """Return the field `name` of an entry.

    >>> need({"cards": ["C4"]}, "cards", "the cards to play")
    ['C4']

    Raises:
        BadNotation: the field is missing; the message says `what` it should be.
    """
    if name not in fields:
        raise BadNotation(f"{fields.get('do')} needs {name}: {what}")
    return fields[name]


def read_number(fields: Fields, name: str, what: str) -> int:
    """Return the field `name` of an entry, a whole number. The game has to check whether such a place exists.

    >>> read_number({"position": 3}, "position", "the position of a card")
    3

    Raises:
        BadNotation: it is missing, not a whole number, or far out of range; the message says `what` it should be.
    """
    number = need(fields, name, what)
    if not isinstance(number, int) or isinstance(number, bool) or not -_FAR <= number <= _FAR:
        raise BadNotation(f"{name} is {what}, not {shown(number)}")
    return number


def read_hands(fields: Fields) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of a deal, by seat, in the order dealt.

    >>> read_hands({"hands": [["C3"], ["?1"]]})
    ((0,), (48,))

    Raises:
        BadNotation: they are missing, or not lists of cards.
    """
    hands = need(fields, "hands", "a list of cards for each seat")
    if not isinstance(hands, list):
        raise BadNotation(f"hands are a list with a list of cards for each seat, not {shown(hands)}")
    return tuple([parse_cards(hand) for hand in hands])


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the stock's top card.

    >>> Draw().to_json()
    {'do': 'draw'}
    """

    def to_json(self) -> dict[str, object]:
        return {"do": "draw"}

    @staticmethod
    def read(_: Fields) -> "Draw":
        return Draw()


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """End the turn without a play.

    >>> Pass().to_json()
    {'do': 'pass'}
    """

    def to_json(self) -> dict[str, object]:
        return {"do": "pass"}

    @staticmethod
    def read(_: Fields) -> "Pass":
        return Pass()


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn, where it does not end by itself.

    >>> Done().to_json()
    {'do': 'done'}
    """

    def to_json(self) -> dict[str, object]:
        return {"do": "done"}

    @staticmethod
    def read(_: Fields) -> "Done":
        return Done()


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Call "Musicards!".

    >>> Call().to_json()
    {'do': 'call'}
    """

    def to_json(self) -> dict[str, object]:
        return {"do": "call"}

    @staticmethod
    def read(_: Fields) -> "Call":
        return Call()


@dataclass(frozen=True, slots=True)
class Reshuffle(ChanceAction):
    """Turn the discard pile, except its top card, into a new stock.

    >>> Reshuffle(parse_cards(["C3", "?1"])).to_json()
    {'do': 'reshuffle', 'stock': ['C3', '?1']}
    """

    stock: tuple[Card, ...]  # the first card is drawn first

    def to_json(self) -> dict[str, object]:
        return {"do": "reshuffle", "stock": list(codes_of(self.stock))}

    @staticmethod
    def read(fields: Fields) -> "Reshuffle":
        return Reshuffle(parse_cards(need(fields, "stock", "the new stock's cards, the one drawn next first")))
