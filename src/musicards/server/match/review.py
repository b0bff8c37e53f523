"""Review a match that is over: every step with nothing hidden, its record, and what other actions would have done."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from musicards.cards import cards_in, codes_of
from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.registry import make_game
from musicards.record import Record, with_proof
from musicards.server.match.bodies import Attempt, ReviewStep, Tried
from musicards.server.match.refusals import Denied, Explain, WireReason, refused, say_plainly
from musicards.server.match.timeline import UNDO, Step, begin, effective, walk
from musicards.store import StoredMatch


def review(stored: StoredMatch) -> list[ReviewStep]:
    """Return every step of a match, including those that were taken back."""
    kept = set(effective([row.entry for row in stored.log]))
    return [
        ReviewStep(
            version=step.version,
            at=row.at,
            entry=dict(row.entry),
            undone=place not in kept and step.entry["do"] != UNDO,
            events=list(step.events),
            hands=[list(codes_of(cards_in(hand))) for hand in step.game.hands],
            table=step.game.view(None).table(),
        )
        for place, (row, step) in enumerate(zip(stored.log, _steps(stored), strict=True))
    ]


def record(stored: StoredMatch) -> Record:
    """Return the record of a match, without the plays that were taken back.

    Once the match is over, the record has the proof of its shuffles.
    """
    *_, last = _steps(stored)
    made = replace(unchecked_record(stored), options=last.game.options, result=last.game.result().to_json())
    return with_proof(made, stored.code, stored.secret) if stored.secret is not None and last.game.over else made


def unchecked_record(stored: StoredMatch) -> Record:
    """Return the record of a match whose log may not replay. It has no result, which needs a replay."""
    log = [row.entry for row in stored.log]
    kept = [log[place] for place in effective(log)]
    return Record(stored.game, len(stored.seats), stored.options, kept, rules=stored.rules)


def attempt(
    stored: StoredMatch, version: int, tried: Attempt, names: Sequence[str], explain: Explain = say_plainly
) -> Tried:
    """Return the result of an attempt in place of the step `version`.

    Args:
        stored: the match.
        version: the step.
        tried: what is done instead.
        names: what the players are called, by seat.
        explain: says in words why it would have been refused.

    Raises:
        Denied: there is no such step.
    """
    if not 1 <= version <= len(stored.log):
        text = f"Match {stored.code} has the steps 1 to {len(stored.log)}, not {version}."
        raise Denied(WireReason.UNKNOWN_VERSION, text, {"last": len(stored.log)})
    game = _before(stored, version).game.copy()
    events: list[Event] = []
    try:
        game.apply(Seat(tried.seat), type(game).read_action(tried.action), events.append)
    except (BadNotation, Refusal) as error:
        return Tried([], refused("", error, names, explain))
    return Tried([*events], None)


def _steps(stored: StoredMatch) -> list[Step]:
    game = make_game(stored.game, len(stored.seats), stored.options)
    return list(walk(game, [row.entry for row in stored.log]))


def _before(stored: StoredMatch, version: int) -> Step:
    """Return the step before `version`."""
    game = make_game(stored.game, len(stored.seats), stored.options)
    earlier = walk(game, [row.entry for row in stored.log[: version - 1]])
    return deque(earlier, maxlen=1).pop() if version > 1 else begin(game)
