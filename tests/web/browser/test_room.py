"""What has room is large: pieces and answers of the dock, buildings of rivals, grapes in a space, and who leads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .measuring import resize
from .playing import to_first_placement

PHONE, TABLET, DESK = (390, 844), (820, 1180), (1440, 900)
MODULES = ("extended_board", "special_workers", "structure_cards")
HEIGHTS = """(selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  .map((each) => each.getBoundingClientRect().height)"""
BESIDE = """() => [...document.querySelectorAll('.tile')].filter((tile) => tile.checkVisibility()).flatMap((tile) => {
  const range = document.createRange(), line = tile.querySelector('.tile-h p');
  range.selectNodeContents(line);
  const over = range.getBoundingClientRect().right - tile.querySelector(':scope > .scene').getBoundingClientRect().left;
  return over > 16 ? [`${line.textContent}: ${over}`] : [];
})"""
"""Lines that lie over the drawing of their action; its edge is empty."""
GRAPES = """() => {
  const gain = document.querySelector('.tile .slot.legal .gain'), slot = gain.closest('.slot');
  gain.innerHTML = [1, 2, 3].map((value) =>
    `<span class="tok grape red"><svg class="ic" viewBox="0 0 24 24"></svg><b>${value}</b></span>`).join('');
  slot.className = 'slot legal wide many';
  slot.style.flex = '0 0 160px';
  return [...gain.querySelectorAll('.tok, .ic')].map((each) => Math.round(each.getBoundingClientRect().width));
}"""


@pytest.mark.usefixtures("server")
def test_pieces_and_answers_fill_the_dock(page: Page) -> None:
    to_first_placement(page, 7)
    for size in (PHONE, TABLET):
        resize(page, *size)
        assert min(page.evaluate(HEIGHTS, ".seg .piece")) >= 36
        ends = [
            page.locator(one).evaluate("(box) => box.getBoundingClientRect().right")
            for one in (".choices", ".choices .pass")
        ]
        assert ends[0] - ends[1] <= 10, size


@pytest.mark.usefixtures("server")
def test_lines_of_actions_lie_beside_their_drawings_on_a_phone(page: Page) -> None:
    to_first_placement(page, 7)
    resize(page, *PHONE)
    assert page.evaluate(BESIDE) == []


@pytest.mark.usefixtures("server")
def test_three_grapes_in_a_space_are_as_large_as_their_boxes(page: Page) -> None:
    to_first_placement(page, 7, modules=MODULES)
    resize(page, *DESK)
    assert page.evaluate(GRAPES) == [30] * 6


@pytest.mark.usefixtures("server")
def test_buildings_of_rivals_keep_their_size(page: Page) -> None:
    to_first_placement(page, 7, modules=MODULES, names=("Anna", "", "", "", "", ""))
    resize(page, *DESK)
    heights = page.evaluate(HEIGHTS, ".rival .st")
    assert heights
    assert min(heights) >= 22


@pytest.mark.usefixtures("server")
def test_who_leads_is_above_the_rivals_where_the_sky_has_no_room(page: Page) -> None:
    to_first_placement(page, 7)
    for size in (PHONE, TABLET, (844, 390)):
        resize(page, *size)
        page.locator("#tab-rivals").evaluate("(tab) => tab.click()")
        leads = page.locator(".lead-here")
        expect(leads).to_be_visible()
        box = leads.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    resize(page, *DESK)
    expect(page.locator(".lead-here")).to_be_hidden()
    expect(page.locator(".lead-now")).to_be_visible()
