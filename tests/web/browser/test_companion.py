"""The companion at the real table, on a phone: a whole game of the Automa without a network, and its other parts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ...waiting import until
from ..serving import Server
from .judging import findings
from .windows import Watched, new_context

PHONE = {"width": 360, "height": 640}
YEARS = 7
THUMB = 44
"""Pixels that a thumb hits."""
TOO_SMALL = """least => [...document.querySelectorAll(
    '#main :is(button, .c-number, summary, .btn, .c-tick, .opt label), .c-dock a, .c-top :is(a, button, input)')]
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().height < least)
  .map(each => each.outerHTML.slice(0, 120))"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
WAITING = "JSON.parse(localStorage.getItem('vendemmia.companion.waiting') ?? '[]').length"
LEFT_HALFWAY = """async () => {
  const [name] = await caches.keys();
  await caches.delete(name);
  await (await caches.open(name)).put('/companion/ask', await fetch('/companion/ask'));
  await caches.open('companion-of-an-earlier-version');
}"""
"""Leaves the cache as if the page had been left before all files were there."""
CACHED = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [names.length, kept.flat().map((each) => new URL(each.url).pathname)];
}"""


@pytest.fixture
def phone(chromium: Browser, server: Server, complaints: list[str]) -> Iterator[BrowserContext]:
    """A phone with a service worker, which other tests do without."""
    context = new_context(
        chromium, server.address, viewport=PHONE, has_touch=True, color_scheme="dark", service_workers="allow"
    )
    Watched(context, server.address, complaints)
    yield context
    context.close()
    assert [
        each for each in complaints if "ERR_INTERNET_DISCONNECTED" not in each and "status of 503" not in each
    ] == []


def open_part(page: Page, part: str) -> None:
    page.goto(f"/companion/{part}")
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")


def enter(page: Page, field: str, value: str) -> None:
    page.locator(field).fill(value)
    page.locator(field).blur()


def all_sent(page: Page) -> None:
    until(lambda: page.evaluate(WAITING) == 0, "sending what waits")


def play_year(page: Page, year: int) -> None:
    expect(page.locator(".c-year b")).to_have_text(f"Year {year} of {YEARS}")
    page.locator(".c-row").first.click()
    for _ in ("summer", "winter"):
        page.locator("#next").click()
        expect(page.locator("#placed")).to_be_visible()


def play_to_the_last_press(page: Page) -> None:
    for year in range(1, YEARS):
        play_year(page, year)
        page.locator("#next").click()
    play_year(page, YEARS)


def test_a_whole_game_without_a_network(phone: BrowserContext) -> None:
    page = phone.new_page()
    open_part(page, "")
    expect(page.locator("#offline")).to_have_attribute("data-ready", "yes")
    page.evaluate(LEFT_HALFWAY)
    page.reload()
    expect(page.locator("#offline")).to_have_attribute("data-ready", "yes")
    phone.set_offline(True)
    page.locator("#main a[href$=automa]").click()  # A page that this browser has never shown.
    page.locator("#begin").click()
    play_to_the_last_press(page)
    page.reload()  # Everything is still there.
    page.locator("#next").click()
    expect(page.locator("#ask-vp")).to_be_focused()  # Without points nothing ends.
    enter(page, "#ask-vp", "21")
    page.locator("#next").click()
    expect(page.locator("#result")).to_have_text("You win with 21 VP; the Automa has 20 VP.")
    page.locator("#undo").click()
    enter(page, "#ask-vp", "20")
    page.locator("#next").click()
    expect(page.locator("#result")).to_have_text("A draw: you and the Automa both have 20 VP.")
    page.locator("#save-result").click()
    expect(page.locator("#result-saved")).to_be_visible()
    page.locator("#ask").fill("degustacni mistnost")  # Another language, without its accents.
    page.locator("#ask").press("Enter")
    expect(page.locator(".c-found summary b").first).to_have_text("Tasting Room")
    page.goto("/")  # All other pages still need the server.
    expect(page.locator("h1")).to_have_text("The server is not running")
    page.get_by_role("link", name="Open the companion").click()
    expect(page.locator("h1")).to_have_text("At the real table")
    assert page.evaluate(WAITING) == 1
    phone.set_offline(False)
    open_part(page, "score")
    all_sent(page)
    page.goto("/statistics")
    expect(page.locator("main")).to_contain_text("At the real table")
    caches, paths = page.evaluate(CACHED)
    assert caches == 1
    assert all(path.startswith(("/companion/", "/static/")) for path in paths), paths


def test_the_campaign_is_kept_beside_the_digital_one(phone: BrowserContext) -> None:
    page = phone.new_page()
    open_part(page, "campaign")
    page.locator("#begin").click()
    page.locator("#begin").click()  # The first challenge.
    play_to_the_last_press(page)
    enter(page, "#ask-vp", "30")
    page.locator("#next").click()
    expect(page.locator("#result")).to_contain_text("You win")
    page.locator("#undo").click()  # Not so many after all: the campaign forgets the win.
    enter(page, "#ask-vp", "3")
    page.locator("#next").click()
    page.locator("#main").get_by_role("link", name="Campaign at the table").click()
    expect(page.locator("#campaign-score")).to_have_text("Won: 0 of 8. Games played: 1")
    expect(page.locator("#main")).to_contain_text("Bonus-action tokens at the start: 1")
    all_sent(page)
    page.evaluate("localStorage.clear()")  # Another phone goes on where this one was.
    open_part(page, "campaign")
    expect(page.locator("#campaign-score")).to_have_text("Won: 0 of 8. Games played: 1")
    page.goto("/campaign")
    expect(page.locator("main")).to_contain_text("Played at the table · Normal · Won: 0 of 8. Games played: 1")


def test_the_score_pad_ends_the_game_and_says_what_decided(phone: BrowserContext) -> None:
    page = phone.new_page()
    open_part(page, "setup")
    page.locator("label", has_text="3").first.click()
    page.locator("#module-extended_board").click()
    page.locator("#roll").click()
    expect(page.locator(".c-picked li")).to_have_count(3)
    expect(page.locator(".c-first")).to_have_count(1)
    page.locator("#to-score").click()
    expect(page.locator(".c-seat.p2")).to_have_count(1)
    for seat, vp in enumerate((25, 24, 20)):
        enter(page, f"#vp-{seat}", str(vp))
    page.locator("#next").click()
    enter(page, "#star-pisa-1", "2")  # One point more: now two are equal.
    enter(page, "#lira-1", "4")
    expect(page.locator("#result")).to_have_text("The winner: Player 2")
    expect(page.locator(".c-over")).to_contain_text("Player 2: equal at 25 VP, the lira decide.")
    enter(page, "#lira-0", "4")
    expect(page.locator("#result")).to_have_text("They share the win: Player 1, Player 2")
    page.locator("#save-result").click()
    all_sent(page)
    page.locator("#again").click()
    page.locator("#colour-1").click()  # The first two swap their colours.
    page.locator("#begin").click()
    expect(page.locator(".c-seat").first).to_have_class("panel c-seat p2")
    page.goto("/statistics")
    expect(page.locator("main")).to_contain_text("Player 3")


AWAKE = "Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => { document.title = 'awake' } } })"
"""A headless browser has no screen that could go dark."""


def test_the_screen_stays_on_during_a_game_unless_somebody_says_no(page: Page) -> None:
    page.add_init_script(AWAKE)
    open_part(page, "ask")
    expect(page).not_to_have_title("awake")
    open_part(page, "automa")
    expect(page).to_have_title("awake")
    open_part(page, "")
    page.locator("#awake").click()
    open_part(page, "score")
    expect(page).not_to_have_title("awake")


PLACES = (
    ("", ()),
    ("automa", ("#board-extended",)),
    ("automa", ("#begin", "#row-2", "#next")),
    ("automa", ("#next", "#next", "#next")),
    ("campaign", ("#begin",)),
    ("score", ("#extended", "#begin")),
    ("setup", ("#module-special_workers", "#roll")),
    ("ask?q=can I plant without a trellis", ()),
)
"""Every part with something in it, and what to press there. The second game of the Automa goes on to its year end."""


def test_axe_finds_nothing_and_a_thumb_hits_everything(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for part, presses in PLACES:
        open_part(page, part)
        for press in presses:
            page.locator(press).click()
        assert findings(page) == [], part
        assert page.evaluate(TOO_SMALL, THUMB) == [], part
        assert not page.evaluate(TOO_WIDE), part
