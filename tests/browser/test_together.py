"""Several people at one table: by link, code and key, away and back, clocks, undo, rounds."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.devices import scanned
from tests.browser.person import LONG, Person, sit_together


def set_table(page: Page, game: str, *, others: list[str], **agreed: str) -> None:
    """Create a match with `others` (levels, or person) and the settings `agreed`."""
    page.goto(f"#/new/{game}")
    page.get_by_test_id(f"option-players-{len(others) + 1}").locator("xpath=..").click()
    for seat, kind in enumerate(others, start=1):
        page.get_by_test_id(f"seat-{seat}-kind").select_option(kind)
    page.get_by_test_id("agree").locator("summary").click()
    for name, value in agreed.items():
        page.get_by_test_id(f"agree-{name}").select_option(value)
    page.get_by_test_id("start").click()
    if "person" not in others:
        page.get_by_test_id("table").wait_for(timeout=LONG)


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_test_id("sit").click()
    page.get_by_test_id("table").wait_for(timeout=LONG)


def seat_link(page: Page) -> str:
    """Show the link to the page's own seat, and return it."""
    page.get_by_test_id("room-code").click()
    page.get_by_test_id("other-device").click()
    link = page.get_by_test_id("seat-link").input_value()
    assert scanned(page.get_by_test_id("seat-qr")) == link
    return link


def hand_of(page: Page) -> object:
    return page.get_by_test_id("hand").get_by_role("button").evaluate_all("cards => cards.map(c => c.dataset.testid)")


def seat_of(page: Page) -> str | None:
    return page.get_by_test_id("table").get_attribute("data-seat")


def test_the_link_in_the_waiting_room_brings_another_person_to_the_table(page: Page, guest_page: Page) -> None:
    set_table(page, "old_maid", others=["person"])
    link = page.get_by_test_id("table-link").input_value()
    assert re.fullmatch(r".*#/table/[A-Z]{7}", link)  # nobody's seat is in it
    assert scanned(page.get_by_test_id("qr")) == link
    guest_page.goto(link)
    expect(guest_page.get_by_role("heading", level=2).first).to_have_text("Take a seat")
    button = guest_page.get_by_test_id("sit")
    box, code = button.bounding_box(), guest_page.get_by_test_id("room-code").bounding_box()
    assert box is not None
    assert code is not None
    assert box["y"] + box["height"] <= 844  # on a phone, the form comes first
    assert box["y"] < code["y"]
    guest_page.get_by_test_id("another-name").click()
    name = guest_page.get_by_test_id("name").input_value()
    guest_page.get_by_test_id("avatar-7").locator("xpath=..").click()
    button.click()
    guest_page.get_by_test_id("table").wait_for(timeout=LONG)
    page.get_by_test_id("table").wait_for(timeout=LONG)
    assert (seat_of(page), seat_of(guest_page)) == ("0", "1")
    expect(page.get_by_test_id("opponent-1")).to_contain_text(name)


def test_where_others_cannot_come_the_host_lets_them_with_a_button(page: Page, guest_page: Page) -> None:
    found: list[list[str]] = [[], ["http://192.168.1.7:8000"], ["http://192.168.1.7:8000"]]

    def only_here(route: Route) -> None:
        answer, addresses = route.fetch(), found[0] if len(found) == 1 else []
        route.fulfill(response=answer, json={**answer.json(), "addresses": addresses, "can_share": True})

    page.context.route("**/api/lobby", only_here)
    page.route("**/api/share", lambda route: route.fulfill(json={"addresses": found.pop(0)}))
    set_table(page, "memory", others=["person"])
    for absent in ("qr", "table-link", "other-device"):
        expect(page.get_by_test_id(absent)).to_have_count(0)
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("only-here").get_by_role("status")).to_contain_text("Wi-Fi")
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("only-here")).to_have_count(0)
    expect(page.get_by_test_id("table-link")).to_have_value(re.compile(r"http://192\.168\.1\.7:8000/"))
    expect(page.get_by_test_id("qr")).to_be_visible()
    expect(page.get_by_test_id("other-device")).to_be_visible()
    found.append([])
    guest_page.context.route("**/api/lobby", only_here)
    guest_page.goto(page.url)  # only the host can do anything about it
    guest_page.get_by_test_id("sit").wait_for()
    expect(guest_page.get_by_test_id("only-here")).to_have_count(0)


