"""Key's Corners."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final

from musicards.cards import CODES, Card, cards_in, codes_of, is_wild, parse_cards
from musicards.games.action import Action, Done
from musicards.games.keys_corners import CornersView, Deal, KeysCorners, Pile
from musicards.games.keys_corners.actions import Discard, Move, Place, Source
from musicards.games.keys_corners.board import ALL_SPACES, FOUNDATIONS, SPACES
from musicards.games.keys_corners.rules import new_board
from musicards.games.rng import pick
from musicards.games.teaching import Task
from musicards.players.games import sensible_action
from musicards.theory.pitch import SHARP_NAMES, note_hour
from tests.games.cases import Case, Claim, Entry, Options
from tests.games.claims import kinds, only, possible
from tests.games.deals import corners
from tests.games.secrets import exchange_hidden, in_state, shown_in
from tests.games.shuffles import NAMES, NOTES, WILDS, Cards, shuffle
from tests.games.wander import SPELLED, some_hand_cards
from tests.players.played import Played, dealt_from

if TYPE_CHECKING:
    from tests.browser.person import Person


def _deal(cards: Cards, players: int, _options: Options, numbers: Iterator[int]) -> dict[str, Any]:
    hands, rest = [cards[seat : 5 * players : players] for seat in range(players)], cards[5 * players :]
    piles: dict[str, Cards] = {}
    while len(piles) < 4:
        if rest[0] in WILDS:
            shuffle(rest, numbers)
        else:
            piles["NESW"[len(piles)]] = [rest.pop(0)]
    return {"hands": hands, "piles": piles, "stock": rest}


def _deal_from(played: Played, past: list[Card]) -> tuple[Deal, int]:
    hands, up, stock, used = dealt_from(played, past, 4)
    return Deal(hands, tuple([(card,) for card in up]), stock), used


def _careless(game: KeysCorners, rng: Random) -> Entry:
    card = (some_hand_cards(game, game.turn, rng) or [pick(rng, CODES)])[0]
    place: Entry = {"do": "place", "card": card, "from": "hand", "to": pick(rng, SPACES)}
    return {**place, "as": pick(rng, SPELLED)} if card[0] in "?X" else place


def _entries(_: KeysCorners, held: list[str]) -> Iterator[Entry]:
    """Yield hand cards on every space under every name, any card as the discard pile's top, discards, and moves."""
    for card, to, name in product(held, SPACES, (None, *NAMES)):
        yield {"do": "place", "card": card, "from": "hand", "to": to, **({} if name is None else {"as": name})}
    for card, to in product(CODES, SPACES):
        yield {"do": "place", "card": card, "from": "discard", "to": to}
    for card in held:
        yield {"do": "discard", "card": card}
    for source, to, count in product(SPACES, SPACES, range(1, 13)):
        yield {"do": "move", "from": source, "to": to, "count": count}


def _places(game: KeysCorners, source: Source) -> list[Place]:
    """Return every placement of a card of the hand, or of the discard pile's top card; of wilds as each note."""
    cards = cards_in(game.hands[game.turn]) if source == "hand" else game.discard[-1:]
    return [
        Place(card, source, to, name)
        for card in cards
        for name in (SHARP_NAMES[1:] if is_wild(card) else [None])
        for to in ALL_SPACES
    ]


def _attempts(game: KeysCorners) -> list[Action]:
    heights = [len(pile.cards) if pile is not None else 0 for pile in game.board.piles]
    moves = [
        Move(source, to, count)
        for source in FOUNDATIONS
        for to in ALL_SPACES
        for count in range(1, heights[source] + 1)
    ]
    discards = [Discard(card) for card in cards_in(game.hands[game.turn])]
    return [*_places(game, "hand"), *_places(game, "discard"), *moves, *discards, Done()]


def _fill(source: Source) -> Claim:
    """Claim that nothing is possible but filling any of the gaps, with any card from `source`."""

    def claim(game: KeysCorners, task: Task) -> bool:
        fills = [place for place in _places(game, source) if SPACES[place.to] in list(task.facts["gaps"])]  # type: ignore[call-overload]
        return bool(fills) and possible(game) == fills and bool(game.hands[game.turn]) == (source == "hand")

    return claim


def _must_move(game: KeysCorners, _: Task) -> bool:
    """Claim that a move is possible, and compulsory before the turn ends."""
    return "move" in kinds(game) and not kinds(game) & {"done", "discard"}


def _must_play(game: KeysCorners, _: Task) -> bool:
    """Claim that the player must play a card, and can discard exactly the cards that fit nowhere."""
    actions = possible(game)
    fitting = {action.card for action in actions if isinstance(action, Place) and action.source == "hand"}
    discardable = {action.card for action in actions if isinstance(action, Discard)}
    hand = set(cards_in(game.hands[game.turn]))
    return Done() not in actions and bool(hand) and not fitting & discardable and fitting | discardable == hand


def _free(game: KeysCorners, _: Task) -> bool:
    """Claim that the turn may end, and that something can still be played."""
    return "done" in kinds(game) and bool(kinds(game) & {"place", "move"}) and bool(game.hands[game.turn])


