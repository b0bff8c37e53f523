"""Key's Corners: spell a scale in the corners of the board, card by card; books bring points.

Rules: docs/rules.md, "Key's Corners".

ladder        the scale, and the piles that climb it
rows          four spaces in a machine word
board         the nine spaces less the stock: what lies there, what continues it, which moves there are
actions       the deal, place, move, discard
moves         the same as numbers, for programs that play millions of them
menu          which of them are right, as numbers and in words
refusals      what is not possible, and why
events        what is told
view          what a seat may know
scale_option  the choice of the scale
game          a game in progress
"""

from musicards.games.keys_corners.actions import Deal, Discard, Move, Place
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES, Board, Space
from musicards.games.keys_corners.events import BookTaken, Discarded, DrewUp, Moved, Placed
from musicards.games.keys_corners.game import KeysCorners
from musicards.games.keys_corners.ladder import STACK_HEIGHT, Pile
from musicards.games.keys_corners.reasons import CornersReason
from musicards.games.keys_corners.view import CornersTable, CornersView

__all__ = [
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
