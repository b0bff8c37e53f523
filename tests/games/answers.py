"""What acts answer, in games that are played by entries of a record."""

from collections.abc import Iterator
from random import Random

from musicards.errors import BadNotation, Refusal
from musicards.games.action import Action
from musicards.games.event import Event, Misplayed
from musicards.games.game import Game
from musicards.games.registry import find_manifest
from musicards.games.teaching import Answer
from musicards.games.view import View
from musicards.players.levels import make_player
from musicards.record import read_entry, write_entry
from tests.games.cases import Entry
from tests.games.wander import attempt


def answers_to(view: View, action: Action, wrong: str) -> list[Answer]:
    """Return what an act answers, as its game says; nothing in a game that says nothing."""
    evidence = find_manifest(view.game).evidence
    return [] if evidence is None else evidence(view, action, wrong)


def submitted(game: Game, entry: object) -> list[Answer]:
    """Let an entry happen, if it is possible, and return what it answers."""
    try:
        by, action = read_entry(type(game), entry)
    except BadNotation:
        return []
    view = game.view(by if by in range(game.players) else None)
    events: list[Event] = []
    try:
        game.apply(by, action, events.append)
    except Refusal as refusal:
        wrong = refusal.reason
    else:
        wrong = next((event.code for event in events if isinstance(event, Misplayed)), "")
    return answers_to(view, action, wrong) if view.seat is not None and view.seat == view.turn else []


def played(game: Game, rng: Random, level: str | None) -> Iterator[Answer]:
    """Play a game to its end, but at most 600 entries; yield what the acts answer.

    `level`: of the computer players; None for random attempts, many of them impossible.
    """
    players = [make_player(level, rng) for _ in range(game.players)] if level else []
    for _ in range(600):
        if game.over:
            return
        entry: Entry
        if game.chance_due or not players:
            entry = write_entry(None, game.chance(rng)) if game.chance_due else attempt(game, rng)
        else:
            entry = write_entry(game.turn, players[game.turn].choose(game.view(game.turn)))
        yield from submitted(game, entry)
