"""Go Fish, Old Maid and Memory in a real Chromium: to their end with the mouse, the keyboard alone, and by touch."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Protocol

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from musicards.cards import HOUR_OF, parse_card
from musicards.theory.pitch import LETTERS, printed_hour
from tests.browser.conftest import Server

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1440, "height": 900}
SIZES = [PHONE, SMALL_PHONE, LAPTOP]
LONG = 20_000  # milliseconds
MOST = 400  # turns in a game that somebody plays who remembers
LOOK = 1600  # milliseconds for which two cards that differ stay in sight


def hour(code: str) -> int:
    """The pitch of a card; wilds of one kind count as one."""
    return HOUR_OF[parse_card(code)] or -ord(code[0])


class Hands(Protocol):
    """A way to do something at the page."""

    def take(self, player: "Player", position: int) -> None:
        """Take a card of the fan."""

    def flip(self, player: "Player", position: int) -> None:
        """Turn a card of the board over."""

    def ask(self, player: "Player", seat: int, pitch: int) -> None:
        """Ask a player for a pitch of one's hand."""


class Mouse:
    """Clicks."""

    def press(self, target: Locator) -> None:
        target.click(position={"x": 8, "y": 14})  # where a card shows though others lie on it

    def take(self, player: "Player", position: int) -> None:
        self.press(player.at(f"fan-card-{position}"))

    def flip(self, player: "Player", position: int) -> None:
        self.press(player.at(f"memory-card-{position}"))

    def ask(self, player: "Player", seat: int, pitch: int) -> None:
        for test_id in (f"ask-seat-{seat}", f"ask-hour-{pitch}"):
            if player.at(test_id).get_attribute("aria-pressed") != "true":
                self.press(player.at(test_id))
        self.press(player.at("ask"))


class Finger(Mouse):
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap(position={"x": 8, "y": 14})


class Keys:
    """Types, and never loses the focus."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def walk(self, player: "Player", target: str, arrows: Sequence[str]) -> None:
        """Press arrows until the card is reached."""
        for _ in range(MOST):
            if player.focused() == target:
                return
            player.page.keyboard.press(self.luck.choice(arrows))
        raise AssertionError(f"the arrows do not lead to {target}, but to {player.focused()}")

    def take(self, player: "Player", position: int) -> None:
        self.walk(player, f"fan-card-{position}", ["ArrowRight"])
        player.page.keyboard.press("Space")

    def flip(self, player: "Player", position: int) -> None:
        self.walk(player, f"memory-card-{position}", ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
        player.page.keyboard.press("Enter")

    def ask(self, player: "Player", seat: int, pitch: int) -> None:
        self.walk(player, f"ask-hour-{pitch}", ["ArrowRight"])
        if player.at(f"ask-hour-{pitch}").get_attribute("aria-pressed") != "true":
            player.page.keyboard.press("Space")
        if player.at(f"ask-seat-{seat}").get_attribute("aria-pressed") != "true":
            player.page.keyboard.press(str(player.others.index(seat) + 1))
        player.page.keyboard.press("q")


class Player:
    """Somebody at the page who remembers what was seen."""

    def __init__(self, page: Page, hands: Hands, luck: Random) -> None:
        self.page = page
        self.hands = hands
        self.luck = luck
        self.table: Mapping[str, Any] = {}
        self.version = -1
        self.answers: list[Mapping[str, Any]] = []
        self.seen: dict[int, str] = {}  # in Memory: what lies at a position
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: Mapping[str, Any]) -> None:
        if message["type"] in ("update", "snapshot"):
            self.table, self.version = message["table"], message["version"]
            for event in message.get("happened", []):
                if event["type"] == "flipped":
                    self.seen[event["position"]] = event["card"]
        elif message["type"] in ("ack", "refused"):
            self.answers.append(message)

    def open(self, address: str, game: str, *, players: int = 3, board: str = "") -> None:
        """From the home page to the table, against computers."""
        self.page.goto(address)
        self.page.get_by_test_id(f"game-card-{game}").click()
        self.page.get_by_test_id(f"players-{players}").check(force=True)
        if board:
            self.page.get_by_test_id(f"option-board-{board}").check(force=True)
        self.page.get_by_test_id("start").click()
        self.at("table").wait_for(timeout=LONG)
        self.wait_for(lambda: bool(self.table))

    def at(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def focused(self) -> str:
        """The test id of what has the focus."""
        found: str = self.page.evaluate("document.activeElement?.dataset.testid ?? ''")
        return found

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.table["players"]) if seat != self.table["seat"]]

    def wait_for(self, happened: Callable[[], bool]) -> None:
        for _ in range(LONG // 5):
            if happened():
                return
            self.page.wait_for_timeout(5)
        raise AssertionError(f"it did not come to that; answers: {self.answers[-3:]}, table: {self.table}")

    def comes_to_play(self) -> bool:
        """Wait for the turn, and until the page shows it; false when the game is over."""
        self.wait_for(lambda: self.table["over"] or self.table["turn"] == self.table["seat"])
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-testid=table]').dataset.version) >= version",
            arg=self.version,
        )
        return not self.table["over"]

    def attempt(self, act: Callable[[], None]) -> Mapping[str, Any]:
        """Do something, and wait for the server's answer."""
        before = len(self.answers)
        act()
        self.wait_for(lambda: len(self.answers) > before)
        return self.answers[-1]

    def play(self) -> Mapping[str, Any]:
        """One sensible action."""
        table = self.table
        if table["game"] == "old_maid":
            position = self.luck.randrange(table["fan"])
            return self.attempt(lambda: self.hands.take(self, position))
        if table["game"] == "memory":
            position = self.wanted()
            return self.attempt(lambda: self.hands.flip(self, position))
        seat, pitch = self.luck.choice(self.others), hour(self.luck.choice(table["hand"]))
        return self.attempt(lambda: self.hands.ask(self, seat, pitch))

    def wanted(self) -> int:
        """What somebody turns over who forgets nothing."""
        down = [place for place, gone in enumerate(self.table["gone"]) if not gone and place not in self.table["up"]]
        unknown = [place for place in down if place not in self.seen]
        if up := self.table["up"]:
            mates = [place for place in down if place in self.seen and hour(self.seen[place]) == hour(self.seen[up[0]])]
            return (mates or unknown or down)[0]
        for place in down:
            known = [each for each in down if each in self.seen]
            if place in self.seen and [hour(self.seen[each]) for each in known].count(hour(self.seen[place])) > 1:
                return place
        return (unknown or down)[0]

    def play_to_the_end(self) -> None:
        for _ in range(MOST):
            if not self.comes_to_play():
                return
            answer = self.play()
            assert answer["type"] == "ack", answer
            assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        raise AssertionError("the game does not come to an end")


