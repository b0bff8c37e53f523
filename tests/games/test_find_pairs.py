"""Old Maid with `find_pairs`: players lay their pairs themselves. The cases are those of docs/rules.md."""

from random import Random

import pytest

from musicards.cards import HOUR_OF, cards_in, is_wild, set_of
from musicards.games.action import Done
from musicards.games.old_maid import OldMaid, Pair, Take
from musicards.games.registry import make_game
from musicards.players.levels import make_player
from musicards.players.playing import play_game
from tests.games.deals import Table, cards, old_maid, refused
from tests.games.wander import turns


def finding(*hands: str, fan: str = "") -> Table:
    """Deal these hands, with the fan of the last seat in the order given, if it is due."""
    table = old_maid(*hands, options={"find_pairs": True})
    if table.game.chance_due:
        table.fan(len(hands) - 1, fan or hands[-1])
    return table


def pair(table: Table, seat: int, codes: str) -> None:
    table.enter(seat, "pair", cards=codes.split())


def test_no_pair_is_laid_at_the_deal_or_by_a_take_and_overlooked_ones_stay_in_the_hand() -> None:
    table = finding("C3 C4 D3", "D4 E3 E4 X1")
    assert (table.hand(0), table["laid"]) == ("C3 D3 C4", [0, 0])
    table.take(0, 0)
    assert (table.hand(0), table["laid"], table["taken"], table.game.turn) == ("C3 D3 C4 D4", [0, 0], True, 0)
    with refused("taken-already"):  # one card is taken in a turn
        table.take(0, 0)
    table.done(0)
    assert table.hand(0) == "C3 D3 C4 D4"


def test_pairs_are_laid_before_the_take_and_after_it() -> None:
    table = finding("C3 C4 D3 E5", "D4 E3 E4 X1")
    pair(table, 0, "C4 C3")
    table.take(0, 0)
    pair(table, 0, "D3 D4")
    assert (table.hand(0), table["laid"]) == ("E5", [2, 0])
    assert table.happened() == ["pair-laid"]


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ("C3 D3", "not-a-pair"),
        ("C3 X1", "maid-has-no-pair"),
        ("C3 C5", "card-not-held"),
        ("C3 C3", "card-twice"),
        ("C3", "not-two"),
        ("C3 C4 C6", "not-two"),
        ("", "not-two"),
    ],
)
def test_what_is_no_pair_is_refused_and_costs_nothing(chosen: str, reason: str) -> None:
    table = finding("C3 C4 C6 D3 X1", "D4 E3 E4 C5")
    before = table.game.state()
    with refused(reason):
        pair(table, 0, chosen)
    assert table.game.state() == before


def test_a_turn_ends_after_the_take_and_not_before_and_pairs_are_for_ones_own_turn() -> None:
    table = finding("C3 C4 D3", "D4 E3 E4 X1")
    with refused("not-your-turn"):
        pair(table, 1, "E3 E4")
    with refused("take-first"):
        table.done(0)
    table.take(0, 0)
    table.done(0)
    assert (table.game.turn, table.game.turns, table.game.chance_due) == (1, 1, True)
    table.fan(0, table.hand(0))
    assert table["taken"] is False


def test_a_pair_that_empties_the_hand_ends_the_turn_even_before_the_take() -> None:
    table = finding("C3 C4", "D3 D4 X1", "E3 E4 F3 F4")
    assert isinstance(table.game, OldMaid)
    assert table.game.fan == cards("E3 E4 F3 F4")
    pair(table, 0, "C3 C4")
    assert table.happened() == ["pair-laid", "went-out", "turn"]
    assert (table.game.turn, table.game.turns) == (1, 1)
    assert table.game.fan == ()  # nobody took from it: it is no longer held out
    table.fan(2, "E3 E4 F3 F4")  # the fan of the nearest player to the right with cards


def test_when_nobody_else_has_cards_only_pairs_are_left() -> None:
    table = finding("C3 D3 D4 X1", "C4")
    table.take(0, 0)
    assert table.happened() == ["took", "went-out"]  # whoever gives away the last card is safe
    with refused("only-pairs"):
        table.done(0)
    with refused("only-pairs"):
        table.take(0, 0)
    pair(table, 0, "D3 D4")
    assert not table.game.over
    pair(table, 0, "C3 C4")
    assert (table.game.over, table.game.scores(), table.game.turns, table["taken"]) == (True, (1, 0), 1, False)


