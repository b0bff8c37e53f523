"""Deals of First steps in the shedding games."""

from musicards.cards import ALL_CARDS
from musicards.games.action import CHANCE
from musicards.games.first_steps import Reply, cards, rest_of
from musicards.games.shedding.actions import Deal


def deal(hand: str, other: str, starter: str, following: str) -> Reply:
    """Return the deal of a scene.

    `hand`: the player's cards; `other`: the computer player's; `following`: the first cards of the stock.
    """
    hands, start, first = (cards(hand), cards(other)), cards(starter), cards(following)
    return Reply(CHANCE, Deal(hands, start, first + rest_of(ALL_CARDS, *hands, start, first)))
