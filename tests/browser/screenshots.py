"""Takes a picture of every page, on a phone and a laptop, light and dark, into screenshots/: ``make screenshots``.

Each look speaks another language, so that long words are seen, too; English is on the phone in the light.
"""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import chromium_path
from tests.browser.conftest import QUIET, Server
from tests.browser.person import Person

OUT = Path(__file__).parents[2] / "screenshots"
SIZES = {"laptop": (1440, 900), "phone": (390, 844)}
GAMES = ("distance", "steps", "keys_corners")
NEW_GAMES = ("go_fish", "old_maid", "memory")
LANGUAGES = {"phone-light": "en-GB", "phone-dark": "de-DE", "laptop-light": "fr-FR", "laptop-dark": "es-ES"}
TURNS = 4  # played before the table's picture is taken
STILL = 700  # milliseconds until animations have ended


def shoot(page: Page, name: str) -> None:
    """Take one picture."""
    page.wait_for_timeout(STILL)
    page.screenshot(path=OUT / f"{name}.png")


def entrance(page: Page, address: str, look: str) -> None:
    """The pages before a table."""
    page.goto(address)
    shoot(page, f"home-{look}")
    for name in ("settings", "practice", "words"):
        page.goto(f"{address}#/{name}")
        page.get_by_test_id(name).wait_for()
        shoot(page, f"{name}-{look}")
    page.goto(address)
    page.get_by_test_id("game-card-keys_corners").click()
    shoot(page, f"new-match-{look}")
    page.get_by_test_id("seat-1-kind").select_option("person")
    page.get_by_test_id("start").click()
    page.get_by_test_id("room-code").wait_for()
    shoot(page, f"waiting-room-{look}")
    page.goto(f"{address}#/table/ZZZZZ")
    shoot(page, f"unknown-code-{look}")


def table(page: Page, address: str, game: str, look: str) -> None:
    """A table in its states."""
    person, rng = Person(page), Random(1)
    person.open_game(address, game)
    for _ in range(TURNS):
        person.wait_for_turn()
        if person.is_over:
            break
        person.attempt(person.best(rng))
    person.wait_for_turn()
    shoot(page, f"{game}-{look}")
    if not person.is_over:
        person.choose(person.table["hand"][0])
        shoot(page, f"{game}-chosen-{look}")
        page.keyboard.press("Escape")
        if game == "keys_corners":
            person.press("done")
        else:
            person.attempt(person.misplay())
        shoot(page, f"{game}-explanation-{look}")
    page.get_by_test_id("rules").click()
    shoot(page, f"{game}-rules-{look}")
    page.keyboard.press("Escape")
    person.play_turns(rng)
    shoot(page, f"{game}-result-{look}")
    page.goto(f"{address}#/review/{person.room['code']}/9")
    page.get_by_test_id("review").wait_for()
    shoot(page, f"{game}-review-{look}")


def new_table(page: Page, address: str, game: str, look: str) -> None:
    """A table of the games without a hand to say something with."""
    person, rng = Person(page), Random(2)
    person.open_game(address, game)
    person.play_turns(rng, until=lambda: len(person.answers) == TURNS)
    shoot(page, f"{game}-{look}")
    page.get_by_test_id("rules").click()
    shoot(page, f"{game}-rules-{look}")
    page.keyboard.press("Escape")
    person.play_turns(rng)
    shoot(page, f"{game}-result-{look}")


def everything(browser: Browser, address: str) -> None:
    """Every page in every look."""
    for size, (width, height) in SIZES.items():
        for scheme in ("light", "dark"):
            look = f"{size}-{scheme}"
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
                locale=LANGUAGES[look],
            )
            entrance(context.new_page(), address, look)
            for game in GAMES:
                table(context.new_page(), address, game, look)
            for game in NEW_GAMES:
                new_table(context.new_page(), address, game, look)
            context.close()


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    OUT.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(QUIET))
        everything(browser, server.address)
        browser.close()
        server.stop()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}")


if __name__ == "__main__":
    main()
