"""All calls of pages in one table. A server answers them over HTTP, or an engine in the page itself.

The server or engine finds out who asks, limits how much they may ask, and reads and writes JSON.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, Literal, TypeAlias, TypeVar

from musicards.errors import BadNotation, UnknownMatch
from musicards.games.action import Seat
from musicards.server.calls import learning, progressions, tools, transposing
from musicards.server.calls.lobby import lobby
from musicards.server.calls.reviews import Reviews, line
from musicards.server.calls.shapes import shapes
from musicards.server.live.keys import LINK_MINUTES
from musicards.server.live.open_table import Run
from musicards.server.live.registry import MatchRegistry
from musicards.server.live.runner import MatchRunner
from musicards.server.live.seating import Seating
from musicards.server.match.bodies import (
    Absent,
    Again,
    Attempt,
    Joined,
    Lock,
    NewGame,
    NewHost,
    NewMatch,
    Removal,
    SeatLink,
    Sit,
    Tried,
)
from musicards.server.match.decoding import decode_plain
from musicards.server.match.messages import Room
from musicards.server.match.refusals import Denied, EarlierRules, Limit, WireReason
from musicards.server.match.review import attempt, record, unchecked_record
from musicards.tools.files import FILES, FileKind

T = TypeVar("T")

WORDS: Final = {
    "kind": "person or computer",
    "level": "newcomer, beginner, learner, player, strong, expert, random or rule",
    "explain": "full, brief or off",
    "pace": "calm, fast or instant",
}
"""What a field of a body can be: the answer to a request with something else."""

Queue: TypeAlias = Literal["lookups", "learning", "reviews"]
"""Which of the slow calls a call waits for, where they wait for each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A call that has arrived."""

    matches: MatchRegistry
    reviews: Reviews
    holder: str  # the token of the browser; empty if it has none
    find: Callable[[], Awaitable[MatchRunner]]  # returns the match whose code is in the path
    run: Run  # runs what takes a while, when it is its turn
    params: Mapping[str, str]  # the variable parts of the path
    query: Mapping[str, str]
    body: Any
    public: bool  # other devices can open the address of the page
    addresses: list[str]  # at which other devices in this network reach it
    can_share: bool = False  # whoever asks may make the server listen in the network


@dataclass(frozen=True, slots=True)
class File:
    """An answer for the browser to save as a file."""

    name: str
    media_type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Encoded:
    """An answer that is JSON already."""

    json: bytes


@dataclass(frozen=True, slots=True)
class Call:
    """Something that pages can ask for.

    Attributes:
        method: GET or POST.
        path: with its variable parts in braces, such as ``{code}``.
        answer: returns the answer: a dataclass, a `File`, `Encoded`, or None for an empty one.
        body: what the body is; None if there is none.
        status: of the answer.
        session: "make" if a browser without a token gets one, "end" if its token is useless afterward.
        queue: which of the slow calls it belongs to; None if it is quick.
        counts: of what somebody may not ask for too much; None if it needs no limit of its own.
        long: the answer is long, and worth compressing.
    """

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[[Asked], Awaitable[Any]]
    body: type | None = None
    status: HTTPStatus = HTTPStatus.OK
    session: Literal["read", "make", "end"] = "read"
    queue: Queue | None = None
    counts: Limit | None = None
    long: bool = False


def read_body(value: object, kind: type[T]) -> T:
    """Return a body, made of what JSON can say.

    Raises:
        BadNotation: it is no `kind`.
    """
    try:
        found: T = decode_plain(kind, value)
    except BadNotation as error:
        field = re.search(r"\.(\w+)`$", str(error))
        hint = f" ({WORDS[field[1]]})" if field and field[1] in WORDS else ""
        raise BadNotation(f"The body is no {kind.__name__}: {error}{hint}.") from None
    return found


async def _room(asked: Asked) -> Room:
    """Return the match and its seats."""
    live = await asked.find()
    return live.room(asked.holder)


async def _get_lobby(asked: Asked) -> Any:  # noqa: ANN401 - what each call answers is in its name
    # A page with a public name needs no other address, and our local addresses are not published.
    addresses = [] if asked.public else asked.addresses
    matches = asked.matches
    return lobby(
        addresses,
        public=asked.public,
        keep_days=matches.keep_days,
        keep_games=matches.store.most_over,
        can_share=asked.can_share,
    )


async def _make_match(asked: Asked) -> Joined:
    """Create a match, and give the sender the first seat for a person."""
    live, seat = await asked.matches.create(asked.body, asked.holder)
    return Joined(live.match.code, seat)


async def _sit(asked: Asked) -> Joined:
    """Take a seat, and deal if it was the last free one. A sender who already has a seat keeps it, with the new name.

    After the deal, the seat is that of a computer. With a key, return to the seat that the key belongs to.
    """
    live, sit = await asked.find(), asked.body
    if sit.key is None:
        seat = await live.seating.sit(asked.holder, sit.seat, sit.name, sit.avatar)
    else:
        seat = await live.seating.claim(asked.holder, sit.key)
    return Joined(live.match.code, seat)


async def _play_again(asked: Asked) -> Joined:
    """Return the rematch; the first call, which must be the host's, creates it."""
    return Joined(*await asked.matches.again(await asked.find(), asked.holder, asked.body))


