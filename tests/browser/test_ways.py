"""Games of theory to their end by keyboard alone and by touch; every game to its end by two browsers together."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.games.registry import GAMES
from tests.browser.conftest import Server
from tests.browser.hands import Finger, Hands, Keys
from tests.browser.person import LONG, Person, sit_together
from tests.games.cases import case_of

PHONE = {"width": 390, "height": 844}
THEORY = [name for name in GAMES if case_of(name).group == "theory"]  # the others: test_new_games.py
SEEDS = {"distance": 1, "steps": 4, "keys_corners": 4}  # with these the games are not long
PLAYERS = {"keys_corners": 5}  # the more there are, the fewer turns each has
MOVES_LOOKED_AT = 6  # after which the host's cards are looked for in the guest's page


def play_alone(page: Page, server: Server, game: str, hands: Hands) -> None:
    """Play a whole game against two computers, then start the next one."""
    person = Person(page)
    person.open_game(server.address, game, players=PLAYERS.get(game, 3))
    person.hands = hands
    person.play_turns(Random(11))
    expect(page.get_by_test_id("result")).to_be_visible()
    hands.press(page, "play-again")
    person.wait_for(lambda: not person.table["over"])


@pytest.mark.parametrize("game", THEORY)
def test_a_whole_game_with_the_keyboard_alone(page: Page, dealt: Callable[[int], Server], game: str) -> None:
    play_alone(page, dealt(SEEDS.get(game, 1)), game, Keys())


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
@pytest.mark.parametrize("game", THEORY)
def test_a_whole_game_by_touch(page: Page, dealt: Callable[[int], Server], game: str) -> None:
    play_alone(page, dealt(SEEDS.get(game, 1)), game, Finger())


def expect_the_same_end(host: Page, guest: Page) -> None:
    """Expect that both pages show the result with the same scores."""
    scores = []
    for page in (host, guest):
        expect(page.get_by_test_id("result")).to_be_visible(timeout=LONG)
        scores.append(page.get_by_test_id("result").get_by_role("listitem").locator("b").all_inner_texts())
    assert scores[0] == scores[1]


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game_together(
    page: Page, guest_page: Page, dealt: Callable[[int], Server], game: str
) -> None:
    people = [Person(page), Person(guest_page)]
    address = dealt(SEEDS.get(game, 1)).address
    computers = PLAYERS.get(game, 2) - 2
    sit_together(page, guest_page, address, game, computers=computers, options=case_of(game).short)
    rng = Random(12)
    for person in people:
        person.come_to_the_table()
    for move in range(400):
        people[0].wait_for(lambda: any(person.is_over or person.is_on_turn for person in people))
        if any(person.is_over for person in people):
            break
        person = next(person for person in people if person.is_on_turn)
        person.wait_for_turn()
        assert person.attempt(person.best(rng))["type"] == "ack"
        people[0].wait_for(lambda: people[0].version == people[1].version)
        if move < MOVES_LOOKED_AT:
            shown = guest_page.content()
            assert not any(f'card-{card}"' in shown for card in people[0].table["hand"])
    expect_the_same_end(page, guest_page)
