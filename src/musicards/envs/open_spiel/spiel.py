"""The games and states that OpenSpiel plays with.

OpenSpiel: Lanctot et al., "OpenSpiel: A Framework for Reinforcement Learning in Games", 2019. A state is a thin shell
about a `Table`: C++ copies and saves whatever attributes a state has, and that is the only one.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

import pyspiel

from musicards.cards import CODES, DECK
from musicards.envs.open_spiel.observer import Observer, observer_for
from musicards.envs.open_spiel.setting import Parameter, Setting, parameters_of, setting_of
from musicards.envs.open_spiel.table import CHANCE, ORDER, TERMINAL, Table
from musicards.envs.open_spiel.tables import table_of
from musicards.envs.open_spiel.worlds import Sampler, another
from musicards.errors import BadNotation
from musicards.games.action import Seat
from musicards.games.registry import GAMES, find_game

__all__ = ["PREFIX", "Game", "State", "register"]

PREFIX: Final = "musicards_"


def type_of(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = find_game(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Musicards: {kind.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seats[1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(name),
        provides_factored_observation_string=True,
    )


_TYPES: Final[Mapping[str, pyspiel.GameType]] = {name: type_of(name) for name in GAMES}


def most_won(setting: Setting) -> float:
    """What the happiest winner can get: 1 for winning alone; in Old Maid all but one win."""
    return 1.0 / (setting.players - 1) ** 2 if setting.game == "old_maid" else 1.0


class Game(pyspiel.Game):
    """One of the six games, as OpenSpiel loads it.

    Attributes:
        name: which; each is a class of its own.
        setting: what is played.
    """

    name: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Parameter]) -> None:
        """The game with these parameters; those missing are as usual.

        Raises:
            BadNotation: one of them makes no sense; says what would.
        """
        self.setting: Setting = setting_of(self.name, parameters)
        setting = self.setting
        self._first = table_of(setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=self._first.size,
            max_chance_outcomes=len(DECK),
            num_players=setting.players,
            min_utility=-1.0 / (setting.players - 1),
            max_utility=most_won(setting),
            utility_sum=0.0,
            max_game_length=setting.max_moves,
        )
        super().__init__(_TYPES[self.name], info, dict(parameters))

    def new_initial_state(self, *_: object) -> "State":
        state = State(self)
        state.table = self._first.copy()
        return state

    def state_at(self, table: Table) -> "State":
        """The state that stands at `table`."""
        state = self.new_initial_state()
        for act in table.acts:
            state.apply_action(act)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game passes: every card of the deck dealt, and for each move all that chance could owe."""
        return len(DECK) + self.setting.max_moves * (2 * self.setting.players + len(DECK))

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return observer_for(self.setting, iig_obs_type, params)


class Distance(Game):
    """The Distance."""

    name = "distance"


class Steps(Game):
    """Steps."""

    name = "steps"


class KeysCorners(Game):
    """Key's Corners."""

    name = "keys_corners"


class GoFish(Game):
    """Go Fish."""

    name = "go_fish"


class OldMaid(Game):
    """Old Maid."""

    name = "old_maid"


class Memory(Game):
    """Memory."""

    name = "memory"


class State(pyspiel.State):
    """A game in progress.

    What is asked for often is answered here, without the way through C++ and back.

    Attributes:
        table: all there is to it.
    """

    table: Table

    def __init__(self, game: Game) -> None:
        super().__init__(game)

    def current_player(self) -> int:
        return self.table.turn

    def is_terminal(self) -> bool:
        return self.table.turn == TERMINAL

    def is_chance_node(self) -> bool:
        return self.table.turn == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None:
            return self.table.legal_acts()[:]
        found: list[int] = super().legal_actions(player)
        return found

    def information_state_string(self, player: int | None = None) -> str:
        table = self.table
        if player is None:
            player = table.turn
        if 0 <= player < table.setting.players:
            return table.heard[player]
        words: str = super().information_state_string(player)  # which raises, as for all games
        return words

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - asked only of who is on turn
        return self.table.legal_acts()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pool = self.table.pool
        share = 1.0 / len(pool)
        return [(act, share) for act in pool]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def returns(self) -> list[float]:
        return self.table.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player >= 0:
            return _move_name(table, action)
        return f"seat {action}" if table.due == ORDER else CODES[action]

    def resample_from_infostate(self, player_id: int, sampler: Sampler) -> "State":
        """A state that `player_id` cannot tell from this one, with a history of its own; see `worlds`.

        Raises:
            BadNotation: there is no such player, or chance is to act: then a move is half made, and nobody decides.
        """
        if not 0 <= player_id < self.table.setting.players:
            raise BadNotation(f"players are 0 to {self.table.setting.players - 1}, not {player_id}")
        if self.is_chance_node():
            raise BadNotation("what chance owes has to come first: resample where a player decides, or at the end")
        game: Game = self.get_game()
        return game.state_at(another(self.table, Seat(player_id), sampler))

    def __str__(self) -> str:
        return describe(self.table)


def _move_name(table: Table, move: int) -> str:
    if move >= table.call:
        return "call" if move == table.call else "quiet"
    return find_game(table.setting.game).move_name(move)


def describe(table: Table) -> str:
    """All there is to know of a table: what each has heard, and what chance is asked for."""
    due = f" ({table.due})" if table.due else ""
    return "\n".join([*table.heard, f"turn {table.turn}{due}"])


def register() -> None:
    """Make the games known to OpenSpiel. Once is enough: it refuses a name that it knows.

    What makes a game is a class, as with OpenSpiel's own: a function would be deleted after Python has ended.
    """
    known = set(pyspiel.registered_names())
    for kind in (Distance, Steps, KeysCorners, GoFish, OldMaid, Memory):
        game_type = _TYPES[kind.name]
        if game_type.short_name not in known:
            pyspiel.register_game(game_type, kind)
