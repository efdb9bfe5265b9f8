"""The column beside the board: every rival whole, then the card played last and the log, as far as there is room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from vendemmia.engine import Options

from ..played_scenes import places
from .test_layout import STILL, open_scene


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
def test_three_players_have_room_and_nothing_is_said_twice(page: Page) -> None:
    open_scene(page, Options(players=3), places)
    for size, card, log in (((1280, 720), False, False), ((1440, 900), True, False), ((2560, 1440), True, True)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        cut = page.locator(".rivals").evaluate("panel => panel.scrollHeight > panel.clientHeight + 1")
        assert not cut, size
        expect(page.locator(".lastcard")).to_be_visible(visible=card)
        expect(page.locator(".log")).to_be_visible(visible=log)
        headings = [text for text in page.locator("h2:visible").all_inner_texts() if text.strip()]
        assert len(set(headings)) == len(headings)
