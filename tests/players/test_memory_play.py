"""Good play in Memory is as good as it can be: checked against game trees, published results and games played."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from musicards.cards import HOUR_OF, NOTE_CARDS, Card, octave_of, set_of
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.game import Emit, Game
from musicards.games.memory import Flip, Memory, MemoryView
from musicards.games.memory import player as naive
from musicards.games.memory.mixups import Mixups
from musicards.games.memory.optimal import PATIENCE, choose_optimal, prospects_for
from musicards.games.memory.prospects import (
    FOUR_KNOWN,
    FOUR_NEW,
    TWO_KNOWN,
    TWO_NEW,
    Counts,
    Prospects,
    Scores,
    counts_of,
    pairs_left,
)
from musicards.games.registry import make_game
from musicards.games.rng import Rng
from musicards.players.recall import Recall
from tests.games.wander import turns
from tests.numbers import Always
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
    game.known = sum(1 << at for at, card in enumerate(seen) if card is not None)
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


# Against the tree


@pytest.mark.parametrize(
    ("kinds", "patience", "by_lead", "within"),
    [
        *[
            ([2] * pairs, patience, by_lead, 1e-6)
            for pairs in (2, 3, 4, 5)
            for patience in (PATIENCE, NEARLY_ALWAYS)
            for by_lead in (False, True)
        ],
        *[(kinds, PATIENCE, False, 1e-9) for kinds in ([4, 4], [4, 2, 2], [4, 4, 2], [4, 4, 4])],
    ],
)
def test_tables_know_what_each_state_is_worth(
    kinds: list[int], patience: float, within: float, *, by_lead: bool
) -> None:
    """Of kinds of four they know it if pairs are taken at once."""
    exact = tree(*kinds, patience=patience, by_lead=by_lead, takes_at_once=4 in kinds)
    tables = Prospects(2, patience)
    for board, lead in states(exact, with_pairs=False):
        mine, theirs = tables.on_turn(counted(exact, board), scored(exact, lead))
        assert mine - theirs == pytest.approx(float(exact.value(board, lead)), abs=within)


@pytest.mark.parametrize("pairs", [2, 3, 4, 5])
def test_no_first_card_and_no_second_card_is_better(pairs: int) -> None:
    exact = tree(*[2] * pairs)
    for board, lead in states(exact):
        for number in (0.0, 0.5, 0.99):
            at = chosen(viewed(exact, board, lead), Always(number))
            mates = [other for other, kind in enumerate(board) if kind == board[at] and other != at]
            if board[at] == HIDDEN:
                assert exact.worth((at,), board, lead) == exact.acting(board, lead)
            elif mates:
                assert exact.worth((at, mates[0]), board, lead) == exact.acting(board, lead)
            else:
                assert -exact.acting(board, -lead) > exact.acting(board, lead)  # it passes
    for board, lead in states(exact, with_pairs=False):
        first = board.index(HIDDEN)
        for _, seen in exact.shown(board, first):
            worth = {at: exact.second(first, at, seen, lead) for at in exact.seconds(first, seen)}
            for number in (0.0, 0.5, 0.99):
                assert worth[chosen(viewed(exact, seen, lead, up=first), Always(number))] == max(worth.values())


def test_turning_over_a_known_card_passes() -> None:
    exact = tree(2, 2, 2, 2, 2)
    passed = 0
    for board, lead in states(exact, with_pairs=False):
        view = viewed(exact, board, lead)
        first = chosen(view, Always(0.0))
        if board[first] != HIDDEN:
            passed += 1
            assert board[chosen(viewed(exact, board, lead, up=first), Always(0.0))] >= 0
    assert passed


@pytest.mark.parametrize("by_lead", [False, True])
@pytest.mark.parametrize("pairs", [2, 3, 4, 5])
def test_a_known_pair_is_best_taken_at_once(pairs: int, *, by_lead: bool) -> None:
    exact = tree(*[2] * pairs, patience=1.0, by_lead=by_lead)
    for board, lead in states(exact):
        for pair in known_pairs(board):
            assert exact.worth(pair, board, lead) == exact.value(board, lead)


# Four of a kind


def sure_finds(exact: Tree) -> Iterator[tuple[Board, int]]:
    """Return the states in which each hidden card matches a known one, and two of four are known."""
    for board, lead in states(exact):
        left = [board.count(kind) + count for kind, count in enumerate(exact.hidden(board))]
        known = [board.count(kind) for kind in range(len(left))]
        nothing_new = all(known[kind] for kind, count in enumerate(left) if count)
        if nothing_new and any(count == 4 and known[kind] == 2 for kind, count in enumerate(left)):
            yield board, lead


def test_where_no_card_can_miss_one_looks_before_taking_two_of_four() -> None:
    exact = tree(4, 4, 2, by_lead=False)
    for board, lead in sure_finds(exact):
        assert board[chosen(viewed(exact, board, lead), Random(1))] == HIDDEN
        assert exact.worth((board.index(HIDDEN),), board, lead) == exact.acting(board, lead)
    exact = tree(4, 4, by_lead=False)
    two_of_both = (0, 0, 1, 1, *[HIDDEN] * 4)
    pair = known_pairs(two_of_both)[0]
    assert exact.worth((two_of_both.index(HIDDEN),), two_of_both, 0) > exact.worth(pair, two_of_both, 0)


def test_counts_tell_two_from_four_and_known_from_new_and_known_pairs_count_as_taken() -> None:
    two = {(0, 0): 0, (2, 0): TWO_NEW, (2, 1): TWO_KNOWN, (2, 2): 0}
    four = {(4, 0): FOUR_NEW, (4, 1): FOUR_KNOWN, (4, 2): TWO_NEW, (4, 3): TWO_KNOWN, (4, 4): 0}
    assert {kind: counts_of(*kind) for kind in two | four} == two | four


# Against published results


def published(pairs: int, known: int) -> str:
    """Zwick and Paterson's rule: how many unknown cards to turn over at most."""
    if known and ((pairs + known) % 2 == 0 or (pairs, known) == (6, 1)):
        return "1"
    return "0" if known and 3 * known >= 2 * (pairs + 1) else "2"


