"""Exact counts: lines of right play to depth n from small fixed deals, as perft counts chess positions.

Actions that no rule distinguishes (the same pitch in different octaves, or two wilds) count once. The counts of the
first two depths are compared with every attempt that is possible at all, judged by `check` and `apply`, which do not
use the lists that are counted.
"""

from collections.abc import Callable, Iterator
from itertools import chain, combinations, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from musicards.cards import CODES, cards_in, codes_of
from musicards.games.action import CHANCE
from musicards.games.game import Game
from musicards.games.keys_corners.board import SPACES
from musicards.games.registry import GAMES
from musicards.record import write_entry
from tests.games.deals import Table, corners, distance, go_fish, memory, old_maid, steps
from tests.games.wander import PRINTED, Entry, outcome_of
from tests.numbers import STILL
from tests.strategies import states_in_play

NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")

DEALS: dict[str, Callable[[], Table]] = {
    "distance": lambda: distance("B3 B4 ?1 C3", "C4 D4 X1", starter="A3", stock="F3 F4 G3"),
    "distance, black starter": lambda: distance("A3 B4 ?1 C3", "C4 D4 X1", starter="G#3", stock="F3 F4 G3"),
    "distance, wild starter": lambda: distance("C#3 D4 ?1", "E4 G4", starter="X1", stock="F3 F4 G3"),
    "steps": lambda: steps("C#3 C#4 D3 ?1", "D#4 E4 X1", starter="C3", stock="F3 F4 G3"),
    "steps, wild starter": lambda: steps("C#3 D4 ?1", "E4 G4", starter="X1", stock="F3 F4 G3"),
    "keys_corners": lambda: corners("C3 D3 A3", "E3 F#3", stock="C4 D4 E4"),
    "keys_corners, wild": lambda: corners("C3 ?1", "E3 F#3", stock="C4 D4 E4", N="D5 E5", discard="G3"),
    "keys_corners, gap": lambda: corners("A3 ?1", "E3 F#3", stock="C4 D4 E4", N="", NW="C3 D3"),
    "go_fish": lambda: go_fish("C3 C4 D3", "C5 C6 E3", stock="D4 E4 D5 D6"),
    "go_fish, three players": lambda: go_fish("C3 D3", "D4", "C4 C5", stock="C6 D5 D6"),
    "old_maid": lambda: old_maid("C3 D3 E3", "C4 D4 E4 X1"),
    "old_maid, three players": lambda: old_maid("C3 D3", "C4 E3 X1", "D4 E4"),
    "memory": lambda: memory("C4 D4 C5 D5 E4 E5"),
    "memory, wilds": lambda: memory("?1 X1 ?2 X2 ?3 ?4", players=1),
}

COUNTS = {
    # By hand: B, B B, each with or without the wild, and the wild alone; a B is in hand, so there is no draw.
    "distance": [5, 16, 31, 51, 80, 137],
    "distance, black starter": [6, 15, 26, 42, 70, 118],
    "distance, wild starter": [13, 16, 26, 52, 114, 260],
    # Five half steps: one C# or two, each with or without the wild, and the wild alone; three whole ones with the D.
    "steps": [8, 33, 83, 206, 510, 1144],
    "steps, wild starter": [16, 18, 28, 49, 94, 196],
    # The C on any of four corners; the D and the A fit nowhere and may be discarded.
    "keys_corners": [6, 22, 86, 304, 984, 2648],
    "keys_corners, wild": [12, 73, 178, 306, 712, 2333],
    "keys_corners, gap": [13, 28, 77, 324, 1273, 4412],
    "go_fish": [2, 3, 4, 5, 6, 7],
    # Two pitches in hand, two others to ask.
    "go_fish, three players": [4, 14, 38, 88, 176, 253],
    "old_maid": [4, 10, 22, 40, 64, 94],
    "old_maid, three players": [2, 4, 10, 20, 35, 68],
    # Six cards and then five. Of those 30 lines 6 make a pair, and leave four cards; the rest are turned back: 168.
    "memory": [6, 30, 168, 792, 4272, 19632],
    "memory, wilds": [6, 30, 152, 648, 2960, 11664],
}


def settled(game: Game) -> Game:
    """Return the game after the chance actions that are due: cards are not reordered, and fans are in deck order."""
    while game.chance_due:
        game.apply(CHANCE, game.chance(STILL))
    return game


def lines(game: Game, depth: int) -> int:
    """Return the number of lines of `depth` right actions, or fewer if they end the game."""
    if not depth or game.over:
        return 1
    total = 0
    for action in game.legal_actions():
        after = game.copy()
        after.apply(game.turn, action)
        total += lines(settled(after), depth - 1)
    return total


def kind(code: object) -> str:
    """Return what distinguishes a card in the rules: its pitch, or that it is a wild."""
    return "wild" if str(code)[0] in "?X" else str(code)[:-1]


def hour(name: object) -> int:
    """Return the clock number of a printed name with at most one sign."""
    return (NAMES.index(str(name)[0]) + str(name).count("#") - str(name).count("b")) % 12


