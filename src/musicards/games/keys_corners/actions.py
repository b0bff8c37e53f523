"""What is done in Key's Corners, and what happens: its actions and events.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from musicards.cards import CODES, HOUR_OF, Card, code_of, codes_of, parse_card, parse_cards
from musicards.errors import BadNotation, shown
from musicards.games.action import Action, ChanceAction, Seat, need, read_hands
from musicards.games.event import Event, PublicEvent
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES, Space
from musicards.theory.pitch import note_hour

Source: TypeAlias = Literal["hand", "discard"]

_SPACE: Final = {name: Space(place) for place, name in enumerate(SPACES)}


def _read_space(value: object) -> Space:
    space = _SPACE.get(value) if isinstance(value, str) else None
    if space is None:
        raise BadNotation(f"no space is called {shown(value)}: there are {', '.join(SPACES)}")
    return space


@dataclass(frozen=True, slots=True)
class Deal(ChanceAction):
    """Deal five cards to each, turn one up on each foundation; the rest is the stock."""

    hands: tuple[tuple[Card, ...], ...]  # by seat, in the order dealt
    piles: tuple[tuple[Card, ...], ...]  # for N E S W, one card each
    stock: tuple[Card, ...]  # drawn from the first on

    def to_json(self) -> dict[str, object]:
        return {
            "do": "deal",
            "hands": [list(codes_of(hand)) for hand in self.hands],
            "piles": {SPACES[space]: list(codes_of(self.piles[space])) for space in FOUNDATIONS},
            "stock": list(codes_of(self.stock)),
        }

    def face_up(self) -> tuple[Card, ...]:
        return tuple([card for pile in self.piles for card in pile])

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Deal":
        hands = read_hands(fields)
        piles = need(fields, "piles", "a card for each of N, E, S and W")
        if not isinstance(piles, Mapping) or sorted(piles) != sorted(SPACES[:4]):
            raise BadNotation(f"piles are an object with a list of cards for each of N, E, S and W, not {shown(piles)}")
        return Deal(
            hands,
            tuple([parse_cards(piles[SPACES[space]]) for space in FOUNDATIONS]),
            parse_cards(need(fields, "stock", "the cards left, the one drawn next first")),
        )


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a hand card, or the discard pile's top card, on a pile or into an empty space."""

    card: Card
    source: Source
    to: Space
    name: str | None = None  # the note of a wild, in any spelling; None for a note card
    hour: int = field(init=False, repr=False, compare=False)  # what the card counts as; 0 for a wild without a name

    def __post_init__(self) -> None:
        object.__setattr__(self, "hour", HOUR_OF[self.card] or (0 if self.name is None else note_hour(self.name)))

    def laid_cards(self) -> tuple[Card, ...]:
        return (self.card,)

    def to_json(self) -> dict[str, object]:
        fields: dict[str, object] = {
            "do": "place",
            "card": code_of(self.card),
            "from": self.source,
            "to": SPACES[self.to],
        }
        if self.name is not None:
            fields["as"] = self.name
        return fields

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        return ("card", "from", "to", "as")

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Place":
        card = parse_card(need(fields, "card", "the card's code"))
        source = need(fields, "from", "hand or discard")
        if source not in ("hand", "discard"):
            raise BadNotation(f"a card is placed from hand or discard, not {shown(source)}")
        to = _read_space(need(fields, "to", "the space it goes to"))
        name: str | None = None
        if "as" in fields:
            note_hour(fields["as"])
            name = str(fields["as"])
        return Place(card, "hand" if source == "hand" else "discard", to, name)


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move the top cards of a foundation, or the whole pile, onto another pile or into an empty corner."""

    source: Space
    to: Space
    count: int  # cards off the top

    def to_json(self) -> dict[str, object]:
        return {"do": "move", "from": SPACES[self.source], "to": SPACES[self.to], "count": self.count}

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        return ("from", "to", "count")

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Move":
        source = _read_space(need(fields, "from", "the foundation the cards come from"))
        to = _read_space(need(fields, "to", "the space they go to"))
        count = need(fields, "count", "how many cards off the top")
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= len(CODES):
            raise BadNotation(f"count is a whole number of cards from 1 to {len(CODES)}, not {shown(count)}")
        return Move(source, to, count)


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put a hand card that fits nowhere on the discard pile, as the turn's only play."""

    card: Card

    def laid_cards(self) -> tuple[Card, ...]:
        return (self.card,)

    def to_json(self) -> dict[str, object]:
        return {"do": "discard", "card": code_of(self.card)}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Discard":
        return Discard(parse_card(need(fields, "card", "the card's code")))


@dataclass(frozen=True, slots=True)
class Placed(PublicEvent):
    """`seat` put a card on a pile or into an empty space."""

    seat: Seat
    card: str
    source: Literal["hand", "discard"]
    to: str
    name: str  # what it counts as there
    type: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Moved(PublicEvent):
    """`seat` moved cards from a foundation."""

    seat: Seat
    source: str
    to: str
    cards: tuple[str, ...]  # bottom first
    names: tuple[str, ...]
    type: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Discarded(PublicEvent):
    """`seat` put a card that fitted nowhere on the discard pile."""

    seat: Seat
    card: str
    type: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class BookTaken(PublicEvent):
    """`seat` completed a pile and took it."""

    seat: Seat
    space: str
    kind: Literal["scale", "stack"]
    cards: tuple[str, ...]  # bottom first
    names: tuple[str, ...]
    points: int
    type: Literal["book"] = "book"

    def seconds_to_follow(self) -> float:
        return 1.2


@dataclass(frozen=True, slots=True)
class DrewUp(Event):
    """`seat` drew up to five cards before its turn."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None  # None in every eye but the drawer's
    type: Literal["drew-up"] = "drew-up"

    def seen_by(self, viewer: Seat | None) -> "DrewUp":
        return self if viewer == self.seat else replace(self, cards=None)
