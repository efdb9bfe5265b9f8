"""Digits answer on the board as in the bar, and are seen while a keyboard is used; a structure says what it does."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from vendemmia.locale import words

from ..elements import position
from ..played_scenes import BASE, played_until, wakes_up
from ..serving import Server
from .playing import settle, show


def test_spaces_have_digits_for_the_keyboard(page: Page, server: Server) -> None:
    sent = show(page, server, position(2, season="summer", lira=9))
    expect(page.locator(".digit")).to_have_count(0)
    page.keyboard.press("b")
    first = page.locator(".stage button[name=code]:visible").first
    expect(first.locator(".digit")).to_have_text("1")
    marks = page.locator(".stage .digit:visible").all_inner_texts()
    assert marks == [str(number + 1) for number in range(len(marks))]
    code = first.get_attribute("value") or ""
    page.locator(".brand").dispatch_event("pointerdown")
    expect(page.locator(".digit")).to_have_count(0)
    page.keyboard.press("1")
    settle(page)
    assert f"code={code.replace(':', '%3A')}" in sent[0]


def test_a_wake_up_row_has_the_digit_that_is_printed_on_it(page: Page, server: Server) -> None:
    game = played_until(BASE, wakes_up)
    sent = show(page, server, game, game.to_move or 0)
    row = next(button.get_attribute("value") for button in page.locator("button.wrow[name=code]").all()[1:])
    page.keyboard.press(f"{row}"[-1])
    settle(page)
    assert f"code={row}".replace(":", "%3A") in sent[0]


def test_a_structure_is_read_under_the_pointer_and_with_focus(page: Page, server: Server) -> None:
    game = position(2, season="summer", lira=9)
    game.play("place:build_structure:left:regular")
    show(page, server, game)
    text = words("en").structure_text("windmill")
    windmill = page.locator(".stc:has(button[value='structure:windmill'])")
    about = page.locator(f"#{windmill.get_attribute('data-zoom')}")
    expect(about).to_be_hidden()
    windmill.hover()
    expect(about).to_be_visible()
    expect(about).to_contain_text(text)
    page.mouse.move(2, 2)
    expect(about).to_be_hidden()
    page.keyboard.press("Tab")
    windmill.locator("button").focus()
    expect(about).to_be_visible()
