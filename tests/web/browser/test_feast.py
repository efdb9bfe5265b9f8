"""The feast counts the sources seat by seat; any key ends it, and readers who want less motion see the end at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from .test_sharing import to_result

if TYPE_CHECKING:
    from playwright.sync_api import Page

RISING = ".guest.rising"


def totals(page: Page) -> list[str]:
    return page.locator(".guest-points b").all_inner_texts()


def counted_again(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    page.evaluate("sessionStorage.clear()")
    page.reload()


def test_the_feast_is_counted_in_five_seconds_or_ended_by_a_key(page: Page) -> None:
    to_result(page)
    final = totals(page)
    expect(page.locator(RISING)).to_have_count(0)
    counted_again(page, "no-preference")
    expect(page.locator(RISING).first).to_be_visible()
    expect(page.locator("#counted")).to_be_visible()
    expect(page.locator(RISING)).to_have_count(0, timeout=9000)
    assert totals(page) == final
    counted_again(page, "no-preference")
    expect(page.locator(RISING).first).to_be_visible()
    page.keyboard.press("x")
    expect(page.locator(RISING)).to_have_count(0, timeout=2000)
    assert totals(page) == final
    expect(page.locator("#counted")).to_be_hidden()
    page.reload()
    expect(page.locator(RISING)).to_have_count(0)  # Once for each game.
