"""What a script adds to the hand: a card points at its space, cards to discard are counted; both can be read by all."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..elements import position
from ..serving import Server
from .judging import findings
from .playing import show

HAND = ["pinot", "sangiovese", "wine_critic", "tour_guide", "ord_r5"]
MANY = ["merlot", "merlot", "pinot", "syrah", "broker", "judge", "queen", "ord_r5", "mentor"]


def test_a_card_points_at_its_space(page: Page, server: Server) -> None:
    sent = show(page, server, position(3, hand=HAND, structures=["trellis"], lira=6))
    pinot = page.locator("button[name=hand][value=pinot]")
    pinot.hover()
    target = page.locator(".destined")
    expect(target).to_have_attribute("value", "place:plant_vine:middle:regular")
    expect(page.locator("svg.handline")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(target).to_have_count(0)
    expect(page.locator("svg.handline")).to_have_count(0)
    page.locator("#w-grande").check(force=True)
    pinot.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(target).to_have_attribute("value", "place:plant_vine:middle:grande")
    assert not (wrong := findings(page, ".hand")), "\n".join(wrong)
    with page.expect_response("**/play"):
        page.keyboard.press("Enter")
    expect(page.locator("svg.handline")).to_have_count(0)
    assert len(sent) == 1, "one request"
    assert re.search(r'name="hand"\s+pinot|hand=pinot', sent[0])
    assert re.search(r'name="worker"\s+grande|worker=grande', sent[0])


def test_cards_to_discard_are_counted(page: Page, server: Server) -> None:
    game = position(2, season="winter", hand=MANY, workers={"regular": 0, "grande": 1}, passed=[1])
    game.play("pass")
    sent = show(page, server, game)
    confirm, cards = page.locator("button[name=together]"), page.locator("label.picks")
    expect(confirm).to_be_disabled()
    expect(confirm).to_contain_text("0 of 2 chosen")
    for number in (0, 4, 5):
        cards.nth(number).click(position={"x": 12, "y": 12})
    expect(cards.nth(0).locator("input")).not_to_be_checked()  # One too many lets go of the first.
    expect(confirm).to_be_enabled()
    expect(confirm).to_contain_text("Broker, Judge")
    expect(page.locator("#live")).to_have_text("2 of 2 chosen: Broker, Judge.")
    assert not (wrong := findings(page, ".hand")), "\n".join(wrong)
    with page.expect_response("**/play"):
        confirm.click()
    assert len(sent) == 1
    assert len(re.findall(r"card(?::|%3A)\w+", sent[0])) == 2