def test_the_code_on_the_home_page_lets_you_watch_a_full_table_and_take_over_a_computer_s_seat(
    page: Page, guest_page: Page
) -> None:
    set_table(page, "distance", others=["player"])
    guest_page.goto("/")
    guest_page.get_by_label(re.compile("code")).fill(page.get_by_test_id("room-code").inner_text().lower())
    guest_page.get_by_role("button", name="Join", exact=True).click()
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-seat", "", timeout=LONG)
    expect(guest_page.get_by_test_id("take-seat")).to_have_count(0)  # whoever plays alone has to let others in
    page.get_by_test_id("room-code").click()
    page.get_by_test_id("unlock").click()
    expect(page.get_by_test_id("locked")).to_be_hidden()
    page.keyboard.press("Escape")
    guest_page.get_by_test_id("take-seat").click()
    guest_page.get_by_test_id("name").select_option("Lea")
    guest_page.get_by_test_id("sit").click()
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-seat", "1")
    expect(guest_page.get_by_test_id("hand").get_by_role("button").first).to_be_visible()
    expect(guest_page.get_by_test_id("late")).to_be_hidden()
    expect(page.get_by_test_id("opponent-1")).to_contain_text("Lea")


def test_the_link_for_another_device_brings_the_seat_there(page: Page, guest_page: Page) -> None:
    set_table(page, "distance", others=["player"])
    hand = hand_of(page)
    guest_page.goto(seat_link(page))
    guest_page.get_by_test_id("table").wait_for(timeout=LONG)
    assert seat_of(guest_page) == "0"
    for each in (page, guest_page):
        assert re.search(r"#/table/[A-Z]{7}$", each.url)  # the key does not stay in the address
    assert hand_of(guest_page) == hand
    page.keyboard.press("Escape")
    # The page left behind says so, and can have the seat back.
    expect(page.get_by_test_id("moved-away")).to_be_visible()
    page.get_by_test_id("moved-away").get_by_role("button").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-seat", "0")
    expect(guest_page.get_by_test_id("moved-away")).to_be_visible()


def test_a_link_that_was_replaced_says_so_and_lets_you_watch(page: Page, guest_page: Page) -> None:
    set_table(page, "distance", others=["player"])
    old = seat_link(page)
    page.get_by_test_id("replace-link").click()
    expect(page.get_by_test_id("seat-link")).not_to_have_value(old)
    guest_page.goto(old)
    expect(guest_page.get_by_test_id("key-problem")).to_contain_text("no longer works")
    assert seat_of(guest_page) == ""
    guest_page.goto("about:blank")
    guest_page.goto(page.get_by_test_id("seat-link").input_value())
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-seat", "0")


def test_only_the_host_starts_and_hands_over_and_the_new_host_closes_the_table(page: Page, guest_page: Page) -> None:
    set_table(page, "steps", others=["person", "person"])
    guest_page.goto(page.get_by_test_id("table-link").input_value())
    guest_page.get_by_test_id("sit").click()
    expect(guest_page.get_by_test_id("host-starts")).to_be_visible()
    expect(guest_page.get_by_test_id("start")).to_be_hidden()
    expect(page.get_by_test_id("start")).to_be_visible()
    page.get_by_test_id("make-host-1").click()
    expect(page.get_by_test_id("start")).to_be_hidden()
    expect(page.get_by_test_id("host-controls")).to_be_hidden()
    guest_page.get_by_test_id("start").click()
    guest_page.get_by_test_id("table").wait_for(timeout=LONG)
    guest_page.get_by_test_id("room-code").click()
    guest_page.get_by_test_id("close-table").click()
    guest_page.get_by_test_id("close-table-now").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This table has been closed.")
    expect(guest_page.get_by_test_id("game-card-steps")).to_be_visible()


def test_a_typed_name_is_kept_without_a_deal_and_offered_again_even_after_a_suggested_one(page: Page) -> None:
    field, address, person = page.get_by_test_id("name"), "#/new/memory", Person(page)
    page.goto(address)
    page.get_by_test_id("you").locator("summary").click()
    field.fill("Lea")
    page.goto("/")
    person.click("play-memory")
    person.come_to_the_table()
    assert person.room["seats"][0]["name"] == "Lea"
    page.goto(address)
    page.get_by_test_id("you").locator("summary").click()
    expect(field).to_have_value("Lea")
    page.get_by_test_id("another-name").click()
    expect(field).not_to_have_value("Lea")
    page.get_by_test_id("start").click()
    page.get_by_test_id("table").wait_for(timeout=LONG)
    page.goto(address)
    expect(field).to_have_value("Lea")


