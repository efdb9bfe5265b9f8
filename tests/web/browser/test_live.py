"""A page that stays open: it follows the table, and says so when something does not get through."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .playing import Person, settle, to_first_placement


def press_a_space(page: Page) -> None:
    page.locator("#table button[name=code][value^='place:']:visible").first.click()


def test_a_deleted_table_is_reported_over_the_page(page: Page, complaints: list[str]) -> None:
    to_first_placement(page)
    table = page.url.rstrip("/").rpartition("/")[2]
    other = page.context.new_page()
    other.goto("/games")
    other.locator(f"button[formaction$='{table}/delete']").click()
    other.wait_for_url("**deleted=**")
    other.close()
    expect(page.locator("#message")).not_to_be_empty()
    press_a_space(page)
    expect(page.locator("#message")).not_to_be_empty()
    expect(page.locator("#table")).to_have_count(1)
    expect(page.locator("main")).to_have_count(1)
    complaints.clear()  # The stream is refused, as it should be.


def dropped(route: Route) -> None:
    route.abort()


def at_the_proxy(route: Route) -> None:
    route.fulfill(status=502, body="<h1>Bad Gateway</h1>", content_type="text/html")


@pytest.mark.parametrize("fail", [dropped, at_the_proxy])
def test_a_page_whose_first_look_at_a_change_fails_looks_again(
    fail: Callable[[Route], None], page: Page, complaints: list[str]
) -> None:
    person = to_first_placement(page)
    other = page.context.new_page()
    other.goto(page.url)
    failures: list[str] = []

    def fail_once(route: Route) -> None:
        if failures:
            route.continue_()
        else:
            failures.append(route.request.url)
            fail(route)

    page.route(lambda address: address == page.url, fail_once)
    version = person.version()
    press_a_space(other)
    person.wait_for_change(version)
    assert failures
    expect(page.locator("#message")).to_be_hidden()
    other.close()
    complaints.clear()


def test_an_own_move_is_asked_for_once(page: Page) -> None:
    """What comes with the answer is not fetched again."""
    person = to_first_placement(page)
    other = page.context.new_page()
    other.goto(page.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url.removeprefix(page.url)}"))
    version = person.version()
    page.locator("#table button[name=code][value^='place:sell_or_field:']:visible").first.click()
    person.wait_for_change(version)
    Person(other).wait_for_change(version)  # It was notified of the move, and so was this page.
    settle(page)
    assert asked == ["POST play"]
    other.close()
