"""What a phone on a slow line waits for: the styles before the first paint, and no pictures of pieces in a swap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from ..serving import Server
from .playing import to_first_placement
from .windows import new_context

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
SENT_FOR = """(part) => performance
  .getEntriesByType('resource').filter((entry) => new URL(entry.name).pathname.includes(part))
  .map((entry) => [entry.startTime, entry.responseEnd])"""


@pytest.mark.parametrize("is_table", [False, True])
def test_drawings_are_asked_for_after_the_styles(page: Page, server: Server, is_table: bool) -> None:
    """On a slow line they would share it with the styles, which the first paint waits for."""
    address = server.address
    if is_table:
        to_first_placement(page, 7)
        address = page.url
    browser = page.context.browser
    assert browser is not None
    context = new_context(browser, server.address)
    try:
        fresh = context.new_page()
        fresh.route("**/bundles/*.css*", lambda route: route.fulfill(response=route.fetch()))
        fresh.goto(address, wait_until="load")
        fresh.wait_for_function(f"() => ({SENT_FOR})('/icons.svg').length")
        ((_, styled),) = fresh.evaluate(SENT_FOR, "/bundles/table.css" if is_table else "/bundles/home.css")
        drawn = [begun for begun, _ in fresh.evaluate(SENT_FOR, "/drawings/")]
        assert min(drawn) >= styled
        assert len(drawn) >= 2
    finally:
        context.close()


@pytest.mark.parametrize("options", [{"reduced_motion": "no-preference"}])
def test_pieces_are_followed_from_page_to_page_where_it_costs_little(page: Page) -> None:
    to_first_placement(page, 7)
    for size, followed in ((DESK, True), (PHONE, False), (DESK, True)):
        page.set_viewport_size(size)
        page.wait_for_function("(followed) => window.htmx.config.transitions === followed", arg=followed)