@pytest.mark.parametrize("speed", [20])
def test_a_computer_plays_for_a_player_who_is_away_and_gives_the_seat_back(page: Page, guest_page: Page) -> None:
    set_table(page, "steps", others=["person"], stand_in="20")
    link = page.get_by_test_id("table-link").input_value()
    sit_down(guest_page, link)
    own_address = guest_page.url
    page.get_by_test_id("table").wait_for(timeout=LONG)
    guest_page.goto("about:blank")
    expect(page.get_by_test_id("away")).to_have_text(re.compile("computer"), timeout=LONG)
    guest_page.goto(own_address)
    guest_page.get_by_test_id("table").wait_for(timeout=LONG)
    expect(page.get_by_test_id("away")).to_be_hidden()
    assert seat_of(guest_page) == "1"


@pytest.mark.parametrize("speed", [20])
def test_when_the_time_for_a_turn_is_up_the_turn_passes(page: Page) -> None:
    person = Person(page)
    set_table(page, "steps", others=["player"], clock="20")
    person.wait_for_turn()
    turns = person.table["turns"]
    expect(page.get_by_test_id("turn-clock")).to_be_visible()
    person.wait_for(lambda: person.table["turns"] > turns)


def test_a_placement_in_keys_corners_can_be_taken_back(page: Page) -> None:
    person, rng = Person(page), Random(3)
    set_table(page, "keys_corners", others=["player"])
    undo = page.get_by_test_id("undo")
    for _ in range(12):
        person.wait_for_turn()
        assert not person.is_over
        before = person.table
        expect(undo).to_be_hidden()
        person.attempt(person.best(rng))
        if person.is_on_turn and person.table["plays"] == 1:
            break
    expect(undo).to_be_visible()
    version = person.version
    undo.click()
    person.wait_for(lambda: person.version > version)
    assert (person.table["hand"], person.table["piles"]) == (before["hand"], before["piles"])
    expect(undo).to_be_hidden()


def test_a_series_of_rounds_moves_the_deal_and_sums_the_scores(page: Page, guest_page: Page) -> None:
    player, rng = Person(page), Random(4)
    set_table(page, "old_maid", others=["player"], rounds="2")
    player.wait_for(lambda: bool(player.table))
    expect(page.get_by_test_id("round")).to_contain_text("1 of 2")
    expect(page.get_by_test_id("opponent-1").get_by_test_id("dealer")).to_be_visible()
    player.play_turns(rng)
    standing = page.get_by_test_id("standing").locator("b")
    expect(standing.first).to_be_visible()
    assert sorted(standing.all_inner_texts()) == ["0", "1"]
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("host-chooses")).to_be_visible()
    expect(guest_page.get_by_test_id("play-again")).to_be_hidden()
    page.get_by_test_id("option-pitches-naturals").check(force=True)
    page.get_by_test_id("play-again").click()
    expect(page.get_by_test_id("round")).to_contain_text("2 of 2")
    player.wait_for(lambda: player.room["options"]["pitches"] == "naturals")
    expect(page.get_by_test_id("opponent-0").get_by_test_id("dealer")).to_be_hidden()
    player.wait_for(lambda: player.table["seat"] == 1)  # the deal has moved by one seat
    player.play_turns(rng)
    expect(page.get_by_test_id("result")).to_contain_text("series")
    assert sum(int(text) for text in standing.all_inner_texts()) == 2


@pytest.mark.parametrize("own_names", [True, False])
def test_names_are_shown_as_typed_or_chosen_from_the_list_and_stay_the_same(
    page: Page, guest_page: Page, *, own_names: bool
) -> None:
    set_table(page, "memory", others=["person"], own_names=str(own_names).lower())
    guest_page.goto(page.get_by_test_id("table-link").input_value())
    expect(guest_page.get_by_test_id("sit")).to_be_visible()
    expect(guest_page.get_by_test_id("names-hint")).to_have_count(int(not own_names))
    typed = "<img src=x onerror=a()>"
    if own_names:
        guest_page.get_by_test_id("name").fill(typed)
    else:  # what was typed elsewhere is no name here, and stays what it is
        guest_page.evaluate("name => localStorage.setItem('musicards.typed-name', name)", typed)
        guest_page.reload()
        expect(guest_page.get_by_test_id("name")).to_have_js_property("tagName", "SELECT")
    name = typed if own_names else guest_page.get_by_test_id("name").input_value()
    guest_page.get_by_test_id("sit").click()
    page.get_by_test_id("table").wait_for(timeout=LONG)
    expect(page.get_by_test_id("opponent-1")).to_contain_text(name)
    expect(page.locator("img[src='x']")).to_have_count(0)
    if not own_names:
        guest_page.goto("#/")
        set_table(page, "memory", others=["person"], own_names="false")
        guest_page.goto(page.get_by_test_id("table-link").input_value())
        expect(guest_page.get_by_test_id("name")).to_have_value(name)


