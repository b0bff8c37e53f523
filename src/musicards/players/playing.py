"""Play whole games between computer players, without a server."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from musicards.games.action import CHANCE, Action, By, Call, Seat
from musicards.games.event import Event
from musicards.games.game import Emit, Game
from musicards.games.registry import make_game
from musicards.games.rng import Rng, shuffled
from musicards.players.player import Player
from musicards.record import Record, write_entry

_CALL = Call()

MOST_ACTIONS: Final = 20_000
"""The number of actions after which a game is broken off: if nobody lays a pair, Old Maid never ends."""


def rng_of(seed: int, number: int) -> Random:
    """Return the random generator of game `number` of a series with `seed`; it is the same on every machine.

    >>> rng_of(1, 0).random() == rng_of(1, 0).random(), rng_of(1, 0).random() == rng_of(1, 1).random()
    (True, False)
    """
    return Random(f"musicards {seed} {number}")


def play_game(game: Game, players: Sequence[Player], rng: Rng, log: list[object] | None = None) -> int:
    """Play `game` to its end, or up to `MOST_ACTIONS`. Return the number of the players' actions, without chance's.

    Entries are appended to `log` if it is given. Only players that listen are notified of events; if none does, there
    is no overhead for events.

    >>> from musicards.players.random_player import RandomPlayer
    >>> rng, game = rng_of(1, 0), make_game("go_fish", 2, {})
    >>> actions = play_game(game, [RandomPlayer(rng), RandomPlayer(rng)], rng)
    >>> game.over, actions < MOST_ACTIONS
    (True, True)
    """
    seated = list(players)
    actions = 0
    known_exposed = 0
    emit = emit_to_all([(Seat(number), player) for number, player in enumerate(players) if player.listens(game.name)])
    while not game.over and actions < MOST_ACTIONS:
        by: By = CHANCE
        if game.chance_due:
            action: Action = game.chance(rng)
        else:
            caller: Seat | None = None
            if game.exposed & ~known_exposed:
                caller = first_to_call(game, rng, lambda seat: players[seat].calls(game.view(seat)))
            known_exposed = game.exposed
            seat = game.turn if caller is None else caller
            action = seated[seat].choose(game.view(seat)) if caller is None else _CALL
            by = seat
            actions += 1
        game.apply(by, action, emit)
        if log is not None:
            log.append(write_entry(by, action))
    return actions


def play_recorded(name: str, options: Mapping[str, object], players: Sequence[Player], rng: Rng) -> tuple[Record, int]:
    """Play a new game to its end. Return its record and the number of the players' actions.

    >>> from musicards.players.rule_player import RulePlayer
    >>> rng = rng_of(1, 0)
    >>> record, actions = play_recorded("steps", {}, [RulePlayer(rng), RulePlayer(rng)], rng)
    >>> record.game, record.log[0]["do"], record.result["over"]
    ('steps', 'deal', True)
    """
    game = make_game(name, len(players), options)
    log: list[object] = []
    actions = play_game(game, players, rng, log)
    return Record(game.name, game.players, game.options, log, game.result().to_json()), actions


def first_to_call(game: Game, rng: Rng, calls: Callable[[Seat], bool]) -> Seat | None:
    """Ask the seats in random order whether they call "Musicards!". Return the first that does; None if none does.

    >>> first_to_call(make_game("steps", 3, {}), rng_of(1, 0), lambda seat: seat == 2)
    2
    """
    for number in shuffled(rng, range(game.players)):
        if calls(Seat(number)):
            return Seat(number)
    return None


def emit_to_all(listeners: Sequence[tuple[Seat, Player]]) -> Emit | None:
    """Return a function that notifies the listeners of an event as their seats may see it; None without listeners.

    >>> from musicards.players.rule_player import RulePlayer
    >>> emit_to_all([]) is None, callable(emit_to_all([(Seat(0), RulePlayer(rng_of(1, 0)))]))
    (True, True)
    """
    if not listeners:
        return None

    def emit(event: Event) -> None:
        for seat, player in listeners:
            player.notice(event.seen_by(seat))

    return emit