def expect_a_result(player: Player, game: str) -> None:
    """The result stands there, and says of everybody what the table says."""
    expect(player.at("table")).to_have_attribute("data-over", "true")
    result = player.at("result")
    expect(result).to_be_visible()
    lines = result.get_by_role("listitem")
    expect(lines).to_have_count(player.table["players"])
    for seat in range(player.table["players"]):
        if game == "old_maid":
            said = "left with the Old Maid" if player.table["counts"][seat] else "safe"
        else:
            won = player.table["books" if game == "go_fish" else "pairs"][seat]
            said = f"{len(won)} {'book' if game == 'go_fish' else 'pair'}{'' if len(won) == 1 else 's'}"
        expect(lines.nth(seat)).to_contain_text(said)


def play_a_game(page: Page, server: Server, game: str, hands: Hands) -> None:
    player = Player(page, hands, Random(7))
    if game == "memory":
        player.open(server.address, game, players=2, board="naturals")
    else:
        player.open(server.address, game)
    player.comes_to_play()
    page.locator("h1").focus()
    player.play_to_the_end()
    expect_a_result(player, game)


GAMES = ["go_fish", "old_maid", "memory"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_mouse(page: Page, server: Server, game: str) -> None:
    play_a_game(page, server, game, Mouse())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_keyboard_alone(page: Page, server: Server, game: str) -> None:
    play_a_game(page, server, game, Keys(Random(3)))


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch(page: Page, server: Server, game: str) -> None:
    play_a_game(page, server, game, Finger())


@pytest.mark.parametrize("board", ["naturals", "chromatic", "full"])
def test_every_board_fits_every_screen(page: Page, server: Server, board: str) -> None:
    player = Player(page, Mouse(), Random(1))
    player.open(server.address, "memory", players=5, board=board)
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(60)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        cards = page.locator("[data-testid^=memory-card-]")
        boxes = cards.evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().toJSON())")
        own = page.get_by_test_id("turn").bounding_box()
        assert own is not None
        assert min(box["width"] for box in boxes) >= (36 if size == SMALL_PHONE else 40), size
        assert all(box["left"] >= 0 and box["right"] <= size["width"] for box in boxes), size
        assert max(box["bottom"] for box in boxes) <= own["y"], size


def differing(player: Player) -> tuple[int, int]:
    """Turn over two cards that differ; pairs by luck are kept until then."""
    while True:
        player.comes_to_play()
        player.play()
        player.wait_for(lambda: len(player.table["up"]) == 1)
        first = player.table["up"][0]
        second = next(place for place, gone in enumerate(player.table["gone"]) if not gone and place != first)
        player.attempt(partial(player.hands.flip, player, second))
        player.wait_for(lambda: not player.table["up"])
        if not player.table["gone"][second]:
            return first, second


