"""States of Memory on tiny boards, as game trees, counts and views."""

from fractions import Fraction
from functools import cache
from itertools import pairwise

from musicards.cards import HOUR_OF, NOTE_CARDS, Card, set_of
from musicards.games.action import Seat
from musicards.games.memory import Flip, Memory, MemoryView
from musicards.games.memory.optimal import PATIENCE, choose_optimal
from musicards.games.memory.prospects import Counts, Scores, counts_of
from musicards.games.registry import make_game
from musicards.games.rng import Rng
from tests.players.memory_tree import GONE, HIDDEN, Board, Tree

NEARLY_ALWAYS = 1 - 1e-7  # a player who passes this rarely is as good as one who never passes


@cache
def tree(*kinds: int, patience: float = PATIENCE, by_lead: bool = True, takes_at_once: bool = False) -> Tree:
    """Return a tree solved from the full board."""
    result = Tree(kinds, Fraction(patience), by_lead=by_lead, takes_at_once=takes_at_once)
    result.value(result.start)
    return result


def states(of: Tree, *, with_pairs: bool = True) -> list[tuple[Board, int]]:
    """Return every state of the tree in which a player is on turn."""
    return [
        (board, lead)
        for board, lead in of._values
        if any(kind > GONE for kind in board) and (with_pairs or not known_pairs(board))
    ]


def known_pairs(board: Board) -> list[tuple[int, int]]:
    """Return the positions of pairs that are known."""
    known = sorted((kind, at) for at, kind in enumerate(board) if kind >= 0)
    return [(one, two) for (kind, one), (other, two) in pairwise(known) if kind == other]


def counted(of: Tree, board: Board) -> Counts:
    """Return the counts of a board, as the tables use them."""
    hidden = of.hidden(board)
    return sum(counts_of(board.count(kind) + count, board.count(kind)) for kind, count in enumerate(hidden))


def scored(of: Tree, lead: int) -> Scores:
    """Return the scores, as the tables have them."""
    return (max(lead, 0), max(-lead, 0)) if of.by_lead else ()


def viewed(of: Tree, board: Board, lead: int, up: int | None = None) -> MemoryView:
    """Return the view of seat 1, whose turn it is."""
    hours = [[card for card in NOTE_CARDS if HOUR_OF[card] == kind + 1] for kind in range(len(of.kinds))]
    cards = [cards[:size] for cards, size in zip(hours, of.kinds, strict=True)]
    game = make_game("memory", 2, {})
    assert isinstance(game, Memory)
    game.deck = set_of([card for kind in cards for card in kind])
    taken: list[Card] = []
    seen: list[Card | None] = [None] * len(board)
    for at, kind in enumerate(board):
        if kind >= 0:
            seen[at] = cards[kind].pop()
        elif kind <= GONE:
            taken.append(cards[GONE - kind].pop())
            game.gone |= 1 << at
    taken.sort(key=lambda card: HOUR_OF[card])
    hers = len(taken) // 2 + lead
    rest = iter([card for kind in cards for card in kind])
    game.board = tuple(
        [next(rest) if kind == HIDDEN else card or Card(0) for kind, card in zip(board, seen, strict=True)]
    )
    game.seen = seen
    game.pairs = [tuple(taken[hers:]), tuple(taken[:hers])]
    game.up = up
    game.turn = Seat(1)
    game.dealt = True
    game.chance_due = False
    return game.view(Seat(1))


def chosen(view: MemoryView, rng: Rng, patience: float = PATIENCE) -> int:
    """Return the position that is turned over."""
    action = choose_optimal(view, rng, patience)
    assert isinstance(action, Flip)
    assert action in view.legal_actions()
    return action.position
