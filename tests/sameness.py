"""Hashes of a game's play, which must be the same interpreted and compiled.

``python -m tests.sameness steps`` prints one JSON object, hashes by what was done; `test_compiled` compares two.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from musicards.envs.encode import ENCODERS
from musicards.games.action import CHANCE, Seat
from musicards.games.batch import RACE, Batch
from musicards.games.event import Event
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
from musicards.players.games import belief_for
from musicards.players.levels import LEVELS
from musicards.players.playing import play_recorded, rng_of
from musicards.record import parse_record, replay, write_entry
from tests.games.wander import attempt, submit
from tests.levels import make_quick
from tests.playthroughs.make import counted

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES_OF_A_LEVEL = 2
LIKE_AN_EXPERT = "strong"  # of so few rounds
WATCHED = Seat(1)
GAMES_IN_NUMBERS = 40


def hashed(lines: Iterable[object]) -> str:
    """Return one hash of everything."""
    together = sha256()
    for line in lines:
        together.update(f"{line}\n".encode())
    return together.hexdigest()


def records(name: str, level: str) -> Iterator[str]:
    """Return games of three players of a level, as records."""
    for number in range(GAMES_OF_A_LEVEL):
        rng = rng_of(3, number)
        record, _ = play_recorded(name, {}, [make_quick(level, rng) for _ in range(3)], rng)
        yield record.to_line()


def wanderings(name: str) -> Iterator[object]:
    """Play with misplays, calls and refused attempts; return the attempts, the events and the final state."""
    for seed in range(6):
        game, rng, events = make_game(name, 3, {}), Random(seed), list[Event]()
        for _ in range(200):
            tried = attempt(game, rng)
            yield json.dumps(tried), submit(game, tried, events.append)
        yield from events
        yield game.state()


def replayed(name: str) -> Iterator[object]:
    """Replay the stored records, including those that came with the rules."""
    for folder in (PLAYTHROUGHS, PLAYTHROUGHS / "worked"):
        for line in (folder / f"{name}.jsonl").read_text("utf-8").splitlines():
            events = list[Event]()
            again = replay(parse_record(line), events.append)
            yield again.to_json()
            yield counted(events)
            yield from events


def numbered(name: str) -> Iterator[object]:
    """Play by the integer API, with each move's action, and sampled worlds of one seat."""
    for seed in range(GAMES_IN_NUMBERS):
        game, fast_rng = make_game(name, 3, {}), FastRng(seed)
        game.begin(fast_rng)
        while not game.over:
            moves = game.moves()
            move = moves[fast_rng.below(len(moves))]
            yield moves, game.move_name(move), write_entry(game.turn, game.action_of(move))
            game.play_move(move, fast_rng)
            if not game.over and seed < GAMES_IN_NUMBERS // 8:
                yield type(game).determinize(game.view(game.turn), fast_rng).state()
        yield game.state()


def playouts(name: str) -> Iterator[object]:
    """Whole games inside the engine."""
    for seed in range(GAMES_IN_NUMBERS):
        game, fast_rng = make_game(name, 2 + seed % 4, {}), FastRng(seed)
        game.begin(fast_rng)
        yield game.playout(fast_rng), game.state(), fast_rng.word()


def believed(name: str) -> Iterator[object]:
    """Return samples of the belief of a seat that got every event, at each of its turns."""
    for seed in range(3):
        game, rng = make_game(name, 3, {}), Random(seed)
        belief = belief_for(name, WATCHED, 3, game.options)
        for _ in range(60):
            if game.over:
                break
            if not game.chance_due and game.turn == WATCHED:
                view, fast_rng = game.view(WATCHED), FastRng(seed)
                yield (
                    [belief.world(view, fast_rng).state() for _ in range(3)],
                    belief.past(view, fast_rng),
                    fast_rng.word(),
                )
            events: list[Event] = []
            by, action = (CHANCE, game.chance(rng)) if game.chance_due else (game.turn, game.action_of(game.moves()[0]))
            game.apply(by, action, events.append)
            for event in events:
                belief.notice(event.seen_by(WATCHED))


def in_words(name: str) -> Iterator[object]:
    """Play games side by side, and return the words of their states and the right moves."""
    writer = ENCODERS[name].words
    assert writer is not None
    for players in (2, 5):
        batch, rng = Batch(make_game(name, players, {}), writer, list(range(4)), RACE, 60), Random(players)
        moves = [0] * 4
        for _ in range(100):
            batch.play(moves)
            places = [int(place) for place in list(batch.places)[: int(batch.count)]]
            yield list(batch.words), places
            several = int(batch.moves)
            right = [[place % several for place in places if place // several == number] for number in range(4)]
            moves = [rng.choice(numbers) if numbers else 0 for numbers in right]


def main() -> None:
    """Print the hashes of one game."""
    name = sys.argv[1]
    found = {
        **{f"records of {level} players": hashed(records(name, level)) for level in LEVELS if level != LIKE_AN_EXPERT},
        "play with misplays": hashed(wanderings(name)),
        "kept records": hashed(replayed(name)),
        "games by numbers": hashed(numbered(name)),
        "beliefs": hashed(believed(name)),
        "playouts": hashed(playouts(name)),
        "games in words": hashed(in_words(name)),
    }
    engine = sys.modules["musicards.games.steps"].__file__ or ""
    print(json.dumps({"compiled": not engine.endswith(".py"), "hashes": found}))


if __name__ == "__main__":
    main()
