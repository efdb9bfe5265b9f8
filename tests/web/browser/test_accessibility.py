"""Axe finds nothing and every text can be read, on any page, light or dark; the whole table is on one screen."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.repeating import LONG_RUN
from vendemmia.web.site.urls import urlpatterns

from ..played_scenes import EVERYTHING, places, played_until
from ..scenes import CORPUS
from ..serving import Server
from .judging import findings
from .measuring import resize
from .playing import opened, seated, settle, show, sit_down, to_first_placement, upload
from .unseen import Unseen

SIZES = (
    *((390, 844), (360, 640), (844, 390), (667, 375), (768, 1024), (820, 1180), (1024, 768), (1280, 720), (1280, 800)),
    *((1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (320, 256)),
)
"""The last one is a window of 1280 by 1024 at 400 %."""
ONE_OF_EACH = {(390, 844), (844, 390), (820, 1180), (1024, 768), (1366, 768), (1920, 1080)}
"""One size of each layout: at the others the same elements have the same colours, only their places differ."""
ALIKE = {(667, 375), (768, 1024), (1280, 720), (1280, 800), (1440, 900), (2560, 1440)}
"""Laid out as a size of each layout is: a long run looks at the contrast there, too."""
ANOTHER_ORDER = {(390, 844), (820, 1180), (1920, 1080)}
"""One part of the table at a time, two, all of them: a usual run asks axe there."""
PARTS = """() => [...document.querySelectorAll('input:is([name=tab], [name=part])')]
  .filter(part => !part.checked && part.closest('label').checkVisibility()).map(part => part.id)"""
PHONE = 390
"""The width at which every part is looked at: elsewhere they are the same, or beside each other."""
TALLEST = 3000
LIES_OVER = ":popover-open, dialog[open]"
AROUND = {
    "home": "/",
    "games": "/games",
    "new_table": "/new",
    "solo": "/solo",
    "campaign": "/campaign",
    "campaign_start": "/campaign/start",
    "settings": "/settings",
    "statistics": "/statistics",
    "tokens": "/settings/tokens",
    "daily": "/daily",
    "daily_of": "/daily/2026-01-05",
    "ratings": "/ratings",
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
    "sources": "sources",
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
    "ask_again",
    "hand_sort",
    "tutor_join",
    "tutor_next",
    "tutor_leave",
    "result_decisions",
    "rematch",
    "delete_table",
    "restore_table",
    "replay_on",
    "upload",
}
PRESSED |= {"campaign_play", "campaign_skip", "backup", "gather", "say", "own_seat", "propose", "manage", "sign_out"}
PRESSED |= {"passkeys", "sign_in_passkey"}
PRESSED |= {"daily_play", "companion_results", "companion_campaign"}
PRESSED |= {"notices_email", "notices_webhook", "notices_quiet", "notices_device", "notices_test"}
PRESSED |= {"block", "desk_door"}
"""Addresses that only take what a form sends."""
NO_PAGES = {"health", "static", "stream", "record", "saved", "manifest", "service_worker", "result_picture"}
NO_PAGES |= {"daily_picture", "metrics"}
SHARED = {"join", "join_link", "join_listed", "sign_in", "sign_up", "account", "screen", "player"}
SHARED |= {"notices", "notices_confirm", "notices_stop"}
"""Pages of a server that several people share; test_together.py looks at them."""
PROMISED = {"deal"}
"""Pages of a table whose deal is promised, such as a daily vineyard."""
MODERATED = {
    "account",
    "sessions",
    "second_factor",
    "second_step",
    "email",
    "email_confirm",
    "own_data",
    "forgot",
    "reset",
}
MODERATED |= {"blocks", "standing", "conduct", "report_table", "report_player", "desk", "desk_report", "desk_log"}
MODERATED |= {"desk_state", "desk_people", "desk_person", "desk_tables", "desk_table"}
"""Pages of accounts and of moderators; test_desk.py looks at them."""
COMPANION = {"companion", "companion_part", "companion_data", "companion_files", "companion_kept"}
"""Drawn by scripts: test_companion.py waits for them and judges what they draw."""
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


def on_all(page: Page, addresses: Iterable[str], status: int = 200) -> list[str]:
    """What is wrong on these pages, from their tops to their ends."""
    wrong = []
    for address in addresses:
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == status, address
        height = page.evaluate("document.documentElement.scrollHeight")
        resize(page, 1440, max(900, min(height, TALLEST)))
        wrong += findings(page)
        resize(page, 1440, 900)
    return wrong


def test_no_page_is_forgotten() -> None:
    names = {pattern.name for pattern in urlpatterns}
    named = (
        AROUND.keys() | DURING.keys() | AFTER.keys() | PRESSED | NO_PAGES | SHARED | COMPANION | PROMISED | MODERATED
    )
    assert names == named


def test_nothing_is_wrong_on_the_pages_around_the_game(page: Page) -> None:
    assert on_all(page, AROUND.values()) == []
    assert on_all(page, ["/nothing"], 404) == []


def test_nothing_is_wrong_on_the_table_and_what_lies_over_it(page: Page) -> None:
    person = to_first_placement(page, 7)
    for mark, number in (("main", 1), ("h1", 1), ("[aria-live=polite]", 1), ("header.top", 1)):
        assert page.locator(mark).count() == number, mark
    wrong = findings(page)
    for thing in OPENED:
        page.locator(f"#table {thing}:visible").first.click(force=True)
        page.wait_for_function(IS_OPEN)
        wrong += findings(page, LIES_OVER)
        page.keyboard.press("Escape")
    page.locator("#hint-tool").click()
    expect(page.locator("#hints .tipped").first).to_be_visible()
    wrong += findings(page, "#hints")
    page.keyboard.press("Escape")
    unseen = Unseen(page, person.rng)
    unseen.look(page.url)
    unseen.play_until(lambda shown: bool(shown.codes) and shown.version > 30)
    wrong += on_all(page, [page.url + path for path in DURING.values() if path])  # The table itself has been seen.
    assert wrong == []


def test_nothing_is_wrong_with_a_promised_deal(page: Page) -> None:
    page.goto("/daily")
    page.locator("form[action='/daily/play'] button").click()
    page.wait_for_url("**/tables/**")
    assert on_all(page, [f"{page.url}{name}" for name in PROMISED]) == []


def test_nothing_is_wrong_in_a_lesson(page: Page) -> None:
    page.goto("/guide")
    page.locator("button[name=lesson][value=tuscany]").click()
    expect(page.locator("#tutor")).to_be_visible()
    assert findings(page, "#tutor") == []


def test_nothing_is_wrong_between_two_people(page: Page) -> None:
    unseen = opened(page, 8, names=("Ada", "Bruno"))
    seated(unseen)
    expect(page.locator(".cover")).to_be_visible()
    wrong = findings(page)
    unseen.play_to("place")
    seated(unseen)
    assert wrong + findings(page) == []


def test_nothing_is_wrong_after_the_game(page: Page, tmp_path: Path) -> None:
    upload(page, CORPUS / "base-2-0.json")
    page.wait_for_url("**/replay/**")
    table = page.url.split("replay/")[0]
    wrong = on_all(page, [table + AFTER[name] for name in ("result", "replay", "evaluation")])
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{}", encoding="utf-8")
    upload(page, damaged)
    expect(page.locator("main")).to_contain_text("record")
    assert wrong + findings(page) == []


def test_nothing_is_wrong_at_any_size(page: Page, server: Server) -> None:
    """Six players with everything; dark colours where the layout changes, axe where the order of its parts does.

    A phone shows part by part what a large screen has side by side: there the parts need only be legible.
    """
    game = played_until(EVERYTHING, places)
    page.add_init_script("window.EventSource = class extends EventTarget { close() {} }")  # Nobody else plays.
    show(page, server, game, game.state.to_move or 0)
    wrong = []
    for width, height in SIZES:
        if (width, height) in ALIKE and not LONG_RUN:
            continue
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        axe = LONG_RUN or (width, height) in ANOTHER_ORDER
        wrong += findings(page, briefly=(width, height) not in ONE_OF_EACH, axe=axe)
        for part in page.evaluate(PARTS) if width == PHONE else ():
            page.evaluate("part => document.getElementById(part).click()", part)
            wrong += [f"{part}: {finding}" for finding in findings(page, briefly=True)]
    assert wrong == []


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
