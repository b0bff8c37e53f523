"""A node of the game tree: an episode in which an outcome of a chance node decides everything that is random.

The engine shuffles a whole pack of cards at once. Here chance chooses the order one card at a time: each card goes to
the next place of the engine's own chance action, such as a deal. So no game needs code of its own.
"""

from collections.abc import Mapping, Sequence
from itertools import chain, combinations, product, zip_longest
from typing import Any, Final, TypeAlias

from musicards.cards import CARDS_OF_HOUR, CODES, HOUR_OF, WILDS, Card, cards_in, codes_of, is_wild, parse_cards
from musicards.envs.encode import to_engine_number
from musicards.envs.episode import CALL, Episode
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games.action import CHANCE as BY_CHANCE
from musicards.games.action import Action, ChanceAction, Seat
from musicards.games.event import Event
from musicards.games.game import Emit
from musicards.games.rng import FastRng

CHANCE: Final = -1  # in place of a seat's number, as in OpenSpiel
TERMINAL: Final = -4

SpielAction: TypeAlias = int
"""A move's number, or a chance outcome: a card's index in the deck, a way to lay cards, or a seat's number."""

CARD: Final = "card"  # chance decides which card comes next in a shuffled pack
PICK: Final = "pick"  # chance decides which of several interchangeable cards are laid
ORDER: Final = "order"  # chance decides who is asked next whether to call

ALL: Final = -1  # in place of a seat, of what everybody sees

_NOTES: Final = "piles"  # the field of a deal that never has a wild
_KNOWN_CODES: Final = frozenset(CODES)


