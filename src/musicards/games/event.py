"""Events: what an action has caused, named in the past tense. They are computed and sent, never stored.

Every event class says what other seats see of it: there is no default. Events have plain JSON values (cards as codes,
notes by ASCII name), because they are only sent.
"""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, TypeAlias

from musicards.errors import ExplainLevel, facts_for
from musicards.games.action import Seat

Say: TypeAlias = Mapping[str, str]
"""What was said with a play, by kind: ``letter``, ``step``, ``pitch``."""


class Event:
    """Something that happened at the table."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the class and its fields, because the default fails for compiled, frozen dataclasses."""
        this: Any = self
        return type(this), tuple([getattr(this, field.name) for field in fields(this)])

    def seconds_to_see(self) -> float:
        """Return for how many seconds everybody must be able to see it before a computer player moves."""
        return 0.0

    def seconds_to_follow(self) -> float:
        """Return for how many seconds people take it in before the computer player who caused it continues its turn."""
        return 0.0

    @abstractmethod
    def seen_by(self, viewer: Seat | None) -> "Event":
        """Return the event as `viewer` may know it; None is a spectator."""


class PublicEvent(Event):
    """An event that everybody at the table sees completely."""

    __slots__ = ()

    def seen_by(self, viewer: Seat | None) -> "PublicEvent":  # noqa: ARG002 - all see the same
        return self


@dataclass(frozen=True, slots=True)
class Dealt(PublicEvent):
    """The cards were dealt."""

    starter: str | None  # the card turned over to start the discard pile, if the game has one
    type: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class TurnStarted(PublicEvent):
    """It is `seat`'s turn."""

    seat: Seat
    type: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Skipped(PublicEvent):
    """The turn passed `seat`, which has no cards and nothing to do."""

    seat: Seat
    type: Literal["skipped"] = "skipped"


@dataclass(frozen=True, slots=True)
class Undone(PublicEvent):
    """`seat` took back its last play: the table is as it was before. Emitted by the server; not in records."""

    seat: Seat
    type: Literal["undone"] = "undone"


@dataclass(frozen=True, slots=True)
class Misplayed(PublicEvent):
    """`seat` played cards that do not fit, or said the wrong word. Everybody saw the cards; they are back in hand."""

    seat: Seat
    cards: tuple[str, ...]
    say: Say
    code: str  # what was wrong
    facts: Mapping[str, object]  # for an explanation
    answer: tuple[str, ...] = ()  # which of the facts give away what would have been right
    type: Literal["misplayed"] = "misplayed"

    def seconds_to_follow(self) -> float:
        return 2.2

    def explained(self, level: ExplainLevel) -> "Misplayed":
        """Return the event with what was wrong, as far as `level` allows."""
        return replace(self, facts=facts_for(level, self.facts, self.answer))


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """`seat` took the stock's top card."""

    seat: Seat
    card: str | None  # None for everybody but the player who drew it
    type: Literal["drew"] = "drew"

    def seen_by(self, viewer: Seat | None) -> "Drew":
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Penalized(Event):
    """`seat` took penalty cards, after a misplay or when caught."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None  # None for everybody but the player who took them
    type: Literal["penalized"] = "penalized"

    def seen_by(self, viewer: Seat | None) -> "Penalized":
        return self if viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Passed(PublicEvent):
    """`seat` ended its turn without a play."""

    seat: Seat
    type: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Finished(PublicEvent):
    """`seat` ended its turn after its plays."""

    seat: Seat
    type: Literal["finished"] = "finished"


@dataclass(frozen=True, slots=True)
class Called(PublicEvent):
    """`seat` called "Musicards!"."""

    seat: Seat
    safe: bool  # the caller had one card left and is safe now
    type: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class Caught(PublicEvent):
    """`seat` had one card left, had not called, and was caught by `by`."""

    seat: Seat
    by: Seat
    type: Literal["caught"] = "caught"


@dataclass(frozen=True, slots=True)
class Reshuffled(PublicEvent):
    """The discard pile, except its top card, became the new stock."""

    count: int  # cards in the new stock
    type: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True)
class Ended(PublicEvent):
    """The game is over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    blocked: bool  # everybody passed, with nothing left to draw
    type: Literal["ended"] = "ended"