def worked_out(tables: Prospects, pairs: int, known: int) -> str:
    counts = (pairs - known) * TWO_NEW + known * TWO_KNOWN
    if tables.passes(counts, ()):
        return "0"
    return "1" if known and tables.idles(counts - TWO_NEW + TWO_KNOWN, (), TWO_KNOWN) else "2"


@pytest.mark.parametrize("pairs", range(2, 28))
def test_patient_players_follow_the_published_rule(pairs: int) -> None:
    tables = Prospects(2, NEARLY_ALWAYS)
    known = range(pairs)
    assert [worked_out(tables, pairs, each) for each in known] == [published(pairs, each) for each in known]


@pytest.mark.parametrize(("pairs", "moves"), [(2, 8 / 3), (3, 13 / 3), (4, 622 / 105), (5, 7137 / 945)])
def test_alone_it_takes_as_many_moves_as_has_been_published(pairs: int, moves: float) -> None:
    payoff = Prospects(1, 0.0).on_turn(pairs * TWO_NEW, ())[0]  # pairs minus turns in which none was found
    assert 2 * pairs - payoff == pytest.approx(moves)


# Requirements on the tables


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("counts", [7 * TWO_NEW, 3 * TWO_NEW + 3 * TWO_KNOWN, FOUR_NEW + FOUR_KNOWN + 2 * TWO_KNOWN])
def test_all_pairs_are_hoped_for_by_somebody_and_somebody_wins(players: int, counts: Counts) -> None:
    assert sum(Prospects(players, PATIENCE).on_turn(counts, ())) == pytest.approx(pairs_left(counts))
    assert sum(Prospects(players, PATIENCE).on_turn(counts, (1,) * players)) == pytest.approx(1)


def test_an_unassailable_lead_wins_and_equal_pairs_share_the_win() -> None:
    assert Prospects(3, PATIENCE).on_turn(3 * TWO_KNOWN, (0, 4, 0)) == (0.0, 1.0, 0.0)
    assert Prospects(3, PATIENCE).on_turn(0, (2, 1, 2)) == (0.5, 0.0, 0.5)


