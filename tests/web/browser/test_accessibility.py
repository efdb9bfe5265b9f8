"""Axe finds nothing on any page, light or dark; the whole table is on one screen."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from vendemmia.web.urls import urlpatterns

from ..scenes import CORPUS
from .playing import sit_down, upload

THEMES = [{"color_scheme": "light"}, {"color_scheme": "dark"}]
NAMES = ["light", "dark"]
AROUND = {
    "home": "/",
    "games": "/games",
    "new_table": "/new",
    "solo": "/solo",
    "campaign": "/campaign",
    "campaign_start": "/campaign/start",
    "settings": "/settings",
    "statistics": "/statistics",
    "keys": "/keys",
    "guide": "/guide",
    "rules": "/rules/?q=grape",
    "rule": "/rules/PLANT-2",
    "cards": "/cards/?q=merlot",
    "card_named": "/cards/merlot",
    "card": "/cards/vine/merlot",
}
DURING = {
    "table": "",
    "vineyard": "vineyards/1",
    "log": "log",
    "player_aid": "left",
    "hint": "hint",
    "result": "result",
}
AFTER = {
    "result": "result",
    "replay": "replay/?ply=30",
    "evaluation": "replay/evaluation?seat=0",
    "record": "record.json",
}
PRESSED = {
    "play_now",
    "play",
    "undo",
    "sit",
    "pace",
    "hurry",
    "hand_sort",
    "tutor_next",
    "tutor_leave",
    "rematch",
    "result_decisions",
    "delete_table",
    "restore_table",
    "replay_on",
    "upload",
}
PRESSED |= {"campaign_play", "campaign_skip", "backup"}
"""Addresses that only take what a form sends."""
NO_PAGES = {"health", "result_picture", "static", "stream", "record", "saved", "manifest", "service_worker"}
OPENED = (
    "[popovertarget^=why]",
    "[popovertarget=all-choices]",
    "[popovertarget=table-menu]",
    "a[data-drawer]",
)
"""What lies over the table when it is pressed."""
IS_OPEN = """() => !document.querySelector('.htmx-request')
    && [...document.querySelectorAll(':popover-open, dialog[open]')].some(open => open.innerText.trim())"""
"""Something lies over the table, and all of it has come."""


def complaints(page: Page, part: str | None = None) -> list[str]:
    """All that axe knows in light colours; in dark ones only the contrast can differ."""
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    wanted = {"runOnly": ["color-contrast"]} if dark else None
    found = Axe().run(page, part, wanted).response["violations"]
    return [
        f"{page.url} {violation['id']}: {violation['help']} ({node['target']} {node['html'][:160]})"
        for violation in found
        for node in violation["nodes"][:3]
    ]


def on_all(page: Page, addresses: Iterable[str], status: int = 200) -> list[str]:
    wrong = []
    for address in addresses:
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == status, address
        wrong += complaints(page)
    return wrong


def test_no_page_is_forgotten() -> None:
    names = {pattern.name for pattern in urlpatterns}
    assert names == AROUND.keys() | DURING.keys() | AFTER.keys() | PRESSED | NO_PAGES


@pytest.mark.parametrize("options", THEMES, ids=NAMES)
def test_axe_finds_nothing_on_the_pages_around_the_game(page: Page) -> None:
    assert on_all(page, AROUND.values()) == []
    assert on_all(page, ["/nothing"], 404) == []


@pytest.mark.parametrize("options", THEMES, ids=NAMES)
def test_axe_finds_nothing_on_the_table_and_what_lies_over_it(page: Page) -> None:
    person = sit_down(page, 7)
    person.play_to("place")
    wrong = complaints(page)
    for thing in OPENED:
        page.locator(f"#table {thing}:visible").first.click(force=True)
        page.wait_for_function(IS_OPEN)
        wrong += complaints(page, ":popover-open, dialog[open]")
        page.keyboard.press("Escape")
    page.locator("#hint-tool").click()
    expect(page.locator("#hints .tipped").first).to_be_visible()
    wrong += complaints(page)
    for _ in range(12):
        person.step()
    wrong += complaints(page)
    wrong += on_all(page, [page.url + path for path in DURING.values()])
    assert wrong == []


@pytest.mark.parametrize("options", THEMES, ids=NAMES)
def test_axe_finds_nothing_on_the_extended_board_and_between_two_people(page: Page) -> None:
    modules = ("extended_board", "special_workers", "structure_cards")
    person = sit_down(page, 8, names=("Ada", "Bruno"), modules=modules)
    wrong = complaints(page)
    person.play_to("place")
    wrong += complaints(page)
    assert wrong == []


@pytest.mark.parametrize("options", THEMES, ids=NAMES)
def test_axe_finds_nothing_after_the_game(page: Page, tmp_path: Path) -> None:
    upload(page, CORPUS / "base-2-0.json")
    page.wait_for_url("**/replay/**")
    table = page.url.split("replay/")[0]
    wrong = on_all(page, [table + AFTER[name] for name in ("result", "replay", "evaluation")])
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{}", encoding="utf-8")
    upload(page, damaged)
    expect(page.locator("main")).to_contain_text("record")
    assert wrong + complaints(page) == []


@pytest.mark.parametrize("options", [{"viewport": {"width": 1440, "height": 900}}], ids=["1440"])
def test_the_table_is_on_one_screen(page: Page) -> None:
    person = sit_down(page, 7)
    for _ in range(20):
        person.step()
        sizes = page.evaluate(
            "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
        )
        assert sizes[0] <= sizes[1] + 1
        assert sizes[2] <= sizes[3] + 1


def test_landmarks_and_one_live_region(page: Page) -> None:
    person = sit_down(page, 7)
    for _ in range(6):
        person.step()
    assert page.locator("main").count() == 1
    assert page.locator("h1").count() == 1
    assert page.locator("[aria-live=polite]").count() == 1
    assert page.locator("header").count() >= 1


@pytest.mark.parametrize(
    "modules", [["extended_board"], ["structure_cards"], ["extended_board", "structure_cards"], []]
)
def test_fields_and_hand_have_room_with_and_without_a_mat(page: Page, modules: list[str]) -> None:
    sit_down(page, modules=modules)
    widths: list[float] = page.evaluate("[...document.querySelectorAll('.vineyard .field')].map(f => f.offsetWidth)")
    assert len(widths) == 3
    assert min(widths) >= 70
    assert page.evaluate("document.querySelector('.hand').offsetWidth") >= 220
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
