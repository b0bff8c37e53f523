"""The settings of a match that are not rules of the game, and the rounds of a series."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from musicards.errors import BadNotation
from musicards.games.game import Game
from musicards.server.match.decoding import decode_plain
from musicards.server.match.messages import Series, Settings

CLOCKS: Final = (0, 20, 30, 60, 120)  # seconds per turn; 0 for no limit
STAND_INS: Final = (0, 20, 60, 180)  # seconds until a computer plays for somebody who is away; 0 for never
OPEN_HANDS: Final = (0, 60, 300)  # seconds until those who watch see the hands; 0 for never before the end
MAX_ROUNDS: Final = 10


def check_settings(settings: Settings) -> None:
    """Refuse invalid settings.

    Raises:
        BadNotation: one of them has a value that cannot be chosen; the message says what can.
    """
    if settings.class_code or settings.paused:
        raise BadNotation("only the teacher of a class makes its tables and pauses them")
    if settings.clock not in CLOCKS:
        raise BadNotation(f"clock is {_one_of(CLOCKS)} seconds a turn, not {settings.clock}")
    if settings.stand_in not in STAND_INS:
        raise BadNotation(f"stand_in is {_one_of(STAND_INS)} seconds, not {settings.stand_in}")
    if settings.open_hands not in OPEN_HANDS:
        raise BadNotation(f"open_hands is {_one_of(OPEN_HANDS)} seconds, not {settings.open_hands}")
    if not 1 <= settings.rounds <= MAX_ROUNDS:
        raise BadNotation(f"rounds is a whole number from 1 to {MAX_ROUNDS}, not {settings.rounds}")


def is_locked(settings: Settings, people: int) -> bool:
    """Whether nobody else may sit down at a table with seats for so many `people`.

    By default the table of somebody who plays alone is locked until they unlock it, to invite somebody.
    """
    return people <= 1 if settings.locked is None else settings.locked


def has_help(settings: Settings, people: int) -> bool:
    """Whether the players may ask for help at a table with seats for so many `people`.

    By default only whoever plays alone may: help ends when a second person takes over the seat of a computer.
    """
    return people <= 1 if settings.help is None else settings.help


def _one_of(choices: Sequence[int]) -> str:
    *most, last = map(str, choices)
    return f"{', '.join(most)} or {last}"


# A series is kept as {"round": 2, "totals": [3, 0]}; the settings say how many rounds it has.


def first_round(settings: Settings, players: int) -> Mapping[str, Any] | None:
    """Return a new series; None if the settings ask for a single match."""
    return {"round": 1, "totals": [0] * players} if settings.rounds > 1 else None


def next_round(settings: Settings, series: Mapping[str, Any] | None, game: Game) -> Mapping[str, Any] | None:
    """Return the series for the match after `game`. Everybody moves up by one seat: the old seat 1 is the new seat 0.

    After the last round a new series begins.
    """
    if series is None or series["round"] >= settings.rounds:
        return first_round(settings, game.players)
    totals = [before + now for before, now in zip(series["totals"], game.scores(), strict=True)]
    return {"round": series["round"] + 1, "totals": totals[1:] + totals[:1]}


def read_series(settings: Settings, series: Mapping[str, Any] | None, game: Game) -> Series | None:
    """Return a series as everybody may know it."""
    if series is None:
        return None
    return Series(series["round"], settings.rounds, list(series["totals"]), game.low_wins)


def read_settings(stored: Mapping[str, Any]) -> Settings:
    """Return the settings of a stored match, with defaults for settings that an older version did not have.

    Whoever created a match before latecomers could take a seat expects that others can only watch, and that there is no
    help in a match from before there was help. Whoever sits down at a match from before there were lists of names keeps
    their own.
    """
    before = {"late_joiners": False, "help": False, "own_names": True}
    stored = {**stored, "first_steps": int(stored.get("first_steps", 0))}  # once it was yes or no
    settings: Settings = decode_plain(Settings, {**before, **stored})
    return settings
