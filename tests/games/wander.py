"""Random play with right actions, misplays, calls and nonsense, all from one generator.

Attempts are entries of a record, because that is the form in which the server gets them.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Final

from musicards.cards import CARDS_OF_HOUR, CODES, cards_in
from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE
from musicards.games.event import Event
from musicards.games.game import Emit, Game
from musicards.games.keys_corners.board import SPACES
from musicards.games.rng import pick
from musicards.games.view import View
from musicards.record import read_entry, write_entry
from tests.games.cases import Entry, random_play_of

LETTERS: Final = "ABCDEFG"
PRINTED: Final = ("C", "C#", "Db", "D", "Eb", "E", "F", "F#", "Gb", "G", "Ab", "A", "Bb", "B")
SPELLED: Final = (*PRINTED, "Cb", "E#", "B#", "Fb", "Abbb", "F##")


def right(game: Game, rng: Random) -> Entry:
    """Return a right action of the seat on turn; plays are more likely than other actions."""
    actions = game.legal_actions()
    plays = [action for action in actions if action.to_json()["do"] in random_play_of(game.name).plays]
    return write_entry(game.turn, pick(rng, plays if plays and rng.random() < 0.6 else actions))


def some_hand_cards(game: Game, seat: int, rng: Random) -> list[str]:
    """Return one to three cards of a hand."""
    state = game.state()
    assert state is not None
    hands = state["hands"]
    assert isinstance(hands, list)
    held: list[str] = hands[seat]
    return rng.sample(held, min(len(held), 1 + int(rng.random() * 3)))


def words(game: Game, rng: Random) -> dict[str, object]:
    """Return something that can be said in this game."""
    if game.name == "distance":
        return {"letter": pick(rng, LETTERS)}
    said: dict[str, object] = {}
    if rng.random() < 0.9:
        said["step"] = pick(rng, ["half", "whole"])
    if rng.random() < 0.3:
        said["pitch"] = pick(rng, PRINTED)
    return said


def positions(word: str) -> Iterator[Entry]:
    """Yield the fields of an action at every position, and at some that do not exist."""
    for position in range(-1, 60):
        yield {"do": word, "position": position}


def impossible(game: Game, rng: Random) -> Entry:
    """Return an entry by anybody that could make sense at some time in the game."""
    entry: Entry = {"by": int(rng.random() * (game.players + 1)), "do": pick(rng, list(game.actions))}
    spaces = ["hand", "discard", "discard"] if entry["do"] == "place" else SPACES[:5]
    fields: Entry = {
        "cards": rng.sample(CODES, 2),
        "say": words(game, rng),
        "card": pick(rng, CODES),
        "from": pick(rng, spaces),
        "to": pick(rng, SPACES),
        "count": pick(rng, [1, 2, 3, 4]),
        "stock": rng.sample(CODES, 3),
        "hands": [],
        "discard": [],
        "piles": {},
    }
    if entry["do"] in {"ask", "take", "flip", "fan"}:
        number = int(rng.random() * 7) - 1
        fields |= {"seat": number, "position": number, "pitch": pick(rng, SPELLED), "hand": rng.sample(CODES, 2)}
    return {**entry, **fields}


def attempt(game: Game, rng: Random) -> Entry:
    """Return the next attempt; while chance is due, usually that of chance."""
    number = rng.random()
    if game.chance_due and (not game.dealt or number < 0.8):
        return write_entry(None, game.chance(rng))
    if game.over or game.chance_due or number > 0.9:
        return impossible(game, rng)
    if number > 0.85 and "call" in game.actions:
        return {"by": int(rng.random() * game.players), "do": "call"}
    if number > 0.7:
        return {"by": game.turn, **random_play_of(game.name).careless(game, rng)}
    return right(game, rng)


def submit(game: Game, entry: object, emit: Emit | None = None) -> str | None:
    """Apply `entry`. If it is refused, return why: a reason, or ``bad-notation``."""
    try:
        by, action = read_entry(type(game), entry)
        game.apply(by, action, emit)
    except BadNotation:
        return "bad-notation"
    except Refusal as refusal:
        return refusal.reason
    return None


def wander(game: Game, rng: Random, steps: int, emit: Emit | None = None) -> list[object]:
    """Try `steps` entries, fewer if the game ends. Return the log of the accepted ones."""
    log: list[object] = []
    for _ in range(steps):
        if game.over:
            break
        entry = attempt(game, rng)
        if submit(game, entry, emit) is None:
            log.append(entry)
    return log


def turns(game: Game, rng: Random, most: int = 10_000, emit: Emit | None = None) -> Iterator[View]:
    """Yield the view of the seat on turn, which has to act, until the game is over, but at most `most` times."""
    for _ in range(most):
        while game.chance_due:
            game.apply(CHANCE, game.chance(rng), emit)
        if game.over:
            return
        yield game.view(game.turn)


def play_out(game: Game, rng: Random, most: int, emit: Emit | None = None) -> list[object]:
    """Play right actions until the game is over, or `most` of them. Return the log."""
    log: list[object] = []
    while not game.over and len(log) < most:
        entry = write_entry(None, game.chance(rng)) if game.chance_due else right(game, rng)
        assert submit(game, entry, emit) is None
        log.append(entry)
    return log


def codes_in(value: object) -> Counter[str]:
    """Return every card code anywhere in a JSON value, including keys."""
    words = json.dumps(value).replace("\\", "").split('"')
    return Counter(word for word in words if word in CODES)


def all_cards(game: Game) -> Counter[str]:
    """Return the codes of all cards of a game, including those that have been laid down or taken."""
    found = codes_in(game.state())
    table = asdict(game.view(None).table())  # type: ignore[call-overload]
    found += codes_in([table.get("laid"), table.get("pairs")])
    if game.name == "go_fish":
        hours = [hour for books in table["books"] for hour in books]
        found += Counter(CODES[card] for hour in hours for card in cards_in(CARDS_OF_HOUR[hour] & game.deck))
    return found


def snapshot(game: Game) -> tuple[object, ...]:
    """Return everything that can be known about a game; equal for games in the same state."""
    views = [game.view(seat) for seat in (None, *range(game.players))]
    return game.state(), game.result(), game.turn, game.chance_due, game.dealt, views


def outcome_of(game: Game, entry: object) -> tuple[str | None, list[Event]]:
    """Return the outcome of `entry`: why it was refused, and the events."""
    events: list[Event] = []
    return submit(game, entry, events.append), events
