"""What a viewer may know of a match: the room, the whole table, and what is new since a version."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from musicards.cards import cards_in, codes_of
from musicards.games.action import Seat
from musicards.games.event import Event, Misplayed, TurnStarted
from musicards.games.option import suggest_options
from musicards.games.registry import find_manifest
from musicards.games.teaching import Task
from musicards.games.view import View
from musicards.server.match.computers import levels_around
from musicards.server.match.match import Match
from musicards.server.match.messages import Hands, Room, Snapshot, Update
from musicards.server.match.seats import NO_WAITS
from musicards.server.match.settings import read_series
from musicards.server.match.timeline import Step

RECENT: Final = 12  # events in a snapshot; more if more has happened since the viewer's turn before


def room_of(
    match: Match,
    viewer: Seat | None,
    key: str | None = None,
    waits: Mapping[Seat, int] = NO_WAITS,
    yours: Sequence[Seat] = (),
) -> Room:
    """Return the match and its seats.

    Args:
        match: the match.
        viewer: who sees it; None for a spectator.
        key: the key of the viewer's own seat.
        waits: the milliseconds until a computer plays for somebody who is away, by seat.
        yours: the seats of all who share the viewer's device.
    """
    skill_decided = match.game.over and find_manifest(match.game.name).levels
    easier, harder = levels_around(match.seats.rows) if skill_decided else (None, None)
    return Room(
        code=match.code,
        game=match.game.name,
        title=match.game.title,
        options=dict(match.game.options),
        seats=match.seats.infos(match.computers.stood_in, waits),
        you=viewer,
        started=match.game.dealt,
        over=match.game.over,
        next=match.next,
        settings=replace(match.settings, help=match.has_help, locked=match.is_locked),
        series=read_series(match.settings, match.series, match.game),
        key=key,
        host=match.host,
        dealer=match.game.players - 1,  # docs/rules.md, "Words": seat 0 begins
        open_seats=[int(seat) for seat in match.open_seats],
        easier=easier,
        harder=harder,
        suggested=suggest_options(match.game.known_options, match.game.options) if match.game.over else {},
        commitment=None if match.secret is None else match.secret.commitment(match.code),
        secret=match.secret.hex() if match.secret is not None and match.game.over else None,
        yours=[int(seat) for seat in yours],
        passed=len(yours) > 1 and match.game.has_hands and match.in_progress,
    )


def updates_of(match: Match, viewer: Seat | None, seen: int) -> list[Update] | None:
    """Return the updates after version `seen` as `viewer` may know them.

    None if that version is too old or does not exist.
    """
    missed = match.version - seen
    if not 0 <= missed <= len(match.steps):
        return None
    return [
        Update(
            version=step.version,
            happened=[_seen(match, event, viewer) for event in step.events],
            table=view.table(),
            undo=_may_undo(match, step, viewer),
            task=_task(match, view, viewer),
            goal=match.goal(step, viewer),
        )
        for step in match.steps[len(match.steps) - missed :]
        for view in [step.game.view(viewer)]
    ]


def snapshot_of(match: Match, viewer: Seat | None) -> Snapshot:
    """Return the whole table as `viewer` may know it, even before the deal."""
    events = list(match.events)
    turns = [n for n, event in enumerate(events) if isinstance(event, TurnStarted) and event.seat == viewer]
    start = min([len(events) - RECENT, *turns[-2:-1]])
    view = match.game.view(viewer)
    return Snapshot(
        version=match.version,
        recent=[_seen(match, event, viewer) for event in events[max(0, start) :]],
        table=view.table(),
        undo=_may_undo(match, match.last, viewer),
        task=_task(match, view, viewer),
        goal=match.goal(match.last, viewer),
    )


def hands_of(match: Match) -> Hands:
    """Return the hands now. For those who watch, and only as late as the settings say."""
    return Hands([list(codes_of(cards_in(hand))) for hand in match.game.hands])


def _task(match: Match, view: View, viewer: Seat | None) -> Task | None:
    """Return what `viewer` has to do or can do when they see `view`."""
    return None if viewer is None or viewer == match.computers.finishing else view.task()


def _may_undo(match: Match, step: Step, viewer: Seat | None) -> bool:
    """Whether `viewer` may take back the last play after `step`: their own, in a turn that they still play."""
    return viewer is not None and step.undoer == viewer != match.computers.finishing


def _seen(match: Match, event: Event, viewer: Seat | None) -> Event:
    """Return `event` as `viewer` may know it, explained as far as the settings allow."""
    seen = event.seen_by(viewer)
    return seen.explained(match.settings.explain) if isinstance(seen, Misplayed) else seen
