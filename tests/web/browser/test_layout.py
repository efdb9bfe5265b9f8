"""What has to be in sight without scrolling, measured on pages of recorded games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..scenes import Moment, played_to, record_of, table_text
from .playing import sit_down

STILL = {"java_script_enabled": False, "viewport": {"width": 1440, "height": 900}}
"""These pages are drawn here and know nothing of a server."""

EXTENDED = (
    Moment("extended_board-solo-very_easy-1014.json", 15, "alone"),
    Moment("extended_board-base-2-1000.json", 4, "two players, few cards"),
    Moment("extended_board-base-2-1000.json", 27, "two players, many cards"),
    Moment("extended_board-special_workers-structure_cards-base-3-1006.json", 145, "three players, all modules"),
    Moment("extended_board-special_workers-structure_cards-base-3-tasting-116.json", 179, "three, a structure stands"),
    Moment("extended_board-base-4-friendly-advanced-unscored-1007.json", 1, "four players, set-up"),
    Moment("extended_board-base-4-friendly-advanced-unscored-1007.json", 68, "four players"),
    Moment("extended_board-structure_cards-base-6-advanced-1004.json", 150, "six players"),
)

LINES = """() => {
  const box = document.querySelector('.loglines').getBoundingClientRect();
  const inside = line => line.top >= box.top - 1 && line.bottom <= Math.min(box.bottom, innerHeight) + 1;
  const lines = [...document.querySelectorAll('.loglines li')].map(line => line.getBoundingClientRect());
  return [lines.filter(inside).length, lines.length];
}"""
CUT = """selector => [...document.querySelectorAll(selector)]
  .filter(thing => thing.checkVisibility() && thing.scrollWidth > thing.clientWidth + 1)
  .map(thing => thing.innerText || thing.className)"""

HIDDEN = "selector => { const box = document.querySelector(selector); return box.scrollHeight - box.clientHeight }"
TEXTS = (
    """() => [...document.querySelectorAll('.hand .hc-b.txt')].map(text => [text.clientHeight, text.scrollHeight])"""
)


def open_moment(page: Page, moment: Moment) -> None:
    game = played_to(moment)
    text = table_text(game, game.game.state.to_move)
    page.route("**/tables/a-table/", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto("/tables/a-table/")


@pytest.mark.parametrize("options", [STILL], ids=["1440x900"])
def test_on_the_extended_board_the_log_has_room_and_nothing_is_cut(page: Page) -> None:
    """Where cards show their texts, they are whole; few cards do."""
    reported = 0
    for moment in EXTENDED:
        open_moment(page, moment)
        whole, lines = page.evaluate(LINES)
        assert whole >= min(3, lines), moment
        assert page.evaluate(CUT, ".hand .hc, .hand .hc-b, .hand .hl, .rivals, .r-h b") == [], moment
        assert page.evaluate(HIDDEN, ".rivals") <= 1, moment
        for shown, needed in page.evaluate(TEXTS):
            assert shown == 0 or shown >= needed, moment
            reported += shown > 0
    assert reported > 0


@pytest.mark.parametrize("options", [STILL], ids=["1440x900"])
def test_a_rival_with_every_structure_and_names_on_the_chart_have_room(page: Page) -> None:
    open_moment(page, Moment("base-2-0.json", len(record_of("base-2-0.json").codes) - 1, "every structure"))
    assert page.locator(".rivals .st").count() == 8
    assert page.evaluate(CUT, ".rivals, .r-h b") == []
    open_moment(page, Moment("base-4-friendly-advanced-11.json", 175, "four players"))
    assert page.evaluate(CUT, ".wake .who > span") == []
    assert page.evaluate(HIDDEN, ".wake") <= 1


@pytest.mark.parametrize("options", [{**STILL, "viewport": {"width": 1024, "height": 768}}], ids=["1024x768"])
def test_where_the_page_scrolls_the_prompt_shows_the_way(page: Page) -> None:
    """Cards of the hand are asked for, which is further down."""
    open_moment(page, EXTENDED[2])
    assert page.evaluate("document.querySelector('.hand').getBoundingClientRect().top > innerHeight")
    way = page.locator("#prompt .there")
    expect(way).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(way).to_be_hidden()


@pytest.mark.parametrize("options", [{"viewport": {"width": 1024, "height": 768}}], ids=["1024x768"])
def test_the_tabs_jump_where_the_page_scrolls(page: Page) -> None:
    sit_down(page, 3)
    for part in ("hand", "board"):
        page.locator(f".tabs label:has(#tab-{part})").click()
        expect(page.locator(f".stage [data-pane={part}]").first).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("scrollY") < 100


def test_forms_are_in_sight_and_their_rows_in_line(page: Page) -> None:
    page.goto("/new")
    expect(page.locator("form.new-form button[type=submit]").first).to_be_in_viewport(ratio=1)
    page.goto("/settings")
    for row in page.locator(".mod").all():
        tops = [thing.bounding_box() for thing in (row.locator("input"), row.locator(".mi"), row.locator(".mt"))]
        middles = [box["y"] + box["height"] / 2 for box in tops if box]
        assert len(middles) == 3
        assert max(middles) - min(middles) < 4
