"""What the table does for its players: undo, reasons, keyboard, help, and nothing lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..serving import Server
from .playing import Person
from .test_games import play_now


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


def test_two_windows_follow_each_other(page: Page, server: Server) -> None:
    person = play_now(page, server)
    to_first_placement(person)
    other = page.context.new_page()
    other.goto(page.url)
    version = person.version()
    page.locator("#table button[name=code][value^='place:']:visible").first.click()
    other.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)
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
    """Only Tab, Enter, digits and letters; the focus can always be seen."""
    person = play_now(page, server)
    for _ in range(400):
        if person.over():
            break
        before = person.version()
        if page.locator("#table button[name=code]:visible").count():
            press_something(page, person)
        page.wait_for_function(
            "before => { const t = document.getElementById('table');"
            " return Number(t.dataset.version) !== before || t.dataset.over }",
            arg=before,
        )
    assert person.over()


def press_something(page: Page, person: Person) -> None:
    """The key of a choice in the bar, else the list of all choices by Tab and Enter."""
    bar = page.locator("#prompt .choices button[name=code]:visible")
    if page.locator("#table button[name=code][value^='place:']:visible").count() and person.rng.random() < 0.8:
        page.keyboard.press("b")
        focused = page.evaluate("document.activeElement?.getAttribute('name')")
        if focused == "code":
            for _ in range(person.rng.randrange(5)):
                page.keyboard.press(person.rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
            if page.evaluate("document.activeElement?.getAttribute('name')") != "code":
                page.keyboard.press("b")
            assert focus_is_visible(page)
            page.keyboard.press("Enter")
            return
    count = min(bar.count(), 9)
    if count == 0:
        first = page.locator("#table button[name=code]:visible").first
        first.focus()
        page.keyboard.press("Enter")
        return
    number = person.rng.randrange(count)
    passing = bar.nth(number).get_attribute("value") == "pass"
    page.keyboard.press(str(number + 1))
    if passing:
        again = page.locator("#table:has(input[name=sure]) #prompt button[value=pass]")
        again.first.wait_for(timeout=2000) if page.locator("input[name=sure]").count() else None
        page.wait_for_timeout(150)
        if page.locator("input[name=sure]").count():
            page.keyboard.press("p")


def focus_is_visible(page: Page) -> bool:
    return bool(
        page.evaluate(
            "() => { const s = getComputedStyle(document.activeElement);"
            " return s.outlineStyle !== 'none' || s.boxShadow !== 'none' }"
        )
    )
