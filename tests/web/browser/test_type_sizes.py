"""Three sizes of type on a table: notes, texts, names. Numbers, and what is shown from 20 px on, have their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .measuring import resize
from .playing import to_first_placement

MODULES = ("extended_board", "special_workers", "structure_cards")
SIZES = ((1440, 900), (390, 844))
THREE = [12, 14, 17]
DISPLAYED = 20
TYPE = """([three, displayed]) => {
  const found = {}, texts = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.data.trim(), element = texts.currentNode.parentElement;
    if (!/\\p{L}{2}/u.test(text) || element.closest('.sr, [popover]') || !element.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size && size < displayed) (found[size] ??= []).push(text.slice(0, 30));
  }
  return [Object.keys(found).map(Number), Object.entries(found).filter(([size]) => !three.includes(Number(size)))];
}"""


@pytest.mark.parametrize("modules", [(), MODULES], ids=["base", "extended"])
@pytest.mark.usefixtures("server")
def test_a_table_has_three_sizes_of_type(page: Page, modules: tuple[str, ...]) -> None:
    to_first_placement(page, 7, modules=modules)
    used: set[float] = set()
    for size in SIZES:
        resize(page, *size)
        for part in ("board", "vineyard", "hand", "rivals", "log"):
            tab = page.locator(f"#tab-{part}")
            if tab.count():
                tab.evaluate("(tab) => tab.click()")
            sizes, others = page.evaluate(TYPE, [THREE, DISPLAYED])
            used |= set(sizes)
            assert others == [], f"{size} {part}"
    assert used == set(THREE)
