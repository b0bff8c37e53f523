"""Options of commands that play, and those of games as typed (``--option name=value``)."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from musicards.errors import BadNotation, shown
from musicards.games.registry import GAMES

*_FIRST, _LAST = GAMES
GAME_NAMES: Final = f"{', '.join(_FIRST)} or {_LAST}"

GameName: TypeAlias = Annotated[str, Parameter(help=f"{GAME_NAMES}.")]
OptionWords: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        negative=(),
        help="An option of the game, as name=value, such as interval=3. Repeat it for several options.",
    ),
]
Seed: TypeAlias = Annotated[int, Parameter(help="A whole number; another one gives other games.")]
Jobs: TypeAlias = Annotated[int, Parameter(help="How many processes play; 0 for one on each core.")]
Cluster: TypeAlias = Annotated[
    str | None, Parameter(help="Play on a cluster, by dask or ray, which has to be installed.")
]
Address: TypeAlias = Annotated[
    str | None,
    Parameter(help="Where the cluster's scheduler listens, as tcp://10.0.0.5:8786; without it one is started here."),
]
Keep: TypeAlias = Annotated[Path | None, Parameter(help="Another file to save the games in.")]


def parse_option_words(words: Sequence[str]) -> dict[str, object]:
    """Return the options by name, not yet checked by the game. Each can be given once.

    A value that is not JSON is a string.

    Raises:
        BadNotation: an option is not name=value, or is given twice.
    """
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadNotation(f"an option is given as name=value, such as interval=3, not {shown(word)}")
        if name in options:
            raise BadNotation(f"option {shown(name)} is given twice: once is enough")
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return options
