"""The hand in a browser: cards have room for what is printed on them, and looking at one plays nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from ..elements import position
from ..serving import Server
from .playing import settle, show


def overflowing(page: Page) -> list[str]:
    """The cards of which something is cut off, or lies over something else, or outside of the panel."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.hand .held .hc')].filter(card => {
            const frame = card.getBoundingClientRect();
            let end = frame.top;
            return frame.bottom > card.closest('.hand').getBoundingClientRect().bottom + 1
                || card.closest('ul').scrollHeight > card.closest('ul').clientHeight + 1
                || [...card.children].filter(part => part.offsetHeight > 1).some(part => {
                    const { top, bottom } = part.getBoundingClientRect();
                    const cut = part.scrollHeight > part.clientHeight + 1 || bottom > frame.bottom + 1;
                    const wrong = cut || top < end - 1;
                    end = bottom;
                    return wrong;
                });
        }).map(card => card.innerText)"""
    )
    return found


@pytest.mark.parametrize("held", [["oenologist"], ["ord_w4_w3", "oenologist", "pinot"]], ids=len)
def test_cards_fit_while_others_are_offered(page: Page, server: Server, held: list[str]) -> None:
    game = position(2, season="winter", hand=["caravan", *held])
    game.play("place:play_winter_visitor:left:regular")
    game.play("card:caravan")
    show(page, server, game)
    assert page.locator(".hand .offer .held").count() == 4
    assert overflowing(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


class Finger:
    """Touches the screen as a phone reports it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, x: float, y: float) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def lift(self) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        settle(self.page)

    def tap(self, x: float, y: float) -> None:
        self.touch(x, y)
        self.lift()


@pytest.mark.parametrize(
    "options", [{"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}], ids=["phone"]
)
def test_a_long_press_shows_a_card_and_plays_nothing(page: Page, server: Server) -> None:
    game = position(2, season="summer", hand=["tour_guide", "banker"])
    game.play("place:play_summer_visitor:left:regular")
    sent = show(page, server, game)
    page.locator("nav.tabs label:has(#tab-hand)").click()
    card = page.locator(".hand button.legal:visible").first
    box = card.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    large = page.locator(f"#{card.locator('xpath=ancestor::*[@data-zoom]').get_attribute('data-zoom')}")
    finger = Finger(page)
    for _ in range(2):
        finger.touch(*middle)
        expect(large).to_be_visible()
        finger.lift()
        expect(large).to_be_visible()
        finger.tap(5, 100)  # Beside it: closes it.
        expect(large).to_be_hidden()
        assert sent == []
    with page.expect_response("**/play"):
        finger.tap(*middle)
    settle(page)
    assert len(sent) == 1
    assert "code=card" in sent[0]
