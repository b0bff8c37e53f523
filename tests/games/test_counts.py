"""Exact counts: lines of right play to depth n from small fixed deals, as perft counts chess positions.

Actions that no rule distinguishes (the same pitch in different octaves, or two wilds) count once. The counts of the
first two depths are compared with every attempt that is possible at all, judged by `check` and `apply`, which do not
use the lists that are counted.
"""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from musicards.cards import cards_in, codes_of
from musicards.games.action import CHANCE
from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.record import write_entry
from tests.games.cases import Entry, case_of
from tests.games.deals import Table
from tests.games.wander import outcome_of
from tests.numbers import STILL
from tests.strategies import states_in_play

NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")

deals = pytest.mark.parametrize(
    ("deal", "counts"),
    [pytest.param(*case, id=f"{name} {what}") for name in GAMES for what, case in case_of(name).counts.items()],
)


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
    for fields in (*case_of(game.name).entries(game, held), *words):
        yield {"by": game.turn, **fields}


def right_ones(game: Game) -> dict[str, Game]:
    """Return the outcome of every attempt that is neither refused nor a misplay; equivalent attempts count once."""
    found: dict[str, Game] = {}
    for entry in everything(game):
        after = game.copy()
        refused, events = outcome_of(after, entry)
        if refused is None and not any(getattr(event, "type", "") == "misplayed" for event in events):
            found.setdefault(essence(entry), settled(after))
    return found


@deals
def test_lines_of_right_play(deal: Callable[[], Table], counts: list[int]) -> None:
    game = settled(deal().game)
    assert [lines(game, depth) for depth in range(1, len(counts) + 1)] == counts


@deals
def test_legal_actions_and_the_first_two_counts_are_those_of_trying_everything(
    deal: Callable[[], Table], counts: list[int]
) -> None:
    game = settled(deal().game)
    first = right_ones(game)
    assert sorted(essence(write_entry(game.turn, action)) for action in game.legal_actions()) == sorted(first)
    second = [1 if after.over else len(right_ones(after)) for after in first.values()]
    assert [len(first), sum(second)] == counts[:2]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_legal_actions_are_all_that_is_right_anywhere(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    assume(game.hands[game.turn].bit_count() <= 7)
    listed = [essence(write_entry(game.turn, action)) for action in game.legal_actions()]
    assert sorted(listed) == sorted(right_ones(game))
