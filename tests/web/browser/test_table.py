"""What the table does for its players: undo, reasons, keyboard, help, and nothing lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..serving import Server
from .playing import Person
from .test_games import play_now, without_pause


def to_first_placement(person: Person) -> None:
    """Through set-up and wake-up, to the first worker."""
    for _ in range(30):
        if person.page.locator("#table button[name=code][value^='place:']:visible").count():
            return
        person.step()
    raise AssertionError("no worker can be placed")


def test_undo_takes_back_step_by_step_and_reloading_loses_nothing(page: Page, server: Server) -> None:
    person = play_now(page, server)
    to_first_placement(person)
    before = page.locator("#prompt h1").inner_text()
    for space in ("give_tour", "build_structure", "sell_or_field", "draw_vine"):
        tour = page.locator(f"#table button[name=code][value^='place:{space}:']:visible")
        if tour.count() and not tour.first.evaluate("button => button.classList.contains('locks')"):
            tour.first.click()
            break
    undo = page.locator("[data-undo]:visible")
    if undo.count() and undo.first.is_enabled():
        page.reload()
        expect(page.locator("[data-undo]:visible").first).to_be_enabled()
        page.locator("[data-undo]:visible").first.click()
        expect(page.locator("#prompt h1")).to_have_text(before)


def test_what_is_not_possible_says_why_with_a_rule(page: Page, server: Server) -> None:
    person = play_now(page, server)
    to_first_placement(person)
    refused = page.locator("#table [aria-disabled=true][popovertarget]:visible")
    assert refused.count() > 0
    refused.first.click(force=True)  # Greyed, and pressed all the same.
    popover = page.locator(f"#{refused.first.get_attribute('popovertarget')}")
    expect(popover).to_be_visible()
    link = popover.locator("a[href^='/rules/']").first
    expect(link).to_be_visible()
    assert page.request.get(link.get_attribute("href") or "").ok


def test_passing_with_workers_left_takes_two_presses(page: Page, server: Server) -> None:
    person = play_now(page, server)
    to_first_placement(person)
    version = person.version()
    page.locator("#prompt button[name=code][value=pass]:visible").first.click()
    expect(page.locator("input[name=sure]")).to_have_count(1)
    assert person.version() == version
    page.locator("#prompt button[name=code][value=pass]:visible").first.click()
    page.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)


def test_a_page_that_is_behind_gets_the_fresh_table_and_a_word(page: Page, server: Server) -> None:
    person = play_now(page, server)
    to_first_placement(person)
    page.evaluate("document.querySelector('#move input[name=version]').value = '0'")
    page.locator("#table button[name=code][value^='place:']:visible").first.click()
    expect(page.locator("[role=alert]")).to_contain_text("changed meanwhile")


@pytest.mark.parametrize("options", [{"reduced_motion": "no-preference"}], ids=["with motion"])
def test_two_windows_follow_each_other(page: Page, server: Server) -> None:
    person = play_now(page, server)
    to_first_placement(person)
    other = page.context.new_page()
    other.goto(page.url)
    version = person.version()
    page.locator("#table button[name=code][value^='place:']:visible").first.click()
    other.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)
    assert Person(other).version() > version
    other.close()


def test_a_hint_explains_a_choice(page: Page, server: Server) -> None:
    person = play_now(page, server)
    to_first_placement(person)
    page.locator("[data-hint]:visible").first.click()
    drawer = page.locator("#drawer")
    expect(drawer).to_be_visible()
    expect(drawer.locator("button[name=code]").first).to_be_visible()
    version = person.version()
    drawer.locator("button[name=code]").first.click()
    page.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)


def test_a_whole_game_by_keyboard(page: Page, server: Server) -> None:
    """From the form of a new table to the end of the game without a pointer; the focus can always be seen."""
    page.goto("/new")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "max_years":
            break
    assert focus_is_visible(page)
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/**")
    without_pause(server, page)
    person = Person(page)
    keys = 0
    for _ in range(1500):
        if person.over():
            break
        before = person.version()
        codes = person.codes()
        if codes:
            keys += answer_by_keyboard(page, person, len(codes))
        person.wait_for_change(before)
    assert person.over()
    assert keys > 60


def answer_by_keyboard(page: Page, person: Person, count: int) -> int:
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
        page.keyboard.press("p")
        if count > 1:
            expect(page.locator("input[name=sure]")).to_have_count(1)
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
