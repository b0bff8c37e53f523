"""The deal and the plays in The Distance and Steps.

Rules: docs/rules.md, "Records".
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from musicards.cards import Card, CardSet, codes_of, parse_cards, set_of
from musicards.errors import BadNotation, shown
from musicards.games.action import Action, ChanceAction, need, read_hands


@dataclass(frozen=True, slots=True)
class Deal(ChanceAction):
    """Deal a hand to each player, turn one card over as the starter; the rest is the stock."""

    hands: tuple[tuple[Card, ...], ...]  # by seat, in the order dealt
    discard: tuple[Card, ...]  # only the starter
    stock: tuple[Card, ...]  # the first card is drawn first

    def to_json(self) -> dict[str, object]:
        return {
            "do": "deal",
            "hands": [list(codes_of(hand)) for hand in self.hands],
            "discard": list(codes_of(self.discard)),
            "stock": list(codes_of(self.stock)),
        }

    def face_up(self) -> tuple[Card, ...]:
        return self.discard

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Deal":
        return Deal(
            read_hands(fields),
            parse_cards(need(fields, "discard", "a list with the starter")),
            parse_cards(need(fields, "stock", "the cards left, the one drawn next first")),
        )


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Put down cards; each game adds what is said with them."""

    cards: tuple[Card, ...]  # in the order put down, the last on top
    mask: CardSet = field(init=False, repr=False, compare=False)  # `cards` as a set, at hand for the rules
    names_twice: bool = field(init=False, repr=False, compare=False)  # a card is named more than once

    def __post_init__(self) -> None:
        object.__setattr__(self, "mask", set_of(self.cards))
        object.__setattr__(self, "names_twice", self.mask.bit_count() != len(self.cards))

    @property
    @abstractmethod
    def say(self) -> dict[str, str]:
        """Return what is said with the play, as in a record."""

    def laid_cards(self) -> tuple[Card, ...]:
        return self.cards

    def to_json(self) -> dict[str, object]:
        return {"do": "play", "cards": list(codes_of(self.cards)), "say": self.say}

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        return ("cards", "say")


def read_play(fields: Mapping[str, object], words: Sequence[str]) -> tuple[tuple[Card, ...], dict[str, object]]:
    """Return the cards of a play entry, and what was said by kind, which must be one of `words`.

    Raises:
        BadNotation: there are no such cards, or a kind is not one of `words`.
    """
    cards = parse_cards(need(fields, "cards", 'the cards put down, such as ["F#3"]'))
    say = need(fields, "say", f"what is said with it: {' or '.join(words)}")
    if not isinstance(say, Mapping):
        raise BadNotation(f"say is an object with {' or '.join(words)}, not {shown(say)}")
    for word in say:
        if word not in words:
            raise BadNotation(f"say has no {shown(word)} here: it has {' or '.join(words)}")
    return cards, dict(say)
