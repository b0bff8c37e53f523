"""All classes of a server: opened, found by their codes, and deleted when their time is over."""

import asyncio
import contextlib
import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final
from weakref import WeakValueDictionary

from musicards.errors import NotStored, UnknownMatch
from musicards.games.rng import Rng, pick
from musicards.server.classroom.bodies import LONGEST_TITLE, NewClass, OpenedClass
from musicards.server.classroom.class_record import DAY, DAYS_KEPT, ClassServices, hash_of
from musicards.server.classroom.open_class import Classroom
from musicards.server.classroom.state import ClassState
from musicards.server.clock import Clock
from musicards.server.live.registry import ALPHABET, CODES_TO_TRY, MatchRegistry
from musicards.server.log import log
from musicards.server.match.messages import EvidenceBody
from musicards.server.match.names import clean_name
from musicards.server.match.refusals import Denied, WireReason
from musicards.store.classes import StoredAnswer, StoredClass, StoredClasses
from musicards.store.sql import SqlStore

CODE_LENGTH: Final = 6  # of 19 letters; those of matches have 7 or 5, so each code says what it opens
MOST_CLASSES: Final = 5000
MOST_OPEN: Final = 200  # classes in memory that nobody uses
SECONDS_AFTER_FAILURE: Final = 2.0  # until what could not be stored is tried again
SECONDS_BETWEEN_LOOKS: Final = 0.7  # at what other servers have changed
SECONDS_USED: Final = 120.0  # since somebody asked for a class, as long as its changes are followed
SECONDS_BETWEEN_SIGHTS: Final = 6.0  # between two notes for other servers that a child is here


