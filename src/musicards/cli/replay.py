"""``musicards replay``: check records by replaying them."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from musicards.errors import BadNotation
from musicards.games.event import Event
from musicards.games.registry import GAMES
from musicards.record import RULES, Record, Replay, read_records
from musicards.record import replay as replay_record
from musicards.texts import explain


def replay(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    with_events: Annotated[bool, Parameter(name="--events", negative=())] = False,
) -> int:
    """Replay the records in a file, one game on each line, and print for each whether it is valid.

    The exit code is 0 if all are valid, 1 if one is not, and 2 if the file cannot be read.

    Example: musicards replay games.jsonl --json

    Parameters
    ----------
    file
        A file of records, one JSON object on each line; - for standard input.
    as_json
        Print one JSON object for each record: ok, result and state, or where it went wrong and why.
    with_events
        Print what happened in each game, including hidden cards: each event as a JSON object on a line of its own, or
        with --json, all of them as the record's events.
    """
    if not file:
        raise BadNotation("replay needs the name of a file, or - for standard input")
    with sys.stdin.buffer if file == "-" else Path(file).open("rb") as lines:
        records = list(read_records(lines))
    failed = 0
    for number, record in records:
        events: list[Event] = []
        replayed = replay_record(record, events.append if with_events else None)
        failed += not replayed.ok
        printed = [asdict(event) for event in events]  # type: ignore[call-overload]  # every event is a dataclass
        if as_json:
            outcome = replayed.to_json(problem(record, replayed))
            print(json.dumps({**outcome, "events": printed} if with_events else outcome))
        else:
            for event in printed:
                print("   ", json.dumps(event))
            print(f"line {number}: {_line(record, replayed)}")
    if not as_json:
        print(f"{len(records) - failed} of {len(records)} records ok")
    return 1 if failed else 0


def _line(record: Record, replayed: Replay) -> str:
    """Return the outcome of a record in words."""
    what = f"{GAMES[record.game].title}, {record.players} players"
    if not replayed.ok:
        return f"not ok at entry {replayed.at}: {problem(record, replayed)} ({what})"
    result = replayed.game.result()
    if not result.over:
        return f"ok: {what}, unfinished after {result.turns} turns"
    winners = ", ".join([str(seat) for seat in result.winners])
    return f"ok: {what}, {result.turns} turns, won by seat {winners} with {list(result.scores)}"


def problem(record: Record, replayed: Replay) -> str:
    """Return why a record does not replay, and whether it was played by older rules. Empty if it replays."""
    if replayed.error is None:
        return ""
    older = "" if record.rules == RULES else f" (Played by rules {record.rules}, replayed by rules {RULES}.)"
    return explain(replayed.error) + older
