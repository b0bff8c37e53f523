"""The games and states that OpenSpiel loads, and states made from records.

OpenSpiel: Lanctot et al., "OpenSpiel: A Framework for Reinforcement Learning in Games", 2019. A state is a thin wrapper
around a `Node`, its only attribute: the C++ side copies and pickles all attributes of a state.
"""

from collections.abc import Callable, Mapping
from itertools import takewhile
from math import comb
from typing import ClassVar, Final, TypeAlias

import pyspiel

from musicards.cards import DECK, Card, parse_cards
from musicards.envs.encode import to_agent_numbers
from musicards.envs.episode import move_names
from musicards.envs.open_spiel.node import CARD, CHANCE, ORDER, PICK, TERMINAL, Node, codes_in
from musicards.envs.open_spiel.observer import Observer
from musicards.envs.open_spiel.parameters import GameConfig, Parameter, parameters_of, parse_parameters
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games.action import CHANCE as BY_CHANCE
from musicards.games.action import Action, By, Call, Seat
from musicards.games.memory import Flip
from musicards.games.old_maid import Fan, Take
from musicards.games.registry import GAMES, find_game
from musicards.games.rng import FastRng, shuffled
from musicards.players.games import belief_for
from musicards.record import Record, read_entry
from musicards.texts import explain

Sampler: TypeAlias = Callable[[], float]
"""Returns random numbers in [0, 1)."""

_WORD: Final = 1 << 32


class _Resampler:
    """Samples nodes from the information set of `seat` at `node`, with the probabilities of shuffling.

    `players.belief` tracks what the seat knows from the events that it saw, and samples an order in which the cards may
    have been revealed. The same moves are then replayed from the root with the cards in that order.

    No move waits for chance at `node`. The result depends only on the seat's information state, on the sampler, and on
    earlier samples for the same node and seat: the belief is a Markov chain that continues from the last one.
    """

    def __init__(self, node: Node, seat: Seat) -> None:
        self.node = node
        self.seat = seat
        self.belief = belief_for(node.config.game, seat, node.config.players, node.config.options)
        for event in node.events:
            self.belief.notice(event.seen_by(seat))
        self.view = node.game.view(seat)
        self.rng = FastRng(0)

    def draw(self, sampler: Sampler) -> Node:
        """Return a node with the same information state of the seat.

        Raises:
            RuntimeError: the information state differs, which is a bug.
        """
        # Reseed the same object: given another one, the belief would start over.
        self.rng.reseed(int(sampler() * _WORD) | int(sampler() * _WORD) << 32)
        past = self.belief.past(self.view, self.rng)
        node = Node(self.node.config)
        for choice in [*self.node.choices, None]:
            while node.due in {CARD, PICK}:
                action = self.node.log[len(node.log)][1]  # chance and the players act in the same order in both
                if node.due == PICK:
                    node.pick(action)
                else:
                    node.shuffle(self.order(node, action, past))
            if choice is not None:
                node.apply(choice)
        if node.infostates[self.seat] != self.node.infostates[self.seat]:
            raise RuntimeError(f"resampling changed the information state {self.node.infostates[self.seat]}")
        return node

    def order(self, node: Node, action: Action, past: list[Card]) -> list[Card]:
        """Return an order of the cards that `node` shuffles where the other node did `action`.

        The cards that were revealed are taken from the front of `past`. The others come in random order.
        """
        moves = takewhile(lambda entry: entry[0] is not BY_CHANCE, self.node.log[len(node.log) + 1 :])
        positions = dict.fromkeys([move.position for _, move in moves if isinstance(move, Flip | Take)])
        come = dict(zip(positions or range(len(node.left)), past, strict=False))
        del past[: len(come)]
        if isinstance(action, Fan) and action.seat == self.seat:  # it knows the order of its own fan
            come = dict(enumerate(action.hand))
        rest = shuffled(self.rng, [card for card in node.left if card not in come.values()])
        return [come[place] if place in come else Card(rest.pop()) for place in range(len(node.left))]


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
            # 1 for winning alone, less if everybody but one player wins
            max_utility=1.0 / (config.players - 1) ** 2 if find_game(config.game).one_loses else 1.0,
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
        """Return an observer of a kind; by default, one for current observations.

        Raises:
            BadNotation: `params` is not empty.
        """
        kind, parameters = iig_obs_type, params
        if isinstance(kind, dict):  # called with the parameters alone
            kind, parameters = None, kind
        if parameters:
            raise BadNotation(f"observers have no parameters, but {parameters} was given")
        if not isinstance(kind, pyspiel.IIGObservationType):
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.config, kind)


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

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        node = self.node
        if player is None or player != node.turn or player < 0:
            found: list[int] = super().legal_actions_mask(*(() if player is None else (player,)))
            return found
        mask = [0] * node.size
        for act in node.moves():
            mask[act] = 1
        return mask

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
        seat, resamplers = Seat(player_id), self.node.resamplers
        if seat not in resamplers:
            resamplers[seat] = _Resampler(self.node, seat)
        return game.state_at(resamplers[seat].draw(sampler))

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