class Classes:
    """The classes of one server."""

    def __init__(self, store: SqlStore, matches: MatchRegistry, *, secret: bytes, clock: Clock, rng: Rng) -> None:
        """`secret`: makes the codes of the children."""
        self._stored = StoredClasses(store)
        self._matches = matches
        own_secret = hashlib.sha256(b"musicards.classes" + secret).digest()
        self._services = ClassServices(stored=self._stored, matches=matches, secret=own_secret, clock=clock, rng=rng)
        self._clock = clock
        self._rng = rng
        self._open: dict[str, Classroom] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._evidence: list[tuple[str, str, EvidenceBody]] = []  # the class, the holder, what an act says
        self._answers: list[tuple[str, StoredAnswer, asyncio.Future[None]]] = []
        self._seen: dict[tuple[str, int], int] = {}
        self._told: dict[tuple[str, int], float] = {}  # when the other servers were told that a child is here
        self._writing: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    def now(self) -> int:
        """Return the time of day, in milliseconds since 1970 UTC."""
        return self._clock.now()

    async def create(self, new: NewClass, holder: str) -> OpenedClass:
        """Open a class, whose teacher is `holder`.

        Raises:
            Denied: there are too many classes.
            NotStored: no free code was found.
        """
        if await self._stored.count() >= MOST_CLASSES:
            raise Denied(WireReason.CLASS_FULL, "There are too many classes on this server: try again tomorrow.")
        now, secret = self._clock.now(), secrets.token_urlsafe(18)
        state = ClassState(teachers=(holder,), lasting=new.lasting, lesson_since=now)
        for _ in range(CODES_TO_TRY):
            code = "".join(pick(self._rng, ALPHABET) for _ in range(CODE_LENGTH))
            until = now + DAYS_KEPT[new.lasting] * DAY
            made = StoredClass(
                code, clean_name(new.title, LONGEST_TITLE), hash_of(secret), asdict(state), 1, now, until
            )
            if await self._stored.create(made):
                log.info("class opened")
                return OpenedClass(code, secret)
        raise NotStored(f"{CODES_TO_TRY} codes of classes in a row were in use")

    def is_asked_for(self, code: str) -> bool:
        """Whether a class is open here, or somebody is just looking for it: asking again tells nobody anything new."""
        return code.upper() in self._open or code.upper() in self._loading

    async def find(self, code: str) -> Classroom:
        """Return the class with this code, in upper or lower case.

        Raises:
            Denied: there is no such class.
        """
        code = code.upper()
        if not re.fullmatch(f"[{ALPHABET}]{{{CODE_LENGTH}}}", code):
            raise Denied(WireReason.UNKNOWN_CLASS, "The code of a class is six letters, such as BKTRWX.")
        lock = self._loading.setdefault(code, asyncio.Lock())
        async with lock:
            room = self._open.get(code)
            if room is None or room.gone:
                try:
                    stored = await self._stored.load(code)
                except UnknownMatch:
                    text = f"No class has the code {code}: look at it again."
                    raise Denied(WireReason.UNKNOWN_CLASS, text) from None
                self._forget_idle()
                room = self._open[code] = Classroom(stored, self._services)
        room.used = self._clock.time()
        if self._matches.shared and self._looking is None:
            self._looking = asyncio.create_task(self._keep_looking())
        return room

    def _forget_idle(self) -> None:
        if len(self._open) >= MOST_OPEN:
            idle = sorted(self._open.values(), key=lambda room: room.used)[: MOST_OPEN // 2]
            for room in idle:
                if self._clock.time() - room.used > 60:
                    del self._open[room.code]

    async def _keep_looking(self) -> None:
        while True:
            await self._clock.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                await self.look()
            except NotStored as error:
                log.info("classes not read", why=str(error))

    async def look(self) -> None:
        """Read what other servers have changed in the classes that are used here.

        Raises:
            NotStored: the database failed.
        """
        rooms = [room for room in self._open.values() if self._clock.time() - room.used < SECONDS_USED]
        versions = await self._stored.versions([room.code for room in rooms]) if rooms else {}
        for room in rooms:
            if versions.get(room.code) != room.stored.version:
                with contextlib.suppress(UnknownMatch):  # it has just been deleted
                    await room.reload()

    async def delete(self, code: str) -> None:
        """Delete a class, its children, their answers and its matches."""
        room = await self.find(code)
        matches = (*room.state.past, *room.state.tables)
        room.shut()
        self._open.pop(code, None)
        await self._stored.delete(code)
        await self._matches.delete_all(matches)
        log.info("class deleted")

    async def clear(self) -> None:
        """Delete the classes whose time is over."""
        for code in await self._stored.old(self._clock.now()):
            try:
                await self.delete(code)
            except Denied:  # another server was first
                continue

    # What children answer

    def note_evidence(self, code: str, holder: str, pieces: Sequence[EvidenceBody]) -> None:
        """Note what acts at a table say; it is stored at once, with what else waits for that."""
        self._evidence += [(code, holder, piece) for piece in pieces if piece.item]
        self._write_soon()

    async def store_answer(self, code: str, answer: StoredAnswer) -> None:
        """Store an answer in a task.

        Raises:
            NotStored: the database failed.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers.append((code, answer, stored))
        self._write_soon()
        await stored

    def note_seen(self, code: str, number: int) -> None:
        """Note that a child is here, for the other servers."""
        key, time = (code, number), self._clock.time()
        if self._matches.shared and time - self._told.get(key, float("-inf")) > SECONDS_BETWEEN_SIGHTS:
            self._told[key] = time
            self._seen[key] = self._clock.now()
            self._write_soon()

    def _write_soon(self) -> None:
        """Write what waits, unless that is happening already: then the next batch follows."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        while self._evidence or self._answers or self._seen:
            evidence, self._evidence = self._evidence, []
            answers, self._answers = self._answers, []
            seen, self._seen = self._seen, {}
            try:
                found = [*await self._answers_in(evidence), *[(code, answer) for code, answer, _ in answers]]
                await self._stored.add_answers(found, seen)
            except NotStored as error:
                log.error("answers not stored", why=str(error))  # noqa: TRY400 - the disk is full, not the code wrong
                self._evidence = evidence + self._evidence
                for _, _, stored in answers:  # whoever waits tries again
                    if not stored.done():
                        stored.set_exception(error)
                await self._clock.sleep(SECONDS_AFTER_FAILURE)
            else:
                for _, _, stored in answers:
                    if not stored.done():
                        stored.set_result(None)

    async def _answers_in(self, evidence: Sequence[tuple[str, str, EvidenceBody]]) -> list[tuple[str, StoredAnswer]]:
        """Return the answers that pieces of evidence are about, without those of classes that have been deleted."""
        found = []
        for code, holder, piece in evidence:
            with contextlib.suppress(Denied):
                number = (await self.find(code)).number_of(holder)
                if number is not None:
                    found.append((code, _answer_of(number, piece)))
        return found

    async def flush(self) -> None:
        """Return once everything that has been noted is stored."""
        if self._writing is not None:
            await self._writing

    async def close(self) -> None:
        """Let nobody wait, and store everything."""
        if self._looking is not None:
            self._looking.cancel()
        for room in self._open.values():
            room.shut()
        await self.flush()


def _answer_of(number: int, piece: EvidenceBody) -> StoredAnswer:
    """Return the answer of a child that a piece of evidence is about."""
    at = round(piece.at * 1000)
    return StoredAnswer(number, at, piece.item, piece.right, piece.said, piece.source, piece.rules, piece.aided)