def test_two_cards_that_differ_can_be_looked_at_before_they_turn_back(page: Page, server: Server) -> None:
    player = Player(page, Mouse(), Random(2))
    player.open(server.address, "memory", players=1, board="chromatic")
    both = differing(player)
    for place in both:
        expect(player.at(f"memory-card-{place}")).not_to_contain_text("face down")
    page.wait_for_timeout(LOOK)
    for place in both:
        expect(player.at(f"memory-card-{place}")).to_contain_text("face down")


def test_the_next_card_ends_the_look_at_the_last_ones(page: Page, server: Server) -> None:
    player = Player(page, Mouse(), Random(2))
    player.open(server.address, "memory", players=1, board="chromatic")
    first, second = differing(player)
    third = next(place for place, gone in enumerate(player.table["gone"]) if not gone and place not in (first, second))
    player.attempt(lambda: player.hands.flip(player, third))
    for place in (first, second):
        expect(player.at(f"memory-card-{place}")).to_contain_text("face down", timeout=LOOK // 2)


def test_two_quick_taps_turn_over_two_cards(page: Page, server: Server) -> None:
    player = Player(page, Mouse(), Random(2))
    player.open(server.address, "memory", players=1)
    player.comes_to_play()
    page.evaluate(
        "() => { for (const place of [3, 9]) document.querySelector(`[data-testid=memory-card-${place}]`).click(); }"
    )
    player.wait_for(lambda: len(player.answers) == 2)
    assert [answer["type"] for answer in player.answers] == ["ack", "ack"]
    assert sorted(player.seen) == [3, 9]


def test_cards_by_name_and_on_the_staff_are_told_apart_and_the_log_keeps_quiet(page: Page, server: Server) -> None:
    player = Player(page, Mouse(), Random(4))
    player.open(server.address, "memory", players=1, board="chromatic")
    player.at("pairing").select_option("name-staff")
    first, second = differing(player)
    for place in (first, second):
        face = "name" if player.seen[place].endswith("4") else "staff"
        expect(player.at(f"memory-card-{place}")).to_contain_text(face)
    expect(player.at("log")).not_to_contain_text("turn over")
    player.at("pairing").select_option("same")
    expect(player.at("log")).to_contain_text("turn over")


def test_a_pitch_that_is_not_held_can_be_asked_for_by_its_letter_and_is_explained(page: Page, server: Server) -> None:
    player = Player(page, Mouse(), Random(5))
    player.open(server.address, "go_fish")
    player.comes_to_play()
    held = {hour(code) for code in player.table["hand"]}
    letter = next(each for each in LETTERS if printed_hour(each) not in held)
    page.keyboard.press(letter)
    page.keyboard.press("2")
    expect(player.at("ask")).to_contain_text(f"do you have any {letter}?")
    assert player.attempt(lambda: page.keyboard.press("q"))["reason"] == "pitch-not-held"
    expect(player.at("slip")).to_contain_text(f"You hold no {letter}")


def test_a_black_key_is_asked_for_by_the_name_one_chooses(page: Page, server: Server) -> None:
    player = Player(page, Mouse(), Random(6))
    player.open(server.address, "go_fish", players=2)
    player.comes_to_play()
    for _ in range(3):  # G, G sharp, G flat
        page.keyboard.press("g")
    expect(player.at("ask")).to_contain_text("G♭?")
    player.at("ask-name-F#").click()
    expect(player.at("ask")).to_contain_text("F♯?")


def test_a_pitch_dragged_to_somebody_is_asked_for(page: Page, server: Server) -> None:
    player = Player(page, Mouse(), Random(6))
    player.open(server.address, "go_fish")
    player.comes_to_play()
    pitch = page.locator("[data-testid^=ask-hour-]").first
    pitch.drag_to(player.at("ask-seat-2"), source_position={"x": 20, "y": 30})
    player.wait_for(lambda: len(player.answers) == 1)
    assert player.answers[0]["type"] == "ack"
    expect(player.at("log")).to_contain_text("You ask")


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_sees_the_table_and_can_do_nothing(page: Page, server: Server, game: str) -> None:
    player = Player(page, Mouse(), Random(8))
    player.open(server.address, game)
    code = player.at("room-code").inner_text()
    assert page.context.browser is not None
    context = page.context.browser.new_context(viewport=LAPTOP, reduced_motion="reduce")  # type: ignore[arg-type]
    watcher = Player(context.new_page(), Mouse(), Random(9))
    watcher.page.goto(f"{server.address}#/table/{code}")
    watcher.at("table").wait_for(timeout=LONG)
    expect(watcher.at("table")).to_have_attribute("data-seat", "")
    expect(watcher.page.locator("[data-testid^=opponent-]")).to_have_count(3)
    expect(watcher.page.locator("[data-testid^=ask-], [data-testid=own-cards]")).to_have_count(0)
    able = "[data-testid^=fan-card-]:not([aria-disabled=true]), [data-testid^=memory-card-]:not([aria-disabled=true])"
    expect(watcher.page.locator(able)).to_have_count(0)
    context.close()
