"""Evidence of what the people at one match know, from their acts. Each person's page gets its own; nothing is stored.

Evidence may give the right answer away, as its wrong rules do, and an act that is taken back never happened. So the
evidence of an act waits for the end of the turn if it can be taken back, or if the table does not explain mistakes in
full. An answer counts as aided right after an explanation that names what would have been right, and so does a second
answer to a question, within a turn and in the turn after: the first one was judged.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from musicards.errors import BadNotation
from musicards.games.action import Action, Seat
from musicards.games.registry import find_manifest
from musicards.games.teaching import Answer
from musicards.games.view import View
from musicards.learning import judge
from musicards.learning.items import read_item
from musicards.server.match.messages import EvidenceBody

LONGEST: Final = 600_000
"""Milliseconds: somebody who took longer did something else."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """An act of the seat on turn that has been judged. Times are in milliseconds since 1970 UTC.

    Attributes:
        view: of the seat, before.
        action: what it did or tried.
        wrong: the code of the misplay or the refusal; empty if the act was right.
        at: when.
        turn_since: when the turn began; None if that is not known.
        by_person: a person did it, and not a computer that plays for them.
        aided: help was taken, or First steps asked for it.
        plays: how many plays of this turn can be taken back after it; 0 if the act itself cannot be.
        names_answer: what was wrong comes with what would have been right, at a table that explains it.
    """

    view: View
    action: Action
    wrong: str
    at: int
    turn_since: int | None
    by_person: bool
    aided: bool
    plays: int = 0
    names_answer: bool = False


class EvidenceMaker:
    """Makes evidence of the acts of one match, and keeps it until it is taken."""

    def __init__(self, *, explained: bool) -> None:
        """`explained`: the table names the right answer after a mistake."""
        self._explained = explained
        self._ready: dict[Seat, list[EvidenceBody]] = {}
        self._turn: list[tuple[int, str, EvidenceBody | None]] = []  # of this turn: plays, question, what still waits
        self._before: frozenset[str] = frozenset()  # the questions answered in the turn before
        self._answer_given = False  # the explanation of the act before, in this turn, named what would have been right
        self._judged: int | None = None  # when the seat on turn was last judged in this turn

    def note(self, judgment: Judgment) -> None:
        """Make evidence of an act."""
        seat = judgment.view.seat
        since = judgment.turn_since if self._judged is None else self._judged
        self._judged = judgment.at
        known = self._before.union(item for _, item, _ in self._turn)
        told, self._answer_given = self._answer_given, self._explained and judgment.names_answer
        for answer in answers_to(judgment.view, judgment.action, judgment.wrong):
            piece: EvidenceBody | None = None
            if judgment.by_person and seat is not None:
                piece = _piece(answer, judgment, since, told=told or answer.item in known)
                if self._explained and not judgment.plays:
                    self._ready.setdefault(seat, []).append(piece)
                    piece = None
            self._turn.append((judgment.plays, answer.item, piece))

    def take_back(self, plays: int) -> None:
        """Forget the latest play. `plays`: how many can still be taken back."""
        self._turn = [each for each in self._turn if each[0] <= plays]

    def end_turn(self, seat: Seat) -> None:
        """Release the evidence that waited for the end of the turn of `seat`."""
        self._ready.setdefault(seat, []).extend([piece for _, _, piece in self._turn if piece is not None])
        self._before = frozenset(item for _, item, _ in self._turn)
        self._turn = []
        self._answer_given = False
        self._judged = None

    def take(self, seat: Seat) -> list[EvidenceBody]:
        """Return the evidence of `seat` that may be sent now, in order. Each piece is returned once."""
        return self._ready.pop(seat, [])


def answers_to(view: View, action: Action, wrong: str) -> list[Answer]:
    """Return what an act of the seat on turn answers, as its game says; nothing in a game that says nothing."""
    evidence = find_manifest(view.game).evidence
    return [] if evidence is None else evidence(view, action, wrong)


def _piece(answer: Answer, judgment: Judgment, since: int | None, *, told: bool) -> EvidenceBody:
    """Return the evidence of one answer. `told`: what came just before gave it away."""
    took = None if since is None else judgment.at - since
    return EvidenceBody(
        at=judgment.at / 1000,
        atom=answer.item.partition("/")[0],
        right=answer.right,
        said=answer.said,
        chance=answer.chance,
        aided=answer.aided or judgment.aided or told,
        ms=took if took is not None and 0 <= took <= LONGEST else None,
        source=judgment.view.game,
        weight=answer.weight,
        rules=() if answer.right else _rules(answer.item, answer.said),
        item=answer.item,
    )


@lru_cache(maxsize=4096)  # the same mistakes come again and again
def _rules(item: str, said: str) -> tuple[str, ...]:
    """Return the wrong rules that give an answer; none if practice does not ask this question or has no such answer."""
    try:
        return tuple(judge(read_item(item), said).rules)
    except BadNotation:
        return ()
