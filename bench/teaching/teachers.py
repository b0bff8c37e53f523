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


class Leitner:
    """Boxes that are due after 0, 1, 3, 7 and 14 days; right: one box on, wrong: the first box."""

    _DAYS = (0, 1, 3, 7, 14)

    def __init__(self) -> None:
        self.box: dict[str, int] = {}
        self.due: dict[str, float] = {}
        self.unseen: list[str] | None = None

    def choose(self, now: float, rng: Rng) -> str:
        if self.unseen is None:
            self.unseen = shuffled(rng, _ALL)
        due = [each for each, when in self.due.items() if when <= now]
        if due:
            return min(due, key=lambda each: self.due[each])
        if self.unseen:
            return self.unseen[-1]
        return min(self.due, key=lambda each: self.due[each])

    def note(self, atom_id: str, now: float, *, right: bool) -> None:
        if self.unseen and atom_id in self.unseen:
            self.unseen.remove(atom_id)
        box = min(self.box.get(atom_id, 0) + 1, len(self._DAYS) - 1) if right else 0
        self.box[atom_id] = box
        self.due[atom_id] = now + max(60.0, self._DAYS[box] * DAY - DAY / 4)


class PerAtom:
    """FSRS with its published weights, a card for each atom; new ones when nothing is due."""

    def __init__(self) -> None:
        self.scheduler = Scheduler(enable_fuzzing=False)
        self.cards: dict[str, Card] = {}
        self.unseen: list[str] | None = None

    def choose(self, now: float, rng: Rng) -> str:
        if self.unseen is None:
            self.unseen = shuffled(rng, _ALL)
        due = [(card.due.timestamp(), each) for each, card in self.cards.items() if card.due.timestamp() <= now]
        if due:
            return min(due)[1]
        if self.unseen:
            return self.unseen[-1]
        return min((card.due.timestamp(), each) for each, card in self.cards.items())[1]

    def note(self, atom_id: str, now: float, *, right: bool) -> None:
        if self.unseen and atom_id in self.unseen:
            self.unseen.remove(atom_id)
        card = self.cards.get(atom_id) or Card(card_id=1)
        rating = Rating.Good if right else Rating.Again
        self.cards[atom_id], _ = self.scheduler.review_card(card, rating, datetime.fromtimestamp(now, UTC))


class Oracle:
    """Sees what the learner really knows, and asks where a question does most for what is known in a week."""

    def __init__(self, world: World) -> None:
        self.world = world

    def choose(self, now: float, rng: Rng) -> str:  # noqa: ARG002
        later = now + _WEEK
        best, most = _ALL[0], -1.0
        for each in _ALL:
            known = self.world.knows(each, later)
            if known < _GOOD:
                gain = min(_GOOD, self.world.after(each, now, later)) - known
                if gain > most:
                    best, most = each, gain
        return best

    def note(self, atom_id: str, now: float, *, right: bool) -> None:
        pass


BASELINES: Final[dict[str, Callable[[], Teacher]]] = {
    "uniform": Uniform,
    "shuffled with retry": Shuffled,
    "blocked": Blocked,
    "Leitner": Leitner,
    "FSRS per atom": PerAtom,
}
