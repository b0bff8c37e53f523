"""Key's Corners: spell a scale in the corners of the board, card by card; books bring points.

Rules: rules.md, "Key's Corners".

board    the nine spaces less the stock: piles, what continues them, which moves there are
actions  the deal, place, move, discard
events   what is told of them
view     what a seat may know, and its right actions
game     a game in progress
"""

from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import FIRST_CORNER, FOUNDATIONS, SPACES, STACK_HEIGHT, Board, Pile, Space
from musicards.games.keys_corners.events import BookTaken, Discarded, DrewUp, Moved, Placed
from musicards.games.keys_corners.game import KeysCorners
from musicards.games.keys_corners.reasons import CornersReason
from musicards.games.keys_corners.view import CornersTable, CornersView

__all__ = [
    "FIRST_CORNER",
    "FOUNDATIONS",
    "SPACES",
    "STACK_HEIGHT",
    "Board",
    "BookTaken",
    "CornersReason",
    "CornersTable",
    "CornersView",
    "Deal",
    "Discard",
    "Discarded",
    "DrewUp",
    "KeysCorners",
    "Move",
    "Moved",
    "Pile",
    "Place",
    "Placed",
    "Space",
]
