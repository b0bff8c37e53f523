"""The bodies of the HTTP API. The messages on the websocket are in `messages`."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from musicards.errors import Expected, InputCode, InputError
from musicards.games.manifest import Group
from musicards.server.http.bodies_tools import NameParts
from musicards.server.match.bodies import Again, Attempt, NewMatch, ReviewStep, SeatWish, Tried
from musicards.server.match.messages import Avatar, Level, Reason, Room

__all__ = [
    "ActionInfo",
    "Again",
    "Attempt",
    "CardInfo",
    "GameInfo",
    "InputProblem",
    "Joined",
    "Lobby",
    "Lock",
    "NewHost",
    "NewMatch",
    "Problem",
    "Removal",
    "Review",
    "ReviewStep",
    "RulesSection",
    "SeatLink",
    "SeatWish",
    "Session",
    "Sit",
    "Tried",
]


class ActionInfo(Struct, frozen=True):
    """Something that players of a game can do, so that a page can offer it without knowing the game."""

    do: str  # the word in an Act, e.g. play
    fields: list[str]  # the names of the action's other fields, e.g. card


class RulesSection(Struct, frozen=True):
    """A section of a game's rules; its texts are by name."""

    name: str
    cards: list[str]  # codes of the cards in its example; "" for a card that is face down


class GameInfo(Struct, frozen=True):
    """A game that can be chosen."""

    name: str
    title: str
    group: Group
    seats: list[int]  # fewest and most players
    options: list[dict[str, Any]]  # name, kind (flag, number, choice, scale), default, and choices where there are some
    numbers: dict[str, int]  # in the rules, for texts, e.g. {"hand": 7, "penalty": 2}
    actions: list[ActionInfo] = []
    first_steps: bool = False  # it has a prepared deal that teaches it
    rules: list[RulesSection] = []  # the sections of its rules, in order
    hands: bool = True  # players hold cards


class CardInfo(Struct, frozen=True):
    """What is printed on a card."""

    code: str
    hour: int | None  # its clock number; None on a wild
    octave: int | None  # 3 to 6, 4 holds middle C; None on a wild
    names: list[str]  # in ASCII: one on a natural, two on a black key, none on a wild


class Lobby(Struct, frozen=True):
    """All that the home page and the table need to know beforehand. GET /api/lobby."""

    games: list[GameInfo]
    cards: list[CardInfo]  # in deck order
    levels: list[Level]
    public: bool  # other devices can open the address of this page
    keep_days: int | None  # after which finished matches are deleted; null for never
    addresses: list[str]  # if not: addresses for other devices in this network, such as http://192.168.1.7:8000


class Sit(Struct, frozen=True):
    """POST /api/matches/CODE/seats: take a free seat (the first one if no seat is given), or the seat of a key."""

    seat: int | None = None
    name: Annotated[str, Meta(max_length=24)] = ""
    avatar: Avatar | None = None  # None keeps the present one
    key: Annotated[str, Meta(max_length=64)] | None = None  # as in Room: take that seat, even if somebody sits there


class NewHost(Struct, frozen=True):
    """POST /api/matches/CODE/host: the person in this seat is the host from now on."""

    seat: int


class Session(Struct, frozen=True):
    """POST /api/session: what a page sends with each request if its browser keeps no cookies."""

    token: str


class SeatLink(Struct, frozen=True):
    """POST /api/matches/CODE/link: the key for a link to the sender's seat, which opens it once, for some `minutes`."""

    key: str
    minutes: int


class Lock(Struct, frozen=True):
    """POST /api/matches/CODE/lock: whether nobody else may sit down."""

    locked: bool


class Removal(Struct, frozen=True):
    """POST /api/matches/CODE/remove: take the person in this seat out of the match, and lock the table."""

    seat: int


class Joined(Struct, frozen=True):
    """The match and your seat: the answer to NewMatch, Sit and Again."""

    code: str
    seat: int | None


class InputProblem(Struct, frozen=True):
    """What is wrong with typed input, as in `errors.InputError`; null where a code has no such fact."""

    code: InputCode
    input: str  # what was typed, cut off if it is long
    part: str  # the part that is wrong; the same as input if all of it is
    expected: Expected | None  # what the part should be
    suggestions: list[NameParts]  # what was probably meant, the most likely first
    examples: list[NameParts]  # what could be typed; only where there are no suggestions
    number: int | None  # which of the notes and chords of a line it is, from 1
    row: int | None  # which row it is in, if the line has several
    total: int | None
    least: int | None
    most: int | None

    @classmethod
    def of(cls, error: InputError) -> "InputProblem":
        """Return the facts of an error."""
        suggestions = [NameParts.of(each) for each in error.suggestions]
        examples = [NameParts.of(each) for each in error.examples]
        return cls(
            error.code,
            error.input,
            error.part,
            error.expected,
            suggestions,
            examples,
            error.number,
            error.row,
            error.total,
            error.least,
            error.most,
        )


class Problem(Struct, frozen=True):
    """The body of every HTTP response with a status of 400 or more."""

    reason: Reason
    text: str  # an English sentence, for programs
    facts: dict[str, Any] = {}
    input: InputProblem | None = None  # what is wrong with typed input; the reason is bad-notation then


class Review(Struct, frozen=True):
    """A match that is over, step by step. GET /api/matches/CODE/review."""

    room: Room
    steps: list[ReviewStep]
