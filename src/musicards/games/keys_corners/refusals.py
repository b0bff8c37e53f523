"""What is not possible in Key's Corners, and what is against it, in the scale's terms.

Rules: docs/rules.md, "Key's Corners". Each `check_` raises a Refusal, or nothing is against it.
"""

from collections.abc import Sequence
from typing import Final

from musicards.cards import HOUR_OF, Card, CardSet, code_of, is_wild, set_of
from musicards.errors import Refusal
from musicards.games.game import Reason
from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import FIRST_CORNER, FOUNDATIONS, SPACES, Board, Space
from musicards.games.keys_corners.ladder import STACK_HEIGHT
from musicards.games.keys_corners.reasons import CornersReason
from musicards.games.keys_corners.rows import place_of

__all__ = ["check_deal", "check_discard", "check_done", "check_move", "check_place", "fill_first"]

ANSWER: Final = ("wants", "wants_degree", "degree")
"""The facts that give away what a pile waits for, and where in the scale a card belongs."""


def check_deal(deal: Deal, deck: CardSet, hand_size: int, players: int) -> None:
    """Refuse a deal that has not exactly the cards it should."""
    cards = [card for hand in (*deal.hands, *deal.piles, deal.stock) for card in hand]
    lying = [card for pile in deal.piles for card in pile]
    if (
        [len(hand) for hand in deal.hands] != [hand_size] * players
        or [len(pile) for pile in deal.piles] != [1] * len(FOUNDATIONS)
        or any(is_wild(card) for card in lying)
        or set_of(cards) != deck
        or len(cards) != deck.bit_count()
    ):
        raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})


def check_place(place: Place, hand: CardSet, discard: Sequence[Card], board: Board, *, filling: bool) -> None:
    """Refuse a card that is not there, a name it cannot have, and a space where it does not belong.

    `filling`: there is an empty foundation to fill first.
    """
    card = place.card
    if place.source == "hand":
        _check_held(card, hand)
    elif not discard or discard[-1] != card:
        raise Refusal(CornersReason.NOT_DISCARD_TOP, {"card": code_of(card)})
    hour = place.hour
    if not hour:
        raise Refusal(CornersReason.WILD_NEEDS_NAME, {"card": code_of(card)})
    if place.name is not None and HOUR_OF[card]:
        raise Refusal(CornersReason.NOTE_HAS_NAME, {"card": code_of(card), "name": place.name})
    if filling:
        if place.to >= FIRST_CORNER or not board.gaps >> place.to & 1:
            raise fill_first(board)
        if place.source == "discard" and hand:
            raise Refusal(CornersReason.FILL_FROM_HAND)
    elif not board.is_continued(place.to, hour % 12):
        reason, facts = _why_not(board, place.to, hour)
        raise Refusal(reason, facts, answer=ANSWER)


def check_move(move: Move, board: Board) -> None:
    """Refuse a move that is not among the possible ones."""
    board.look()
    number = len(SPACES) * move.source + move.to
    if not board.moves >> number & 1 or board.count_of(move.source, move.to) != move.count:
        raise _no_such_move(board, move)


def check_discard(discard: Discard, hand: CardSet, board: Board, plays: int) -> None:
    """Refuse to discard beside other plays, a card that fits, and a wild, which always does."""
    card = discard.card
    _check_held(card, hand)
    if is_wild(card):
        raise Refusal(CornersReason.WILD_FITS, {"card": code_of(card)})
    if plays:
        raise Refusal(CornersReason.DISCARD_ONLY_PLAY)
    takers = board.takers(HOUR_OF[card] % 12)
    if takers:
        fitting = [name for space, name in enumerate(SPACES) if takers >> space & 1]
        raise Refusal(CornersReason.CARD_FITS, {"card": code_of(card), "to": fitting}, answer=("to",))
    _check_compulsory(board)


def check_done(hand: CardSet, board: Board, plays: int) -> None:
    """Refuse to end the turn before the play that is owed, and while a move is compulsory."""
    if not plays and hand:
        raise Refusal(CornersReason.PLAY_FIRST)
    _check_compulsory(board)


def fill_first(board: Board) -> Refusal:
    """An empty foundation waits."""
    gaps = [SPACES[space] for space in FOUNDATIONS if board.gaps >> space & 1]
    return Refusal(CornersReason.FILL_FIRST, {"gaps": gaps})


def _check_held(card: Card, hand: CardSet) -> None:
    if not hand >> card & 1:
        raise Refusal(Reason.CARD_NOT_HELD, {"cards": [code_of(card)]})


def _check_compulsory(board: Board) -> None:
    board.look()
    if board.compulsory:
        source, to = divmod(place_of(board.compulsory & -board.compulsory), len(SPACES))
        facts = {"from": SPACES[source], "to": SPACES[to], "count": board.count_of(source, to)}
        raise Refusal(CornersReason.MOVE_FIRST, facts, answer=tuple(facts))


def _no_such_move(board: Board, move: Move) -> Refusal:
    """Why `move` is not among the possible ones."""
    pile, below = board.pile(move.source), board.pile(move.to)
    facts: dict[str, object] = {"from": SPACES[move.source], "to": SPACES[move.to], "count": move.count}
    if move.source not in FOUNDATIONS:
        return Refusal(CornersReason.NOT_A_FOUNDATION, facts)
    if move.source == move.to:
        return Refusal(CornersReason.SAME_PILE, facts)
    if pile is None:
        return Refusal(CornersReason.EMPTY_PILE, facts)
    height = len(pile.cards)
    if move.count > height:
        return Refusal(CornersReason.TOO_MANY, {**facts, "height": height})
    if move.to not in FOUNDATIONS and not pile.degree:
        return Refusal(CornersReason.STACK_STAYS, {**facts, "name": pile.names()[0]})
    if not pile.degree and move.count < height:
        return Refusal(CornersReason.ONLY_WHOLE, {**facts, "height": height})
    if not pile.degree and below is not None and board.wants[move.to] == pile.hour:
        return Refusal(CornersReason.TOO_HIGH, {**facts, "sum": height + len(below.cards), "most": STACK_HEIGHT})
    hour = pile.hour_at(height - move.count)
    if move.to in FOUNDATIONS and below is not None and board.wants[move.to] == hour:
        return Refusal(CornersReason.NOT_LONGER, {**facts, "height": height, "sum": len(below.cards) + move.count})
    reason, why = _why_not(board, move.to, hour)
    return Refusal(reason, {**facts, **why}, answer=ANSWER)


def _why_not(board: Board, to: Space, hour: int) -> tuple[str, dict[str, object]]:
    ladder, pile, wants = board.ladder, board.pile(to), board.wants[to]
    facts: dict[str, object] = {
        "to": SPACES[to],
        "name": ladder.name_of_hour[hour],
        "degree": ladder.degree_of_hour[hour],
        "scale": list(ladder.scale.names),
        "top": None if pile is None else pile.names()[-1],
    }
    if not wants:
        return CornersReason.PILE_COMPLETE, facts
    facts |= {"wants": ladder.name_of_hour[wants], "wants_degree": ladder.degree_of_hour[wants]}
    return CornersReason.DOES_NOT_CONTINUE, facts
