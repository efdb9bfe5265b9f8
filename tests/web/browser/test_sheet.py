"""Decisions of several parts in one answer: glasses are toggled, counted and confirmed, by pointer and by keyboard."""

from __future__ import annotations

from urllib.parse import unquote_plus

from playwright.sync_api import Page, expect

from vendemmia.web.game.live_game import LiveGame

from ..elements import position
from ..serving import Server
from .judging import findings
from .playing import show

SIZES = ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390))


def wines(red: list[int]) -> LiveGame:
    pad = {"red": red, "white": [4]}
    game = position(2, season="winter", crush_pad=pad, structures=["medium_cellar"], hand=["ord_b6", "merlot"])
    game.play("place:make_wine:left:regular")
    return game


def selling() -> LiveGame:
    game = position(2, crush_pad={"red": [3, 7], "white": [4]})
    game.play("place:sell_or_field:left:regular")
    return game


def body(sent: list[str]) -> str:
    assert len(sent) == 1, "one request"
    return unquote_plus(sent[0])


def test_glasses_are_chosen_and_confirmed_with_one_request(page: Page, server: Server) -> None:
    sent = show(page, server, wines([3, 5]))
    confirm, glasses = page.locator("button[name=together]"), page.locator(".plates label.plate")
    expect(confirm).to_be_disabled()
    expect(confirm).to_contain_text("0 of up to 2 chosen")
    glasses.nth(0).click()
    expect(confirm).to_contain_text("Blush wine 6")
    page.evaluate("draw(true)")
    assert not (wrong := findings(page, ".onstage")), "\n".join(wrong)
    glasses.nth(3).click()  # White wine 4 needs the grape of the blush wine, which is let go.
    expect(glasses.nth(0).locator("input")).not_to_be_checked()
    glasses.nth(2).click()
    expect(confirm).to_contain_text("Red wine 5, White wine 4")
    expect(page.locator("#live")).to_have_text("2 chosen: Red wine 5, White wine 4.")
    glasses.nth(4).click()  # One too many lets go of the first.
    expect(glasses.nth(3).locator("input")).not_to_be_checked()
    assert not (wrong := findings(page, ".onstage")), "\n".join(wrong)
    with page.expect_response("**/play"):
        confirm.click()
    text = body(sent)
    assert "make:red grape:red:5" in text
    assert "make:red grape:red:3" in text
    assert "white" not in text


def test_a_wine_whose_place_is_taken_shows_its_value_then(page: Page, server: Server) -> None:
    show(page, server, wines([7, 9]))
    red = page.locator(".plates label.plate", has_text="Red wine")
    red.nth(0).click()
    red.nth(1).click()
    expect(page.locator("button[name=together]")).to_contain_text("Red wine 6, Red wine 5")
    expect(red.nth(1).locator(".tok.wine > b")).to_have_text("5")
    red.nth(0).click()
    expect(red.nth(1).locator(".tok.wine > b")).to_have_text("6")


def test_digits_choose_glasses_and_the_next_one_confirms(page: Page, server: Server) -> None:
    sent = show(page, server, wines([3, 5]))
    page.locator("#main").focus()
    page.keyboard.press("3")
    expect(page.locator(".plates input").nth(2)).to_be_checked()
    page.keyboard.press("4")
    with page.expect_response("**/play"):
        page.keyboard.press("6")
    assert "make:white grape:white:4" in body(sent)


def test_grapes_of_a_sale_are_added_up_and_a_field_is_sold_at_once(page: Page, server: Server) -> None:
    sent = show(page, server, selling())
    grapes = page.locator(".plates label.plate")
    grapes.nth(1).click()
    grapes.nth(2).click()
    expect(page.locator("button[name=together]")).to_contain_text("Red grape 7, White grape 4: £5")
    with page.expect_response("**/play"):
        page.locator(".plates button.plate").nth(0).click()
    assert "field:5" in body(sent)


def test_every_size_shows_all_glasses_and_their_confirmation(page: Page, server: Server) -> None:
    cut: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, server, wines([3, 5]))
        expect(page.locator("button[name=together]")).to_be_visible()
        for number in range(5):
            glass = page.locator(".plates label.plate").nth(number)
            glass.scroll_into_view_if_needed()
            box = glass.bounding_box()
            inner = glass.evaluate("one => one.scrollHeight - one.clientHeight")
            if box is None or box["height"] < 44 or box["x"] < 0 or box["x"] + box["width"] > width or inner > 1:
                cut.append(f"{width}×{height}: glass {number} {box} {inner}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not cut, "\n".join(cut)
