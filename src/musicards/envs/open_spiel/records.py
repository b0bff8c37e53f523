"""Convert states to records and records to states."""

from collections.abc import Mapping

import pyspiel

from musicards.cards import Card
from musicards.envs.open_spiel.game import PREFIX, SpielState
from musicards.envs.open_spiel.history import History, laid_by
from musicards.envs.open_spiel.nodes import root_node
from musicards.envs.open_spiel.nodes.node import CARD, CHANCE, NOBODY, ORDER, PICK, TERMINAL, Node
from musicards.envs.open_spiel.nodes.stock import StockNode
from musicards.envs.open_spiel.parameters import Parameter, parameters_of, parse_parameters
from musicards.envs.turns import is_misplay
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games import go_fish, keys_corners, memory, old_maid, shedding
from musicards.games.action import Action, By, Call, Reshuffle
from musicards.games.game import Game
from musicards.games.registry import make_game
from musicards.record import Record, read_entry, write_entry
from musicards.texts import explain

__all__ = ["from_record", "to_record"]


def to_record(state: SpielState) -> Record:
    """Return the record of a state, without a move that still waits for chance.

    Raises:
        BadNotation: the cards have not been dealt yet, or the game is tiny: records need the whole deck.
    """
    config = state.node.config
    if config.tiny:
        raise BadNotation("a tiny game has no record: records need the whole deck")
    history = History(state.node)
    if not history.dealt:
        raise BadNotation("a state has no record before all cards are dealt")
    game, log = history.play()
    entries: list[object] = [write_entry(by, action) for by, action in log]
    return Record(config.game, config.players, config.options, entries, game.result().to_json())


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
    parameters = _parameters(record)
    parameters["max_moves"] = max_moves
    if "calls" in parameters_of(record.game):
        parameters["calls"] = calls
    node = root_node(parse_parameters(record.game, parameters))
    reading = _Reading(node, make_game(record.game, record.players, record.options))
    for at, entry in enumerate(record.log):
        try:
            reading.take(*read_entry(type(reading.game), entry))
        except (BadNotation, Refusal) as error:
            raise RecordError(f"entry {at}: {explain(error)}") from None
        except _Impossible as error:
            raise RecordError(f"entry {at}: {error}") from None
    state: SpielState = pyspiel.load_game(PREFIX + record.game, parameters).new_initial_state()
    for act in node.history:
        state.apply_action(act)
    return state


def _parameters(record: Record) -> dict[str, Parameter]:
    """Return the parameters of the game of a record."""
    found: dict[str, Parameter] = {"players": record.players}
    for name, value in record.options.items():
        if isinstance(value, Mapping):
            found["tonic"], found["kind"] = value["tonic"], value["kind"]
            found["formula"] = " ".join(str(step) for step in value.get("formula", ()))
        else:
            assert isinstance(value, int | str)  # noqa: S101 - a flag, a number or a word
            found[name] = value
    return found


class _Impossible(Exception):
    """An entry is possible in a match but not in a state."""


class _Reading:
    """Reads a record entry by entry and applies it to a node and to a game of the engine.

    Attributes:
        node: the node.
        game: the engine's game, which checks the entries.
        stock: the cards left in the record's stock, the next one first.
        laid_out: in Memory, the board; in Old Maid, the fan.
    """

    def __init__(self, node: Node, game: Game) -> None:
        self.node = node
        self.game = game
        self.stock: list[Card] = []
        self.laid_out: tuple[Card, ...] = ()

    def take(self, by: By, action: Action) -> None:
        """Apply `action` of `by`.

        Raises:
            Refusal: the game refuses it.
            BadNotation: it is not an action of this game.
            _Impossible: it is not possible in a state.
        """
        game = self.game
        game.check(by, action)
        if by is None:
            self.apply_chance(action)
        elif isinstance(action, Call):
            self.call(by)
        else:
            self.move(action)
        game.apply(by, action)
        if isinstance(self.node, StockNode):
            while self.stock and self.owes(CARD):
                self.apply(self.stock.pop(0))

    def owes(self, due: str) -> bool:
        """Whether chance must decide `due`: `CARD`, `PICK` or `ORDER`."""
        return self.node.turn == CHANCE and self.node.due == due

    def apply(self, act: int) -> None:
        """Apply `act` to the node."""
        if self.node.turn == TERMINAL:
            raise _Impossible(f"the game was truncated after {self.node.made} moves: use a larger max_moves")
        if act not in self.node.legal_actions():
            raise _Impossible("a state cannot have the cards laid in this order")
        self.node.apply(act)

    def apply_chance(self, action: Action) -> None:
        """Apply a chance action."""
        dealt: list[Card] = []
        if isinstance(action, shedding.Deal | keys_corners.Deal | go_fish.Deal | old_maid.Deal):
            for at in range(len(action.hands[0])):
                dealt += [hand[at] for hand in action.hands if at < len(hand)]
        if isinstance(action, shedding.Deal):
            dealt += action.discard
        elif isinstance(action, keys_corners.Deal):
            dealt += [pile[0] for pile in action.piles]
        elif isinstance(action, memory.Deal):
            self.laid_out = action.board
        elif isinstance(action, old_maid.Fan):
            self.laid_out = action.hand
        if isinstance(action, shedding.Deal | keys_corners.Deal | go_fish.Deal | Reshuffle):
            self.stock = list(action.stock)
        for card in dealt:
            self.apply(card)

    def call(self, seat: int) -> None:
        """Let `seat` call, as if chance had asked it first."""
        if not self.owes(ORDER):
            raise _Impossible('no state asks for this call: it came late, or the parameter calls is "none"')
        self.apply(seat)
        if self.node.asked == seat:
            self.apply(self.node.call)

    def move(self, action: Action) -> None:
        """Let the seat on turn make a move."""
        node, game = self.node, self.game
        if is_misplay(game, action):
            raise _Impossible("it is a misplay, but states only have right moves")
        while self.owes(ORDER) or node.asked != NOBODY:
            if node.config.calls == "auto":
                raise _Impossible("nobody called, but calls is auto")
            self.apply(node.outcomes[0] if node.asked == NOBODY else node.quiet)
        move = game.move_of(action)
        self.apply(move)
        cards = list(laid_by(action))
        while self.owes(PICK):
            self.apply(next(card for card in cards if card in node.outcomes))
        if self.laid_out and self.owes(CARD):
            self.apply(self.laid_out[move])
