"""The recap as a sheet: it opens for who comes back, can be put away by key and press, and axe finds nothing on it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from ..serving import Server
from .judging import findings
from .playing import Person, opened, seated


def come_back(page: Page, server: Server, seed: int = 5) -> Person:
    """Answers until it is asked again after the other one has moved, and is away for very long."""
    unseen = opened(page, seed)
    unseen.play_to("place")
    unseen.answer(next(code for code in unseen.shown.codes if code.startswith("place:")))
    unseen.play_until(lambda shown: bool(shown.codes) and '<li class="act ' in shown.text)
    person = seated(unseen)
    with closing(sqlite3.connect(server.home / "vendemmia.sqlite3")) as database, database:
        database.execute("UPDATE web_table SET changed = '2001-01-01 00:00:00'")
    page.reload()
    return person


def test_the_sheet_opens_and_escape_leads_to_the_question(page: Page, server: Server) -> None:
    come_back(page, server)
    sheet = page.get_by_role("dialog", name="Since your last turn")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("button", name="Continue")).to_be_focused()
    assert sheet.locator("li").count()
    assert findings(page, "#recap") == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()
    page.reload()
    expect(page.locator("#recap")).to_have_count(1)
    expect(sheet).to_be_hidden()  # Who loads the page again has read it.


def test_it_is_put_away_by_a_press_and_play_goes_on(page: Page, server: Server) -> None:
    person = come_back(page, server, 6)
    sheet = page.locator("#recap")
    expect(sheet).to_be_visible()
    page.mouse.click(5, 5)
    expect(sheet).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()
    person.step()


def test_it_steps_through_what_has_happened(page: Page, server: Server) -> None:
    come_back(page, server, 7)
    page.locator("#recap").get_by_role("link", name="Step through").click()
    page.wait_for_url("**/replay/?ply=*")
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("options", [{"viewport": {"width": 390, "height": 844}}])
def test_on_a_phone_it_stands_at_the_bottom(page: Page, server: Server) -> None:
    come_back(page, server, 8)
    box = page.locator("#recap").bounding_box()
    assert box is not None
    assert box["width"] == 390
    assert box["y"] + box["height"] == pytest.approx(844, abs=1)
    assert box["y"] > 0
    assert findings(page, "#recap") == []
