"""The menu of the table has what the header has no room for: nothing is lost on a small screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .playing import to_first_placement

PHONES = [(390, 844), (844, 390), (320, 400)]
"""Upright, sideways, and a page at 400 % zoom."""


def from_menu(page: Page, entry: str) -> Locator:
    """An entry of the open menu, which can be reached inside of the window."""
    page.locator("[popovertarget=table-menu]:visible").click()
    found = page.locator(f"#table-menu {entry}")
    found.scroll_into_view_if_needed()
    expect(found).to_be_in_viewport(ratio=0.9)
    return found


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_phone_has_hint_rules_cards_and_colours_in_its_menu(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    to_first_placement(page)
    from_menu(page, "[data-hint]").click()
    expect(page.locator("#table-menu")).to_be_hidden()
    expect(page.locator("#hints .tipped").first).to_be_in_viewport()
    page.locator("[data-hint-close]").click()
    expect(page.locator("[popovertarget=table-menu]:visible")).to_be_focused()

    for address, heading in (("/rules/", "The rules"), ("/cards/", "The cards")):
        from_menu(page, f"a[href='{address}']").click()
        expect(page.locator("#drawer h2").first).to_have_text(heading)
        page.locator("#drawer > form button").click()
        expect(page.locator("#drawer")).to_be_hidden()
    from_menu(page, "button[name=theme]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (768, 1024), *PHONES])
def test_every_tool_is_in_the_header_or_in_the_menu(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    to_first_placement(page)
    page.locator("[popovertarget=table-menu]:visible").click()
    tools = ("[data-hint]", "a[href='/rules/']", "a[href='/cards/']", "button[name=theme]")
    shown = {tool: page.locator(f".top {tool}:visible").count() for tool in tools}
    assert shown == dict.fromkeys(tools, 1)
