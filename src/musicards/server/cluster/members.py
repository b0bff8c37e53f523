"""The other servers, and who has a page open there. Nothing here reads a clock: times, in seconds, are arguments."""

from dataclasses import dataclass, field
from typing import Final

from musicards.games.action import Seat
from musicards.server.cluster.messages import Present, Standing

SERVER_TIMEOUT: Final = 4.0  # seconds without a message until a server counts as dead; each sends one every second


@dataclass
class _Server:
    heard: float
    matches: dict[str, Standing] = field(default_factory=dict)
    rounds: dict[str, int] = field(default_factory=dict)  # by match: the last round that listed it


class Members:
    """The other servers."""

    def __init__(self) -> None:
        self._servers: dict[str, _Server] = {}

    def __len__(self) -> int:
        return len(self._servers)

    def hear(self, present: Present, time: float) -> set[str]:
        """Note what a server has announced. Return the codes of the matches for which that is new."""
        server = self._servers.setdefault(present.server, _Server(time))
        server.heard = time
        before = dict(server.matches)
        for standing in present.matches:
            server.matches[standing.code] = standing
            server.rounds[standing.code] = present.round
        gone = [code for code in server.matches if present.complete and server.rounds[code] != present.round]
        for code in (*present.closed, *gone):
            server.matches.pop(code, None)
            server.rounds.pop(code, None)
        touched = before.keys() | server.matches.keys()
        return {code for code in touched if before.get(code) != server.matches.get(code)}

    def leave(self, name: str) -> set[str]:
        """Forget a server that is gone. Return the codes of its matches."""
        server = self._servers.pop(name, None)
        return set() if server is None else set(server.matches)

    def silent(self, time: float) -> list[str]:
        """Return the servers that have been silent for too long."""
        return [name for name, server in self._servers.items() if time - server.heard > SERVER_TIMEOUT]

    def excuse(self, time: float) -> None:
        """Restart the silence of all servers now, because no messages could arrive."""
        for server in self._servers.values():
            server.heard = time

    def here(self, code: str) -> frozenset[Seat]:
        """Return the seats of people with a page of the match open at any of the servers."""
        return frozenset(Seat(seat) for each in self._of(code) for seat in each.here)

    def open(self) -> set[str]:
        """Return the codes of the matches with pages at any of the servers."""
        return {code for server in self._servers.values() for code in server.matches}

    def leader(self, code: str) -> Standing | None:
        """Return what the server that leads the match announces; None if none of them leads it."""
        return next((each for each in self._of(code) if each.leads), None)

    def _of(self, code: str) -> list[Standing]:
        return [server.matches[code] for server in self._servers.values() if code in server.matches]
