"""What has to be in sight without scrolling, measured on pages of recorded games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from ..scenes import Moment, played_to, table_text

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
    told = 0
    for moment in EXTENDED:
        open_moment(page, moment)
        whole, lines = page.evaluate(LINES)
        assert whole >= min(3, lines), moment
        assert page.evaluate(CUT, ".hand .hc, .hand .hc-b, .hand .hl, .rivals, .r-h b") == [], moment
        assert page.evaluate(HIDDEN, ".rivals") <= 1, moment
        for shown, needed in page.evaluate(TEXTS):
            assert shown == 0 or shown >= needed, moment
            told += shown > 0
    assert told > 0
