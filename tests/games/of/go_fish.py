"""Go Fish."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final

from musicards.cards import CARDS_OF_HOUR, CODES, DECK, HOUR_OF, Card, cards_in, code_of, printed_names, set_of
from musicards.games.action import Action, Seat
from musicards.games.go_fish import Ask, Deal, GoFish
from musicards.games.rng import pick
from musicards.games.teaching import Task
from musicards.theory.pitch import PRINTED_NAMES
from tests.games.cases import Case, Entry, Options, State
from tests.games.claims import possible
from tests.games.deals import go_fish
from tests.games.secrets import exchange_hidden
from tests.games.shuffles import Cards, notes
from tests.games.wander import PRINTED
from tests.players.played import Played, dealt_from

if TYPE_CHECKING:
    from tests.browser.person import Person


def _deal(cards: Cards, players: int, options: Options, _numbers: Iterator[int]) -> dict[str, Any]:
    dealt = players * (5 if players > 3 or options["pitches"] == "naturals" else 7)
    return {"hands": [cards[seat:dealt:players] for seat in range(players)], "stock": cards[dealt:]}


def _deal_from(played: Played, past: list[Card]) -> tuple[Deal, int]:
    hands, _, stock, used = dealt_from(played, past, 0)
    return Deal(hands, stock), used


def _careless(game: GoFish, rng: Random) -> Entry:
    return {"do": "ask", "seat": int(rng.random() * game.players), "pitch": pick(rng, PRINTED)}


def _entries(_: GoFish, _held: list[str]) -> Iterator[Entry]:
    """Yield an ask of every seat for every pitch, by every name."""
    for seat, pitch in product(range(-1, 6), PRINTED):
        yield {"do": "ask", "seat": seat, "pitch": pitch}


def _attempts(game: GoFish) -> list[Action]:
    pitches = [name for names in PRINTED_NAMES for name in names]
    return [Ask(Seat(seat), pitch) for seat in range(game.players) for pitch in pitches]


def _ask(game: GoFish, _: Task) -> bool:
    """Claim that any other player can be asked for any pitch in hand, and for no other one."""
    hours = {HOUR_OF[card] for card in cards_in(game.hands[game.turn])}
    asks = [ask for ask in _attempts(game) if isinstance(ask, Ask) and ask.seat != game.turn and ask.hour in hours]
    return bool(asks) and possible(game) == asks


def _lying_open(game: GoFish) -> set[str]:
    cards = [card for hand in game.shown for card in cards_in(hand)]
    books = [card for hours in game.books for hour in hours for card in cards_in(CARDS_OF_HOUR[hour])]
    return {CODES[card] for card in cards + books}


def _shown(entry: Mapping[str, Any], before: State, after: State) -> set[str]:
    hours = {hour for books in after["books"] for hour in books}
    shown = {code_of(card) for card in DECK if HOUR_OF[card] in hours}
    if entry["do"] == "ask":
        asked = {code_of(card) for card in DECK if entry["pitch"] in printed_names(card)}
        given = asked & set(before["hands"][entry["seat"]])
        shown |= given or asked & set(before["stock"][:1])  # a fished card of the pitch asked for is shown, too
    return shown


def _could_hold(game: GoFish, seat: Seat, cards: Sequence[Card]) -> bool:
    hours = Counter(HOUR_OF[card] for card in cards)
    shown, unknown = game.shown[seat], {HOUR_OF[card] for card in cards if not game.shown[seat] >> card & 1}
    return (
        max(hours.values(), default=0) <= 3
        and not shown & ~set_of(cards)
        and all(not game.view(None).lacks[seat] >> hour & 1 for hour in hours)
        and all(hour in unknown for hour in range(1, 13) if game.view(None).hinted[seat] >> hour & 1)
    )


def _do(person: "Person", ask: Ask) -> None:
    person.hands.ask(person.page, ask.seat, ask.hour)


def _best(person: "Person", rng: Random) -> Ask:
    other = rng.choice(person.others)
    return Ask(Seat(other), rng.choice(person.table["hand"])[:-1])


CASE: Final = Case(
    group="cards",
    numbers={"hand": 7, "small_hand": 5, "few_players": 3, "book_cards": 4},
    deck=notes,
    deal=_deal,
    dealt=[["G5", "D5", "C5", "C4", "F3", "A5", "C#5"], ["D6", "C#4", "A#3", "A3", "G4", "B5", "D4"]],
    scores=lambda state: [len(books) for books in state["books"]],
    plays=frozenset(),
    careless=_careless,
    entries=_entries,
    counts={
        "": (lambda: go_fish("C3 C4 D3", "C5 C6 E3", stock="D4 E4 D5 D6"), [2, 3, 4, 5, 6, 7]),
        # Two pitches in hand, two others to ask.
        "three players": (lambda: go_fish("C3 D3", "D4", "C4 C5", stock="C6 D5 D6"), [4, 14, 38, 88, 176, 253]),
    },
    attempts=_attempts,
    claims={"ask": _ask},
    hints={"known", "ask"},
    lying_open=_lying_open,
    shown=_shown,
    exchange=exchange_hidden,
    could_hold=_could_hold,
    deal_from=_deal_from,
    nodes=(517, 4032, 1680),
    information_states=594,
    plans=[
        (2, {}, {"ended", "asked", "given", "fished", "book-laid", "drew"}),
        (3, {}, {"ended", "skipped", "drew"}),
        (4, {}, {"ended", "drew"}),
        (5, {}, {"ended", "skipped", "drew"}),
        (3, {"pitches": "naturals"}, {"ended", "skipped", "drew"}),
    ],
    keyboard_language="it",
    keys={},
    helped="[data-testid^=ask-].main",
    short={"pitches": "naturals"},
    do=_do,
    best=_best,
)
