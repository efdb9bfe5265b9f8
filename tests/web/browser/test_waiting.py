"""The page of a table that gathers, and what a phone offers there: it stays true without being loaded again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from ..serving import Server
from .test_together import PHONE, open_table, take_seat
from .windows import new_context

SHARES = "navigator.share = (what) => { window.shared = what; return Promise.resolve() }"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house"), "--lan", alone=True)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


class Opened:
    """A host on a desktop, and somebody on a phone who has taken a seat at the host's table."""

    def __init__(self, browser: Browser, server: Server, players: int) -> None:
        self.host = new_context(browser, server.address).new_page()
        self.guest = new_context(browser, server.address, **PHONE).new_page()
        link, _ = open_table(self, players)  # type: ignore[arg-type]
        self.path = "/join/" + link.rpartition("/")[2]
        self.guest.add_init_script(SHARES)
        self.guest.goto(self.path)

    @property
    def page(self) -> Page:
        return self.host


def test_those_who_wait_talk_and_read_that_the_table_is_closed(chromium: Browser, house: Server) -> None:
    here = Opened(chromium, house, 3)
    host, guest = here.host, here.guest
    take_seat(guest, "Bruno")
    guest.locator(".phrases button").first.click()
    expect(host.locator(".talked")).to_contain_text("Hello!")
    host.locator("form:has([name=to][value=all]) button").click()
    guest.locator("#say-text").fill("half a sent")
    guest.locator("#say-text").focus()
    host.locator("#say-text").fill("Shall we?")
    host.locator("#say-text").press("Enter")
    expect(guest.locator(".talked")).to_contain_text("Shall we?")
    expect(guest.locator("#say-text")).to_have_value("half a sent")
    expect(guest.locator("#say-text")).to_be_focused()
    expect(host.locator("#say-text")).to_have_value("")
    host.locator("form[action$='/delete'] button").click()
    expect(guest.locator("h1")).to_have_text("This table is closed")


def test_a_phone_has_a_menu_with_words_and_shares_the_link(chromium: Browser, house: Server) -> None:
    here = Opened(chromium, house, 3)
    guest = here.guest
    rules = guest.locator(".top .tools a[href='/rules/']")
    expect(rules).to_be_hidden()
    guest.locator(".menu-tool").click()
    expect(rules.locator("span")).to_be_visible()
    words = guest.locator(".top .tools .tool:visible").all_inner_texts()
    assert len(words) >= 6
    assert all(text.strip() for text in words), words
    guest.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(here.host.locator(".menu-tool")).to_be_hidden()
    expect(here.host.locator(".top .tools a[href='/rules/']")).to_be_visible()

    take_seat(guest, "Bruno")
    guest.locator("[data-share]").click()
    shared = guest.evaluate("window.shared")
    assert shared["url"].endswith(here.path)
    expect(here.host.locator("[data-share]")).to_be_hidden()  # Its browser cannot share.


def test_the_others_go_to_the_next_game_without_loading_the_page(chromium: Browser, house: Server) -> None:
    here = Opened(chromium, house, 2)
    host, guest = here.host, here.guest
    take_seat(guest, "Bruno")
    expect(host.locator("#prompt")).to_be_visible()
    for page in (guest, host):
        page.evaluate("document.getElementById('people')?.showPopover()")
    guest.locator(".resign summary").click()
    guest.locator(".resign button").click()
    address = host.url
    for page in (host, guest):
        page.goto(f"{address}result")
        expect(page.locator("#again form")).to_be_visible()
    host.locator("#again button").click()
    expect(host.locator("#again")).to_contain_text("Waiting for Bruno")
    guest.locator("#again button").click()
    guest.wait_for_url(lambda url: "/result" not in url and url != address)
    following = host.locator("#again a.prim")
    expect(following).to_have_text("Go to the next game")
    following.click()
    expect(host.locator("#prompt")).to_be_visible()