def essence(entry: Entry) -> str:
    """Return the entry without details that no rule uses."""
    fields = dict(entry)
    if isinstance(cards := fields.get("cards"), list):
        fields["cards"] = sorted(map(kind, cards))
    if "card" in fields:
        fields["card"] = kind(fields["card"])
    if "as" in fields:
        fields["as"] = hour(fields["as"])
    if "pitch" in fields:
        fields["pitch"] = hour(fields["pitch"])
    if isinstance(say := fields.get("say"), dict):
        fields["say"] = {word: hour(said) if word == "pitch" else said for word, said in say.items()}
    return str(sorted(fields.items(), key=str))


def everything(game: Game) -> Iterator[Entry]:
    """Yield every attempt of the seat on turn that uses its own cards, right or not."""
    held = list(codes_of(cards_in(game.hands[game.turn])))
    words: list[Entry] = [{"do": word} for word in ("draw", "pass", "done", "call")]
    for fields in (*own_attempts(game, held), *words):
        yield {"by": game.turn, **fields}


def own_attempts(game: Game, held: list[str]) -> Iterator[Entry]:
    """Yield every attempt that only this game has."""
    if game.name == "keys_corners":
        return chain(places(held), moves())
    if game.name == "go_fish":
        return asks()
    if game.name == "old_maid":
        return chain(positions("take"), ({"do": "pair", "cards": list(pair)} for pair in combinations(held, 2)))
    if game.name == "memory":
        return positions("flip")
    return plays(game, held)


def plays(game: Game, held: list[str]) -> Iterator[Entry]:
    """Yield every set of cards with everything that can be said."""
    says: list[dict[str, str]] = [{"letter": letter} for letter in "ABCDEFG"]
    if game.name == "steps":
        pitches: list[dict[str, str]] = [{}, *({"pitch": name} for name in PRINTED)]
        says = [{**step, **pitch} for step in ({}, {"step": "half"}, {"step": "whole"}) for pitch in pitches]
    for size in range(1, len(held) + 1):
        for cards, say in product(combinations(held, size), says):
            yield {"do": "play", "cards": list(cards), "say": say}


def places(held: list[str]) -> Iterator[Entry]:
    """Yield every hand card on every space under every name, any card as the discard pile's top, and every discard."""
    for card, to, name in product(held, SPACES, (None, *NAMES)):
        yield {"do": "place", "card": card, "from": "hand", "to": to, **({} if name is None else {"as": name})}
    for card, to in product(CODES, SPACES):
        yield {"do": "place", "card": card, "from": "discard", "to": to}
    for card in held:
        yield {"do": "discard", "card": card}


def moves() -> Iterator[Entry]:
    """Yield moves of every number of cards from every space to every other."""
    for source, to, count in product(SPACES, SPACES, range(1, 13)):
        yield {"do": "move", "from": source, "to": to, "count": count}


def asks() -> Iterator[Entry]:
    """Yield an ask of every seat for every pitch, by every name."""
    for seat, pitch in product(range(-1, 6), PRINTED):
        yield {"do": "ask", "seat": seat, "pitch": pitch}


def positions(word: str) -> Iterator[Entry]:
    """Yield every position, and some that do not exist."""
    for position in range(-1, 60):
        yield {"do": word, "position": position}


def right_ones(game: Game) -> dict[str, Game]:
    """Return the outcome of every attempt that is neither refused nor a misplay; equivalent attempts count once."""
    found: dict[str, Game] = {}
    for entry in everything(game):
        after = game.copy()
        refused, events = outcome_of(after, entry)
        if refused is None and not any(getattr(event, "type", "") == "misplayed" for event in events):
            found.setdefault(essence(entry), settled(after))
    return found


@pytest.mark.parametrize("deal", DEALS)
def test_lines_of_right_play(deal: str) -> None:
    game = settled(DEALS[deal]().game)
    assert [lines(game, depth) for depth in range(1, len(COUNTS[deal]) + 1)] == COUNTS[deal]


@pytest.mark.parametrize("deal", DEALS)
def test_legal_actions_are_all_that_is_right(deal: str) -> None:
    game = settled(DEALS[deal]().game)
    listed = [essence(write_entry(game.turn, action)) for action in game.legal_actions()]
    assert sorted(listed) == sorted(right_ones(game))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_legal_actions_are_all_that_is_right_anywhere(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    assume(game.hands[game.turn].bit_count() <= 7)
    listed = [essence(write_entry(game.turn, action)) for action in game.legal_actions()]
    assert sorted(listed) == sorted(right_ones(game))


@pytest.mark.parametrize("deal", DEALS)
def test_first_two_counts_are_those_of_trying_everything(deal: str) -> None:
    first = right_ones(settled(DEALS[deal]().game))
    second = [1 if after.over else len(right_ones(after)) for after in first.values()]
    assert [len(first), sum(second)] == COUNTS[deal][:2]
