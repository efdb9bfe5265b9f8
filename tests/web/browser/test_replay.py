"""The replay: a game is gone through move by move, from any seat, and played on from any moment."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from vendemmia.engine import Kind

from ..scenes import CORPUS, record_of, replayed
from .playing import Person, upload

RECORD = "base-2-0.json"


def test_a_record_is_uploaded_gone_through_and_played_on(page: Page) -> None:
    upload(page, CORPUS / RECORD)
    page.wait_for_url("**/replay/**")
    slide = page.locator("#slide")
    expect(slide).to_have_value("0")
    page.locator("#to-forward").click()
    expect(slide).to_have_value("1")
    page.locator("#to-turn-forward").click()
    expect(slide).not_to_have_value("1")
    page.locator("#to-back").click()
    page.locator("#to-last").click()
    expect(slide).to_have_value(str(len(record_of(RECORD).codes)))

    season = page.locator("#jump option").nth(4).get_attribute("value") or ""
    page.locator("#jump").select_option(season)
    expect(slide).to_have_value(season)
    page.locator("#view").select_option("1")
    page.wait_for_url("**view=1**")
    linked = page.url
    assert f"ply={season}" in linked
    page.goto("/")
    page.goto(linked)
    expect(slide).to_have_value(season)
    expect(page.locator("#view")).to_have_value("1")

    page.locator(".playon button[type=submit]").click()
    page.wait_for_url(lambda address: "replay" not in address)
    person = Person(page)
    for _ in range(4):
        person.step()
    assert person.turns >= 1


TEXT_OF_CARD = """() => {
  const text = document.querySelector('.lastcard > div'), box = text.parentElement.getBoundingClientRect();
  return [text.getBoundingClientRect().width, box.width, document.querySelector('.side').clientWidth];
}"""


def test_the_card_that_was_played_has_room_for_its_text(page: Page) -> None:
    """In a column of its own beside the board, as at the table."""
    upload(page, CORPUS / RECORD)
    page.wait_for_url("**/replay/**")
    brought = enumerate(replayed(record_of(RECORD)).events, 1)
    plies = [ply for ply, events in brought if any(each.kind == Kind.PLAYED and each.seat == 1 for each in events)]
    page.goto(page.url.split("?")[0] + f"?ply={plies[-1]}&view=0")
    expect(page.locator(".lastcard")).to_have_count(1)  # Of the other player.
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        text, box, column = page.evaluate(TEXT_OF_CARD)
        assert box > 0.95 * column
        assert text > 130


def test_the_record_comes_back_as_it_went(page: Page) -> None:
    upload(page, CORPUS / RECORD)
    page.wait_for_url("**/replay/**")
    with page.expect_download() as download:
        page.locator("a[download]").first.click()
    sent = json.loads((CORPUS / RECORD).read_text(encoding="utf-8"))
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["plies"] == sent["plies"]


def test_decisions_are_weighed_and_the_largest_swings_shown(page: Page) -> None:
    upload(page, CORPUS / "solo-normal-challenge-3-7.json")
    page.wait_for_url("**/replay/**")
    page.locator("#evaluation button").click()
    expect(page.locator("#evaluation a[href*='ply=']").first).to_be_visible(timeout=180_000)


@pytest.mark.parametrize("options", [{"java_script_enabled": False}, {}], ids=["without scripts", "with scripts"])
def test_the_page_of_all_decisions_comes_to_its_end(page: Page) -> None:
    upload(page, CORPUS / "special_workers-solo-normal-challenge-3-1022.json")
    page.wait_for_url("**/replay/**")
    page.goto(page.url.split("?")[0] + "evaluation?ply=5&view=0")
    page.locator("#evaluated button").click()
    expect(page.locator("#evaluated tbody tr").first).to_be_visible(timeout=180_000)
