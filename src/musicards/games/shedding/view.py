"""What a seat may know of The Distance or Steps, and its right actions."""

from dataclasses import dataclass
from typing import Any, Final

from musicards.cards import CardSet, codes_of
from musicards.games.action import Action, Call, Draw, Pass
from musicards.games.shedding.limits import SheddingNumbers, SheddingReason, why_no_draw, why_no_pass
from musicards.games.shedding.moves import DRAW, PASS, RightPlays, draw_and_pass
from musicards.games.teaching import Task
from musicards.games.view import Table, View

_CARDS_SHOWN: Final = 5  # of the discard pile: enough to see what was just laid
_CALL: Final = Call()
_DRAW: Final = Draw()
_PASS: Final = Pass()


@dataclass(frozen=True, slots=True)
class SheddingTable(Table):
    """The view for the page, in plain JSON values. It does not contain which plays are right."""

    stock: int  # cards in the stock
    discard: list[str]  # the top cards of the discard pile, the top first, five at most
    discard_count: int
    drawn: int  # draws in this turn
    exposed: bool  # others can catch you by a call until you call yourself


class SheddingView(View):
    """What a seat may know of The Distance or Steps: its hand, and everything that all players can see."""

    drawn: int  # draws in this turn
    blocked_passes: int  # passes in a row made with nothing left to draw
    right: RightPlays  # the plays that are right now
    must_play: CardSet  # note cards that forbid drawing while one is in hand; empty with the option `free_draw`
    numbers: SheddingNumbers  # the numbers in the rules

    @property
    def fits(self) -> CardSet:
        """Return the note cards that fit now."""
        return self.right.fits

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.drawn, self.blocked_passes, self.fits)

    def legal_actions(self) -> list[Action]:
        """Return the right actions, as in `View`. A seat that is not on turn may still call."""
        if self.over or self.chance_due or self.seat is None:
            return []
        actions: list[Action] = []
        if self.seat == self.turn:
            self.add_plays(actions)
            self.add_others(actions)
        if self.exposed:
            actions.append(_CALL)
        return actions

    def add_plays(self, actions: list[Action]) -> None:
        """Add the plays that are right now to `actions`. Plays that no rule distinguishes are listed once."""
        for target in self.right.targets:
            if self.hand & target.needs:
                actions.extend(target.plays(self.hand))

    def add_others(self, actions: list[Action]) -> None:
        """Add the possible actions other than plays."""
        left = self.stock_size + len(self.discard) - 1
        moves = draw_and_pass(self.numbers, fitting=self.hand & self.must_play, drawn=self.drawn, left=left)
        if moves & 1 << DRAW:
            actions.append(_DRAW)
        if moves & 1 << PASS:
            actions.append(_PASS)

    def own_task(self) -> Task | None:
        left = self.stock_size + len(self.discard) - 1
        count = {"count": self.drawn}
        if not left:
            return Task(SheddingReason.NOTHING_TO_DRAW)
        if why_no_pass(self.numbers, drawn=self.drawn, left=left) is not None:
            # Whether a card fits is for the player to find out.
            return Task("drawn", count) if self.drawn else Task("free" if self.options["free_draw"] else "play")
        no_draw = why_no_draw(self.numbers, fitting=0, drawn=self.drawn, left=left)
        return Task(no_draw or "may-pass", count)

    def table_fields(self) -> dict[str, Any]:
        return {
            **View.table_fields(self),
            "stock": self.stock_size,
            "discard": list(codes_of(self.discard[: -_CARDS_SHOWN - 1 : -1])),
            "discard_count": len(self.discard),
            "drawn": self.drawn,
            "exposed": self.seat is not None and bool(self.exposed >> self.seat & 1),
        }
