"""The levels of computer players, weakest first, two reference players, and players by name with settings."""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from math import inf
from random import Random
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.players.human_player import HumanPlayer
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer
from musicards.players.skills import Skills

SKILLS: Final[Mapping[str, Skills]] = {
    "newcomer": Skills(  # knows the theory nearly as well as the others, but sees little of what it could play
        letter=0.055,
        step=0.07,
        neighbor=0.06,
        enharmonic=0.085,
        oversight=0.6,  # overlooks cards in more than every other play
        repeats=0.8,  # asks nearly every question again
        misplaced=0.2,  # reaches next to one card of five
        span=8.0,  # half of a beginner's memory: forgets each of four cards after seeing two others
        saves_itself=0.15,  # seldom calls for itself, and hardly ever notices others
        catches=0.03,
        quickest=1.2,
        usual=2.2,
    ),
    "beginner": Skills(
        letter=0.045,
        step=0.055,
        neighbor=0.045,
        enharmonic=0.07,
        oversight=0.45,
        repeats=0.5,
        misplaced=0.16,
        span=16.0,
        saves_itself=0.3,
        catches=0.08,
        quickest=1.1,
        usual=2.0,
    ),
    "learner": Skills(
        letter=0.03,
        step=0.04,
        neighbor=0.03,
        enharmonic=0.05,
        oversight=0.22,
        repeats=0.2,
        misplaced=0.08,
        span=45.0,
        saves_itself=0.6,
        catches=0.2,
        quickest=1.0,
        usual=1.7,
    ),
    "player": Skills(
        letter=0.015,
        step=0.015,
        neighbor=0.01,
        enharmonic=0.02,
        oversight=0.08,
        repeats=0.05,
        misplaced=0.03,
        span=120.0,
        saves_itself=0.85,
        catches=0.4,
    ),
    "strong": Skills(oversight=0.02, span=600.0, saves_itself=0.98, catches=0.75, rounds=24.0, seconds=0.1),
    "expert": Skills(rounds=10_000.0, seconds=0.5),
}
"""The skills of each level. They were set by playing the levels against each other; see docs/strength.md."""

_AMOUNTS: Final = frozenset({"span", "rounds", "seconds", "quickest", "usual"})  # all other skills are rates

REFERENCE_PLAYERS: Final = ("random", "rule")
"""Reference players: one that chooses any right action, and one that plays sensibly without mistakes."""

LEVELS: Final = (*REFERENCE_PLAYERS, *SKILLS)
"""The names that `make_player` knows."""


def make_player(level: object, rng: Rng, **settings: object) -> Player:
    """Return a computer player of `level`. `settings` override single skills of a level.

    >>> make_player("learner", Random(1), letter=0.2).skills.letter
    0.2
    >>> set(LEVELS) - set(SKILLS) == set(REFERENCE_PLAYERS)
    True

    Raises:
        BadNotation: the level or a setting does not exist, or a value is not valid; the message says what would be.
    """
    skills = SKILLS.get(level) if isinstance(level, str) else None
    if skills is not None:
        return HumanPlayer(rng, _changed(skills, settings))
    if level not in REFERENCE_PLAYERS:
        raise BadNotation(f"no computer player is called {shown(level)}: there are {', '.join(LEVELS)}")
    if settings:
        raise BadNotation(f"{level} has no settings: {', '.join(settings)}")
    return RandomPlayer(rng) if level == "random" else RulePlayer(rng)


def _changed(skills: Skills, settings: Mapping[str, object]) -> Skills:
    """Return `skills` with the changes in `settings`."""
    names = [field.name for field in fields(Skills)]
    changes: dict[str, float] = {}
    for name, value in settings.items():
        if name not in names:
            raise BadNotation(f"no skill is called {shown(name)}: there are {', '.join(names)}")
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < inf:
            raise BadNotation(f"{name} is a number from 0 up, not {shown(value)}")
        if name not in _AMOUNTS and value > 1:
            raise BadNotation(f"{name} is a rate from 0, never, to 1, always, not {shown(value)}")
        if name == "rounds" and value != int(value):
            raise BadNotation(f"rounds is a whole number, not {shown(value)}")
        changes[name] = value
    changed = replace(skills, **changes)
    if changed.usual < changed.quickest:
        raise BadNotation(f"usual is no less than quickest, but {shown(changed.usual)} < {shown(changed.quickest)}")
    return changed


class PlayerSpec:
    """A level with settings. Call it to make a player; see `make_player`.

    Attributes:
        text: the level and settings as written, without spaces.

    >>> spec = parse_player("expert:seconds=0:rounds=20")
    >>> spec.level, spec.settings
    ('expert', {'seconds': 0, 'rounds': 20})
    >>> type(spec(Random(1))).__name__
    'HumanPlayer'
    """

    def __init__(self, level: str, settings: Mapping[str, object], text: str) -> None:
        self.level = level
        self.settings = settings
        self.text = text

    def __call__(self, rng: Rng) -> Player:
        return make_player(self.level, rng, **self.settings)

    def __reduce__(self) -> tuple[Callable[[str], "PlayerSpec"], tuple[str]]:
        return parse_player, (self.text,)


def parse_player(text: str) -> PlayerSpec:
    """Parse ``level:setting=value:setting=value``. Values are parsed as JSON if possible.

    >>> parse_player(" learner:letter=0.05 ").settings
    {'letter': 0.05}

    Raises:
        BadNotation: the level does not exist, or does not have a setting or value.
    """
    level, *words = [part.strip() for part in text.split(":")]
    settings: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadNotation(f"a setting is given as {level}:name=value, not {shown(text.strip())}")
        if name in settings:
            raise BadNotation(f"setting {shown(name)} of {level} is given twice: once is enough")
        settings[name] = _read(value)
    player = PlayerSpec(level, settings, ":".join([level, *words]))
    player(Random(0))  # checks the level and the settings
    return player


def _read(value: str) -> object:
    try:
        parsed: object = json.loads(value)
    except (ValueError, RecursionError):
        return value
    return parsed
