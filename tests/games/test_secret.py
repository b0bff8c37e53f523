"""Chance: random generators, and the secret of a match: its numbers and its commitment, as docs/shuffles.md says."""

import hmac
import json
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES
from musicards.errors import BadNotation
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import pick, shuffled
from musicards.games.secret import Secret
from musicards.record import write_entry
from tests.games.cases import case_of
from tests.games.shuffles import chance_entry, numbers_of
from tests.games.wander import attempt, submit
from tests.numbers import HIGHEST, STILL, Script
from tests.strategies import options_of, rngs

DIGITS = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
SECRET = Secret.read(DIGITS)
DOCUMENTATION = Path(__file__).parents[2] / "docs" / "shuffles.md"


@dataclass
class Holder:
    secret: Secret


class Counted:
    """The numbers of the deal, counted."""

    def __init__(self, secret: Secret) -> None:
        self.rng = secret.rng(1)
        self.drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return self.rng.random()


def test_the_numbers_are_those_that_other_programs_compute() -> None:
    # printf 'musicards shuffle 1 BKTRW 0001…1e1f' | sha256sum
    assert SECRET.commitment("BKTRW") == "e0049649f9a0629d94fcd06a802aaf148b75a8c07001df9d1e9463a44eff243c"
    # printf '1 53' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0001…1e1f
    rng = SECRET.rng(1)
    numbers = [int(rng.random() * 2**40) for _ in range(53)]
    assert [f"{numbers[n - 1]:010x}" for n in (1, 2, 53)] == ["89ddd23eef", "0a61fe47de", "438e711fc7"]
    assert int(SECRET.rng(2).random() * 2**40) == 0x20E36C66CA


def test_a_chance_entry_has_the_same_numbers_whatever_was_drawn_before() -> None:
    first, second = SECRET.rng(1), SECRET.rng(2)
    drawn = [(first.random(), second.random()) for _ in range(20)]
    again = SECRET.rng(2)
    assert [number for _, number in drawn] == [again.random() for _ in range(20)]
    assert len({number for pair in drawn for number in pair}) == 40


def test_whole_numbers_pick_the_same_things() -> None:
    rng, again = SECRET.rng(1), SECRET.rng(1)
    for many in range(1, 2000):
        number = int(again.random() * 2**40)
        assert pick(rng, range(many)) == number * many >> 40


def test_all_things_are_picked_equally_often() -> None:
    rng = SECRET.rng(3)
    counts = Counter(pick(rng, range(54)) for _ in range(54_000))
    chi_square = sum((counts[thing] - 1000) ** 2 / 1000 for thing in range(54))
    assert chi_square < 100.2  # 99.99 of 100 secrets stay below


def test_the_documentation_has_the_same_example_and_says_how_every_game_is_dealt() -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    digest = hmac.digest(bytes(range(32)), b"1 1", "sha256").hex()
    for shown in (DIGITS, SECRET.commitment("BKTRW"), digest, f"0x{digest[:10]} = {int(digest[:10], 16):,}"):
        assert shown in text
    section = text.partition("### The deal\n")[2].partition("### ")[0]
    assert [game.title for game in GAMES.values() if game.title not in section] == []


def play(game: Game, secret: bytes, rng: Random, steps: int) -> Counter[str]:
    """Play with right, wrong and impossible actions. Check what chance does, and count it."""
    done: Counter[str] = Counter()
    for _ in range(steps):
        if game.over:
            break
        if not game.chance_due:
            submit(game, attempt(game, rng))
            continue
        chance = done.total() + 1
        entry = write_entry(None, game.chance(Secret(secret).rng(chance)))
        of = entry.get("seat", 0)
        assert isinstance(of, int)
        numbers = numbers_of(secret, chance)
        assert entry == chance_entry(game.name, game.players, dict(game.options), game.state(), numbers, of=of)
        assert submit(game, entry) is None
        done[str(entry["do"])] += 1
    return done


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), secret=st.binary(min_size=32, max_size=32), seed=st.integers(0, 2**32))
def test_chance_does_what_the_documentation_says(name: str, data: st.DataObject, secret: bytes, seed: int) -> None:
    players = data.draw(st.integers(*GAMES[name].seats))
    assert play(make_game(name, players, data.draw(options_of(name))), secret, Random(seed), 40)["deal"] == 1


@pytest.mark.parametrize(
    ("name", "players", "what"), [("distance", 5, "reshuffle"), ("steps", 5, "reshuffle"), ("old_maid", 2, "fan")]
)
def test_reshuffles_and_fans_do_what_the_documentation_says(name: str, players: int, what: str) -> None:
    done = Counter[str]()
    for seed in range(20):
        done += play(make_game(name, players, {}), bytes([seed] * 32), Random(seed), 400)
    assert done[what] > 5


