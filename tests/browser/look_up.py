"""Looks things up in the tools."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import LONG


def look_up(page: Page, server: Server, text: str) -> None:
    page.goto(f"{server.address}#/tools")
    page.get_by_test_id("tool-clock").wait_for(timeout=LONG)
    expect_found(page, "C major")
    page.get_by_test_id("tool-ask").fill(text)
    page.keyboard.press("Enter")


def expect_found(page: Page, ask: str) -> None:
    expect(page.get_by_test_id("tools")).to_have_attribute("data-found", ask)
