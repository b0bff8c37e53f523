"""A class as it is stored: who its children and teachers are, and how it changes.

Everything that changes is stored first. Several servers may have the class open: each change names the version that it
knows, and whoever was slower reads what the other one stored and tries again.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Final

from musicards.errors import StaleVersion, UnknownMatch
from musicards.games.rng import Rng
from musicards.server.classroom.answers import ClassAnswers
from musicards.server.classroom.state import ClassState, read_state
from musicards.server.clock import Clock
from musicards.server.live.registry import ALPHABET, MatchRegistry
from musicards.server.match.refusals import Denied, WireReason
from musicards.server.match.seats import device_of
from musicards.store.classes import StoredClass, StoredClasses, StoredPupil

KEY_LENGTH: Final = 6  # letters of a child's code
TRIES: Final = 6  # attempts to change a class when others are faster
SECONDS_BETWEEN_READS: Final = 3.0  # of a class that other servers use, too
SECONDS_FRESH: Final = 1.0  # for which tables and answers are not read again
OVERLAP: Final = 200  # answers that are read again: servers may store them in another order than their ids
DAY: Final = 24 * 60 * 60 * 1000  # milliseconds
BETWEEN_LESSONS: Final = 2 * 60 * 60 * 1000  # milliseconds without a change of the class
DAYS_KEPT: Final = {False: 1, True: 30}  # after the class was last used: for one lesson, or lasting


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassServices:
    """What the classes of a server share."""

    stored: StoredClasses
    matches: MatchRegistry
    secret: bytes  # makes the codes of the children
    clock: Clock
    rng: Rng


class ClassRecord:
    """A class as it is stored.

    Attributes:
        stored: the class and its children.
        state: its state.
        answers: what children answered.
        used: when somebody last asked for it, as `Clock.time`.
        gone: it has been deleted.
    """

    def __init__(self, stored: StoredClass, services: ClassServices) -> None:
        self.stored = stored
        self.state = read_state(stored.state)
        self.answers = ClassAnswers()
        self.used = services.clock.time()
        self.gone = False
        self._classes = services.stored
        self._matches = services.matches
        self._secret = services.secret
        self._clock = services.clock
        self._rng = services.rng
        self._lock = asyncio.Lock()  # held by whoever changes more than one thing
        self._changed = asyncio.Event()  # set, and replaced, when the class has another version
        self._read_at = services.clock.time()
        self._answers_at = float("-inf")

    @property
    def code(self) -> str:
        """Return the code with which children come in."""
        return self.stored.code

    # Who somebody is

    @property
    def pupils(self) -> list[StoredPupil]:
        """Return the children who have not been removed."""
        return [pupil for pupil in self.stored.pupils if not pupil.removed]

    def pupil_of(self, holder: str) -> StoredPupil | None:
        """Return the child with this token, if they are in the class."""
        return next((pupil for pupil in self.pupils if holder and pupil.holder == holder), None)

    def is_teacher(self, holder: str) -> bool:
        """Whether this is the token of a teacher."""
        return bool(holder) and holder in self.state.teachers

    def check_teacher(self, holder: str) -> None:
        """Refuse everybody but the teachers.

        Raises:
            Denied: `holder` is not a teacher of the class.
        """
        if not self.is_teacher(holder):
            raise Denied(WireReason.NOT_TEACHER, "Only the teacher of the class can do that.")

    def _check_pupil(self, holder: str) -> StoredPupil:
        pupil = self.pupil_of(holder)
        if pupil is None:
            raise Denied(WireReason.NOT_IN_CLASS, "You are not in this class: come in with your name or your code.")
        return pupil

    def key_of(self, pupil: StoredPupil) -> str:
        """Return the code with which a child comes back."""
        signed = f"musicards.pupil {self.code}/{pupil.number}/{pupil.key_number}"
        number = int.from_bytes(hmac.digest(self._secret, signed.encode(), "sha256")[:8])
        letters = []
        for _ in range(KEY_LENGTH):
            number, letter = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[letter])
        return "".join(letters)

    def team_of(self, pupil: StoredPupil) -> int:
        """Return the team of a child, from 1; 0 without teams."""
        return (pupil.number - 1) % self.state.teams + 1 if self.state.teams else 0

    # Changes

    async def changed(self, seen: int, seconds: float) -> None:
        """Return once the class has another version than `seen`, or after some seconds."""
        event = self._changed
        if seen == self.stored.version and not self.gone:
            try:
                async with asyncio.timeout(seconds):
                    await event.wait()
            except TimeoutError:
                pass

    def _announce(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def reload(self) -> None:
        """Read what other servers have stored.

        Raises:
            UnknownMatch: the class has been deleted.
        """
        self._read_at = self._clock.time()
        try:
            stored = await self._classes.load(self.code)
        except UnknownMatch:
            self.shut()
            raise
        if stored.version >= self.stored.version:
            is_new = stored.version > self.stored.version
            self.stored, self.state = stored, read_state(stored.state)
            if is_new:
                self._announce()

    async def refresh(self) -> None:
        """Read which children other servers have seen, now and then."""
        if self._matches.shared and self._clock.time() - self._read_at > SECONDS_BETWEEN_READS:
            await self.reload()

    def shut(self) -> None:
        """Let nobody wait any more: the class has been deleted."""
        self.gone = True
        self._announce()

    async def _change(self, make: Callable[[ClassState], ClassState], title: str | None = None) -> None:
        """Store another state, and tell whoever waits. `make` gets the latest state, perhaps several times."""
        for _ in range(TRIES):
            state, now = make(self.state), self._clock.now()
            if now - self.stored.used_at > BETWEEN_LESSONS:
                state = replace(state, lesson_since=now)
            kept = now + DAYS_KEPT[state.lasting] * DAY
            values = {} if title is None else {"title": title}
            try:
                await self._classes.change(
                    self.code, self.stored.version, now=now, until=kept, state=asdict(state), **values
                )
            except StaleVersion:
                await self.reload()
                continue
            version, name = self.stored.version + 1, self.stored.title if title is None else title
            self.stored = replace(self.stored, version=version, until=kept, used_at=now, title=name)
            self.state = state
            self._announce()
            return
        raise StaleVersion(f"class {self.code} is busy: try again")

    async def _put(self, make: Callable[[], StoredPupil]) -> StoredPupil:
        """Store a child, and tell whoever waits. `make` returns it, perhaps several times."""
        for _ in range(TRIES):
            pupil = make()
            try:
                await self._classes.put_pupil(self.code, self.stored.version, pupil)
            except StaleVersion:
                await self.reload()
                continue
            others = [each for each in self.stored.pupils if each.number != pupil.number]
            all_now = sorted([*others, pupil], key=lambda each: each.number)
            self.stored = replace(self.stored, version=self.stored.version + 1, pupils=all_now)
            self._announce()
            return pupil
        raise StaleVersion(f"class {self.code} is busy: try again")

    # Answers

    async def read_answers(self) -> None:
        """Read the answers that have been stored since the last time."""
        if self._clock.time() - self._answers_at < SECONDS_FRESH / 2:
            return
        self._answers_at = self._clock.time()
        after = self.answers.last - OVERLAP if self._matches.shared else self.answers.last
        self.answers.begin_lesson(self.state.lesson_since)
        self.answers.add(await self._classes.answers_of(self.code, after))

    def number_of(self, holder: str) -> int | None:
        """Return the number of the child with this token; they may share their device."""
        pupil = self.pupil_of(device_of(holder))
        return None if pupil is None else pupil.number


def hash_of(secret: str) -> str:
    """Return what is stored of the secret in a teacher's link."""
    return hashlib.sha256(f"musicards.class {secret}".encode()).hexdigest()
