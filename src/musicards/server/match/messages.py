"""The messages between a page and the server on the websocket, in JSON: a tagged union for each direction.

The bodies of the HTTP API are in `bodies` and `server.calls`. The page's TypeScript types are generated from all these
(`schema`). A new field gets a default, so that pages opened before an update continue to work.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeAlias

from musicards.games.event import (
    Called,
    Caught,
    Dealt,
    Drew,
    Ended,
    Finished,
    Misplayed,
    Passed,
    Penalized,
    Reshuffled,
    Skipped,
    TurnStarted,
    Undone,
)
from musicards.games.registry import GAMES
from musicards.games.teaching import Task
from musicards.learning.evidence import Evidence as LearnerEvidence
from musicards.learning.trace import LATEST
from musicards.server.match.decoding import Between, Length, Named

AVATARS: Final = 12  # pictures of players, numbered from 0; the page draws them

EVENTS: tuple[type, ...] = (
    Dealt, TurnStarted, Misplayed, Drew, Penalized, Passed, Finished, Called, Caught, Reshuffled, Ended,
    Skipped, Undone,
    *(event for game in GAMES.values() for event in game.event_types),
)  # fmt: skip
"""Every event a page may hear of; each has a ``type``."""

TABLES: tuple[type, ...] = tuple(game.table_type for game in GAMES.values())
"""Every table a page may show; each has a ``game``."""


# Only sent; `schema` lists the possible types.
SeenEvent: TypeAlias = Annotated[Any, Named("SeenEvent")]
Table: TypeAlias = Annotated[Any, Named("Table")]

# Every code of `schema.REASONS`; an enum in the page's types.
Reason: TypeAlias = Annotated[str, Named("Reason")]

Level: TypeAlias = Literal["newcomer", "beginner", "learner", "player", "strong", "expert", "random", "rule"]
Avatar: TypeAlias = Annotated[int, Between(0, AVATARS - 1)]


Seconds: TypeAlias = Annotated[float, Between(0, LATEST)]
"""Seconds since 1970."""
Milliseconds: TypeAlias = Annotated[int, Between(0, 24 * 3_600_000)]
Name: TypeAlias = Annotated[str, Length(40)]
WrongRule: TypeAlias = Annotated[str, Named("WrongRule")]
"""A key of `learning.items.WRONG_RULES`."""


@dataclass(frozen=True, slots=True)
class EvidenceBody(LearnerEvidence):
    """What one act says about what the person knows, as `learning.evidence.Evidence`."""

    at: Seconds
    atom: Name
    right: bool
    said: Name
    chance: Annotated[float, Between(0, 1)]  # of being right by guessing
    aided: bool  # a printed name, number or color, or help, gave the answer away
    ms: Milliseconds | None  # how long the person took
    source: Name  # the name of the game, or "practice"
    weight: Annotated[float, Between(0, 1, above=True)]  # how much it counts; 1 as an answer in practice
    rules: Annotated[tuple[WrongRule, ...], Length(20)]  # the wrong rules that explain it
    item: Annotated[str, Length(80)] = ""  # the question that the act answers; empty in evidence of earlier versions


# From the page


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message on every connection: what the page has seen already."""

    type: Literal["hello"] = field(default="hello", init=False)
    seen: int | None = None  # the last version it has; None for a fresh page
    # Where several people share the device and hide their hands from each other: the seat of the person who has taken
    # it for their turn; None for nobody.
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Do something at the table. The page repeats the message, with the same id, until it is answered."""

    type: Literal["act"] = field(default="act", init=False)
    id: Annotated[str, Length(64, least=1)]  # made by the page, a new one for each attempt
    action: dict[str, Any]  # an entry as in a record, without `by`, e.g. {"do": "draw"}
    seat: int | None = None  # of whoever acts, if several share the device; None for whoever it shows the table of


@dataclass(frozen=True, slots=True)
class AskHelp:
    """Help me with this move, as far as `step`. The answer is a Help or a Refused."""

    type: Literal["ask-help"] = field(default="ask-help", init=False)
    step: Annotated[int, Between(1, 3)]


@dataclass(frozen=True, slots=True)
class Ping:
    """Whoever gets it answers at once with a Pong of the same id.

    The server measures how far away a page is; a page that does not answer is assumed to be near. The page finds out
    whether a connection on which nothing arrives still lives.
    """

    type: Literal["ping"] = field(default="ping", init=False)
    id: int


@dataclass(frozen=True, slots=True)
class Pong:
    """The immediate answer to a Ping."""

    type: Literal["pong"] = field(default="pong", init=False)
    id: int  # the Ping's


@dataclass(frozen=True, slots=True)
class Reading:
    """Whether the person reads something, such as the rules or an explanation; meanwhile the computers wait.

    Ignored if other people or a turn clock would have to wait too.
    """

    type: Literal["reading"] = field(default="reading", init=False)
    on: bool


@dataclass(frozen=True, slots=True)
class Hurry:
    """The computer that is thinking moves now. Ignored if other people sit at the table."""

    type: Literal["hurry"] = field(default="hurry", init=False)


ClientMessage: TypeAlias = Hello | Act | AskHelp | Ping | Pong | Reading | Hurry


# Settings of a match


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of a match that are not rules of the game. Part of NewMatch and of Room."""

    explain: Literal["full", "brief", "off"] = "full"  # of a misplay: everything; what was wrong; that it was wrong
    clock: int = 0  # seconds that a turn may take: 20, 30, 60 or 120; 0 for no limit
    stand_in: int = 60  # seconds until a computer plays for somebody who is away: 20, 60 or 180; 0 for never
    rounds: int = 1  # rounds in a series, 1 to 10
    pace: Literal["calm", "fast", "instant"] = "calm"  # of the computers' moves; calm: about 3 seconds a turn
    help: bool | None = None  # players may ask for help; None in NewMatch: only whoever plays alone
    first_steps: int = 0  # a scene of First steps, for one person and a computer; 0 for none
    late_joiners: bool = True  # after the deal, people may take over the seats of computers
    locked: bool | None = None  # nobody else may sit down; None in NewMatch: at a table for one person
    own_names: bool = False  # whoever joins may have any name, not only one of the lists
    open_hands: int = 0  # seconds after which whoever watches sees the hands: 60 or 300; 0 for never before the end
    class_code: str = ""  # of the class whose teacher leads the table; empty at all other tables, and in NewMatch
    paused: bool = False  # the teacher has stopped the game: nobody can act, and no time passes


