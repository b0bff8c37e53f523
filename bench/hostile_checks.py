"""What a run of `bench.hostile` counts, and checks of all that its pages are sent."""

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from musicards.cards import CODES
from musicards.games.action import Seat
from musicards.games.registry import make_game
from musicards.server.match.timeline import walk

SEATS: Final = [{"kind": "person"}, {"kind": "person"}, {"kind": "computer", "level": "rule"}]


class Run:
    """What the attackers, the people and the checks share.

    Attributes:
        left: number of messages that are still to be sent.
        counts: what was sent and answered, and how often.
        wrong: descriptions of what should not have happened.
    """

    def __init__(self, messages: int, port: int, folder: Path, *, limits: bool) -> None:
        self.left = messages
        self.port = port
        self.folder = folder
        self.limits = limits
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.over = False

    def spend(self, what: str) -> bool:
        """Count a hostile message. Return False if none is left."""
        if self.left <= 0:
            return False
        self.left -= 1
        self.counts[what] += 1
        return True

    def fail(self, why: str) -> None:
        """Note something that should not have happened."""
        self.wrong.append(why[:6000])


class Table:
    """The matches at one table, one after another, the people who play them, and what each seat was sent."""

    def __init__(self, game: str, number: int) -> None:
        self.game = game
        self.address = f"10.0.0.{number}"
        self.cookies = ["", ""]
        self.code = ""
        self.keys: dict[int, str] = {}  # by seat
        self.tables: dict[tuple[int | None, int], Any] = {}  # by viewer and version
        self.happened: dict[tuple[int | None, int], Any] = {}
        self.known: dict[int | None, set[str]] = {}  # cards that were shown to a viewer

    def begin(self, code: str) -> None:
        """Begin the next match, and forget the previous one."""
        self.code = code
        for each in (self.keys, self.tables, self.happened, self.known):
            each.clear()

    @property
    def secrets(self) -> dict[str, int]:
        """Return the texts that only their owner may see, with the owner's seat."""
        tokens = {cookie.partition("=")[2].partition(".")[0]: seat for seat, cookie in enumerate(self.cookies)}
        return {
            text: seat for text, seat in [*tokens.items(), *((key, seat) for seat, key in self.keys.items())] if text
        }


class Checker:
    """Checks what one page is sent."""

    def __init__(self, run: Run, table: Table) -> None:
        self.run = run
        self.table = table
        self.code = table.code
        self.viewer: int | None = None
        self.sent: dict[str, str] = {}  # by id, what the page has sent since its last answer

    def frame(self, data: str) -> dict[str, Any]:
        """Return a message as JSON, after checking that it contains nothing that it must not."""
        message: dict[str, Any] = msgspec.json.decode(data)
        kind, table = message["type"], self.table
        if self.code != table.code:  # a page of the previous match
            return message
        if kind == "room":
            self.viewer = message["you"]
            if self.viewer is not None:
                table.keys[self.viewer] = message["key"]
        for secret, owner in table.secrets.items():
            if secret in data and owner != self.viewer:
                self.run.fail(f"{self.viewer} is sent a secret of {owner}: {data}")
        if kind in ("snapshot", "update"):
            self._table(message)
        elif kind == "refused":
            if message["reason"] == "server-error":
                self.run.fail(f"server-error: {self.sent.get(message['id'] or '', '')[:1000]}")
            self._cards(message, self.sent.get(message["id"] or "", ""))
        elif kind == "help":
            self._cards(message, "")
        return message

    def _table(self, message: dict[str, Any]) -> None:
        shown, place = message["table"], (self.viewer, message["version"])
        if shown["seat"] != self.viewer:
            self.run.fail(f"{self.viewer} is sent the table of {shown['seat']}")
        if self.table.tables.setdefault(place, shown) != shown:
            self.run.fail(f"two views of version {place}")
        known = self.table.known.setdefault(self.viewer, set())
        known.update(_cards_in(shown))
        if message["type"] == "update":
            if self.table.happened.setdefault(place, message["happened"]) != message["happened"]:
                self.run.fail(f"two sequences of events for {place}")
            known.update(_cards_in(message["happened"]))

    def _cards(self, message: dict[str, Any], asked: str) -> None:
        named = set(_cards_in([message["facts"], message.get("action")]))
        # A page that was opened late has not seen everything. `verify` compares the rest.
        more = named - self.table.known.get(self.viewer, set()) - {code for code in CODES if f'"{code}"' in asked}
        if more and self.viewer is not None and message["type"] == "refused" and asked:
            self.run.fail(f"{self.viewer} is shown {more}: {message}")


def _cards_in(value: object) -> Iterator[str]:
    """Yield every card code anywhere in a JSON value."""
    if isinstance(value, str):
        if value in CODES:
            yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _cards_in(name)
            yield from _cards_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from _cards_in(each)


def verify(run: Run, table: Table) -> None:
    """Replay the log of a match, and compare everything that was sent with the engine's own views."""
    with contextlib.closing(sqlite3.connect(run.folder / "musicards.db")) as database:
        head = database.execute("SELECT options FROM matches WHERE code = ?", [table.code]).fetchone()
        rows = database.execute('SELECT entry FROM entries WHERE "match" = ? ORDER BY version', [table.code])
        log = [msgspec.json.decode(entry) for (entry,) in rows]
    game = make_game(table.game, len(SEATS), msgspec.json.decode(head[0]))
    for step in walk(game, log):
        for viewer in (None, 0, 1, 2):
            seat, place = None if viewer is None else Seat(viewer), (viewer, step.version)
            if place in table.tables:
                run.counts["views compared"] += 1
                if table.tables[place] != _plain(step.game.view(seat).table()):
                    run.fail(f"{table.game} {place}: the table is not the engine's")
            if place in table.happened:
                own = [_plain(event.seen_by(seat)) for event in step.events]
                if table.happened[place] != own:
                    run.fail(f"{table.game} {place}: {table.happened[place]} instead of {own}")


def _plain(value: object) -> Any:  # noqa: ANN401 - any JSON
    return msgspec.json.decode(msgspec.json.encode(value))
