"""Record the playthroughs again: `python tests/playthroughs/make.py`, with src on the path.

Each is the first game, by seed, with all the events it is stored for. The file next to it has what replaying it prints,
and the number of events by type. Read the diff before you commit it: it shows how the rules have changed.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

from musicards.games.event import Event
from musicards.games.registry import GAMES, make_game
from musicards.record import RULES, Record, Replay, replay

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.games.cases import Plan, case_of  # noqa: E402 - the tests are no package that Python would find by itself
from tests.games.wander import wander  # noqa: E402


def played(name: str, plan: Plan, seed: int) -> tuple[Record, set[str]]:
    """Return a game of random play with misplays, without refused attempts; and its events."""
    players, options, _ = plan
    game = make_game(name, players, options)
    events: list[Event] = []
    log = wander(game, Random(seed), 250, events.append)
    return Record(name, players, game.options, log, game.result().to_json()), set(counted(events))


def counted(events: list[Event]) -> Counter[str]:
    """Return the number of events by type."""
    return Counter(str(getattr(event, "type", "")) for event in events)


def outcome(record: Record) -> dict[str, object]:
    """Return the outcome of replaying a record."""
    events: list[Event] = []
    again: Replay = replay(record, events.append)
    return {**again.to_json(), "events": dict(sorted(counted(events).items()))}


def kept(name: str) -> list[Record]:
    """Return the records of a game to store."""
    found: list[Record] = []
    for plan in case_of(name).plans:
        seed = 0
        record, types = played(name, plan, seed)
        while not plan[2] <= types:
            seed += 1
            record, types = played(name, plan, seed)
        found.append(record)
    return found


def keep_for_rules() -> None:
    """Keep the two shortest records of each game, with their outcomes, unless the present rules have theirs.

    They are never written again: records that came out in one way by these rules must not come out in another.
    """
    path = HERE / "rules" / f"{RULES}.jsonl"
    if path.exists():
        return
    lines: list[str] = []
    for name in GAMES:
        shortest = sorted(kept(name), key=lambda record: len(record.log))[:2]
        pairs = [{"record": json.loads(record.to_line()), "outcome": outcome(record)} for record in shortest]
        lines += [json.dumps(pair, ensure_ascii=False) for pair in pairs]
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def main() -> None:
    """Write the files."""
    keep_for_rules()
    for name in GAMES:
        records = kept(name)
        lines = "".join(f"{record.to_line()}\n" for record in records)
        (HERE / f"{name}.jsonl").write_text(lines, "utf-8")
        outcomes = "".join(f"{json.dumps(outcome(record), ensure_ascii=False)}\n" for record in records)
        (HERE / f"{name}.expected.jsonl").write_text(outcomes, "utf-8")


if __name__ == "__main__":
    main()
