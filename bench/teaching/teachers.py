"""Teachers to compare with: ways to choose the next atom that know nothing of the learner but right and wrong."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, Protocol

from fsrs import Card, Rating, Scheduler

from bench.teaching.worlds import DAY, World
from musicards.games.rng import Rng, pick, shuffled
from musicards.learning.atoms import ATOMS

_ALL: Final = tuple(ATOMS)
_WEEK: Final = 7 * DAY
_GOOD: Final = 0.8
_NIGHT: Final = DAY / 2  # what was asked longer ago than this was asked on another day


class Teacher(Protocol):
    """Chooses what to ask."""

    def choose(self, now: float, rng: Rng) -> str:
        """Return the id of an atom."""

    def note(self, atom_id: str, now: float, *, right: bool) -> None:
        """Take in whether the answer was right."""


class Uniform:
    """Any atom, all equally likely."""

    def choose(self, now: float, rng: Rng) -> str:  # noqa: ARG002
        return pick(rng, _ALL)

    def note(self, atom_id: str, now: float, *, right: bool) -> None:
        pass


class Shuffled:
    """A shuffled deck; what is missed comes again after five others, and the deck is shuffled again at its end."""

    def __init__(self) -> None:
        self.deck: list[str] = []

    def choose(self, now: float, rng: Rng) -> str:  # noqa: ARG002
        if not self.deck:
            self.deck = shuffled(rng, _ALL)
        return self.deck.pop()

    def note(self, atom_id: str, now: float, *, right: bool) -> None:  # noqa: ARG002
        if not right:
            self.deck.insert(max(0, len(self.deck) - 5), atom_id)


class Blocked:
    """Family by family, in ten atoms at a time, until each was right twice in a row; then from the beginning."""

    def __init__(self) -> None:
        self.place = 0
        self.rows: dict[str, int] = {}

    def _block(self) -> tuple[str, ...]:
        return _ALL[self.place : self.place + 10]

    def choose(self, now: float, rng: Rng) -> str:  # noqa: ARG002
        while not (open_ := [each for each in self._block() if self.rows.get(each, 0) < 2]):
            for each in self._block():
                self.rows[each] = 0
            self.place = (self.place + 10) % len(_ALL) if self.place + 10 < len(_ALL) else 0
        return pick(rng, open_)

    def note(self, atom_id: str, now: float, *, right: bool) -> None:  # noqa: ARG002
        self.rows[atom_id] = self.rows.get(atom_id, 0) + 1 if right else 0


class OnceADay:
    """Asks nothing twice on a day: what is due, the longest first, then something new in the order of the list."""

    def __init__(self) -> None:
        self.due: dict[str, float] = {}
        self.asked: dict[str, float] = {}
        self.unseen = list(_ALL[::-1])

    def choose(self, now: float, rng: Rng) -> str:  # noqa: ARG002
        due = [each for each, when in self.due.items() if when <= now]
        if due:
            return min(due, key=lambda each: self.due[each])
        if self.unseen:
            return self.unseen[-1]
        return min(self.due, key=lambda each: (now - self.asked[each] < _NIGHT, self.due[each]))

    def note(self, atom_id: str, now: float, *, right: bool) -> None:
        if atom_id in self.unseen:
            self.unseen.remove(atom_id)
        self.asked[atom_id] = now
        self.due[atom_id] = max(now + DAY, self.when(atom_id, now, right=right)) - DAY / 4

    def when(self, atom_id: str, now: float, *, right: bool) -> float:
        """Return when an atom is due after an answer."""
        raise NotImplementedError


class Leitner(OnceADay):
    """Boxes that are due after 1, 3, 7 and 14 days; right: one box on, at first the second; wrong: the first."""

    _DAYS = (1, 3, 7, 14)

    def __init__(self) -> None:
        super().__init__()
        self.box: dict[str, int] = {}

    def when(self, atom_id: str, now: float, *, right: bool) -> float:
        self.box[atom_id] = min(self.box.get(atom_id, 0) + 1, len(self._DAYS) - 1) if right else 0
        return now + self._DAYS[self.box[atom_id]] * DAY


class PerAtom(OnceADay):
    """FSRS with its published weights, a card for each atom."""

    def __init__(self) -> None:
        super().__init__()
        self.scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
        self.cards: dict[str, Card] = {}

    def when(self, atom_id: str, now: float, *, right: bool) -> float:
        card = self.cards.get(atom_id) or Card(card_id=1)
        rating = Rating.Good if right else Rating.Again
        self.cards[atom_id], _ = self.scheduler.review_card(card, rating, datetime.fromtimestamp(now, UTC))
        return self.cards[atom_id].due.timestamp()


class Oracle:
    """Sees what the learner really knows, and asks what one question brings nearest to the goal, once a day."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.asked: dict[str, float] = {}

    def choose(self, now: float, rng: Rng) -> str:  # noqa: ARG002
        later = now + _WEEK
        best, most = "", -1.0
        for each in _ALL:
            if now - self.asked.get(each, -DAY) >= _NIGHT and self.world.knows(each, later) < _GOOD:
                known = self.world.after(each, now, later)
                if known > most:
                    best, most = each, known
        return best or min(_ALL, key=lambda each: self.asked.get(each, 0.0))

    def note(self, atom_id: str, now: float, *, right: bool) -> None:  # noqa: ARG002
        self.asked[atom_id] = now


BASELINES: Final[dict[str, Callable[[], Teacher]]] = {
    "uniform": Uniform,
    "shuffled with retry": Shuffled,
    "blocked": Blocked,
    "Leitner": Leitner,
    "FSRS per atom": PerAtom,
}
