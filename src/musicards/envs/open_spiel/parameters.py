"""What a node is set up with: the parameters of OpenSpiel's games, read into the game's own options.

OpenSpiel knows numbers, words, and yes or no; a scale is therefore three parameters here: ``tonic``, ``kind``, and for
a custom one ``formula``, the half steps with spaces between them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from musicards.cards import CardSet, parse_cards, set_of
from musicards.envs.settings import CALLS, MOST_MOVES, Calls, check_calls, check_max_moves
from musicards.errors import BadNotation, shown
from musicards.games.game import Game
from musicards.games.keys_corners.scale_option import ScaleChoice
from musicards.games.option import Option
from musicards.games.registry import find_game, make_game

__all__ = ["GameConfig", "Parameter", "parameters_of", "parse_parameters"]

Parameter: TypeAlias = int | str | bool
"""What OpenSpiel takes."""


@dataclass(frozen=True, slots=True)
class _Tiny:
    """A game of few cards, whose whole tree can be walked.

    Attributes:
        deck: the cards that two play with.
        more: the cards added for each further player.
        hand_size: how many are dealt to each; 0 where the game itself says how many.
        max_moves: after as many moves the game is cut short, when nothing else was said.
    """

    deck: str
    more: tuple[str, ...]
    hand_size: int
    max_moves: int


_TINY: Final[Mapping[str, _Tiny]] = {
    "distance": _Tiny("C4 D4 E4 F4 ?1", ("G4", "A4", "B4"), 1, 5),
    "steps": _Tiny("C4 C#4 D4 D#4 ?1", ("E4", "F4", "F#4"), 1, 5),
    "keys_corners": _Tiny("C4 F#4 D4 E4 A4 B4", ("G4", "F4", "C5"), 1, 6),
    "go_fish": _Tiny("C3 C4 C5 C6 D4 D5", ("", "E4 E5", "F4 F5"), 2, 6),
    "old_maid": _Tiny("C4 C5 D4 D5 X1", ("E4 E5", "F4 F5", "G4 G5"), 0, 4),
    "memory": _Tiny("C4 C5 D4 D5", ("", "", ""), 0, 4),
}

_TINY_SCALE: Final = {"tonic": "C", "kind": "custom", "formula": "6 6"}
"""In a tiny game of Key's Corners, unless another than C major is asked for: C and F#, a book of two cards."""

USUAL_PLAYERS: Final = 2
FEWEST_PLAYERS: Final = 2  # OpenSpiel's games of one player cannot be zero-sum ones


@dataclass(frozen=True, slots=True)
class GameConfig:
    """A node, with nothing dealt yet.

    Attributes:
        game: the game's name.
        players: how many seats there are.
        options: the game's own, every one of them.
        calls: who calls "Musicards!".
        max_moves: after as many moves the game is cut short.
        tiny: only a few cards are played with.
    """

    game: str
    players: int
    options: Mapping[str, object]
    calls: Calls = "race"
    max_moves: int = MOST_MOVES
    tiny: bool = False

    def new_game(self) -> Game:
        """A new game, nothing dealt yet."""
        game = find_game(self.game)(self.players, self.options)
        if self.tiny:
            game.deck = _deck_of(_TINY[self.game], self.players)
            if _TINY[self.game].hand_size:
                game.hand_size = _TINY[self.game].hand_size
        return game

    @property
    def races(self) -> bool:
        """Whether seats are asked if they call."""
        return self.calls == "race" and "call" in find_game(self.game).readers


def _deck_of(tiny: _Tiny, players: int) -> CardSet:
    """The cards of a tiny game for so many players."""
    codes = " ".join([tiny.deck, *tiny.more[: players - FEWEST_PLAYERS]])
    return set_of(parse_cards(codes.split()))


def parameters_of(game: str) -> dict[str, Parameter]:
    """The parameters of a game in OpenSpiel, each with what it is when nothing is said.

    ``max_moves`` 0 stands for the usual number.
    """
    found: dict[str, Parameter] = {"players": USUAL_PLAYERS, "tiny": False, "max_moves": 0}
    kind = find_game(game)
    if "call" in kind.readers:
        found["calls"] = CALLS[0]
    for option in kind.known_options:
        found.update(_parameters_for(option))
    return found


def _parameters_for(option: Option) -> dict[str, Parameter]:
    default = option.default()
    if isinstance(option, ScaleChoice):
        scale = option.default()
        return {"tonic": str(scale["tonic"]), "kind": str(scale["kind"]), "formula": ""}
    assert isinstance(default, int | str)  # noqa: S101 - all others are flags, numbers and words
    return {option.name: default}


def parse_parameters(game: str, given: Mapping[str, Parameter]) -> GameConfig:
    """The node that the parameters `given` ask for; those missing are as usual.

    Raises:
        BadNotation: there is no such parameter, or a value makes no sense; says what would.
    """
    usual = parameters_of(game)
    for name in given:
        if name not in usual:
            raise BadNotation(f"musicards_{game} has no parameter {shown(name)}: it has {', '.join(usual)}")
    chosen = {**usual, **given}
    players, tiny, max_moves = chosen.pop("players"), chosen.pop("tiny"), chosen.pop("max_moves")
    calls = check_calls(chosen.pop("calls", "none"))
    if isinstance(players, int) and not isinstance(players, bool) and players < FEWEST_PLAYERS:
        raise BadNotation(f"musicards_{game} is played by {FEWEST_PLAYERS} players or more, not {shown(players)}")
    if not isinstance(tiny, bool):
        raise BadNotation(f"tiny is true or false, not {shown(tiny)}")
    if max_moves == 0:
        max_moves = _TINY[game].max_moves if tiny else MOST_MOVES
    if tiny and all(chosen[name] == usual[name] for name in _TINY_SCALE if name in usual):
        chosen.update({name: value for name, value in _TINY_SCALE.items() if name in usual})
    options = {option.name: _value_of(option, chosen) for option in find_game(game).known_options}
    made = make_game(game, players, options)
    return GameConfig(game, made.players, made.options, calls, check_max_moves(max_moves), tiny)


def _value_of(option: Option, chosen: Mapping[str, Parameter]) -> object:
    """What the parameters say for an option, not yet checked."""
    if not isinstance(option, ScaleChoice):
        return chosen[option.name]
    scale: dict[str, object] = {"tonic": chosen["tonic"], "kind": chosen["kind"]}
    formula = str(chosen["formula"]).split()
    if formula:
        scale["formula"] = [int(step) if step.isdecimal() else step for step in formula]
    return scale
