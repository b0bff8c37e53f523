"""A player who makes the mistakes that people make: the letter next door, half for whole, something forgotten."""

from typing import ClassVar

from musicards.games.action import Action
from musicards.games.game import View
from musicards.games.luck import Luck
from musicards.players.rule_player import RulePlayer
from musicards.players.strategy import strategy_for

__all__ = ["LearnerPlayer"]


class LearnerPlayer(RulePlayer):
    """Plays as `RulePlayer` does, but makes the mistakes that people make while they learn.

    Attributes:
        slips: how often, from 0 to 1, an action is a slip.
    """

    saves_itself = 0.5
    catches = 0.15
    span = 30.0
    remembers: ClassVar[frozenset[str]] = frozenset({"memory", "go_fish"})

    def __init__(self, luck: Luck, slips: float = 0.2) -> None:
        super().__init__(luck)
        self.slips = slips

    def choose(self, view: View) -> Action:
        if self.luck.random() < self.slips:
            return strategy_for(view).slip(self.recall.blurred(view), self.luck)
        return super().choose(view)