@dataclass(frozen=True, slots=True)
class Series:
    """Which round of a series this match is, and the points so far."""

    round: int  # from 1
    rounds: int
    totals: list[int]  # by seat of this match: the points of the rounds before this one
    low_wins: bool  # the fewest points win


# To the page


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat and its player."""

    seat: int
    kind: Literal["person", "computer"]
    name: str  # empty while nobody has taken the seat
    level: Level | None  # of a computer player
    taken: bool
    here: bool  # they have the page open now; always true for computers
    avatar: int  # which picture, 0 to 11
    stood_in: bool  # they are away, and a computer plays for them
    # Milliseconds until a computer plays for them; None if they are here, or no time is set or known.
    until_stand_in: int | None = None


@dataclass(frozen=True, slots=True)
class Room:
    """The match and its seats; sent on joining and whenever it changes."""

    type: Literal["room"] = field(default="room", init=False)
    code: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: int | None  # your seat; None for a spectator
    started: bool  # the cards are dealt; before, some seats are still free
    over: bool
    next: str | None  # the code of the rematch, once somebody has chosen to play again
    settings: Settings
    series: Series | None  # None if this match is not part of a series
    key: str | None  # of your own seat: with it you can take the seat on any device; None for a spectator
    host: int | None = None  # the seat that starts, closes and continues the table; None if only computers play
    dealer: int = 0  # the seat that deals
    # Seats that people without one can take: free ones; after the deal, those of computers.
    open_seats: list[int] = field(default_factory=list)
    easier: Level | None = None  # when it is over: the level below that of its computers; None if there is none
    harder: Level | None = None  # when it is over: the level above
    # When it is over: options that the next match could have instead.
    suggested: dict[str, Any] = field(default_factory=dict)
    commitment: str | None = None  # to the shuffles, 64 hexadecimal digits; None in First steps and in old matches
    secret: str | None = None  # when it is over: the secret of the commitment, 64 hexadecimal digits
    yours: list[int] = field(default_factory=list)  # the seats of all who share your device, its owner's first
    # The cards are dealt, and several share it and hide their hands from each other: each sees their own table in their
    # own turn, after Hello has named their seat. Otherwise `you` is None, and messages are those for whoever watches.
    passed: bool = False


@dataclass(frozen=True, slots=True)
class Help:
    """Help with the move that is due, as a sensible player would make it, as far as `step`."""

    type: Literal["help"] = field(default="help", init=False)
    version: int  # it is for the table of this version
    step: int  # 1: what to look for; 2: the letter, step or place; 3: the cards or the button
    name: str  # of its texts, e.g. draw
    facts: dict[str, Any]  # what the texts mention; more in step 2
    action: dict[str, Any] | None  # what to do, as in an Act; only in step 3


@dataclass(frozen=True, slots=True)
class DueGoal:
    """How far the player of a scene of First steps is."""

    state: Literal["due", "wait", "missed", "done"]  # wait: for the computer; missed: the scene has to start again
    scene: int  # from 1
    scenes: int  # of the game
    goal: str = ""  # the name of its text, e.g. draw; empty when all are reached
    help: Help | None = None  # with the move, while the goal is due


@dataclass(slots=True)  # one for each viewer of each move: if it were frozen, making it would take three times as long
class Update:
    """A new entry of the log. Versions count up by one; after a gap, the page says hello again."""

    type: Literal["update"] = field(default="update", init=False)
    version: int
    happened: list[SeenEvent]  # the events, in order, as this viewer may know them
    table: Table  # after the entry
    undo: bool  # you may take back your last play now
    task: Task | None = None  # what you have to do or may do now; None if it is not your turn
    goal: DueGoal | None = None  # in First steps, for their player


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole table: on joining, and when a page has missed more than the server keeps."""

    type: Literal["snapshot"] = field(default="snapshot", init=False)
    version: int
    recent: list[SeenEvent]  # the latest events, oldest first, so that the page can still show what was said
    table: Table
    undo: bool  # you may take back your last play now
    task: Task | None = None  # what you have to do or may do now; None if it is not your turn
    goal: DueGoal | None = None  # in First steps, for their player


