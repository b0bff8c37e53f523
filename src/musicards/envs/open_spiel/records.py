"""Convert states to records and records to states."""

import pyspiel

from musicards.cards import parse_cards
from musicards.envs.encode import to_agent_numbers
from musicards.envs.open_spiel.game import PREFIX, SpielGame, SpielState
from musicards.envs.open_spiel.node import ORDER, PICK, TERMINAL, Node, codes_in
from musicards.envs.open_spiel.parameters import Parameter, parameters_of, parse_parameters
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games.action import Action, By, Call
from musicards.games.registry import find_game
from musicards.record import Record, read_entry
from musicards.texts import explain


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
