"""Tables, states and attempts for Hypothesis."""

from collections.abc import Callable, Iterable
from inspect import signature
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from musicards.cards import CODES
from musicards.games.game import Game
from musicards.games.keys_corners.board import SPACES
from musicards.games.keys_corners.scale import ScaleChoice
from musicards.games.option import Choice, Flag, Number, Option
from musicards.games.registry import GAMES, make_game
from musicards.record import write_entry
from musicards.theory.scale import SCALE_KINDS
from tests.games.cases import Entry
from tests.games.wander import attempt, submit, wander

TONICS = [letter + sign for letter in "ABCDEFG" for sign in ("", "#", "b")]

rngs = st.integers(0, 2**32 - 1).map(Random)
"""Random generators, each with a sequence of its own."""


def _formula(cuts: set[int]) -> list[int]:
    """Return the half steps from each note to the next, for notes at these heights above the tonic."""
    heights = [0, *sorted(cuts), 12]
    return [above - below for below, above in pairwise(heights)]


formulas = st.sets(st.integers(1, 11), min_size=1).map(_formula)


@st.composite
def scales(draw: st.DrawFn) -> dict[str, object]:
    """Generate the option `scale` of Key's Corners: every kind, including custom scales."""
    kind = draw(st.sampled_from(SCALE_KINDS))
    scale: dict[str, object] = {"tonic": draw(st.sampled_from(TONICS)), "kind": kind}
    if kind == "custom":
        scale["formula"] = draw(formulas)
    return scale


def _values_of(option: Option) -> st.SearchStrategy[object]:
    match option:
        case Flag():
            return st.booleans()
        case Number():
            return st.sampled_from(option.choices)
        case Choice():
            return st.sampled_from(option.words)
        case ScaleChoice():
            return scales()
    raise NotImplementedError(option)


def options_of(game: str) -> st.SearchStrategy[dict[str, object]]:
    """Generate any options of a game; a missing option has its default."""
    known = {option.name: _values_of(option) for option in GAMES[game].known_options}
    return st.fixed_dictionaries({}, optional=known)


def tables(game: str) -> st.SearchStrategy[Game]:
    """Generate games before the deal, for any number of players, with any options."""
    low, high = GAMES[game].seats
    return st.builds(make_game, st.just(game), st.integers(low, high), options_of(game))


@st.composite
def reached_states(draw: st.DrawFn, game: str, *, most_steps: int = 150) -> Game:
    """Generate dealt games, reached by play with misplays, calls and refusals; some are over or wait for chance."""
    table = draw(tables(game))
    rng = draw(rngs)
    stops_for_chance = draw(st.booleans())
    wander(table, rng, 1)
    for _ in range(draw(st.integers(0, most_steps))):
        if table.over or (table.chance_due and stops_for_chance):
            break
        wander(table, rng, 1)
    return table


@st.composite
def states_in_play(draw: st.DrawFn, game: str, *, most_steps: int = 150) -> Game:
    """Generate dealt games where a player is on turn: not over, and no chance entry is due."""
    table = draw(tables(game))
    rng = draw(rngs)
    wander(table, rng, 1)
    assume(not table.over)  # a deal can end a game of Old Maid
    for _ in range(draw(st.integers(0, most_steps))):
        further = table.copy()
        wander(further, rng, 1)
        if further.over:
            break
        table = further
    if table.chance_due:
        assert submit(table, write_entry(None, table.chance(rng))) is None
    return table


def seats(game: Game) -> st.SearchStrategy[int]:
    """Generate seats of a table."""
    return st.integers(0, game.players - 1)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
"""Any JSON value."""

_WORDS = st.sampled_from(["half", "whole", "G", "Gb", "Cb", "g", "hand", "discard", "chance", *SPACES])
_FIELDS = st.one_of(
    junk, _WORDS, st.sampled_from(CODES), st.lists(st.sampled_from(CODES), max_size=3), st.integers(-1, 5)
)
_NAMES = (
    *("cards", "card", "from", "to", "as", "count", "stock", "hands", "piles"),
    *("seat", "pitch", "position", "hand", "board"),
)
_SAY = st.dictionaries(st.sampled_from(["letter", "step", "pitch", "word"]), _WORDS | junk, max_size=3)


def nonsense(game: Game) -> st.SearchStrategy[object]:
    """Generate entries as JSON; some of their fields may even make sense."""
    entry = st.fixed_dictionaries(
        {"by": st.integers(0, game.players) | st.just("chance") | junk, "do": st.sampled_from([*game.actions]) | junk},
        optional={
            **dict.fromkeys(_NAMES, _FIELDS),
            "say": _SAY | junk,
        },
    )
    return entry | junk


def attempts(game: Game) -> st.SearchStrategy[object]:
    """Generate entries that a client could send: right ones, misplays and nonsense."""

    def try_something(rng: Random) -> Entry:
        return attempt(game, rng)

    return rngs.map(try_something) | nonsense(game)


def in_games(
    states: Callable[[str], st.SearchStrategy[Game]], names: Iterable[str] = GAMES, **more: st.SearchStrategy[Any]
) -> Callable[[Callable[..., None]], Any]:
    """Run a test in each of these games, with one of its `states` and `more`; and with `data` if it draws from that."""

    def decorate(test: Callable[..., None]) -> Any:  # noqa: ANN401 - a test
        def run(name: str, data: st.DataObject, **drawn: object) -> None:
            draws = {"data": data} if "data" in signature(test).parameters else {}
            test(data.draw(states(name)), **draws, **drawn)

        run.__name__, run.__module__ = test.__name__, test.__module__
        return pytest.mark.parametrize("name", names)(given(data=st.data(), **more)(run))

    return decorate
