"""The numbers of The Distance and Steps, and when a player may draw and pass.

Rules: docs/rules.md, "The Distance" and "Steps".
`check` and everything that lists possible moves use these functions.
"""

from dataclasses import asdict, dataclass
from typing import Final

from musicards.cards import CardSet
from musicards.games.manifest import DECK_NUMBERS


@dataclass(frozen=True, slots=True)
class SheddingNumbers:
    """The numbers in the rules of a game. Each game states its own at the top of its rule book."""

    hand: int  # cards dealt to each player
    penalty: int  # cards drawn after a misplay
    call_penalty: int  # cards drawn when caught with one card left
    draws: int  # draws in one turn after which a player may pass
    most_draws: int = 0  # draws that are possible in one turn; 0 for no limit

    def __reduce__(self) -> "tuple[type[SheddingNumbers], tuple[int, ...]]":
        """Pickle the fields, because the default fails for compiled, frozen dataclasses."""
        return type(self), (self.hand, self.penalty, self.call_penalty, self.draws, self.most_draws)

    def by_name(self) -> dict[str, int]:
        """Return the numbers as plain data, e.g. ``{"deck": 54, "hand": 7, …}``; without `most_draws` if no limit."""
        return {**DECK_NUMBERS, **{name: number for name, number in asdict(self).items() if number}}


class SheddingReason:
    """Why a play, a draw or a pass was refused."""

    SAY_TOO_LITTLE: Final = "say-too-little"
    SAY_TOO_MUCH: Final = "say-too-much"

    CARD_FITS: Final = "card-fits"
    NOTHING_TO_DRAW: Final = "nothing-to-draw"
    DRAWN_ENOUGH: Final = "drawn-enough"
    PASS_TOO_EARLY: Final = "pass-too-early"  # noqa: S105 - passing a turn


def why_no_draw(numbers: SheddingNumbers, *, fitting: CardSet, drawn: int, left: int) -> str | None:
    """Return why a card cannot be drawn now; None if it can.

    Args:
        numbers: the numbers in the rules of the game.
        fitting: note cards in hand that forbid drawing; empty with the option `free_draw`.
        drawn: how many cards were drawn in this turn.
        left: how many cards could still be drawn, counting those that a reshuffle would bring back.
    """
    if numbers.most_draws and drawn >= numbers.most_draws:
        return SheddingReason.DRAWN_ENOUGH
    if fitting and not drawn:
        return SheddingReason.CARD_FITS
    return None if left else SheddingReason.NOTHING_TO_DRAW


def why_no_pass(numbers: SheddingNumbers, *, drawn: int, left: int) -> str | None:
    """Return why it is too early to pass; None if it is not. For the arguments see `why_no_draw`."""
    return None if drawn >= numbers.draws or not left else SheddingReason.PASS_TOO_EARLY
