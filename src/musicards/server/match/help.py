"""Help in a match: what it says to the player on turn, step by step, and where help was taken.

An entry made after help has a field `helped`, the last step taken, e.g. 2. Records have it too; replays ignore it.
"""

from dataclasses import replace
from typing import Final

from musicards.errors import Refusal
from musicards.games.action import Seat
from musicards.games.outcome import Reason
from musicards.games.rng import Rng
from musicards.games.teaching import Hint
from musicards.players.games import hint_for
from musicards.server.match.messages import Help
from musicards.server.match.refusals import WireReason
from musicards.server.match.timeline import UNDO, Step

LAST: Final = 3  # the step that shows the cards


class HintMaker:
    """Makes one hint for each version of a match, so that every step of help with a move says the same."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._latest: tuple[int, Hint | None] | None = None  # with the version it is for

    def hint(self, last: Step, seat: Seat) -> Hint | None:
        """Return the hint for `seat`, which is on turn after `last`; None in games without hints."""
        if self._latest is None or self._latest[0] != last.version:
            self._latest = last.version, hint_for(last.game.view(seat), self._rng)
        return self._latest[1]


class Helper:
    """Helps the player on turn of one match, and notes it."""

    def __init__(self, rng: Rng) -> None:
        self._hints = HintMaker(rng)
        self._taken = 0  # the last step of help taken for the play that is due
        self._noted: list[int] = []  # the same for the entries that were not taken back

    @property
    def is_helping(self) -> bool:
        """Whether help was taken for the play that is due."""
        return self._taken > 0

    def help(self, last: Step, seat: Seat | None, step: int, *, on: bool, finishing: Seat | None) -> Help:
        """Return help for `seat` as far as `step`.

        `last`: the latest step of the match; `on`: whether there is help in it; `finishing`: the seat whose turn a
        computer finishes.

        Raises:
            Refusal: there is no help in this match, or it is not the turn of `seat`.
        """
        game = last.game
        if seat is None:
            raise Refusal(WireReason.NOT_SEATED)
        if game.over:
            raise Refusal(Reason.GAME_OVER)
        if not on:
            raise Refusal(WireReason.NO_HELP)
        if game.chance_due:
            raise Refusal(Reason.CHANCE_FIRST)
        if seat != game.turn:
            raise Refusal(Reason.NOT_YOUR_TURN, {"turn": game.turn})
        if seat == finishing:
            raise Refusal(WireReason.TIME_UP)
        hint = self._hints.hint(last, seat)
        if hint is None:
            raise Refusal(WireReason.NO_HELP)
        self._taken = max(self._taken, step)
        facts = {**hint.look, **(hint.answer if step > 1 else {})}
        action = hint.action.to_json() if step == LAST else None
        return Help(last.version, step, hint.name, facts, action)

    def note(self, last: Step, step: Step) -> Step:
        """Return `step`, a player's own play after `last`, with a note of the help taken for it."""
        if not self._taken or step.entry["by"] != last.game.turn or step.entry["do"] == "call":
            return step
        return replace(step, entry={**step.entry, "helped": self._taken})

    def commit(self, before: Step, step: Step) -> None:
        """Follow an entry of the log. Help with a play that is taken back counts for the next one."""
        if step.entry["do"] == UNDO:
            self._taken = max(self._taken, self._noted.pop())
            return
        self._noted.append(int(step.entry.get("helped", 0)))
        if step.turn != before.turn or "helped" in step.entry:
            self._taken = 0
