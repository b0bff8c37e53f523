"""``musicards simulate``: play whole games between computer players, without a server."""

import json
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from musicards.cli.options import GameName, Seed, parse_option_words
from musicards.cli.progress import progress
from musicards.errors import BadNotation
from musicards.games.registry import make_game
from musicards.players.levels import parse_player
from musicards.players.playing import play_game, rng_of
from musicards.record import Record


def simulate(
    game: GameName,
    *,
    players: int = 3,
    games: int = 1000,
    seed: Seed = 1,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seats: str = "random",
    record: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Play whole games between computer players.

    The same seed gives the same games on every machine, unless strong or expert play, which think for a limited time;
    with seconds=0, they always think the same number of rounds.

    Example: musicards simulate distance --players 4 --games 300 --seats learner,rule --option interval=3

    Parameters
    ----------
    players
        The number of players, 2 to 5; memory can be played alone.
    games
        How many games to play.
    option
        An option of the game, as name=value, such as interval=3. Repeat it for several options. A wrong name is
        answered with those that the game has. Values can be JSON: 'scale={"tonic":"Eb","kind":"blues"}'.
    seats
        The computer players in order of seats: random, rule, newcomer, beginner, learner, player, strong or expert;
        repeated if there are too few, cut off if there are too many. Settings follow after colons, such as
        learner:letter=0.1 or expert:rounds=50:seconds=0.
    record
        A file to write the records of the games to, one line each.
    as_json
        Print one JSON object with the figures.
    """
    options = parse_option_words(option or [])
    if record is not None and not record.name:
        raise BadNotation("--record needs the name of a file")
    table = make_game(game, players, options)
    written = [parse_player(word) for word in seats.split(",")]
    if games < 1:
        raise BadNotation(f"--games is a whole number from 1 up, not {games}")
    actions, turns, wins = 0, 0, [0] * players
    started = perf_counter()
    with ExitStack() as stack:
        out = stack.enter_context(record.open("w", encoding="utf-8", newline="\n")) if record else None
        advance = stack.enter_context(progress(games, quiet=as_json))
        for number in range(games):
            rng = rng_of(seed, number)
            seated = [written[seat % len(written)](rng) for seat in range(players)]
            played = table.copy()
            log: list[object] | None = [] if out else None
            actions += play_game(played, seated, rng, log)
            result = played.result()
            turns += result.turns
            for winner in result.winners:
                wins[winner] += 1
            if out and log is not None:
                out.write(Record(played.name, players, played.options, log, result.to_json()).to_line() + "\n")
            advance(1)
    seconds = perf_counter() - started
    figures: dict[str, object] = {
        "game": table.name,
        "players": players,
        "games": games,
        "actions": actions,
        "seconds": round(seconds, 6),
        "actions_per_second": round(actions / seconds, 1),
        "games_per_second": round(games / seconds, 2),
        "mean_turns": round(turns / games, 3),
        "wins": wins,
    }
    print(json.dumps(figures) if as_json else _words(figures, wins, [player.text for player in written]))


def _words(figures: dict[str, object], wins: Sequence[int], levels: Sequence[str]) -> str:
    """Return the figures, one on each line."""
    many = "" if figures["games"] == 1 else "s"
    by_seat = ", ".join([f"seat {seat} ({levels[seat % len(levels)]}) {won}" for seat, won in enumerate(wins)])
    return "\n".join(
        [
            f"{figures['game']}: {figures['games']} game{many} of {figures['players']} players",
            f"actions             {figures['actions']}",
            f"actions per second  {figures['actions_per_second']:.0f}",
            f"games per second    {figures['games_per_second']:.1f}",
            f"mean turns          {figures['mean_turns']:.1f}",
            f"wins                {by_seat}",
        ]
    )
