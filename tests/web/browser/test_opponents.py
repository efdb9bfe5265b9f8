"""Whom one plays against is described where one chooses, with and without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from vendemmia.bots import LEVELS_WEAKEST_FIRST, PLAYERS
from vendemmia.locale import words

EN = words("en")
BOTH = pytest.mark.parametrize("options", [{}, {"java_script_enabled": False}], ids=["scripts", "no scripts"])


def said(described: Locator) -> list[str]:
    return [text.inner_text().strip() for text in described.locator("p").all() if text.is_visible()]


@BOTH
def test_every_seat_describes_who_was_chosen(page: Page) -> None:
    page.goto("/new")
    wanted = {"person": EN.message("new-who-person-text")} | {bot: EN.bot_text(bot) for bot in PLAYERS}
    shown: dict[str, list[str]] = {}
    for who in wanted:
        page.locator("#who-2").select_option(who)
        shown[who] = said(page.locator("#about-who-2"))
    assert shown == {who: [text] for who, text in wanted.items()}
    assert said(page.locator("#about-who-1")) == [wanted["person"]]  # Another seat, another choice.
    options = page.locator("#who-2 option").all_inner_texts()
    assert [option for option in options if "computer" in option.lower()] == []


@BOTH
def test_the_start_page_describes_the_level(page: Page) -> None:
    page.goto("/")
    levels = [level for level in LEVELS_WEAKEST_FIRST if level != "random"]
    shown: dict[str, list[str]] = {}
    for level in levels:
        page.locator(f".newt input[name=level][value={level}]").check(force=True)
        shown[level] = said(page.locator("#about-level"))
    assert shown == {level: [EN.bot_text(level)] for level in levels}
