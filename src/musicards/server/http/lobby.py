"""What the home page and the table need to know first: the games, what is printed on the cards, and the levels."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from musicards.cards import DECK, HOUR_OF, code_of, octave_of, printed_names
from musicards.games.action import ChanceAction
from musicards.games.registry import GAMES, find_manifest
from musicards.server.http.bodies import ActionInfo, CardInfo, GameInfo, Lobby, RulesSection
from musicards.server.match.messages import Level

LEVELS_FOR_PEOPLE: Final[tuple[Level, ...]] = ("newcomer", "beginner", "learner", "player", "strong", "expert")
"""Weakest first; the baselines `random` and `rule` are for programs."""


def lobby(addresses: Sequence[str], *, public: bool, keep_days: int | None) -> Lobby:
    """Return the lobby.

    Args:
        addresses: ours in this network.
        public: other devices can open the page's address.
        keep_days: the days after which finished matches are deleted; None for never.
    """
    return Lobby(_games(), _cards(), list(LEVELS_FOR_PEOPLE), public, keep_days, list(addresses))


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
            first_steps=find_manifest(game.name).first_steps is not None,
            rules=[RulesSection(each.name, list(each.cards)) for each in find_manifest(game.name).rules_page],
            hands=game.has_hands,
        )
        for game in GAMES.values()
    ]


@cache
def _cards() -> list[CardInfo]:
    return [CardInfo(code_of(card), HOUR_OF[card] or None, octave_of(card), list(printed_names(card))) for card in DECK]