@dataclass(frozen=True, slots=True)
class Ack:
    """The act with this id happened, and is stored."""

    type: Literal["ack"] = field(default="ack", init=False)
    id: str
    version: int


@dataclass(frozen=True, slots=True)
class Refused:
    """The message asked for something impossible, or made no sense. Nothing has changed."""

    type: Literal["refused"] = field(default="refused", init=False)
    id: str | None  # of the act; None when the message had none
    reason: Reason
    facts: dict[str, Any]
    text: str  # an English sentence that says why, for programs; the page makes its own from the reason and the facts


@dataclass(frozen=True, slots=True)
class Evidence:
    """What acts of yours say about what you know; sent to the page that acted, and only once."""

    type: Literal["evidence"] = field(default="evidence", init=False)
    pieces: list[EvidenceBody]  # in order; none of an act that can still be taken back


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and how long it may still take. Sent after hello, and when the turn passes or is taken over."""

    type: Literal["turn"] = field(default="turn", init=False)
    seat: int | None  # None before the deal and after the end
    remaining: int | None  # milliseconds; None without a clock


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that happened but is not in the log, sent to everybody. Fields that a kind does not use are None.

    away: a computer plays for `seat`; back: the person plays again; time-up: a computer finishes this one turn;
    joined: a person has taken over a computer's `seat`; left: a person has left, and a computer has their `seat`;
    host: the person in `seat` is now the host; closed: the table has been closed, and the server closes the connection;
    race: `first` and `second` called "Musicards!", and `first` was earlier, `by` milliseconds.
    """

    type: Literal["notice"] = field(default="notice", init=False)
    kind: Literal["away", "back", "time-up", "joined", "left", "host", "closed", "race"]
    seat: int | None = None
    first: int | None = None
    second: int | None = None
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Hands:
    """All hands as they were some time ago, if the settings let those who watch see them. Players do not get it."""

    type: Literal["hands"] = field(default="hands", init=False)
    hands: list[list[str]]  # by seat: the codes of the cards, in deck order


ForAll: TypeAlias = Notice
"""What `MatchRunner.send_all` sends to all pages of a match, at every server: nothing that only some may know."""

ServerMessage: TypeAlias = (
    Room | Update | Snapshot | Ack | Help | Refused | Evidence | Turn | ForAll | Hands | Ping | Pong
)
