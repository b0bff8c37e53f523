"""Two people at one table, each in their own browser."""

from playwright.sync_api import Page

from tests.browser.person import LONG


def sit_together(host: Page, guest: Page, address: str, game: str, *, guest_address: str = "") -> None:
    """The host sets a table for two, and hands the link on; the guest may come by another address."""
    host.goto(f"{address}#/new/{game}")
    host.get_by_test_id("players-2").check(force=True)
    host.get_by_test_id("seat-1-kind").select_option("person")
    host.get_by_test_id("start").click()
    link = host.get_by_test_id("table-link").input_value()
    guest.goto(link.replace(address, guest_address or address))
    guest.get_by_test_id("sit").click()
    for page in (host, guest):
        page.get_by_test_id("table").wait_for(timeout=LONG)
