"""The parameters of the OpenSpiel games, parsed into the options of our own games.

OpenSpiel's parameters are numbers, strings and booleans, so an option whose value is an object, such as a scale, is
several parameters (`Option.to_fields`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from musicards.cards import parse_cards, set_of
from musicards.envs.settings import CALLS, CUT_OFF, MAX_MOVES, Calls, CutOff, check_calls, check_count, check_cut_off
from musicards.errors import BadNotation, InputError, shown
from musicards.games.game import Game
from musicards.games.manifest import TinyDeck
from musicards.games.registry import find_game, find_manifest, make_game
from musicards.texts import explain

Parameter: TypeAlias = int | str | bool
"""The value of an OpenSpiel parameter."""

DEFAULT_PLAYERS: Final = 2
FEWEST_PLAYERS: Final = 2  # in OpenSpiel, a zero-sum game needs two players


@dataclass(frozen=True, slots=True)
class GameConfig:
    """A game with its options and players.

    Attributes:
        game: the game's name.
        players: the number of seats.
        options: the game's own options, complete.
        calls: who calls "Musicards!".
        max_moves: the number of moves after which the game is truncated.
        cut_off: what it pays then.
        tiny: whether to use a deck of a few cards.
    """

    game: str
    players: int
    options: Mapping[str, object]
    calls: Calls = "race"
    max_moves: int = MAX_MOVES
    cut_off: CutOff = "standing"
    tiny: bool = False

    def new_game(self) -> Game:
        """Return a new game of the engine, before the deal."""
        game = find_game(self.game)(self.players, self.options)
        if self.tiny:
            tiny = _tiny_deck(self.game)
            codes = " ".join([tiny.cards, *tiny.more[: self.players - FEWEST_PLAYERS]])
            game.deck &= set_of(parse_cards(codes.split()))  # without what an option leaves out
            if tiny.hand_size:
                game.hand_size = tiny.hand_size
        return game


def _tiny_deck(game: str) -> TinyDeck:
    """Return the tiny deck of a game.

    Raises:
        BadNotation: it has none.
    """
    tiny = find_manifest(game).tiny
    if tiny is None:
        raise BadNotation(f"musicards_{game} has no tiny deck: leave tiny out")
    return tiny


def parameters_of(game: str) -> dict[str, Parameter]:
    """Return the parameters of a game with their default values.

    ``max_moves`` 0 means the default, which depends on ``tiny``.
    """
    found: dict[str, Parameter] = {"players": DEFAULT_PLAYERS, "tiny": False, "max_moves": 0, "cut_off": CUT_OFF[0]}
    kind = find_game(game)
    if "call" in kind.actions:
        found["calls"] = CALLS[0]
    for option in kind.known_options:
        found.update(option.to_fields(option.default()))
    return found


def parse_parameters(game: str, given: Mapping[str, Parameter]) -> GameConfig:
    """Return the configuration for the parameters `given`; missing ones have their default values.

    Raises:
        BadNotation: a parameter does not exist or has a value that is not valid; the message says what would be.
    """
    usual = parameters_of(game)
    for name in given:
        if name not in usual:
            raise BadNotation(f"musicards_{game} has no parameter {shown(name)}. Its parameters: {', '.join(usual)}")
    chosen = {**usual, **given}
    players, tiny, max_moves = chosen.pop("players"), chosen.pop("tiny"), chosen.pop("max_moves")
    calls, cut_off = check_calls(chosen.pop("calls", "none")), check_cut_off(chosen.pop("cut_off"))
    if isinstance(players, int) and not isinstance(players, bool) and players < FEWEST_PLAYERS:
        raise BadNotation(f"musicards_{game} needs at least {FEWEST_PLAYERS} players, not {shown(players)}")
    if not isinstance(tiny, bool):
        raise BadNotation(f"tiny must be true or false, not {shown(tiny)}")
    if max_moves == 0:
        max_moves = _tiny_deck(game).max_moves if tiny else MAX_MOVES
    options = {option.name: option.from_fields(chosen) for option in find_game(game).known_options}
    if tiny:
        options.update(_tiny_options(game, chosen))
    try:
        made = make_game(game, players, options)
    except InputError as error:
        raise BadNotation(explain(error)) from None
    return GameConfig(game, made.players, made.options, calls, check_count("max_moves", max_moves), cut_off, tiny)


def _tiny_options(game: str, chosen: Mapping[str, Parameter]) -> dict[str, object]:
    """Return the options of the tiny game, except those for which another value than the default was chosen."""
    tiny = dict(_tiny_deck(game).options)
    usual = {option.name: option.to_fields(option.default()) for option in find_game(game).known_options}
    return {name: value for name, value in tiny.items() if usual[name].items() <= chosen.items()}
