"""The page of all components in all states: it can be read, fits every screen, and leaves out no shared component."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from scripts.styleguide import styleguide

from ...sources.reading import STYLES, blanked, text_of
from ...sources.test_styles import CLASS, NOT_SELECTORS, RULE, cut, styled
from ..serving import Server
from .judging import findings

SHARED = ("amount", "button", "chip", "count", "form", "icon", "link", "panel", "slot", "states", "token", "vp")
"""The components that many pages have; the others are looked at on the pages that they are for."""
ELSEWHERE = frozenset({"aimline", "codeline", "end", "handline", "why", "pending", "pusher", "waits"})
"""Classes of these sheets that are drawn by scripts or beside others only."""
SIZES = ((1440, 900), (820, 1180), (390, 844))


@pytest.fixture
def guide(page: Page, server: Server) -> Page:
    """The page, at an address of the server, whose drawings it needs."""
    address = f"{server.address}/styleguide"
    page.route(address, lambda route: route.fulfill(body=styleguide(), content_type="text/html; charset=utf-8"))
    page.goto(address)
    return page


def test_every_state_can_be_read_in_both_themes(guide: Page) -> None:
    assert "\n".join(findings(guide)) == ""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_screen(guide: Page, size: tuple[int, int]) -> None:
    guide.set_viewport_size({"width": size[0], "height": size[1]})
    assert guide.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_every_shared_component_is_shown() -> None:
    shown = {name for each in re.findall(r'class="([^"]*)"', styleguide()) for name in each.split()}
    for sheet in (path for path in STYLES if path.stem in SHARED):
        css = blanked(NOT_SELECTORS[0], text_of(sheet))
        selectors = [each for found in RULE.finditer(css) for each in cut(found[1], ",")]
        own = {
            name for each in selectors if CLASS.match(each) and len(cut(each, " >+~\n")) == 1 for name in styled(each)
        }
        assert own - shown - ELSEWHERE == set(), sheet.name
