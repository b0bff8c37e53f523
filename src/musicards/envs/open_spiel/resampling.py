"""Resample a state: shuffle the cards that a seat cannot know, and repeat everybody's moves.

`players.belief` tracks what the seat knows from the events that it saw, and samples an order in which the cards may
have been revealed. The same moves are then replayed from the root with the cards in that order.
"""

from collections.abc import Callable
from itertools import takewhile
from typing import Final, TypeAlias

from musicards.cards import Card
from musicards.envs.open_spiel.node import CARD, PICK, Node
from musicards.games.action import CHANCE, Action, Seat
from musicards.games.memory import Flip
from musicards.games.old_maid import Fan, Take
from musicards.games.rng import FastRng, shuffled
from musicards.players.games import belief_for

Sampler: TypeAlias = Callable[[], float]
"""Returns random numbers in [0, 1)."""

_WORD: Final = 1 << 32


def resample(node: Node, seat: Seat, sampler: Sampler) -> Node:
    """Return a node from the information set of `seat` at `node`, sampled with the probabilities of shuffling.

    No move waits for chance at `node`. The result depends only on the seat's information state, on `sampler`, and on
    earlier samples for the same node and seat: the belief is a Markov chain that continues from the last one.
    """
    resampler: _Resampler | None = node.resamplers.get(seat)
    if resampler is None:
        resampler = node.resamplers[seat] = _Resampler(node, seat)
    return resampler.draw(sampler)


class _Resampler:
    """Samples nodes from the information set of one seat."""

    def __init__(self, node: Node, seat: Seat) -> None:
        self.node = node
        self.seat = seat
        self.belief = belief_for(node.config.game, seat, node.config.players, node.config.options)
        for event in node.events:
            self.belief.notice(event.seen_by(seat))
        self.view = node.game.view(seat)
        self.rng = FastRng(0)

    def draw(self, sampler: Sampler) -> Node:
        """Return a node with the same information state of the seat.

        Raises:
            RuntimeError: the information state differs, which is a bug.
        """
        # Reseed the same object: given another one, the belief would start over.
        self.rng.__init__(int(sampler() * _WORD) | int(sampler() * _WORD) << 32)  # type: ignore[misc]
        past = self.belief.past(self.view, self.rng)
        node = Node(self.node.config)
        for choice in [*self.node.choices, None]:
            while node.due in {CARD, PICK}:
                action = self.node.log[len(node.log)][1]  # chance and the players act in the same order in both
                if node.due == PICK:
                    node.pick(action)
                else:
                    node.shuffle(self.order(node, action, past))
            if choice is not None:
                node.apply(choice)
        if node.infostates[self.seat] != self.node.infostates[self.seat]:
            raise RuntimeError(f"resampling changed the information state {self.node.infostates[self.seat]}")
        return node

    def order(self, node: Node, action: Action, past: list[Card]) -> list[Card]:
        """Return an order of the cards that `node` shuffles where the other node did `action`.

        The cards that were revealed are taken from the front of `past`. The others come in random order.
        """
        moves = takewhile(lambda entry: entry[0] is not CHANCE, self.node.log[len(node.log) + 1 :])
        positions = dict.fromkeys([move.position for _, move in moves if isinstance(move, Flip | Take)])
        come = dict(zip(positions or range(len(node.left)), past, strict=False))
        del past[: len(come)]
        if isinstance(action, Fan) and action.seat == self.seat:  # it knows the order of its own fan
            come = dict(enumerate(action.hand))
        rest = shuffled(self.rng, [card for card in node.left if card not in come.values()])
        return [come[place] if place in come else Card(rest.pop()) for place in range(len(node.left))]
