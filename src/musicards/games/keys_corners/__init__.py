"""Key's Corners: build the scale in the corners of the board, card by card; books score points.

Rules: docs/rules.md, "Key's Corners".

rules         the rule book: begin here
actions       the deal, place, move, discard; events
game          the game in progress
refusals      why something is not possible
view          what a seat may know, and what the page shows
scale         the option that chooses the scale, and the tables that the board reads
board         which cards are where, and what continues each pile
rows          words of bits: four spaces in a machine word
moves         the numbers of moves
legal_moves   the legal moves as sets, listed as numbers and as actions
teaching      help, what moves say about a player, and First steps
"""

from musicards.games.keys_corners.actions import Deal, Discard, DrewUp, Move, Place
from musicards.games.keys_corners.board import SPACES, Pile
from musicards.games.keys_corners.game import KeysCorners
from musicards.games.keys_corners.view import CornersView

__all__ = ["SPACES", "CornersView", "Deal", "Discard", "DrewUp", "KeysCorners", "Move", "Pile", "Place"]
