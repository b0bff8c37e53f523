"""What the tests must know of each game: `tests/games/of/<name>.py` has its `Case`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from musicards.cards import Card
from musicards.games.action import Action, ChanceAction, Seat
from musicards.games.game import Game
from musicards.games.manifest import Group
from musicards.games.teaching import Task
from musicards.games.view import View

if TYPE_CHECKING:
    from tests.browser.person import Person
    from tests.games.deals import Table
    from tests.players.played import Played

Entry: TypeAlias = dict[str, object]
"""An entry of a record, or the fields of an action."""

Options: TypeAlias = Mapping[str, Any]
State: TypeAlias = Mapping[str, Any]
"""Everything about a game, as ``musicards replay`` prints it; empty before the deal."""

Claim: TypeAlias = Callable[[Any, Task], bool]
"""Whether what a prompt says is true, from the game and its task."""

Plan: TypeAlias = tuple[int, Mapping[str, object], set[str]]
"""A playthrough: players, options, and the types of events that it is stored for."""


def no_view(_: Mapping[str, Any], game: Game) -> View:
    """Fail: `best` does without a view."""
    raise NotImplementedError(f"{game.name} has no view here")


@dataclass(frozen=True, kw_only=True)
class RandomPlay:
    """What random play must know of a game.

    Attributes:
        plays: the words of actions that it prefers, because they bring the game forward.
        careless: an attempt of the seat on turn that is often wrong and sometimes impossible.
    """

    plays: frozenset[str]
    careless: Callable[[Any, Random], Entry]


OUTSIDE: Final[dict[str, RandomPlay]] = {}
"""The same for games outside the registry, by name."""


@dataclass(frozen=True, kw_only=True)
class Case(RandomPlay):
    """What the tests must know of a game: what its rules say, written again without the program's help.

    Functions whose first argument is a game get it as an instance of its own class.

    Attributes:
        group: where the home page lists the game.
        numbers: every number that a text mentions, as printed.
        deck: the cards that are played with, in deck order, by the options.
        deal: the fields of the deal, from the shuffled cards, the number of players, the options and random numbers.
        dealt: for two players and `Random(7)`, the first seven cards of each hand, or of the board.
        scores: what the scores are in a state.
        entries: every attempt that only this game has, right or not, with the cards that the seat on turn holds.
        counts: by name, small deals, each with the number of lines of right play to depth 1, 2 and so on. "" for a deal
            without anything special.
        attempts: everything that the seat on turn could attempt; of plays that are accepted even if they are wrong, one
            of each card.
        claims: by task, whether what its prompt says is true.
        hints: the names of its hints, each of which must have been given in some games.
        lying_open: the cards that everybody can see, or has seen and knows where they are.
        shown: the cards that an accepted entry shows to everybody, from the states before and after it.
        exchange: exchange cards that a viewer cannot see, except those in a set; both games must be possible.
        could_hold: whether a seat could hold these cards, by the rules and by what everybody knows.
        deal_from: the deal in which the cards come in this order, and how many of these cards are dealt with it.
        nodes: in the whole tree of the tiny game: chance nodes, decisions, ends.
        information_states: in the same tree, information states of the player who has to decide.
        plans: the playthroughs to store.
        keyboard_language: the language in which First steps are done with the keyboard.
        keys: by test id, the key that does the same from anywhere on its table.
        helped: where the page shows the third step of Help me, as a CSS selector; [data-outlined] has a dashed outline.
        short: options that make it short.
        do: do an action of its own on the page.
        best: what a sensible player would do at the table that the page shows.
        view: the view that a computer player gets, from what the page gets (the table) and a game before the deal.
    """

    group: Group
    numbers: Mapping[str, int]
    deck: Callable[[Options], list[str]]
    deal: Callable[[list[str], int, Options, Iterator[int]], dict[str, Any]]
    dealt: list[list[str]]
    scores: Callable[[State], list[int]]
    entries: Callable[[Any, list[str]], Iterable[Entry]]
    counts: "Mapping[str, tuple[Callable[[], Table], list[int]]]"
    attempts: Callable[[Any], Sequence[Action]]
    claims: Mapping[str, Claim]
    hints: set[str]
    lying_open: Callable[[Any], set[str]]
    shown: Callable[[Mapping[str, Any], State, State], set[str]]
    exchange: Callable[[Any, Seat | None, set[Card], Random], None]
    could_hold: Callable[[Any, Seat, Sequence[Card]], bool] = lambda *_: True
    deal_from: "Callable[[Played, list[Card]], tuple[ChanceAction, int]]"
    nodes: tuple[int, int, int]
    information_states: int
    plans: Sequence[Plan]
    keyboard_language: str
    keys: Mapping[str, str]
    helped: str
    short: Mapping[str, str] = field(default_factory=dict)
    do: "Callable[[Person, Any], None]"
    best: "Callable[[Person, Random], Action]"
    view: Callable[[Mapping[str, Any], Any], View] = no_view


def random_play_of(name: str) -> RandomPlay:
    """Return what random play must know of any game."""
    return OUTSIDE[name] if name in OUTSIDE else case_of(name)


def case_of(name: str) -> Case:
    """Return what the tests must know of a game of the registry."""
    case: Case = import_module(f"tests.games.of.{name}").CASE
    return case
