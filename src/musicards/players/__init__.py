"""Computer players: they get a view, hear what happens, and nothing else."""

from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS, SKILLS, YARDSTICKS, make_player
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer
from musicards.players.skills import Skills

__all__ = [
    "LEVELS",
    "SKILLS",
    "YARDSTICKS",
    "HumanPlayer",
    "Player",
    "RandomPlayer",
    "RulePlayer",
    "Skills",
    "make_player",
]
