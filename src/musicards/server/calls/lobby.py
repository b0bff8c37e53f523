"""What the home page and the table need to know first: the games, what is printed on the cards, and the levels."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from musicards.cards import DECK, HOUR_OF, code_of, octave_of, printed_names
from musicards.games.action import ChanceAction
from musicards.games.manifest import Group
from musicards.games.registry import GAMES, find_manifest
from musicards.server.match.messages import Level

LEVELS_FOR_PEOPLE: Final[tuple[Level, ...]] = ("newcomer", "beginner", "learner", "player", "strong", "expert")
"""Weakest first; the baselines `random` and `rule` are for programs."""


@dataclass(frozen=True, slots=True)
class ActionInfo:
    """Something that players of a game can do, so that a page can offer it without knowing the game."""

    do: str  # the word in an Act, e.g. play
    fields: list[str]  # the names of the action's other fields, e.g. card


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A section of a game's rules; its texts are by name."""

    name: str
    cards: list[str]  # codes of the cards in its example; "" for a card that is face down


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be chosen."""

    name: str
    title: str
    group: Group
    seats: list[int]  # fewest and most players
    options: list[dict[str, Any]]  # name, kind (flag, number, choice, scale), default, and choices where there are some
    numbers: dict[str, int]  # in the rules, for texts, e.g. {"hand": 7, "penalty": 2}
    actions: list[ActionInfo] = field(default_factory=list)
    first_steps: int = 0  # how many scenes teach it
    rules: list[RulesSection] = field(default_factory=list)  # the sections of its rules, in order
    hands: bool = True  # players hold cards


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What is printed on a card."""

    code: str
    hour: int | None  # its clock number; None on a wild
    octave: int | None  # 3 to 6, 4 holds middle C; None on a wild
    names: list[str]  # in ASCII: one on a natural, two on a black key, none on a wild


@dataclass(frozen=True, slots=True)
class Lobby:
    """All that the home page and the table need to know beforehand. GET /api/lobby."""

    games: list[GameInfo]
    cards: list[CardInfo]  # in deck order
    levels: list[Level]
    public: bool  # other devices can open the address of this page
    keep_days: int | None  # after which finished matches are deleted; null for never
    keep_games: int | None  # how many finished matches are kept, the newest; null for all
    addresses: list[str]  # if not: addresses for other devices in this network, such as http://192.168.1.7:8000
    can_share: bool  # without addresses: whether this page can make the server listen in the network


def lobby(
    addresses: Sequence[str], *, public: bool, keep_days: int | None, keep_games: int | None, can_share: bool = False
) -> Lobby:
    """Return the lobby.

    Args:
        addresses: ours in this network.
        public: other devices can open the page's address.
        keep_days: the days after which finished matches are deleted; None for never.
        keep_games: how many finished matches are kept, the newest; None for all.
        can_share: the page can make the server listen in the network.
    """
    levels = list(LEVELS_FOR_PEOPLE)
    return Lobby(_games(), _cards(), levels, public, keep_days, keep_games, list(addresses), can_share)


@cache
def _games() -> list[GameInfo]:
    return [
        GameInfo(
            game.name,
            game.title,
            find_manifest(game.name).group,
            list(game.seats),
            [option.describe() for option in game.known_options],
            dict(game.rule_numbers),
            [
                ActionInfo(word, list(action.field_names()))
                for word, action in game.actions.items()
                if not issubclass(action, ChanceAction)
            ],
            first_steps=len(find_manifest(game.name).first_steps),
            rules=[RulesSection(each.name, list(each.cards)) for each in find_manifest(game.name).rules_page],
            hands=game.has_hands,
        )
        for game in GAMES.values()
    ]


@cache
def _cards() -> list[CardInfo]:
    return [CardInfo(code_of(card), HOUR_OF[card] or None, octave_of(card), list(printed_names(card))) for card in DECK]
