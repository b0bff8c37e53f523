"""States as they might be: what a seat cannot know is dealt anew, and everybody does again what they did.

What a seat knows is gathered by `players.belief` from the events that it saw; that gives an order in which the cards
may have come to light. Over this order the same moves are made at a new table.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from musicards.cards import Card
from musicards.envs.open_spiel.story import Story, laid_by
from musicards.envs.open_spiel.table import CHANCE, ORDER, PICK, Table
from musicards.envs.open_spiel.tables import table_of
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.luck import Dice
from musicards.players.belief import belief_for

__all__ = ["Sampler", "another"]

Sampler: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to, not including, 1."""

_WORD: Final = 1 << 32


def another(table: Table, seat: Seat, sampler: Sampler) -> Table:
    """A table that `seat` cannot tell from `table`, as likely as shuffling makes it; chance owes nothing.

    It depends on what the seat has seen and heard and on `sampler` alone; where several are asked for in a row, on
    those before, too, since the cards are then shuffled on and not dealt from nothing.
    """
    if table.prepared is None:
        table.prepared = {}
    eyes: _Eyes | None = table.prepared.get(seat)
    if eyes is None:
        eyes = table.prepared[seat] = _Eyes(table, seat)
    return eyes.another(sampler)


class _Eyes:
    """What one seat knows of a table."""

    def __init__(self, table: Table, seat: Seat) -> None:
        setting = table.setting
        self.table = table
        self.seat = seat
        self.story = Story(table)
        self.belief = belief_for(setting.game, seat, setting.players, setting.options)
        game, log = self.story.play(self.hear)
        self.laid = [laid_by(action) for by, action in log if by is not None]
        self.view = game.view(seat)
        self.dice = Dice(0)

    def hear(self, event: Event) -> None:
        self.belief.notice(event.seen_by(self.seat))

    def another(self, sampler: Sampler) -> Table:
        """A table that looks the same.

        Raises:
            RuntimeError: it does not, which would be a bug.
        """
        table = _Playing(self, self.past(sampler)).all()
        if table.heard[self.seat] != self.table.heard[self.seat]:
            raise RuntimeError(f"another past than this: {self.table.heard[self.seat]}")
        return table

    def past(self, sampler: Sampler) -> list[Card]:
        """The cards in the order in which they may have come to light."""
        # The same dice, thrown anew: with others a belief would begin from nothing.
        self.dice.__init__(int(sampler() * _WORD) | int(sampler() * _WORD) << 32)  # type: ignore[misc]
        past = self.belief.past(self.view, self.dice)
        for at in range(self.seat, self.story.in_hands, self.table.setting.players):
            past[at] = self.story.cards[at]  # heard in the order dealt, though no event tells it
        return past


class _Playing:
    """The same choices over another order of the cards."""

    def __init__(self, eyes: _Eyes, past: list[Card]) -> None:
        self.choices = eyes.story.choices
        self.past = iter(past)
        self.table = table_of(eyes.table.setting)
        self.laid = iter(eyes.laid)

    def all(self) -> Table:
        table = self.table
        laid: list[Card] = []
        for act in self.choices:
            self.luck(laid)
            if table.turn != CHANCE and act != table.quiet:
                laid = list(next(self.laid))
            table.apply(act)
        self.luck(laid)
        return table

    def luck(self, laid: list[Card]) -> None:
        """Chance answers what it is asked for; of the cards in hand, those `laid` are laid."""
        table = self.table
        while table.turn == CHANCE and table.due != ORDER:
            if table.due == PICK:
                card = next(card for card in laid if card in table.pool)
                laid.remove(card)
            else:
                card = next(self.past)
            table.apply(card)
