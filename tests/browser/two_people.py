"""Two people at one table, each in their own browser."""

from collections.abc import Mapping

from playwright.sync_api import Page

from tests.browser.person import DEFAULTS, LONG, choose_options


def sit_together(
    host: Page,
    guest: Page,
    address: str,
    game: str,
    *,
    guest_address: str = "",
    computers: int = 0,
    options: Mapping[str, str] = DEFAULTS,
) -> None:
    """The host creates a match for two people and `computers`; the guest follows the link, maybe at `guest_address`."""
    host.goto(f"{address}#/new/{game}")
    host.get_by_test_id(f"option-players-{2 + computers}").check(force=True)
    choose_options(host, options)
    host.get_by_test_id("seat-1-kind").select_option("person")
    host.get_by_test_id("start").click()
    link = host.get_by_test_id("table-link").input_value()
    guest.goto(link.replace(address, guest_address or address))
    guest.get_by_test_id("sit").click()
    for page in (host, guest):
        page.get_by_test_id("table").wait_for(timeout=LONG)
