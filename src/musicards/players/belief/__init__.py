"""Beliefs: what a seat can know about the hidden cards from everything it has observed.

belief    the interface of a belief
pack      what is known about a shuffled pack of cards
order     sampling an order of its cards
drawing   beliefs for games in which cards are drawn from a pack
shedding  The Distance and Steps
corners   Key's Corners
fish      Go Fish
pitches   orders where several cards of a pitch tell something together
old_maid  Old Maid
tracks    where each of its cards can have been
board     Memory
"""

from collections.abc import Mapping

from musicards.games.action import Seat
from musicards.players.belief.belief import Belief
from musicards.players.belief.board import BoardBelief
from musicards.players.belief.corners import CornersBelief
from musicards.players.belief.fish import FishBelief
from musicards.players.belief.old_maid import MaidBelief
from musicards.players.belief.shedding import SheddingBelief

__all__ = ["Belief", "belief_for"]


def belief_for(game: str, seat: Seat, players: int, options: Mapping[str, object]) -> Belief:
    """Return the belief of `seat` in a new game with these `options`, as in `Game.options`."""
    if game in {"distance", "steps"}:
        return SheddingBelief(game, seat, players, options)
    if game == "keys_corners":
        return CornersBelief(game, seat, players)
    if game == "go_fish":
        return FishBelief(game, seat, players)
    if game == "memory":
        return BoardBelief(game, seat, players)
    return MaidBelief(game, seat, players)
