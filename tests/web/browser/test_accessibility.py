"""Axe finds nothing on any page, light or dark; the whole table is on one screen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response

from ..serving import Server
from .playing import sit_down

THEMES = [{"color_scheme": "light"}, {"color_scheme": "dark"}]
NAMES = ["light", "dark"]


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {violation['help']} ({node['target']} {node['html'][:160]})"
        for violation in found
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("options", THEMES, ids=NAMES)
def test_axe_finds_nothing_on_the_pages_around_the_game(page: Page) -> None:
    wrong = []
    for path in (
        "/",
        "/new",
        "/solo",
        "/campaign",
        "/settings",
        "/keys",
        "/rules/",
        "/rules/PLANT-2",
        "/cards/",
        "/nothing",
    ):
        page.goto(path)
        wrong += [f"{path} {complaint}" for complaint in complaints(page)]
    assert wrong == []


@pytest.mark.parametrize("options", THEMES, ids=NAMES)
def test_axe_finds_nothing_on_the_table(page: Page) -> None:
    person = sit_down(page, 7)
    wrong = complaints(page)
    for _ in range(12):
        person.step()
    wrong += complaints(page)
    for _ in range(12):
        person.step()
    wrong += complaints(page)
    table = page.url
    for path in ("hint", "log", "helper"):
        page.goto(f"{table}{path}")
        wrong += complaints(page)
    assert wrong == []


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


def test_the_first_page_of_a_table_is_small(page: Page, server: Server) -> None:
    """Under 300 kB in all: page, styles, drawings and scripts."""
    page.goto("/")
    page.locator("form[action='/play-now'] button").first.click()
    page.wait_for_url("**/tables/**")
    table = page.url
    context = page.context.browser.new_context(base_url=server.address)  # type: ignore[union-attr] - a browser is open
    fresh = context.new_page()
    answers: list[Response] = []
    fresh.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright writes on its handlers
    fresh.goto(table)
    fresh.wait_for_timeout(500)
    sent = [answer.request.sizes()["responseBodySize"] for answer in answers if not answer.url.endswith("/stream")]
    context.close()
    assert 20_000 < sum(sent) < 300_000


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
    widths: list[float] = page.evaluate("[...document.querySelectorAll('.mine .field')].map(f => f.offsetWidth)")
    assert len(widths) == 3
    assert min(widths) >= 70
    assert page.evaluate("document.querySelector('.hand').offsetWidth") >= 220
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
