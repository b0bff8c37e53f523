"""A match that trains what a person needs: the game and its options, what the cards show, and the opponents' level.

Which game trains what is in the games' manifests (`Manifest.trains`). The deal is always random.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import sqrt
from typing import Final, Literal, TypeAlias

from musicards.games.manifest import Training
from musicards.games.option import parse_options
from musicards.games.registry import GAMES, find_manifest
from musicards.learning.atoms import ATOMS, atoms
from musicards.learning.learner import Learner
from musicards.learning.spots import Spot, spots
from musicards.players.levels import SKILLS

SuggestionReason: TypeAlias = Literal["due", "new", "keep"]
"""Something learned should be asked again; something new comes next; all of it is known, and stays so by playing."""

_DUE: Final = 1.0
_NEW: Final = 0.6  # whatever it needs is known
_EARLY: Final = 0.1  # something it needs is not known yet
_KNOWN: Final = 0.05
_MOST_ATOMS: Final = 12
_AS_OFTEN: Final = 3  # as a level, people who are as strong misjudge theory

_ALL: Final = ("name", "staff", "keys", "clock", "sound")
_FADED: Final = ("staff", "keys", "sound")
_READING: Final = ("staff",)
_EAR: Final = ("sound",)
_FADE_AT: Final = 0.6  # how well the game's atoms are known when names go
_READ_AT: Final = 0.75  # … when only the staff stays, if places are known as well as this
_HEAR_AT: Final = 0.9  # … when only the sound stays, if intervals are known by ear as well as _READ_AT


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A match to play.

    Attributes:
        game: its name.
        options: all options of the game.
        faces: what the cards show, by the name of the page's setting.
        level: of the computer players; in a match of two it should win about every other game.
        atoms: the ids of what it trains and the person needs, the neediest first.
        why: the main reason.
    """

    game: str
    options: Mapping[str, object]
    faces: Mapping[str, bool]
    level: str
    atoms: tuple[str, ...]
    why: SuggestionReason


def suggest_match(learner: Learner, now: float) -> Suggestion:
    """Return the match that trains best what the person needs at `now`."""
    found = {spot.atom: spot for spot in spots(learner, now)}
    needs = {atom_id: _need(learner, spot, now) for atom_id, spot in found.items()}
    plans = _plans()
    worth = [plan.weight * sum(needs[atom_id] for atom_id in plan.atoms) / len(plan.atoms) for plan in plans]
    plan = plans[worth.index(max(worth))]
    needed = sorted([each for each in plan.atoms if needs[each] >= _NEW], key=lambda each: -needs[each])
    why: SuggestionReason = "keep"
    if needed:
        why = "due" if found[needed[0]].due else "new"
    expected = sum(learner.memory.knows(ATOMS[atom_id], now) for atom_id in plan.atoms) / len(plan.atoms)
    return Suggestion(
        plan.game,
        parse_options(plan.game, GAMES[plan.game].known_options, dict(plan.options)),
        _faces(learner, _known(learner, plan.atoms, now), now),
        level_for(expected),
        tuple(needed or plan.atoms)[:_MOST_ATOMS],
        why,
    )


def _need(learner: Learner, spot: Spot, now: float) -> float:
    """Return how much the person needs to practice an atom, from 0 to 1."""
    if spot.due:
        return _DUE
    if spot.state != "new":
        return _KNOWN
    return _NEW if learner.memory.is_ready(ATOMS[spot.atom], now) else _EARLY


@dataclass(frozen=True, slots=True)
class _Plan:
    game: str
    options: tuple[tuple[str, object], ...]
    weight: float
    atoms: tuple[str, ...]


@cache
def _plans() -> tuple[_Plan, ...]:
    """Return every game with the options for which it trains something, and what that is."""
    found: list[_Plan] = []
    for name in GAMES:
        lessons: dict[str, list[Training]] = {}
        for training in find_manifest(name).trains:
            lessons.setdefault(repr((training.options, training.weight)), []).append(training)
        for alike in lessons.values():
            groups = [group for training in alike for group in training.groups]
            trained = tuple([atom.id for atom in atoms() if atom.group in groups])
            found.append(_Plan(name, alike[0].options, alike[0].weight, trained))
    return tuple(found)


def _known(learner: Learner, atom_ids: tuple[str, ...], now: float) -> float:
    """Return the part of the atoms that is known; one that was never asked counts as not known."""
    asked = [atom_id for atom_id in atom_ids if atom_id in learner.memory.traces]
    return sum(learner.memory.knows(ATOMS[atom_id], now) for atom_id in asked) / len(atom_ids)


def _faces(learner: Learner, known: float, now: float) -> dict[str, bool]:
    """Return what the cards show: the better the game is known, the less; names go first, then all but sound."""
    places = tuple([atom.id for atom in atoms() if atom.family == "place"])
    heard = tuple([atom.id for atom in atoms() if atom.group == "ear:up"])
    shown: tuple[str, ...] = _ALL
    if known >= _FADE_AT:
        shown = _FADED
    if known >= _READ_AT and _known(learner, places, now) >= _READ_AT:
        shown = _READING
        if known >= _HEAR_AT and _known(learner, heard, now) >= _READ_AT:
            shown = _EAR
    return {face: face in shown for face in _ALL}


def level_for(expected: float) -> str:
    """Return the level that is about as strong as a person who is expected to be right so often.

    Levels are weak because they overlook cards: people who are as strong misjudge theory more often, and overlook less.
    A level that is only one too strong or too weak wins or loses two games of three (docs/strength.md).
    """
    rates = [(level, _AS_OFTEN * skills.letter) for level, skills in SKILLS.items()]
    for (level, rate), (_, better) in pairwise(rates):
        if 1 - expected > sqrt(rate * max(better, 0.01)):
            return level
    return rates[-2][0]  # nobody's knowledge says that they think ahead as the best level does
