"""Records of states, and states that stand where a record ends."""

from collections.abc import Mapping

import pyspiel

from musicards.cards import Card
from musicards.envs.open_spiel.game import PREFIX, SpielState
from musicards.envs.open_spiel.history import History, laid_by
from musicards.envs.open_spiel.nodes import root_node
from musicards.envs.open_spiel.nodes.node import CARD, CHANCE, NOBODY, ORDER, PICK, TERMINAL, Node
from musicards.envs.open_spiel.nodes.stock import StockNode
from musicards.envs.open_spiel.parameters import Parameter, parse_parameters
from musicards.envs.turns import is_misplay
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games import go_fish, keys_corners, memory, old_maid, shedding
from musicards.games.action import Action, By, Call, Reshuffle
from musicards.games.english import explain
from musicards.games.game import Game
from musicards.games.registry import make_game
from musicards.record import Record, read_entry, write_entry

__all__ = ["from_record", "to_record"]


def to_record(state: SpielState) -> Record:
    """The record of a state: all that has happened, but for a move whose cards chance still owes.

    Raises:
        BadNotation: the cards have not been dealt yet, or it is a tiny game: records are of whole decks.
    """
    config = state.node.config
    if config.tiny:
        raise BadNotation("a tiny game has no record: records are of the whole deck")
    history = History(state.node)
    if not history.dealt:
        raise BadNotation("there is no record before all cards have been dealt")
    game, log = history.play()
    entries: list[object] = [write_entry(by, action) for by, action in log]
    return Record(config.game, config.players, config.options, entries, game.result().to_json())


def from_record(record: Record, *, calls: str = "race", max_moves: int = 0) -> SpielState:
    """The state that stands where `record` ends.

    In a race to call, a record does not tell who was asked before somebody called: the caller was the first.

    Args:
        record: a record, finished or not.
        calls: as the parameter of the games that know calls.
        max_moves: as the parameter.

    Raises:
        RecordError: an entry was refused, or is a misplay, or a call that no state asks for, or there are too many
            moves; a state has right moves alone.
    """
    parameters = _parameters(record)
    parameters["max_moves"] = max_moves
    if record.game in {"distance", "steps"}:
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
    """The parameters of a record's node."""
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
    """What an entry says can happen at a node, but not in a state."""


class _Reading:
    """A record as it is read: a node goes where the engine's game goes.

    Attributes:
        game: the engine's.
        stock: the cards left in the stock, as the record has them, the next one first.
        laid_out: in Memory, the board; in Old Maid, the fan.
    """

    def __init__(self, node: Node, game: Game) -> None:
        self.node = node
        self.game = game
        self.stock: list[Card] = []
        self.laid_out: tuple[Card, ...] = ()

    def take(self, by: By, action: Action) -> None:
        """`by` does `action`.

        Raises:
            Refusal: it is not possible.
            BadNotation: it is none of this game's.
            _Impossible: no state has it.
        """
        game = self.game
        game.check(by, action)
        if by is None:
            self.luck(action)
        elif isinstance(action, Call):
            self.call(by)
        else:
            self.move(action)
        game.apply(by, action)
        if isinstance(self.node, StockNode):
            while self.stock and self.owes(CARD):
                self.apply(self.stock.pop(0))

    def owes(self, due: str) -> bool:
        """Whether chance is asked for this."""
        return self.node.turn == CHANCE and self.node.due == due

    def apply(self, act: int) -> None:
        """Do `act` at the node."""
        if self.node.turn == TERMINAL:
            raise _Impossible(f"the game was cut short after {self.node.made} moves: max_moves can be larger")
        if act not in self.node.legal_actions():
            raise _Impossible("cards were laid in another order than a move lays them")
        self.node.apply(act)

    def luck(self, action: Action) -> None:
        """What chance did."""
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
        """`seat` calls: chance had asked it first."""
        if not self.owes(ORDER):
            raise _Impossible("a call that no state asks for: it came late, or nobody calls here")
        self.apply(seat)
        if self.node.asked == seat:
            self.apply(self.node.call)

    def move(self, action: Action) -> None:
        """The seat on turn makes a move."""
        node, game = self.node, self.game
        if is_misplay(game, action):
            raise _Impossible("a misplay, and a state has right moves alone")
        while self.owes(ORDER) or node.asked != NOBODY:
            if node.config.calls == "auto":
                raise _Impossible("nobody called, and here everybody wants to")
            self.apply(node.outcomes[0] if node.asked == NOBODY else node.quiet)
        move = game.move_of(action)
        self.apply(move)
        cards = list(laid_by(action))
        while self.owes(PICK):
            self.apply(next(card for card in cards if card in node.outcomes))
        if self.laid_out and self.owes(CARD):
            self.apply(self.laid_out[move])
