"""How a match went, entry by entry, with what was taken back. Plain values: each step holds the game as it is after it.

Beside the entries of records a match's log has ``{"by": 0, "do": "undo"}``: the last play of that seat never happened.
The log keeps both, so that it only grows and versions count up; a record leaves both out.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from musicards.errors import Refusal
from musicards.games.action import CHANCE, Action, By, Seat
from musicards.games.event import Event, Undone
from musicards.games.game import Game
from musicards.record import read_entry, write_entry
from musicards.server.refusals import WireReason

__all__ = ["UNDO", "Step", "begin", "effective", "follow", "read_step", "take_back", "walk"]

UNDO: Final = "undo"


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the log, and what came of it."""

    version: int  # the entry's place in the log, from 1; 0 for the beginning, which has none
    entry: Mapping[str, Any]
    events: tuple[Event, ...]
    game: Game  # as it is after it; nobody changes it any more
    earlier: tuple[Game, ...] = ()  # as it was before each play of this turn that may be taken back, the first first

    @property
    def undoer(self) -> Seat | None:
        """Who may take back the last play now; None when nobody may."""
        return self.game.turn if self.earlier else None

    @property
    def turn(self) -> tuple[Seat, int]:
        """Different for every turn of the game."""
        return self.game.turn, self.game.turns


def begin(game: Game) -> Step:
    """Before the first entry; `game` has nothing dealt yet."""
    return Step(0, {}, (), game)


def follow(last: Step, by: By, action: Action) -> Step:
    """What `action` would bring after `last`, which does not change.

    Raises:
        Refusal: it is not possible.
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
    """The step that takes back the last play of `seat`.

    Raises:
        Refusal: there is none that can be taken back.
    """
    if seat is None or last.undoer != seat:
        raise Refusal(WireReason.NOTHING_TO_UNDO)
    *earlier, before = last.earlier
    return Step(last.version + 1, {"by": seat, "do": UNDO}, (Undone(seat),), before, tuple(earlier))


def read_step(last: Step, entry: Mapping[str, Any]) -> Step:
    """What a stored `entry` brought after `last`.

    Raises:
        BadNotation, Refusal: it is not an entry of this game, or was not possible.
    """
    if entry.get("do") == UNDO:
        return take_back(last, entry.get("by"))
    by, action = read_entry(type(last.game), entry)
    return follow(last, by, action)


def walk(game: Game, entries: Iterable[Mapping[str, Any]]) -> Iterator[Step]:
    """Every step of a log; `game` has nothing dealt yet.

    Raises:
        BadNotation, Refusal: as `read_step` does.
    """
    last = begin(game)
    for entry in entries:
        last = read_step(last, entry)
        yield last


def effective(entries: Iterable[Mapping[str, Any]]) -> list[int]:
    """The places in the log, from 0, of those entries that were not taken back, and take nothing back."""
    places: list[int] = []
    for place, entry in enumerate(entries):
        if entry["do"] == UNDO:
            places.pop()
        else:
            places.append(place)
    return places
