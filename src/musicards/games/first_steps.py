"""First steps: a prepared deal of a few prompted moves, which teaches a game by playing it.

A game has them in its `teaching`, and names them in its manifest. They are data: what chance, the player
in seat 0 and the computer player in seat 1 do, one after the other. `advance` follows the log through them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from musicards.cards import Card, CardSet, cards_in, parse_cards, set_of
from musicards.games.action import CHANCE, Action, By, Seat

PLAYER: Final = Seat(0)
COMPUTER: Final = Seat(1)

_STRIDE: Final = 23  # spreads the deck over the stock; it has no factor in common with `_SPREAD`
_SPREAD: Final = 59

Fields: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Prompt:
    """Something that the player is asked to do."""

    text: str  # the name of its text, e.g. "draw"
    action: Action  # what the text asks for
    accepts: tuple[Fields, ...] = ()  # entries that will do, by the fields that matter; empty for only `action`
    misplay: bool = False  # it is wrong on purpose, and punished
    refused: bool = False  # it is wrong on purpose, and refused: no entry of the log does it
    notes: Mapping[str, str] = field(default_factory=dict)  # notes that the text mentions, e.g. {"last": "C"}

    def is_done_by(self, entry: Fields, *, misplay: bool) -> bool:
        """Return whether an entry of the player does it. `misplay`: the entry was a misplay."""
        return not self.refused and misplay == self.misplay and self._fits(entry)

    def is_refused_as(self, action: Fields) -> bool:
        """Return whether a refused action of the player does it."""
        return self.refused and self._fits(action)

    def _fits(self, fields: Fields) -> bool:
        return any(_has(fields, each) for each in self.accepts or (self.action.to_json(),))


@dataclass(frozen=True, slots=True)
class Reply:
    """What chance or the computer player does."""

    by: By
    action: Action


@dataclass(frozen=True, slots=True)
class FirstSteps:
    """The First steps of one game.

    Attributes:
        parts: what happens, in order; the first part is the deal.
        options: the options that the game is played with; missing ones have their default values.
    """

    parts: tuple[Prompt | Reply, ...]
    options: Fields = field(default_factory=dict)

    @property
    def prompts(self) -> int:
        """Return how many prompts there are."""
        return sum(isinstance(part, Prompt) for part in self.parts)


def advance(
    parts: Sequence[Prompt | Reply], at: int | None, entry: Fields, *, misplay: bool, same_turn: bool
) -> int | None:
    """Return the index of the part that is due after `entry`; None once the players have left the path.

    A player whose turn continues can still do what the prompt asks, so anything else that they do leaves it due. They
    may also skip prompts.

    Args:
        parts: of some `FirstSteps`.
        at: the index of the part that was due before; `len(parts)` if none was; None off the path.
        entry: an entry of the log, not taken back.
        misplay: the entry was a misplay.
        same_turn: the same turn continues after the entry.
    """
    if at is None or at == len(parts):
        return at
    part = parts[at]
    if isinstance(part, Reply) and part.by is CHANCE:
        return at + 1
    if entry["by"] == "chance":
        return at
    if isinstance(part, Reply):
        if entry == {"by": part.by, **part.action.to_json()}:
            return at + 1
    elif entry["by"] == PLAYER:
        for index in range(at, len(parts)):
            prompt = parts[index]
            if not isinstance(prompt, Prompt):
                break
            if prompt.is_done_by(entry, misplay=misplay):
                following = index + 1
                asked_again = following < len(parts) and isinstance(parts[following], Prompt)
                return following if same_turn or not asked_again else None
    return at if same_turn else None


def _has(entry: Fields, fields: Fields) -> bool:
    """Return whether an entry has all these fields, and fields within fields."""
    for name, value in fields.items():
        found = entry.get(name)
        if isinstance(value, Mapping) and isinstance(found, Mapping):
            if not _has(found, value):
                return False
        elif found != value:
            return False
    return True


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards with these codes, e.g. ``"C4 F#3"``."""
    return parse_cards(codes.split())


def rest_of(deck: CardSet, *dealt: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of `deck` that are not `dealt`, mixed, always in the same order."""
    left = deck
    for some in dealt:
        left &= ~set_of(some)
    return tuple(sorted(cards_in(left), key=lambda card: (card + 1) * _STRIDE % _SPREAD))