def _change(do: Callable[[Seating, str, Any], Awaitable[None]]) -> Callable[[Asked], Awaitable[Room]]:
    """Return what answers a call that changes who sits at a table: it returns the match and its seats after the change.

    `do`: makes the change. It gets the seats, the sender's token, and the body.
    """

    async def change(asked: Asked) -> Room:
        live = await asked.find()
        await do(live.seating, asked.holder, asked.body)
        return await _room(asked)

    return change


async def _link(asked: Asked) -> SeatLink:
    """Make a link with which the sender's own seat can be taken on another device: once, and for some minutes."""
    live = await asked.find()
    return SeatLink(live.seating.link_key(asked.holder), LINK_MINUTES)


async def _close(asked: Asked) -> None:
    """Close the table for its host: the match is deleted, and everybody gets a notice."""
    await asked.matches.remove(await asked.find(), asked.holder)


async def _leave(asked: Asked) -> None:
    """Take the sender out of a match, and delete the match itself once no person is left in it."""
    await asked.matches.leave(await asked.find(), asked.holder)


async def _forget(asked: Asked) -> None:
    """End the session of the browser: it leaves all matches that are over, and its token is useless."""
    if asked.holder:
        await asked.matches.forget(asked.holder)


async def _review(asked: Asked) -> Encoded:
    """Return every step of a match that is over, with nothing hidden."""
    live = await asked.find()
    steps = await asked.reviews.of(live, asked.run)
    room = live.encode(live.room(asked.holder))
    return Encoded(b'{"room":%b,"steps":%b}' % (room, steps))


async def _try(asked: Asked) -> Tried:
    """Return what another action would have brought. Nothing changes."""
    live = await asked.find()
    version, names = int(asked.params["version"]), live.match.seats.names
    return await asked.run(attempt, await live.stored(), version, asked.body, names, asked.matches.explain)


async def _record(asked: Asked) -> File:
    """Return the record of a match, once the match is over or when it was played by earlier rules."""
    try:
        live = await asked.find()
    except EarlierRules:
        stored = await asked.matches.store.load(asked.params["code"].upper())
        if not stored.over and asked.matches.shared:
            raise  # another server may have other rules and still play it, so its cards are secret
        made = unchecked_record(stored)
    else:
        stored = await live.stored()
        made = await asked.run(record, stored)
    return _record_file(f"musicards-{stored.code}.jsonl", made.to_line() + "\n")


async def _records(asked: Asked) -> File:
    """Return one file with the records of all finished matches in which the sender has a seat."""
    lines = []
    for code in await asked.matches.store.finished_by(asked.holder):
        try:
            stored = await asked.matches.store.load(code)
        except UnknownMatch:  # deleted meanwhile
            continue
        lines.append(await asked.run(line, stored))
    return _record_file("musicards.jsonl", "".join(lines))


def _record_file(name: str, text: str) -> File:
    return File(name, "application/jsonl", text.encode())


def _looked_up(find: Callable[[tools.Query], Any]) -> Callable[[Asked], Awaitable[Any]]:
    """Return what answers a call whose query says what to look up."""

    async def answer(asked: Asked) -> Any:  # noqa: ANN401 - whatever was looked up
        return await asked.run(find, asked.query)

    return answer


def _file(make: Callable[[tools.Query, FileKind], tuple[str, bytes]]) -> Callable[[Asked], Awaitable[File]]:
    """Return what answers a call for a file for other programs."""

    async def answer(asked: Asked) -> File:
        kind = FILES.get(asked.params["format"])
        if kind is None:
            raise Denied(WireReason.NOT_FOUND, f"There is no such format of a file: choose one of {', '.join(FILES)}.")
        name, data = await asked.run(make, asked.query, kind)
        return File(name, kind.media_type, data)

    return answer


