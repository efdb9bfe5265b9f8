"""The bar shows every answer whole, at every size: nothing is cut, nothing lies out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from vendemmia.locale import languages

from ..elements import position
from ..scenes import table_text
from ..test_buttons import moment
from .measuring import from_here, resize, unpainted

ALL = "extended_board-special_workers-structure_cards"
TELLING = [
    ("base-2-0.json", "several-base ChooseRow 0 row"),
    ("base-2-0.json", "several-base Build 0 structure"),
    ("base-2-0.json", "several-base Harvest 0 field"),
    ("base-2-advanced-2.json", "several-base ChooseParents 0 mama"),
    ("base-2-tasting-0.json", "several-base FillOrder 0 card"),
    ("base-2-tasting-17.json", "several-base TakeAction 0 action"),
    ("extended_board-base-2-1000.json", "several-extended NextRow 0 row"),
    ("extended_board-base-4-friendly-advanced-unscored-1007.json", "several-extended PlacementNode 1 done+region"),
    (f"{ALL}-base-3-tasting-1.json", "several-extended May 0 make+no"),
    ("solo-easy-challenge-1-tokens-2-13.json", "solo-base PlantFromDeck 0 card"),
    ("solo-hard-challenge-8-friendly-18.json", "solo-base OtherMama 0 no+yes"),
    ("special_workers-structure_cards-base-2-friendly-1005.json", "several-base Build 0 card+structure"),
]
"""Moments with many answers, long ones, or none in the bar."""

SIZES = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640), (667, 375), (320, 256)]

PROBLEMS = """() => {
  const found = [], bar = document.getElementById('prompt'), choices = bar.querySelector('.choices');
  const box = bar.getBoundingClientRect();
  const seen = e => e.checkVisibility() && e.getBoundingClientRect().width > 1;
  const name = e => (e.innerText || '').replace(/\\s+/g, ' ').slice(0, 40);
  const clipped = e => getComputedStyle(e).clipPath !== 'none';
  const hidden = e => e !== bar && (clipped(e) || hidden(e.parentElement));
  const out = (a, b) => a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
  if (seen(choices) && choices.scrollWidth > choices.clientWidth + 1) found.push('the answers scroll');
  const buttons = [...bar.querySelectorAll('.choices > .btn, .seg, .btn.all, .there, .undo')].filter(seen);
  for (const button of buttons) {
    const place = button.getBoundingClientRect();
    if (out(place, box) || place.left < 0 || place.right > innerWidth) found.push('outside: ' + name(button));
    for (const part of button.querySelectorAll('span, small, b')) {
      const style = getComputedStyle(part);
      if (!seen(part) || hidden(part)) continue;
      if (out(part.getBoundingClientRect(), place)) found.push('sticks out: ' + name(button));
      const cut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
      if (cut && style.overflow !== 'visible') found.push('cut: ' + name(button));
    }
  }
  buttons.forEach((one, n) => buttons.slice(n + 1).forEach(other => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      found.push('one over the other: ' + name(one) + ', ' + name(other));
  }));
  const question = bar.querySelector('h1');
  if (question.scrollHeight > question.clientHeight + 2) found.push('the question is cut');
  if (out(question.getBoundingClientRect(), box)) found.push('the question does not fit');
  return found;
}"""


NOTICE_CUT = """() => {
  const notice = document.querySelector('#prompt .notice'), text = document.createRange();
  text.selectNodeContents(notice);
  const edges = text.getBoundingClientRect();
  const clipping = [notice, notice.parentElement, document.getElementById('prompt')].filter(
    each => getComputedStyle(each).overflowY !== 'visible').map(each => each.getBoundingClientRect());
  return edges.height < 10
    || clipping.some(box => edges.top < box.top - 2 || edges.bottom > box.bottom + 2 || edges.right > box.right + 2);
}"""


@pytest.mark.parametrize("options", [{"java_script_enabled": False}], ids=["static pages"])
def test_what_the_server_says_is_whole_in_every_language(page: Page) -> None:
    """The longest word of it: that Pass is to be pressed again."""
    cut: list[str] = []
    page.goto("/health")
    for language in languages():
        game = position(2, season="winter")
        text = table_text(game, 0, language=language, notice="table-pass-again", sure="pass")
        page.set_content(unpainted(text))
        for width, height in from_here(page, SIZES):
            resize(page, width, height)
            cut += [f"{language} at {width}"] if page.evaluate(NOTICE_CUT) else []
    assert cut == []


@pytest.mark.parametrize("options", [{"java_script_enabled": False}], ids=["static pages"])
def test_every_answer_of_the_bar_is_whole(page: Page) -> None:
    wrong: list[str] = []
    for file, kind in TELLING:
        show(page, file, kind)
        for width, height in from_here(page, SIZES):
            resize(page, width, height)
            wrong += [f"{kind} at {width}: {problem}" for problem in page.evaluate(PROBLEMS)]
    assert wrong == []


@pytest.mark.parametrize(
    "options", [{"java_script_enabled": False, "viewport": {"width": 390, "height": 844}}], ids=["phone"]
)
@pytest.mark.parametrize(
    ("file", "kind", "code"),
    [
        ("base-2-0.json", "several-base ChooseRow 0 row", "row:7"),
        ("base-2-advanced-2.json", "several-base PlaceAhead 0 place", "place:fill_order:left:regular"),
        ("base-2-tasting-17.json", "several-base TakeAction 0 action", "action:build_structure"),
        ("extended_board-base-2-1000.json", "several-extended NextRow 0 row", "row:7"),
    ],
)
def test_on_a_phone_what_is_asked_for_comes_first(page: Page, file: str, kind: str, code: str) -> None:
    """The thing itself is in sight on the board, above the sheet, without scrolling."""
    show(page, file, kind)
    there = page.locator(f".stage button[name=code][value='{code}']:visible").first.bounding_box()
    sheet = page.locator("#prompt").bounding_box()
    assert there is not None
    assert sheet is not None
    assert there["y"] + there["height"] < sheet["y"]


def show(page: Page, file: str, kind: str) -> None:
    """The page of a moment, with the styles of the server."""
    game = moment(file, kind)
    if page.url == "about:blank":
        page.goto("/health")
    page.set_content(unpainted(table_text(game, game.state.to_move)))
