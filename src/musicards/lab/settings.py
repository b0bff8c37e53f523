"""Which settings a question is put to: numbers of players, values of an option, levels of the players.

What can be varied, and over which values, is asked of the game's own options (`Game.known_options`).
"""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.games.game import Game
from musicards.games.option import Option
from musicards.games.registry import GAMES, find_game, make_game
from musicards.lab.contestants import Contestant, parse_contestant
from musicards.lab.sampling import Setting
from musicards.players import LEVELS, SKILLS

__all__ = ["LEVEL", "parse_games", "parse_players", "settings_of"]

LEVEL = "level"
"""What varies when the same kind of player sits in every seat."""

_QUICK: Final = [level for level in LEVELS if level not in SKILLS or not SKILLS[level].rounds]
"""The levels that do not think ahead: with the others a question takes hours, and so they have to be named."""


def parse_games(text: str) -> list[type[Game]]:
    """The games in a list such as ``distance,steps``; ``all`` for all of them.

    Raises:
        BadNotation: there is no such game.
    """
    if text.strip() == "all":
        return list(GAMES.values())
    return list(dict.fromkeys(find_game(name.strip()) for name in text.split(",")))


def parse_players(text: str) -> list[int]:
    """The numbers in a list such as ``2,3,4``.

    Raises:
        BadNotation: one of them is no whole number.
    """
    try:
        return list(dict.fromkeys(int(word) for word in text.split(",")))
    except ValueError:
        raise BadNotation(f"--players is a number such as 3, or a list such as 2,3,4, not {shown(text)}") from None


def settings_of(
    games: Sequence[type[Game]],
    players: Sequence[int],
    options: Mapping[str, object],
    seats: Sequence[Contestant],
    vary: str | None,
) -> list[Setting]:
    """The settings of a question, in order: game by game, number of players by number, value by value.

    `vary`: an option's name or `LEVEL`, for all the values it has, or ``name=value,value`` for some of them.
    `seats`: the contestants in order of seats; repeated when short, cut when long.

    Raises:
        BadNotation: a game does not have an option, or not these values, or does not seat so many.
    """
    settings: list[Setting] = []
    for game in games:
        for count in players:
            for label, value in _values(game, vary):
                chosen = dict(options)
                seated = [seats[seat % len(seats)] for seat in range(count)]
                labels: dict[str, object] = {"game": game.name, "players": count}
                if label == LEVEL:
                    seated = [parse_contestant(str(value))] * count
                    labels[label] = value
                elif label:
                    if label in chosen:
                        raise BadNotation(f"option {shown(label)} cannot both vary and be given")
                    chosen[label] = value
                    labels[label] = _word(value)
                table = make_game(game.name, count, chosen)
                settings.append(Setting(game.name, table.options, seated, labels))
    return settings


def _values(game: type[Game], vary: str | None) -> list[tuple[str, object]]:
    """What varies, and each of its values; one empty name when nothing does."""
    if vary is None:
        return [("", None)]
    name, _, some = vary.partition("=")
    words = [word.strip() for word in some.split(",")] if some else None
    if name == LEVEL:
        return [(name, word) for word in words or _QUICK]
    known = {option.name: option for option in game.known_options}
    if name not in known:
        there = ", ".join([*known, LEVEL])
        raise BadNotation(f"--vary {shown(name)} is nothing that {game.title} could vary: there is {there}")
    values = _all_values(known[name])
    if words is None:
        return [(name, value) for value in values]
    return [(name, _value(known[name], word, values)) for word in words]


def _all_values(option: Option) -> list[object]:
    """Every value that an option lists; those made of parts, such as a scale, with the usual rest."""
    about = option.describe()
    choices = about.get("choices", [False, True])
    assert isinstance(choices, list)  # noqa: S101 - a list, wherever there are any
    usual = option.default()
    if not isinstance(usual, Mapping):
        return choices
    values: list[object] = []
    for kind in choices:
        try:
            values.append(option.parse({**usual, "kind": kind}))
        except BadNotation:  # a kind that needs more than its name
            continue
    return values


def _value(option: Option, word: str, values: Sequence[object]) -> object:
    """The value that a word stands for: one that the option lists, or one written as JSON."""
    for value in values:
        if word in {_word(value), json.dumps(value)}:
            return value
    return option.parse(word)


def _word(value: object) -> object:
    """A value in a table: a scale is told by its kind."""
    return value["kind"] if isinstance(value, Mapping) else value
