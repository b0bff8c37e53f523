"""Memory."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from musicards.cards import CODES, HOUR_OF, Card, cards_in, parse_card
from musicards.games.action import Action, Seat
from musicards.games.memory import Deal, Flip, Flipped, Memory, MemoryView
from musicards.games.teaching import Task
from tests.games.cases import Case, Claim, Options, State
from tests.games.claims import possible
from tests.games.deals import memory
from tests.games.shuffles import NATURALS, NOTES, WILDS, Cards
from tests.games.wander import positions
from tests.players.played import Played

if TYPE_CHECKING:
    from tests.browser.person import Person


def _deck(options: Options) -> Cards:
    if options["board"] == "full":
        return NOTES + WILDS
    middle = [card for card in NOTES if card[-1] in "45"]
    return middle if options["board"] == "chromatic" else [card for card in middle if card[:-1] in NATURALS]


def _deal_from(played: Played, past: list[Card]) -> tuple[Deal, int]:
    """Return the board whose positions are first turned up as in `past`."""
    turned = [event.position for step in played.steps for event in step.events if isinstance(event, Flipped)]
    cards = dict(zip(dict.fromkeys(turned), past, strict=True))
    rest = [card for card in cards_in(played.deck) if card not in cards.values()]
    board = tuple([cards[at] if at in cards else rest.pop() for at in range(played.deck.bit_count())])
    return Deal(board), len(past)


def _attempts(_: Memory) -> list[Action]:
    return [Flip(position) for position in range(-1, 60)]


def _flip(*, second: bool) -> Claim:
    """Claim that any card that is face down can be turned over, as the first or the second one."""

    def claim(game: Memory, _: Task) -> bool:
        view = game.view(None)
        assert isinstance(view, MemoryView)
        down = [place for place in range(view.size) if not view.gone >> place & 1 and place != view.up]
        return (view.up is not None) == second and bool(down) and possible(game) == [Flip(place) for place in down]

    return claim


def _lying_open(game: Memory) -> set[str]:
    taken = [card for pairs in game.pairs for card in pairs]
    return {CODES[card] for card in [*game.seen, *taken] if card is not None}


def _shown(entry: Mapping[str, Any], before: State, _: State) -> set[str]:
    card = before["board"][entry["position"]] if entry["do"] == "flip" else None
    return {card} if card else set()


def _exchange(game: Memory, _: Seat | None, kept: set[Card], rng: Random) -> None:
    """Exchange the cards in positions that have not been turned over yet."""
    unseen = [at for at, card in enumerate(game.seen) if card is None and not game.gone >> at & 1]
    unseen = [at for at in unseen if game.board[at] not in kept]
    cards = [game.board[at] for at in unseen]
    rng.shuffle(cards)
    board = list(game.board)
    for at, card in zip(unseen, cards, strict=True):
        board[at] = card
    game.board = tuple(board)


def matching(code: str) -> int:
    """Return a number that is the same for two cards that are a pair."""
    return HOUR_OF[parse_card(code)] or -ord(code[0])


def seen_by(person: "Person") -> dict[int, str]:
    """Return the card at each position that was turned over while `person` was there."""
    return {event["position"]: event["card"] for event in person.events if event["type"] == "flipped"}


def _do(person: "Person", flip: Flip) -> None:
    person.hands.flip(person.page, flip.position)


def _best(person: "Person", _: Random) -> Flip:
    """Return what somebody turns over next who forgets nothing."""
    table, seen = person.table, seen_by(person)
    down = [place for place, gone in enumerate(table["gone"]) if not gone and place not in table["up"]]
    unknown = [place for place in down if place not in seen]
    known = {place: matching(seen[place]) for place in down if place in seen}
    if up := table["up"]:
        likely = [place for place, pitch in known.items() if pitch == matching(seen[up[0]])]
    else:
        likely = [place for place, pitch in known.items() if list(known.values()).count(pitch) > 1]
    return Flip((likely or unknown or down)[0])


CASE: Final = Case(
    group="cards",
    numbers={"naturals": 14, "chromatic": 24, "full": 54},
    deck=_deck,
    deal=lambda cards, *_: {"board": cards},
    dealt=[["E5", "E4", "C#5", "B5", "G5", "A#5", "A5"]],
    scores=lambda state: list(state["pairs"]),
    plays=frozenset(),
    careless=lambda _, rng: {"do": "flip", "position": int(rng.random() * 24)},
    entries=lambda *_: positions("flip"),
    counts={
        # Six cards and then five. Of those 30 lines 6 make a pair, and leave four cards; the rest are turned back: 168.
        "": (lambda: memory("C4 D4 C5 D5 E4 E5"), [6, 30, 168, 792, 4272, 19632]),
        "wilds": (lambda: memory("?1 X1 ?2 X2 ?3 ?4", players=1), [6, 30, 152, 648, 2960, 11664]),
    },
    attempts=_attempts,
    claims={"first": _flip(second=False), "second": _flip(second=True)},
    hints={"new-first", "new-second", "seen-first", "seen-second"},
    lying_open=_lying_open,
    shown=_shown,
    exchange=_exchange,
    deal_from=_deal_from,
    nodes=(17, 1368, 2496),
    information_states=929,
    plans=[
        (1, {"board": "naturals"}, {"ended", "pair-kept", "turned-back"}),
        (2, {}, {"ended", "pair-kept", "turned-back"}),
        (3, {"board": "full"}, {"pair-kept", "turned-back"}),
        (5, {"board": "chromatic"}, {"ended"}),
    ],
    keyboard_language="es",
    keys={},
    helped="[data-testid=memory-board] [data-outlined]",
    short={"board": "naturals"},
    do=_do,
    best=_best,
)