def test_foundations_do_what_the_documentation_says() -> None:
    turned_up_wilds = 0
    for seed in range(40):
        secret = bytes([seed] * 32)
        assert play(make_game("keys_corners", 2, {}), secret, Random(seed), 1)["deal"] == 1
        numbers = Counted(Secret(secret))
        make_game("keys_corners", 2, {}).chance(numbers)
        turned_up_wilds += numbers.drawn > 53
    assert turned_up_wilds > 5


def test_a_secret_can_be_written_and_read_and_an_invalid_one_is_refused() -> None:
    assert SECRET.hex() == DIGITS
    assert Secret.read(DIGITS) == Secret(bytes(range(32)))
    assert hash(Secret.read(DIGITS)) == hash(SECRET)
    for digits in ("", DIGITS[1:], DIGITS + "00", DIGITS.upper(), DIGITS[1:] + "g", " " * 64, 7, None):
        with pytest.raises(BadNotation, match="a secret is 64 digits"):
            Secret.read(digits)


def test_a_drawn_secret_has_32_bytes_of_the_generator() -> None:
    drawn = [Secret.draw(Random(seed)).hex() for seed in range(50)]
    assert len(set(drawn)) == 50
    counts = Counter(digit for digits in drawn for digit in digits)
    assert set(counts) == set("0123456789abcdef")
    assert min(counts.values()) > 120


@pytest.mark.parametrize("holder", [SECRET, SECRET.rng(1), Holder(SECRET), {"secret": SECRET}], ids=repr)
def test_a_secret_is_never_printed_and_cannot_be_encoded(holder: object) -> None:
    assert DIGITS not in f"{holder!r} {holder}"
    assert str(bytes(range(32))) not in f"{holder!r} {holder}"
    for encode in (msgspec.json.encode, msgspec.to_builtins, json.dumps):
        with pytest.raises(TypeError):
            encode(holder)


SHUFFLED_12 = [8, 3, 7, 2, 1, 4, 5, 6, 9, 0, 10, 11]


def middles(count: int) -> list[float]:
    """Return a number from each of `count` equal parts from 0 to 1."""
    return [(part + 0.5) / count for part in range(count)]


def test_every_order_and_every_thing_comes_from_as_many_numbers_as_the_others() -> None:
    orders = Counter("".join(shuffled(Script(*numbers), "abcd")) for numbers in product(*map(middles, (4, 3, 2))))
    assert (len(orders), set(orders.values())) == (24, {1})
    assert [pick(Script(number), "abcde") for number in middles(5)] == list("abcde")
    assert pick(Script(0.0), "abc") + pick(Script(HIGHEST), "abc") == "ac"


@given(rngs, st.lists(st.integers()))
def test_shuffling_loses_and_makes_nothing_and_leaves_the_things_themselves_alone(
    rng: Random, things: list[int]
) -> None:
    before = things[:]
    assert sorted(shuffled(rng, things)) == sorted(things)
    assert things == before


@pytest.mark.parametrize("name", GAMES)
def test_sequence_and_deal_for_a_seed_stay_what_they_are(name: str) -> None:
    assert shuffled(Random(2), range(12)) == SHUFFLED_12
    game = make_game(name, 2, {})
    entry = write_entry(None, game.chance(Random(7)))
    hands = entry.get("hands", [entry.get("board")])
    assert isinstance(hands, list)
    assert [hand[:7] for hand in hands] == case_of(name).dealt


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("distance", [14, 21, 28, 35]),
        ("steps", [14, 21, 28, 35]),
        ("keys_corners", [10, 15, 20, 25]),
        ("go_fish", [14, 21, 20, 25]),
        ("old_maid", [49, 49, 49, 49]),
    ],
)
def test_cards_are_dealt_one_at_a_time_to_every_seat(name: str, sizes: list[int]) -> None:
    for players, dealt in enumerate(sizes, start=2):
        entry = write_entry(None, make_game(name, players, {}).chance(STILL))
        pack = [*CODES[:48], "X1"] if name == "old_maid" else CODES
        assert entry["hands"] == [list(pack[seat:dealt:players]) for seat in range(players)]


@pytest.mark.parametrize("name", ["distance", "steps"])
def test_next_card_starts_the_discard_pile_and_the_rest_is_the_stock(name: str) -> None:
    entry = write_entry(None, make_game(name, 3, {}).chance(STILL))
    assert (entry["discard"], entry["stock"]) == ([CODES[21]], list(CODES[22:]))
