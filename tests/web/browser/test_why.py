"""What is not possible can be pressed and focused, and says why with a way out; Tab does not stop at all of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from vendemmia.web.game.live_game import LiveGame

from ..elements import position
from ..serving import Server
from .playing import settle, show


def summer(**given: Any) -> LiveGame:
    """Anna places in summer; Bruno's worker gives a tour, and Anna has £1."""
    there = {"give_tour": {"left": {"seat": 1, "worker": "regular"}}}
    return position(2, season="summer", lira=1, board=there, **given)


def in_the_board(page: Page) -> list[str]:
    """What Tab comes to in the board, in its order: what is marked as such, else its name."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-pane=board] :is(button, a[href], input)')]"
        ".filter(e => e.checkVisibility() && e.tabIndex >= 0).map(e => e.className)"
    )
    return found


def test_every_action_of_another_season_tells_why(page: Page, server: Server) -> None:
    sent = show(page, server, summer())
    why = page.locator("#why-season-winter")
    for action in ("draw-order", "train-worker"):
        page.locator(f"#tile-{action} .mini-slots").click(force=True)
        expect(why).to_be_visible()
        expect(why.locator(".w-do")).to_have_text("Save a worker for it: it opens in winter.")
        expect(why.locator("a[href='/rules/PLACE-1']")).to_be_visible()
        page.keyboard.press("Escape")
        expect(why).to_be_hidden()
    assert sent == []


def test_a_taken_space_tells_why(page: Page, server: Server) -> None:
    show(page, server, summer())
    page.locator("#tile-give-tour button.taken:visible").click(force=True)
    why = page.locator(".whynot:popover-open")
    expect(why).to_contain_text("Bruno has a worker on this space.")
    expect(why.locator(".wayout")).to_have_attribute("value", "place:give_tour:beside:grande")


def test_the_way_out_is_played_from_the_reason(page: Page, server: Server) -> None:
    sent = show(page, server, summer())
    page.locator("#tile-build-structure .illegal:visible").click(force=True)
    way_out = page.locator(".whynot:popover-open .wayout")
    expect(way_out).to_be_visible()
    with page.expect_response("**/play"):
        way_out.click()
    settle(page)
    assert len(sent) == 1
    assert "code=place" in sent[0]


def test_keys_come_to_what_is_possible_first(page: Page, server: Server) -> None:
    show(page, server, summer())
    stops = in_the_board(page)
    assert sum("whynow" in stop for stop in stops) == 1, "the heading of the other season stands for all of it"
    assert not any("unseasonable" in stop or "taken" in stop for stop in stops)
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.matches('button.legal')")
    page.locator(".whynow").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.winter button.unseasonable')")
    page.keyboard.press("?")
    expect(page.locator("#why-season-winter")).to_be_visible()
