"""Somebody at the page who answers without touching it: opens tables quickly, and notes what is sent to the server."""

import json
import math
import struct
import wave
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket

__all__ = ["Listening", "microphone_args", "remember", "sing"]

LONG = 20_000  # milliseconds
CORNER = {"x": 7, "y": 7}  # where a card shows though others lie on it
RATE = 44_100


class Listening:
    """Somebody at `page`, who knows the table and what the page has said to the server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table: Mapping[str, Any] = {}
        self.plays: list[Mapping[str, Any]] = []
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self._say(json.loads(frame)))

    def _hear(self, message: Mapping[str, Any]) -> None:
        self.table = message.get("table", self.table)

    def _say(self, message: Mapping[str, Any]) -> None:
        action = message.get("action", {})
        if (
            action.get("do") in ("play", "place") and action not in self.plays
        ):  # a send is repeated until it is answered
            self.plays.append(action)

    def open_table(self, address: str, game: str, **options: object) -> str:
        """Sit down at a new table with one computer. Returns the table's code."""
        wish = {"game": game, "options": options, "seats": [{"kind": "person"}, {"kind": "computer", "level": "rule"}]}
        self.page.goto(address)
        code: str = self.page.evaluate(
            """async wish => {
                const headers = { 'content-type': 'application/json' };
                const answer = await fetch('api/matches', { method: 'POST', headers, body: JSON.stringify(wish) });
                return (await answer.json()).code;
            }""",
            wish,
        )
        self.page.goto(f"{address}#/table/{code}")
        self.page.get_by_test_id("table").wait_for(timeout=LONG)
        self.until(lambda: self.table.get("turn") == self.table.get("seat") is not None)
        return code

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait until `happened()`, some seconds at most."""
        for _ in range(LONG // 20):
            if happened():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it did not come to that; played: {self.plays}")

    def choose(self, code: str) -> None:
        """Tap a card of the hand."""
        card = self.page.get_by_test_id("hand").get_by_test_id(f"card-{code}")
        card.click(position=CORNER)  # type: ignore[arg-type]

    @property
    def note_card(self) -> str:
        """A card of the hand that is no wild."""
        return next(str(card) for card in self.table["hand"] if card[0] in "ABCDEFG")


def remember(page: Page, **settings: object) -> None:
    """Let the page come with some of the settings chosen already."""
    page.add_init_script(f"localStorage.setItem('musicards.settings', {json.dumps(json.dumps(settings))})")


def sing(path: Path, notes: Sequence[float], *, held: float = 0.7, breath: float = 0.8, noise: float = 0) -> Path:
    """Write a recording of notes (hertz) as a voice would sing them: with overtones, softly begun, a breath between.

    `noise`: how loud the room is, 1 as loud as the voice.
    """
    sound: list[int] = []
    luck = Random(1)
    for hertz in notes:
        for index in range(int(held * RATE)):
            soft = min(1.0, index / 900, (held * RATE - index) / 900)
            turn = 2 * math.pi * hertz * index / RATE
            voice = math.sin(turn) + 0.4 * math.sin(2 * turn) + 0.2 * math.sin(3 * turn)
            sound.append(int(8000 * (soft * voice + noise * luck.uniform(-1, 1))))
        sound += [0] * int(breath * RATE)
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, len(sound), "NONE", ""))
        file.writeframes(struct.pack(f"<{len(sound)}h", *sound))
    return path


def microphone_args(recording: Path) -> list[str]:
    """With these a Chromium hears `recording`, over and over, instead of a microphone."""
    return [
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-audio-capture={recording}",
    ]
