"""Actions: what a player or chance does, as bare imperatives; the wire word is the class in lower case.

Rules: docs/rules.md, "Records". The actions that several games share stand here, those of one game on its own page.
An *entry* is an action as plain JSON with who did it: ``{"by": 0, "do": "draw"}``.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NewType, TypeAlias

from musicards.cards import Card, codes_of, parse_cards
from musicards.errors import BadNotation, shown

__all__ = [
    "CHANCE",
    "Action",
    "By",
    "Call",
    "ChanceAction",
    "Done",
    "Draw",
    "Pass",
    "Reader",
    "Reshuffle",
    "Seat",
    "need",
    "read_hands",
    "read_number",
]

Seat = NewType("Seat", int)
"""A place at the table, 0 … n-1 clockwise."""

By: TypeAlias = Seat | None
"""Who acts: a seat, or `CHANCE`."""

CHANCE: Final[By] = None

_FAR: Final = 999

Fields: TypeAlias = Mapping[str, object]
"""The fields of an entry, as JSON has them; what an action does not know is ignored."""


class Action:
    """What somebody does. Immutable.

    Not an `ABC`: to ask whether a thing is an instance of one is slow, and games ask at every move.
    """

    __slots__ = ()

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """The fields of its entry but ``by``, ``do`` first, as plain JSON values."""


class ChanceAction(Action):
    """What chance does: how the cards fell."""

    __slots__ = ()


Reader: TypeAlias = Callable[[Fields], Action]
"""Makes an action of an entry's fields; raises BadNotation when they make none."""


def need(fields: Fields, name: str, what: str) -> object:
    """The field `name` of an entry.

    Raises:
        BadNotation: it is missing; says `what` it would be.
    """
    if name not in fields:
        raise BadNotation(f"{fields.get('do')} needs {name}: {what}")
    return fields[name]


def read_number(fields: Fields, name: str, what: str) -> int:
    """The field `name` of an entry, a whole number; whether there is such a place the game has to say.

    Raises:
        BadNotation: it is missing or none, or far from any place at a table; says `what` it would be.
    """
    number = need(fields, name, what)
    if not isinstance(number, int) or isinstance(number, bool) or not -_FAR <= number <= _FAR:
        raise BadNotation(f"{name} is {what}, not {shown(number)}")
    return number


def read_hands(fields: Fields) -> tuple[tuple[Card, ...], ...]:
    """The hands of a deal, by seat, in the order dealt.

    Raises:
        BadNotation: they are missing or no lists of cards.
    """
    hands = need(fields, "hands", "a list of cards for each seat")
    if not isinstance(hands, list):
        raise BadNotation(f"hands are a list with a list of cards for each seat, not {shown(hands)}")
    return tuple([parse_cards(hand) for hand in hands])


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the stock's top card."""

    def to_json(self) -> dict[str, object]:
        return {"do": "draw"}

    @staticmethod
    def read(_: Fields) -> "Draw":
        return Draw()


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """End the turn without a play."""

    def to_json(self) -> dict[str, object]:
        return {"do": "pass"}

    @staticmethod
    def read(_: Fields) -> "Pass":
        return Pass()


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn after one's plays."""

    def to_json(self) -> dict[str, object]:
        return {"do": "done"}

    @staticmethod
    def read(_: Fields) -> "Done":
        return Done()


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Call "Musicards!"."""

    def to_json(self) -> dict[str, object]:
        return {"do": "call"}

    @staticmethod
    def read(_: Fields) -> "Call":
        return Call()


@dataclass(frozen=True, slots=True)
class Reshuffle(ChanceAction):
    """Turn the discard pile but its top card into a new stock."""

    stock: tuple[Card, ...]  # drawn from the first on

    def to_json(self) -> dict[str, object]:
        return {"do": "reshuffle", "stock": list(codes_of(self.stock))}

    @staticmethod
    def read(fields: Fields) -> "Reshuffle":
        return Reshuffle(parse_cards(need(fields, "stock", "the new stock's cards, the one drawn next first")))
