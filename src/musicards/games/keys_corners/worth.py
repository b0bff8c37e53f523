"""Key's Corners: estimate what a position is worth at the end of a turn, as a sensible player would.

Every pile that can become a book is a chance and a risk: the next player who holds the missing notes completes it. The
cards that the player has not seen yet say how likely that is.
"""

from math import pow as power
from typing import Final

from musicards.cards import BITS_IN, NOTES, WILDS, CardSet, count_of_hour, i64, pitches_in, set_of
from musicards.games.keys_corners import CornersView
from musicards.games.keys_corners.board import ALL_SPACES, FIRST_CORNER, Board
from musicards.games.keys_corners.rows import ROW, place_of
from musicards.games.keys_corners.rules import SCALE_POINTS, STACK_HEIGHT, STACK_POINTS

# In points. Half or twice of any of these values makes hardly any difference.
_LATER: Final = 0.4  # the weight of points that are only expected in the next turn
_WILD: Final = 4.0  # for holding a wild for a book
_FRESH_CARD: Final = 0.5  # for drawing a card

_FAR: Final = 3
"""It is too unlikely that somebody has more than this many of the notes that a run needs."""


class Worth:
    """Estimates what positions are worth, in points, to the seat on turn, from what `view` shows.

    `caution`: how much it counts that others may complete a pile, from 0, not at all, to 1, as much as it costs.
    """

    def __init__(self, view: CornersView, caution: float = 1.0) -> None:
        self._caution = caution
        unseen = view.deck & ~_seen(view)
        count = max(1, unseen.bit_count())
        wilds = (unseen & WILDS).bit_count()
        self._share = [(count_of_hour(unseen, pitch or 12) + wilds) / count for pitch in range(12)]
        self._full_hand = view.hand_size
        self._stock = view.stock_size
        self._others = float(view.players - 1)
        held = view.counts[(view.turn + 1) % view.players]
        self._next_hand = min(view.hand_size, held + view.stock_size)  # how many cards the next player will hold
        self._known: dict[tuple[int, int, int], float] = {}

    def of(self, board: Board, hand: CardSet, *, done: bool) -> float:
        """Return what it is worth to hold `hand` with this board.

        `done`: the turn is over, and the others play first; otherwise the player can still play.
        """
        fresh = min(max(self._full_hand - hand.bit_count(), 0), self._stock)
        worth = _WILD * (hand & WILDS).bit_count() + _FRESH_CARD * fresh
        others = self._next_hand if done else 0
        for space in range(FIRST_CORNER):
            if board.height(space) and board.is_stack(space):
                pitch = place_of(board.lowest >> 12 * space & ROW)
                missing = STACK_HEIGHT - board.height(space)
                own_chance = self._copies(pitch, missing - count_of_hour(hand, pitch or 12), fresh)
                worth += STACK_POINTS * self._share_of_points(
                    self._copies(pitch, missing, others), own_chance, done=done
                )
        notes = pitches_in(hand & NOTES)
        for wanted in _wanted(board):
            own_chance = self._notes(wanted & ~notes, fresh)
            worth += SCALE_POINTS * self._share_of_points(self._notes(wanted, others), own_chance, done=done)
        return worth

    def _share_of_points(self, risk: float, own_chance: float, *, done: bool) -> float:
        """Return what a pile is worth, as a share of its points.

        `risk`: the probability that the next player can complete it, which is also used for the players after that.
        With several opponents, each of them gains only a share. `own_chance`: the probability that the player can
        complete it in the next turn; 1 if the player can now.
        """
        if not done:
            return 1.0 if own_chance == 1.0 else _LATER * own_chance
        risk *= self._caution
        return _LATER * own_chance * power(1.0 - risk, self._others) - risk

    def _notes(self, wanted: i64, cards: int) -> float:
        """Return the probability that `cards` unseen cards contain all the `wanted` notes, or wilds for them."""
        if BITS_IN[wanted] > min(cards, _FAR):
            return 0.0
        chance = 1.0
        while wanted:
            chance *= self._copies(place_of(wanted & -wanted), 1, cards)
            wanted &= wanted - 1
        return chance

    def _copies(self, pitch: int, copies: int, cards: int) -> float:
        """Return the probability that `cards` unseen cards contain `copies` cards of a pitch, or wilds for them."""
        if copies <= 0:
            return 1.0
        if copies > cards:
            return 0.0
        chance = self._known.get((pitch, copies, cards))
        if chance is None:
            chance = self._known[pitch, copies, cards] = _at_least(copies, cards, self._share[pitch])
        return chance


def _at_least(wanted: int, cards: int, share: float) -> float:
    """Return the probability that at least `wanted` of `cards` cards are of a kind with this share (binomial)."""
    if share >= 1.0:
        return 1.0
    odds = share / (1.0 - share)
    term = power(1.0 - share, float(cards))  # the probability that exactly `number` are of the kind
    less = 0.0
    for number in range(wanted):
        less += term
        term *= odds * (cards - number) / (number + 1)
    return 1.0 - less


def _wanted(board: Board) -> list[i64]:
    """Return the notes that runs from the tonic still need (all notes in an empty corner), each set once.

    Notes in a run on a foundation are not needed: they can be moved, starting from any of them.
    """
    notes = pitches_in(board.next_on_corners)
    for space in range(FIRST_CORNER):
        if board.begins_with_tonic(space):
            notes |= board.next_on(space)
    there = pitches_in(board.runs)
    found: list[i64] = []
    while notes:
        found.append(board.scale.notes_from[place_of(notes & -notes)] & ~there)
        notes &= notes - 1
    return found


def _seen(view: CornersView) -> CardSet:
    """Return the cards that are face up or in the player's hand."""
    seen = view.hand | set_of(view.discard)
    for space in ALL_SPACES:
        seen |= set_of(view.board.cards_on(space))
    for books in view.books:
        for book in books:
            seen |= set_of(book.cards)
    return seen
