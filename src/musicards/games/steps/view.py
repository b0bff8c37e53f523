"""What a seat may know of Steps."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from musicards.games.action import Action, Done
from musicards.games.shedding.view import SheddingTable, SheddingView
from musicards.games.teaching import Task

_DONE: Final = Done()


@dataclass(frozen=True, slots=True)
class StepsTable(SheddingTable):
    """What the page shows."""

    top_pitch: int | None  # the clock number on top; None while the starter is an unanswered wild
    chain: bool  # a half step has been played in this turn
    game: Literal["steps"] = "steps"


class StepsView(SheddingView):
    """What a seat may know."""

    game: ClassVar = "steps"

    top_pitch: int  # the clock number on top; 0 while the starter is an unanswered wild
    chain: bool  # a half step has been played in this turn

    def facts(self) -> tuple[object, ...]:
        return (*SheddingView.facts(self), self.top_pitch, self.chain)

    def add_others(self, actions: list[Action]) -> None:
        if self.chain:
            actions.append(_DONE)
        else:
            SheddingView.add_others(self, actions)

    def own_task(self) -> Task | None:
        if self.chain:
            return Task("chain-open")
        if not self.top_pitch and not self.drawn:
            return Task("start")
        return SheddingView.own_task(self)

    def table(self) -> StepsTable:
        return StepsTable(**self.table_fields(), top_pitch=self.top_pitch or None, chain=self.chain)
