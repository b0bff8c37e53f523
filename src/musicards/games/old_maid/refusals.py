"""Why Old Maid refuses an attempt, and which cards are not a pair."""

from collections.abc import Sequence
from typing import Final

from musicards.cards import HOUR_OF, Card, CardSet, codes_of, is_wild
from musicards.errors import Refusal
from musicards.games.outcome import Reason


class OldMaidReason:
    """Why an attempt is refused in Old Maid, in addition to `Reason`."""

    NOT_TWO: Final = "not-two"  # a pair is two cards
    MAID_HAS_NO_PAIR: Final = "maid-has-no-pair"  # the Old Maid is left over
    NOT_A_PAIR: Final = "not-a-pair"  # the cards have two pitches
    TAKEN_ALREADY: Final = "taken-already"  # a second take in a turn
    TAKE_FIRST: Final = "take-first"  # the turn ends after the take
    ONLY_PAIRS: Final = "only-pairs"  # nobody else has cards: the pairs that are left are laid


def check_pair(hand: CardSet, cards: Sequence[Card]) -> None:
    """Refuse cards that are not two different ones of a pitch in `hand`."""
    codes = list(codes_of(cards))
    missing = [code for card, code in zip(cards, codes, strict=True) if not hand >> card & 1]
    if missing:
        raise Refusal(Reason.CARD_NOT_HELD, {"cards": missing})
    if len(set(cards)) < len(cards):
        raise Refusal(Reason.CARD_TWICE, {"card": next(code for code in codes if codes.count(code) > 1)})
    if len(cards) != 2:
        raise Refusal(OldMaidReason.NOT_TWO, {"count": len(cards)})
    if any(map(is_wild, cards)):
        raise Refusal(OldMaidReason.MAID_HAS_NO_PAIR)
    if HOUR_OF[cards[0]] != HOUR_OF[cards[1]]:
        raise Refusal(OldMaidReason.NOT_A_PAIR, {"cards": codes})