def to_record(state: SpielState) -> Record:
    """Return the record of a state, without a move or a shuffle that still waits for chance.

    Raises:
        BadNotation: the cards have not been dealt yet, or the game is tiny: records need the whole deck.
    """
    if state.node.config.tiny:
        raise BadNotation("a tiny game has no record: records need the whole deck")
    if not state.node.game.dealt:
        raise BadNotation("a state has no record before all cards are dealt")
    return state.node.record()


def from_record(record: Record, *, calls: str = "race", max_moves: int = 0) -> SpielState:
    """Return the state at the end of `record`.

    If seats race to call, a record does not say who was asked before somebody called: the caller is taken as the first.

    Args:
        record: a record, finished or not.
        calls: the parameter of The Distance and Steps.
        max_moves: the parameter.

    Raises:
        RecordError: an entry is refused, or a misplay, or a late call, or there are too many moves. States only have
            right moves.
    """
    parameters: dict[str, Parameter] = {"players": record.players, "max_moves": max_moves}
    kind = find_game(record.game)
    for option in kind.known_options:
        if option.name in record.options:
            parameters.update(option.to_fields(record.options[option.name]))
    if "calls" in parameters_of(record.game):
        parameters["calls"] = calls
    node = Node(parse_parameters(record.game, parameters))
    for at, entry in enumerate(record.log):
        try:
            _follow(node, *read_entry(kind, entry))
        except (BadNotation, Refusal) as error:
            raise RecordError(f"entry {at}: {explain(error)}") from None
    game: SpielGame = pyspiel.load_game(PREFIX + record.game, parameters)
    return game.state_at(node)


def _follow(node: Node, by: By, action: Action) -> None:
    """Apply the actions and outcomes by which `by` does `action`.

    Raises:
        Refusal: the game refuses it.
        BadNotation: it is not possible in a state, or not an action of this game.
    """
    node.game.check(by, action)
    if by is None:
        node.shuffle(parse_cards(codes_in(action.to_json())))
    elif not isinstance(action, Call):
        _move(node, action)
    elif node.due != ORDER:
        raise BadNotation('no state asks for this call: it came late, or the parameter calls is "none"')
    else:
        node.apply(by)
        if node.asked:
            node.apply(node.call)


def _move(node: Node, action: Action) -> None:
    """Let the seat on turn do `action`, after nobody has called."""
    game = node.game
    if game.is_misplay(action):
        raise BadNotation("it is a misplay, but states only have right moves")
    while node.due == ORDER or node.asked:
        if node.calls == "auto":
            raise BadNotation("nobody called, but calls is auto")
        node.apply(node.left[0] if node.due else node.quiet)
    if node.turn == TERMINAL:
        raise BadNotation(f"the game was truncated after {node.made} moves: use a larger max_moves")
    node.apply(to_agent_numbers(game, [game.move_of(action)])[0])
    if node.due == PICK:
        node.pick(action)
    if node.log[-1][1].laid_cards() != action.laid_cards():
        raise BadNotation("a state cannot have the cards laid in this order")
