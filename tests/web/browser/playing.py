"""Playing through the page as a person does: looking for what glows and pressing it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect


class Person:
    """Sits before a page and answers at random. `turns` counts the answers given."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.turns = 0

    def version(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-version") or -1)

    def over(self) -> bool:
        return self.page.locator("#table[data-over]").count() > 0

    def play_on(self, most: int = 2000) -> None:
        """Until the game is over."""
        for _ in range(most):
            if self.over():
                return
            self.step()
        raise AssertionError(f"not over after {most} steps")

    def step(self) -> None:
        """Answer, take the screen, or wait for the others."""
        cover = self.page.locator("main.cover button[name=seat]")
        if cover.count():
            cover.click()
            expect(self.page.locator("main.cover")).to_have_count(0)
            return
        before = self.version()
        codes = self.codes()
        if codes:
            self.press(self.rng.choice(codes))
            self.turns += 1
        self.wait_for_change(before)

    def wait_for_change(self, before: int) -> None:
        self.page.wait_for_function(
            "before => { const t = document.getElementById('table');"
            " return t && (Number(t.dataset.version) !== before || t.dataset.over"
            " || document.querySelector('main.cover')) }",
            arg=before,
        )

    def codes(self) -> list[str]:
        """The answers of everything that can be pressed now, wherever it is on the page."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#table button[name=code]')]"
            ".filter(button => button.checkVisibility()).map(button => button.value)"
        )
        return sorted(set(found))

    def button(self, code: str) -> Locator:
        return self.page.locator(f'#table button[name=code][value="{code}"]:visible').first

    def press(self, code: str) -> None:
        """Passing with something left to do takes two presses."""
        hasty = code == "pass" and len(self.codes()) > 1 and self.page.locator("input[name=sure]").count() == 0
        self.button(code).click()
        if hasty:
            expect(self.page.locator("input[name=sure]")).to_have_count(1)
            self.button(code).click()
