"""Old Maid."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final

from musicards.cards import CODES, HOUR_OF, Card, cards_in, codes_of, parse_card, parse_cards
from musicards.games.action import Action, Done, Seat
from musicards.games.old_maid import Deal, OldMaid, OldMaidView, Pair, Take
from musicards.games.teaching import Task
from tests.games.cases import Case, Entry, State
from tests.games.claims import kinds, possible
from tests.games.deals import old_maid
from tests.games.secrets import exchange_hidden
from tests.games.shuffles import notes
from tests.games.wander import codes_in, positions, some_hand_cards
from tests.players.played import Played

if TYPE_CHECKING:
    from tests.browser.person import Person


def _deal_from(played: Played, past: list[Card]) -> tuple[Deal, int]:
    count, players = played.deck.bit_count(), played.players
    return Deal(tuple([tuple(past[seat:count:players]) for seat in range(players)])), count


def _careless(game: OldMaid, rng: Random) -> Entry:
    hand = some_hand_cards(game, game.turn, rng)
    if game.options["find_pairs"] and len(hand) > 1:
        return {"do": "pair", "cards": hand[:2]}
    return {"do": "take", "position": int(rng.random() * 9)}


def _entries(_: OldMaid, held: list[str]) -> Iterator[Entry]:
    yield from positions("take")
    for pair in combinations(held, 2):
        yield {"do": "pair", "cards": list(pair)}


def _attempts(game: OldMaid) -> list[Action]:
    cards = cards_in(game.hands[game.turn])
    return [*[Take(position) for position in range(-1, 30)], *map(Pair, combinations(cards, 2)), Done()]


def _take(game: OldMaid, task: Task) -> bool:
    """Claim that any card of this seat's fan can be taken."""
    view = game.view(None)
    assert isinstance(view, OldMaidView)
    takes = [Take(position) for position in range(view.fan_size)]
    taking = [action for action in possible(game) if not isinstance(action, Pair)]
    return task.facts["seat"] == view.of and taking == takes and (task.name != "take" or taking == possible(game))


def _find(game: OldMaid, _: Task) -> bool:
    """Claim that nobody else has cards, and that a pair can be laid, and nothing else."""
    return game.anybody_holds_cards() and sum(hand > 0 for hand in game.hands) == 1 and kinds(game) == {"pair"}


def _shown(entry: Mapping[str, Any], before: State, after: State) -> set[str]:
    held = entry["hands"] if entry["do"] == "deal" else before["hands"]  # pairs are laid down at once
    return set(codes_in(held)) - set(codes_in(after["hands"]))


def _exchange(game: OldMaid, viewer: Seat | None, kept: set[Card], rng: Random) -> None:
    exchange_hidden(game, viewer, kept, rng)
    if game.fan and game.of is not None and game.of != viewer:
        loose = [card for card in cards_in(game.hands[game.of]) if card not in kept]
        rng.shuffle(loose)
        game.fan = tuple([card if card in kept else loose.pop() for card in game.fan])


def _could_hold(game: OldMaid, _: Seat, cards: Sequence[Card]) -> bool:
    return game.finding or max(Counter(HOUR_OF[card] for card in cards).values(), default=0) <= 1


def _do(person: "Person", action: Pair | Take) -> None:
    if isinstance(action, Take):
        person.hands.take(person.page, action.position)
    else:
        for code in codes_of(action.cards):
            person.choose(code)


def _best(person: "Person", rng: Random) -> Action:
    """Return what somebody does who overlooks nothing."""
    table = person.table
    first: dict[int, str] = {}
    for code in table["hand"] if table["find_pairs"] else ():
        hour = HOUR_OF[parse_card(code)]
        if hour and hour in first:
            return Pair(parse_cards([first[hour], code]))
        first[hour] = code
    return Done() if table["taken"] else Take(rng.randrange(table["fan"]))


CASE: Final = Case(
    group="cards",
    numbers={"cards": 49},
    deck=lambda options: [*notes(options), "X1"],
    deal=lambda cards, players, *_: {"hands": [cards[seat::players] for seat in range(players)]},
    dealt=[["D4", "F6", "C6", "G6", "A#5", "G#5", "G#3"], ["A#3", "A#4", "F#4", "C#4", "G4", "F3", "D5"]],
    scores=lambda state: [int(state["over"] and hand == ["X1"]) for hand in state["hands"]],
    plays=frozenset(),
    careless=_careless,
    entries=_entries,
    counts={
        "": (lambda: old_maid("C3 D3 E3", "C4 D4 E4 X1"), [4, 10, 22, 40, 64, 94]),
        "three players": (lambda: old_maid("C3 D3", "C4 E3 X1", "D4 E4"), [2, 4, 10, 20, 35, 68]),
    },
    attempts=_attempts,
    claims={
        "take": _take,
        "find-or-take": _take,
        "find": _find,
        "find-or-done": lambda game, _: kinds(game) in ({"done"}, {"pair", "done"}),
    },
    hints={"take"},
    lying_open=lambda game: {CODES[card] for pairs in game.laid for card in pairs},
    shown=_shown,
    exchange=_exchange,
    could_hold=_could_hold,
    deal_from=_deal_from,
    nodes=(4502, 4224, 8760),
    information_states=236,
    plans=[
        (2, {}, {"ended", "fanned", "took", "pair-laid", "went-out"}),
        (3, {}, {"ended", "went-out"}),
        (5, {}, {"ended", "went-out"}),
        (4, {"pitches": "naturals"}, {"ended", "went-out"}),
    ],
    keyboard_language="fr",
    keys={},
    helped="[data-testid=lay], [data-testid=fan] [data-outlined]",
    short={"pitches": "naturals"},
    do=_do,
    best=_best,
)
