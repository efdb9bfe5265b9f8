"""The judge itself: it finds texts that are hard to read, whatever is behind them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from . import judging
from .judging import THEMES, axe_findings, findings, picture, poor_contrasts, unnamed_words

STYLE = """
  body { margin: 20px; background: #fff; color: #222; font: 16px/1.5 sans-serif }
  p { width: 300px; margin: 4px 0; padding: 4px }
  .grey { color: #999 }
  .large { font-size: 30px; color: #888 }
  .faint { opacity: .4 }
  .image { color: #fff; background: linear-gradient(90deg, #fff, #eee) }
  .on-drawing { position: relative } .on-drawing svg { position: absolute; inset: 0; z-index: -1 }
  .dark { color: #fff; background: repeating-linear-gradient(45deg, #000 0 8px, #222 8px 16px) }
  @media (prefers-color-scheme: dark) { .night { color: #fff } }
  .clip { height: 0; padding: 0; overflow: hidden; color: #fff }
"""
BODY = """
  <main><h1>Texts</h1>
  <p>plain</p><p class="grey">grey</p><p class="large">large</p><p class="faint">faint</p>
  <p class="image">on a gradient</p>
  <p class="on-drawing"><svg width="300" height="30"><path fill="#333" d="M0 0h300v30H0z"/></svg>on a drawing</p>
  <svg width="300" height="30"><text y="20" fill="#aaa">drawn</text><text x="200" y="20">drawn black</text></svg>
  <p class="dark">on stripes</p><p class="clip">hidden</p><p class="grey" aria-disabled="true">not now</p></main>
"""


def page_of(body: str) -> str:
    return f"<!doctype html><html lang=en><title>A page</title><style>{STYLE}</style><body>{body}</body></html>"


def test_texts_that_are_hard_to_read_are_found(page: Page) -> None:
    page.set_content(page_of(BODY))
    found = poor_contrasts(page)
    assert [finding.split('"')[1] for finding in found] == ["grey", "faint", "on a gradient", "on a drawing", "drawn"]
    assert found[0].startswith("light: contrast 2.8")


def test_dark_colours_are_judged_by_themselves_and_light_ones_come_back(page: Page) -> None:
    page.set_content(page_of('<main><h1>Night</h1><p class="night">white</p></main>'))
    found = findings(page)
    assert [(finding.split(": ")[1], finding.split('"')[1]) for finding in found] == [("dark", "white")]
    assert not page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert findings(page, briefly=True) == []


def test_a_picture_that_was_taken_too_soon_is_taken_again(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one still shows a black page."""
    page.set_content('<body style="background: #000">')
    page.evaluate("draw(true)")
    pictures = [picture(page)]
    page.set_content(page_of("<main><h1>White</h1><p>plain</p></main>"))
    monkeypatch.setattr(judging, "picture", lambda page: pictures.pop() if pictures else picture(page))
    assert poor_contrasts(page) == []
    assert not pictures


def test_what_axe_finds_is_found(page: Page) -> None:
    page.set_content(page_of("<main><h1>Buttons</h1><button></button><button>Sell</button></main>"))
    assert [finding.split(":")[0] for finding in axe_findings(page)] == ["button-name"]
    usual = "axe._audit.rules.filter(rule => rule.preload && !rule.tags.includes('experimental')).map(rule => rule.id)"
    assert page.evaluate(usual) == ["no-autoplay-audio"], "of those that load something, it alone runs: it needs media"
    page.set_content(page_of("<main><h1>Nothing</h1><p>wrong</p></main>"))
    assert findings(page) == []


CHANGE_MEANWHILE = """() => {
  const { run } = axe;
  window.runs = 0;
  axe.run = async (...wanted) => {
    const found = await run(...wanted);
    if (!window.runs++) {
      document.querySelector('main').append('more');
      await new Promise(done => setTimeout(done));
    }
    return found;
  };
}"""


def test_a_page_that_changes_meanwhile_is_judged_again(page: Page) -> None:
    page.set_content(page_of("<main><h1>Nothing</h1><p>wrong</p></main>"))
    assert axe_findings(page) == []
    page.evaluate(CHANGE_MEANWHILE)
    assert axe_findings(page) == []
    assert page.evaluate("window.runs") == 2


def test_a_name_that_hides_what_is_visible_is_found(page: Page) -> None:
    named = '<button>2 <span aria-hidden="true">Sell</span><span class="sr">Grapes</span></button>'
    twice = '<label for="a">One</label><label for="a">Two</label><input id="a">'
    page.set_content(page_of(f'<main><h1>Names</h1><button aria-label="Buy">Sell</button>{named}{twice}</main>'))
    found = [finding.split(":")[0] for finding in axe_findings(page)]
    assert found == ["label-content-name-mismatch", "form-field-multiple-labels"]
    assert unnamed_words(page) == ['not in the name: "Sell" of "buy"', 'not in the name: "Sell" of "2 grapes"']


SPOIL = """() => document.querySelector('main').insertAdjacentHTML('beforeend',
  '<p style="color: #999; background: #aaa">grey</p><button></button>')"""
OPACITY = "getComputedStyle(document.documentElement).opacity"


def test_a_page_that_is_not_drawn_is_judged_as_if_it_were(page: Page) -> None:
    page.goto("/keys")
    assert page.evaluate(OPACITY) == "0.0001"
    assert findings(page) == []
    page.evaluate(SPOIL)
    found = {finding.split(": ")[1] for _ in THEMES for finding in findings(page)}  # Light and dark by turns.
    assert found == {"button-name", "light", "dark"}
    assert page.evaluate(OPACITY) == "0.0001"
