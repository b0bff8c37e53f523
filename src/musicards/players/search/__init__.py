"""Information set Monte Carlo tree search over sampled worlds that agree with what a seat knows."""

from musicards.players.search.endgame import is_certain, solve
from musicards.players.search.guide import Guide
from musicards.players.search.guides import guide_for
from musicards.players.search.tree import Search

__all__ = ["Guide", "Search", "guide_for", "is_certain", "solve"]
