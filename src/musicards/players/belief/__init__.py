"""Beliefs: what a seat can know of the hidden cards, from all that it has seen and heard.

belief    what a belief is
pack      what is known of a shuffled pack
order     orders that its cards may have lain in
drawing   beliefs where cards come off a pack into hands
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
    """The belief of `seat` in a game that is about to begin. `options` as `Game.options` has them."""
    if game in {"distance", "steps"}:
        return SheddingBelief(game, seat, players, options)
    if game == "keys_corners":
        return CornersBelief(game, seat, players)
    if game == "go_fish":
        return FishBelief(game, seat, players)
    if game == "memory":
        return BoardBelief(game, seat, players)
    return MaidBelief(game, seat, players)
