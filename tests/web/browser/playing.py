"""Playing through the page as a person does: looking for what glows and pressing it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

PLAYS = "button[name=code]"


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
        things = self.visible()
        if things:
            self.press(self.rng.choice(things))
            self.turns += 1
        self.page.wait_for_function(
            "before => { const t = document.getElementById('table');"
            " return t && (Number(t.dataset.version) !== before || t.dataset.over"
            " || document.querySelector('main.cover, input[name=sure]')) }",
            arg=before,
        )

    def visible(self) -> list[Locator]:
        """Everything that can be pressed to answer, wherever it is on the page."""
        found = self.page.locator(f"#table {PLAYS}:visible")
        return [found.nth(number) for number in range(found.count())]

    def press(self, thing: Locator) -> None:
        sure = thing.get_attribute("value") == "pass" and self.page.locator("input[name=sure]").count() == 0
        thing.click()
        if sure:  # Passing with something left to do takes two presses.
            again = self.page.locator("#table:has(input[name=sure]) button[name=code][value=pass]:visible")
            moved = self.page.locator("#table")
            moved.wait_for()
            if again.count():
                again.first.click()
