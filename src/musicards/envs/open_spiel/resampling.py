"""Resample a state: shuffle the cards that a seat cannot know, and repeat everybody's moves.

`players.belief` tracks what the seat knows from the events that it saw, and samples an order in which the cards may
have been revealed. The same moves are then replayed from the root with the cards in that order.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from musicards.cards import Card
from musicards.envs.nodes.node import CHANCE, ORDER, PICK, Node
from musicards.envs.nodes.roots import root_node
from musicards.envs.open_spiel.history import History
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.rng import FastRng
from musicards.players.games import belief_for

Sampler: TypeAlias = Callable[[], float]
"""Returns random numbers in [0, 1)."""

_WORD: Final = 1 << 32


def resample(node: Node, seat: Seat, sampler: Sampler) -> Node:
    """Return a node from the information set of `seat` at `node`, sampled with the probabilities of shuffling.

    No move waits for chance at `node`. The result depends only on the seat's information state, on `sampler`, and on
    earlier samples for the same node and seat: the belief is a Markov chain that continues from the last one.
    """
    if node.resamplers is None:
        node.resamplers = {}
    resampler: _Resampler | None = node.resamplers.get(seat)
    if resampler is None:
        resampler = node.resamplers[seat] = _Resampler(node, seat)
    return resampler.draw(sampler)


class _Resampler:
    """Samples nodes from the information set of one seat."""

    def __init__(self, node: Node, seat: Seat) -> None:
        config = node.config
        self.node = node
        self.seat = seat
        self.history = History(node)
        self.belief = belief_for(config.game, seat, config.players, config.options)
        game, log = self.history.play(self.notice)
        self.laid = [action.laid_cards() for by, action in log if by is not None]
        self.view = game.view(seat)
        self.rng = FastRng(0)

    def notice(self, event: Event) -> None:
        self.belief.notice(event.seen_by(self.seat))

    def draw(self, sampler: Sampler) -> Node:
        """Return a node with the same information state of the seat.

        Raises:
            RuntimeError: the information state differs, which is a bug.
        """
        node = _ReplayChoices(self, self.past(sampler)).all()
        if node.infostates[self.seat] != self.node.infostates[self.seat]:
            raise RuntimeError(f"resampling changed the information state {self.node.infostates[self.seat]}")
        return node

    def past(self, sampler: Sampler) -> list[Card]:
        """Return the cards in an order in which they may have been revealed."""
        # Reseed the same object: given another one, the belief would start over.
        self.rng.__init__(int(sampler() * _WORD) | int(sampler() * _WORD) << 32)  # type: ignore[misc]
        past = self.belief.past(self.view, self.rng)
        for at in range(self.seat, self.history.in_hands, self.node.config.players):
            past[at] = self.history.cards[at]  # the information state has the order dealt, the events do not
        return past


class _ReplayChoices:
    """Replays the players' choices with another order of the cards."""

    def __init__(self, resampler: _Resampler, past: list[Card]) -> None:
        self.choices = resampler.history.choices
        self.past = iter(past)
        self.node = root_node(resampler.node.config)
        self.laid = iter(resampler.laid)

    def all(self) -> Node:
        node = self.node
        laid: list[Card] = []
        for act in self.choices:
            self.apply_chance(laid)
            if node.turn != CHANCE and act != node.quiet:
                laid = list(next(self.laid))
            node.apply(act)
        self.apply_chance(laid)
        return node

    def apply_chance(self, laid: list[Card]) -> None:
        """Apply chance outcomes until a player decides or the order of calls is due. Cards are picked from `laid`."""
        node = self.node
        while node.turn == CHANCE and node.due != ORDER:
            if node.due == PICK:
                card = next(card for card in laid if card in node.outcomes)
                laid.remove(card)
            else:
                card = next(self.past)
            node.apply(card)
