"""What may be drawn and when one may pass, in The Distance and Steps; and why an attempt is refused there.

Rules: docs/rules.md, "The Distance" and "Steps".
Written once, for checking an attempt and for listing what is possible.
"""

from typing import Final

from musicards.cards import CardSet

__all__ = ["DRAWS_BEFORE_PASS", "SheddingReason", "why_no_draw", "why_no_pass"]

DRAWS_BEFORE_PASS: Final = 3


class SheddingReason:
    """Why a play, drawing, passing or calling was refused."""

    SAY_TOO_LITTLE: Final = "say-too-little"
    SAY_TOO_MUCH: Final = "say-too-much"

    CARD_FITS: Final = "card-fits"
    NOTHING_TO_DRAW: Final = "nothing-to-draw"
    DRAWN_ENOUGH: Final = "drawn-enough"
    PASS_TOO_EARLY: Final = "pass-too-early"  # noqa: S105 - passing a turn
    NOBODY_EXPOSED: Final = "nobody-exposed"


def why_no_draw(*, fitting: CardSet, drawn: int, left: int, limit: int) -> str | None:
    """Why a card cannot be drawn now; None when it can.

    `fitting`: note cards in hand that forbid drawing, none of them where the table draws freely. `drawn`: draws in
    this turn, of at most `limit` (0: no limit). `left`: cards that could still be drawn, after a reshuffle where one
    is needed.
    """
    if limit and drawn >= limit:
        return SheddingReason.DRAWN_ENOUGH
    if fitting and not drawn:
        return SheddingReason.CARD_FITS
    return None if left else SheddingReason.NOTHING_TO_DRAW


def why_no_pass(*, drawn: int, left: int) -> str | None:
    """Why passing is too early; None when it is not. The words are those of `why_no_draw`."""
    return None if drawn >= DRAWS_BEFORE_PASS or not left else SheddingReason.PASS_TOO_EARLY
