"""Old Maid: pairs of one pitch are laid down; whoever is left with the Old Maid, a Chromatic Scale card, loses.

Rules: docs/rules.md, "Old Maid".

rules        the rule book: read this first
actions      the deal, the fan, taking a card, laying a pair; events
pairs        pairs among the cards of a hand
fan          a hand in random order
view         what a seat may know
teaching     help, what moves say about a player, and First steps
"""

from musicards.games.old_maid.actions import Deal, Fan, Pair, PairLaid, Take, Took
from musicards.games.old_maid.rules import OldMaid
from musicards.games.old_maid.view import OldMaidView

__all__ = ["Deal", "Fan", "OldMaid", "OldMaidView", "Pair", "PairLaid", "Take", "Took"]
