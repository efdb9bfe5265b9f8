"""What the table does for its players: undo, reasons, keyboard, help, and nothing lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.repeating import LONG_RUN

from .playing import Person, settle, to_first_placement, to_first_winter


def test_undo_takes_back_step_by_step_and_reloading_loses_nothing(page: Page) -> None:
    to_first_placement(page)
    before = page.locator("#prompt h1").inner_text()
    money = page.locator(".mystat").inner_text()
    sell = page.locator("#table button[name=code][value^='place:sell_or_field:']:visible").first
    expect(sell).not_to_have_class(re.compile(r"\blocks\b"))
    sell.click()
    expect(page.locator("#prompt h1")).not_to_have_text(before)
    page.reload()
    undo = page.locator("[data-undo]:visible")
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator("#prompt h1")).to_have_text(before)
    assert page.locator(".mystat").inner_text() == money


def test_what_is_not_possible_says_why_with_a_rule(page: Page) -> None:
    to_first_placement(page)
    refused = page.locator("#table [aria-disabled=true][popovertarget]:visible")
    assert refused.count() > 0
    refused.first.click(force=True)  # Greyed, and pressed all the same.
    popover = page.locator(f"#{refused.first.get_attribute('popovertarget')}")
    expect(popover).to_be_visible()
    link = popover.locator("a[href^='/rules/']").first
    expect(link).to_be_visible()
    assert page.request.get(link.get_attribute("href") or "").ok


def test_passing_in_winter_with_workers_left_takes_two_presses(page: Page) -> None:
    person = to_first_winter(page)
    version = person.version()
    page.locator("#prompt button[name=code][value=pass]:visible").first.click()
    expect(page.locator("input[name=sure]")).to_have_count(1)
    assert person.version() == version
    page.locator("#prompt button[name=code][value=pass]:visible").first.click()
    page.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)


def test_a_page_that_is_behind_gets_the_fresh_table_and_a_word(page: Page) -> None:
    to_first_placement(page)
    page.evaluate("document.querySelector('#move input[name=version]').value = '0'")
    page.locator("#table button[name=code][value^='place:']:visible").first.click()
    expect(page.locator("#prompt [role=alert]")).to_contain_text("had already changed")


@pytest.mark.parametrize("options", [{"reduced_motion": "no-preference"}], ids=["with motion"])
def test_two_windows_follow_each_other(page: Page) -> None:
    person = to_first_placement(page)
    other = page.context.new_page()
    other.goto(page.url)
    version = person.version()
    person.skip()
    page.locator("#table button[name=code][value^='place:']:visible").first.click()
    other.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)
    assert Person(other).version() > version
    other.close()


def test_a_hint_explains_a_choice(page: Page) -> None:
    person = to_first_placement(page)
    page.locator("[data-hint]:visible").first.click()
    tip = page.locator("#hints .tipped").first
    expect(tip).to_be_visible()
    version = person.version()
    tip.click()
    page.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)
    expect(page.locator("#hints, .medal")).to_have_count(0)


def test_after_an_answer_the_focus_is_on_no_other_answer(page: Page) -> None:
    """Pressing Enter once more must not play what nobody chose."""
    person = to_first_placement(page)
    version = person.version()
    page.locator("#table button[name=code][value^='place:sell_or_field:']:visible").first.focus()
    page.keyboard.press("Enter")
    person.wait_for_change(version)
    expect(page.locator("#prompt")).to_be_focused()
    version = person.version()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.keyboard.press("Enter")
    settle(page)
    assert sent == []
    assert person.version() == version


def test_a_whole_game_by_keyboard(page: Page) -> None:
    """From the form of a new table to the end of the game without a pointer; the focus can always be seen."""
    page.goto("/new")
    for field, key in (("pace", "Home"), ("max_years", "2" if LONG_RUN else "1"), ("seed", "9")):
        tab_to(page, field)
        page.keyboard.press(key)
    assert page.locator("#pace").input_value() == "off"
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/**")
    person = Person(page)
    keys = 0
    for _ in range(1500):
        if person.over():
            break
        version, codes = person.asked()
        if page.locator("button[name=together]").count():
            keys += discard_by_keyboard(page)
        elif codes:
            keys += answer_by_keyboard(page, person)
        person.wait_for_change(version)
    assert person.over()
    assert keys > 30


def tab_to(page: Page, field: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == field:
            assert focus_is_visible(page)
            return
    raise AssertionError(f"Tab does not come to {field}")


def discard_by_keyboard(page: Page) -> int:
    """A for the hand, Tab and Space for the cards, 1 to confirm."""
    page.keyboard.press("a")
    for _ in range(int(page.locator("button[name=together]").get_attribute("value") or "")):
        page.keyboard.press("Space")
        while True:
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.picks input')"):
                break
    expect(page.locator("button[name=together]")).to_be_enabled()
    page.keyboard.press("1")
    return 3


def answer_by_keyboard(page: Page, person: Person) -> int:
    """A key of the bar, or a part of the table and Tab from there; P twice for Pass. How many keys it took."""
    bar = page.locator("#prompt .choices button[name=code]:not([value=pass]):visible").count()
    if bar and person.rng.random() < 0.6:
        page.keyboard.press(str(person.rng.randrange(min(bar, 9)) + 1))
        return 1
    used = 0
    for key in person.rng.sample("bva", 3):
        page.keyboard.press(key)
        for _ in range(person.rng.randrange(4)):
            page.keyboard.press("Tab")
            used += 1
        used += 1
        if page.evaluate("document.activeElement.matches('#table button[name=code]:not([value=pass])')"):
            assert focus_is_visible(page)
            page.keyboard.press("Enter")
            return used + 1
    if bar:
        page.keyboard.press("1")
        return used + 1
    if page.locator("#prompt button[name=code][value=pass]:visible").count():
        before = person.version()
        page.keyboard.press("p")
        if person.asked_again(before):
            page.keyboard.press("p")
        return used + 2
    for _ in range(100):  # The next thing that can be pressed, wherever it is.
        page.keyboard.press("Tab")
        used += 1
        if page.evaluate("document.activeElement.matches('#table button[name=code]')"):
            break
    page.keyboard.press("Enter")
    return used + 1


def focus_is_visible(page: Page) -> bool:
    return bool(
        page.evaluate(
            "() => { const s = getComputedStyle(document.activeElement);"
            " return s.outlineStyle !== 'none' || s.boxShadow !== 'none' }"
        )
    )
