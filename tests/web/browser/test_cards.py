"""Cards in a browser: nothing on them is cut in any hand, and each shows its drawing however many there are."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.repeating import LONG_RUN
from vendemmia.engine.numbers.names import SUMMER_VISITORS, WINTER_VISITORS
from vendemmia.locale import words
from vendemmia.web.show.cards.cards import face

from ..elements import position
from ..serving import Server
from .playing import show

LANGUAGES = ("en", "ru", "pl", "es", "fr", "cs") if LONG_RUN else ("en", "ru")
SIZES = (
    (1440, 900),
    (1920, 1080),
    (1366, 768),
    (1280, 720),
    (1600, 900),
    (820, 1180),
    (844, 390),
    (390, 844),
    (360, 640),
)
ROOMY = 8
"""A hand of so many cards shows their texts."""
EACH_LAYOUT = SIZES if LONG_RUN else (SIZES[0], SIZES[3], *SIZES[5:])
"""A usual run takes two of the sizes at which the table is on one screen."""
HELD = (
    *(
        "pinot",
        "broker",
        "artisan",
        "ord_w4_w3",
        "merlot",
        "handyman",
        "bottler",
        "oenologist",
        "harvester",
        "chardonnay",
    ),
    *("ord_r7_r6", "uncertified_architect"),
)
CUT = """() => [...document.querySelectorAll('.hand .held .hc')].flatMap(card => {
  const box = card.getBoundingClientRect();
  const name = card.querySelector('.hc-h b').firstChild;
  const range = document.createRange();
  const isBroken = [...name.data.matchAll(/[^\\s-]+/g)].some(word => {
    range.setStart(name, word.index);
    range.setEnd(name, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
  const isCut = [...card.querySelectorAll('.hc-b, .hc-f')].some(part => part.getBoundingClientRect().width > 1
    && (part.scrollHeight > part.clientHeight + 1 || part.getBoundingClientRect().bottom > box.bottom + 1));
  return isBroken || isCut ? [`${name.data}: ${isBroken ? 'broken' : 'cut'}`] : [];
})"""
UNDRAWN = """() => [...document.querySelectorAll('.hand .held .hc')].filter(card => {
  const box = card.getBoundingClientRect();
  return ![...card.querySelectorAll('.bust, .portrait, .building, .big svg')].some(drawing => {
    const { width, height, left, right } = drawing.getBoundingClientRect();
    return width > 18 && height > 18 && left > box.left - 12 && right < box.right + 12;
  });
}).map(card => card.innerText)"""
OVERLAPPING = """() => {
  const cards = [...document.querySelectorAll('.hand .held .hc')].map(card => card.getBoundingClientRect());
  const hand = document.querySelector('.hand').getBoundingClientRect();
  return cards.filter((one, number) => one.width < 80 || one.right > hand.right + 1 || cards.slice(0, number).some(
    other => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1));
}"""
BOXES = """() => ['.vineyard', '.hand', '.side', '.prompt', '.since'].map(part => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, x, y, width, height].join(' ');
})"""


def wordiest(language: str) -> list[str]:
    """All visitors, those with the longest texts and names first."""
    spoken = words(language)
    shown = {card: face(spoken, card) for card in (*SUMMER_VISITORS, *WINTER_VISITORS)}
    longest = sorted(shown, key=lambda card: -len(shown[card].plain))
    names = sorted(shown, key=lambda card: -max(len(word) for word in shown[card].title.split()))
    return list(dict.fromkeys(card for pair in zip(longest, names, strict=True) for card in pair))


def to_hand(page: Page) -> None:
    tab = page.locator("nav.tabs label:has(#tab-hand)")
    if tab.is_visible():
        tab.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_visitor_is_cut(page: Page, server: Server, language: str) -> None:
    cards = wordiest(language)
    found: list[str] = []
    for held in batches(cards if LONG_RUN else cards[: 2 * ROOMY]):
        show(page, server, position(2, season="summer", hand=held), language=language)
        for width, height in SIZES[:5]:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}x{height} {cut}" for cut in page.evaluate(CUT)]
    assert found == []


def batches(cards: Sequence[str]) -> list[list[str]]:
    return [list(cards[start : start + ROOMY]) for start in range(0, len(cards), ROOMY)]


@pytest.mark.parametrize("count", range(1, 13) if LONG_RUN else (1, 4, 8, 9, 12))
def test_every_card_shows_its_drawing(page: Page, server: Server, count: int) -> None:
    show(page, server, position(2, season="summer", hand=list(HELD[:count])))
    to_hand(page)
    found: list[str] = []
    for width, height in EACH_LAYOUT:
        page.set_viewport_size({"width": width, "height": height})
        to_hand(page)
        found += [f"{width}x{height} {card}" for card in page.evaluate(UNDRAWN)]
        found += [f"{width}x{height} overlap {box}" for box in page.evaluate(OVERLAPPING)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_whole_in_the_narrow_hand_of_the_extended_board(page: Page, server: Server, language: str) -> None:
    found: list[str] = []
    for count in (5, 7, 8, 12) if LONG_RUN else (7, 12):
        held = [*("fermentation_tank", "ord_r7_r6", "chardonnay"), *wordiest(language)][:count]
        game = position(
            6, [{}] * 5, season="summer", hand=held, options={"modules": ["extended_board", "structure_cards"]}
        )
        show(page, server, game, language=language)
        for width, height in SIZES[:4]:
            page.set_viewport_size({"width": width, "height": height})
            found += [
                f"{count} at {width}x{height} {cut}" for cut in (*page.evaluate(CUT), *page.evaluate(OVERLAPPING))
            ]
    assert found == []


@pytest.mark.parametrize("size", SIZES[:4])
def test_ten_cards_have_room_beside_the_tutor(page: Page, server: Server, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, server, position(2, season="summer", hand=list(HELD[:10])))
    page.evaluate(
        """() => document.querySelector('.stage').insertAdjacentHTML('beforeend',
          '<section class="tutor panel"><h2>A lesson</h2><p>What to do now, and why.</p></section>')"""
    )
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(UNDRAWN) == []
    last = page.locator(".hand .held").last
    last.scroll_into_view_if_needed()
    box, hand = last.bounding_box(), page.locator(".hand").bounding_box()
    assert box is not None
    assert hand is not None
    assert box["y"] + box["height"] <= hand["y"] + hand["height"]


def test_a_card_in_play_lies_whole_in_the_place_of_the_board(page: Page, server: Server) -> None:
    game = position(2, season="summer", hand=["artisan", "pinot"], lira=9)
    game.play("place:play_summer_visitor:left:regular")
    show(page, server, game)
    before = page.evaluate(BOXES)
    game.play("card:artisan")
    page.unroute_all()
    show(page, server, game)
    assert page.evaluate(BOXES) == before
    stage, board = page.locator(".onstage").bounding_box(), page.locator(".season.now").bounding_box()
    assert stage is not None
    assert board is not None
    assert max(abs(stage[side] - board[side]) for side in ("x", "y", "width", "height")) <= 1
    card = page.locator(".onstage .zc")
    assert card.evaluate("card => card.scrollHeight <= card.clientHeight + 1")
    assert page.locator(".onstage .zb").evaluate("text => text.scrollHeight <= text.clientHeight + 1")
    answers = page.locator("button[name=code].go:visible")
    assert answers.count() == len(game.state.codes())
    assert page.locator(".plates button:not(.cant)").count() == answers.count()


def test_the_card_looked_at_lies_beside_names(page: Page, server: Server) -> None:
    show(page, server, position(2, season="summer", hand=list(HELD)))
    shown = page.locator(".hand .reading .zc h3")
    for card in ("Handyman", "Oenologist"):
        page.locator(".hand .held", has_text=card).hover()
        expect(shown).to_have_text(card)
