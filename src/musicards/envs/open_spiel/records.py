"""Convert states to records and records to states."""

import pyspiel

from musicards.cards import Card
from musicards.envs.nodes.node import CARD, CHANCE, NOBODY, ORDER, PICK, TERMINAL, Node
from musicards.envs.nodes.parameters import Parameter, parameters_of, parse_parameters
from musicards.envs.nodes.roots import root_node
from musicards.envs.open_spiel.game import PREFIX, SpielState
from musicards.envs.open_spiel.history import History
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games.action import Action, By, Call
from musicards.games.game import Game
from musicards.games.registry import find_game, make_game
from musicards.record import Record, read_entry, write_entry
from musicards.texts import explain


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
    for option in find_game(record.game).known_options:
        if option.name in record.options:
            found.update(option.to_fields(record.options[option.name]))
    return found


class _Impossible(Exception):
    """An entry is possible in a match but not in a state."""


class _Reading:
    """Reads a record entry by entry and applies it to a node and to a game of the engine.

    Attributes:
        node: the node.
        game: the engine's game, which checks the entries.
        stock: the cards left in the record's stock, the next one first.
        face_down: by position, the cards of a board or a fan.
    """

    def __init__(self, node: Node, game: Game) -> None:
        self.node = node
        self.game = game
        self.stock: list[Card] = []
        self.face_down: tuple[Card, ...] = ()

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
        cards = self.node.cards_of(action)
        self.stock = list(cards.stock) or self.stock
        self.face_down = cards.face_down or self.face_down
        for card in cards.dealt:
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
        if game.is_misplay(action):
            raise _Impossible("it is a misplay, but states only have right moves")
        while self.owes(ORDER) or node.asked != NOBODY:
            if node.config.calls == "auto":
                raise _Impossible("nobody called, but calls is auto")
            self.apply(node.outcomes[0] if node.asked == NOBODY else node.quiet)
        move = game.move_of(action)
        self.apply(move)
        cards = list(action.laid_cards())
        while self.owes(PICK):
            self.apply(next(card for card in cards if card in node.outcomes))
        if self.face_down and self.owes(CARD):
            self.apply(self.face_down[move])
