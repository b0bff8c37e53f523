"""Computer players. They get views and events as seen from their seats, and nothing else."""

from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS, REFERENCE_PLAYERS, SKILLS, make_player
from musicards.players.player import Player
from musicards.players.player_spec import PlayerSpec, parse_player
from musicards.players.playing import play_game, play_recorded, rng_of
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer
from musicards.players.search_problem import SearchProblem
from musicards.players.skills import Skills

__all__ = [
    "LEVELS",
    "REFERENCE_PLAYERS",
    "SKILLS",
    "HumanPlayer",
    "Player",
    "PlayerSpec",
    "RandomPlayer",
    "RulePlayer",
    "SearchProblem",
    "Skills",
    "make_player",
    "parse_player",
    "play_game",
    "play_recorded",
    "rng_of",
]