def test_a_seat_that_alone_has_cards_has_a_turn_without_a_fan() -> None:
    table = finding("C3 C4", "D3 D4 X1")
    assert (table.game.turn, table.game.over) == (0, False)  # a deal never ends the game
    pair(table, 0, "C3 C4")
    assert (table.game.turn, table.game.chance_due, table.game.over) == (1, False, False)
    with refused("only-pairs"):
        table.take(1, 0)
    pair(table, 1, "D3 D4")
    assert (table.game.over, table.game.winners(), table.game.turns) == (True, (0,), 2)


def test_the_game_is_over_when_all_hands_hold_only_the_old_maid() -> None:
    table = finding("C3 C4", "X1", "D3 D4")
    pair(table, 0, "C3 C4")
    table.fan(2, "D3 D4")
    table.take(1, 0)
    table.done(1)
    table.fan(1, table.hand(1))
    table.take(2, table.hand(1).split().index("D3"))
    pair(table, 2, "D3 D4")
    assert (table.game.over, table.game.winners()) == (True, (0, 2))


def test_without_the_option_there_is_nothing_to_find() -> None:
    table = old_maid("C3 D3", "D4 C4 X1")
    table.fan(1, "D4 C4 X1")
    with refused("not-in-this-game"):
        pair(table, 0, "C3 D3")
    with refused("not-in-this-game"):
        table.done(0)


def as_found(game: OldMaid) -> list[object]:
    """Return what the seat on turn can rightly do, by trying everything that it could attempt."""
    hand = cards_in(game.hands[game.turn])
    notes = [card for card in hand if not is_wild(card)]
    takes: list[object] = [] if game.taken else [Take(position) for position in range(game.fan_size)]
    hours = sorted({HOUR_OF[card] % 12 for card in notes if sum(HOUR_OF[card] == HOUR_OF[each] for each in notes) > 1})
    pairs = [Pair(tuple(card for card in notes if HOUR_OF[card] % 12 == hour)[:2]) for hour in hours]
    alone = sum(hand != 0 for hand in game.hands) == 1
    return [*takes, *pairs, *([Done()] if game.taken and not alone else [])]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_moves_and_actions_are_what_the_rules_allow_throughout_whole_games(players: int) -> None:
    rng = Random(players)
    for _ in range(20):
        game = make_game("old_maid", players, {"find_pairs": True, "pitches": rng.choice(["all", "naturals"])})
        assert isinstance(game, OldMaid)
        for view in turns(game, rng):
            moves = game.moves()
            assert view.legal_actions() == as_found(game) == [game.action_of(move) for move in moves]
            assert [game.move_of(action) for action in view.legal_actions()] == moves
            other = game.copy()
            move = rng.choice(moves)
            game.apply(game.turn, game.action_of(move))
            other.play_move(move, None)
            assert other.state() == game.state()
        assert [hand for hand in game.hands if hand] == [set_of(cards("X1"))]


@pytest.mark.parametrize("level", ["random", "rule", "newcomer", "beginner", "expert"])
def test_computers_find_all_their_pairs_in_the_end(level: str) -> None:
    turns = []
    for seed in range(60):
        rng = Random(seed)
        game = make_game("old_maid", 2 + seed % 4, {"find_pairs": True})
        play_game(game, [make_player(level, rng) for _ in range(game.players)], rng)
        assert game.over
        turns.append(game.turns)
    assert max(turns) < 400


def test_weak_computers_overlook_pairs_and_strong_ones_do_not() -> None:
    def overlooked(level: str) -> int:
        found = 0
        for seed in range(30):
            rng = Random(seed)
            game = make_game("old_maid", 3, {"find_pairs": True})
            players = [make_player(level, rng) for _ in range(3)]
            for view in turns(game, rng):
                action = players[game.turn].choose(view)
                found += isinstance(action, Done) and any(isinstance(each, Pair) for each in view.legal_actions())
                game.apply(game.turn, action)
        return found

    counts = [overlooked(level) for level in ("newcomer", "learner", "player", "expert")]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 0
    assert counts[-1] == 0
