"""What happened at a table, as a record tells it: entry after entry, with the order of every shuffle.

A table has only what came to light. Cards that never did lie in deck order below those that did; of a fan they lie in
deck order round the one that was taken.
"""

from dataclasses import dataclass

from musicards.cards import Card, cards_in, set_of
from musicards.envs.open_spiel.hidden import MemoryTable, held_out
from musicards.envs.open_spiel.stock import StockTable
from musicards.envs.open_spiel.table import CALL, CARD, CHANCE, NOBODY, ORDER, Act, Table
from musicards.envs.open_spiel.tables import table_of
from musicards.games import keys_corners, memory, old_maid, shedding
from musicards.games.action import CHANCE as BY_CHANCE
from musicards.games.action import Action, By, Reshuffle, Seat
from musicards.games.game import Game, Tell

__all__ = ["Story", "laid_by"]


@dataclass
class _Turn:
    """A move or a call."""

    by: Seat
    move: int  # the table's number of a call for one
    action: Action | None = None  # in words, where the number does not say enough


class Story:
    """All that happened.

    Attributes:
        cards: every card in the order in which it came to light, as `Belief.past` has them.
        choices: what the players did, and whom chance asked whether to call.
        settled: the moves that have happened altogether; one that chance still owes cards is not among them.
        dealt: the deal has happened altogether, too.
        in_hands, starters: how many of the cards are dealt to hands, and then turned up.
    """

    def __init__(self, table: Table) -> None:
        """What led to `table`."""
        self.setting = table.setting
        self.cards: list[Card] = []
        self.choices: list[Act] = []
        self.settled: list[_Turn] = []
        again = table_of(table.setting)
        for act in table.acts:
            self._note(again, act)
            again.apply(act)
            if isinstance(again, StockTable) and self.settled and again.pending == self.settled[-1].move:
                self.settled[-1].action = again.action
        self.dealt = again.game.dealt
        if again.turn == CHANCE and again.due != ORDER and self.settled:
            self.settled.pop()
        self.call = again.call
        self.in_hands = again.in_hands
        self.starters = again.starters
        self.board = again.game.board if isinstance(again, MemoryTable) else ()

    def _note(self, table: Table, act: Act) -> None:
        """`act` is done at `table`."""
        if table.turn == CHANCE and table.due == CARD:
            self.cards.append(Card(act))
        elif table.turn != CHANCE:
            self.choices.append(act)
            if table.asked == NOBODY or act == table.call:
                self.settled.append(_Turn(Seat(table.turn), act))
        elif table.due == ORDER:
            self.choices.append(act)
            if table.setting.calls == "auto":
                self.settled.append(_Turn(Seat(act), table.call))

    def play(self, tell: Tell | None = None) -> tuple[Game, list[tuple[By, Action]]]:
        """Let all happen again at a table of the engine's. Returns it, and who did what, chance and the deal too."""
        return _Telling(self, tell).all()


class _Telling:
    """A story as it is told again."""

    def __init__(self, story: Story, tell: Tell | None) -> None:
        self.story = story
        self.tell = tell
        self.game = story.setting.table()
        self.log: list[tuple[By, Action]] = []
        self.come = 0  # cards that have come off the stock, dealt ones too, or been taken

    def all(self) -> tuple[Game, list[tuple[By, Action]]]:
        if self.story.dealt:
            self.do(BY_CHANCE, self.deal())
            for turn in self.story.settled:
                self.luck(turn)
                action = CALL if turn.move == self.story.call else turn.action or self.game.action_of(turn.move)
                self.do(turn.by, action)
            self.luck(None)
        return self.game, self.log

    def do(self, by: By, action: Action) -> None:
        self.game.apply(by, action, self.tell)
        self.log.append((by, action))

    def luck(self, turn: _Turn | None) -> None:
        """Chance does what is due before `turn`, or now that nothing more has happened."""
        game = self.game
        while game.luck_due:
            if isinstance(game, old_maid.OldMaid):
                self.fan(game, turn)
            else:
                self.do(BY_CHANCE, Reshuffle(tuple(self.stock(game.discard[:-1]))))

    def fan(self, game: old_maid.OldMaid, turn: _Turn | None) -> None:
        """A hand is held out: the card that is taken lies where it was taken."""
        if turn is None:
            self.do(BY_CHANCE, held_out(game, 0, cards_in(game.held[game.of or 0].cards)[0]))
        else:
            self.do(BY_CHANCE, held_out(game, turn.move, self.story.cards[self.come]))
            self.come += 1

    def deal(self) -> Action:
        story = self.story
        if isinstance(self.game, memory.Memory):
            return memory.Deal(story.board)
        table = table_of(story.setting)
        count = len(self.game.held)
        if isinstance(self.game, old_maid.OldMaid):
            self.come = self.game.deck.bit_count()
            return old_maid.Deal(tuple([tuple(story.cards[seat : self.come : count]) for seat in range(count)]))
        assert isinstance(table, StockTable)  # noqa: S101 - all others
        table.dealt = tuple(story.cards[: table.in_hands + table.starters])
        self.come = len(table.dealt)
        return table.the_deal(self.stock(cards_in(self.game.deck & ~set_of(table.dealt))))

    def stock(self, cards: list[Card]) -> list[Card]:
        """`cards` as they lay in the stock: those that came off it first."""
        left = set(cards)
        order: list[Card] = []
        for card in self.story.cards[self.come :]:
            if card not in left:
                break
            left.remove(card)
            order.append(card)
        self.come += len(cards)
        return order + [card for card in cards if card in left]


def laid_by(action: Action) -> tuple[Card, ...]:
    """The cards that an action lays."""
    if isinstance(action, shedding.Play):
        return action.cards
    if isinstance(action, keys_corners.Place | keys_corners.Discard):
        return (action.card,)
    return ()
