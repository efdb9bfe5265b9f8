"""Whole games through the interface, as people play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.repeating import LONG_RUN, REPEATED

from .playing import Person, fill_in, opened, seated, sit_down

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}

SEEN = 6
"""Turns that are looked at in a usual run, before the game is played to its end unseen."""

FROM_HAND = re.compile(r'<button[^>]*\bname="hand"')
"""A card that can be played from the hand."""


def test_play_now_is_one_press_away(page: Page) -> None:
    page.goto("/")
    page.locator("form[action='/play-now'] button").first.click()
    page.wait_for_url("**/tables/**")
    person = Person(page)
    for _ in range(6):
        person.step()
    assert person.turns >= 2


@pytest.mark.parametrize("options", [TABLET], ids=["tablet"])
def test_a_game_against_the_computer(page: Page) -> None:
    person = fill_in(page, 11, years=2 if LONG_RUN else 1)
    person.play_on(seen=SEEN)
    assert person.turns > 5
    page.locator("a[href$='/result']:visible").first.click()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("svg[role=img]").first).to_be_visible()


@pytest.mark.parametrize("options", [SIDEWAYS], ids=["dark, phone held sideways"])
def test_a_challenge_of_the_campaign(page: Page) -> None:
    """A solo game of seven years; the first turns are seen."""
    page.goto("/campaign/start")
    page.locator("main button[type=submit]").first.click()
    page.wait_for_url("**/campaign*")
    page.locator("form[action='/campaign/play'] button").first.click()
    page.wait_for_url("**/tables/**")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(int(part) for part in re.findall(r"\d+", background)[:3]) < 200
    person = Person(page, 3)
    while person.turns < 6 * REPEATED and not person.over():
        person.step()
    person.play_on_unseen()
    page.goto("/campaign")
    expect(page.locator("main")).to_contain_text("1 game")


def test_three_people_at_one_screen_with_everything_of_tuscany(page: Page) -> None:
    everything = ("extended_board", "special_workers", "structure_cards")
    person = fill_in(page, 4, names=("Ada", "Bruno", "Carla"), modules=everything, years=1)
    expect(page.locator(".cover")).to_be_visible()
    for _ in range(7 * REPEATED):
        if not person.over():
            person.step()
    person.play_on_unseen()
    assert person.over()


@pytest.mark.parametrize("options", [PHONE], ids=["phone"])
def test_a_game_on_a_phone(page: Page) -> None:
    """Part by part: where no answer is in sight, the bar shows the way to the part that holds one."""
    person = sit_down(page, 5, years=1)
    person.play_on(seen=SEEN)
    assert person.turns > 5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def test_a_game_from_the_hand(page: Page) -> None:
    """Whatever can be is played from the hand: one press, the card stays in sight, one undo takes back both."""
    unseen = opened(page, 9, years=4)
    unseen.play_until(lambda shown: bool(FROM_HAND.search(shown.text)))
    person = seated(unseen)
    played = undone = 0
    plays, undos = (4, 2) if LONG_RUN else (2, 1)
    while played < plays or undone < undos:
        assert not person.over()
        version, names = person.playable()
        if not names:
            person.step()
            continue
        name = person.rng.choice(names)
        page.locator(f".hand button[name=hand][value={name}]").click()
        person.wait_for_change(version)
        played += 1
        # A card without a question is done at once, and the computer player may already have one of its own in play.
        in_sight = page.locator(f"#prompt .inplay[popovertarget=zoom-{name}]")
        may_undo = page.locator("#undo:enabled").count()  # Not once a card has shown something hidden.
        if undone < undos and may_undo and person.codes() and in_sight.count():
            expect(page.locator(".hand .away")).to_have_text("in play")
            version = person.version()
            page.locator("#undo").click()
            person.wait_for_change(version)
            assert any(code.startswith("place:") for code in person.codes()), "the worker is back, too"
            expect(page.locator(f".hand button[name=hand][value={name}]")).to_be_visible()
            undone += 1


@pytest.mark.parametrize("options", [{"java_script_enabled": False}], ids=["no script"])
def test_a_game_without_scripts(page: Page) -> None:
    """Whatever the others do is seen by loading the page again. A usual run sees the first turns and the end."""
    person = fill_in(page, 6, years=1)
    while not person.over():
        if person.turns >= SEEN and not LONG_RUN:
            person.play_on_unseen()
            continue
        codes = person.codes()
        if person.pick():
            continue
        if not codes:
            page.reload()
            continue
        person.button(person.rng.choice(codes)).click()
        if page.locator("input[name=sure]").count():
            person.button("pass").click()
        person.turns += 1
    assert person.turns >= SEEN
