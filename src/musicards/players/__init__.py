"""Computer players. They get views and events as seen from their seats, and nothing else."""

from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS, SKILLS, YARDSTICKS, make_player
from musicards.players.player import Player
from musicards.players.playing import play_game, play_recorded, rng_of
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
    "make_player",
    "parse_player",
    "play_game",
    "play_recorded",
    "rng_of",
]
