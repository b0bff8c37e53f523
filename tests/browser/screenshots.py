"""Takes a picture of every page at six sizes, light and dark, into screenshots/LANGUAGE/: ``make screenshots``.

By hand, some scenes alone, in another language, or with larger text:
``python -m tests.browser.screenshots --language de-DE --percent 200 steps memory``.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import Page, sync_playwright

from tests.browser.app_server import AppServer
from tests.browser.chromium import chromium_path
from tests.browser.conftest import QUIET, USUAL
from tests.browser.measure import SCREENS
from tests.browser.person import Person

OUT: Final = Path(__file__).parents[2] / "screenshots"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SEED: Final = 5  # the same deals every time
TURNS: Final = 4  # played before the table's picture is taken
STILL: Final = 300  # milliseconds until animations have ended


@contextmanager
def pages() -> Iterator[Callable[..., Page]]:
    """Serve the app, and yield what opens a page in a browser of its own, with options of the context."""
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = AppServer(Path(data), seed=SEED)
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(QUIET))
        usual = {**USUAL, "base_url": server.address}
        yield lambda **options: browser.new_context(**{**usual, **options}).new_page()
        browser.close()
        server.stop()


class Camera:
    """Takes every picture at every size, light and dark.

    Attributes:
        page: opens a page in a browser of its own.
    """

    def __init__(self, page: Callable[[], Page], percent: int, folder: Path) -> None:
        self.page, self._percent, self._folder = page, percent, folder

    def shoot(self, page: Page, name: str) -> None:
        """Take the pictures of one scene, as NAME-WIDTH-SCHEME.png; say where it has to be scrolled."""
        page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%`; }", self._percent)
        page.wait_for_load_state("networkidle")
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_timeout(STILL)
                page.screenshot(path=self._folder / f"{name}-{width}-{scheme}.png")
            hidden = page.evaluate("document.documentElement.scrollHeight - innerHeight")
            if hidden and page.get_by_test_id("table").count():
                print(f"{name} at {width} by {height}: {hidden} px to scroll", flush=True)
        page.evaluate("document.documentElement.style.fontSize = ''")
        width, height = SCREENS[-1]
        page.set_viewport_size({"width": width, "height": height})


def entrance(camera: Camera) -> None:
    """Take the pages before a table."""
    page = camera.page()
    page.goto("/")
    page.get_by_test_id("game-card-steps").wait_for()
    camera.shoot(page, "home")
    for game in ("keys_corners", "distance"):
        page.goto(f"#/new/{game}")
        page.get_by_test_id("start").wait_for()
        camera.shoot(page, f"setup-{game}")
    page.get_by_test_id("options").locator("summary").click()
    camera.shoot(page, "setup-open")
    page.goto("#/table/ZZZZZ")
    page.get_by_role("heading", level=1).wait_for()
    camera.shoot(page, "unknown-code")
    page.context.close()


def joining(camera: Camera) -> None:
    """The waiting room, and what a guest sees who follows the link."""
    page, guest = camera.page(), camera.page()
    page.goto("#/new/steps")
    page.get_by_test_id("seat-1-kind").select_option("person")
    page.get_by_test_id("start").click()
    link = page.get_by_test_id("table-link").input_value()
    camera.shoot(page, "waiting-room")
    guest.goto(link)
    guest.get_by_test_id("sit").wait_for()
    camera.shoot(guest, "join")
    page.context.close()
    guest.context.close()


def learning(camera: Camera) -> None:
    """Take the pages other than the games."""
    page = camera.page()
    for at in (
        "settings",
        "today",
        "map",
        "words",
        "tools",
        "tools/Eb%20harmonic%20minor",
        "transpose",
        "progression",
        "tuner",
        "exercise",
        "print",
    ):
        page.goto(f"#/{at}")
        page.get_by_role("heading", level=1).first.wait_for()
        camera.shoot(page, at.replace("/", "-").replace("%20", "-"))
    page.context.close()


def result(camera: Camera, person: Person, game: str, rng: Random) -> None:
    """The rules over the table, and the end of the game with its review."""
    page = person.page
    person.click("rules")
    page.get_by_role("dialog").get_by_role("heading", level=2).first.wait_for()
    camera.shoot(page, f"{game}-rules")
    page.keyboard.press("Escape")
    person.play_turns(rng)
    page.get_by_test_id("result").wait_for()
    page.wait_for_timeout(1500)  # the last cards are on their way
    camera.shoot(page, f"{game}-result")
    page.goto(f"#/review/{person.room['code']}/9")
    page.get_by_test_id("review").wait_for()
    camera.shoot(page, f"{game}-review")
    page.context.close()


def hand_game(camera: Camera, game: str) -> None:
    """A game where cards of a hand are chosen."""
    person, rng = Person(camera.page()), Random(1)
    person.open_game(game)
    person.play_turns(rng, until=lambda: len(person.answers) >= TURNS)
    person.choose(person.note_card)
    camera.shoot(person.page, f"{game}-chosen")
    person.page.keyboard.press("Escape")
    if game == "keys_corners":
        person.press("done")
    else:
        person.attempt(person.misplay())
    camera.shoot(person.page, f"{game}-explanation")
    result(camera, person, game, rng)


def go_fish(camera: Camera) -> None:
    """Go Fish: a turn, a pitch chosen, an answer."""
    person, rng = Person(camera.page()), Random(2)
    person.open_game("go_fish")
    person.play_turns(rng, until=lambda: len(person.answers) >= TURNS)
    camera.shoot(person.page, "go_fish-turn")
    person.page.locator("[data-testid^=ask-hour-]").first.click(position={"x": 8, "y": 14})
    camera.shoot(person.page, "go_fish-chosen")
    result(camera, person, "go_fish", rng)


def old_maid(camera: Camera) -> None:
    """Old Maid: the neighbor's fan at the start and later."""
    person, rng = Person(camera.page()), Random(2)
    person.open_game("old_maid")
    person.wait_for_turn()
    camera.shoot(person.page, "old_maid-start")
    person.play_turns(rng, until=lambda: len(person.answers) >= TURNS)
    camera.shoot(person.page, "old_maid-turn")
    result(camera, person, "old_maid", rng)


def memory(camera: Camera) -> None:
    """Memory: one card face up, and two that are no pair."""
    person, rng = Person(camera.page()), Random(2)
    person.open_game("memory")
    person.play_turns(rng, until=lambda: len(person.answers) >= TURNS and not person.table["up"])
    person.attempt(person.best(rng))
    camera.shoot(person.page, "memory-one")
    person.attempt(person.best(rng))
    camera.shoot(person.page, "memory-two")
    result(camera, person, "memory", rng)


SCENES: Final[Mapping[str, Callable[[Camera], None]]] = {
    "entrance": entrance,
    "joining": joining,
    "learning": learning,
    "distance": lambda camera: hand_game(camera, "distance"),
    "steps": lambda camera: hand_game(camera, "steps"),
    "keys_corners": lambda camera: hand_game(camera, "keys_corners"),
    "go_fish": go_fish,
    "old_maid": old_maid,
    "memory": memory,
}


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[*SCENES, []], help="default: all")
    parser.add_argument("--language", default="en-US", help="the browser's, e.g. de-DE")
    parser.add_argument("--percent", type=int, default=100, help="the size of text, e.g. 200")
    chosen = parser.parse_args()
    folder = OUT / chosen.language / str(chosen.percent)
    folder.mkdir(parents=True, exist_ok=True)
    with pages() as page:
        camera = Camera(partial(page, locale=chosen.language), chosen.percent, folder)
        for scene in chosen.scenes or SCENES:
            SCENES[scene](camera)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