def test_tables_are_shared_and_cleared_when_they_are_too_large() -> None:
    assert prospects_for(2, 0.125) is prospects_for(2, 0.125)
    prospects_for(2, 0.125).on_turn(7 * TWO_NEW, ())
    assert prospects_for(2, 0.125, most_kept=5).size == 0


def small_game(players: int, pairs: int) -> Memory:
    """Return a game with `pairs` pairs, before the deal."""
    game = make_game("memory", players, {})
    assert isinstance(game, Memory)
    game.deck = set_of([card for card in NOTE_CARDS if octave_of(card) in {4, 5} and HOUR_OF[card] <= pairs])
    return game


def views(game: Game, rng: Random, emit: Emit | None = None) -> Iterator[MemoryView]:
    """Yield the view of the seat on turn until the game is over."""
    for view in turns(game, rng, emit=emit):
        assert isinstance(view, MemoryView)
        yield view


@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_play_everybody_wins_as_often_as_the_tables_say(players: int) -> None:
    games = 1000
    won = [0.0] * players
    for number in range(games):
        rng = Random(number)
        game = small_game(players, 5)
        for view in views(game, rng):
            game.apply(game.turn, choose_optimal(view, rng))
        for seat in game.winners():
            won[seat] += 1 / len(game.winners())
    hoped = Prospects(players, PATIENCE).on_turn(5 * TWO_NEW, (0,) * players)
    for mean, hope in zip([wins / games for wins in won], hoped, strict=True):
        assert mean == pytest.approx(hope, abs=4 * sqrt(hope * (1 - hope) / games))  # four standard deviations


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize(("board", "pairs"), [("naturals", 7), ("chromatic", 12), ("full", 27)])
def test_a_player_who_forgets_and_mixes_up_finishes_the_game(board: str, pairs: int, players: int) -> None:
    rng = Random(players)
    game = make_game("memory", players, {"board": board})
    recalls = [Recall(rng, 60.0, frozenset({"memory"})) for _ in range(players)]
    mixups = [Mixups(rng, 40.0) for _ in range(players)]

    def emit(event: Event) -> None:
        for recall, mixup in zip(recalls, mixups, strict=True):
            recall.notice(event)
            mixup.notice(event)

    for view in views(game, rng, emit=emit):
        remembered = recalls[game.turn].blurred(view)
        assert isinstance(remembered, MemoryView)
        game.apply(game.turn, choose_optimal(mixups[game.turn].blurred(remembered), rng), emit)
    assert sum(game.result().scores) == pairs


def test_without_patience_nobody_passes() -> None:
    for number in range(20):
        rng = Random(number)
        game = small_game(2, 7)
        for view in views(game, rng):
            at = chosen(view, rng, patience=0.0)
            known = [HOUR_OF[card] for card in view.seen if card is not None]
            assert view.up is not None or view.seen[at] is None or len(set(known)) < len(known)
            game.apply(game.turn, Flip(at))


def test_the_same_view_and_random_numbers_give_the_same_card() -> None:
    for number in range(10):
        rng = Random(number)
        game = small_game(3, 8)
        for view in views(game, rng):
            hidden_otherwise = Memory.determinize(view, rng).view(game.turn)
            seed = rng.random()
            action = choose_optimal(view, Random(seed))
            assert choose_optimal(hidden_otherwise, Random(seed)) == action
            game.apply(game.turn, action)


def test_good_play_beats_good_memory() -> None:
    deals = 250
    won = 0.0
    for number in range(deals):
        for good in range(2):
            rng = Random(number)
            game = make_game("memory", 2, {})
            for view in views(game, rng):
                game.apply(game.turn, (choose_optimal if game.turn == good else naive.best)(view, rng))
            won += (good in game.winners()) / len(game.winners())
    assert won / (2 * deals) > 0.56  # 0.63 is what it is worth; this is four standard deviations less
