"""The page of all drawings: each is drawn, lies in its box, and is seen by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from scripts.drawings import page as drawings

from ..serving import Server

OUTSIDE = """(slack) => [...document.querySelectorAll('li[data-name]')].flatMap((item) => {
  const symbol = document.getElementById(item.dataset.name);
  const [left, top, width, height] = symbol.getAttribute('viewBox').split(' ').map(Number);
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  probe.setAttribute('style', 'position:absolute;visibility:hidden');
  probe.innerHTML = symbol.innerHTML;
  document.body.append(probe);
  const box = probe.getBBox();
  probe.remove();
  if (!box.width && !box.height) return [`${item.dataset.name}: nothing`];
  const out = Math.max(left - box.x, top - box.y, box.x + box.width - left - width, box.y + box.height - top - height);
  return out > slack * Math.max(width, height) ? [`${item.dataset.name}: ${out.toFixed(1)} outside of its box`] : [];
})"""
EMPTY = """() => [...document.querySelectorAll('use')].filter((use) =>
  !document.getElementById(use.getAttribute('href').slice(1))).map((use) => use.getAttribute('href'))"""
SLACK = 0.06
"""How far a drawing may leave its box, as a share of it: what is cut off there is not missed."""


@pytest.fixture
def shown(page: Page, server: Server) -> Page:
    """The page, at an address of a server, so that it loads nothing from a file."""
    address = f"{server.address}/drawings"
    page.route(address, lambda route: route.fulfill(body=drawings(), content_type="text/html; charset=utf-8"))
    page.goto(address)
    return page


def test_every_drawing_is_drawn_and_lies_in_its_box(shown: Page) -> None:
    assert "\n".join(shown.evaluate(OUTSIDE, SLACK)) == ""
    assert shown.evaluate(EMPTY) == []


def test_the_page_has_all_seasons_and_fits_the_screen(shown: Page) -> None:
    assert shown.locator("[data-season]").count() == 5
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth")
