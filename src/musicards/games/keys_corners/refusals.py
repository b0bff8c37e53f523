"""What is against a placement or a move in Key's Corners, in the scale's terms."""

from typing import Final

from musicards.errors import Refusal
from musicards.games.keys_corners.actions import Move
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES, STACK_HEIGHT, Board, Space
from musicards.games.keys_corners.reasons import CornersReason

__all__ = ["does_not_fit", "no_such_move"]

ANSWER: Final = ("wants", "wants_degree", "degree")
"""The facts that give away what a pile waits for, and where in the scale a card belongs."""


def does_not_fit(board: Board, to: Space, hour: int) -> Refusal:
    """Why a card that counts as `hour` does not continue what lies on `to`."""
    reason, facts = _why_not(board, to, hour)
    return Refusal(reason, facts, answer=ANSWER)


def no_such_move(board: Board, move: Move) -> Refusal:
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
    if move.to in FOUNDATIONS and move.count < height:
        return Refusal(CornersReason.ONLY_WHOLE, {**facts, "height": height})
    if move.to not in FOUNDATIONS and not pile.degree:
        return Refusal(CornersReason.STACK_STAYS, {**facts, "name": pile.names()[0]})
    if not pile.degree and below is not None and board.wants[move.to] == pile.hour:
        return Refusal(CornersReason.TOO_HIGH, {**facts, "sum": height + len(below.cards), "most": STACK_HEIGHT})
    reason, why = _why_not(board, move.to, pile.hour_at(height - move.count))
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
