"""States as they might be: what a seat cannot know is dealt anew, and everybody does again what they did.

What a seat knows is gathered by `players.belief` from the events that it saw; that gives an order in which the cards
may have come to light. Over this order the same moves are made at a new node.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from musicards.cards import Card
from musicards.envs.open_spiel.history import History, laid_by
from musicards.envs.open_spiel.nodes import root_node
from musicards.envs.open_spiel.nodes.node import CHANCE, ORDER, PICK, Node
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.luck import Dice
from musicards.players.belief import belief_for

__all__ = ["Sampler", "resample"]

Sampler: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to, not including, 1."""

_WORD: Final = 1 << 32


def resample(node: Node, seat: Seat, sampler: Sampler) -> Node:
    """A node that `seat` cannot tell from `node`, as likely as shuffling makes it; chance owes nothing.

    It depends on what the seat has seen and heard and on `sampler` alone; where several are asked for in a row, on
    those before, too, since the cards are then shuffled on and not dealt from nothing.
    """
    if node.resamplers is None:
        node.resamplers = {}
    resampler: _Resampler | None = node.resamplers.get(seat)
    if resampler is None:
        resampler = node.resamplers[seat] = _Resampler(node, seat)
    return resampler.draw(sampler)


class _Resampler:
    """What one seat knows of a node."""

    def __init__(self, node: Node, seat: Seat) -> None:
        config = node.config
        self.node = node
        self.seat = seat
        self.history = History(node)
        self.belief = belief_for(config.game, seat, config.players, config.options)
        game, log = self.history.play(self.hear)
        self.laid = [laid_by(action) for by, action in log if by is not None]
        self.view = game.view(seat)
        self.dice = Dice(0)

    def hear(self, event: Event) -> None:
        self.belief.notice(event.seen_by(self.seat))

    def draw(self, sampler: Sampler) -> Node:
        """A node that looks the same.

        Raises:
            RuntimeError: it does not, which would be a bug.
        """
        node = _ReplayChoices(self, self.past(sampler)).all()
        if node.infostates[self.seat] != self.node.infostates[self.seat]:
            raise RuntimeError(f"another past than this: {self.node.infostates[self.seat]}")
        return node

    def past(self, sampler: Sampler) -> list[Card]:
        """The cards in the order in which they may have come to light."""
        # The same dice, thrown anew: with others a belief would begin from nothing.
        self.dice.__init__(int(sampler() * _WORD) | int(sampler() * _WORD) << 32)  # type: ignore[misc]
        past = self.belief.past(self.view, self.dice)
        for at in range(self.seat, self.history.in_hands, self.node.config.players):
            past[at] = self.history.cards[at]  # heard in the order dealt, though no event tells it
        return past


class _ReplayChoices:
    """The same choices over another order of the cards."""

    def __init__(self, resampler: _Resampler, past: list[Card]) -> None:
        self.choices = resampler.history.choices
        self.past = iter(past)
        self.node = root_node(resampler.node.config)
        self.laid = iter(resampler.laid)

    def all(self) -> Node:
        node = self.node
        laid: list[Card] = []
        for act in self.choices:
            self.luck(laid)
            if node.turn != CHANCE and act != node.quiet:
                laid = list(next(self.laid))
            node.apply(act)
        self.luck(laid)
        return node

    def luck(self, laid: list[Card]) -> None:
        """Chance answers what it is asked for; of the cards in hand, those `laid` are laid."""
        node = self.node
        while node.turn == CHANCE and node.due != ORDER:
            if node.due == PICK:
                card = next(card for card in laid if card in node.outcomes)
                laid.remove(card)
            else:
                card = next(self.past)
            node.apply(card)
