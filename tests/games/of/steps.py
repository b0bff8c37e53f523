"""Steps."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from musicards.cards import NOTES as NOTE_CARDS
from musicards.cards import cards_in, codes_of, is_wild
from musicards.games.action import Action, Done, Draw, Pass
from musicards.games.steps import Steps, StepsPlay, StepsView
from musicards.games.steps.actions import Step
from musicards.games.teaching import Task
from musicards.players.games import sensible_action
from musicards.theory.pitch import printed_hour
from tests.games import shedding
from tests.games.cases import Case, Entry
from tests.games.claims import possible
from tests.games.deals import steps
from tests.games.secrets import exchange_hidden, in_state, shown_in
from tests.games.shuffles import NOTES, WILDS, cards_held
from tests.games.wander import PRINTED

if TYPE_CHECKING:
    from tests.browser.person import Person


def _single_plays(game: Steps) -> list[StepsPlay]:
    step: Step | None = "half" if game.top_pitch else None
    return [StepsPlay((card,), step, "C" if is_wild(card) else None) for card in cards_in(game.hands[game.turn])]


def _attempts(game: Steps) -> list[Action]:
    return [*_single_plays(game), Draw(), Pass(), Done()]


def _entries(_: Steps, held: list[str]) -> Iterable[Entry]:
    pitches: list[dict[str, str]] = [{}, *({"pitch": name} for name in PRINTED)]
    steps_said: list[dict[str, str]] = [{}, {"step": "half"}, {"step": "whole"}]
    return shedding.plays(held, ({**step, **pitch} for step in steps_said for pitch in pitches))


def _start(game: Steps, _: Task) -> bool:
    """Claim that any note can be played."""
    plays = [play for play in _single_plays(game) if play.mask & NOTE_CARDS]
    return set(plays) <= set(possible(game)) and all(game.fault(play) is None for play in plays)


def _do(person: "Person", play: StepsPlay) -> None:
    for code in codes_of(play.cards):
        person.choose(code)
    if play.pitch is not None:
        person.click(f"say-hour-{printed_hour(play.pitch)}")
    if play.step is not None:
        person.click(f"say-{play.step}")
    elif play.pitch is None:
        person.click("say-play")


def _view(table: Mapping[str, Any], game: Steps) -> StepsView:
    game.climb_to(table["top_pitch"] or 0, chain=table["chain"])
    view = game.view(None)
    view.drawn = table["drawn"]
    return view


HOUR_KEYS: Final = (*[f"Digit{digit}" for digit in range(1, 10)], "Digit0", "Minus", "Equal")

CASE: Final = Case(
    group="theory",
    numbers={**shedding.NUMBERS, "draws": 3, "most_draws": 3, "reference_deck": 52},
    deck=lambda options: NOTES + WILDS[: 4 if options["reference_cards"] else 6],
    deal=shedding.deal,
    dealt=shedding.DEALT,
    scores=cards_held,
    plays=frozenset({"play"}),
    careless=shedding.careless,
    entries=_entries,
    counts={
        # Five half steps: one C# or two, each with or without the wild, and the wild alone; three whole ones with D.
        "": (
            lambda: steps("C#3 C#4 D3 ?1", "D#4 E4 X1", starter="C3", stock="F3 F4 G3"),
            [8, 33, 83, 206, 510, 1144],
        ),
        "wild starter": (
            lambda: steps("C#3 D4 ?1", "E4 G4", starter="X1", stock="F3 F4 G3"),
            [16, 18, 28, 49, 94, 196],
        ),
    },
    attempts=_attempts,
    claims={
        **shedding.CLAIMS,
        "drawn-enough": shedding.drawn("play", "pass"),
        "start": _start,
        "chain-open": shedding.only("play", "done"),
    },
    hints={"play", "draw", "pass", "start", "chain"},
    lying_open=in_state("discard"),
    shown=shown_in(deal="discard", play="cards"),
    exchange=exchange_hidden,
    deal_from=shedding.deal_from,
    nodes=(737, 2115, 1731),
    information_states=1113,
    plans=[
        (2, {}, {"ended", "misplayed", "finished", "caught"}),
        (3, {"reference_cards": True}, {"ended", "misplayed", "called", "passed"}),
        (4, {"mistake_ends_turn": False}, {"reshuffled", "caught", "passed"}),
        (5, {"reference_cards": True, "mistake_ends_turn": False}, {"ended", "reshuffled", "misplayed"}),
        (2, {"free_draw": True}, {"ended", "misplayed", "passed"}),
    ],
    keyboard_language="fr",
    keys={
        "say-half": "h",
        "say-whole": "w",
        **{f"say-hour-{hour}": key for hour, key in enumerate(HOUR_KEYS, start=1)},
    },
    helped="[data-testid=hand] [aria-pressed=true], button[data-outlined]",
    do=_do,
    best=lambda person, rng: sensible_action(person.view(), rng),
    view=_view,
)