def test_the_key_in_the_address_leaves_the_history_even_if_the_server_does_not_answer(
    page: Page, guest_page: Page
) -> None:
    set_table(page, "distance", others=["player"])
    link = seat_link(page)
    guest_page.goto("/")
    guest_page.route("**/api/matches/**", lambda route: route.abort())
    guest_page.goto(link)
    guest_page.get_by_role("button", name="Try again").wait_for()
    assert link.rsplit("/", 1)[1] not in guest_page.url
    guest_page.unroute("**/api/matches/**")
    guest_page.get_by_role("button", name="Try again").click()
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-seat", "0")
    guest_page.go_back()
    guest_page.go_forward()
    assert link.rsplit("/", 1)[1] not in guest_page.url


def test_the_host_takes_somebody_out_who_is_told_and_can_only_watch(page: Page, guest_page: Page) -> None:
    set_table(page, "steps", others=["person"])
    sit_down(guest_page, page.get_by_test_id("table-link").input_value())
    page.get_by_test_id("table").wait_for(timeout=LONG)
    guest_page.get_by_test_id("table").wait_for(timeout=LONG)
    page.get_by_test_id("room-code").click()
    page.get_by_test_id("remove-1").click()
    page.get_by_test_id("remove-now").click()
    expect(page.get_by_test_id("locked")).to_be_visible()
    expect(guest_page.get_by_test_id("removed")).to_be_visible()
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-seat", "")
    guest_page.reload()
    guest_page.get_by_test_id("table").wait_for(timeout=LONG)
    expect(guest_page.get_by_test_id("take-seat")).to_have_count(0)


def invite_a_friend(page: Page, game: str, name: str = "") -> None:
    """Make a table for a friend from home, at which `game` is played."""
    page.goto("/")
    page.get_by_test_id("play-friend").click()
    expect(page.get_by_test_id("friend-game")).to_be_focused()
    expect(page.get_by_test_id("friend-game")).to_have_value(game)
    if name:
        page.get_by_test_id("friend-name").fill(name)
    page.get_by_test_id("friend-start").click()


def play_with_a_friend(page: Page, guest_page: Page, game: str, name: str = "") -> None:
    """Make a table for a friend, and seat the friend who follows its link."""
    invite_a_friend(page, game, name)
    link = page.get_by_test_id("table-link").input_value()
    assert scanned(page.get_by_test_id("qr")) == link
    guest_page.goto(link)
    expect(guest_page.get_by_role("heading", level=2).first).to_have_text("Take a seat")
    guest_page.get_by_test_id("sit").click()
    for each in (page, guest_page):
        each.get_by_test_id("table").wait_for(timeout=LONG)


def test_a_table_for_a_friend_asks_for_a_name_and_for_the_game_that_was_played_last(
    page: Page, guest_page: Page
) -> None:
    play_with_a_friend(page, guest_page, "memory", "Mia")
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-game", "memory")
    assert (seat_of(page), seat_of(guest_page)) == ("0", "1")
    expect(guest_page.get_by_test_id("opponent-0")).to_contain_text("Mia")
    Person(page).open_table("distance")
    play_with_a_friend(page, guest_page, "distance")
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-game", "distance")
    expect(guest_page.get_by_test_id("opponent-0")).to_contain_text("Mia")


def test_the_host_changes_the_game_while_the_friend_is_not_there_and_the_link_stays(
    page: Page, guest_page: Page
) -> None:
    invite_a_friend(page, "memory")
    link = page.get_by_test_id("table-link").input_value()
    guest_page.goto(link)
    expect(guest_page.get_by_role("heading", level=1)).to_have_text("Memory")
    expect(guest_page.get_by_test_id("game-choice")).to_have_count(0)
    page.get_by_test_id("game-choice").select_option("go_fish")
    for each in (page, guest_page):
        expect(each.get_by_role("heading", level=1)).to_have_text("Go Fish")
    assert page.get_by_test_id("table-link").input_value() == link
    guest_page.get_by_test_id("sit").click()
    for each in (page, guest_page):
        expect(each.get_by_test_id("table")).to_have_attribute("data-game", "go_fish", timeout=LONG)
        expect(each.get_by_test_id("hand").get_by_role("button").first).to_be_visible()