def _empty_hand(*types: type[Action]) -> Claim:
    """Claim that the hand is empty, that the turn may end, and that these kinds of plays are possible."""
    return lambda game, _: not game.hands[game.turn] and {type(action) for action in possible(game)} == {Done, *types}


def _do(person: "Person", action: Place | Move | Discard) -> None:
    if isinstance(action, Discard):
        person.choose(*codes_of([action.card]))
        person.click("discard-pile")
    elif isinstance(action, Move):
        _put_back(person)
        source, pile = SPACES[action.source], person.table["piles"][SPACES[action.source]]["cards"]
        person.hands.pile(person.page, source, pile[len(pile) - action.count])
        _pick_up(person, source, action.count)
        person.click(f"space-{SPACES[action.to]}")
    else:
        if action.source == "hand":
            person.choose(*codes_of([action.card]))
        else:
            _put_back(person)
            person.click("discard-pile")
        person.click(f"space-{SPACES[action.to]}")
        if action.name is not None:
            person.click(f"as-{action.name}")


def _put_back(person: "Person") -> None:
    """Put back a card of the hand that is still chosen after a refusal: the next tap would place it."""
    for code in person.table["hand"]:
        if person.has_chosen(code):
            person.hands.card(person.page, code)


def _pick_up(person: "Person", space: str, count: int) -> None:
    """Pick up `count` cards of a pile: where cards are close together, a tap takes the complete pile."""
    picked = person.page.locator(f".space[data-lifted]:has([data-testid=space-{space}])")
    while (lifted := int(picked.get_attribute("data-lifted") or 0)) != count:
        person.click("one-less" if lifted > count else "one-more")


def _view(table: Mapping[str, Any], game: KeysCorners) -> CornersView:
    view = CornersView()
    board = new_board(game.options["scale"])
    for space, name in enumerate(SPACES):
        pile = table["piles"][name]
        if pile["cards"]:
            hour = note_hour(pile["names"][0])
            board = board.with_pile(ALL_SPACES[space], Pile(board.scale, parse_cards(pile["cards"]), hour))
    view.board, view.plays, view.books = board, table["plays"], ()
    view.hand_size = game.hand_size
    return view


PAD: Final = {"NW": "7", "N": "8", "NE": "9", "W": "4", "E": "6", "SW": "1", "S": "2", "SE": "3"}

CASE: Final = Case(
    group="theory",
    numbers={
        "deck": 54,
        "note_cards": 48,
        "question_marks": 4,
        "chromatic_scales": 2,
        "hand": 5,
        "scale_points": 10,
        "stack_points": 5,
        "stack_cards": 4,
    },
    deck=lambda _: NOTES + WILDS,
    deal=_deal,
    dealt=[["C5", "C3", "G#6", "A#5", "C#6"], ["B3", "F6", "A#3", "C#5", "B6"]],
    scores=lambda state: [sum(10 if book["kind"] == "scale" else 5 for book in taken) for taken in state["books"]],
    plays=frozenset({"place", "move"}),
    careless=_careless,
    entries=_entries,
    counts={
        # The C on any of four corners; the D and the A fit nowhere and may be discarded.
        "": (lambda: corners("C3 D3 A3", "E3 F#3", stock="C4 D4 E4"), [6, 22, 86, 304, 984, 2648]),
        "wild": (
            lambda: corners("C3 ?1", "E3 F#3", stock="C4 D4 E4", N="D5 E5", discard="G3"),
            [12, 73, 178, 306, 712, 2333],
        ),
        "gap": (
            lambda: corners("A3 ?1", "E3 F#3", stock="C4 D4 E4", N="", NW="C3 D3"),
            [13, 28, 77, 324, 1273, 4412],
        ),
    },
    attempts=_attempts,
    claims={
        "fill-first": _fill("hand"),
        "fill-from-discard": _fill("discard"),
        "move-first": _must_move,
        "play-first": _must_play,
        "free": _free,
        "done": only("done"),
        "top": _empty_hand(Place),
        "moves": _empty_hand(Move),
        "both": _empty_hand(Place, Move),
    },
    hints={"fill", "place", "move", "discard", "done"},
    lying_open=in_state("discard", "piles", "books"),
    shown=shown_in(deal="piles", place="card", discard="card"),
    exchange=exchange_hidden,
    deal_from=_deal_from,
    nodes=(517, 17352, 4128),
    information_states=17352,
    plans=[
        (2, {}, {"ended", "book", "moved", "skipped", "discarded"}),
        (3, {"scale": {"tonic": "Gb", "kind": "major"}}, {"ended", "book", "moved"}),
        (4, {"scale": {"tonic": "A", "kind": "blues"}}, {"ended", "book", "skipped"}),
        (5, {"scale": {"tonic": "F", "kind": "custom", "formula": [1, 2, 9]}}, {"ended", "book", "moved"}),
        (2, {"scale": {"tonic": "D#", "kind": "harmonic_minor"}}, {"book", "skipped"}),
    ],
    keyboard_language="en",
    keys={
        **{f"space-{space}": f"Digit{digit}" for space, digit in PAD.items()},
        "discard-pile": "Digit5",
        "one-less": "-",
        "one-more": "+",
    },
    helped="[data-outlined]",
    do=_do,
    best=lambda person, rng: sensible_action(person.view(), rng),
    view=_view,
)
