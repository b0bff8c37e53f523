"""What a seat may know of The Distance."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from musicards.games.shedding.view import SheddingTable, SheddingView
from musicards.theory.pitch import Letter


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

    def facts(self) -> tuple[object, ...]:
        return (*SheddingView.facts(self), self.letter, self.needed)

    def table(self) -> DistanceTable:
        return DistanceTable(**self.table_fields(), interval=self.interval, letter=self.letter)