def test_the_place_of_somebody_away_counts_down_and_a_computer_can_play_at_once(page: Page, guest_page: Page) -> None:
    play_with_a_friend(page, guest_page, "memory")
    address = guest_page.url
    guest_page.goto("about:blank")
    place = page.get_by_test_id("opponent-1")
    away = place.get_by_test_id("away")
    expect(away).to_have_text("away")
    for width in (390, 320):  # whole, next to a long name
        page.set_viewport_size({"width": width, "height": 700})
        assert away.evaluate("word => word.scrollWidth <= word.clientWidth + 1"), width
    clock = place.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"5\d s"))
    place.get_by_role("button", name="Let a computer play").click()
    expect(place.get_by_test_id("away")).to_have_text("away, a computer plays")
    expect(clock).to_have_count(0)
    guest_page.goto(address)
    expect(guest_page.get_by_test_id("table")).to_have_attribute("data-seat", "1", timeout=LONG)
    expect(place.get_by_test_id("away")).to_be_hidden()


def test_whoever_leaves_during_the_game_is_asked_and_a_computer_plays_on(page: Page, guest_page: Page) -> None:
    play_with_a_friend(page, guest_page, "memory")
    address = page.url
    page.get_by_role("button", name="Leave").click()
    dialog = page.get_by_test_id("leave-dialog")
    expect(dialog).to_contain_text("If you leave, a computer takes your seat at once.")
    expect(dialog).to_contain_text("After 60 seconds, a computer plays for you until you are back.")
    dialog.get_by_role("button", name="Stay").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-seat", "0")
    page.get_by_test_id("leave").click()
    page.get_by_test_id("leave-now").click()
    page.get_by_test_id("play-memory").wait_for()
    expect(page.get_by_test_id("your-table")).to_have_count(1)
    expect(guest_page.get_by_test_id("opponent-0").get_by_test_id("away")).to_have_count(0)
    guest_page.get_by_test_id("room-code").click()
    expect(guest_page.get_by_test_id("host-controls")).to_be_visible()
    page.get_by_test_id("your-table").click()
    expect(page).to_have_url(address)
    page.get_by_test_id("take-seat").click()
    page.get_by_test_id("sit").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-seat", "0")


def test_a_waiting_room_is_left_without_a_question_and_the_next_person_is_the_host(
    page: Page, guest_page: Page
) -> None:
    set_table(page, "steps", others=["person", "person"])
    guest_page.goto(page.get_by_test_id("table-link").input_value())
    guest_page.get_by_test_id("sit").click()
    expect(guest_page.get_by_test_id("host-starts")).to_be_visible()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("play-memory").wait_for()
    expect(guest_page.get_by_test_id("start")).to_be_visible()
    guest_page.get_by_test_id("leave").click()
    guest_page.get_by_test_id("play-memory").wait_for()
    expect(guest_page.get_by_test_id("your-tables")).to_have_count(0)


def test_after_a_game_the_host_who_goes_to_another_one_lets_somebody_else_choose(page: Page, guest_page: Page) -> None:
    host, guest = Person(page), Person(guest_page)
    sit_together(host, guest, "old_maid", options={"pitches": "naturals"})
    rng = Random(5)
    for _ in range(400):
        host.wait_for(lambda: host.is_over or host.is_on_turn or guest.is_on_turn)
        if host.is_over:
            break
        mover = host if host.is_on_turn else guest
        mover.wait_for_turn()
        mover.attempt(mover.best(rng))
    expect(guest_page.get_by_test_id("host-chooses")).to_contain_text("chooses the next game")
    page.goto("#/words")
    expect(guest_page.get_by_test_id("host-chooses")).to_contain_text("is away")
    page.go_back()
    expect(guest_page.get_by_test_id("host-chooses")).to_contain_text("chooses the next game")
    page.get_by_test_id("another-game").click()
    page.get_by_test_id("play-memory").wait_for()
    expect(guest_page.get_by_test_id("play-again")).to_be_visible()
    expect(guest_page.get_by_test_id("host-chooses")).to_have_count(0)
