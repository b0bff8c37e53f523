"""What a seat may know of The Distance."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from musicards.cards import printed_names
from musicards.games.shedding.view import SheddingTable, SheddingView
from musicards.games.teaching import Task
from musicards.theory.pitch import LETTERS, Letter


@dataclass(frozen=True, slots=True)
class DistanceTable(SheddingTable):
    """What the page shows."""

    interval: int
    letter: str | None  # the last letter said; None while nothing has been played
    game: Literal["distance"] = "distance"


class DistanceView(SheddingView):
    """What a seat may know."""

    game: ClassVar = "distance"

    letter: Letter | None  # the last letter said; None while nothing has been played
    needed: tuple[Letter, ...]  # the letters that are right now
    interval: int

    def own_task(self) -> Task | None:
        if len(self.needed) == len(LETTERS) and not self.drawn:  # on a wild starter, whatever the hand is
            return Task("start")
        task = SheddingView.own_task(self)
        if self.letter is not None or task is None or task.name not in ("play", "free"):
            return task
        letters = [name[0] for name in printed_names(self.discard[-1])]
        return Task("two", {"last": letters, "interval": self.interval}) if len(letters) > 1 else task

    def facts(self) -> tuple[object, ...]:
        return (*SheddingView.facts(self), self.letter, self.needed)

    def table(self) -> DistanceTable:
        return DistanceTable(**self.table_fields(), interval=self.interval, letter=self.letter)