def _learned(compute: Callable[[Any], Any]) -> Callable[[Asked], Awaitable[Any]]:
    """Return what answers a call that gets all that is known of a person, and forgets it."""

    async def answer(asked: Asked) -> Any:  # noqa: ANN401 - what each call answers is in its body's text
        return await asked.run(compute, asked.body)

    return answer


async def _names(_: Asked) -> tools.ToolNames:
    return tools.tool_names()


async def _exercise(asked: Asked) -> Any:  # noqa: ANN401
    return learning.exercise_question(asked.query)


_MATCH: Final = "/api/matches/{code}"

_SEATS: Final[tuple[tuple[str, type | None, Callable[[Seating, str, Any], Awaitable[None]]], ...]] = (
    ("start", None, lambda seating, sender, _: seating.start(sender)),
    ("host", NewHost, lambda seating, sender, new: seating.hand_over(sender, Seat(new.seat))),
    ("key", None, lambda seating, sender, _: seating.replace_key(sender)),
    ("game", NewGame, lambda seating, sender, new: seating.change_game(sender, new.game, new.options)),
    ("stand-in", Absent, lambda seating, sender, absent: seating.stand_in(sender, absent.seat)),
    ("lock", Lock, lambda seating, sender, lock: seating.lock_table(sender, locked=lock.locked)),
    ("remove", Removal, lambda seating, sender, removal: seating.remove_player(sender, removal.seat)),
)
"""What changes who sits at a table: the end of the path, the body, and what is done."""

_LEARNING: Final[tuple[tuple[str, type, Callable[[Any], Any]], ...]] = (
    ("next", learning.NextItem, learning.next_item),
    ("answer", learning.AnswerItem, learning.judge_answer),
    ("observe", learning.Observe, learning.observe),
    ("map", learning.ReadMap, learning.read_map),
    ("begin", learning.BeginLearning, learning.begin),
    ("known", learning.ClaimKnown, learning.claim_known),
    ("add", learning.AddLearner, learning.add_learner),
    ("match", learning.SuggestMatch, learning.suggest),
)

CALLS: Final[tuple[Call, ...]] = (
    Call("GET", "/api/lobby", _get_lobby, long=True),
    Call("POST", "/api/matches", _make_match, NewMatch, HTTPStatus.CREATED, session="make", counts="matches"),
    Call("GET", _MATCH, _room),
    Call("POST", f"{_MATCH}/seats", _sit, Sit, session="make"),
    Call("POST", f"{_MATCH}/again", _play_again, Again),
    *(Call("POST", f"{_MATCH}/{name}", _change(do), body) for name, body, do in _SEATS),
    Call("POST", f"{_MATCH}/link", _link),
    Call("POST", f"{_MATCH}/close", _close, status=HTTPStatus.NO_CONTENT),
    Call("POST", f"{_MATCH}/leave", _leave, status=HTTPStatus.NO_CONTENT),
    Call("POST", "/api/forget", _forget, status=HTTPStatus.NO_CONTENT, session="end"),
    Call("GET", f"{_MATCH}/review", _review, queue="reviews", long=True),
    Call("POST", f"{_MATCH}/review/{{version:[0-9]{{1,6}}}}", _try, Attempt, queue="reviews"),
    Call("GET", f"{_MATCH}/record", _record, queue="reviews"),
    Call("GET", "/api/records", _records, queue="reviews", counts="records", long=True),
    Call("GET", "/api/tools/names", _names, long=True),
    Call("GET", "/api/tools/found", _looked_up(tools.find), queue="lookups", long=True),
    Call("GET", "/api/tools/file/{format}", _file(tools.found_file), queue="lookups"),
    Call("GET", "/api/tools/progression", _looked_up(progressions.find_progression), queue="lookups", long=True),
    Call("GET", "/api/tools/shapes", _looked_up(shapes), queue="lookups", long=True),
    Call("GET", "/api/tools/transposed", _looked_up(transposing.transpose), queue="lookups", long=True),
    Call("GET", "/api/tools/transposed/{format}", _file(transposing.transposed_file), queue="lookups"),
    Call("GET", "/api/learning/exercise", _exercise, long=True),
    *(
        Call("POST", f"/api/learning/{name}", _learned(compute), body, queue="learning", long=name == "map")
        for name, body, compute in _LEARNING
    ),
)
