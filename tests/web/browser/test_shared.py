"""What only a browser shows: the focus on the cover between two people, and the way to a card that is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from .playing import to_first_placement
from .windows import OWN


def test_the_cover_leaves_the_table_open_and_shows_who_is_next(page: Page) -> None:
    person = to_first_placement(page, 5, names=("Ada", "Bruno"))
    version = person.version()
    person.press("place:gain_lira:beside:regular")
    person.wait_for_change(version)
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("Pass the screen to")
    expect(page.locator(".board")).to_be_visible()
    for key in ("1", "p", "r", "z", "?"):
        page.keyboard.press(key)
    expect(page.locator(".cover")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".cover")).to_have_count(0)
    person.press("place:gain_lira:beside:regular")
    expect(page.locator(".cover")).to_have_count(1)
    page.locator("#prompt").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cover")).to_have_count(0)


def inside(box: FloatRect, x: float, y: float) -> bool:
    return 0 <= x - box["x"] <= box["width"] and 0 <= y - box["y"] <= box["height"]


@pytest.mark.parametrize("options", [OWN], ids=["with a clock"])
def test_the_mouse_reaches_what_a_card_says(page: Page) -> None:
    page.clock.install()
    to_first_placement(page, 3)
    card = page.locator(".hand .held:not(:has(.summer, .winter))").first  # Tall ones lie over the card.
    popover = page.locator(f"#{card.get_attribute('data-zoom')}")
    card.hover()
    expect(popover).to_be_visible()
    under, over, link = card.bounding_box(), popover.bounding_box(), popover.locator("footer a").bounding_box()
    assert under is not None
    assert over is not None
    assert link is not None
    x, y = link["x"] + link["width"] / 2, link["y"] + link["height"] / 2
    beside = over["x"] + over["width"] if over["x"] < under["x"] else over["x"]
    is_above = over["y"] + over["height"] < under["y"]
    gap = (x, over["y"] + over["height"] + 1) if is_above else ((beside + under["x"]) / 2, y)
    assert not any(inside(box, *gap) for box in (under, over)), "there is a gap between the card and what is read of it"
    page.mouse.move(*gap)
    page.mouse.move(x, y)
    page.clock.fast_forward(400)  # Longer than what is left for the way.
    popover.locator("footer a").click()
    expect(page.locator("#drawer")).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    expect(popover).to_be_hidden()
