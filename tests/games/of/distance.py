"""The Distance."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from musicards.cards import cards_in, codes_of, parse_card
from musicards.games.action import Action, Done, Draw, Pass
from musicards.games.distance import Distance, DistancePlay, DistanceView
from musicards.games.teaching import Task
from musicards.players.games import sensible_action
from musicards.theory.pitch import LETTERS
from tests.games import shedding
from tests.games.cases import Case
from tests.games.deals import distance
from tests.games.secrets import exchange_hidden, in_state, shown_in
from tests.games.shuffles import NOTES, WILDS, cards_held

if TYPE_CHECKING:
    from tests.browser.person import Person


def _attempts(game: Distance) -> list[Action]:
    return [*[DistancePlay((card,), "A") for card in cards_in(game.hands[game.turn])], Draw(), Pass(), Done()]


def _start(game: Distance, _: Task) -> bool:
    """Claim that any card can be played, and said as one of its letters."""
    hand = cards_in(game.hands[game.turn])
    return all(any(game.fault(DistancePlay((card,), letter)) is None for letter in LETTERS) for card in hand)


def _do(person: "Person", play: DistancePlay) -> None:
    for code in codes_of(play.cards):
        person.choose(code)
    person.click(f"say-{play.letter}")


def _view(table: Mapping[str, Any], game: Distance) -> DistanceView:
    letter = table["letter"]
    if letter is None:
        game.start(parse_card(table["discard"][0]))
    else:
        game.follow(LETTERS.index(letter))
    view = game.view(None)
    view.letter, view.drawn = letter, table["drawn"]
    return view


def _counts_as_either(game: Distance, task: Task) -> bool:
    """Whether the letters an interval above the two named ones are right, and no others."""
    named = task.facts["last"]
    assert isinstance(named, list)
    needed = {LETTERS[(LETTERS.index(letter) + game.interval - 1) % 7] for letter in named}
    return len(named) == 2 and needed == set(game.needed) and task.facts["interval"] == game.interval


CASE: Final = Case(
    group="theory",
    numbers={**shedding.NUMBERS, "draws": 3},
    deck=lambda _: NOTES + WILDS,
    deal=shedding.deal,
    dealt=shedding.DEALT,
    scores=cards_held,
    plays=frozenset({"play"}),
    careless=shedding.careless,
    entries=lambda _, held: shedding.plays(held, ({"letter": letter} for letter in LETTERS)),
    counts={
        # By hand: B, B B, each with or without the wild, and the wild alone; a B is in hand, so there is no draw.
        "": (lambda: distance("B3 B4 ?1 C3", "C4 D4 X1", starter="A3", stock="F3 F4 G3"), [5, 16, 31, 51, 80, 137]),
        "black starter": (
            lambda: distance("A3 B4 ?1 C3", "C4 D4 X1", starter="G#3", stock="F3 F4 G3"),
            [6, 15, 26, 42, 70, 118],
        ),
        "wild starter": (
            lambda: distance("C#3 D4 ?1", "E4 G4", starter="X1", stock="F3 F4 G3"),
            [13, 16, 26, 52, 114, 260],
        ),
    },
    attempts=_attempts,
    claims={
        **shedding.CLAIMS,
        "start": _start,
        "two": _counts_as_either,
        "may-pass": shedding.drawn("play", "draw", "pass"),
    },
    hints={"play", "draw", "pass", "start", "two"},
    lying_open=in_state("discard"),
    shown=shown_in(deal="discard", play="cards"),
    exchange=exchange_hidden,
    deal_from=shedding.deal_from,
    nodes=(484, 1408, 1006),
    information_states=585,
    plans=[
        (2, {}, {"ended", "misplayed", "caught"}),
        (3, {"interval": 3, "mistake_ends_turn": True}, {"ended", "misplayed", "called", "passed"}),
        (4, {"interval": 5}, {"reshuffled", "caught", "passed"}),
        (5, {"interval": 7, "mistake_ends_turn": True}, {"ended", "reshuffled", "caught", "misplayed"}),
        (3, {"interval": 4, "free_draw": True}, {"ended", "misplayed", "passed"}),
    ],
    keyboard_language="en",
    keys={f"say-{letter}": letter.lower() for letter in LETTERS},
    helped="[data-testid=hand] [aria-pressed=true], button[data-outlined]",
    do=_do,
    best=lambda person, rng: sensible_action(person.view(), rng),
    view=_view,
)
