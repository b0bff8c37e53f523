"""Computer players: they get a view, hear what happens, and nothing else."""

from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS, SKILLS, YARDSTICKS, make_player
from musicards.players.player import Player
from musicards.players.playing import luck_of, play_game, play_recorded
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer
from musicards.players.skills import Skills
from musicards.players.written import WrittenPlayer, parse_player

__all__ = [
    "LEVELS",
    "SKILLS",
    "YARDSTICKS",
    "HumanPlayer",
    "Player",
    "RandomPlayer",
    "RulePlayer",
    "Skills",
    "WrittenPlayer",
    "luck_of",
    "make_player",
    "parse_player",
    "play_game",
    "play_recorded",
]
