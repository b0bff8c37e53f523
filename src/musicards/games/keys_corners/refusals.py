"""What is refused in Key's Corners, and why, in the scale's terms."""

from collections.abc import Sequence
from typing import Final

from musicards.cards import HOUR_OF, Card, CardSet, code_of, is_wild
from musicards.errors import Refusal
from musicards.games.keys_corners.actions import Discard, Move, Place
from musicards.games.keys_corners.board import FIRST_CORNER, FOUNDATIONS, SPACE_COUNT, SPACES, Board, Space
from musicards.games.keys_corners.moves import move_action
from musicards.games.keys_corners.rows import place_of
from musicards.games.keys_corners.rules import STACK_HEIGHT, find_card_moves, may_fill_from_discard, owes_play
from musicards.games.outcome import Reason


class CornersReason:
    """Why an attempt is refused in Key's Corners, in addition to `Reason`."""

    DOES_NOT_CONTINUE: Final = "does-not-continue"  # the card is not the one that continues the pile
    PILE_COMPLETE: Final = "pile-complete"  # the run ends with the scale's last note: nothing continues it
    FILL_FIRST: Final = "fill-first"  # an empty foundation has to be filled before anything else
    FILL_FROM_HAND: Final = "fill-from-hand"  # the discard pile fills only for a player without cards
    NOT_DISCARD_TOP: Final = "not-discard-top"  # the card is not on top of the discard pile
    WILD_NEEDS_NAME: Final = "wild-needs-name"  # a wild was placed without a note to stand for
    NOTE_HAS_NAME: Final = "note-has-name"  # `as` is for wilds only
    NOT_A_FOUNDATION: Final = "not-a-foundation"  # cards move from foundations only
    SAME_PILE: Final = "same-pile"  # a move from a foundation to itself
    EMPTY_PILE: Final = "empty-pile"  # a move from an empty foundation
    TOO_MANY: Final = "too-many"  # more cards than the pile has
    NOT_LONGER: Final = "not-longer"  # the upper part of a pile may move only where the pile becomes longer than it was
    STACK_STAYS: Final = "stack-stays"  # a stack never moves to a corner
    TOO_HIGH: Final = "too-high"  # two stacks of one pitch with more than four cards together
    DISCARD_ONLY_PLAY: Final = "discard-only-play"  # a discard after another play
    CARD_FITS: Final = "card-fits-pile"  # a discard of a card that fits a pile
    WILD_FITS: Final = "wild-fits"  # a wild always fits, so it is never discarded
    MOVE_FIRST: Final = "move-first"  # a move is compulsory before the turn may end
    PLAY_FIRST: Final = "play-first"  # at least one play in a turn


_ANSWER: Final = ("wants", "wants_degree", "degree")
"""The facts that give away what continues a pile, and which degree of the scale a card is."""


def check_place(place: Place, hand: CardSet, discard: Sequence[Card], board: Board, *, filling: bool) -> None:
    """Refuse a card that is not there, a name that it cannot have, and a pile that it does not continue.

    `filling`: an empty foundation has to be filled first.
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
        if not board.empty >> place.to & 1:
            raise fill_first(board)
        if place.source == "discard" and not may_fill_from_discard(hand):
            raise Refusal(CornersReason.FILL_FROM_HAND)
    elif not board.continues(place.to, hour % 12):
        reason, facts = _why_not(board, place.to, hour)
        said = {} if place.name is None else {"name": place.name}  # a wild keeps the name that was said
        raise Refusal(reason, {**facts, **said}, answer=_ANSWER)


def check_move(move: Move, board: Board) -> None:
    """Refuse a move of cards that is not among the possible ones."""
    find_card_moves(board)
    source, to = move.source, move.to
    if not board.card_moves >> SPACE_COUNT * source + to & 1:
        raise _no_such_move(board, move)
    missing = board.count_of(source, to) - move.count
    if missing and (missing != 1 or to >= FIRST_CORNER or not board.fewer_moves >> FIRST_CORNER * source + to & 1):
        raise _no_such_move(board, move)


def check_discard(discard: Discard, hand: CardSet, board: Board, plays: int) -> None:
    """Refuse to discard a wild or a card that fits a pile, after another play, or before a compulsory move."""
    card = discard.card
    _check_held(card, hand)
    if is_wild(card):
        raise Refusal(CornersReason.WILD_FITS, {"card": code_of(card)})
    if not owes_play(hand, plays):
        raise Refusal(CornersReason.DISCARD_ONLY_PLAY)
    fitting = board.spaces_for(HOUR_OF[card] % 12)
    if fitting:
        names = [name for space, name in enumerate(SPACES) if fitting >> space & 1]
        raise Refusal(CornersReason.CARD_FITS, {"card": code_of(card), "to": names}, answer=("to",))
    _check_compulsory(board)


def check_done(hand: CardSet, board: Board, plays: int) -> None:
    """Refuse to end the turn before the play that the player owes, or before a compulsory move."""
    if owes_play(hand, plays):
        raise Refusal(CornersReason.PLAY_FIRST)
    _check_compulsory(board)


def _check_held(card: Card, hand: CardSet) -> None:
    if not hand >> card & 1:
        raise Refusal(Reason.CARD_NOT_HELD, {"cards": [code_of(card)]})


def _check_compulsory(board: Board) -> None:
    move = compulsory_move(board)
    if move is not None:
        facts = {"from": SPACES[move.source], "to": SPACES[move.to], "count": move.count}
        raise Refusal(CornersReason.MOVE_FIRST, facts, answer=tuple(facts))


def compulsory_move(board: Board) -> Move | None:
    """Return the move that a refusal and help name first among the compulsory ones; None if there is none."""
    find_card_moves(board)
    if not board.compulsory_moves:
        return None
    source, to = divmod(place_of(board.compulsory_moves & -board.compulsory_moves), SPACE_COUNT)
    return move_action(board, source, to)


def fill_first(board: Board) -> Refusal:
    """Return the refusal of anything else while a foundation has to be filled."""
    empty = [SPACES[space] for space in FOUNDATIONS if board.empty >> space & 1]
    return Refusal(CornersReason.FILL_FIRST, {"gaps": empty})


def _no_such_move(board: Board, move: Move) -> Refusal:
    """Return why `move` is not possible."""
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
    hour = pile.hour_at(height - move.count)
    if below is not None and board.continues(move.to, hour % 12):  # and yet they may not join
        total = len(below.cards) + move.count
        if not pile.degree and total > STACK_HEIGHT:
            return Refusal(CornersReason.TOO_HIGH, {**facts, "sum": total, "most": STACK_HEIGHT})
        return Refusal(CornersReason.NOT_LONGER, {**facts, "height": height, "sum": total})
    reason, why = _why_not(board, move.to, hour)
    return Refusal(reason, {**facts, **why}, answer=_ANSWER)


def _why_not(board: Board, to: Space, hour: int) -> tuple[str, dict[str, object]]:
    """Return why `hour` does not continue the pile on `to`, in the scale's terms: a code and its facts."""
    scale, pile, wanted = board.scale, board.pile(to), board.next_hours[to]
    facts: dict[str, object] = {
        "to": SPACES[to],
        "name": scale.name_of_hour[hour],
        "degree": scale.degree_of_hour[hour],
        "scale": list(scale.names),
        "top": None if pile is None else pile.names()[-1],
    }
    if not wanted:
        return CornersReason.PILE_COMPLETE, facts
    facts |= {"wants": scale.name_of_hour[wanted], "wants_degree": scale.degree_of_hour[wanted]}
    return CornersReason.DOES_NOT_CONTINUE, facts
