"""Takes the pictures of the documentation and those that browsers show before they install the page.

They go into docs/images and web/public/screenshots: ``python -m tests.browser.docs_images``.
"""

from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.class_children import Child
from tests.browser.person import Person
from tests.browser.screenshots import pages

OUT: Final = Path(__file__).parents[2] / "docs" / "images"
INSTALLING: Final = Path(__file__).parents[2] / "web" / "public" / "screenshots"
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
TOOLS: Final[ViewportSize] = {"width": 1280, "height": 1150}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TURNS_BEFORE: Final = {"distance": 4, "steps": 4, "keys_corners": 8, "go_fish": 4, "old_maid": 1, "memory": 6}
STILL: Final = 500  # milliseconds until animations have ended
GRID: Final = "display: grid; grid-template-columns: repeat(3, 312px); gap: 16px; width: 968px; margin: 0"


def shoot(page: Page) -> bytes:
    """Return a picture of the page, once nothing moves."""
    page.mouse.move(0, 0)  # nothing is hovered
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(STILL)
    return page.screenshot()


def still(page: Page) -> bytes:
    """Return a picture of a page that keeps asking the server, once nothing moves."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(5 * STILL)
    return page.screenshot()


def table_and_review(open_page: Callable[..., Page]) -> None:
    """Take a mistake in The Distance as it is explained at the table, and as its review shows it."""
    person, rng = Person(open_page(LAPTOP)), Random(1)
    person.open_game("distance")
    person.play_turns(rng, until=lambda: len(person.answers) >= TURNS_BEFORE["distance"])
    person.attempt(person.misplay())
    (OUT / "table.png").write_bytes(shoot(person.page))
    person.page.keyboard.press("Escape")
    person.at("explanation").wait_for(state="detached")
    person.play_turns(rng)
    person.page.goto(f"#/review/{person.room['code']}/0")
    person.at("review").wait_for()
    (OUT / "review.png").write_bytes(shoot(person.page))


def settings_and_tools(open_page: Callable[..., Page]) -> None:
    """Take the settings, and a scale in the tools."""
    for name, path, size in (("settings", "settings", LAPTOP), ("tools", "tools/Eb%20melodic%20minor", TOOLS)):
        page = open_page(size)
        page.goto(f"#/{path}")
        page.get_by_role("heading", level=1).first.wait_for()
        (OUT / f"{name}.png").write_bytes(shoot(page))


def phones(open_page: Callable[..., Page]) -> None:
    """Take a table of each game on a phone, next to each other, light and dark by turns."""
    pictures = []
    for number, (game, turns) in enumerate(TURNS_BEFORE.items()):
        person, rng = Person(open_page(PHONE, ("light", "dark")[number % 2])), Random(2)
        person.open_game(game)
        person.play_turns(rng, until=lambda person=person, turns=turns: len(person.answers) >= turns)  # type: ignore[misc]
        person.wait_for_turn()
        pictures.append(b64encode(shoot(person.page)).decode())
    page = open_page({"width": 968, "height": 1366})
    images = "".join(f'<img width="312" src="data:image/png;base64,{each}">' for each in pictures)
    page.set_content(f'<body style="{GRID}">{images}</body>')
    (OUT / "phones.png").write_bytes(page.screenshot())


def installing(open_page: Callable[..., Page]) -> None:
    """Take a table on a laptop and on a phone for the manifest, which names their sizes."""
    INSTALLING.mkdir(exist_ok=True)
    for name, size in (("wide", LAPTOP), ("narrow", PHONE)):
        person, rng = Person(open_page(size)), Random(2)
        person.open_game("distance")
        person.play_turns(rng, until=lambda person=person: len(person.answers) >= TURNS_BEFORE["distance"])  # type: ignore[misc]
        person.wait_for_turn()
        (INSTALLING / f"{name}.png").write_bytes(shoot(person.page))


def classroom(open_page: Callable[..., Page]) -> None:
    """Take the teacher's page, and the projector while children come in and while a mistake is explained."""
    page, screen = open_page(LAPTOP), open_page(LAPTOP)
    page.goto("/")
    page.get_by_test_id("to-class").click()
    page.get_by_test_id("class-title").fill("4b")
    page.get_by_test_id("open-class").click()
    code = page.get_by_test_id("class-code").inner_text().strip()
    address = page.url.partition("#")[0]
    children = [Child(address, code) for _ in range(24)]
    screen.goto(f"#/class/{code}/screen")
    screen.get_by_test_id("screen-pupils").wait_for()
    (OUT / "class-screen.png").write_bytes(still(screen))
    page.get_by_test_id("tab-tasks").check(force=True)
    page.get_by_test_id("questions").select_option(index=1)
    page.get_by_test_id("task-before").click()
    page.get_by_test_id("tasks").wait_for()
    for number, child in enumerate(children):
        child.answer(number % 3, right=False)
        child.answer(3, right=True)
    page.get_by_test_id("tab-now").check(force=True)
    page.get_by_test_id("deal").click()
    page.get_by_test_id("tables").wait_for()
    (OUT / "class.png").write_bytes(still(page))
    page.get_by_test_id("tab-mistakes").check(force=True)
    page.get_by_test_id("errors").get_by_role("button").first.click()
    screen.get_by_test_id("explained").wait_for()
    (OUT / "class-mistake.png").write_bytes(still(screen))


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    with pages() as page:
        named = "localStorage['musicards.name'] = 'Ada'; localStorage['musicards.avatar'] = '0'"

        def open_page(size: ViewportSize, scheme: Literal["light", "dark"] = "light") -> Page:
            opened = page(viewport=size, color_scheme=scheme)
            opened.add_init_script(named)
            return opened

        for scene in (table_and_review, settings_and_tools, phones, installing, classroom):
            scene(open_page)


if __name__ == "__main__":
    main()
