"""Records as episodes: every decision in a record, with what could be known when it was made.

A record's calls are moves only where an episode asks for them: right after the play that left somebody exposed. A call
that came later happens, but was not a move.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from musicards.envs.encode import Vector
from musicards.envs.episode import Episode, Mask
from musicards.envs.move_numbers import to_agent_numbers
from musicards.envs.settings import Calls
from musicards.envs.turns import is_misplay
from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games.action import By, Call, Seat
from musicards.games.english import explain
from musicards.games.registry import make_game
from musicards.record import Record, read_entry

__all__ = ["Decision", "decisions_in", "episode_of"]


class Decision(NamedTuple):
    """Somebody decided."""

    seat: Seat
    observation: Vector
    mask: Mask
    move: int


def episode_of(record: Record, luck: Random, calls: Calls = "race") -> Episode:
    """The episode that stands where `record` ends; `luck` is for what chance does from there on.

    Raises:
        RecordError: an entry was refused, or is a misplay; an episode has right moves alone.
    """
    episode = _table(record, luck, calls)
    for _ in _play(episode, record):
        pass
    episode.settle()
    return episode


def decisions_in(record: Record, calls: Calls = "race") -> Iterator[Decision]:
    """Every move in `record`, with what its seat knew before. Who kept quiet decided, too.

    When somebody called, the record does not tell who had been asked before: only the caller's decision is known.

    Raises:
        RecordError: an entry was refused, or is a misplay; an episode has right moves alone.
    """
    episode = _table(record, Random(0), calls)
    yield from _play(episode, record)
    yield from _keep_quiet(episode)


def _table(record: Record, luck: Random, calls: Calls) -> Episode:
    return Episode(make_game(record.game, record.players, record.options), luck, calls)


def _play(episode: Episode, record: Record) -> Iterator[Decision]:
    """Let all that a record tells happen; each move is told before it is made."""
    game = episode.game
    for at, entry in enumerate(record.log):
        try:
            by, action = read_entry(type(game), entry)
            game.check(by, action)
        except (BadNotation, Refusal) as error:
            raise RecordError(f"entry {at}: {explain(error)}") from None
        if is_misplay(game, action):
            raise RecordError(f"entry {at}: a misplay, and an environment has right moves alone")
        if isinstance(action, Call):
            yield from _call(episode, by)
        else:
            yield from _keep_quiet(episode)
            if by is not None:
                yield _decision(episode, by, to_agent_numbers(game, [game.move_of(action)])[0])
        episode.take(by, action)
        if not game.luck_due:
            episode.open_race()


def _call(episode: Episode, by: By) -> Iterator[Decision]:
    """`by` calls: a move when it was asked."""
    if episode.asked and by is not None:
        episode.asked = [by]
        yield _decision(episode, by, episode.call)
        episode.close_race()


def _keep_quiet(episode: Episode) -> Iterator[Decision]:
    """All who are asked have kept quiet, as the next entry shows."""
    while episode.asked:
        yield _decision(episode, episode.asked[0], episode.quiet)
        episode.asked.pop(0)
        episode.made += 1


def _decision(episode: Episode, seat: Seat, move: int) -> Decision:
    return Decision(seat, episode.observation(seat), episode.mask(seat), move)
