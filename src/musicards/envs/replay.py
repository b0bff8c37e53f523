"""Replay records as episodes: every decision in a record, with what the seat could know at the time.

A call in a record is a move only where an episode asks for it: right after the play that left a seat exposed. A later
call is applied, but it is not a decision.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from musicards.envs.encode import to_agent_numbers
from musicards.envs.episode import Episode, Mask
from musicards.envs.layout import Vector
from musicards.envs.settings import Calls
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games.action import By, Call, Seat
from musicards.games.registry import make_game
from musicards.record import Record, read_entry
from musicards.texts import explain


class Decision(NamedTuple):
    """One decision of a seat."""

    seat: Seat
    observation: Vector  # before the move
    mask: Mask  # the right moves
    move: int  # the move made, in the agent's numbers


def episode_of(record: Record, rng: Random, calls: Calls = "race") -> Episode:
    """Return an episode in the state at the end of `record`; `rng` is the random generator from there on.

    Raises:
        RecordError: an entry is refused or is a misplay; episodes only have right moves.
    """
    episode = _table(record, rng, calls)
    for _ in _play(episode, record):
        pass
    episode.settle()
    return episode


def decisions_in(record: Record, calls: Calls = "race") -> Iterator[Decision]:
    """Iterate over every decision in `record`, those not to call included.

    If a seat called, the record does not say who had been asked before it: only the caller's decision is known.

    Raises:
        RecordError: an entry is refused or is a misplay; episodes only have right moves.
    """
    episode = _table(record, Random(0), calls)
    yield from _play(episode, record)
    yield from _keep_quiet(episode)


def _table(record: Record, rng: Random, calls: Calls) -> Episode:
    return Episode(make_game(record.game, record.players, record.options), rng, calls)


def _play(episode: Episode, record: Record) -> Iterator[Decision]:
    """Apply all entries of `record`; each decision is yielded before it is made."""
    game = episode.game
    for at, entry in enumerate(record.log):
        try:
            by, action = read_entry(type(game), entry)
            game.check(by, action)
        except (BadNotation, Refusal) as error:
            raise RecordError(f"entry {at}: {explain(error)}") from None
        if game.is_misplay(action):
            raise RecordError(f"entry {at}: it is a misplay, but environments only have right moves")
        if isinstance(action, Call):
            yield from _call(episode, by)
        else:
            yield from _keep_quiet(episode)
            if by is not None:
                yield _decision(episode, by, to_agent_numbers(game, [game.move_of(action)])[0])
        episode.take(by, action)
        if not game.chance_due:
            episode.open_race()


def _call(episode: Episode, by: By) -> Iterator[Decision]:
    """Yield the decision of `by` to call, if the seats are asked at this point."""
    if episode.asked and by is not None:
        episode.asked = [by]
        yield _decision(episode, by, episode.call)
        episode.close_race()


def _keep_quiet(episode: Episode) -> Iterator[Decision]:
    """Yield the decisions of all seats that are asked not to call."""
    while episode.asked:
        yield _decision(episode, episode.asked[0], episode.quiet)
        episode.asked.pop(0)
        episode.made += 1


def _decision(episode: Episode, seat: Seat, move: int) -> Decision:
    return Decision(seat, episode.observation(seat), episode.mask(seat), move)
