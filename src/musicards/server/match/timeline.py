"""The steps of a match, one for each entry of its log, even those taken back. Each step has the game after its entry.

A match's log can have entries that records do not have: ``{"by": 0, "do": "undo"}`` takes back the last play of that
seat. The log keeps both entries, so that it only grows and versions count up; a record leaves both out.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from musicards.errors import Refusal
from musicards.games.action import CHANCE, Action, By, Seat
from musicards.games.event import Event, Undone
from musicards.games.game import Game
from musicards.record import read_entry, write_entry
from musicards.server.match.refusals import WireReason

UNDO: Final = "undo"


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the log, its events, and the game after it."""

    version: int  # the entry's number in the log, from 1; 0 for the beginning, which has no entry
    entry: Mapping[str, Any]
    events: tuple[Event, ...]
    game: Game  # the game after the entry; must not be changed
    earlier: tuple[Game, ...] = ()  # the game before each play of this turn that may be taken back, oldest first

    @property
    def undoer(self) -> Seat | None:
        """Return the seat that may take back the last play now; None if nobody may."""
        return self.game.turn if self.earlier else None

    @property
    def turn(self) -> tuple[Seat, int]:
        """Return a value that is different for every turn of the game."""
        return self.game.turn, self.game.turns


def begin(game: Game) -> Step:
    """Return the step before the first entry. `game` has nothing dealt yet."""
    return Step(0, {}, (), game)


def follow(last: Step, by: By, action: Action) -> Step:
    """Return the step of `action` after `last`, which does not change.

    Raises:
        Refusal: the action is not possible.
    """
    events: list[Event] = []
    after = last.game.copy()
    after.apply(by, action, events.append)
    entry = write_entry(by, action)
    step = Step(last.version + 1, entry, tuple(events), after)
    goes_on = by is not CHANCE and not after.over and not after.chance_due and step.turn == last.turn
    if goes_on and entry["do"] in after.undoable:
        return Step(step.version, entry, step.events, after, (*last.earlier, last.game))
    return step


def take_back(last: Step, seat: Seat | None) -> Step:
    """Return the step that takes back the last play of `seat`.

    Raises:
        Refusal: `seat` has no play that can be taken back.
    """
    if seat is None or last.undoer != seat:
        raise Refusal(WireReason.NOTHING_TO_UNDO)
    *earlier, before = last.earlier
    return Step(last.version + 1, {"by": seat, "do": UNDO}, (Undone(seat),), before, tuple(earlier))


def read_step(last: Step, entry: Mapping[str, Any]) -> Step:
    """Return the step of a stored `entry` after `last`.

    Raises:
        BadNotation, Refusal: this game has no such entry, or it was not possible.
    """
    if entry.get("do") == UNDO:
        return take_back(last, entry.get("by"))
    by, action = read_entry(type(last.game), entry)
    return follow(last, by, action)


def walk(game: Game, entries: Iterable[Mapping[str, Any]]) -> Iterator[Step]:
    """Yield every step of a log. `game` has nothing dealt yet.

    Raises:
        BadNotation, Refusal: as in `read_step`.
    """
    last = begin(game)
    for entry in entries:
        last = read_step(last, entry)
        yield last


def effective(entries: Iterable[Mapping[str, Any]]) -> list[int]:
    """Return the indices of the entries that were not taken back and take nothing back."""
    places: list[int] = []
    for place, entry in enumerate(entries):
        if entry["do"] == UNDO:
            places.pop()
        else:
            places.append(place)
    return places
