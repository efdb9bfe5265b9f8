"""Whole games through the interface, as people play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .playing import Person, sit_down

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DARK = {"color_scheme": "dark", "reduced_motion": "reduce"}


def test_play_now_is_one_press_away(page: Page) -> None:
    page.goto("/")
    page.locator("form[action='/play-now'] button").first.click()
    page.wait_for_url("**/tables/**")
    person = Person(page)
    for _ in range(6):
        person.step()
    assert person.turns >= 2


def test_a_game_against_the_computer(page: Page) -> None:
    person = sit_down(page, 11)
    person.play_on()
    assert person.turns > 20
    page.locator("a[href$='/result']:visible").first.click()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("svg[role=img]").first).to_be_visible()


@pytest.mark.parametrize("options", [DARK], ids=["dark, without motion"])
def test_a_solo_game(page: Page) -> None:
    page.goto("/solo")
    page.locator("input[name=level][value=easy]").check(force=True)
    page.locator("form[action='/solo'] button[type=submit]").first.click()
    page.wait_for_url("**/tables/**")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(int(part) for part in re.findall(r"\d+", background)[:3]) < 200
    Person(page, 2).play_on()


def test_a_challenge_of_the_campaign(page: Page) -> None:
    page.goto("/campaign/start")
    page.locator("main button[type=submit]").first.click()
    page.wait_for_url("**/campaign*")
    page.locator("form[action='/campaign/play'] button").first.click()
    page.wait_for_url("**/tables/**")
    Person(page, 3).play_on()
    page.goto("/campaign")
    expect(page.locator("main")).to_contain_text("1 game")


def test_three_people_at_one_screen_with_everything_of_tuscany(page: Page) -> None:
    everything = ("extended_board", "special_workers", "structure_cards")
    person = sit_down(page, 4, names=("Ada", "Bruno", "Carla"), modules=everything, years=1)
    expect(page.locator("main.cover")).to_be_visible()
    person.play_on()
    assert person.turns > 30


@pytest.mark.parametrize("options", [PHONE], ids=["phone"])
def test_a_game_on_a_phone(page: Page) -> None:
    """Part by part: where no answer is in sight, the bar shows the way to the part that holds one."""
    person = sit_down(page, 5, years=3)
    person.play_on()
    assert person.turns > 15
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


@pytest.mark.parametrize("options", [{"java_script_enabled": False}], ids=["no script"])
def test_a_game_without_scripts(page: Page) -> None:
    """Whatever the others do is seen by loading the page again."""
    person = sit_down(page, 6, years=1)
    while not person.over():
        codes = offered(page)
        if not codes:
            page.reload()
            continue
        code = person.rng.choice(codes)
        person.button(code).click()
        if page.locator("input[name=sure]").count():
            person.button("pass").click()
        person.turns += 1
    assert person.turns >= 10


def offered(page: Page) -> list[str]:
    """Without scripts on the page the buttons are read one by one."""
    found = page.locator("#table button[name=code]:visible")
    return sorted({found.nth(number).get_attribute("value") or "" for number in range(found.count())})
