"""The labels of the map: at every size of the drawing they are whole, apart, and in their own land."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from ..elements import position
from ..scenes import table_text

MODULES = ["extended_board", "special_workers", "structure_cards"]
EVERYWHERE = {"lucca": 1, "pisa": 1, "firenze": 1, "livorno": 1, "siena": 1, "arezzo": 1}
MIXED: list[dict[str, Any]] = [
    {"stars": {"lucca": 1, "pisa": 2, "livorno": 1, "siena": 1}},
    {"stars": {"pisa": 2, "firenze": 1, "livorno": 2, "siena": 1}},
    {"stars": {"siena": 3, "firenze": 1, "arezzo": 1, "pisa": 1}},
    {"stars": {"grosseto": 2, "firenze": 3, "siena": 1}},
    {"stars": {"arezzo": 2, "grosseto": 1, "firenze": 1, "siena": 1}},
]
WIDTHS = (236, 262, 300, 360)
DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
STILL = {"java_script_enabled": False}
WRONG = """(width) => {
  document.querySelector('.mapbox').style.cssText = width ? `width: ${width}px; max-width: none; flex: none` : '';
  const labels = [...document.querySelectorAll('.mapbox li')].map(label => ({
    name: label.classList[0],
    title: label.querySelector('.nr > b').getBoundingClientRect(),
    parts: [...label.querySelectorAll('.nr > *, .rg, .rc')]
      .filter(part => part.checkVisibility()).map(part => part.getBoundingClientRect()),
    small: [...label.querySelectorAll('b, .sw')].filter(e => parseFloat(getComputedStyle(e).fontSize) < 12).length,
  }));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const wrong = [];
  const beside = width ? [] :
    [...document.querySelectorAll('.map h2, .tiek')].map(part => part.getBoundingClientRect());
  labels.forEach((one, at) => {
    if (one.small) wrong.push(`${one.name}: too small`);
    const land = document.querySelector(`.land.${one.name}`);
    const { left, right, top, bottom } = one.title;
    const middle = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(land.getScreenCTM().inverse());
    if (!land.isPointInFill(middle)) wrong.push(`${one.name}: outside its land`);
    if (one.parts.some(part => beside.some(other => meet(part, other)))) wrong.push(`${one.name}: under the heading`);
    for (const other of labels.slice(at + 1))
      if (one.parts.some(a => other.parts.some(b => meet(a, b)))) wrong.push(`${one.name} and ${other.name} meet`);
  });
  return wrong;
}"""


@pytest.mark.parametrize("options", [STILL], ids=["still"])
def test_labels_are_apart_and_in_their_land(page: Page) -> None:
    """Six players: with a star to place, and with all of them in almost every region."""
    placing = position(
        6, MIXED, season="spring", options={"modules": MODULES}, stars={"pisa": 2, "arezzo": 1, "siena": 1}
    )
    placing.play("place:influence:left:regular")
    crowded = position(
        6,
        [{"stars": EVERYWHERE}] * 5,
        season="spring",
        options={"modules": MODULES},
        stars={"pisa": 2, "livorno": 1, "siena": 1, "grosseto": 1},
    )
    wrong = []
    for name, game in (("placing", placing), ("crowded", crowded)):
        page.route(f"**/{name}", partial(Route.fulfill, body=table_text(game, 0), content_type="text/html"))
        page.goto(f"/{name}")
        page.evaluate("document.fonts.ready")
        wrong += [f"{name} at {width}: {problem}" for width in WIDTHS for problem in page.evaluate(WRONG, width)]
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{name} at {width} by {height}: {problem}" for problem in page.evaluate(WRONG, 0)]
    assert wrong == [], "\n".join(wrong)
