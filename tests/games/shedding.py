"""What The Distance and Steps have in common."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from random import Random
from typing import Any, Final

from musicards.cards import CODES, Card
from musicards.games.game import Game
from musicards.games.rng import pick
from musicards.games.shedding import Deal, Play, Shedding
from musicards.games.teaching import Task
from tests.games.cases import Claim, Entry, Options
from tests.games.claims import kinds, possible
from tests.games.wander import some_hand_cards, words
from tests.players.played import Played, dealt_from

NUMBERS: Final = {
    "deck": 54,
    "note_cards": 48,
    "question_marks": 4,
    "chromatic_scales": 2,
    "hand": 7,
    "penalty": 2,
    "call_penalty": 2,
}
DEALT: Final = [
    ["C5", "C3", "G#6", "A#5", "C#6", "E4", "F#4"],
    ["B3", "F6", "A#3", "C#5", "B6", "A3", "F#3"],
]


def deal(cards: list[str], players: int, _options: Options, _numbers: Iterator[int]) -> dict[str, Any]:
    """Deal seven cards to each player; the next one starts the discard pile."""
    hands, rest = [cards[seat : 7 * players : players] for seat in range(players)], cards[7 * players :]
    return {"hands": hands, "discard": rest[:1], "stock": rest[1:]}


def deal_from(played: Played, past: list[Card]) -> tuple[Deal, int]:
    """Return the deal in which cards come as in `past`."""
    hands, up, stock, used = dealt_from(played, past, 1)
    return Deal(hands, up, stock), used


def careless(game: Game, rng: Random) -> Entry:
    """Play some cards and say something."""
    cards = some_hand_cards(game, game.turn, rng) or [pick(rng, CODES)]
    return {"do": "play", "cards": cards, "say": words(game, rng)}


def plays(held: list[str], says: Iterable[Mapping[str, str]]) -> Iterator[Entry]:
    """Yield every set of cards with everything that can be said."""
    said = list(says)
    for size in range(1, len(held) + 1):
        for cards, say in product(combinations(held, size), said):
            yield {"do": "play", "cards": list(cards), "say": say}


def only(*words: str) -> Claim:
    """Claim that exactly these kinds of actions are possible, and plays with every card in hand, right or wrong."""

    def claim(game: Shedding, _: Task) -> bool:
        playable = sum(isinstance(action, Play) for action in possible(game))
        return kinds(game) == set(words) and playable == game.hands[game.turn].bit_count()

    return claim


def drawn(*words: str) -> Claim:
    """Claim that exactly these kinds are possible, after so many draws."""
    return lambda game, task: only(*words)(game, task) and task.facts["count"] == game.drawn > 0


def _fits_or_draw(game: Shedding, task: Task) -> bool:
    """Claim that a player can play, and can draw exactly if no card fits."""
    fits = bool(game.hands[game.turn] & game.right.fits)
    return (only("play") if fits else only("play", "draw"))(game, task)


CLAIMS: Final[Mapping[str, Claim]] = {
    "play": _fits_or_draw,
    "free": only("play", "draw"),
    "drawn": drawn("play", "draw"),
    "nothing-to-draw": only("play", "pass"),
}
