"""What a seat may know of The Distance or Steps, and what it may rightly do."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from musicards.cards import CardSet, codes_of
from musicards.games.action import Action, Call, Draw, Pass
from musicards.games.game import View, hand_codes
from musicards.games.shedding.moves import add_others

__all__ = ["SheddingTable", "SheddingView"]

_CARDS_SHOWN: Final = 5  # of the discard pile: enough to see what was just laid
_CALL: Final = Call()
_OTHERS: Final[tuple[Action, ...]] = (Draw(), Pass())  # by number


@dataclass(frozen=True, slots=True)
class SheddingTable:
    """The view as a screen shows it, in plain JSON values. What would be a right play is not in it."""

    seat: int | None  # whose view it is; None for a spectator
    players: int
    turn: int | None  # None when over
    over: bool
    turns: int
    hand: list[str]  # codes, in deck order
    counts: list[int]  # cards in each hand
    stock: int  # cards in the stock
    discard: list[str]  # the top cards of the discard pile, the top first, five at most
    discard_count: int
    drawn: int  # draws in this turn


class SheddingView(View):
    """What a seat may know of The Distance or Steps: its hand, and all that lies or happened in plain sight."""

    drawn: int  # draws in this turn
    exposed: int  # bit n is set while seat n has one card and has not called
    blocked_passes: int  # passes in a row made with nothing left to draw
    fits: CardSet  # all note cards that fit now
    must_play: CardSet  # those that forbid drawing while one is in hand: none where the table draws freely
    draw_limit: int  # the most draws in a turn; 0 for no limit

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.drawn, self.exposed, self.blocked_passes, self.fits)

    def legal_actions(self) -> list[Action]:
        """As `View` says. A seat that is not on turn may still call."""
        if self.over or self.chance_due or self.seat is None:
            return []
        actions: list[Action] = []
        if self.seat == self.turn:
            self.add_plays(actions)
            self.add_others(actions)
        if self.exposed:
            actions.append(_CALL)
        return actions

    @abstractmethod
    def add_plays(self, actions: list[Action]) -> None:
        """Add the plays that would be right now to `actions`, one for each way that the rules can tell apart."""

    def add_others(self, actions: list[Action]) -> None:
        """Add drawing and passing, where they are possible."""
        numbers: list[int] = []
        left = self.stock_size + len(self.discard) - 1
        add_others(numbers, fitting=self.hand & self.must_play, drawn=self.drawn, left=left, limit=self.draw_limit)
        actions.extend([_OTHERS[number] for number in numbers])

    def common_table(self) -> SheddingTable:
        """What the screen shows of both games."""
        return SheddingTable(
            seat=self.seat,
            players=self.players,
            turn=None if self.over else self.turn,
            over=self.over,
            turns=self.turns,
            hand=hand_codes(self.hand),
            counts=list(self.counts),
            stock=self.stock_size,
            discard=list(codes_of(self.discard[: -_CARDS_SHOWN - 1 : -1])),
            discard_count=len(self.discard),
            drawn=self.drawn,
        )
