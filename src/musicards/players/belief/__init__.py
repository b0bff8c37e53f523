"""Beliefs: what a seat can know about the hidden cards from everything it has observed.

belief    the interface of a belief
pack      what is known about a shuffled pack of cards
order     sampling an order of its cards
drawing   beliefs for games in which cards are drawn from a pack
shedding  The Distance and Steps
corners   Key's Corners
fish      Go Fish
pitches   orders with facts about several cards of a pitch
old_maid  Old Maid
tracks    where each of its cards can have been
board     Memory
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from musicards.games.action import Seat
from musicards.games.manifest import part_of
from musicards.games.registry import find_manifest
from musicards.players.belief.belief import Belief

__all__ = ["Belief", "belief_for"]

MakeBelief: TypeAlias = Callable[[str, Seat, int, Mapping[str, object]], Belief]


def belief_for(game: str, seat: Seat, players: int, options: Mapping[str, object]) -> Belief:
    """Return the belief of `seat` in a game that is about to begin. `options` must be complete, as in `Game.options`.

    Raises:
        BadNotation: there is no game of this name.
    """
    reference = find_manifest(game).belief
    make = Belief if reference is None else cast("MakeBelief", part_of(reference))
    return make(game, seat, players, options)
