"""The state of a match, as its log and its seats say, and what an action would do to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE, Action, By, ChanceAction, Seat
from musicards.games.game import Game
from musicards.games.registry import make_game
from musicards.games.rng import Rng
from musicards.server.match.first_steps import ScenePlay
from musicards.server.match.messages import Ack, DueGoal
from musicards.server.match.refusals import EarlierRules
from musicards.server.match.seats import Seats
from musicards.server.match.settings import read_settings
from musicards.server.match.timeline import Step, begin, follow
from musicards.store import StoredEntry, StoredMatch

MOST_ENTRIES: Final = 20_000  # of a log, or a few more: without a limit, it could fill the disk. Games end long before


@dataclass(frozen=True, slots=True)
class Draft:
    """What an act would do: its entry and the chance entries that have to follow it. Nothing has changed yet."""

    steps: tuple[Step, ...]
    act: str | None  # the sender's id for it

    @property
    def after(self) -> int:
        """Return the version that the draft follows."""
        return self.steps[0].version - 1

    @property
    def over(self) -> bool:
        """Whether the draft ends the game."""
        return self.steps[-1].game.over

    def entries(self, at: int) -> list[StoredEntry]:
        """Return the entries to append to the store. `at`: the time, in milliseconds since 1970 UTC."""
        return [StoredEntry(step.entry, at, self.act if step is self.steps[0] else None) for step in self.steps]

    def ack(self, act: str) -> Ack:
        """Return the answer to send once the draft is stored."""
        return Ack(act, self.steps[0].version)


class MatchState:
    """The state of a match.

    Attributes:
        code: its code.
        settings: the settings that are not rules of the game.
        seats: who sits where.
        last: the latest step; replaced by every step, never changed.
        scene: of First steps; None in other matches.
        secret: determines the shuffles; None if the random generator does.
    """

    def __init__(self, stored: StoredMatch, rng: Rng) -> None:
        """Return the state before the first entry of the log.

        Raises:
            EarlierRules: there is no such game or scene by the present rules.
        """
        self.code = stored.code
        self.settings = read_settings(stored.settings)
        self.seats = Seats(stored.seats)
        self.secret = stored.secret
        self._rng = rng
        self._chances = 0  # chance entries so far
        try:
            self.last = begin(make_game(stored.game, len(stored.seats), stored.options))
            number = self.settings.first_steps
            self.scene = ScenePlay(stored.game, number) if number else None
        except (BadNotation, Refusal) as error:
            raise EarlierRules(stored.code, rules=stored.rules, version=0) from error

    @property
    def game(self) -> Game:
        """Return the game after the latest step. Do not change it."""
        return self.last.game

    @property
    def version(self) -> int:
        """Return the number of entries in the log."""
        return self.last.version

    @property
    def in_progress(self) -> bool:
        """Whether the match can continue: the cards are dealt, and it is neither over nor too long."""
        return self.game.dealt and not self.game.over and not self.is_too_long

    @property
    def is_too_long(self) -> bool:
        """Whether the log has reached its limit, so that neither people nor computers can act any more."""
        return self.version >= MOST_ENTRIES and not self.game.over

    def goal(self, step: Step, viewer: Seat | None) -> DueGoal | None:
        """Return how far the player of First steps was after `step`."""
        return None if self.scene is None else self.scene.goal(step, viewer)

    def draft(self, by: By, action: Action, act: str | None = None) -> Draft:
        """Return what `action` and the chance entries after it would do.

        Raises:
            Refusal: the action is not possible.
        """
        steps = [follow(self.last, by, action)]
        while steps[-1].game.chance_due and not steps[-1].game.over:
            steps.append(follow(steps[-1], CHANCE, self._chance(steps)))
        return Draft(tuple(steps), act)

    def draft_chance(self) -> Draft | None:
        """Return the chance entries that are due: the deal once all seats are taken, or those missing after a crash.

        None if none are due.
        """
        return self.draft(CHANCE, self._chance([])) if self.awaits_chance else None

    @property
    def awaits_chance(self) -> bool:
        """Whether chance has to act before anybody else, such as when all seats are taken and nobody has dealt."""
        return self.game.chance_due and not self.game.over and not self.seats.free

    def _chance(self, draft: Sequence[Step]) -> ChanceAction:
        """Return what chance does after a draft's steps."""
        prepared = None if self.scene is None else self.scene.chance(self.last, draft)
        return prepared or (draft[-1] if draft else self.last).game.chance(self._chance_rng(draft))

    def _chance_rng(self, draft: Sequence[Step]) -> Rng:
        """Return the random numbers of the chance entry that follows `draft`: the same entry always gets the same."""
        if self.secret is None:
            return self._rng
        return self.secret.rng(self._chances + sum(step.entry["by"] == "chance" for step in draft) + 1)
