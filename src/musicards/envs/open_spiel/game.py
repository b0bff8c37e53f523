"""The games and states that OpenSpiel loads.

OpenSpiel: Lanctot et al., "OpenSpiel: A Framework for Reinforcement Learning in Games", 2019. A state is a thin wrapper
around a `Node`, its only attribute: the C++ side copies and pickles all attributes of a state.
"""

from collections.abc import Mapping
from math import comb
from typing import ClassVar, Final

import pyspiel

from musicards.cards import DECK
from musicards.envs.episode import move_names
from musicards.envs.open_spiel.node import CHANCE, TERMINAL, Node
from musicards.envs.open_spiel.observer import Observer, observer_for
from musicards.envs.open_spiel.parameters import GameConfig, Parameter, parameters_of, parse_parameters
from musicards.envs.open_spiel.resampling import Sampler, resample
from musicards.errors import BadNotation
from musicards.games.action import Seat
from musicards.games.registry import GAMES, find_game

PREFIX: Final = "musicards_"

MOST_WAYS: Final = comb(6, 3) * comb(4, 2)
"""The most ways to lay some of several interchangeable cards: three of six wilds, with two of four of a pitch."""


def type_of(name: str) -> pyspiel.GameType:
    """Return OpenSpiel's description of the game called `name`."""
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


def highest_return(config: GameConfig) -> float:
    """Return the highest possible return: 1 for winning alone, less if everybody but one player wins."""
    return 1.0 / (config.players - 1) ** 2 if find_game(config.game).one_loses else 1.0


class SpielGame(pyspiel.Game):
    """One of the games. Each has a subclass of its own.

    Attributes:
        name: the game's name, e.g. "go_fish".
        config: the options and the number of players.
    """

    name: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Parameter]) -> None:
        """Create the game with these parameters; missing ones have their default values.

        Raises:
            BadNotation: a parameter is not valid; the message says what would be.
        """
        self.config: GameConfig = parse_parameters(self.name, parameters)
        config = self.config
        self._first = Node(config)
        info = pyspiel.GameInfo(
            num_distinct_actions=self._first.size,
            max_chance_outcomes=MOST_WAYS,
            num_players=config.players,
            min_utility=-1.0 / (config.players - 1),
            max_utility=highest_return(config),
            utility_sum=0.0,
            max_game_length=config.max_moves,
        )
        super().__init__(_TYPES[self.name], info, dict(parameters))

    def new_initial_state(self, *_: object) -> "SpielState":
        state = SpielState(self)
        state.node = self._first.copy()
        return state

    def state_at(self, node: Node) -> "SpielState":
        """Return a state with the history of `node`."""
        state = self.new_initial_state()
        for act in node.history:
            state.apply_action(act)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound: every card dealt; for each move a pick, the seats to ask, and a shuffle."""
        return len(DECK) + self.config.max_moves * (1 + self.config.players + len(DECK))

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return observer_for(self.config, iig_obs_type, params)


class SpielState(pyspiel.State):
    """A game in progress.

    Methods that are called often are overridden in Python to avoid the detour through C++.

    Attributes:
        node: the node of the game tree.
    """

    node: Node

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)

    def current_player(self) -> int:
        return self.node.turn

    def is_terminal(self) -> bool:
        return self.node.turn == TERMINAL

    def is_chance_node(self) -> bool:
        return self.node.turn == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None:
            return self.node.legal_actions()
        found: list[int] = super().legal_actions(player)
        return found

    def information_state_string(self, player: int | None = None) -> str:
        node = self.node
        if player is None:
            player = node.turn
        if 0 <= player < node.config.players:
            return node.infostates[player]
        unreachable: str = super().information_state_string(player)  # raises the same error as for all games
        return unreachable

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only called for the player to act
        return self.node.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.node.legal_actions()
        share = 1.0 / len(outcomes)
        return [(act, share) for act in outcomes]

    def _apply_action(self, action: int) -> None:
        self.node.apply(action)

    def returns(self) -> list[float]:
        return self.node.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        return move_names(node.config.game)[action] if player >= 0 else node.name_of(action)

    def resample_from_infostate(self, player_id: int, sampler: Sampler) -> "SpielState":
        """Return a random state, with a history of its own, that `player_id` cannot tell from this one.

        Raises:
            BadNotation: there is no such player, this is a chance node, or players find their pairs in Old Maid.
        """
        if not 0 <= player_id < self.node.config.players:
            raise BadNotation(f"player must be 0 to {self.node.config.players - 1}, not {player_id}")
        if self.is_chance_node():
            raise BadNotation("cannot resample at a chance node: resample where a player decides, or at the end")
        if self.node.config.options.get("find_pairs"):
            raise BadNotation("cannot resample with find_pairs: any other hand could hold any number of pairs")
        game: SpielGame = self.get_game()
        return game.state_at(resample(self.node, Seat(player_id), sampler))

    def __str__(self) -> str:
        """Return all information states, who acts, and what chance decides, one per line."""
        due = f" ({self.node.due})" if self.node.due else ""
        return "\n".join([*self.node.infostates, f"turn {self.node.turn}{due}"])


def _class_of(name: str) -> type[SpielGame]:
    """Return the class of one game. It is an attribute of this module, so that its instances can be pickled."""
    kind = type(name.title().replace("_", ""), (SpielGame,), {"name": name, "__module__": __name__})
    globals()[kind.__name__] = kind
    return kind


def register() -> None:
    """Register the games with OpenSpiel, except those that already are: it refuses to register a name twice.

    The factory must be a class, as in OpenSpiel's own games: a function would be deleted after the interpreter is gone.
    """
    known = set(pyspiel.registered_names())
    for name in _TYPES:
        if PREFIX + name not in known:
            pyspiel.register_game(_TYPES[name], _class_of(name))