class Node(Episode):
    """A game in progress. Nodes are mutable; `copy` a node before you look ahead.

    Attributes:
        config: the game, its options and the number of players.
        history: all actions and chance outcomes so far.
        choices: those of the history that are moves or seats; the others are cards.
        events: all events so far, as they happened.
        turn: the player to act: a seat's number, `CHANCE` or `TERMINAL`.
        due: what chance must decide, `CARD`, `PICK` or `ORDER`; empty if chance is not to act.
        left: the cards of the pack that are not in `chosen` yet, ascending; of the other outcomes, all.
        chosen: the cards of the pack in the order chosen so far.
        unasked: the seats that have yet to be asked whether to call.
    """

    def __init__(self, config: GameConfig) -> None:
        """Create the root: nothing has been dealt yet."""
        super().__init__(config.new_game(), FastRng(0), config.calls)
        self.config = config
        self.history: list[SpielAction] = []
        self.choices: list[SpielAction] = []
        self.events: list[Event] = []
        self.turn: int = CHANCE
        self.due = ""
        self.left: list[SpielAction] = []
        self.chosen: list[SpielAction] = []
        self.unasked: list[SpielAction] = []
        self.resamplers: dict[Seat, Any] = {}  # by seat, cached for repeated resampling of this node
        self._fields: dict[str, object] = {}  # the chance action that is due, with its cards in any order
        self._places: list[str] = []  # its cards in the order in which chance replaces them
        self._action: Action | None = None  # the move that waits for a pick
        self._ways: list[tuple[Card, ...]] = []  # the cards that it can lay
        self._infostates = [f"p{seat}" for seat in range(config.players)]
        self._told: list[tuple[int, Sequence[str]] | Event] = []  # to add to them: words for a seat, or for ALL
        self.settle()
        self.turn = self._turn()

    # Who acts, and how

    def _turn(self) -> int:
        if self.due:
            return CHANCE
        return TERMINAL if self._ended else self.mover

    @property
    def _ended(self) -> bool:
        return self.game.over or self.made >= self.config.max_moves

    def legal_actions(self) -> list[SpielAction]:
        """Return the legal actions of the player to act, ascending; empty if the game is over."""
        if self.due == CARD and self._places[len(self.chosen)] in codes_in(self._fields.get(_NOTES)):
            return [card for card in self.left if not is_wild(Card(card))]
        if self.due:
            return self.left[:]
        return [] if self._ended else sorted(self.moves())

    def returns(self) -> list[float]:
        """Return the returns of each seat; 0 before the end."""
        pays = self.game.over or (self.turn == TERMINAL and self.config.cut_off == "standing")
        return self.rewards() if pays else [0.0] * self.config.players

    def name_of(self, outcome: SpielAction) -> str:
        """Return the name of a chance outcome."""
        if self.due == ORDER:
            return f"seat {outcome}"
        return CODES[outcome] if self.due == CARD else " ".join(codes_of(self._ways[outcome]))

    # Applying actions

    def apply(self, act: SpielAction) -> None:
        """Apply `act`, one of `legal_actions`."""
        self.history.append(act)
        if self.resamplers:
            self.resamplers = {}
        if self.due not in {CARD, PICK}:
            self.choices.append(act)
        if self.due == CARD:
            self._place(act)
        elif self.due == PICK:
            self._lay(self._ways[act])
        elif self.due == ORDER:
            self._ask(act)
        else:
            self._decide(act)
        if self.asked and not self.due:
            self._show_all([f"{self.asked[0]}?"])
        self.turn = self._turn()

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Apply the outcomes that put `cards`, those of the pack that is due, in this order."""
        count = len(self.log)
        while len(self.log) == count:
            self.apply(cards[len(self.chosen)])

    def pick(self, action: Action) -> None:
        """Apply the outcome by which the move that waits lays the cards of `action`, in whatever order."""
        self.apply([set(way) for way in self._ways].index(set(action.laid_cards())))

    def settle(self, emit: Emit | None = None) -> None:  # noqa: ARG002 - a node gets its own events
        """After a move or an action of chance, set what chance has to decide next, if anything."""
        self.due = ""
        if self.game.chance_due:
            self._fields = self.game.chance(self.rng).to_json()
            self._places = codes_in(self._fields)
            self._await(CARD, sorted(parse_cards(self._places)))
            return
        if self.newly_exposed() and self.calls != "none":
            self.unasked = list(range(self.config.players))
        if self._ended:
            self.unasked = []
        elif len(self.unasked) > 1:
            self._await(ORDER, self.unasked[:])
        elif self.unasked:
            self.asked = [Seat(self.unasked.pop())]

    def _await(self, due: str, outcomes: Sequence[SpielAction]) -> None:
        """Make this a chance node with these equally likely `outcomes`."""
        self.due = due
        self.left = list(outcomes)
        self.chosen = []

    def _place(self, card: SpielAction) -> None:
        """Put `card` into the next place of the chance action that is due. The last card needs no outcome."""
        self.left.remove(card)
        self.chosen.append(card)
        if len(self.left) > 1:
            return
        cards = [CODES[each] for each in self.chosen + self.left]
        fields = exchanged(self._fields, dict(zip(self._places, cards, strict=True)))
        action = self.game.read_action(fields)
        assert isinstance(action, ChanceAction)
        self._show_chance(fields, action.face_up())
        self._apply(BY_CHANCE, action, self._hear)
        self.settle()

    def _ask(self, seat: SpielAction) -> None:
        """Ask `seat` next whether it calls; with "auto", let it call."""
        self.unasked.remove(seat)
        self.due = ""
        if self.calls == "race":
            self.asked = [Seat(seat)]
            return
        self.unasked = []
        self._show_all([f"{seat}:{self.call}"])
        self._apply(Seat(seat), CALL, self._hear)
        self.settle()

    def _decide(self, move: SpielAction) -> None:
        """Apply the decision of the seat that is on turn or asked whether to call."""
        self._show_all([f"{self.mover}:{move}"])
        if self.asked:
            if move == self.call:
                self.unasked = []
            self.answer(calls=move == self.call, emit=self._hear)
            return
        game = self.game
        self._action = game.action_of(to_engine_number(game, move))
        laid = self._action.laid_cards()
        if not laid:
            self.act(self._action, self._hear)
            return
        held = game.held[game.turn].cards
        hours = [HOUR_OF[card] for card in laid if held >> card & 1]
        groups = [
            combinations(cards_in(held & (CARDS_OF_HOUR[hour] or WILDS)), hours.count(hour))
            for hour in dict.fromkeys(hours)
        ]
        self._ways = [tuple(chain(*way)) for way in product(*groups)]
        if len(self._ways) > 1:
            self._await(PICK, range(len(self._ways)))
        else:
            self.act(self._action, self._hear)

    def _lay(self, cards: tuple[Card, ...]) -> None:
        """Make the move that waits, and lay these of the interchangeable cards."""
        assert self._action is not None
        new = dict(zip(codes_of(self._action.laid_cards()), codes_of(cards), strict=True))
        self.act(self.game.read_action(exchanged(self._action.to_json(), new)), self._hear)

    # Information states

    @property
    def infostates(self) -> list[str]:
        """Return the information state of each seat: what it has observed, as words separated by spaces."""
        if self._told:
            for seat, before in enumerate(self._infostates):
                words = [before]
                for told in self._told:
                    if isinstance(told, Event):
                        words += _cards_seen(told, Seat(seat))
                    elif told[0] in {ALL, seat}:
                        words += told[1]
                self._infostates[seat] = " ".join(words)
            self._told = []
        return self._infostates

    def _hear(self, event: Event) -> None:
        self.events.append(event)
        self._told.append(event)

    def _show_chance(self, fields: Mapping[str, Any], face_up: Sequence[Card]) -> None:
        """Show each seat its hand and its fan, and all seats the cards that are turned up."""
        for seat, hand in enumerate(fields.get("hands", ())):
            self._show(seat, codes_of(sorted(parse_cards(hand))))
        if "seat" in fields:
            self._show(fields["seat"], codes_in(fields))
        self._show_all(codes_of(face_up))

    def _show_all(self, words: Sequence[str]) -> None:
        self._show(ALL, words)

    def _show(self, seat: int, words: Sequence[str]) -> None:
        """Append `words` to the information state of `seat`."""
        self._told.append((seat, words))

    # Copies

    def copy(self) -> "Node":
        """Return an independent copy."""
        other = object.__new__(Node)
        lists = {name: value[:] for name, value in vars(self).items() if isinstance(value, list)}
        other.__dict__.update(self.__dict__, **lists, game=self.game.copy(), resamplers={})
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickle the history and not the game, so that it does not matter whether the engine is compiled.
        return node_after, (self.config, self.history)


def node_after(config: GameConfig, history: Sequence[SpielAction]) -> Node:
    """Return the node with this history."""
    node = Node(config)
    for act in history:
        node.apply(act)
    return node


def _cards_seen(event: Event, seat: Seat) -> list[str]:
    """Return the cards of an event that `seat` sees, as words of its information state."""
    seen: Any = event.seen_by(seat)
    codes = getattr(seen, "cards", None) or (getattr(seen, "card", None),)
    return [] if codes[0] is None else [f"{seen.seat}*{code}" for code in codes]


def codes_in(value: object) -> list[str]:
    """Return the cards in the fields of an entry, as codes: hands one card at a time, everything else as listed."""
    if isinstance(value, str):
        return [value] if value in _KNOWN_CODES else []
    if isinstance(value, dict):
        rows = [zip_longest(*part) if name == "hands" else [part] for name, part in value.items()]
        return codes_in([part for row in rows for part in row])
    return [code for part in value for code in codes_in(part)] if isinstance(value, list | tuple) else []


def exchanged(value: Any, new: Mapping[str, str]) -> Any:  # noqa: ANN401 - plain JSON values
    """Return the fields of an entry with each card replaced by the one that `new` has for it."""
    if isinstance(value, str):
        return new.get(value, value)
    if isinstance(value, dict):
        return {name: exchanged(part, new) for name, part in value.items()}
    return [exchanged(part, new) for part in value] if isinstance(value, list) else value
